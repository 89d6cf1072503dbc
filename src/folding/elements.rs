//! Arithmetic on constants: numbers, splats, dense elements and poison. Corresponds to `mlir/Dialect/CommonFolders.h`.

use ods_runtime::apfloat::ApFloat;
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{
    BoolAttr, DenseElementsAttr, ElementKind, ElementsAttr, FloatAttr, IntegerAttr, TypedAttr,
};
use ods_runtime::hooks::Constant;
use ods_runtime::types::{
    FloatType, IntegerType, RankedTensorType, ShapedType, TypeRef, VectorType,
};
use ods_runtime::{AttrRef, Attribute};

use crate::ub::PoisonAttr;

/// A number: the value of an integer or float attribute, and an element of dense elements.
pub(crate) trait Number: Clone {
    /// The value of a scalar.
    fn of_attr(attr: AttrRef<'_>) -> Option<Self>;

    /// The elements; `None` if they are of another kind.
    fn of_dense(dense: DenseElementsAttr<'_>) -> Option<Vec<Self>>;

    /// The attribute of the scalar type `ty`.
    fn attr(&self, ty: TypeRef<'_>) -> Attribute;

    /// The elements of the shaped type `ty`: one value each, or one for all.
    fn dense(ty: ShapedType<'_>, values: &[Self]) -> Attribute;
}

impl Number for ApInt {
    fn of_attr(attr: AttrRef<'_>) -> Option<Self> {
        attr.dyn_cast::<IntegerAttr<'_>>().map(|attr| attr.value())
    }

    fn of_dense(dense: DenseElementsAttr<'_>) -> Option<Vec<Self>> {
        matches!(dense.kind(), ElementKind::Integer(_)).then(|| dense.int_values().collect())
    }

    fn attr(&self, ty: TypeRef<'_>) -> Attribute {
        IntegerAttr::from_ap_int(ty.ctx(), ty, self).into()
    }

    fn dense(ty: ShapedType<'_>, values: &[Self]) -> Attribute {
        DenseElementsAttr::from_ints(ty.ctx(), ty, values).into()
    }
}

impl Number for ApFloat {
    fn of_attr(attr: AttrRef<'_>) -> Option<Self> {
        attr.dyn_cast::<FloatAttr<'_>>().map(|attr| attr.value())
    }

    fn of_dense(dense: DenseElementsAttr<'_>) -> Option<Vec<Self>> {
        matches!(dense.kind(), ElementKind::Float(_)).then(|| dense.float_values().collect())
    }

    fn attr(&self, ty: TypeRef<'_>) -> Attribute {
        FloatAttr::with_value(ty.ctx(), ty, *self).into()
    }

    fn dense(ty: ShapedType<'_>, values: &[Self]) -> Attribute {
        DenseElementsAttr::from_floats(ty.ctx(), ty, values).into()
    }
}

/// The values of a constant.
enum Operand<T> {
    Scalar(T),
    Splat(T),
    Elements(Vec<T>),
}

fn operand<T: Number>(attr: AttrRef<'_>) -> Option<Operand<T>> {
    if let Some(value) = T::of_attr(attr) {
        return Some(Operand::Scalar(value));
    }
    if let Some(dense) = attr.dyn_cast::<DenseElementsAttr<'_>>() {
        if let Some(splat) = dense.splat_value() {
            return Some(Operand::Splat(T::of_attr(splat)?));
        }
        return Some(Operand::Elements(T::of_dense(dense)?));
    }
    let elements = attr.dyn_cast::<ElementsAttr<'_>>()?;
    let values: Option<Vec<T>> =
        elements.values().map(|value| value.and_then(T::of_attr)).collect();
    // The number of elements is unknown if they cannot be read.
    let values = values?;
    (elements.ty().num_elements() == i64::try_from(values.len()).ok())
        .then_some(Operand::Elements(values))
}

/// The elements of a constant. A splat is repeated.
fn expanded<T: Number>(attr: AttrRef<'_>) -> Option<Vec<T>> {
    match operand(attr)? {
        Operand::Elements(values) => Some(values),
        Operand::Splat(value) => {
            let count = attr.dyn_cast::<ElementsAttr<'_>>()?.ty().num_elements()?;
            Some(vec![value; usize::try_from(count).ok()?])
        }
        Operand::Scalar(_) => None,
    }
}

/// Whether a constant is poison.
pub(crate) fn is_poison(constant: Constant<'_>) -> bool {
    constant.is_some_and(|attr| attr.isa::<PoisonAttr<'_>>())
}

fn type_of(attr: AttrRef<'_>) -> Option<TypeRef<'_>> {
    attr.dyn_cast::<TypedAttr<'_>>().map(|typed| typed.ty())
}

/// The elements of type `ty`, unless it has a dynamic shape.
fn shaped<R: Number>(ty: TypeRef<'_>, values: &[R]) -> Option<Attribute> {
    let ty = ty.dyn_cast::<ShapedType<'_>>().filter(|ty| ty.has_static_shape())?;
    Some(R::dense(ty, values))
}

/// Applies `f` to two constants of the same type, element by element, unless it returns `None`. Poison stays poison.
/// Corresponds to `constFoldBinaryOpConditional`.
pub(crate) fn fold_binary<T: Number>(
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    f: impl FnMut(&T, &T) -> Option<T>,
) -> Option<Attribute> {
    if let Some(poison) = [lhs, rhs].into_iter().find(|constant| is_poison(*constant)) {
        return Some(poison?.handle());
    }
    fold_binary_to(type_of(lhs?)?, lhs, rhs, f)
}

/// Like [`fold_binary`], with the result type `ty` and without poison.
pub(crate) fn fold_binary_to<T: Number, R: Number>(
    ty: TypeRef<'_>,
    lhs: Constant<'_>,
    rhs: Constant<'_>,
    mut f: impl FnMut(&T, &T) -> Option<R>,
) -> Option<Attribute> {
    let (lhs, rhs) = (lhs?, rhs?);
    if type_of(lhs)? != type_of(rhs)? {
        return None;
    }
    match (operand::<T>(lhs)?, operand::<T>(rhs)?) {
        (Operand::Scalar(lhs), Operand::Scalar(rhs)) => Some(f(&lhs, &rhs)?.attr(ty)),
        (Operand::Splat(lhs), Operand::Splat(rhs)) => shaped(ty, &[f(&lhs, &rhs)?]),
        _ => {
            let (lhs, rhs) = (expanded::<T>(lhs)?, expanded::<T>(rhs)?);
            let values: Option<Vec<R>> = lhs.iter().zip(&rhs).map(|(a, b)| f(a, b)).collect();
            shaped(ty, &values?)
        }
    }
}

/// Applies `f` to a constant, element by element, unless it returns `None`. Poison stays poison. Corresponds to
/// `constFoldUnaryOpConditional`.
pub(crate) fn fold_unary<T: Number>(
    constant: Constant<'_>,
    f: impl FnMut(&T) -> Option<T>,
) -> Option<Attribute> {
    if is_poison(constant) {
        return Some(constant?.handle());
    }
    fold_cast(type_of(constant?)?, constant, f)
}

/// Like [`fold_unary`], with the result type `ty`. Corresponds to `constFoldCastOp`.
pub(crate) fn fold_cast<T: Number, R: Number>(
    ty: TypeRef<'_>,
    constant: Constant<'_>,
    mut f: impl FnMut(&T) -> Option<R>,
) -> Option<Attribute> {
    if is_poison(constant) {
        return Some(constant?.handle());
    }
    match operand::<T>(constant?)? {
        Operand::Scalar(value) => Some(f(&value)?.attr(ty)),
        Operand::Splat(value) => shaped(ty, &[f(&value)?]),
        Operand::Elements(values) => {
            let values: Option<Vec<R>> = values.iter().map(f).collect();
            shaped(ty, &values?)
        }
    }
}

/// The integer, or the element of a splat. Corresponds to `m_ConstantInt` on an attribute.
pub(crate) fn int_value(constant: Constant<'_>) -> Option<ApInt> {
    single(constant?)
}

/// The float, or the element of a splat. Corresponds to `m_ConstantFloat` on an attribute.
pub(crate) fn float_value(constant: Constant<'_>) -> Option<ApFloat> {
    single(constant?)
}

fn single<T: Number>(attr: AttrRef<'_>) -> Option<T> {
    T::of_attr(attr)
        .or_else(|| T::of_attr(attr.dyn_cast::<DenseElementsAttr<'_>>()?.splat_value()?))
}

/// Whether a constant is the integer 0, or a splat of it.
pub(crate) fn is_zero_int(constant: Constant<'_>) -> bool {
    match constant.and_then(|attr| attr.dyn_cast::<IntegerAttr<'_>>()) {
        Some(attr) => attr.int() == Some(0),
        None => int_value(constant).is_some_and(|value| value.is_zero()),
    }
}

/// Whether a constant is the integer 1, or a splat of it.
pub(crate) fn is_one_int(constant: Constant<'_>) -> bool {
    int_value(constant).is_some_and(|value| value.is_one())
}

/// Zero of the type `ty`; `None` if there is none. Corresponds to `Builder::getZeroAttr`.
pub(crate) fn zero_attr(ty: TypeRef<'_>) -> Option<Attribute> {
    if ty.isa::<FloatType<'_>>() {
        return Some(FloatAttr::get(ty.ctx(), ty, 0.0).into());
    }
    if ty.isa::<IntegerType<'_>>() || ty.is_index() {
        return Some(IntegerAttr::get(ty.ctx(), ty, 0).into());
    }
    if ty.isa::<VectorType<'_>>() || ty.isa::<RankedTensorType<'_>>() {
        let element = zero_attr(ty.element_type_or_self())?;
        return splat(ty.cast(), ty.ctx().attr_ref(element));
    }
    None
}

/// Elements of the type `ty` that are all `element`; `None` for a dynamic shape.
fn splat(ty: ShapedType<'_>, element: AttrRef<'_>) -> Option<Attribute> {
    match ApInt::of_attr(element) {
        Some(value) => shaped(*ty, &[value]),
        None => shaped(*ty, &[ApFloat::of_attr(element)?]),
    }
}

/// `value` of the type `ty`, which is `i1` or has elements `i1`; `None` for a dynamic shape.
pub(crate) fn bool_attr(ty: TypeRef<'_>, value: bool) -> Option<Attribute> {
    if !ty.isa::<ShapedType<'_>>() {
        return Some(BoolAttr::get(ty.ctx(), value).into());
    }
    shaped(ty, &[ApInt::from_u64(1, u64::from(value))])
}
