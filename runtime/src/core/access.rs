//! Sources of accessors: an operation or an adaptor.
//!
//! A generated view such as `AddIOp<'ir, S>` has its accessors once, for every source `S`. `AddIOp<'ir>` reads an
//! operation; `AddIOpAdaptor<'ir, T>` reads an [`Adaptor`](super::adaptor::Adaptor). A function that is generic over `S`
//! works on both.

use crate::core::attrs::{AttrCast, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ir::{OpRef, OperandRange, RegionRange, RegionRef, TypedValue, ValueRef};
use crate::core::op_def::OpDef;
use crate::core::property::PropertyKey;
use crate::core::types::TypeCast;

/// A source of the operands, regions and properties of one kind of operation.
pub trait OpSource<'ir>: Copy {
    /// An operand.
    type Value: Copy;
    /// An operand whose type is a `T`.
    type Typed<T: TypeCast<'ir>>: Copy;
    /// Several operands.
    type Values;
    /// A region.
    type Region;
    /// Several regions.
    type Regions;

    /// The context of types and attributes.
    fn ctx(self) -> &'ir Context;

    /// The definition of the operation, if it is registered.
    fn def(self) -> Option<&'static OpDef>;

    /// Property word `index`, or that of the default; 0 if there is neither.
    fn property_word(self, index: usize) -> u32;

    /// The attribute of a property.
    #[inline]
    fn property(self, key: PropertyKey) -> Option<AttrRef<'ir>> {
        Attribute::from_word(self.property_word(key.word)).map(|attr| self.ctx().attr_ref(attr))
    }

    /// The attribute of a property, if it is present and a `T`.
    #[inline]
    fn property_as<T: AttrCast<'ir>>(self, key: PropertyKey) -> Option<T> {
        self.property(key)?.dyn_cast()
    }

    /// The attribute of a property that every valid operation of this kind has.
    ///
    /// # Panics
    ///
    /// If the attribute is absent or not a `T`: the operation does not verify.
    #[track_caller]
    fn required_attr<T: AttrCast<'ir>>(self, key: PropertyKey) -> T {
        match self.property(key) {
            Some(attr) => attr.cast(),
            None => missing_attr(self.def(), key),
        }
    }

    /// Casts `value`, whose type the definition restricts to `T`.
    fn typed<T: TypeCast<'ir>>(value: Self::Value) -> Self::Typed<T>;

    /// Operand `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    #[track_caller]
    fn operand(self, index: usize) -> Self::Value;

    /// All operands.
    fn operands(self) -> Self::Values;

    /// The operands of group `index` of the definition.
    fn operand_group(self, index: usize) -> Self::Values;

    /// The only operand of group `index`.
    ///
    /// # Panics
    ///
    /// If the group is empty.
    #[track_caller]
    fn single_operand(self, index: usize) -> Self::Value;

    /// The operand of group `index`, which may be empty.
    fn optional_operand(self, index: usize) -> Option<Self::Value>;

    /// The operands of group `index`, split by the sizes that the attribute of the property `sizes` lists.
    fn operand_groups(self, index: usize, sizes: PropertyKey) -> Vec<Self::Values>;

    /// Region `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer regions.
    #[track_caller]
    fn region(self, index: usize) -> Self::Region;

    /// The regions from `index` on.
    fn regions_from(self, index: usize) -> Self::Regions;
}

#[cold]
#[track_caller]
pub(super) fn missing_attr(def: Option<&OpDef>, key: PropertyKey) -> ! {
    let op = def.map_or("operation", OpDef::name);
    panic!("`{op}` lacks the required attribute `{}`", key.name)
}

impl<'ir> OpSource<'ir> for OpRef<'ir> {
    type Value = ValueRef<'ir>;
    type Typed<T: TypeCast<'ir>> = TypedValue<'ir, T>;
    type Values = OperandRange<'ir>;
    type Region = RegionRef<'ir>;
    type Regions = RegionRange<'ir>;

    #[inline]
    fn ctx(self) -> &'ir Context {
        OpRef::ctx(self)
    }

    #[inline]
    fn def(self) -> Option<&'static OpDef> {
        OpRef::def(self)
    }

    #[inline]
    fn property_word(self, index: usize) -> u32 {
        OpRef::property_word(self, index)
    }

    #[inline]
    fn typed<T: TypeCast<'ir>>(value: ValueRef<'ir>) -> TypedValue<'ir, T> {
        value.typed()
    }

    #[inline]
    fn operand(self, index: usize) -> ValueRef<'ir> {
        OpRef::operand(self, index)
    }

    #[inline]
    fn operands(self) -> OperandRange<'ir> {
        OpRef::operands(self)
    }

    #[inline]
    fn operand_group(self, index: usize) -> OperandRange<'ir> {
        OpRef::operand_group(self, index)
    }

    #[inline]
    fn single_operand(self, index: usize) -> ValueRef<'ir> {
        OpRef::operand_group(self, index).single()
    }

    #[inline]
    fn optional_operand(self, index: usize) -> Option<ValueRef<'ir>> {
        OpRef::operand_group(self, index).next()
    }

    fn operand_groups(self, index: usize, sizes: PropertyKey) -> Vec<OperandRange<'ir>> {
        OpRef::operand_group(self, index).split(self.property(sizes))
    }

    #[inline]
    fn region(self, index: usize) -> RegionRef<'ir> {
        OpRef::region(self, index)
    }

    #[inline]
    fn regions_from(self, index: usize) -> RegionRange<'ir> {
        OpRef::regions(self).from(index)
    }
}
