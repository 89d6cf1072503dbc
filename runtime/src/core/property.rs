//! Inherent attributes and other properties of an operation, as its definition lists them.

use std::fmt;

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;

/// A question about an attribute.
pub type AttrTest = fn(AttrRef<'_>) -> bool;

/// One inherent attribute of an operation, and how it lies in the property words.
#[derive(Debug)]
pub struct Property {
    /// Name of the attribute.
    pub name: &'static str,
    /// The number of words it takes.
    pub words: u16,
    /// What the words hold.
    pub kind: PropertyKind,
    /// The value of an operation that does not set it.
    pub default: Option<fn(&Context) -> Attribute>,
    /// Whether the verifier and the text accept an operation without it.
    pub optional: bool,
    /// What the attribute must be, checked when properties are read from text.
    pub constraint: Option<(AttrTest, &'static str)>,
    /// Whether an attribute is of the kind that is stored; any is if there is no function.
    pub stores: Option<AttrTest>,
    /// How a value that is no attribute is handled.
    pub(crate) value: Option<&'static PropertyOps>,
}

/// What property words hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyKind {
    /// One word: an attribute, 0 when absent.
    Attr,
    /// One word per operand or result group: the number of values in it. As an attribute, `array<i32: ...>`.
    Segments,
    /// One word: a value of some Rust type, which the context holds.
    Value,
}

impl Property {
    /// An attribute.
    pub const fn attr(name: &'static str) -> Self {
        Property {
            name,
            words: 1,
            kind: PropertyKind::Attr,
            default: None,
            optional: false,
            constraint: None,
            stores: None,
            value: None,
        }
    }

    /// A value that is no attribute.
    pub(crate) const fn value(name: &'static str, ops: &'static PropertyOps) -> Self {
        let mut property = Property::attr(name);
        property.kind = PropertyKind::Value;
        property.optional = ops.has_default;
        property.value = Some(ops);
        property
    }

    /// Segment sizes of `groups` operand or result groups.
    pub const fn segments(name: &'static str, groups: u16) -> Self {
        let kind = PropertyKind::Segments;
        Property {
            name,
            words: groups,
            kind,
            default: None,
            optional: true,
            constraint: None,
            stores: None,
            value: None,
        }
    }

    /// The value of an operation that does not set it.
    pub const fn default(mut self, default: fn(&Context) -> Attribute) -> Self {
        self.default = Some(default);
        self
    }

    /// Which kind of attribute is stored.
    pub const fn stores(mut self, stores: Option<fn(AttrRef<'_>) -> bool>) -> Self {
        self.stores = stores;
        self
    }

    /// An operation may go without it.
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// The property word of an operation that does not set the property; 0 if it has no default.
    pub(crate) fn default_word(&self, ctx: &Context) -> u32 {
        match (self.value, self.default) {
            (Some(value), _) => (value.initial)(ctx),
            (None, Some(default)) if !self.optional => default(ctx).to_word(),
            (None, _) => 0,
        }
    }

    /// What the attribute must be, with the words that the diagnostic describes it by.
    pub const fn constraint(
        mut self,
        accepts: fn(AttrRef<'_>) -> bool,
        summary: &'static str,
    ) -> Self {
        self.constraint = Some((accepts, summary));
        self
    }
}

/// What tables of operations know of a kind.
#[derive(Clone, Copy)]
pub(crate) struct PropertyOps {
    pub(crate) initial: fn(&Context) -> u32,
    pub(crate) to_attribute: for<'c> fn(&'c Context, u32) -> AttrRef<'c>,
    pub(crate) from_attribute: fn(AttrRef<'_>) -> Result<u32, String>,
    pub(crate) accepts: fn(&Context, u32) -> bool,
    pub(crate) summary: &'static str,
    pub(crate) has_default: bool,
}

impl fmt::Debug for PropertyOps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.summary)
    }
}
