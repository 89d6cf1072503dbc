//! The greedy driver: its limits, what it visits, what its listener hears, and what it finds in debug builds.

use ods_runtime::interfaces::{
    BranchOpInterface, BranchOpInterfaceTable, BranchOpInterfaceTrait, SuccessorOperands,
};
use ods_runtime::ir::{InsertPoint, Listener, WalkOrder};
use ods_runtime::rewrite::{
    FrozenPatternSet, GreedyConfig, PatternSet, RewritePattern, Rewriter, Strictness,
    apply_op_patterns_greedily, apply_patterns_greedily, walk_and_apply_patterns,
};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Dialect, DialectInit, Ir, Op, OpState, Region};

fn parse(text: &str) -> (Ir, Region) {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let ir = parse_source(&ctx, "greedy.mlir", text.as_bytes()).expect("a valid text");
    let region = ir.root().expect("a module").region(0).handle();
    (ir, region)
}

/// A set with one pattern for all operations.
fn one(
    name: &'static str,
    rewrite: impl Fn(Op, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
) -> FrozenPatternSet {
    let mut patterns = PatternSet::default();
    patterns.add(RewritePattern::on_any(name, rewrite));
    patterns.freeze()
}

/// Replaces `op` by an operation called `to` with the same operands and result types.
fn rename(op: Op, r: &mut Rewriter<'_>, to: &str) {
    let view = r.op(op);
    let mut state = OpState::new(r.ctx().op_name(to), view.loc());
    state.add_operands(view.operands().map(|operand| operand.handle()));
    state.add_types(view.results().types().map(|ty| ty.handle()));
    let new = r.create(&state);
    r.replace_op_with(op, new);
}

fn names(ir: &Ir) -> Vec<String> {
    let ops = ir.root().expect("a module").walk(WalkOrder::Pre).skip(1);
    ops.map(|op| op.name().as_str().to_owned()).collect()
}

/// Renames `t.a` to `t.b`.
fn a_to_b() -> FrozenPatternSet {
    one("AToB", |op, r| {
        if r.op(op).name().as_str() != "t.a" {
            return r.no_match(op, "is not `t.a`");
        }
        rename(op, r, "t.b");
        Some(())
    })
}

#[test]
fn patterns_are_applied_until_nothing_changes() {
    let (mut ir, region) = parse(r#""t.a"() : () -> () "t.c"() : () -> ()"#);
    let patterns = a_to_b();
    let changed = apply_patterns_greedily(&mut ir, region, &patterns, GreedyConfig::default());
    assert_eq!(changed, Ok(true));
    assert_eq!(names(&ir), ["t.b", "t.c"]);
    let changed = apply_patterns_greedily(&mut ir, region, &patterns, GreedyConfig::default());
    assert_eq!(changed, Ok(false));
}

#[test]
fn endless_patterns_stop_and_are_named() {
    let (mut ir, region) = parse(r#""t.a"() : () -> ()"#);
    let patterns = one("PingPong", |op, r| {
        let to = if r.op(op).name().as_str() == "t.a" { "t.b" } else { "t.a" };
        rename(op, r, to);
        Some(())
    });
    let result = apply_patterns_greedily(&mut ir, region, &patterns, GreedyConfig::default());
    let error = result.expect_err("it does not converge");
    assert_eq!(
        error.to_string(),
        "patterns did not converge in 1 iterations; the last one that was applied is `PingPong`"
    );
    let config = GreedyConfig { max_rewrites: Some(3), ..GreedyConfig::default() };
    let result = apply_patterns_greedily(&mut ir, region, &patterns, config);
    assert_eq!(result.map_err(|error| error.iterations), Err(10));
}

#[test]
fn strictness_restricts_what_is_visited() {
    let chain = |strictness| {
        let (mut ir, region) = parse(r#""t.a"() : () -> () "t.a"() : () -> ()"#);
        let first = ir.region(region).first_block().and_then(|block| block.front());
        let first = first.expect("an operation").handle();
        // `t.a` becomes `t.b`, and that `t.c`.
        let patterns = one("Next", |op, r| {
            let to = match r.op(op).name().as_str() {
                "t.a" => "t.b",
                "t.b" => "t.c",
                _ => return None,
            };
            rename(op, r, to);
            Some(())
        });
        let config = GreedyConfig { strictness, ..GreedyConfig::default() };
        assert_eq!(apply_op_patterns_greedily(&mut ir, &[first], &patterns, config), Ok(true));
        names(&ir)
    };
    assert_eq!(chain(Strictness::ExistingOps), ["t.b", "t.a"]);
    assert_eq!(chain(Strictness::ExistingAndNewOps), ["t.c", "t.a"]);
}

#[derive(Debug, Default)]
struct Log(Vec<String>);

impl Listener for Log {
    fn match_failed(&mut self, ir: &Ir, op: Op, reason: &str) {
        self.0.push(format!("{}: {reason}", ir.op(op).name()));
    }

    fn pattern_applied(&mut self, _: &Ir, pattern: &'static str) {
        self.0.push(format!("{pattern} applied"));
    }
}

#[test]
fn the_listener_hears_why_patterns_do_not_match() {
    let (mut ir, region) = parse(r#""t.c"() : () -> () "t.a"() : () -> ()"#);
    let mut log = Log::default();
    let config = GreedyConfig {
        listener: Some(&mut log),
        max_iterations: Some(1),
        ..GreedyConfig::default()
    };
    let result = apply_patterns_greedily(&mut ir, region, &a_to_b(), config);
    assert!(result.is_err(), "one iteration does not show that nothing more changes");
    assert_eq!(log.0, ["AToB applied", "t.b: is not `t.a`", "t.c: is not `t.a`"]);
}

#[test]
fn the_walk_driver_visits_each_operation_once() {
    let (mut ir, _) = parse(r#""t.a"() ({ "t.a"() : () -> () }) : () -> ()"#);
    let root = ir.root().expect("a module").handle();
    let patterns = one("Nest", |op, r| {
        let mut state = OpState::new(r.ctx().op_name("t.a"), r.loc());
        state.add_operands(r.op(op).operands().map(|operand| operand.handle()));
        r.create(&state);
        Some(())
    });
    walk_and_apply_patterns(&mut ir, root, &patterns, None);
    assert_eq!(names(&ir).len(), 4);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "pattern `Changes` changed the IR and then returned `None`")]
fn a_pattern_that_changes_and_does_not_match_is_found() {
    let (mut ir, region) = parse(r#""t.a"() : () -> ()"#);
    let patterns = one("Changes", |op, r| {
        rename(op, r, "t.b");
        None
    });
    let _ = apply_patterns_greedily(&mut ir, region, &patterns, GreedyConfig::default());
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "pattern `Moves` left an operation whose operand 0 does not dominate it")]
fn a_pattern_that_breaks_dominance_is_found() {
    // A region with several blocks is no graph region.
    let (mut ir, region) = parse(
        r#""t.r"() ({
          %0 = "t.a"() : () -> i32
          "t.b"(%0)[^bb1] : (i32) -> ()
        ^bb1:
          "t.end"() : () -> ()
        }) : () -> ()"#,
    );
    let patterns = one("Moves", |op, r| {
        let view = r.op(op);
        let use_of = view.operands().next()?.defining_op()?.handle();
        r.move_op(op, InsertPoint::Before(use_of));
        Some(())
    });
    let _ = apply_patterns_greedily(&mut ir, region, &patterns, GreedyConfig::default());
}

/// A dialect whose operations are unregistered branches. They forward all operands but the first.
struct JumpDialect;

ods_runtime::fallback_op_model! {
    /// An unregistered branch.
    pub struct Jump;
}

impl<'ir> BranchOpInterfaceTrait<'ir> for Jump<'ir> {
    fn successor_operands(self, _index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new(self.operands().slice(1..self.num_operands()))
    }
}

impl Dialect for JumpDialect {
    const NAMESPACE: &'static str = "jump";

    fn initialize(init: &mut DialectInit<'_>) {
        init.hooks().allows_unknown_operations = true;
        init.hooks().registered_interface_for_op = Some(|request| {
            request
                .is_for::<BranchOpInterfaceTable>()
                .then(BranchOpInterface::entry::<Jump<'static>>)
        });
    }
}

#[test]
fn unregistered_branches_lose_the_operands_of_erased_arguments() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<JumpDialect>();
    let text = r#"
        "t.region"() ({
            %0:3 = "t.values"() : () -> (i32, i32, i32)
            "jump.to"(%0#0, %0#1, %0#2)[^bb1] : (i32, i32, i32) -> ()
        ^bb1(%a: i32, %b: i32):
            "t.end"(%b) : (i32) -> ()
        }) : () -> ()"#;
    let mut ir = parse_source(&ctx, "jump.mlir", text.as_bytes()).expect("a valid text");
    let region = ir.root().expect("a module").region(0).handle();
    let patterns = PatternSet::default().freeze();
    let changed = apply_patterns_greedily(&mut ir, region, &patterns, GreedyConfig::default());
    assert_eq!(changed, Ok(true));
    let text = ir.root().expect("a module").to_string();
    assert!(text.contains(r#""jump.to"(%0#0)[^bb1] : (i32) -> ()"#), "{text}");
    assert!(text.contains(r#""t.end"(%0#2) : (i32) -> ()"#), "{text}");
}
