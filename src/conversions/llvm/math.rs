//! The conversion of `math`.

use std::sync::Arc;

use ods_runtime::attrs::{Attribute, DenseElementsAttr, FloatAttr};
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::{NamedAttribute, OpView};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::{FloatType, Type, VectorType};
use ods_runtime::{Ir, Op, OpBuilder, OpDef, Value};

use super::arith::{Attrs, has_unsupported_floats, replace};
use super::one_to_one::{extract, single, unroll_vectors};
use super::{LLVMTypeConverter, with_attrs};
use crate::llvm::{self, LLVMArrayType, LLVMStructType, is_compatible_type};
use crate::math::*;

generated!("llvm_math_conversions.rs");

pub(super) use self::generated::passes::add_passes;
pub use self::generated::passes::{ConvertMathToLLVMPass, ConvertMathToLLVMPassOptions};

impl RunPass for ConvertMathToLLVMPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types = LLVMTypeConverter::new(super::options(0));
        let log1p = if self.options.approximate_log1p { Log1p::Approximated } else { Log1p::Kept };
        super::convert(ir, op, &types, &super::target(), |patterns| {
            add_patterns(patterns, log1p);
        })
    }
}

/// What becomes of `math.log1p`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Log1p {
    /// The logarithm of 1 plus the number, which is inaccurate for numbers near 0.
    Approximated,
    /// It stays, for another conversion.
    Kept,
}

/// Adds the patterns of the conversion. Corresponds to `populateMathToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet, log1p: Log1p) {
    patterns.add(classify::<IsNaNOp<'_>>(NAN));
    patterns.add(classify::<IsFiniteOp<'_>>(FINITE));
    replace::<AbsFOp<'_>, llvm::FAbsOp<'_>>(patterns, Attrs::FastMath);
    replace::<CeilOp<'_>, llvm::FCeilOp<'_>>(patterns, Attrs::FastMath);
    replace::<CopySignOp<'_>, llvm::CopySignOp<'_>>(patterns, Attrs::FastMath);
    replace::<CosOp<'_>, llvm::CosOp<'_>>(patterns, Attrs::FastMath);
    replace::<CoshOp<'_>, llvm::CoshOp<'_>>(patterns, Attrs::FastMath);
    replace::<AcosOp<'_>, llvm::ACosOp<'_>>(patterns, Attrs::FastMath);
    replace::<CtPopOp<'_>, llvm::CtPopOp<'_>>(patterns, Attrs::Same);
    replace::<Exp2Op<'_>, llvm::Exp2Op<'_>>(patterns, Attrs::FastMath);
    replace::<ExpOp<'_>, llvm::ExpOp<'_>>(patterns, Attrs::FastMath);
    replace::<FloorOp<'_>, llvm::FFloorOp<'_>>(patterns, Attrs::FastMath);
    replace::<FmaOp<'_>, llvm::FMAOp<'_>>(patterns, Attrs::FastMath);
    replace::<Log10Op<'_>, llvm::Log10Op<'_>>(patterns, Attrs::FastMath);
    replace::<Log2Op<'_>, llvm::Log2Op<'_>>(patterns, Attrs::FastMath);
    replace::<LogOp<'_>, llvm::LogOp<'_>>(patterns, Attrs::FastMath);
    replace::<PowFOp<'_>, llvm::PowOp<'_>>(patterns, Attrs::FastMath);
    patterns.add(powi());
    replace::<RoundEvenOp<'_>, llvm::RoundEvenOp<'_>>(patterns, Attrs::FastMath);
    replace::<RoundOp<'_>, llvm::RoundOp<'_>>(patterns, Attrs::FastMath);
    replace::<SinOp<'_>, llvm::SinOp<'_>>(patterns, Attrs::FastMath);
    replace::<SinhOp<'_>, llvm::SinhOp<'_>>(patterns, Attrs::FastMath);
    replace::<AsinOp<'_>, llvm::ASinOp<'_>>(patterns, Attrs::FastMath);
    patterns.add(sincos());
    replace::<SqrtOp<'_>, llvm::SqrtOp<'_>>(patterns, Attrs::FastMath);
    replace::<TanOp<'_>, llvm::TanOp<'_>>(patterns, Attrs::FastMath);
    replace::<TanhOp<'_>, llvm::TanhOp<'_>>(patterns, Attrs::FastMath);
    replace::<AtanOp<'_>, llvm::ATanOp<'_>>(patterns, Attrs::FastMath);
    replace::<Atan2Op<'_>, llvm::ATan2Op<'_>>(patterns, Attrs::FastMath);
    replace::<TruncOp<'_>, llvm::FTruncOp<'_>>(patterns, Attrs::FastMath);
    patterns.add(integers::<AbsIOp<'_>>(|b, ty, value| {
        let int_min_is_poison = false;
        llvm::AbsOp::build(b, ty, value, int_min_is_poison).op()
    }));
    patterns.add(integers::<CountLeadingZerosOp<'_>>(|b, _, value| {
        let zero_is_poison = false;
        llvm::CountLeadingZerosOp::build(b, value, zero_is_poison).op()
    }));
    patterns.add(integers::<CountTrailingZerosOp<'_>>(|b, _, value| {
        let zero_is_poison = false;
        llvm::CountTrailingZerosOp::build(b, value, zero_is_poison).op()
    }));
    patterns.add(by_row::<ExpM1Op<'_>>(|b, row, attrs| {
        let one = row.one(b);
        let power = apply(b, llvm::ExpOp::DEF, &[row.value], row.ty, attrs);
        apply(b, llvm::FSubOp::DEF, &[power, one], row.ty, attrs)
    }));
    patterns.add(by_row::<RsqrtOp<'_>>(|b, row, attrs| {
        let one = row.one(b);
        let root = apply(b, llvm::SqrtOp::DEF, &[row.value], row.ty, attrs);
        apply(b, llvm::FDivOp::DEF, &[one, root], row.ty, attrs)
    }));
    if log1p == Log1p::Approximated {
        patterns.add(by_row::<Log1pOp<'_>>(|b, row, attrs| {
            let one = row.one(b);
            let sum = apply(b, llvm::FAddOp::DEF, &[one, row.value], row.ty, attrs);
            apply(b, llvm::LogOp::DEF, &[sum], row.ty, attrs)
        }));
    }
}

