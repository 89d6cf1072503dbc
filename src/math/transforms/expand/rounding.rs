//! Functions that round.

use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::{Float32Type, FloatType, IntegerType};
use ods_runtime::{OpOf, Type, Value};

use super::{DYNAMIC, Expansions};
use crate::arith::CmpIPredicate::{Eq, Ne, Sge, Slt};
use crate::arith::{
    AndIOp, BitcastOp, CmpFPredicate, CmpIOp, FPToSIOp, FastMathFlags, MaxSIOp, MinSIOp, OrIOp,
    SIToFPOp, SelectOp, ShRUIOp, SubIOp,
};
use crate::math::{CeilOp, RoundEvenOp, RoundOp};
use crate::numbers::{Floats, has_constants, int, with_element};

pub(super) fn add_patterns(expansions: &mut Expansions<'_>) {
    expansions.add_function::<CeilOp<'_>>(ceil);
    expansions.add::<RoundOp<'_>>(round);
    expansions.add::<RoundEvenOp<'_>>(round_even);
}

/// The type of `value`, with integers of `width` bits.
fn int_like(r: &Rewriter<'_>, value: Value, width: u32) -> Type {
    let ctx = r.ctx();
    with_element(r.value(value).ty(), *IntegerType::get(ctx, width)).handle()
}

/// The integral part, computed with integers of `width` bits, with the sign of `value`.
fn truncated(f: &mut Floats<'_, '_>, value: Value, width: u32) -> Value {
    let (ty, integers) = (f.r.value(value).ty().handle(), int_like(f.r, value, width));
    let integer = FPToSIOp::build(f.r, integers, value);
    let part = SIToFPOp::build(f.r, ty, integer).into();
    f.copysign(part, value)
}

/// One more than the integral part if that is less than the number. Great numbers, which may exceed the integers, are integral.
fn ceil(f: &mut Floats<'_, '_>, value: Value, format: FloatSemantics) -> Value {
    let [zero, one] = [0.0, 1.0].map(|number| f.constant(number));
    let limit = f.constant(2_f64.powi(format.mantissa_width().cast_signed() - 1));
    let part = truncated(f, value, if format == FloatSemantics::F128 { 128 } else { 64 });
    let is_greater = f.cmp(CmpFPredicate::OGT, value, part);
    let added = f.select(is_greater, one, zero);
    let sum = f.add(part, added);
    let sum = f.copysign(sum, value);
    let magnitude = f.abs(value);
    let has_fraction = f.cmp(CmpFPredicate::OLT, magnitude, limit);
    f.select(has_fraction, sum, value)
}

/// The greatest `f32` below 0.5. The sum of 0.5 and this number would round to 1.
const BELOW_HALF: f64 = 0.499_999_970_197_677_6;

/// The integral part of the number plus a half. Great numbers and those that are not finite stay.
fn round(op: OpOf<RoundOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let value = r.get(op).operand();
    let ty = value.ty();
    if !ty.element_type_or_self().isa::<Float32Type<'_>>() {
        return r.no_match(op, "not a round of f32.");
    }
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let (value, ty) = (value.handle(), ty.handle());
    let i32s = int_like(r, value, 32);
    let mut f = Floats::new(r, ty, FastMathFlags::NONE);
    let half = f.constant(BELOW_HALF);
    let [mantissa, bias, mask] = [23, 127, 0xff].map(|number| int(f.r, i32s, number));
    let signed_half = f.copysign(half, value);
    let sum = f.add(value, signed_half);
    let part = truncated(&mut f, sum, 64);
    let bits = BitcastOp::build(f.r, i32s, value);
    let exponent = ShRUIOp::build(f.r, bits, mantissa);
    let exponent = AndIOp::build(f.r, exponent, mask);
    let exponent = SubIOp::build(f.r, exponent, bias);
    let is_integral = CmpIOp::build(f.r, Sge, exponent, mantissa).into();
    let result = f.select(is_integral, value, part);
    r.replace_op(op, &[result]);
    Some(())
}

/// Whether the bits of a format are a sign, an exponent and a mantissa without its first bit, with the usual bias.
fn has_usual_bits(format: FloatSemantics) -> bool {
    use FloatSemantics::{BF16, F8E3M4, F8E4M3, F8E5M2, F16, F32, F64, TF32};
    matches!(format, F8E3M4 | F8E4M3 | F8E5M2 | BF16 | F16 | TF32 | F32 | F64)
}

/// Integers of the width of floats, and constants for their parts.
struct Bits<'a, 'r> {
    r: &'a mut Rewriter<'r>,
    ty: Type,
    zero: Value,
    one: Value,
    minus_one: Value,
    /// The number of bits of the mantissa.
    mantissa: Value,
    /// The number of the highest bit.
    highest: Value,
    bias: Value,
    /// The highest bit of the mantissa.
    middle: Value,
    mantissa_mask: Value,
    exponent_mask: Value,
}

