//! Shaped types: vectors, tensors, memrefs.

mod checks;

use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::location::Location;
use crate::core::types::{BuiltinType, Type, TypeCast, TypeKind, TypeRef};
use crate::core::unchecked::record;
use crate::core::uniquer::key_hash;
use crate::kinds::interfaces::{
    MemRefElementTypeInterface, ShapedTypeTable, VectorElementTypeInterface,
};
use crate::kinds::kind::type_kind;
use crate::kinds::types::{FloatType, IntegerType};

/// The size of a dynamic dimension, `?`. Corresponds to `ShapedType::kDynamic`.
pub const DYNAMIC: i64 = i64::MIN;

impl<'c> VectorType<'c> {
    /// The dimension sizes.
    #[inline]
    pub fn shape(self) -> &'c [i64] {
        &self.storage.shape
    }

    /// The rank.
    #[inline]
    pub fn rank(self) -> usize {
        self.storage.shape.len()
    }

    /// The element type.
    #[inline]
    #[track_caller]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.element)
    }
}

impl<'c> RankedTensorType<'c> {
    /// The dimension sizes.
    #[inline]
    pub fn shape(self) -> &'c [i64] {
        &self.storage.shape
    }

    /// The rank.
    #[inline]
    pub fn rank(self) -> usize {
        self.storage.shape.len()
    }

    /// The element type.
    #[inline]
    #[track_caller]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.element)
    }
}

impl<'c> MemRefType<'c> {
    /// The dimension sizes.
    #[inline]
    pub fn shape(self) -> &'c [i64] {
        &self.storage.shape
    }

    /// The rank.
    #[inline]
    pub fn rank(self) -> usize {
        self.storage.shape.len()
    }

    /// The element type.
    #[inline]
    #[track_caller]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.element)
    }
}

impl<'c> UnrankedTensorType<'c> {
    /// The element type.
    #[inline]
    #[track_caller]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.element)
    }
}

impl<'c> UnrankedMemRefType<'c> {
    /// The element type.
    #[inline]
    #[track_caller]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.element)
    }
}

/// Parameters of [`VectorType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VectorTypeStorage {
    shape: Box<[i64]>,
    /// One flag per dimension; empty if no dimension is scalable.
    scalable: Box<[bool]>,
    element: Type,
}

type_kind! {
    /// A vector type: `vector<4x[8]xf32>`.
    VectorType, VECTOR_TYPE, "vector", Vector, VectorTypeStorage, vectors, [ShapedTypeTable]
}

impl<'c> VectorType<'c> {
    /// The vector type without scalable dimensions. Unchecked.
    #[track_caller]
    pub fn get(ctx: &'c Context, shape: &[i64], element: Type) -> Self {
        Self::with_scalable_dims(ctx, shape, element, &[])
    }

    /// The vector type. `scalable` has one flag per dimension, or is empty. Unchecked.
    #[track_caller]
    pub fn with_scalable_dims(
        ctx: &'c Context,
        shape: &[i64],
        element: Type,
        scalable: &[bool],
    ) -> Self {
        record(|| checks::vector(ctx, Location::UNKNOWN, shape, element, scalable));
        let scalable = if scalable.contains(&true) { scalable } else { &[] };
        Self::intern_with(
            ctx,
            key_hash(&(shape, element, scalable)),
            |s| s.element == element && *s.shape == *shape && *s.scalable == *scalable,
            || VectorTypeStorage { shape: shape.into(), scalable: scalable.into(), element },
        )
    }

