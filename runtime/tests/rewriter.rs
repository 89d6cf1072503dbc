//! Builders and rewriters notify their listener of every change, and stale handles are detected.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ods_runtime::builtin::UnrealizedConversionCastOp;
use ods_runtime::ir::{InsertPoint, Listener, Mapping, Previous, WalkOrder};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::text::parse_source;
use ods_runtime::types::IntegerType;
use ods_runtime::{Block, Context, Ir, Location, Op, OpBuilder, OpState, Region, Value};

/// Records notifications.
#[derive(Debug, Default)]
struct Log(Vec<String>);

impl Listener for Log {
    fn operation_inserted(&mut self, ir: &Ir, op: Op, previous: Previous<Block, Op>) {
        let from = match previous {
            Previous::Nowhere => "new".to_owned(),
            Previous::End(_) => "from the end".to_owned(),
            Previous::Before(next) => format!("from before {}", ir.op(next).name()),
        };
        self.0.push(format!("insert {} {from}", ir.op(op).name()));
    }

    fn block_inserted(&mut self, _: &Ir, _: Block, previous: Previous<Region, Block>) {
        self.0.push(format!("block {}", matches!(previous, Previous::Nowhere)));
    }

    fn operation_modified(&mut self, ir: &Ir, op: Op) {
        self.0.push(format!("modify {}", ir.op(op).name()));
    }

    fn operation_replaced(&mut self, ir: &Ir, op: Op, values: &[Value]) {
        self.0.push(format!("replace {} by {}", ir.op(op).name(), values.len()));
    }

    fn operation_erased(&mut self, ir: &Ir, op: Op) {
        self.0.push(format!("erase {}", ir.op(op).name()));
    }

    fn block_erased(&mut self, _: &Ir, _: Block) {
        self.0.push("erase block".to_owned());
    }
}

impl Log {
    fn take(&mut self) -> Vec<String> {
        std::mem::take(&mut self.0)
    }
}

fn empty() -> (Ir, Region) {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let mut ir = Ir::new(ctx);
    let region = ir.add_region();
    (ir, region)
}

/// Creates an operation `name` with `results` results of type `i32`.
fn make(b: &mut OpBuilder<'_>, name: &str, operands: &[Value], results: usize) -> Op {
    let mut state = OpState::new(b.ctx().op_name(name), Location::UNKNOWN);
    state.add_operands(operands.iter().copied());
    let i32 = IntegerType::get(b.ctx(), 32).handle();
    state.add_types(std::iter::repeat_n(i32, results));
    b.create(&state)
}

#[test]
fn listeners_are_notified_of_every_change() {
    let (mut ir, region) = empty();
    let mut log = Log::default();
    let mut rewriter: Rewriter<'_> =
        OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN)
            .with_listener(&mut log)
            .into();
    let block = rewriter.create_block(region, std::iter::empty::<ods_runtime::Type>());
    let a = make(&mut rewriter, "t.a", &[], 1);
    let value = rewriter.result(a, 0);
    let b = make(&mut rewriter, "t.b", &[value, value], 1);
    let user = rewriter.result(b, 0);
    make(&mut rewriter, "t.c", &[user], 0);
    rewriter.replace_op(b, &[value]);
    rewriter.set_insert_point(InsertPoint::Before(a));
    rewriter.move_op(a, InsertPoint::End(block));
    let copy = rewriter.clone_op(a, &mut Mapping::new());
    rewriter.modify(copy, |ir, op| ir.set_loc(op, Location::UNKNOWN));
    let tail = rewriter.split_block(a);
    rewriter.inline_block(tail, InsertPoint::End(block), &[]);
    assert!(!rewriter.ir().is_live(b));
    assert_eq!(
        log.take(),
        [
            "block true",
            "insert t.a new",
            "insert t.b new",
            "insert t.c new",
            "replace t.b by 1",
            "modify t.c",
            "erase t.b",
            "insert t.a from before t.c",
            "insert t.a new",
            "modify t.a",
            "block true",
            "insert t.a from the end",
            "insert t.a from the end",
            "erase block",
        ]
    );
}

