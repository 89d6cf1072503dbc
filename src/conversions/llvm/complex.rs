//! The conversion of `complex`.

use std::sync::Arc;

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::OpView;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::{ComplexType, Type};
use ods_runtime::{Ir, Op, OpRef, Value};

use self::numbers::{Complex, Numbers};
use super::emitter::Emitter;
use super::one_to_one::{extract, replace_packed, single};
use super::{LLVMTypeConverter, fastmath_flags};
use crate::arith::{FastMathFlags, FastMathFlagsAttr};
use crate::complex::*;
use crate::llvm::{self, FastmathFlags, is_compatible_floating_point_type};

mod division;
mod numbers;

generated!("llvm_complex_conversions.rs");

pub(super) use self::generated::passes::add_passes;
pub use self::generated::passes::{ConvertComplexToLLVMPass, ConvertComplexToLLVMPassOptions};

impl RunPass for ConvertComplexToLLVMPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types = LLVMTypeConverter::new(super::options(0));
        let mut target = super::target();
        target.add_illegal_dialect::<ComplexDialect>();
        let range = self.options.complex_range;
        super::convert(ir, op, &types, &target, |patterns| add_patterns(patterns, &types, range))
    }
}

/// Adds the patterns of the conversion. `range` says how quotients are computed. Corresponds to
/// `populateComplexToLLVMConversionPatterns`.
pub fn add_patterns(
    patterns: &mut ConversionPatternSet,
    types: &Arc<LLVMTypeConverter>,
    range: ComplexRangeFlags,
) {
    patterns.add(ConversionPattern::new::<AbsOp<'static>>("complex.abs", {
        let types = Arc::clone(types);
        move |op, operands, r| {
            check(op.op(), r)?;
            let flags = flags(r.op(op));
            let value = operands.complex();
            let e = &mut Emitter::new(r, &types);
            let value = Complex::of(value, e)?;
            let numbers = &mut Numbers { e, flags };
            let square = numbers.square(value);
            let root = numbers.sqrt(square);
            r.replace_op(op, &[root]);
            Some(())
        }
    }));
    patterns.add(binary::<AddOp<'_>>(types, |it, lhs, rhs| it.sum(lhs, rhs)));
    patterns.add(ConversionPattern::on_op::<ConstantOp<'static>>("complex.constant", {
        |op, _, r| {
            let attrs = r.op(op).attrs().to_vec();
            replace_packed(op, &[], llvm::ConstantOp::DEF, &attrs, r)
        }
    }));
    patterns.add(ConversionPattern::new::<CreateOp<'static>>("complex.create", {
        let types = Arc::clone(types);
        move |op, operands, r| {
            let parts = Complex { re: operands.real(), im: operands.imaginary() };
            let ty = result_type(op.op(), r)?;
            let e = &mut Emitter::new(r, &types);
            let poison = e.poison(ty);
            let value = parts.pack(poison, e);
            r.replace_op(op, &[value]);
            Some(())
        }
    }));
    patterns.add(part::<ImOp<'_>>(1));
    patterns.add(binary::<MulOp<'_>>(types, |it, lhs, rhs| it.product(lhs, rhs)));
    patterns.add(part::<ReOp<'_>>(0));
    patterns.add(binary::<SubOp<'_>>(types, |it, lhs, rhs| it.difference(lhs, rhs)));
    patterns.add(match range {
        ComplexRangeFlags::IMPROVED => {
            binary::<DivOp<'_>>(types, |it, lhs, rhs| it.quotient_in_range(lhs, rhs))
        }
        _ => binary::<DivOp<'_>>(types, |it, lhs, rhs| it.quotient(lhs, rhs)),
    });
}

/// The fast-math flags of an operation.
fn flags(op: OpRef<'_>) -> FastmathFlags {
    let flags = op.attr(AddOp::FASTMATH.name).and_then(|it| it.dyn_cast::<FastMathFlagsAttr<'_>>());
    fastmath_flags(flags.map_or(FastMathFlags::NONE, |it| it.value()))
}

/// Whether LLVM computes with the parts of the first operand of `op`.
fn check(op: Op, r: &mut ConversionRewriter<'_>) -> Option<()> {
    let ty = r.op(op).operand(0).ty().dyn_cast::<ComplexType<'_>>()?;
    match is_compatible_floating_point_type(ty.element_type()) {
        true => Some(()),
        false => r.no_match(op, "a type of floating-point numbers is not supported"),
    }
}

fn result_type(op: Op, r: &mut ConversionRewriter<'_>) -> Option<Type> {
    let converted = r.converter()?.convert_type(r.op(op).result(0).ty());
    converted.or_else(|| r.no_match(op, "the type of the result does not convert"))
}

/// A part of a number.
fn part<From: OpView<'static>>(index: i64) -> ConversionPattern {
    ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        let value = *single(op, operands, r)?.first()?;
        let part = extract(r, value, &[index])?;
        r.replace_op(op, &[part]);
        Some(())
    })
}

/// Operations on two numbers.
fn binary<From: OpView<'static>>(
    types: &Arc<LLVMTypeConverter>,
    compute: fn(&mut Numbers<'_, '_, '_>, Complex, Complex) -> Complex,
) -> ConversionPattern {
    let types = Arc::clone(types);
    ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        check(op, r)?;
        let [lhs, rhs] = *single(op, operands, r)? else { return None };
        let flags = flags(r.op(op));
        let ty = result_type(op, r)?;
        let e = &mut Emitter::new(r, &types);
        let (lhs, rhs) = (Complex::of(lhs, e)?, Complex::of(rhs, e)?);
        let poison = e.poison(ty);
        let numbers = &mut Numbers { e, flags };
        let result = compute(numbers, lhs, rhs);
        let value: Value = result.pack(poison, numbers.e);
        r.replace_op(op, &[value]);
        Some(())
    })
}
