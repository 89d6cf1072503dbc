//! The conversion of `complex` to operations of `arith` and `math` on the parts of the numbers.

mod arithmetic;
mod division;
mod exponential;
mod logarithm;
mod magnitude;
mod powers;
mod roots;
mod trigonometric;

use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::OpView;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::types::ComplexType;
use ods_runtime::{Ir, Op, Value};

use crate::arith::{ArithDialect, ArithFastMathInterface, FastMathFlags};
use crate::complex::{
    AbsOp, AddOp, AngleOp, Atan2Op, ComplexRangeFlags, ConjOp, CosOp, CreateOp, DivOp, EqualOp,
    ExpOp, Expm1Op, ImOp, Log1pOp, LogOp, MulOp, NegOp, NotEqualOp, PowOp, PowiOp, ReOp, RsqrtOp,
    SignOp, SinOp, SqrtOp, SubOp, TanOp, TanhOp, part_type,
};
use crate::math::MathDialect;
use crate::numbers::Floats;

generated!("complex_conversions.rs");

pub use self::generated::passes::*;

impl RunPass for ConvertComplexToStandardPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut rewrites = PatternSet::default();
        add_patterns(&mut rewrites, self.options.complex_range);
        let mut patterns = ConversionPatternSet::new();
        patterns.add_rewrites(rewrites);
        let mut target = ConversionTarget::new();
        target.add_legal_dialect::<ArithDialect>();
        target.add_legal_dialect::<MathDialect>();
        target.add_legal_op::<CreateOp<'_>>();
        target.add_legal_op::<ImOp<'_>>();
        target.add_legal_op::<ReOp<'_>>();
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

/// Adds the patterns of the conversion. Corresponds to `populateComplexToStandardConversionPatterns`.
pub fn add_patterns(patterns: &mut PatternSet, range: ComplexRangeFlags) {
    unary::<AbsOp<'_>>(patterns, magnitude::abs);
    unary::<AngleOp<'_>>(patterns, arithmetic::angle);
    binary::<Atan2Op<'_>>(patterns, move |f, a, b| trigonometric::atan2(f, a, b, range));
    binary::<AddOp<'_>>(patterns, arithmetic::add);
    binary::<SubOp<'_>>(patterns, arithmetic::sub);
    binary::<EqualOp<'_>>(patterns, arithmetic::equal);
    binary::<NotEqualOp<'_>>(patterns, arithmetic::not_equal);
    unary::<ConjOp<'_>>(patterns, arithmetic::conj);
    unary::<CosOp<'_>>(patterns, trigonometric::cos);
    binary::<DivOp<'_>>(patterns, move |f, a, b| division::div(f, a, b, range));
    unary::<ExpOp<'_>>(patterns, exponential::exp);
    unary::<Expm1Op<'_>>(patterns, exponential::expm1);
    unary::<Log1pOp<'_>>(patterns, logarithm::log1p);
    unary::<LogOp<'_>>(patterns, logarithm::log);
    binary::<MulOp<'_>>(patterns, arithmetic::mul);
    unary::<NegOp<'_>>(patterns, arithmetic::neg);
    unary::<SignOp<'_>>(patterns, arithmetic::sign);
    unary::<SinOp<'_>>(patterns, trigonometric::sin);
    unary::<SqrtOp<'_>>(patterns, roots::sqrt);
    unary::<TanOp<'_>>(patterns, trigonometric::tan);
    unary::<TanhOp<'_>>(patterns, trigonometric::tanh);
    binary::<PowOp<'_>>(patterns, powers::pow);
    binary::<PowiOp<'_>>(patterns, powers::powi);
    unary::<RsqrtOp<'_>>(patterns, roots::rsqrt);
}

/// Adds a pattern that replaces an operation by what `convert` computes from its operand.
fn unary<V: OpView<'static> + 'static>(
    patterns: &mut PatternSet,
    convert: fn(&mut Floats<'_, '_>, Value) -> Value,
) {
    patterns.add_op::<V>(V::DEF.name(), 1, move |op, r| {
        let operand = r.op(op).operand(0).handle();
        replace(op.op(), operand, r, |f| convert(f, operand))
    });
}

/// Like [`unary`], for two operands.
fn binary<V: OpView<'static> + 'static>(
    patterns: &mut PatternSet,
    convert: impl Fn(&mut Floats<'_, '_>, Value, Value) -> Value + Send + Sync + 'static,
) {
    patterns.add_op::<V>(V::DEF.name(), 1, move |op, r| {
        let [a, b] = [0, 1].map(|index| r.op(op).operand(index).handle());
        replace(op.op(), a, r, |f| convert(f, a, b))
    });
}

/// Replaces `op` by what `convert` computes with the floats that are the parts of `operand`, and the flags of `op`.
fn replace(
    op: Op,
    operand: Value,
    r: &mut Rewriter<'_>,
    convert: impl FnOnce(&mut Floats<'_, '_>) -> Value,
) -> Option<()> {
    let view = r.op(op);
    let flags = view
        .dyn_cast::<ArithFastMathInterface<'_>>()
        .and_then(|view| view.fast_math_flags_attr())
        .map_or(FastMathFlags::NONE, |flags| flags.value());
    let ty = part_type(r.value(operand).ty()).handle();
    let result = convert(&mut Floats::new(r, ty, flags));
    r.replace_op(op, &[result]);
    Some(())
}

/// The real and the imaginary part.
fn parts(f: &mut Floats<'_, '_>, value: Value) -> [Value; 2] {
    let re = re(f, value);
    [re, im(f, value)]
}

fn re(f: &mut Floats<'_, '_>, value: Value) -> Value {
    ReOp::build(f.r, value).into()
}

fn im(f: &mut Floats<'_, '_>, value: Value) -> Value {
    ImOp::build(f.r, value).into()
}

/// The number with these parts.
fn create(f: &mut Floats<'_, '_>, re: Value, im: Value) -> Value {
    let ty = ComplexType::get(f.r.ctx(), f.ty()).handle();
    CreateOp::build(f.r, ty, re, im).into()
}

/// `signed`, which is zero where the result is used, unless signs of zeros do not matter. Upstream always returns `zero`.
fn signed_zero(f: &Floats<'_, '_>, zero: Value, signed: Value) -> Value {
    if f.flags().contains(FastMathFlags::NSZ) { zero } else { signed }
}