#[test]
fn erasing_notifies_about_nested_operations() {
    let (mut ir, region) = empty();
    let mut log = Log::default();
    let mut rewriter: Rewriter<'_> =
        OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN)
            .with_listener(&mut log)
            .into();
    let block = rewriter.create_block(region, std::iter::empty::<ods_runtime::Type>());
    let inner = rewriter.ir_mut().add_region();
    rewriter.create_block(inner, std::iter::empty::<ods_runtime::Type>());
    make(&mut rewriter, "t.inner", &[], 0);
    rewriter.set_insert_point(InsertPoint::End(block));
    let mut state = OpState::new(rewriter.ctx().op_name("t.outer"), Location::UNKNOWN);
    state.add_region(inner);
    rewriter.create(&state);
    rewriter.erase_block(block);
    let heard = log.take();
    let erased = ["erase t.inner", "erase block", "erase t.outer", "erase block"];
    assert_eq!(heard[heard.len() - 4..], erased);
}

#[test]
fn regions_and_results_change() {
    let (mut ir, region) = empty();
    let mut log = Log::default();
    let mut r: Rewriter<'_> = OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN)
        .with_listener(&mut log)
        .into();
    let i32 = IntegerType::get(r.ctx(), 32).handle();
    let block = r.create_block(region, [i32]);
    let argument = r.ir().block(block).argument(0).handle();
    let inner = r.ir_mut().add_region();
    let inner_block = r.create_block(inner, [i32, i32]);
    let inner_argument = r.ir().block(inner_block).argument(1).handle();
    make(&mut r, "t.yield", &[inner_argument], 0);
    r.set_insert_point(InsertPoint::End(block));
    let mut state = OpState::new(r.ctx().op_name("t.outer"), Location::UNKNOWN);
    state.add_types([i32, i32]);
    state.add_region(inner);
    let outer = r.create(&state);
    let result = r.result(outer, 1);
    make(&mut r, "t.use", &[result], 0);

    let outer = r.erase_op_results(outer, &[true, false]);
    r.erase_arguments(inner_block, &[true, false]);
    let empty = r.clone_op_without_regions(outer);
    let [from, to] = [outer, empty].map(|op| r.op(op).region_handles()[0]);
    r.clone_region(from, to, &mut Mapping::new());
    r.erase_op(empty);
    let copied = r.op(outer).region_handles()[0];
    r.replace_op_with_region(outer, copied, &[argument]);
    assert_eq!(
        log.take()[5..],
        [
            "block false",
            "insert t.outer new",
            "modify t.use",
            "erase t.outer",
            "modify t.outer",
            "insert t.outer new",
            "block true",
            "insert t.yield new",
            "erase t.yield",
            "erase block",
            "erase t.outer",
            "modify t.yield",
            "insert t.yield from the end",
            "erase block",
            "replace t.outer by 1",
            "modify t.use",
            "erase t.outer",
            "erase t.yield",
        ]
    );
    let mut ops = ir.region(region).blocks().flat_map(|block| block.ops());
    assert_eq!(ops.next().map(|op| op.operand(0).handle()), Some(argument));
}

/// Runs `use_it`, which must panic, and returns the message.
fn caught<R>(use_it: impl FnOnce() -> R) -> String {
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(use_it));
    let Err(panic) = result else { panic!("a stale handle was followed") };
    panic.downcast_ref::<&str>().map_or_else(
        || panic.downcast_ref::<String>().cloned().unwrap_or_default(),
        |text| (*text).to_owned(),
    )
}

#[test]
fn stale_handles_are_caught() {
    let (mut ir, region) = empty();
    let mut rewriter = Rewriter::new(&mut ir);
    let block = rewriter.create_block(region, std::iter::empty::<ods_runtime::Type>());
    let op = make(&mut rewriter, "t.a", &[], 1);
    let value = rewriter.result(op, 0);
    rewriter.erase_op(op);
    assert!(!ir.is_live(op));
    assert!(caught(|| ir.op(op).name().to_string()).contains("stale handle"));
    assert!(caught(|| ir.value(value).ty().handle()).contains("stale handle"));
    // A new operation that reuses the slot is a different operation.
    let again = make(&mut OpBuilder::at_end(&mut ir, block, Location::UNKNOWN), "t.b", &[], 0);
    assert!(ir.is_live(again) && !ir.is_live(op) && again != op);
    assert!(caught(|| ir.op(op).name().to_string()).contains("stale handle"));
    assert!(caught(|| ir.erase(op)).contains("stale handle"));
    ir.erase_block(block);
    assert!(caught(|| ir.block(block).front().is_some()).contains("stale handle"));
    ir.erase_region(region);
    assert!(caught(|| ir.region(region).is_empty()).contains("stale handle"));
}

