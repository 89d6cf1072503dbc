//! Constants of shaped types, and dense arrays.

use crate::core::attrs::{AttrCast, AttrKind, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ident::Ident;
use crate::core::location::Location;
use crate::core::types::{Type, TypeRef};
use crate::core::uniquer::key_hash;
use crate::kinds::attrs::{
    ElementBuffer, ElementKind, FloatAttr, IntegerAttr, integer_storage_width,
};
use crate::kinds::interfaces::ElementsAttrTable;
use crate::kinds::kind::attr_kind;
use crate::kinds::types::{FloatType, ShapedType, join};
use crate::support::apfloat::{ApFloat, FloatSemantics};
use crate::support::apint::ApInt;

/// Parameters of [`DenseElementsAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseElementsAttrStorage {
    ty: Type,
    splat: bool,
    data: Box<[u8]>,
}

attr_kind! {
    /// A constant of a shaped type of integers, floats or complex numbers: `dense<[1, 2]> : tensor<2xi32>`. Corresponds
    /// to `DenseIntOrFPElementsAttr`.
    ///
    /// Elements are little-endian and byte-aligned, except for `i1`, which is packed eight to a byte. A *splat*, whose
    /// elements are all equal, stores one element; for `i1` that is a whole byte.
    DenseElementsAttr, DENSE_ELEMENTS_ATTR, "dense_typed_elements", DenseElements,
    DenseElementsAttrStorage, dense_elements, [TypedAttrTable, ElementsAttrTable]
}

impl<'c> DenseElementsAttr<'c> {
    /// The constant of type `ty` with the bytes `data` of all elements, or of one for a splat. `None` if the type has
    /// no static shape, its elements are not numbers, or the size does not match.
    #[track_caller]
    pub fn from_raw(ctx: &'c Context, ty: ShapedType<'_>, data: &[u8]) -> Option<Self> {
        let kind = ElementKind::of(ty.element_type())?;
        let count = usize::try_from(ty.num_elements()?).ok()?;
        if kind.is_packed() {
            let splat = |value: bool| {
                Self::intern_raw(ctx, ty.handle(), true, if value { &[0xff] } else { &[0] })
            };
            if data == [0] || data == [0xff] {
                return Some(splat(data == [0xff]));
            }
            if data.len() != count.div_ceil(8) {
                return None;
            }
            if count == 1 {
                return Some(splat(data != [0]));
            }
            return Some(match all_bits(data, count) {
                Some(value) => splat(value),
                None => Self::intern_raw(ctx, ty.handle(), false, data),
            });
        }
        let size = kind.element_bytes();
        if data.len() == size && size != 0 {
            return Some(Self::intern_raw(ctx, ty.handle(), true, data));
        }
        if Some(data.len()) != kind.buffer_bytes(count) {
            return None;
        }
        // Zero-width integers have no bytes, so they are not stored as a splat.
        let splat = count > 0 && size > 0 && data[size..] == data[..data.len() - size];
        let stored = if splat { &data[..size] } else { data };
        Some(Self::intern_raw(ctx, ty.handle(), splat, stored))
    }

    #[track_caller]
    fn intern_raw(ctx: &'c Context, ty: Type, splat: bool, data: &[u8]) -> Self {
        ctx.assert_owns(ty);
        // Hash only the start and the end: reading all of a large constant here would cost as much as parsing it.
        // Equality compares all bytes.
        const SAMPLE: usize = 4096;
        let sample = &data[..data.len().min(SAMPLE)];
        let end = &data[data.len().saturating_sub(SAMPLE)..];
        Self::intern_with(
            ctx,
            key_hash(&(ty, splat, data.len(), sample, end)),
            |s| s.ty == ty && s.splat == splat && *s.data == *data,
            || DenseElementsAttrStorage { ty, splat, data: data.into() },
        )
    }

    /// The constant of type `ty`, whose elements are integers or `index`. `values` has one value per element, or one
    /// for all.
    ///
    /// # Panics
    ///
    /// If the element type or the number of values does not match.
    #[track_caller]
    pub fn from_ints(ctx: &'c Context, ty: ShapedType<'_>, values: &[ApInt]) -> Self {
        let mut data = ElementBuffer::new(ElementKind::of(ty.element_type()));
        for value in values {
            data.push_int(value);
        }
        data.finish(ctx, ty, values.len() == 1).expect("values fit the type")
    }

