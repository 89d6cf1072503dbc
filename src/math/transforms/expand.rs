//! The pass `math-expand-ops`.

mod bits;
mod hyperbolic;
mod powers;
mod rounding;
mod simple;

use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::ir::OpView;
use ods_runtime::pass::{PassContext, PassFailure, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::types::FloatType;
use ods_runtime::{Ir, Op, OpOf, Region, Type, Value};

use super::MathExpandOpsPass;
use crate::arith::FastMathFlags;
use crate::numbers::{Floats, has_constants};

impl RunPass for MathExpandOpsPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::default();
        add_expansions(&mut patterns, &self.options.ops);
        let patterns = patterns.freeze();
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            apply_patterns_greedily(ir, region, &patterns, GreedyConfig::default())
                .map_err(|_| PassFailure::silent())?;
        }
        Ok(())
    }
}

/// Adds the patterns that expand the operations of the dialect with the names `ops`, or all if `ops` is empty. The names are
/// without `math.`.
pub fn add_expansions<S: AsRef<str>>(patterns: &mut PatternSet, ops: &[S]) {
    let mut expansions = Expansions { patterns, ops: ops.iter().map(|op| op.as_ref()).collect() };
    bits::add_patterns(&mut expansions);
    hyperbolic::add_patterns(&mut expansions);
    simple::add_patterns(&mut expansions);
    rounding::add_patterns(&mut expansions);
    powers::add_patterns(&mut expansions);
}

/// Creates what a function of a float with a format becomes.
type Expand = fn(&mut Floats<'_, '_>, Value, FloatSemantics) -> Value;

/// A set of patterns, to which those of selected operations are added.
struct Expansions<'a> {
    patterns: &'a mut PatternSet,
    ops: Vec<&'a str>,
}

impl Expansions<'_> {
    /// Adds a pattern for the operation `V`.
    fn add<V: OpView<'static> + 'static>(
        &mut self,
        expand: impl Fn(OpOf<V>, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) {
        let name = V::DEF.name();
        let is_selected = |op: &&str| name.strip_prefix("math.") == Some(*op);
        if self.ops.is_empty() || self.ops.iter().any(is_selected) {
            self.patterns.add_op(name, 1, expand);
        }
    }

    /// Adds a pattern for the operation `V` of one wide float.
    fn add_function<V: OpView<'static> + 'static>(&mut self, expand: Expand) {
        self.add::<V>(move |op, r| {
            let value = r.op(op).operand(0);
            let (value, ty) = (value.handle(), value.ty().handle());
            let format = wide_format(op, ty, r)?;
            let result = expand(&mut Floats::new(r, ty, FastMathFlags::NONE), value, format);
            r.replace_op(op, &[result]);
            Some(())
        });
    }
}

const DYNAMIC: &str = "constants need a static shape";
const NARROW: &str = "constants and intermediate results need a float of 16 bits or more";

/// The format of the floats of the type `ty`, if they have 16 bits or more, so that they have infinities and zeros of both
/// signs, and the shape is static.
fn wide_format(op: impl Into<Op>, ty: Type, r: &mut Rewriter<'_>) -> Option<FloatSemantics> {
    let ty = r.ctx().type_ref(ty);
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let format = ty.element_type_or_self().dyn_cast::<FloatType<'_>>()?.semantics();
    if format.width() < 16 {
        return r.no_match(op, NARROW);
    }
    Some(format)
}
