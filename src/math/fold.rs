//! Folders. Functions of floats are computed with the functions of the system's C library, as upstream does.

use ods_runtime::apfloat::{ApFloat, FloatSemantics, Rounding};
use ods_runtime::apint::ApInt;
use ods_runtime::hooks::{Constant, Folded, MaterializeConstant};
use ods_runtime::types::TypeRef;
use ods_runtime::{Attribute, Op, OpBuilder, Type};

use super::libm::{narrow, wide};
use crate::folding::{bool_attr, float_value, fold_binary, fold_unary, folders};
use crate::math::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CeilOp, CopySignOp,
    CosOp, CoshOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op,
    ExpM1Op, ExpOp, FloorOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log1pOp, Log2Op,
    Log10Op, LogOp, MathDialect, PowFOp, RoundEvenOp, RoundOp, SinOp, SinhOp, SqrtOp, TanOp,
    TanhOp, TruncOp,
};

impl MaterializeConstant for MathDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        crate::arith::fold::materialize(b, value, ty)
    }
}

/// Computes a function of `f64` or `f32`; `None` for other formats.
fn call(value: ApFloat, wide: fn(f64) -> f64, narrow: fn(f32) -> f32) -> Option<ApFloat> {
    match value.semantics() {
        FloatSemantics::F64 => Some(from_f64(wide(f64::from_bits(value.bits() as u64)))),
        FloatSemantics::F32 => Some(from_f32(narrow(f32::from_bits(value.bits() as u32)))),
        _ => None,
    }
}

fn from_f64(value: f64) -> ApFloat {
    ApFloat::from_bits(FloatSemantics::F64, value.to_bits().into())
}

fn from_f32(value: f32) -> ApFloat {
    ApFloat::from_bits(FloatSemantics::F32, value.to_bits().into())
}

/// Computes a function of two numbers in `f64` or `f32`; `None` for other formats.
fn call2(
    a: ApFloat,
    b: ApFloat,
    wide: fn(f64, f64) -> f64,
    narrow: fn(f32, f32) -> f32,
) -> Option<ApFloat> {
    match a.semantics() {
        FloatSemantics::F64 => {
            let [a, b] = [a, b].map(|value| f64::from_bits(value.bits() as u64));
            Some(from_f64(wide(a, b)))
        }
        FloatSemantics::F32 => {
            let [a, b] = [a, b].map(|value| f32::from_bits(value.bits() as u32));
            Some(from_f32(narrow(a, b)))
        }
        _ => None,
    }
}

/// Folds a constant with a function of floats.
fn float(constant: Constant<'_>, f: impl Fn(ApFloat) -> Option<ApFloat>) -> Option<Folded> {
    fold_unary::<ApFloat>(constant, |value| f(*value)).map(Folded::attr)
}

/// Folds a constant with a function of integers, whose result is truncated to the width.
fn count(constant: Constant<'_>, f: fn(&ApInt) -> u32) -> Option<Folded> {
    let count = |value: &ApInt| Some(ApInt::from_u64(value.width(), f(value).into()));
    fold_unary(constant, count).map(Folded::attr)
}

/// Folds a float or a splat with a predicate.
fn classify(constant: Constant<'_>, ty: TypeRef<'_>, f: fn(&ApFloat) -> bool) -> Option<Folded> {
    let value = float_value(constant)?;
    bool_attr(ty, f(&value)).map(Folded::attr)
}

/// Folders of functions that exist for `f64` and `f32`.
macro_rules! functions {
    ($($op:ident: $wide:path, $narrow:path;)*) => {
        folders! {
            $($op: |op, constants| float(constants.operand(), |it| call(it, $wide, $narrow));)*
        }
    };
}

/// Folders of functions that are only computed for numbers whose sign bit is not set.
macro_rules! functions_of_positives {
    ($($op:ident: $wide:path, $narrow:path;)*) => {
        folders! {
            $($op: |op, constants| float(constants.operand(), |it| {
                if it.is_negative() { None } else { call(it, $wide, $narrow) }
            });)*
        }
    };
}

