//! Tables of operands, results, regions and successors in operation definitions.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ir::RegionRef;
use crate::core::property::Property;
use crate::core::types::TypeRef;

/// A constraint on types.
#[derive(Clone, Copy, Debug)]
pub struct TypeConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(TypeRef<'_>) -> bool,
}

impl TypeConstraint {
    /// A constraint with a summary for diagnostics.
    pub const fn new(summary: &'static str, accepts: fn(TypeRef<'_>) -> bool) -> Self {
        TypeConstraint { summary, accepts }
    }
}

/// A constraint on attributes.
#[derive(Clone, Copy, Debug)]
pub struct AttrConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(AttrRef<'_>) -> bool,
    /// The predicate for the storage kind of the property.
    pub(crate) stores: Option<fn(AttrRef<'_>) -> bool>,
}

impl AttrConstraint {
    /// A constraint with a summary for diagnostics.
    pub const fn new(summary: &'static str, accepts: fn(AttrRef<'_>) -> bool) -> Self {
        AttrConstraint { summary, accepts, stores: None }
    }

    /// A constraint on the storage kind only.
    pub const fn kind(summary: &'static str, accepts: fn(AttrRef<'_>) -> bool) -> Self {
        AttrConstraint { summary, accepts, stores: Some(accepts) }
    }

    /// Sets the predicate for the storage kind.
    pub const fn stored(mut self, stores: fn(AttrRef<'_>) -> bool) -> Self {
        self.stores = Some(stores);
        self
    }
}

/// A constraint on regions.
#[derive(Clone, Copy, Debug)]
pub struct RegionConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(RegionRef<'_>) -> bool,
}

impl RegionConstraint {
    /// A constraint with a summary for diagnostics.
    pub const fn new(summary: &'static str, accepts: fn(RegionRef<'_>) -> bool) -> Self {
        RegionConstraint { summary, accepts }
    }
}

/// The number of values, regions or successors in a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// One.
    One,
    /// Zero or one.
    Optional,
    /// Any number.
    Variadic,
}

/// A group of operands or results.
#[derive(Clone, Copy, Debug)]
pub struct ValueDef {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// The number of values.
    pub arity: Arity,
    pub(crate) constraint: &'static TypeConstraint,
    /// The property word of the sizes of the ranges that the group is split into.
    pub(crate) sizes: Option<u16>,
}

/// One value.
pub const fn one(name: &'static str, constraint: &'static TypeConstraint) -> ValueDef {
    ValueDef { name, arity: Arity::One, constraint, sizes: None }
}

/// Zero or one value.
pub const fn optional(name: &'static str, constraint: &'static TypeConstraint) -> ValueDef {
    ValueDef { name, arity: Arity::Optional, constraint, sizes: None }
}

/// Any number of values.
pub const fn variadic(name: &'static str, constraint: &'static TypeConstraint) -> ValueDef {
    ValueDef { name, arity: Arity::Variadic, constraint, sizes: None }
}

/// Any number of ranges of values. Property word `sizes` holds the attribute with their sizes.
pub const fn variadic_of_variadic(
    name: &'static str,
    constraint: &'static TypeConstraint,
    sizes: u16,
) -> ValueDef {
    ValueDef { name, arity: Arity::Variadic, constraint, sizes: Some(sizes) }
}

/// A group of regions.
#[derive(Clone, Copy, Debug)]
pub struct RegionDef {
    pub(crate) name: &'static str,
    pub(crate) arity: Arity,
    pub(crate) constraint: &'static RegionConstraint,
}

/// One region.
pub const fn region(name: &'static str, constraint: &'static RegionConstraint) -> RegionDef {
    RegionDef { name, arity: Arity::One, constraint }
}

/// Any number of regions.
pub const fn variadic_region(
    name: &'static str,
    constraint: &'static RegionConstraint,
) -> RegionDef {
    RegionDef { name, arity: Arity::Variadic, constraint }
}

/// A group of successors.
#[derive(Clone, Copy, Debug)]
pub struct SuccessorDef {
    /// Its name; empty if it has none.
    pub name: &'static str,
    pub(crate) arity: Arity,
}

/// One successor.
pub const fn successor(name: &'static str) -> SuccessorDef {
    SuccessorDef { name, arity: Arity::One }
}

/// Any number of successors.
pub const fn variadic_successor(name: &'static str) -> SuccessorDef {
    SuccessorDef { name, arity: Arity::Variadic }
}

/// An inherent attribute.
pub const fn attr(name: &'static str, constraint: &'static AttrConstraint) -> Property {
    Property::attr(name)
        .constraint(constraint.accepts, constraint.summary)
        .stores(constraint.stores)
}

/// The sizes of `groups` operand groups.
pub const fn operand_segments(groups: u16) -> Property {
    Property::segments("operandSegmentSizes", groups)
}

/// The sizes of `groups` result groups.
pub const fn result_segments(groups: u16) -> Property {
    Property::segments("resultSegmentSizes", groups)
}

impl Property {
    /// Sets the default value.
    pub const fn or(self, default: fn(&Context) -> Attribute) -> Self {
        self.default(default)
    }
}

/// The tables of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    pub(crate) operands: &'static [ValueDef],
    pub(crate) results: &'static [ValueDef],
    pub(crate) regions: &'static [RegionDef],
    pub(crate) successors: &'static [SuccessorDef],
    /// Whether all groups of variable length have the same length.
    pub(crate) same_variadic_size: bool,
}

impl Signature {
    /// An operation without operands, results, regions and successors.
    pub const EMPTY: Signature = Signature {
        operands: &[],
        results: &[],
        regions: &[],
        successors: &[],
        same_variadic_size: false,
    };

    /// Whether there are no regions and no successors.
    #[inline]
    pub(crate) fn is_flat(&self) -> bool {
        self.regions.is_empty() && self.successors.is_empty()
    }
}
