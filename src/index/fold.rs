//! Folders, and the creation of constants.
//!
//! `index` has 32 or 64 bits. An operation is folded only if the result is right for both widths.

use std::cmp::Ordering;

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{BoolAttr, IntegerAttr};
use ods_runtime::hooks::{Constant, Folded, MaterializeConstant};
use ods_runtime::matchers::constant_attr;
use ods_runtime::types::{IndexType, IntegerType, TypeRef};
use ods_runtime::{Attribute, Op, OpBuilder, Type, ValueRef};

use crate::folding::folders;
use crate::index::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp,
    DivSOp, DivUOp, FloorDivSOp, IndexCmpPredicate, IndexDialect, MaxSOp, MaxUOp, MinSOp, MinUOp,
    MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SubOp, XOrOp,
};

/// The narrower width of `index`.
const NARROW: u32 = 32;
/// The wider width of `index`, in which constants are stored.
const WIDE: u32 = IndexType::STORAGE_WIDTH;

impl MaterializeConstant for IndexDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        let (attr, ty) = (b.ctx().attr_ref(value), b.ctx().type_ref(ty));
        let integer = attr.dyn_cast::<IntegerAttr<'_>>()?;
        let value = integer.value();
        if attr.isa::<BoolAttr<'_>>() {
            let builds = ty.is_signless_integer_of(1);
            return builds.then(|| BoolConstantOp::build(b, !value.is_zero()).op());
        }
        let builds = integer.ty().is_index() && ty.is_index();
        builds.then(|| ConstantOp::build(b, value).op())
    }
}

/// The integer constant.
fn int(constant: Constant<'_>) -> Option<ApInt> {
    Some(constant?.dyn_cast::<IntegerAttr<'_>>()?.value())
}

fn narrow(value: &ApInt) -> ApInt {
    value.zext_or_trunc(NARROW)
}

/// A binary operation on integers of the same width; `None` where it is undefined.
pub(super) type Binary = fn(&ApInt, &ApInt) -> Option<ApInt>;

/// The result of `f` if it is right for both widths.
pub(super) fn agreed(f: Binary, lhs: &ApInt, rhs: &ApInt) -> Option<ApInt> {
    let wide = f(lhs, rhs)?;
    (f(&narrow(lhs), &narrow(rhs))? == narrow(&wide)).then_some(wide)
}

/// Folds two constants if the result is right for both widths.
fn compute<'ir>(lhs: Constant<'ir>, rhs: Constant<'ir>, f: Binary) -> Option<Folded> {
    let value = agreed(f, &int(lhs)?, &int(rhs)?)?;
    let ctx = lhs?.ctx();
    Some(Folded::attr(IntegerAttr::from_ap_int(ctx, IndexType::get(ctx), value)))
}

/// Operations whose canonicalizer also combines constants.
pub(super) const ADD: Binary = |a, b| Some(a.wrapping_add(b));
pub(super) const MUL: Binary = |a, b| Some(a.wrapping_mul(b));
pub(super) const AND: Binary = |a, b| Some(a & b);
pub(super) const OR: Binary = |a, b| Some(a | b);
pub(super) const XOR: Binary = |a, b| Some(a ^ b);
pub(super) const MAX_S: Binary = |a, b| Some(if a.cmp_signed(b).is_gt() { a } else { b }.clone());
pub(super) const MAX_U: Binary = |a, b| Some(if a.cmp_unsigned(b).is_gt() { a } else { b }.clone());
pub(super) const MIN_S: Binary = |a, b| Some(if a.cmp_signed(b).is_lt() { a } else { b }.clone());
pub(super) const MIN_U: Binary = |a, b| Some(if a.cmp_unsigned(b).is_lt() { a } else { b }.clone());

fn one(width: u32) -> ApInt {
    ApInt::from_u64(width, 1)
}

fn ceil_div_signed(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let quotient = a.checked_div_signed(b)?;
    let rest = a.div_rem_signed(b)?.1;
    let rounds_up = !rest.is_zero() && a.is_negative() == b.is_negative();
    Some(if rounds_up { quotient.wrapping_add(&one(a.width())) } else { quotient })
}

fn ceil_div_unsigned(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let (quotient, rest) = a.div_rem_unsigned(b)?;
    Some(if rest.is_zero() { quotient } else { quotient.wrapping_add(&one(a.width())) })
}

fn floor_div_signed(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let (quotient, rest) = a.div_rem_signed(b)?;
    let rounds_down = !rest.is_zero() && a.is_negative() != b.is_negative();
    Some(if rounds_down { quotient.wrapping_sub(&one(a.width())) } else { quotient })
}

/// Shifts by a count that is defined for both widths.
fn shift(a: &ApInt, b: &ApInt, f: fn(&ApInt, u32) -> ApInt) -> Option<ApInt> {
    let count = b.to_u64().filter(|count| *count < NARROW.into())?;
    Some(f(a, count as u32))
}

