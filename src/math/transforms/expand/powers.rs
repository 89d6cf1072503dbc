//! Powers.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::matchers::constant_attr;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{OpOf, Value};

use super::{DYNAMIC, Expansions, wide_format};
use crate::arith::{AndIOp, CmpFPredicate, CmpIOp, CmpIPredicate, FastMathFlags, SIToFPOp};
use crate::folding::{float_value, int_value};
use crate::math::{FPowIOp, PowFOp};
use crate::numbers::{Floats, has_constants, int};

pub(super) fn add_patterns(expansions: &mut Expansions<'_>) {
    expansions.add::<PowFOp<'_>>(powf);
    expansions.add::<FPowIOp<'_>>(fpowi);
}

fn powf(op: OpOf<PowFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let [base, exponent] = [view.lhs(), view.rhs()];
    let (ty, flags) = (base.ty(), view.fastmath());
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let constant = float_value(constant_attr(exponent));
    let [base, exponent] = [base, exponent].map(|value| value.handle());
    let ty = ty.handle();
    let mut floats = Floats::new(r, ty, FastMathFlags::NONE);
    let constant = constant.and_then(|it| constant_power(&mut floats, base, it, flags));
    let result = match constant {
        Some(result) => result,
        None => {
            wide_format(op, ty, r)?;
            power(&mut Floats::new(r, ty, FastMathFlags::NONE), base, exponent)
        }
    };
    r.replace_op(op, &[result]);
    Some(())
}

/// The power of `base` to some constants.
fn constant_power(
    f: &mut Floats<'_, '_>,
    base: Value,
    exponent: ApFloat,
    flags: FastMathFlags,
) -> Option<Value> {
    let is = |number: f64| exponent == ApFloat::from_f64(exponent.semantics(), number);
    if exponent.is_zero() {
        return Some(f.constant(1.0));
    }
    let power = match () {
        () if is(1.0) || is(-1.0) => base,
        () if is(0.5) || is(-0.5) => {
            if is(-0.5) && flags.contains(FastMathFlags::NINF | FastMathFlags::NSZ) {
                return Some(f.rsqrt(base));
            }
            square_root(f, base, exponent.semantics(), flags)
        }
        () if is(2.0) || is(-2.0) => f.mul(base, base),
        () if is(3.0) => {
            let square = f.mul(base, base);
            f.mul(square, base)
        }
        () => return None,
    };
    if !exponent.is_negative() {
        return Some(power);
    }
    let one = f.constant(1.0);
    Some(f.div(one, power))
}

/// The power of `base` to 0.5. That of -0.0 is 0.0, and that of -inf is inf, other than the square root.
fn square_root(
    f: &mut Floats<'_, '_>,
    base: Value,
    format: FloatSemantics,
    flags: FastMathFlags,
) -> Value {
    let mut root = f.sqrt(base);
    if !flags.contains(FastMathFlags::NSZ) {
        root = f.abs(root);
    }
    let has_infinity = ApFloat::from_f64(format, f64::INFINITY).is_infinity();
    if has_infinity && !flags.contains(FastMathFlags::NINF) {
        let infinity = f.constant(f64::INFINITY);
        let minus_infinity = f.constant(f64::NEG_INFINITY);
        let is_infinite = f.cmp(CmpFPredicate::OEQ, base, minus_infinity);
        root = f.select(is_infinite, infinity, root);
    }
    root
}