/// The results of a new operation take the place of fewer ones that were erased.
#[test]
fn handles_of_reused_results_are_live() {
    let (mut ir, region) = empty();
    let mut rewriter = Rewriter::new(&mut ir);
    rewriter.create_block(region, std::iter::empty::<ods_runtime::Type>());
    let ty = IntegerType::get(rewriter.ctx(), 32).handle();
    let fewer = UnrealizedConversionCastOp::build(&mut rewriter, &[ty; 7], &[]);
    rewriter.erase_op(fewer);
    let op = UnrealizedConversionCastOp::build(&mut rewriter, &[ty; 8], &[]);
    assert!(op.results().all(|result| ir.value(result).ty().handle() == ty));
}

#[test]
fn inlined_operations_keep_their_order() {
    let (mut ir, region) = empty();
    let mut rewriter: Rewriter<'_> =
        OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN).into();
    let none = || std::iter::empty::<ods_runtime::Type>();
    let first = rewriter.create_block(region, none());
    make(&mut rewriter, "t.last", &[], 0);
    let second = rewriter.create_block(region, none());
    make(&mut rewriter, "t.a", &[], 0);
    make(&mut rewriter, "t.b", &[], 0);
    rewriter.inline_block(second, InsertPoint::Start(first), &[]);
    let names: Vec<_> = ir.block(first).ops().map(|op| op.name().as_str().to_owned()).collect();
    assert_eq!(names, ["t.a", "t.b", "t.last"]);
}

#[test]
fn clones_map_each_operand_once() {
    let (mut ir, region) = empty();
    let mut rewriter = Rewriter::new(&mut ir);
    rewriter.create_block(region, std::iter::empty::<ods_runtime::Type>());
    let [a, b, c] = ["t.a", "t.b", "t.c"].map(|name| make(&mut rewriter, name, &[], 1));
    let [a, b, c] = [a, b, c].map(|op| rewriter.result(op, 0));
    let user = make(&mut rewriter, "t.user", &[a, b, c], 0);
    // `c` is not mapped, so the clone refers to a value that could be cloned later.
    let mut mapping = Mapping::default();
    mapping.map_value(a, b);
    mapping.map_value(b, a);
    let copy = ir.clone_op(user, &mut mapping);
    assert_eq!(ir.op(copy).operands().handles()[..], [b, a, c]);
}

#[test]
fn erased_contents_refer_to_each_other_in_any_order() {
    let (mut ir, region) = empty();
    let mut rewriter = Rewriter::new(&mut ir);
    let none = || std::iter::empty::<ods_runtime::Type>();
    let first = rewriter.create_block(region, none());
    let last = rewriter.create_block(region, none());
    // The first block branches to the last one, and its operation uses a value of the last one.
    let value = make(&mut rewriter, "t.value", &[], 1);
    let value = rewriter.result(value, 0);
    rewriter.set_insert_point(InsertPoint::End(first));
    let mut state = OpState::new(rewriter.ctx().op_name("t.br"), Location::UNKNOWN);
    state.add_operands([value]);
    state.add_successor(last);
    rewriter.create(&state);
    ir.erase_region(region);
    assert!(caught(|| ir.block(first).front().is_some()).contains("stale handle"));
    assert!(caught(|| ir.block(last).front().is_some()).contains("stale handle"));
}

#[test]
fn a_region_does_not_take_its_own_body() {
    let (mut ir, region) = empty();
    assert!(caught(|| ir.take_body(region, region)).contains("takes its own body"));
}

