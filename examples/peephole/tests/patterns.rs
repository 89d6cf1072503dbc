//! Applies a single pattern, and records with a listener what it does.

use std::fmt::Write as _;

use ods_runtime::OpOf;
use ods_runtime::ir::Listener;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::{GreedyConfig, NotConverged, apply_patterns_greedily};
use peephole::num::{NumDialect, ProductOp, SquareOp};

/// x * x is the square of x.
fn product_of_same(op: OpOf<ProductOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let product = r.get(op);
    if product.lhs() != product.rhs() {
        return r.no_match(op, "the factors differ");
    }
    let x = product.lhs().handle();
    let square = SquareOp::build(r, x);
    r.replace_op_with(op, square);
    Some(())
}

/// Replaces products by squares, without folding. Returns whether anything changed.
fn use_squares(ir: &mut Ir, op: Op, trace: &mut Trace) -> Result<bool, NotConverged> {
    let mut patterns = PatternSet::default();
    patterns.add_op("ProductOfSame", 1, product_of_same);
    let patterns = patterns.freeze();
    let region = ir.op(op).region(0).handle();
    let config = GreedyConfig { fold: false, listener: Some(trace), ..GreedyConfig::default() };
    apply_patterns_greedily(ir, region, &patterns, config)
}

/// Records which patterns apply, and why others do not.
#[derive(Default, Debug)]
struct Trace(String);

impl Listener for Trace {
    fn pattern_applied(&mut self, _ir: &Ir, pattern: &'static str) {
        let _ = writeln!(self.0, "{pattern} was applied");
    }

    fn match_failed(&mut self, ir: &Ir, op: Op, reason: &str) {
        let _ = writeln!(self.0, "{}: {reason}", ir.op(op).name());
    }
}

fn parse(text: &str) -> Ir {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.register_dialects(&[DialectEntry::of::<NumDialect>()]);
    parse_source(&ctx, "test.mlir", text.as_bytes()).expect("a valid module")
}

#[test]
fn products_of_same_values_become_squares() {
    let mut ir = parse(
        "func.func @f(%x: i64, %y: i64) -> (i64, i64) {
           %0 = num.product %x, %x
           %1 = num.product %0, %y
           return %0, %1 : i64, i64
         }",
    );
    let module = ir.root().expect("a module").handle();
    let mut trace = Trace::default();
    assert_eq!(use_squares(&mut ir, module, &mut trace), Ok(true));
    assert!(ir.op(module).to_string().contains("%0 = num.square %arg0"));
    assert_eq!(
        trace.0,
        "num.product: the factors differ\nProductOfSame was applied\n\
         num.product: the factors differ\nnum.product: the factors differ\n"
    );
}