/// The result of an operation of LLVM.
fn apply(
    b: &mut OpBuilder<'_>,
    def: &'static OpDef,
    operands: &[Value],
    ty: Type,
    attrs: &[NamedAttribute],
) -> Value {
    let op = with_attrs(b, def, operands, &[ty], attrs);
    b.result(op, 0)
}

/// A number, or a vector of one dimension.
struct Row {
    value: Value,
    ty: Type,
}

impl Row {
    /// The number 1, once for each element.
    fn one(&self, b: &mut OpBuilder<'_>) -> Value {
        let ctx = Arc::clone(b.ctx());
        let ty = ctx.type_ref(self.ty);
        let one = FloatAttr::get(&ctx, ty.element_type_or_self(), 1.0);
        let one: Attribute = match ty.dyn_cast::<VectorType<'_>>() {
            Some(vector) => {
                DenseElementsAttr::from_floats(&ctx, vector.cast(), &[one.value()]).into()
            }
            None => one.into(),
        };
        let one = llvm::ConstantOp::build(b, self.ty, one);
        b.result(one, 0)
    }
}

/// A pattern that computes the result of an operation with one operand for each row of a vector.
fn by_row<From: OpView<'static>>(
    compute: fn(&mut OpBuilder<'_>, &Row, &[NamedAttribute]) -> Value,
) -> ConversionPattern {
    ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        let value = operand(op, operands, r)?;
        let attrs = Attrs::FastMath.of(op, r);
        if r.value(value).ty().isa::<LLVMArrayType<'_>>() {
            return unroll_vectors(op, &[value], r, |b, ty, operands| {
                compute(b, &Row { value: operands[0], ty }, &attrs)
            });
        }
        let ty = r.value(value).ty().handle();
        let result = compute(r, &Row { value, ty }, &attrs);
        r.replace_op(op, &[result]);
        Some(())
    })
}