    /// The constant of type `ty`, whose elements are floats. `values` has one value per element, or one for all.
    ///
    /// # Panics
    ///
    /// If the element type or the number of values does not match.
    #[track_caller]
    pub fn from_floats(ctx: &'c Context, ty: ShapedType<'_>, values: &[ApFloat]) -> Self {
        let mut data = ElementBuffer::new(ElementKind::of(ty.element_type()));
        for value in values {
            data.push_float(*value);
        }
        data.finish(ctx, ty, values.len() == 1).expect("values fit the type")
    }

    /// The type.
    pub fn ty(self) -> ShapedType<'c> {
        self.ctx().type_ref(self.storage.ty).cast()
    }

    /// The element type.
    pub fn element_type(self) -> TypeRef<'c> {
        self.ty().element_type()
    }

    /// The representation of the elements.
    pub fn kind(self) -> ElementKind {
        // The constructor checked the type.
        ElementKind::of(self.element_type()).unwrap_or(ElementKind::Integer(0))
    }

    /// Whether all elements are equal and only one is stored.
    #[inline]
    pub fn is_splat(self) -> bool {
        self.storage.splat
    }

    /// The stored bytes.
    #[inline]
    pub fn raw_data(self) -> &'c [u8] {
        &self.storage.data
    }

    /// The number of elements.
    pub fn num_elements(self) -> usize {
        self.ty().num_elements().and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
    }

    /// The bits of number `index`. A complex element is two numbers.
    pub fn number(self, index: usize) -> ApInt {
        self.number_of(self.kind(), index)
    }

    /// Like [`number`](Self::number), for loops: `kind` is [`kind`](Self::kind).
    #[inline]
    pub(crate) fn number_of(self, kind: ElementKind, index: usize) -> ApInt {
        let data = self.raw_data();
        if kind.is_packed() {
            let bit = if self.is_splat() {
                data.first().is_some_and(|&byte| byte != 0)
            } else {
                data.get(index / 8).is_some_and(|byte| byte >> (index % 8) & 1 != 0)
            };
            return ApInt::from_u64(1, u64::from(bit));
        }
        let size = kind.number_bytes();
        if kind == ElementKind::ComplexInteger(1) {
            // Like upstream, which writes these numbers as bytes, but reads them as bits.
            let index = if self.is_splat() { index % 2 } else { index };
            let bit = data.get(index / 8).is_some_and(|byte| byte >> (index % 8) & 1 != 0);
            return ApInt::from_u64(1, u64::from(bit));
        }
        let index = if !self.is_splat() {
            index
        } else if kind.is_complex() {
            index % 2
        } else {
            0
        };
        let bytes = data.get(index * size..(index + 1) * size).unwrap_or(&[]);
        ApInt::from_le_bytes(kind.number_width(), bytes)
    }

    /// The integer elements. Empty if the elements are not integers.
    pub fn int_values(self) -> impl Iterator<Item = ApInt> + 'c {
        let count = match self.kind() {
            ElementKind::Integer(_) => self.num_elements(),
            _ => 0,
        };
        let kind = self.kind();
        (0..count).map(move |index| self.number_of(kind, index))
    }

    /// The float elements. Empty if the elements are not floats.
    pub fn float_values(self) -> impl Iterator<Item = ApFloat> + 'c {
        let (semantics, count) = match self.kind() {
            ElementKind::Float(semantics) => (semantics, self.num_elements()),
            _ => (FloatSemantics::F32, 0),
        };
        let kind = ElementKind::Float(semantics);
        (0..count)
            .map(move |index| ApFloat::from_bits(semantics, self.number_of(kind, index).low_u128()))
    }

    /// The element at `index` as an attribute; `None` if `index` is out of range or the element is complex.
    pub fn value(self, index: usize) -> Option<AttrRef<'c>> {
        if index < self.num_elements() { self.stored(index) } else { None }
    }

    /// Like [`value`](Self::value), without the range check: a splat stores an element even if the shape has none.
    fn stored(self, index: usize) -> Option<AttrRef<'c>> {
        let (ctx, element) = (self.ctx(), self.element_type());
        match self.kind() {
            ElementKind::Integer(_) => {
                let number = self.number(index);
                Some(*crate::kinds::attrs::IntegerAttr::from_ap_int(ctx, element.handle(), number))
            }
            ElementKind::Float(semantics) => {
                let value = ApFloat::from_bits(semantics, self.number(index).low_u128());
                Some(*crate::kinds::attrs::FloatAttr::with_value(ctx, element, value))
            }
            ElementKind::ComplexInteger(_) | ElementKind::ComplexFloat(_) => None,
        }
    }

    /// The element of a splat of integers or floats; `None` for other attributes.
    pub fn splat_value(self) -> Option<AttrRef<'c>> {
        if self.is_splat() { self.stored(0) } else { None }
    }
}

