//! Views of dense arrays by the type of their elements.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use super::DenseArrayAttr;
use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::interfaces::{AttrSubset, Covers};
use crate::core::types::TypeRef;
use crate::kinds::types::{FloatType, IntegerType};
use crate::support::apfloat::FloatSemantics;

/// A type of elements of dense arrays.
pub trait DenseArrayElement: Copy + 'static {
    /// The number of bytes of an element.
    const SIZE: usize;

    /// The type of the elements.
    fn element_type(ctx: &Context) -> TypeRef<'_>;

    /// Whether `ty` is the type of the elements.
    fn is_element_type(ty: TypeRef<'_>) -> bool;

    /// Appends the bytes of the element.
    fn write(self, data: &mut Vec<u8>);

    /// The element with these bytes, `SIZE` of them.
    fn read(bytes: &[u8]) -> Option<Self>;
}

/// A dense array whose elements are values of the Rust type `T`.
pub struct TypedDenseArrayAttr<'c, T>(DenseArrayAttr<'c>, PhantomData<fn() -> T>);

/// A dense array of `i1`.
pub type DenseBoolArrayAttr<'c> = TypedDenseArrayAttr<'c, bool>;
/// A dense array of `i8`.
pub type DenseI8ArrayAttr<'c> = TypedDenseArrayAttr<'c, i8>;
/// A dense array of `i16`.
pub type DenseI16ArrayAttr<'c> = TypedDenseArrayAttr<'c, i16>;
/// A dense array of `i32`.
pub type DenseI32ArrayAttr<'c> = TypedDenseArrayAttr<'c, i32>;
/// A dense array of `i64`.
pub type DenseI64ArrayAttr<'c> = TypedDenseArrayAttr<'c, i64>;
/// A dense array of `f32`.
pub type DenseF32ArrayAttr<'c> = TypedDenseArrayAttr<'c, f32>;
/// A dense array of `f64`.
pub type DenseF64ArrayAttr<'c> = TypedDenseArrayAttr<'c, f64>;

impl<'c, T: DenseArrayElement> TypedDenseArrayAttr<'c, T> {
    /// The array of `values`.
    #[track_caller]
    pub fn get(ctx: &'c Context, values: &[T]) -> Self {
        let mut data = Vec::with_capacity(values.len() * T::SIZE);
        values.iter().for_each(|value| value.write(&mut data));
        let array = DenseArrayAttr::from_raw(ctx, T::element_type(ctx).into(), values.len(), &data);
        TypedDenseArrayAttr(array, PhantomData)
    }

    /// The value at `index`.
    pub fn value(self, index: usize) -> Option<T> {
        T::read(self.0.raw_data().get(index * T::SIZE..(index + 1) * T::SIZE)?)
    }

    /// The values.
    pub fn values(self) -> impl Iterator<Item = T> + 'c {
        (0..self.0.len()).map_while(move |index| self.value(index))
    }
}

impl<T> Clone for TypedDenseArrayAttr<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for TypedDenseArrayAttr<'_, T> {}

impl<T> PartialEq for TypedDenseArrayAttr<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for TypedDenseArrayAttr<'_, T> {}

impl<T> fmt::Debug for TypedDenseArrayAttr<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl<T> fmt::Display for TypedDenseArrayAttr<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl<'c, T> Deref for TypedDenseArrayAttr<'c, T> {
    type Target = DenseArrayAttr<'c>;

    fn deref(&self) -> &DenseArrayAttr<'c> {
        &self.0
    }
}

impl<'c, T: DenseArrayElement> AttrSubset<'c> for TypedDenseArrayAttr<'c, T> {
    const OF: &'static AttrDef = <DenseArrayAttr<'c> as AttrKind<'c>>::DEF;
    const COVERS: Covers = Covers::Attrs(|attr| attr.isa::<TypedDenseArrayAttr<'_, T>>());
}

impl<'c, T: DenseArrayElement> AttrCast<'c> for TypedDenseArrayAttr<'c, T> {
    fn classof(view: AttrRef<'c>) -> bool {
        Self::try_from_ref(view).is_some()
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        let array = view.dyn_cast::<DenseArrayAttr<'c>>()?;
        T::is_element_type(array.element_type()).then_some(TypedDenseArrayAttr(array, PhantomData))
    }
}

impl<T> From<TypedDenseArrayAttr<'_, T>> for Attribute {
    fn from(view: TypedDenseArrayAttr<'_, T>) -> Attribute {
        view.0.into()
    }
}

impl DenseArrayElement for bool {
    const SIZE: usize = 1;

    fn element_type(ctx: &Context) -> TypeRef<'_> {
        *IntegerType::get(ctx, 1)
    }

    fn is_element_type(ty: TypeRef<'_>) -> bool {
        ty.is_signless_integer_of(1)
    }

    fn write(self, data: &mut Vec<u8>) {
        data.push(u8::from(self));
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        Some(*bytes.first()? != 0)
    }
}

/// The type in MLIR and the test of it follow the types.
macro_rules! numbers {
    ($($ty:ident |$ctx:ident| $element:expr, |$it:ident| $test:expr;)*) => { $(
        impl DenseArrayElement for $ty {
            const SIZE: usize = size_of::<$ty>();

            fn element_type($ctx: &Context) -> TypeRef<'_> {
                *$element
            }

            fn is_element_type($it: TypeRef<'_>) -> bool {
                $test
            }

            fn write(self, data: &mut Vec<u8>) {
                data.extend(self.to_le_bytes());
            }

            fn read(bytes: &[u8]) -> Option<Self> {
                Some($ty::from_le_bytes(bytes.try_into().ok()?))
            }
        }
    )* };
}

numbers! {
    i8 |ctx| IntegerType::get(ctx, 8), |it| it.is_signless_integer_of(8);
    i16 |ctx| IntegerType::get(ctx, 16), |it| it.is_signless_integer_of(16);
    i32 |ctx| IntegerType::get(ctx, 32), |it| it.is_signless_integer_of(32);
    i64 |ctx| IntegerType::get(ctx, 64), |it| it.is_signless_integer_of(64);
    f32 |ctx| FloatType::get(ctx, FloatSemantics::F32), |it| it.is_float_of(FloatSemantics::F32);
    f64 |ctx| FloatType::get(ctx, FloatSemantics::F64), |it| it.is_float_of(FloatSemantics::F64);
}