/// Folds constants, then a constant right operand that is zero or, for products, one.
macro_rules! with_neutral {
    ($op:ident, $constants:ident, $f:expr, |$rhs:ident| $simplified:expr) => {
        compute($constants.lhs(), $constants.rhs(), $f).or_else(|| {
            let $rhs = int($constants.rhs())?;
            $simplified
        })
    };
}

folders! {
    ConstantOp: |op, _| Some(Folded::attr(op.property(ConstantOp::VALUE)?.handle()));
    BoolConstantOp: |op, _| Some(Folded::attr(op.property(BoolConstantOp::VALUE)?.handle()));
    AddOp: |op, constants| with_neutral!(op, constants, ADD, |rhs| {
        rhs.is_zero().then(|| Folded::value(op.lhs().handle()))
    });
    SubOp: |op, constants| with_neutral!(op, constants, |a, b| Some(a.wrapping_sub(b)), |rhs| {
        rhs.is_zero().then(|| Folded::value(op.lhs().handle()))
    });
    MulOp: |op, constants| with_neutral!(op, constants, MUL, |rhs| {
        if rhs.is_one() {
            return Some(Folded::value(op.lhs().handle()));
        }
        if rhs.is_zero() { Some(Folded::attr(constants.rhs()?.handle())) } else { None }
    });
    DivSOp: |op, constants| compute(constants.lhs(), constants.rhs(), |a, b| {
        Some(a.div_rem_signed(b)?.0)
    });
    DivUOp: |op, constants| compute(constants.lhs(), constants.rhs(), |a, b| {
        Some(a.div_rem_unsigned(b)?.0)
    });
    CeilDivSOp: |op, constants| compute(constants.lhs(), constants.rhs(), ceil_div_signed);
    CeilDivUOp: |op, constants| compute(constants.lhs(), constants.rhs(), ceil_div_unsigned);
    FloorDivSOp: |op, constants| compute(constants.lhs(), constants.rhs(), floor_div_signed);
    RemSOp: |op, constants| compute(constants.lhs(), constants.rhs(), |a, b| {
        Some(a.div_rem_signed(b)?.1)
    });
    RemUOp: |op, constants| compute(constants.lhs(), constants.rhs(), |a, b| {
        Some(a.div_rem_unsigned(b)?.1)
    });
    MaxSOp: |op, constants| compute(constants.lhs(), constants.rhs(), MAX_S);
    MaxUOp: |op, constants| compute(constants.lhs(), constants.rhs(), MAX_U);
    MinSOp: |op, constants| compute(constants.lhs(), constants.rhs(), MIN_S);
    MinUOp: |op, constants| compute(constants.lhs(), constants.rhs(), MIN_U);
    ShlOp: |op, constants| compute(constants.lhs(), constants.rhs(), |a, b| {
        shift(a, b, ApInt::shl)
    });
    ShrSOp: |op, constants| compute(constants.lhs(), constants.rhs(), |a, b| {
        shift(a, b, ApInt::ashr)
    });
    ShrUOp: |op, constants| compute(constants.lhs(), constants.rhs(), |a, b| {
        shift(a, b, ApInt::lshr)
    });
    AndOp: |op, constants| compute(constants.lhs(), constants.rhs(), AND);
    OrOp: |op, constants| compute(constants.lhs(), constants.rhs(), OR);
    XOrOp: |op, constants| compute(constants.lhs(), constants.rhs(), XOR);
    CastSOp: |op, constants| {
        cast(constants.input(), op.output().ty(), ApInt::sext_or_trunc)
    };
    CastUOp: |op, constants| {
        cast(constants.input(), op.output().ty(), ApInt::zext_or_trunc)
    };
    CmpOp: |op, constants| {
        let predicate = op.pred();
        let holds = compare_constants(predicate, constants.lhs(), constants.rhs())
            .or_else(|| compare_bounded(predicate, *op.lhs(), constants.rhs()))
            .or_else(|| (op.lhs() == op.rhs()).then(|| predicate.accepts(Ordering::Equal)))?;
        Some(Folded::attr(BoolAttr::get(op.ctx(), holds)))
    };
}

/// Casts a constant with `resize`, which extends or truncates. A cast of an `index` that has more than 32 bits is not
/// folded if the width of `index` matters.
fn cast(
    constant: Constant<'_>,
    ty: TypeRef<'_>,
    resize: fn(&ApInt, u32) -> ApInt,
) -> Option<Folded> {
    let value = int(constant)?;
    let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() else {
        let resized = resize(&value, WIDE);
        return Some(Folded::attr(IntegerAttr::from_ap_int(ty.ctx(), ty, resized)));
    };
    let resized = resize(&value, integer.width());
    let of_narrow = resize(&narrow(&value), integer.width());
    (resized == of_narrow).then(|| Folded::attr(IntegerAttr::from_ap_int(ty.ctx(), ty, resized)))
}

