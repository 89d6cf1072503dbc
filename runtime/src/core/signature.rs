//! What an operation consists of, as tables.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ir::RegionRef;
use crate::core::property::Property;
use crate::core::types::TypeRef;

/// What a type must be.
#[derive(Clone, Copy, Debug)]
pub struct TypeConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(TypeRef<'_>) -> bool,
}

impl TypeConstraint {
    /// A constraint that diagnostics describe as `summary`.
    pub const fn new(summary: &'static str, accepts: fn(TypeRef<'_>) -> bool) -> Self {
        TypeConstraint { summary, accepts }
    }
}

/// What an attribute must be.
#[derive(Clone, Copy, Debug)]
pub struct AttrConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(AttrRef<'_>) -> bool,
    /// Whether an attribute is of the kind that the property stores.
    pub(crate) stores: Option<fn(AttrRef<'_>) -> bool>,
}

impl AttrConstraint {
    /// A constraint that diagnostics describe as `summary`.
    pub const fn new(summary: &'static str, accepts: fn(AttrRef<'_>) -> bool) -> Self {
        AttrConstraint { summary, accepts, stores: None }
    }

    /// A constraint that asks for nothing but the kind of attribute that is stored.
    pub const fn kind(summary: &'static str, accepts: fn(AttrRef<'_>) -> bool) -> Self {
        AttrConstraint { summary, accepts, stores: Some(accepts) }
    }

    /// Says which kind of attribute is stored.
    pub const fn stored(mut self, stores: fn(AttrRef<'_>) -> bool) -> Self {
        self.stores = Some(stores);
        self
    }
}

/// What a region must be.
#[derive(Clone, Copy, Debug)]
pub struct RegionConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(RegionRef<'_>) -> bool,
}

impl RegionConstraint {
    /// A constraint that diagnostics describe as `summary`.
    pub const fn new(summary: &'static str, accepts: fn(RegionRef<'_>) -> bool) -> Self {
        RegionConstraint { summary, accepts }
    }
}

/// How many values, regions or successors an entry of a table stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// One.
    One,
    /// One or none.
    Optional,
    /// Any number.
    Variadic,
}

/// An operand or result, or a group of them.
#[derive(Clone, Copy, Debug)]
pub struct ValueDef {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// How many values it stands for.
    pub arity: Arity,
    pub(crate) constraint: &'static TypeConstraint,
}

/// One value.
pub const fn one(name: &'static str, constraint: &'static TypeConstraint) -> ValueDef {
    ValueDef { name, arity: Arity::One, constraint }
}

/// One value or none.
pub const fn optional(name: &'static str, constraint: &'static TypeConstraint) -> ValueDef {
    ValueDef { name, arity: Arity::Optional, constraint }
}

/// Any number of values.
pub const fn variadic(name: &'static str, constraint: &'static TypeConstraint) -> ValueDef {
    ValueDef { name, arity: Arity::Variadic, constraint }
}

/// A region, or any number of them.
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

/// A successor, or any number of them.
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
    /// The value of an operation that does not set it.
    pub const fn or(self, default: fn(&Context) -> Attribute) -> Self {
        self.default(default)
    }
}

/// The tables of one operation.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    pub(crate) operands: &'static [ValueDef],
    pub(crate) results: &'static [ValueDef],
    pub(crate) regions: &'static [RegionDef],
    pub(crate) successors: &'static [SuccessorDef],
    /// Groups of variable length are of equal length.
    pub(crate) same_variadic_size: bool,
}

impl Signature {
    /// An operation without anything.
    pub const EMPTY: Signature = Signature {
        operands: &[],
        results: &[],
        regions: &[],
        successors: &[],
        same_variadic_size: false,
    };

    /// Whether there are neither regions nor successors.
    #[inline]
    pub(crate) fn is_flat(&self) -> bool {
        self.regions.is_empty() && self.successors.is_empty()
    }
}