/// What may use what when it is erased: a text, whose operations `t.outside` move to the end of the module, and the
/// message of the panic, if any. `t.erased` is erased, or the block that starts with `t.erased_block`.
const ERASED: &[(&str, Option<&str>)] = &[
    (
        r#"%b = "t.outside"() : () -> i32
           "t.erased"() ({
             %a = "t.def"() : () -> i32
             "t.outside"(%b, %a) : (i32, i32) -> ()
           }) : () -> ()"#,
        Some("erased operation has uses: `t.def`"),
    ),
    (
        r#""t.erased"() ({
             "t.region"() ({ ^bb0(%a: i32): "t.outside"(%a, %a) : (i32, i32) -> () }) : () -> ()
           }) : () -> ()"#,
        Some("erased block argument has uses"),
    ),
    (
        r#"%a = "t.erased"() ({}) : () -> i32
           "t.outside"(%a) : (i32) -> ()"#,
        Some("erased operation has uses: `t.erased`"),
    ),
    (
        r#"%a = "t.erased"(%b) ({
             "t.user"(%c, %a, %d) : (i32, i32, i32) -> ()
             %d = "t.def"(%d) : (i32) -> i32
           }) : (i32) -> i32
           %b = "t.outside"() : () -> i32
           %c = "t.outside"(%b) : (i32) -> i32"#,
        None,
    ),
    (r#"%a = "t.erased"(%a) : (i32) -> i32"#, None),
    (
        r#""t.outside"() ({
             "t.erased_block"(%a, %b) : (i32, i32) -> ()
             %a = "t.def"(%b) : (i32) -> i32
             %b = "t.def"(%a) ({ "t.user"(%a) : (i32) -> () }) : (i32) -> i32
           }) : () -> ()"#,
        None,
    ),
    (
        r#""t.outside"() ({
             "t.erased_block"() : () -> ()
             %a = "t.def"() : () -> i32
             "t.outside"(%a) : (i32) -> ()
           }) : () -> ()"#,
        Some("erased operation has uses: `t.def`"),
    ),
    (
        r#""t.outside"() ({
             "t.outside"() [^bb1] : () -> ()
           ^bb1:
             "t.erased_block"() [^bb1] : () -> ()
           }) : () -> ()"#,
        Some("erased block has predecessors"),
    ),
];

#[test]
fn what_is_erased_is_not_used_outside() {
    for (text, message) in ERASED {
        for has_listener in [false, true] {
            let ctx = Context::new();
            ctx.allow_unregistered_dialects(true);
            let mut ir = parse_source(&ctx, "erase.mlir", text.as_bytes()).expect("a valid text");
            let root = ir.root().expect("a module");
            let top = root.region(0).first_block().expect("a block").handle();
            let named = |name| root.walk(WalkOrder::Pre).find(|op| op.name().as_str() == name);
            let (op, block) = (named("t.erased"), named("t.erased_block"));
            let op = op.map(|op| op.handle());
            let block = block.and_then(|op| op.block()).map(|block| block.handle());
            let outside = root.walk(WalkOrder::Pre).filter(|op| op.name().as_str() == "t.outside");
            let outside: Vec<Op> = outside.map(|op| op.handle()).collect();
            for op in &outside {
                if ir.op(*op).num_successors() == 0 {
                    ir.move_op(*op, InsertPoint::End(top));
                }
            }
            let mut log = Log::default();
            let result = catch_unwind(AssertUnwindSafe(|| {
                let builder = OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN);
                let mut r: Rewriter<'_> = match has_listener {
                    true => builder.with_listener(&mut log).into(),
                    false => builder.into(),
                };
                op.into_iter().for_each(|op| r.erase_op(op));
                block.into_iter().for_each(|block| r.erase_block(block));
            }));
            let error = result.err().map(|it| match it.downcast::<String>() {
                Ok(text) => *text,
                Err(it) => (*it.downcast::<&str>().expect("a message")).to_owned(),
            });
            let case = format!("{text}, listener: {has_listener}: {:?}", log.0);
            assert_eq!(error.as_deref(), *message, "{case}");
            // Users outside keep their operands.
            let operands: usize = outside.iter().map(|op| ir.op(*op).num_operands()).sum();
            let expected = text.match_indices("t.outside\"(%").map(|(at, _)| {
                let list = &text[at + 11..];
                list[..list.find(')').expect("a list")].split(',').count()
            });
            assert_eq!(operands, expected.sum::<usize>(), "{case}");
            let erased = text.matches("\"t.").count() - text.matches("\"t.outside").count();
            let is_heard = has_listener && error.is_none();
            let heard = log.0.iter().filter(|it| it.starts_with("erase t.")).count();
            assert_eq!(heard, if is_heard { erased } else { 0 }, "{case}");
        }
    }
}
