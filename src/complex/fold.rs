//! Folders, and the creation of constants.

use ods_runtime::apfloat::ApFloat;
use ods_runtime::attrs::{ArrayAttr, FloatAttr, IntegerAttr};
use ods_runtime::hooks::{Constant, Folded, MaterializeConstant};
use ods_runtime::types::{ComplexType, TypeRef};
use ods_runtime::{AttrRef, Attribute, Op, OpBuilder, Type, ValueRef};

use crate::complex::{
    AddOp, BitcastOp, ComplexDialect, ConjOp, ConstantOp, CreateOp, DivOp, ExpOp, ImOp, LogOp,
    MulOp, NegOp, ReOp, SubOp,
};
use crate::folding::{defined_by, folders};

impl ConstantOp<'_> {
    /// Whether a constant of the type `ty` can have this value. Corresponds to `ConstantOp::isBuildableWith`.
    pub fn is_buildable_with(value: AttrRef<'_>, ty: TypeRef<'_>) -> bool {
        let (Some([real, imaginary]), Some(ty)) = (parts(value), ty.dyn_cast::<ComplexType<'_>>())
        else {
            return false;
        };
        let types = |float: fn(AttrRef<'_>) -> Option<TypeRef<'_>>| {
            float(real).zip(float(imaginary)) == Some((ty.element_type(), ty.element_type()))
        };
        types(|part| Some(part.dyn_cast::<FloatAttr<'_>>()?.ty()))
            || types(|part| Some(part.dyn_cast::<IntegerAttr<'_>>()?.ty()))
    }
}

impl MaterializeConstant for ComplexDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        let (view, ty_view) = (b.ctx().attr_ref(value), b.ctx().type_ref(ty));
        if ConstantOp::is_buildable_with(view, ty_view) {
            return Some(ConstantOp::build(b, ty, value).op());
        }
        crate::arith::fold::materialize(b, value, ty)
    }
}

/// The real and the imaginary part.
fn parts(value: AttrRef<'_>) -> Option<[AttrRef<'_>; 2]> {
    let parts: Vec<AttrRef<'_>> = value.dyn_cast::<ArrayAttr<'_>>()?.iter().collect();
    parts.try_into().ok()
}

fn float(part: AttrRef<'_>) -> Option<ApFloat> {
    part.dyn_cast::<FloatAttr<'_>>().map(|part| part.value())
}

/// The parts of the `complex.constant` that defines `value`.
fn constant_parts(value: ValueRef<'_>) -> Option<[ApFloat; 2]> {
    let [real, imaginary] =
        parts(defined_by::<ConstantOp<'_>>(value)?.property(ConstantOp::VALUE)?)?;
    Some([float(real)?, float(imaginary)?])
}

fn is_zero(value: ValueRef<'_>) -> bool {
    constant_parts(value).is_some_and(|parts| parts.iter().all(ApFloat::is_zero))
}

fn is_one([real, imaginary]: [ApFloat; 2]) -> bool {
    imaginary.is_zero() && real == ApFloat::from_f64(real.semantics(), 1.0)
}

/// Folds the inverse of the operation `$inverse`.
macro_rules! inverse {
    ($op:ident, $inverse:ident) => {
        Some(Folded::value(*defined_by::<$inverse<'_>>(*$op.complex())?.complex()))
    };
}

folders! {
    ConstantOp: |op, _| Some(Folded::attr(op.property(ConstantOp::VALUE)?.handle()));
    BitcastOp: |op, _| {
        (op.operand().ty() == op.result().ty()).then(|| Folded::value(op.operand()))
    };
    CreateOp: |op, _| {
        let real = defined_by::<ReOp<'_>>(*op.real())?;
        let imaginary = defined_by::<ImOp<'_>>(*op.imaginary())?;
        let whole = *real.complex();
        (whole == *imaginary.complex()).then(|| Folded::value(whole))
    };
    ReOp: |op, constants| part(*op.complex(), constants.complex(), 0);
    ImOp: |op, constants| part(*op.complex(), constants.complex(), 1);
    AddOp: |op, _| {
        let (lhs, rhs) = (*op.lhs(), *op.rhs());
        // (a - b) + b and b + (a - b) are a.
        for (sum, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(difference) = defined_by::<SubOp<'_>>(sum)
                && *difference.rhs() == other
            {
                return Some(Folded::value(*difference.lhs()));
            }
        }
        is_zero(rhs).then(|| Folded::value(lhs))
    };
    SubOp: |op, _| {
        let (lhs, rhs) = (*op.lhs(), *op.rhs());
        if let Some(sum) = defined_by::<AddOp<'_>>(lhs)
            && *sum.rhs() == rhs
        {
            return Some(Folded::value(*sum.lhs()));
        }
        is_zero(rhs).then(|| Folded::value(lhs))
    };
    MulOp: |op, _| {
        constant_parts(*op.rhs()).is_some_and(is_one).then(|| Folded::value(*op.lhs()))
    };
    DivOp: |op, constants| {
        let [real, imaginary] = parts(constants.rhs()?)?;
        is_one([float(real)?, float(imaginary)?]).then(|| Folded::value(*op.lhs()))
    };
    NegOp: |op, _| inverse!(op, NegOp);
    ConjOp: |op, _| inverse!(op, ConjOp);
    LogOp: |op, _| inverse!(op, ExpOp);
    ExpOp: |op, _| inverse!(op, LogOp);
}

/// Folds part `index` of a constant or of the result of `complex.create`.
fn part(value: ValueRef<'_>, constant: Constant<'_>, index: usize) -> Option<Folded> {
    if let Some(parts) = constant.and_then(parts) {
        return Some(Folded::attr(parts[index].handle()));
    }
    let create = defined_by::<CreateOp<'_>>(value)?;
    Some(Folded::value(create.operand(index)))
}