/// The value of all `count` bits, if they are equal. Like upstream, the unused bits of the last byte must be zero.
fn all_bits(data: &[u8], count: usize) -> Option<bool> {
    let (last, whole) = data.split_last()?;
    let value = data[0] & 1 != 0;
    let mask = if value { 0xff } else { 0 };
    let tail = match count % 8 {
        0 => mask,
        tail => mask & ((1 << tail) - 1),
    };
    (*last == tail && whole.iter().all(|byte| *byte == mask)).then_some(value)
}

/// Parameters of [`DenseStringElementsAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseStringElementsAttrStorage {
    ty: Type,
    splat: bool,
    values: Box<[Ident]>,
}

attr_kind! {
    /// A constant of a shaped type with any other element type, as strings: `dense<["a", "b"]> : tensor<2x!d.string>`.
    DenseStringElementsAttr, DENSE_STRING_ELEMENTS_ATTR, "dense_string_elements",
    DenseStringElements, DenseStringElementsAttrStorage, dense_strings, [TypedAttrTable, ElementsAttrTable]
}

impl<'c> DenseStringElementsAttr<'c> {
    /// The constant of type `ty`. `values` has one string per element, or one for all.
    #[track_caller]
    pub fn get(ctx: &'c Context, ty: ShapedType<'_>, values: &[Ident]) -> Self {
        ctx.assert_owns_all(values.iter().copied());
        ctx.assert_owns(ty.handle());
        let same = values.windows(2).all(|pair| pair[0] == pair[1]);
        let splat = !values.is_empty() && same;
        let values = if splat { &values[..1] } else { values };
        let ty = ty.handle();
        Self::intern(ctx, DenseStringElementsAttrStorage { ty, splat, values: values.into() })
    }

    /// The type.
    pub fn ty(self) -> ShapedType<'c> {
        self.ctx().type_ref(self.storage.ty).cast()
    }

    /// The stored strings: one for a splat.
    pub fn raw_values(self) -> &'c [Ident] {
        &self.storage.values
    }

    /// Whether all elements are equal and only one is stored.
    pub fn is_splat(self) -> bool {
        self.storage.splat
    }
}

/// Parameters of [`DenseArrayAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseArrayAttrStorage {
    element: Type,
    size: usize,
    data: Box<[u8]>,
}

attr_kind! {
    /// An array of numbers: `array<i32: 1, 2>`. Booleans take a byte each.
    DenseArrayAttr, DENSE_ARRAY_ATTR, "dense_array", DenseArray, DenseArrayAttrStorage,
    dense_arrays, [BlobAttrTable]
}

impl<'c> DenseArrayAttr<'c> {
    /// Creates an array of `size` elements without checking that `data` has the matching size.
    #[track_caller]
    pub fn from_raw(ctx: &'c Context, element: Type, size: usize, data: &[u8]) -> Self {
        Self::intern_with(
            ctx,
            key_hash(&(element, size, data)),
            |s| s.element == element && s.size == size && *s.data == *data,
            || DenseArrayAttrStorage { element, size, data: data.into() },
        )
    }

    /// The element type.
    #[inline]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.element)
    }

    /// The number of elements.
    #[inline]
    pub fn len(self) -> usize {
        self.storage.size
    }

    /// Whether there are no elements.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.storage.size == 0
    }

    /// The bytes.
    #[inline]
    pub fn raw_data(self) -> &'c [u8] {
        &self.storage.data
    }

    /// The bits of the element at `index`.
    pub fn number(self, index: usize) -> ApInt {
        self.number_of(self.element_width(), index)
    }

    /// The bit width of the elements.
    pub(crate) fn element_width(self) -> u32 {
        self.element_type().int_or_float_bit_width().unwrap_or(0)
    }

    /// Like [`number`](Self::number), for loops: `width` is [`element_width`](Self::element_width).
    #[inline]
    pub(crate) fn number_of(self, width: u32, index: usize) -> ApInt {
        let size = width.div_ceil(8) as usize;
        let bytes = self.raw_data().get(index * size..(index + 1) * size).unwrap_or(&[]);
        ApInt::from_le_bytes(width, bytes)
    }
}