functions! {
    AcosOp: f64::acos, f32::acos;
    AcoshOp: wide::acosh, narrow::acosh;
    AsinOp: f64::asin, f32::asin;
    AsinhOp: wide::asinh, narrow::asinh;
    AtanOp: f64::atan, f32::atan;
    AtanhOp: wide::atanh, narrow::atanh;
    CosOp: f64::cos, f32::cos;
    CoshOp: f64::cosh, f32::cosh;
    SinOp: f64::sin, f32::sin;
    SinhOp: f64::sinh, f32::sinh;
    ErfOp: wide::erf, narrow::erf;
    ErfcOp: wide::erfc, narrow::erfc;
    ExpOp: f64::exp, f32::exp;
    Exp2Op: f64::exp2, f32::exp2;
    ExpM1Op: f64::exp_m1, f32::exp_m1;
    RoundOp: f64::round, f32::round;
    TanOp: f64::tan, f32::tan;
    TanhOp: f64::tanh, f32::tanh;
    TruncOp: f64::trunc, f32::trunc;
}

functions_of_positives! {
    LogOp: f64::ln, f32::ln;
    Log2Op: f64::log2, f32::log2;
    Log10Op: f64::log10, f32::log10;
    SqrtOp: f64::sqrt, f32::sqrt;
}

folders! {
    AbsFOp: |op, constants| float(constants.operand(), |it| Some(it.abs()));
    AbsIOp: |op, constants| {
        fold_unary(constants.operand(), |it: &ApInt| Some(it.unsigned_abs())).map(Folded::attr)
    };
    CountLeadingZerosOp: |op, constants| count(constants.operand(), ApInt::leading_zeros);
    CountTrailingZerosOp: |op, constants| count(constants.operand(), ApInt::trailing_zeros);
    CtPopOp: |op, constants| count(constants.operand(), ApInt::count_ones);
    CeilOp: |op, constants| integral(constants.operand(), Rounding::Upward);
    FloorOp: |op, constants| integral(constants.operand(), Rounding::Downward);
    RoundEvenOp: |op, constants| integral(constants.operand(), Rounding::NearestEven);
    Log1pOp: |op, constants| float(constants.operand(), |it| {
        let one = ApFloat::from_f64(it.semantics(), 1.0);
        if it.add(one, Rounding::NearestEven).is_negative() {
            return None;
        }
        call(it, f64::ln_1p, f32::ln_1p)
    });
    CopySignOp: |op, constants| binary(constants.lhs(), constants.rhs(), |a, b| {
        Some(a.copy_sign(b))
    });
    Atan2Op: |op, constants| binary(constants.lhs(), constants.rhs(), |a, b| {
        if a.is_zero() && b.is_zero() {
            return Some(ApFloat::nan(a.semantics()));
        }
        call2(a, b, f64::atan2, f32::atan2)
    });
    PowFOp: |op, constants| binary(constants.lhs(), constants.rhs(), |a, b| {
        call2(a, b, f64::powf, f32::powf)
    });
    IPowIOp: |op, constants| {
        fold_binary(constants.lhs(), constants.rhs(), int_power).map(Folded::attr)
    };
    IsFiniteOp: |op, constants| {
        classify(constants.operand(), op.result().ty(), ApFloat::is_finite)
    };
    IsInfOp: |op, constants| classify(constants.operand(), op.result().ty(), ApFloat::is_infinity);
    IsNaNOp: |op, constants| classify(constants.operand(), op.result().ty(), ApFloat::is_nan);
    IsNormalOp: |op, constants| classify(constants.operand(), op.result().ty(), ApFloat::is_normal);
}

fn integral(constant: Constant<'_>, rounding: Rounding) -> Option<Folded> {
    float(constant, |it| Some(it.round_to_integral(rounding)))
}

/// Folds two constants with a function of floats.
fn binary(
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    f: impl Fn(ApFloat, ApFloat) -> Option<ApFloat>,
) -> Option<Folded> {
    fold_binary::<ApFloat>(lhs, rhs, |a, b| f(*a, *b)).map(Folded::attr)
}

/// The power, modulo `2^width`. `None` for zero with a negative exponent.
fn int_power(base: &ApInt, power: &ApInt) -> Option<ApInt> {
    let width = base.width();
    let one = ApInt::from_u64(width, 1);
    let minus_one = ApInt::all_ones(width);
    if power.is_zero() {
        return Some(one);
    }
    if power.is_negative() {
        if base.is_zero() {
            return None;
        }
        let is_unit = *base == one || *base == minus_one && !power.bit(0);
        return Some(if is_unit {
            one
        } else if *base == minus_one {
            minus_one
        } else {
            ApInt::zero(width)
        });
    }
    let (mut result, mut square) = (one, base.clone());
    for bit in 0..power.active_bits() {
        if power.bit(bit) {
            result = result.wrapping_mul(&square);
        }
        square = square.wrapping_mul(&square);
    }
    Some(result)
}