/// The power of the magnitude, with the sign of `base` if the exponent is odd. NaN if a finite base is negative and the
/// exponent is no integer.
fn power(f: &mut Floats<'_, '_>, base: Value, exponent: Value) -> Value {
    let [zero, half, one] = [0.0, 0.5, 1.0].map(|number| f.constant(number));
    let [infinity, nan] = [f64::INFINITY, f64::NAN].map(|number| f.constant(number));
    let magnitude = f.abs(base);
    let power = power_of_magnitude(f, magnitude, exponent);
    let is_zero = f.cmp(CmpFPredicate::OEQ, exponent, zero);
    let is_one = f.cmp(CmpFPredicate::OEQ, magnitude, one);
    let is_fixed = f.or(is_zero, is_one);
    let power = f.select(is_fixed, one, power);

    let floor = f.floor(exponent);
    let is_integer = f.cmp(CmpFPredicate::OEQ, floor, exponent);
    let halved = f.mul(exponent, half);
    let halved_floor = f.floor(halved);
    let has_rest = f.cmp(CmpFPredicate::UNE, halved_floor, halved);
    let is_odd = f.and(is_integer, has_rest);
    let signed = f.copysign(power, base);
    let power = f.select(is_odd, signed, power);

    let is_broken = f.cmp(CmpFPredicate::UNE, floor, exponent);
    let is_negative = f.cmp(CmpFPredicate::OLT, base, zero);
    let is_finite = f.cmp(CmpFPredicate::OLT, magnitude, infinity);
    let is_outside = f.and(is_negative, is_finite);
    let is_outside = f.and(is_outside, is_broken);
    f.select(is_outside, nan, power)
}

fn power_of_magnitude(f: &mut Floats<'_, '_>, magnitude: Value, exponent: Value) -> Value {
    let log = f.log(magnitude);
    let product = f.mul(exponent, log);
    f.exp(product)
}

fn fpowi(op: OpOf<FPowIOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let [base, exponent] = [view.lhs(), view.rhs()];
    let ty = base.ty();
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let constant = int_value(constant_attr(exponent)).and_then(|value| value.to_i64());
    let [base, exponent] = [base, exponent].map(|value| value.handle());
    let ty = ty.handle();
    let result = match constant {
        Some(constant) => product(&mut Floats::new(r, ty, FastMathFlags::NONE), base, constant),
        None => {
            wide_format(op, ty, r)?;
            integer_power(r, base, exponent)
        }
    };
    r.replace_op(op, &[result]);
    Some(())
}

/// The product of as many `base` as `exponent` says, or its inverse, from squares of squares.
fn product(f: &mut Floats<'_, '_>, base: Value, exponent: i64) -> Value {
    let one = f.constant(1.0);
    let (mut result, mut square) = (None, base);
    let mut rest = exponent.unsigned_abs();
    while rest > 0 {
        if rest & 1 == 1 {
            result = Some(match result {
                Some(result) => f.mul(square, result),
                None => square,
            });
        }
        rest >>= 1;
        if rest > 0 {
            square = f.mul(square, square);
        }
    }
    match result {
        None => one,
        Some(result) if exponent < 0 => f.div(one, result),
        Some(result) => result,
    }
}

/// The power of the magnitude, with the sign of `base` if the exponent is odd.
fn integer_power(r: &mut Rewriter<'_>, base: Value, exponent: Value) -> Value {
    let ty = r.value(base).ty().handle();
    let integers = r.value(exponent).ty().handle();
    let number = SIToFPOp::build(r, ty, exponent).into();
    let mut f = Floats::new(r, ty, FastMathFlags::NONE);
    let one = f.constant(1.0);
    let magnitude = f.abs(base);
    let power = power_of_magnitude(&mut f, magnitude, number);
    let is_one = f.cmp(CmpFPredicate::OEQ, magnitude, one);
    let zero_int = int(f.r, integers, 0);
    let is_zero = CmpIOp::build(f.r, CmpIPredicate::Eq, exponent, zero_int).into();
    let is_fixed = f.or(is_zero, is_one);
    let power = f.select(is_fixed, one, power);
    let one_int = int(f.r, integers, 1);
    let lowest = AndIOp::build(f.r, exponent, one_int);
    let is_odd = CmpIOp::build(f.r, CmpIPredicate::Ne, lowest, zero_int).into();
    let signed = f.copysign(power, base);
    f.select(is_odd, signed, power)
}