impl IndexCmpPredicate {
    /// Whether operands in this order satisfy the predicate.
    pub fn accepts(self, order: Ordering) -> bool {
        match self {
            Self::EQ => order.is_eq(),
            Self::NE => order.is_ne(),
            Self::SLT | Self::ULT => order.is_lt(),
            Self::SLE | Self::ULE => order.is_le(),
            Self::SGT | Self::UGT => order.is_gt(),
            Self::SGE | Self::UGE => order.is_ge(),
        }
    }

    fn compare(self, lhs: &ApInt, rhs: &ApInt) -> Ordering {
        if matches!(self, Self::SLT | Self::SLE | Self::SGT | Self::SGE) {
            lhs.cmp_signed(rhs)
        } else {
            lhs.cmp_unsigned(rhs)
        }
    }
}

/// Compares two constants, unless the width of `index` matters.
fn compare_constants(
    predicate: IndexCmpPredicate,
    lhs: Constant<'_>,
    rhs: Constant<'_>,
) -> Option<bool> {
    let (lhs, rhs) = (int(lhs)?, int(rhs)?);
    let wide = predicate.accepts(predicate.compare(&lhs, &rhs));
    let holds = predicate.accepts(predicate.compare(&narrow(&lhs), &narrow(&rhs)));
    (wide == holds).then_some(wide)
}

/// Compares a minimum or maximum with a constant to a constant, if its bound decides the result.
fn compare_bounded(
    predicate: IndexCmpPredicate,
    lhs: ValueRef<'_>,
    rhs: Constant<'_>,
) -> Option<bool> {
    let (op, rhs) = (lhs.defining_op()?, int(rhs)?);
    let range: fn(&ApInt) -> Range = if op.isa::<MinSOp<'_>>() {
        |bound| Range::signed(ApInt::signed_min(bound.width()), bound.clone())
    } else if op.isa::<MinUOp<'_>>() {
        |bound| Range::unsigned(ApInt::zero(bound.width()), bound.clone())
    } else if op.isa::<MaxSOp<'_>>() {
        |bound| Range::signed(bound.clone(), ApInt::signed_max(bound.width()))
    } else if op.isa::<MaxUOp<'_>>() {
        |bound| Range::unsigned(bound.clone(), ApInt::all_ones(bound.width()))
    } else {
        return None;
    };
    let bound = int(constant_attr(op.operand(1)))?;
    let wide = range(&bound).decides(predicate, &rhs)?;
    let narrow = range(&narrow(&bound)).decides(predicate, &narrow(&rhs))?;
    (wide == narrow).then_some(wide)
}

/// The values that an integer can have: from `signed.0` to `signed.1` and from `unsigned.0` to `unsigned.1`. Corresponds
/// to `ConstantIntRanges`.
struct Range {
    signed: (ApInt, ApInt),
    unsigned: (ApInt, ApInt),
}

impl Range {
    /// The signed numbers from `low` to `high`.
    fn signed(low: ApInt, high: ApInt) -> Self {
        let width = low.width();
        // The bits of numbers of the same sign have the same order.
        let unsigned = if low.is_negative() == high.is_negative() {
            (low.clone(), high.clone())
        } else {
            (ApInt::zero(width), ApInt::all_ones(width))
        };
        Range { signed: (low, high), unsigned }
    }

    /// The unsigned numbers from `low` to `high`.
    fn unsigned(low: ApInt, high: ApInt) -> Self {
        let width = low.width();
        let signed = if low.is_negative() == high.is_negative() {
            (low.clone(), high.clone())
        } else {
            (ApInt::signed_min(width), ApInt::signed_max(width))
        };
        Range { signed, unsigned: (low, high) }
    }

    /// Whether all numbers, or none, satisfy the predicate with `rhs`; `None` if only some do.
    fn decides(&self, predicate: IndexCmpPredicate, rhs: &ApInt) -> Option<bool> {
        use IndexCmpPredicate as P;
        let signed = matches!(predicate, P::SLT | P::SLE | P::SGT | P::SGE);
        let (low, high) = if signed { &self.signed } else { &self.unsigned };
        let order = |bound: &ApInt| predicate.compare(bound, rhs);
        match predicate {
            P::EQ | P::NE => {
                let is_constant = [&self.signed, &self.unsigned].iter().any(|it| it.0 == it.1);
                if is_constant {
                    return Some(predicate.accepts(order(low)));
                }
                let excluded = |it: &(ApInt, ApInt), cmp: fn(&ApInt, &ApInt) -> Ordering| {
                    cmp(&it.1, rhs).is_lt() || cmp(&it.0, rhs).is_gt()
                };
                let differs = excluded(&self.unsigned, ApInt::cmp_unsigned)
                    && excluded(&self.signed, ApInt::cmp_signed);
                differs.then_some(predicate == P::NE)
            }
            _ => {
                let (at_low, at_high) = (order(low), order(high));
                let results = (predicate.accepts(at_low), predicate.accepts(at_high));
                (results.0 == results.1).then_some(results.0)
            }
        }
    }
}
