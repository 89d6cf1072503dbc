//! Comparisons of converted integers with float constants.

use std::cmp::Ordering;

use ods_runtime::OpOf;
use ods_runtime::apfloat::ApFloat;
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{FloatAttr, IntegerAttr};
use ods_runtime::hooks::Rewriter;
use ods_runtime::matchers::constant_attr;
use ods_runtime::types::IntegerType;

use crate::arith::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, SIToFPOp, UIToFPOp};
use crate::folding::defined_by;

/// The result of a comparison of a converted integer with a float.
enum Comparison {
    /// Always this.
    Known(bool),
    /// A comparison of the integer with a constant.
    Integer(CmpIPredicate, ApInt),
}

/// Compares the integer itself.
pub(super) fn compare_integers(op: OpOf<CmpFOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let bound = constant_attr(view.rhs())?.dyn_cast::<FloatAttr<'_>>()?.value();
    let (integer, signed) = match defined_by::<SIToFPOp<'_>>(view.lhs()) {
        Some(cast) => (cast.in_(), true),
        None => (defined_by::<UIToFPOp<'_>>(view.lhs())?.in_(), false),
    };
    let ty = integer.ty();
    let width = ty.dyn_cast::<IntegerType<'_>>()?.width();
    if bound.is_nan() || may_round(bound, width, signed) {
        return r.no_match(op, "the conversion may affect the result");
    }
    let comparison = compare(view.predicate(), bound, width, signed)?;
    let (ty, integer) = (ty.handle(), integer.handle());
    match comparison {
        Comparison::Known(value) => {
            let value = IntegerAttr::get(r.ctx(), IntegerType::get(r.ctx(), 1), value.into());
            let value = value.handle();
            let constant = ConstantOp::build(r, value);
            r.replace_op_with(op, constant);
        }
        Comparison::Integer(predicate, bound) => {
            let bound = IntegerAttr::from_ap_int(r.ctx(), ty, bound).handle();
            let bound = ConstantOp::build(r, bound);
            let new = CmpIOp::build(r, predicate, integer, bound);
            r.replace_op_with(op, new);
        }
    }
    Some(())
}

/// Whether an integer of `width` bits may be rounded so that its comparison with `bound` changes.
fn may_round(bound: ApFloat, width: u32, signed: bool) -> bool {
    let precision = bound.semantics().mantissa_width();
    if width <= precision {
        return false;
    }
    let value_bits = (width - u32::from(signed)) as i32;
    if bound.is_infinity() {
        let largest = ApFloat::largest(bound.semantics());
        return largest.log2_floor().is_some_and(|exponent| exponent < value_bits);
    }
    bound
        .log2_floor()
        .is_some_and(|exponent| precision as i32 <= exponent && exponent <= value_bits)
}

/// The comparison of an integer of `width` bits with `bound`. `None` if `bound` has no integer part that fits.
fn compare(
    predicate: CmpFPredicate,
    bound: ApFloat,
    width: u32,
    signed: bool,
) -> Option<Comparison> {
    use CmpIPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let by_sign = |of_signed, of_unsigned| if signed { of_signed } else { of_unsigned };
    let predicate = match predicate {
        CmpFPredicate::ORD => return Some(Comparison::Known(true)),
        CmpFPredicate::UNO => return Some(Comparison::Known(false)),
        CmpFPredicate::UEQ | CmpFPredicate::OEQ => Eq,
        CmpFPredicate::UNE | CmpFPredicate::ONE => Ne,
        CmpFPredicate::UGT | CmpFPredicate::OGT => by_sign(Sgt, Ugt),
        CmpFPredicate::UGE | CmpFPredicate::OGE => by_sign(Sge, Uge),
        CmpFPredicate::ULT | CmpFPredicate::OLT => by_sign(Slt, Ult),
        CmpFPredicate::ULE | CmpFPredicate::OLE => by_sign(Sle, Ule),
        CmpFPredicate::AlwaysFalse | CmpFPredicate::AlwaysTrue => return None,
    };
    let (smallest, largest) = if signed {
        (ApInt::signed_min(width), ApInt::signed_max(width))
    } else {
        (ApInt::zero(width), ApInt::all_ones(width))
    };
    let from_int = if signed { ApFloat::from_signed_int } else { ApFloat::from_unsigned_int };
    let float = |value: &ApInt| from_int(bound.semantics(), value);
    if float(&largest).compare(bound) == Some(Ordering::Less) {
        return Some(Comparison::Known(matches!(predicate, Ne | Slt | Sle | Ult | Ule)));
    }
    if float(&smallest).compare(bound) == Some(Ordering::Greater) {
        return Some(Comparison::Known(matches!(predicate, Ne | Sgt | Sge | Ugt | Uge)));
    }
    let truncated = if signed { bound.to_signed_int(width) } else { bound.to_unsigned_int(width) }?;
    if bound.is_zero() || float(&truncated).compare(bound) == Some(Ordering::Equal) {
        return Some(Comparison::Integer(predicate, truncated));
    }
    // Between two integers. `truncated` is the one closer to zero.
    let negative = bound.is_negative();
    let predicate = match predicate {
        Eq => return Some(Comparison::Known(false)),
        Ne => return Some(Comparison::Known(true)),
        Ult | Ule if negative => return Some(Comparison::Known(false)),
        Ugt | Uge if negative => return Some(Comparison::Known(true)),
        Ult | Ule => Ule,
        Ugt | Uge => Ugt,
        Slt | Sle => {
            if negative {
                Slt
            } else {
                Sle
            }
        }
        Sgt | Sge => {
            if negative {
                Sge
            } else {
                Sgt
            }
        }
    };
    Some(Comparison::Integer(predicate, truncated))
}
