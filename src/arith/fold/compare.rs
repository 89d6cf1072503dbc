//! Folders of comparisons and selections.

use std::cmp::Ordering;

use ods_runtime::apfloat::ApFloat;
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{BoolAttr, DenseElementsAttr, FloatAttr, TypedAttr};
use ods_runtime::hooks::{Constant, Folded};
use ods_runtime::ir::OpView as _;
use ods_runtime::types::{IntegerType, TypeRef, VectorType};
use ods_runtime::{Attribute, Value, ValueRef};

use crate::arith::{
    CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ExtSIOp, ExtUIOp, SelectOp, i1_same_shape,
};
use crate::folding::{
    Number as _, bool_attr, defined_by, fold_binary_to, folders, is_one_int, is_poison, is_zero_int,
};

impl CmpIPredicate {
    /// The predicate that is true when this one is false. Corresponds to `invertPredicate`.
    #[must_use]
    pub fn inverted(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Slt => Self::Sge,
            Self::Sle => Self::Sgt,
            Self::Sgt => Self::Sle,
            Self::Sge => Self::Slt,
            Self::Ult => Self::Uge,
            Self::Ule => Self::Ugt,
            Self::Ugt => Self::Ule,
            Self::Uge => Self::Ult,
        }
    }

    /// The predicate of the same comparison with its operands swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::Eq | Self::Ne => self,
            Self::Slt => Self::Sgt,
            Self::Sle => Self::Sge,
            Self::Sgt => Self::Slt,
            Self::Sge => Self::Sle,
            Self::Ult => Self::Ugt,
            Self::Ule => Self::Uge,
            Self::Ugt => Self::Ult,
            Self::Uge => Self::Ule,
        }
    }

    /// Whether `lhs` and `rhs` satisfy the predicate. Corresponds to `applyCmpPredicate`.
    pub fn holds(self, lhs: &ApInt, rhs: &ApInt) -> bool {
        let signed = matches!(self, Self::Slt | Self::Sle | Self::Sgt | Self::Sge);
        self.accepts(if signed { lhs.cmp_signed(rhs) } else { lhs.cmp_unsigned(rhs) })
    }

    /// Whether operands in this order satisfy the predicate.
    pub fn accepts(self, order: Ordering) -> bool {
        match self {
            Self::Eq => order.is_eq(),
            Self::Ne => order.is_ne(),
            Self::Slt | Self::Ult => order.is_lt(),
            Self::Sle | Self::Ule => order.is_le(),
            Self::Sgt | Self::Ugt => order.is_gt(),
            Self::Sge | Self::Uge => order.is_ge(),
        }
    }
}

impl CmpFPredicate {
    /// Whether `lhs` and `rhs` satisfy the predicate. Corresponds to `applyCmpPredicate`.
    pub fn holds(self, lhs: ApFloat, rhs: ApFloat) -> bool {
        let order = lhs.compare(rhs);
        let is = |accepts: fn(Ordering) -> bool| order.is_some_and(accepts);
        match self {
            Self::AlwaysFalse => false,
            Self::AlwaysTrue => true,
            Self::ORD => order.is_some(),
            Self::UNO => order.is_none(),
            Self::OEQ => is(Ordering::is_eq),
            Self::OGT => is(Ordering::is_gt),
            Self::OGE => is(Ordering::is_ge),
            Self::OLT => is(Ordering::is_lt),
            Self::OLE => is(Ordering::is_le),
            Self::ONE => is(Ordering::is_ne),
            Self::UEQ => !is(Ordering::is_ne),
            Self::UGT => !is(Ordering::is_le),
            Self::UGE => !is(Ordering::is_lt),
            Self::ULT => !is(Ordering::is_ge),
            Self::ULE => !is(Ordering::is_gt),
            Self::UNE => !is(Ordering::is_eq),
        }
    }
}