/// The first operand after conversion, if LLVM computes with its type.
fn operand(op: Op, operands: &[&[Value]], r: &mut ConversionRewriter<'_>) -> Option<Value> {
    if has_unsupported_floats(r.op(op)) {
        return r.no_match(op, "a type of floating-point numbers is not supported");
    }
    let value = *single(op, operands, r)?.first()?;
    if !is_compatible_type(r.value(value).ty()) {
        return r.no_match(op, "the operand is not of a type of LLVM");
    }
    Some(value)
}

/// The classes of quiet and signaling NaNs.
const NAN: u32 = 0x3;
/// The classes of numbers that are neither infinite nor NaN.
const FINITE: u32 = 0x1f8;

/// Tests whether numbers are in one of the classes `bits`.
fn classify<From: OpView<'static>>(bits: u32) -> ConversionPattern {
    ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        let value = operand(op, operands, r)?;
        if r.value(value).ty().isa::<LLVMArrayType<'_>>() {
            return unroll_vectors(op, &[value], r, |b, ty, operands| {
                let test = llvm::IsFPClass::build(b, ty, operands[0], bits);
                b.result(test, 0)
            });
        }
        let ty = r.converter()?.convert_type(r.op(op).result(0).ty());
        let Some(ty) = ty else {
            return r.no_match(op, "the type of the result does not convert");
        };
        let test = llvm::IsFPClass::build(r, ty, value, bits);
        r.replace_op_with(op, test);
        Some(())
    })
}

/// Operations on integers whose attributes are dropped.
fn integers<From: OpView<'static>>(
    create: fn(&mut OpBuilder<'_>, Type, Value) -> Op,
) -> ConversionPattern {
    ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        let value = operand(op, operands, r)?;
        let ty = r.value(value).ty();
        if ty.isa::<LLVMArrayType<'_>>() {
            return r.no_match(op, "vectors of several dimensions are not supported");
        }
        let ty = ty.handle();
        let new = create(r, ty, value);
        r.replace_op_with(op, new);
        Some(())
    })
}

/// Powers of numbers. LLVM has none of vectors with vectors as exponents.
fn powi() -> ConversionPattern {
    ConversionPattern::on_op::<FPowIOp<'static>>("math.fpowi", |op, operands, r| {
        operand(op, operands, r)?;
        let operands = single(op, operands, r)?;
        let ty = r.value(operands[0]).ty();
        if !ty.isa::<FloatType<'_>>() {
            return r.no_match(op, "vectors are not supported");
        }
        let ty = ty.handle();
        let attrs = Attrs::FastMath.of(op, r);
        let new = with_attrs(r, llvm::PowIOp::DEF, &operands, &[ty], &attrs);
        r.replace_op_with(op, new);
        Some(())
    })
}

/// Sine and cosine become the parts of a structure.
fn sincos() -> ConversionPattern {
    ConversionPattern::on_op::<SincosOp<'static>>("math.sincos", |op, operands, r| {
        let value = operand(op, operands, r)?;
        let ty = r.value(value).ty();
        if ty.isa::<LLVMArrayType<'_>>() {
            return r.no_match(op, "vectors of several dimensions are not supported");
        }
        let ty = ty.handle();
        let pair: Type = LLVMStructType::literal(r.ctx(), &[ty, ty], false).into();
        let attrs = Attrs::FastMath.of(op, r);
        let both = apply(r, llvm::SincosOp::DEF, &[value], pair, &attrs);
        let results = [extract(r, both, &[0])?, extract(r, both, &[1])?];
        r.replace_op(op, &results);
        Some(())
    })
}