impl<'a, 'r> Bits<'a, 'r> {
    fn new(r: &'a mut Rewriter<'r>, ty: Type, format: FloatSemantics) -> Self {
        let mantissa = format.mantissa_width() - 1;
        let exponent_mask = (1_i64 << (format.width() - 1 - mantissa)) - 1;
        let [
            zero,
            one,
            minus_one,
            mantissa_width,
            highest,
            bias,
            middle,
            mantissa_mask,
            exponent_mask,
        ] = [
            0,
            1,
            -1,
            mantissa.into(),
            (format.width() - 1).into(),
            exponent_mask >> 1,
            1 << (mantissa - 1),
            (1 << mantissa) - 1,
            exponent_mask,
        ]
        .map(|number| int(r, ty, number));
        Bits {
            r,
            ty,
            zero,
            one,
            minus_one,
            mantissa: mantissa_width,
            highest,
            bias,
            middle,
            mantissa_mask,
            exponent_mask,
        }
    }

    fn of(&mut self, value: Value) -> Value {
        BitcastOp::build(self.r, self.ty, value).into()
    }

    /// The exponent without its bias.
    fn exponent(&mut self, bits: Value) -> Value {
        let exponent = ShRUIOp::build(self.r, bits, self.mantissa);
        let exponent = AndIOp::build(self.r, exponent, self.exponent_mask);
        SubIOp::build(self.r, exponent, self.bias).into()
    }

    /// `value` without its lowest bits, of which there are `count`, or none or all if `count` is outside of the width.
    fn shifted(&mut self, value: Value, count: Value) -> Value {
        let count = MaxSIOp::build(self.r, count, self.zero);
        let count = MinSIOp::build(self.r, count, self.highest);
        ShRUIOp::build(self.r, value, count).into()
    }

    /// The bits of the mantissa after the first ones, of which there are `count`.
    fn fraction(&mut self, bits: Value, count: Value) -> Value {
        let mask = self.shifted(self.mantissa_mask, count);
        AndIOp::build(self.r, bits, mask).into()
    }

    fn cmp(&mut self, predicate: crate::arith::CmpIPredicate, a: Value, b: Value) -> Value {
        CmpIOp::build(self.r, predicate, a, b).into()
    }

    /// Whether the integral number with these bits is odd, or 1 or -1.
    fn is_odd(&mut self, bits: Value, exponent: Value) -> Value {
        let is_one = self.cmp(Eq, exponent, self.zero);
        let count = SubIOp::build(self.r, exponent, self.one).into();
        let rest = self.fraction(bits, count);
        let has_rest = self.cmp(Ne, rest, self.zero);
        OrIOp::build(self.r, has_rest, is_one).into()
    }

    /// Whether the number with these bits is in the middle between two integers.
    fn is_middle(&mut self, bits: Value, exponent: Value) -> Value {
        let is_half = self.cmp(Eq, exponent, self.minus_one);
        let middle = self.shifted(self.middle, exponent);
        let middle = SelectOp::build(self.r, is_half, self.zero, middle).into();
        let fraction = self.fraction(bits, exponent);
        let is_middle = self.cmp(Eq, fraction, middle);
        let is_great = self.cmp(Sge, exponent, self.minus_one);
        let is_small = self.cmp(Slt, exponent, self.mantissa);
        let is_middle = AndIOp::build(self.r, is_middle, is_small);
        AndIOp::build(self.r, is_middle, is_great).into()
    }
}

/// The number that `math.round` returns, or the other neighbor if the number is in the middle and that one is odd.
fn round_even(op: OpOf<RoundEvenOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let value = r.get(op).operand();
    let ty = value.ty();
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let format = ty.element_type_or_self().dyn_cast::<FloatType<'_>>()?.semantics();
    if !has_usual_bits(format) {
        return r.no_match(op, "the bits have another layout, or are too many");
    }
    let (value, ty) = (value.handle(), ty.handle());
    let integers = int_like(r, value, format.width());
    let one = Floats::new(r, ty, FastMathFlags::NONE).constant(1.0);
    let mut bits = Bits::new(r, integers, format);
    let value_bits = bits.of(value);
    let rounded = RoundOp::build(bits.r, value).into();
    let rounded_bits = bits.of(rounded);
    let exponent = bits.exponent(value_bits);
    let rounded_exponent = bits.exponent(rounded_bits);
    let is_odd = bits.is_odd(rounded_bits, rounded_exponent);
    let is_middle = bits.is_middle(value_bits, exponent);
    let mut f = Floats::new(r, ty, FastMathFlags::NONE);
    let signed_one = f.copysign(one, value);
    let other = f.sub(rounded, signed_one);
    let is_wrong = f.and(is_odd, is_middle);
    let result = f.select(is_wrong, other, rounded);
    let result = f.copysign(result, value);
    r.replace_op(op, &[result]);
    Some(())
}