/// The operand of the extension from `i1` that defines `value`.
fn extended_bool(value: ValueRef<'_>) -> Option<ValueRef<'_>> {
    let source = defined_by::<ExtSIOp<'_>>(value)
        .map(|ext| ext.in_())
        .or_else(|| Some(defined_by::<ExtUIOp<'_>>(value)?.in_()))?;
    let ty = source.ty();
    let is_scalar_or_vector = ty.isa::<IntegerType<'_>>() || ty.isa::<VectorType<'_>>();
    (is_scalar_or_vector && is_bool(ty)).then_some(source)
}

fn is_bool(ty: TypeRef<'_>) -> bool {
    ty.element_type_or_self().int_or_float_bit_width() == Some(1)
}

folders! {
    CmpIOp: |op, constants| {
        let (lhs, rhs, predicate) = (op.lhs(), op.rhs(), op.predicate());
        let ty = op.result().ty();
        if lhs == rhs {
            return bool_attr(ty, predicate.accepts(Ordering::Equal)).map(Folded::attr);
        }
        if is_zero_int(constants.rhs()) && predicate == CmpIPredicate::Ne {
            if let Some(source) = extended_bool(lhs) {
                return Some(Folded::value(source));
            }
            if is_bool(lhs.ty()) {
                return Some(Folded::value(lhs));
            }
        }
        if is_one_int(constants.rhs()) && predicate == CmpIPredicate::Eq && is_bool(lhs.ty()) {
            return Some(Folded::value(lhs));
        }
        let left = constants.lhs()?;
        if constants.rhs().is_none() {
            let (lhs, rhs): (Value, Value) = (lhs.into(), rhs.into());
            return Some(Folded::in_place(move |op| {
                CmpIOp::setters(op).set_predicate(predicate.swapped()).set_lhs(rhs).set_rhs(lhs);
            }));
        }
        let ty = i1_same_shape(left.dyn_cast::<TypedAttr<'_>>()?.ty());
        let folded = fold_binary_to(ty, constants.lhs(), constants.rhs(), |a: &ApInt, b| {
            Some(ApInt::from_u64(1, u64::from(predicate.holds(a, b))))
        });
        folded.map(Folded::attr)
    };
    CmpFOp: |op, constants| {
        let value = |constant: Constant<'_>| {
            Some(constant?.dyn_cast::<FloatAttr<'_>>()?.value())
        };
        let (lhs, rhs) = (value(constants.lhs()), value(constants.rhs()));
        // A NaN decides the result, whatever the other operand is.
        let nan = [lhs, rhs].into_iter().flatten().find(ApFloat::is_nan);
        let (lhs, rhs) = (nan.or(lhs)?, nan.or(rhs)?);
        Some(Folded::attr(BoolAttr::get(op.ctx(), op.predicate().holds(lhs, rhs))))
    };
    SelectOp: |op, constants| {
        let (yes, no, condition) = (op.true_value(), op.false_value(), op.condition());
        if yes == no || is_one_int(constants.condition()) {
            return Some(Folded::value(yes));
        }
        if is_zero_int(constants.condition()) || is_poison(constants.true_value()) {
            return Some(Folded::value(no));
        }
        if is_poison(constants.false_value()) {
            return Some(Folded::value(yes));
        }
        if op.result().ty().is_signless_integer_of(1)
            && is_one_int(constants.true_value())
            && is_zero_int(constants.false_value())
        {
            return Some(Folded::value(condition));
        }
        if let Some(test) = defined_by::<CmpIOp<'_>>(condition) {
            let (lhs, rhs) = (test.lhs(), test.rhs());
            let chooses_compared = lhs == yes && rhs == no || rhs == yes && lhs == no;
            match test.predicate() {
                CmpIPredicate::Ne if chooses_compared => return Some(Folded::value(yes)),
                CmpIPredicate::Eq if chooses_compared => return Some(Folded::value(no)),
                _ => {}
            }
        }
        select_elements(constants.condition(), constants.true_value(), constants.false_value())
            .map(Folded::attr)
    };
}

/// Selects between constant elements, one by one.
fn select_elements(
    condition: Constant<'_>,
    yes: Constant<'_>,
    no: Constant<'_>,
) -> Option<Attribute> {
    let conditions = condition?.dyn_cast::<DenseElementsAttr<'_>>()?.int_values();
    let yes = yes?.dyn_cast::<DenseElementsAttr<'_>>()?;
    let no = no?.dyn_cast::<DenseElementsAttr<'_>>()?;
    let chosen = conditions
        .enumerate()
        .map(|(index, condition)| if condition.is_zero() { no } else { yes }.value(index));
    let chosen: Option<Vec<_>> = chosen.collect();
    let chosen = chosen?;
    let ints: Option<Vec<ApInt>> = chosen.iter().copied().map(ApInt::of_attr).collect();
    if let Some(ints) = ints {
        return Some(ApInt::dense(yes.ty(), &ints));
    }
    let floats: Option<Vec<ApFloat>> = chosen.iter().copied().map(ApFloat::of_attr).collect();
    Some(ApFloat::dense(yes.ty(), &floats?))
}