/// Parameters of [`DenseResourceElementsAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseResourceElementsAttrStorage {
    ty: Type,
    key: Ident,
}

attr_kind! {
    /// A constant of a shaped type that is stored as a resource outside the IR: `dense_resource<key> : tensor<2xi32>`.
    DenseResourceElementsAttr, DENSE_RESOURCE_ELEMENTS_ATTR, "dense_resource_elements",
    DenseResourceElements, DenseResourceElementsAttrStorage, dense_resources, [TypedAttrTable, ElementsAttrTable]
}

impl<'c> DenseResourceElementsAttr<'c> {
    /// The constant in the resource `key` of the builtin dialect.
    #[track_caller]
    pub fn get(ctx: &'c Context, ty: ShapedType<'_>, key: Ident) -> Self {
        ctx.assert_owns(key);
        Self::intern(ctx, DenseResourceElementsAttrStorage { ty: ty.handle(), key })
    }

    /// The type.
    pub fn ty(self) -> ShapedType<'c> {
        self.ctx().type_ref(self.storage.ty).cast()
    }

    /// The key of the resource.
    pub fn key(self) -> Ident {
        self.storage.key
    }
}

/// Parameters of [`SparseElementsAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SparseElementsAttrStorage {
    ty: Type,
    indices: Attribute,
    values: Attribute,
}

attr_kind! {
    /// A constant of a shaped type with few nonzero elements: `sparse<[[0, 1]], [5]> : tensor<2x2xi32>`.
    SparseElementsAttr, SPARSE_ELEMENTS_ATTR, "sparse_elements", SparseElements,
    SparseElementsAttrStorage, sparse_elements, [TypedAttrTable, ElementsAttrTable]
}

impl<'c> SparseElementsAttr<'c> {
    /// The constant of type `ty` with `values` at `indices`, which has one row per value.
    ///
    /// # Errors
    ///
    /// If the shapes of `indices` and `values` do not match each other or `ty`, or an index is out of range.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        ty: ShapedType<'_>,
        indices: DenseElementsAttr<'_>,
        values: AttrRef<'_>,
    ) -> Result<Self, Diagnostic> {
        let error = |message: String| Err(Diagnostic::error(location, message));
        let elements = values
            .dyn_cast::<crate::kinds::attrs::TypedAttr<'_>>()
            .and_then(|values| values.ty().dyn_cast::<ShapedType<'_>>());
        let Some(values_type) = elements else {
            return error("the values of sparse elements must have a shaped type".into());
        };
        if values_type.rank() != Some(1) {
            return error("expected 1-d tensor for sparse element values".into());
        }
        let rank = ty.rank().unwrap_or(0);
        let shape = indices.ty().shape().unwrap_or(&[]);
        let mismatch = |what: &str| {
            error(format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape \
                 of values literal ([{}])",
                what,
                join(shape),
                join(values_type.shape().unwrap_or(&[]))
            ))
        };
        let count = match shape {
            [] => None,
            [count] if rank == 1 => Some(*count),
            [count, columns] if usize::try_from(*columns) == Ok(rank) => Some(*count),
            _ => None,
        };
        let Some(count) = count else { return mismatch(&join(ty.shape().unwrap_or(&[]))) };
        if values_type.dim_size(0) != Some(count) {
            return mismatch(&join(ty.shape().unwrap_or(&[])));
        }
        let sizes = ty.shape().unwrap_or(&[]);
        for row in 0..usize::try_from(count).unwrap_or(0) {
            let place: Vec<u64> = (0..rank)
                .map(|column| indices.number(row * rank + column).to_u64().unwrap_or(u64::MAX))
                .collect();
            if place.iter().zip(sizes).any(|(&index, &size)| index >= size.unsigned_abs()) {
                let place: Vec<String> = place.iter().map(u64::to_string).collect();
                return error(format!(
                    "sparse index #{row} is not contained within the value shape, with index=[{}], \
                     and type={}",
                    place.join(", "),
                    crate::kinds::types::quoted(*ty)
                ));
            }
        }
        let storage = SparseElementsAttrStorage {
            ty: ty.handle(),
            indices: indices.into(),
            values: values.handle(),
        };
        Ok(Self::intern(ctx, storage))
    }

    /// The type.
    pub fn ty(self) -> ShapedType<'c> {
        self.ctx().type_ref(self.storage.ty).cast()
    }

    /// The indices of the stored elements: one row of `i64` each.
    pub fn indices(self) -> DenseElementsAttr<'c> {
        self.ctx().attr_ref(self.storage.indices).cast()
    }

    /// The stored elements.
    pub fn values(self) -> AttrRef<'c> {
        self.ctx().attr_ref(self.storage.values)
    }

    /// The element at `index` in row-major order: a stored one, or zero. `None` if `index` is out of range or the
    /// elements are not integers or floats.
    pub fn value(self, index: usize) -> Option<AttrRef<'c>> {
        let shape = self.ty().shape()?;
        let count = usize::try_from(self.ty().num_elements()?).ok()?;
        if index >= count {
            return None;
        }
        let indices = self.indices();
        let rows = indices.num_elements().checked_div(shape.len()).unwrap_or(0);
        let position = |row: usize| {
            (0..shape.len()).try_fold(0usize, |position, column| {
                let size = usize::try_from(shape[column]).ok()?;
                let place = indices.number(row * shape.len() + column).to_u64()?;
                position.checked_mul(size)?.checked_add(usize::try_from(place).ok()?)
            })
        };
        if let Some(row) = (0..rows).find(|row| position(*row) == Some(index)) {
            return self.values().dyn_cast::<ElementsAttr<'c>>()?.value(row);
        }
        let (ctx, element) = (self.ctx(), self.ty().element_type());
        if element.isa::<FloatType<'_>>() {
            return Some(*FloatAttr::get(ctx, element, 0.0));
        }
        integer_storage_width(element).map(|_| *IntegerAttr::get(ctx, element, 0))
    }
}

