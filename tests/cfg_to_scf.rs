//! A conversion of blocks to structured control flow that fails leaves them as they were.

use ods::conversions::cf_to_scf::ControlFlowToScf;
use ods::transforms::cfg_to_scf::{CfgToScf, Destination, lift_cfg};
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::WalkOrder;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, Op, Region, Type, Value};

/// Which operation cannot be created.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Refused {
    Nothing,
    Branch,
    Loop,
    Terminator,
}

/// Creates operations of `scf`, except one.
struct Refusing(Refused);

impl Refusing {
    fn check(&self, what: Refused, r: &Rewriter<'_>) -> Result<(), Diagnostic> {
        if self.0 == what { Err(Diagnostic::error(r.loc(), "refused")) } else { Ok(()) }
    }
}

impl CfgToScf for Refusing {
    fn create_branch(
        &self,
        r: &mut Rewriter<'_>,
        replaced: Op,
        types: &[Type],
        regions: &[Region],
    ) -> Result<Op, Diagnostic> {
        self.check(Refused::Branch, r)?;
        ControlFlowToScf.create_branch(r, replaced, types, regions)
    }

    fn create_branch_terminator(&self, r: &mut Rewriter<'_>, branch: Op, results: &[Value]) {
        ControlFlowToScf.create_branch_terminator(r, branch, results);
    }

    fn create_do_while(
        &self,
        r: &mut Rewriter<'_>,
        replaced: Op,
        initial: &[Value],
        condition: Value,
        next: &[Value],
        body: Region,
    ) -> Result<Op, Diagnostic> {
        self.check(Refused::Loop, r)?;
        ControlFlowToScf.create_do_while(r, replaced, initial, condition, next, body)
    }

    fn create_switch_value(&self, r: &mut Rewriter<'_>, value: u32) -> Value {
        ControlFlowToScf.create_switch_value(r, value)
    }

    fn create_switch(
        &self,
        r: &mut Rewriter<'_>,
        flag: Value,
        cases: &[(u32, Destination)],
        default: &Destination,
    ) {
        ControlFlowToScf.create_switch(r, flag, cases, default);
    }

    fn create_undefined_value(&self, r: &mut Rewriter<'_>, ty: Type) -> Value {
        ControlFlowToScf.create_undefined_value(r, ty)
    }

    fn create_unreachable_terminator(
        &self,
        r: &mut Rewriter<'_>,
        region: Region,
    ) -> Result<Op, Diagnostic> {
        self.check(Refused::Terminator, r)?;
        ControlFlowToScf.create_unreachable_terminator(r, region)
    }
}

const TEXT: &str = "func.func @f(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb3
^bb1(%0: i32):
  %1 = arith.addi %0, %a : i32
  cf.cond_br %d, ^bb1(%1 : i32), ^bb2
^bb2:
  return %1 : i32
^bb3:
  cf.cond_br %d, ^bb4, ^bb1(%a : i32)
^bb4:
  cf.br ^bb4
}";

fn parse() -> (Ir, Region) {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let ir = parse_source(&ctx, "f.mlir", TEXT.as_bytes()).expect("a valid text");
    let module = ir.root().expect("a module");
    let function = module.region(0).first_block().and_then(|block| block.front());
    let region = function.expect("a function").region(0).handle();
    (ir, region)
}

fn text(ir: &Ir) -> String {
    ir.root().expect("a module").to_string()
}

#[test]
fn failures_change_nothing() {
    for refused in [Refused::Branch, Refused::Loop, Refused::Terminator] {
        let (mut ir, region) = parse();
        let before = text(&ir);
        let ops = |ir: &Ir| -> Vec<Op> {
            let root = ir.root().expect("a module");
            root.walk(WalkOrder::Pre).map(|op| op.handle()).collect()
        };
        let all = ops(&ir);
        let error = lift_cfg(&mut ir, region, &Refusing(refused)).expect_err("a failure");
        assert_eq!(error.message(), "refused");
        assert_eq!(text(&ir), before);
        assert_eq!(ops(&ir), all, "the same operations, not copies");
        ods_runtime::verify::verify(ir.root().expect("a module")).expect("valid IR");
    }
}

#[test]
fn a_copy_is_converted_alike() {
    let (mut ir, region) = parse();
    assert_eq!(lift_cfg(&mut ir, region, &ControlFlowToScf).ok(), Some(true));
    let (mut copy, region) = parse();
    assert_eq!(lift_cfg(&mut copy, region, &Refusing(Refused::Nothing)).ok(), Some(true));
    assert_eq!(text(&ir), text(&copy));
    assert!(ir.region(ir.root().expect("a module").region(0).handle()).has_one_block());
    let region = copy.region(region);
    assert!(region.has_one_block());
    let region = region.handle();
    assert_eq!(lift_cfg(&mut copy, region, &ControlFlowToScf).ok(), Some(false));
}