    /// The vector type. `scalable` has one flag per dimension, or is empty.
    ///
    /// # Errors
    ///
    /// If a size is not positive, the element type is not valid for vectors, or `scalable` is neither empty nor as long
    /// as `shape`.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        shape: &[i64],
        element: Type,
        scalable: &[bool],
    ) -> Result<Self, Diagnostic> {
        checks::vector(ctx, location, shape, element, scalable)?;
        Ok(Self::with_scalable_dims(ctx, shape, element, scalable))
    }

    /// Whether `element` is a valid vector element type.
    pub fn is_valid_element_type(element: TypeRef<'_>) -> bool {
        element.isa::<VectorElementTypeInterface<'_>>()
    }

    /// The type without dimension `index`.
    ///
    /// # Panics
    ///
    /// If there is no such dimension.
    #[must_use]
    pub fn drop_dim(self, index: usize) -> Self {
        let (mut shape, mut scalable) = (self.shape().to_vec(), self.storage.scalable.to_vec());
        shape.remove(index);
        if !scalable.is_empty() {
            scalable.remove(index);
        }
        Self::with_scalable_dims(self.ctx(), &shape, self.storage.element, &scalable)
    }

    /// The type with size `size` in dimension `index`. The dimension stays scalable if it is.
    ///
    /// # Panics
    ///
    /// If there is no such dimension.
    #[must_use]
    pub fn with_dim(self, index: usize, size: i64) -> Self {
        let mut shape = self.shape().to_vec();
        shape[index] = size;
        Self::with_scalable_dims(self.ctx(), &shape, self.storage.element, &self.storage.scalable)
    }

    /// The type with other elements.
    #[must_use]
    pub fn with_element_type(self, element: impl Into<Type>) -> Self {
        Self::with_scalable_dims(self.ctx(), self.shape(), element.into(), &self.storage.scalable)
    }

    /// The type whose elements are `scale` times as wide; `None` if there is none.
    #[must_use]
    pub fn scale_element_bitwidth(self, scale: u32) -> Option<Self> {
        let element = self.element_type();
        let scaled: Type = match element.dyn_cast::<IntegerType<'_>>() {
            Some(it) => {
                let width = it.width().checked_mul(scale)?;
                if width > IntegerType::MAX_WIDTH {
                    return None;
                }
                IntegerType::with_signedness(self.ctx(), width, it.signedness()).into()
            }
            None => element.dyn_cast::<FloatType<'_>>()?.scale_element_bitwidth(scale)?.into(),
        };
        Some(self.with_element_type(scaled))
    }

    /// Whether dimension `index` is scalable: a multiple of the target's vector scale.
    pub fn is_scalable_dim(self, index: usize) -> bool {
        self.storage.scalable.get(index).copied().unwrap_or(false)
    }

    /// Whether any dimension is scalable.
    pub fn is_scalable(self) -> bool {
        !self.storage.scalable.is_empty()
    }

    /// One flag per dimension. Corresponds to `getScalableDims`.
    pub fn scalable_dims(self) -> impl Iterator<Item = bool> + 'c {
        (0..self.rank()).map(move |index| self.is_scalable_dim(index))
    }
}

/// Parameters of [`RankedTensorType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RankedTensorTypeStorage {
    shape: Box<[i64]>,
    element: Type,
    encoding: Option<Attribute>,
}

type_kind! {
    /// A tensor type with known rank: `tensor<4x?xf32>`.
    RankedTensorType, RANKED_TENSOR_TYPE, "tensor", RankedTensor, RankedTensorTypeStorage,
    ranked_tensors, [ShapedTypeTable]
}

impl<'c> RankedTensorType<'c> {
    /// The tensor type without encoding. Unchecked.
    #[track_caller]
    pub fn get(ctx: &'c Context, shape: &[i64], element: Type) -> Self {
        Self::with_encoding(ctx, shape, element, None)
    }

    /// The tensor type with an encoding. Unchecked.
    #[track_caller]
    pub fn with_encoding(
        ctx: &'c Context,
        shape: &[i64],
        element: Type,
        encoding: Option<Attribute>,
    ) -> Self {
        record(|| checks::ranked_tensor(ctx, Location::UNKNOWN, shape, element, encoding));
        Self::intern_with(
            ctx,
            key_hash(&(shape, element, encoding)),
            |s| s.element == element && *s.shape == *shape && s.encoding == encoding,
            || RankedTensorTypeStorage { shape: shape.into(), element, encoding },
        )
    }

    /// The tensor type with an encoding.
    ///
    /// # Errors
    ///
    /// If a size is negative, the element type is not valid for tensors, or the encoding rejects the type.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        shape: &[i64],
        element: Type,
        encoding: Option<Attribute>,
    ) -> Result<Self, Diagnostic> {
        checks::ranked_tensor(ctx, location, shape, element, encoding)?;
        Ok(Self::with_encoding(ctx, shape, element, encoding))
    }

    /// The encoding.
    #[inline]
    pub fn encoding(self) -> Option<Attribute> {
        self.storage.encoding
    }
}

/// Parameters of [`UnrankedTensorType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnrankedTensorTypeStorage {
    element: Type,
}

type_kind! {
    /// A tensor type of unknown rank: `tensor<*xf32>`.
    UnrankedTensorType, UNRANKED_TENSOR_TYPE, "unranked_tensor", UnrankedTensor,
    UnrankedTensorTypeStorage, unranked_tensors, [ShapedTypeTable]
}