/// A view of any constant of a shaped type: builtin attributes, and dialect attributes with the interface
/// [`ElementsAttrTrait`](crate::kinds::interfaces::ElementsAttrTrait). Corresponds to `ElementsAttr`.
#[derive(Clone, Copy, Debug)]
pub struct ElementsAttr<'c> {
    view: AttrRef<'c>,
    ty: ShapedType<'c>,
    table: &'static ElementsAttrTable,
}

impl PartialEq for ElementsAttr<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
    }
}

impl Eq for ElementsAttr<'_> {}

impl<'c> ElementsAttr<'c> {
    /// The type.
    pub fn ty(self) -> ShapedType<'c> {
        self.ty
    }

    /// Whether all elements are known to be equal.
    pub fn is_splat(self) -> bool {
        (self.table.is_splat)(self.view)
    }

    /// The element at `index` in row-major order; `None` if `index` is out of range or elements cannot be read.
    /// Corresponds to `getValues<Attribute>()[index]`.
    pub fn value(self, index: usize) -> Option<AttrRef<'c>> {
        (self.table.values_impl)(self.view, index)
    }

    /// All elements in row-major order, as from [`value`](Self::value). Empty if their number is unknown.
    pub fn values(self) -> impl Iterator<Item = Option<AttrRef<'c>>> {
        let count = self.ty.num_elements().and_then(|count| usize::try_from(count).ok());
        (0..count.unwrap_or(0)).map(move |index| self.value(index))
    }
}

crate::core::kind::display!(ElementsAttr);

impl<'c> std::ops::Deref for ElementsAttr<'c> {
    type Target = AttrRef<'c>;
    fn deref(&self) -> &AttrRef<'c> {
        &self.view
    }
}

impl<'c> AttrCast<'c> for ElementsAttr<'c> {
    fn classof(view: AttrRef<'c>) -> bool {
        view.interface_table::<ElementsAttrTable>().is_some()
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        let table = view.interface_table::<ElementsAttrTable>()?;
        Some(ElementsAttr { view, ty: (table.shaped_type)(view), table })
    }
}

impl From<ElementsAttr<'_>> for Attribute {
    fn from(view: ElementsAttr<'_>) -> Attribute {
        view.view.handle()
    }
}
