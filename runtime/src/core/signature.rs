//! Tables of operands, results, regions and successors in operation definitions.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ir::{BlockRef, OpRef, RegionRef};
use crate::core::property::{AttrTestAt, Property};
use crate::core::types::TypeRef;

/// A constraint on types.
#[derive(Clone, Copy, Debug)]
pub struct TypeConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(TypeRef<'_>) -> bool,
    pub(crate) accepts_at: Option<fn(OpRef<'_>, TypeRef<'_>) -> bool>,
}

impl TypeConstraint {
    /// A constraint with a summary for diagnostics.
    pub const fn new(summary: &'static str, accepts: fn(TypeRef<'_>) -> bool) -> Self {
        TypeConstraint { summary, accepts, accepts_at: None }
    }

    /// A constraint that depends on the operation. Only the verifier checks it.
    pub const fn at_op(summary: &'static str, accepts: fn(OpRef<'_>, TypeRef<'_>) -> bool) -> Self {
        TypeConstraint { summary, accepts: |_| true, accepts_at: Some(accepts) }
    }
}

/// A constraint on attributes.
#[derive(Clone, Copy, Debug)]
pub struct AttrConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(AttrRef<'_>) -> bool,
    pub(crate) accepts_at: Option<AttrTestAt>,
    /// The predicate for the storage kind of the property.
    pub(crate) stores: Option<fn(AttrRef<'_>) -> bool>,
}

impl AttrConstraint {
    /// A constraint with a summary for diagnostics.
    pub const fn new(summary: &'static str, accepts: fn(AttrRef<'_>) -> bool) -> Self {
        AttrConstraint { summary, accepts, accepts_at: None, stores: None }
    }

    /// A constraint that depends on the operation. Only the verifier checks it.
    pub const fn at_op(summary: &'static str, accepts: AttrTestAt) -> Self {
        AttrConstraint { summary, accepts: |_| true, accepts_at: Some(accepts), stores: None }
    }

    /// A constraint on the storage kind only.
    pub const fn kind(summary: &'static str, accepts: fn(AttrRef<'_>) -> bool) -> Self {
        AttrConstraint { summary, accepts, accepts_at: None, stores: Some(accepts) }
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
    pub(crate) accepts: fn(OpRef<'_>, RegionRef<'_>) -> bool,
}

impl RegionConstraint {
    /// A constraint on a region of an operation, with a summary for diagnostics.
    pub const fn new(summary: &'static str, accepts: fn(OpRef<'_>, RegionRef<'_>) -> bool) -> Self {
        RegionConstraint { summary, accepts }
    }
}

/// A constraint on successors.
#[derive(Clone, Copy, Debug)]
pub struct SuccessorConstraint {
    pub(crate) summary: &'static str,
    pub(crate) accepts: fn(OpRef<'_>, BlockRef<'_>) -> bool,
}

impl SuccessorConstraint {
    /// A constraint on a successor of an operation, with a summary for diagnostics.
    pub const fn new(summary: &'static str, accepts: fn(OpRef<'_>, BlockRef<'_>) -> bool) -> Self {
        SuccessorConstraint { summary, accepts }
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
    pub(crate) constraint: Option<&'static SuccessorConstraint>,
}

impl SuccessorDef {
    /// Sets the constraint that each successor must satisfy.
    pub const fn constraint(mut self, constraint: &'static SuccessorConstraint) -> Self {
        self.constraint = Some(constraint);
        self
    }
}

/// One successor.
pub const fn successor(name: &'static str) -> SuccessorDef {
    SuccessorDef { name, arity: Arity::One, constraint: None }
}

/// Any number of successors.
pub const fn variadic_successor(name: &'static str) -> SuccessorDef {
    SuccessorDef { name, arity: Arity::Variadic, constraint: None }
}

/// An inherent attribute.
pub const fn attr(name: &'static str, constraint: &'static AttrConstraint) -> Property {
    Property::attr(name)
        .constraint(constraint.accepts, constraint.summary)
        .constraint_at(constraint.accepts_at)
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

    /// Whether a constraint on operands or results depends on the operation.
    pub(crate) const fn depends_on_op(&self) -> bool {
        any_depends_on_op(self.operands) || any_depends_on_op(self.results)
    }

    /// Whether there are no regions and no successors.
    #[inline]
    pub(crate) fn is_flat(&self) -> bool {
        self.regions.is_empty() && self.successors.is_empty()
    }
}

const fn any_depends_on_op(defs: &[ValueDef]) -> bool {
    let mut i = 0;
    while i < defs.len() {
        if defs[i].constraint.accepts_at.is_some() {
            return true;
        }
        i += 1;
    }
    false
}