impl<'c> UnrankedTensorType<'c> {
    /// The unranked tensor type. Unchecked.
    #[track_caller]
    pub fn get(ctx: &'c Context, element: Type) -> Self {
        record(|| checks::tensor_element(ctx, Location::UNKNOWN, element));
        Self::intern(ctx, UnrankedTensorTypeStorage { element })
    }

    /// The unranked tensor type.
    ///
    /// # Errors
    ///
    /// If the element type is not valid for tensors.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        element: Type,
    ) -> Result<Self, Diagnostic> {
        checks::tensor_element(ctx, location, element)?;
        Ok(Self::get(ctx, element))
    }
}

/// Whether `element` is a valid tensor element type: a number, a vector, or any dialect type.
pub fn is_valid_tensor_element_type(element: TypeRef<'_>) -> bool {
    use BuiltinType as B;
    matches!(
        element.def().builtin_kind(),
        B::Complex | B::Float | B::Integer | B::Opaque | B::Vector | B::Index | B::NotBuiltin
    )
}

/// Parameters of [`MemRefType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemRefTypeStorage {
    shape: Box<[i64]>,
    element: Type,
    layout: Option<Attribute>,
    memory_space: Option<Attribute>,
}

type_kind! {
    /// A memref type with known rank: `memref<4x?xf32, strided<[?, 1]>, 3>`.
    MemRefType, MEMREF_TYPE, "memref", MemRef, MemRefTypeStorage, memrefs,
    [ShapedTypeTable, PtrLikeTypeInterfaceTable]
}

impl<'c> MemRefType<'c> {
    /// The memref type with the default layout and memory space. Unchecked.
    #[track_caller]
    pub fn get(ctx: &'c Context, shape: &[i64], element: Type) -> Self {
        Self::with_layout(ctx, shape, element, None, None)
    }

    /// The memref type with a layout and a memory space. Unchecked. The defaults, an identity map and the integer 0,
    /// become `None`.
    #[track_caller]
    pub fn with_layout(
        ctx: &'c Context,
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Self {
        ctx.assert_owns_all(layout);
        ctx.assert_owns_all(memory_space);
        record(|| checks::memref(ctx, Location::UNKNOWN, shape, element, layout, memory_space));
        let layout = layout.filter(|&layout| {
            ctx.attr_ref(layout)
                .dyn_cast::<crate::kinds::attrs::AffineMapAttr<'_>>()
                .is_none_or(|map| !map.is_identity())
        });
        let memory_space = drop_default_memory_space(ctx, memory_space);
        Self::intern_with(
            ctx,
            key_hash(&(shape, element, layout, memory_space)),
            |s| {
                s.element == element
                    && *s.shape == *shape
                    && s.layout == layout
                    && s.memory_space == memory_space
            },
            || MemRefTypeStorage { shape: shape.into(), element, layout, memory_space },
        )
    }

    /// The memref type with a layout and a memory space.
    ///
    /// # Errors
    ///
    /// If a size is negative, the element type is not valid for memrefs, the layout does not match the shape, or the
    /// memory space is of an unsupported kind.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Result<Self, Diagnostic> {
        checks::memref(ctx, location, shape, element, layout, memory_space)?;
        Ok(Self::with_layout(ctx, shape, element, layout, memory_space))
    }

    /// The layout; `None` for the identity.
    #[inline]
    pub fn layout(self) -> Option<Attribute> {
        self.storage.layout
    }

    /// The memory space; `None` for the default.
    #[inline]
    pub fn memory_space(self) -> Option<Attribute> {
        self.storage.memory_space
    }
}

/// Parameters of [`UnrankedMemRefType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnrankedMemRefTypeStorage {
    element: Type,
    memory_space: Option<Attribute>,
}

type_kind! {
    /// A memref type of unknown rank: `memref<*xf32>`.
    UnrankedMemRefType, UNRANKED_MEMREF_TYPE, "unranked_memref", UnrankedMemRef,
    UnrankedMemRefTypeStorage, unranked_memrefs, [ShapedTypeTable, PtrLikeTypeInterfaceTable]
}

impl<'c> UnrankedMemRefType<'c> {
    /// The unranked memref type. Unchecked.
    #[track_caller]
    pub fn get(ctx: &'c Context, element: Type, memory_space: Option<Attribute>) -> Self {
        record(|| checks::unranked_memref(ctx, Location::UNKNOWN, element, memory_space));
        let memory_space = drop_default_memory_space(ctx, memory_space);
        Self::intern(ctx, UnrankedMemRefTypeStorage { element, memory_space })
    }

    /// The unranked memref type.
    ///
    /// # Errors
    ///
    /// If the element type is not valid for memrefs, or the memory space is of an unsupported kind.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        element: Type,
        memory_space: Option<Attribute>,
    ) -> Result<Self, Diagnostic> {
        checks::unranked_memref(ctx, location, element, memory_space)?;
        Ok(Self::get(ctx, element, memory_space))
    }

    /// The memory space; `None` for the default.
    #[inline]
    pub fn memory_space(self) -> Option<Attribute> {
        self.storage.memory_space
    }
}

/// Whether `element` is a valid memref element type.
pub fn is_valid_memref_element_type(element: TypeRef<'_>) -> bool {
    use BuiltinType as B;
    matches!(
        element.def().builtin_kind(),
        B::Integer | B::Index | B::Float | B::Complex | B::MemRef | B::Vector | B::UnrankedMemRef
    ) || element.isa::<MemRefElementTypeInterface<'_>>()
        || element.isa::<FloatType<'_>>()
}

fn drop_default_memory_space(ctx: &Context, space: Option<Attribute>) -> Option<Attribute> {
    space.filter(|&space| {
        ctx.attr_ref(space)
            .dyn_cast::<crate::kinds::attrs::IntegerAttr<'_>>()
            .is_none_or(|integer| !integer.value().is_zero())
    })
}

/// A view of any type with a shape and an element type: builtin types, and dialect types with the interface
/// [`ShapedTypeTrait`](crate::kinds::interfaces::ShapedTypeTrait). Corresponds to `ShapedType`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShapedType<'c> {
    view: TypeRef<'c>,
    shape: Option<&'c [i64]>,
    element: Type,
}

crate::core::kind::display!(ShapedType);

impl<'c> std::ops::Deref for ShapedType<'c> {
    type Target = TypeRef<'c>;
    #[inline]
    fn deref(&self) -> &TypeRef<'c> {
        &self.view
    }
}

impl PartialEq<TypeRef<'_>> for ShapedType<'_> {
    fn eq(&self, other: &TypeRef<'_>) -> bool {
        self.view == *other
    }
}

impl PartialEq<ShapedType<'_>> for TypeRef<'_> {
    fn eq(&self, other: &ShapedType<'_>) -> bool {
        *self == other.view
    }
}

impl From<ShapedType<'_>> for Type {
    fn from(view: ShapedType<'_>) -> Type {
        view.view.handle()
    }
}

impl<'c> TypeCast<'c> for ShapedType<'c> {
    #[inline]
    fn classof(view: TypeRef<'c>) -> bool {
        use BuiltinType as B;
        matches!(
            view.def().builtin_kind(),
            B::Vector | B::RankedTensor | B::UnrankedTensor | B::MemRef | B::UnrankedMemRef
        ) || view.interface_table::<ShapedTypeTable>().is_some()
    }

    fn try_from_ref(view: TypeRef<'c>) -> Option<Self> {
        use BuiltinType as B;
        let (shape, element) = match view.def().builtin_kind() {
            B::Vector => {
                let storage = VectorType::try_from_kind(view)?.storage;
                (Some(&*storage.shape), storage.element)
            }
            B::RankedTensor => {
                let storage = RankedTensorType::try_from_kind(view)?.storage;
                (Some(&*storage.shape), storage.element)
            }
            B::MemRef => {
                let storage = MemRefType::try_from_kind(view)?.storage;
                (Some(&*storage.shape), storage.element)
            }
            B::UnrankedTensor => (None, UnrankedTensorType::try_from_kind(view)?.storage.element),
            B::UnrankedMemRef => (None, UnrankedMemRefType::try_from_kind(view)?.storage.element),
            _ => {
                let table = view.interface_table::<ShapedTypeTable>()?;
                let shape = (table.has_rank)(view).then(|| (table.shape)(view));
                (shape, (table.element_type)(view).handle())
            }
        };
        Some(ShapedType { view, shape, element })
    }
}

impl<'c> ShapedType<'c> {
    /// The element type.
    #[inline]
    #[track_caller]
    pub fn element_type(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.element)
    }

    /// The type with another element type and, if given, another shape. A shape turns an unranked type into a ranked
    /// one. Corresponds to `ShapedType::cloneWith`.
    #[must_use]
    pub fn clone_with(self, shape: Option<&[i64]>, element: impl Into<Type>) -> Self {
        let table = self.view.interface_table::<ShapedTypeTable>();
        let table = table.expect("a shaped type has the table of the interface");
        let element = self.ctx().type_ref(element.into());
        (table.clone_with)(self.view, shape, element)
    }

    /// Whether the rank is known.
    #[inline]
    pub fn has_rank(self) -> bool {
        self.shape.is_some()
    }

    /// The dimension sizes; `None` if the type is unranked.
    #[inline]
    pub fn shape(self) -> Option<&'c [i64]> {
        self.shape
    }

    /// The rank; `None` if the type is unranked.
    #[inline]
    pub fn rank(self) -> Option<usize> {
        self.shape.map(<[i64]>::len)
    }

    /// Whether the type is ranked and all dimensions are static.
    #[inline]
    pub fn has_static_shape(self) -> bool {
        self.shape.is_some_and(|shape| !shape.contains(&DYNAMIC))
    }

    /// The size of dimension `index`; `None` if it is dynamic or the type is unranked.
    pub fn dim_size(self, index: usize) -> Option<i64> {
        self.shape?.get(index).copied().filter(|&size| size != DYNAMIC)
    }

    /// Whether dimension `index` is dynamic.
    pub fn is_dynamic_dim(self, index: usize) -> bool {
        self.shape.is_some_and(|shape| shape.get(index) == Some(&DYNAMIC))
    }

    /// The number of dynamic dimensions.
    pub fn num_dynamic_dims(self) -> usize {
        self.shape.map_or(0, |shape| shape.iter().filter(|&&size| size == DYNAMIC).count())
    }

    /// The number of elements; `None` if the shape is not static or the number does not fit 64 bits.
    pub fn num_elements(self) -> Option<i64> {
        if !self.has_static_shape() {
            return None;
        }
        let shape = self.shape?;
        if shape.contains(&0) {
            return Some(0);
        }
        shape.iter().try_fold(1i64, |product, &size| product.checked_mul(size))
    }
}

/// A view of ranked and unranked tensor types. Corresponds to `TensorType`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TensorType<'c>(ShapedType<'c>);

crate::core::kind::display!(TensorType);

impl<'c> std::ops::Deref for TensorType<'c> {
    type Target = ShapedType<'c>;

    #[inline]
    fn deref(&self) -> &ShapedType<'c> {
        &self.0
    }
}

impl<'c> TypeCast<'c> for TensorType<'c> {
    #[inline]
    fn classof(view: TypeRef<'c>) -> bool {
        matches!(view.def().builtin_kind(), BuiltinType::RankedTensor | BuiltinType::UnrankedTensor)
    }

    #[inline]
    fn try_from_ref(view: TypeRef<'c>) -> Option<Self> {
        if !Self::classof(view) {
            return None;
        }
        ShapedType::try_from_ref(view).map(TensorType)
    }
}

impl From<TensorType<'_>> for Type {
    fn from(view: TensorType<'_>) -> Type {
        view.0.into()
    }
}

/// A view of ranked and unranked memref types. Corresponds to `BaseMemRefType`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaseMemRefType<'c>(ShapedType<'c>);

crate::core::kind::display!(BaseMemRefType);

impl<'c> std::ops::Deref for BaseMemRefType<'c> {
    type Target = ShapedType<'c>;

    #[inline]
    fn deref(&self) -> &ShapedType<'c> {
        &self.0
    }
}

impl<'c> TypeCast<'c> for BaseMemRefType<'c> {
    #[inline]
    fn classof(view: TypeRef<'c>) -> bool {
        matches!(view.def().builtin_kind(), BuiltinType::MemRef | BuiltinType::UnrankedMemRef)
    }

    #[inline]
    fn try_from_ref(view: TypeRef<'c>) -> Option<Self> {
        if !Self::classof(view) {
            return None;
        }
        ShapedType::try_from_ref(view).map(BaseMemRefType)
    }
}

impl From<BaseMemRefType<'_>> for Type {
    fn from(view: BaseMemRefType<'_>) -> Type {
        view.0.into()
    }
}

impl<'c> BaseMemRefType<'c> {
    /// The memory space; `None` for the default.
    pub fn memory_space(self) -> Option<Attribute> {
        match self.dyn_cast::<MemRefType<'c>>() {
            Some(ranked) => ranked.memory_space(),
            None => self.dyn_cast::<UnrankedMemRefType<'c>>()?.memory_space(),
        }
    }
}

/// The numbers, separated by commas.
pub(crate) fn join(numbers: &[i64]) -> String {
    let mut text = String::new();
    for (index, &number) in numbers.iter().enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        crate::support::apint::write_i64(number, &mut text);
    }
    text
}

/// A type in single quotes, as diagnostics print it.
pub(crate) fn quoted(view: TypeRef<'_>) -> String {
    format!("'{view}'")
}
