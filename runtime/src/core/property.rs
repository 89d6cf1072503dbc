//! Inherent attributes and other properties in operation definitions.

use std::fmt;

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ir::OpRef;
use crate::core::op_def::OpDef;

/// A predicate on attributes.
pub type AttrTest = fn(AttrRef<'_>) -> bool;

/// A predicate on attributes of an operation.
pub(crate) type AttrTestAt = fn(OpRef<'_>, AttrRef<'_>) -> bool;

/// A property of an operation, and its layout in the property words.
#[derive(Debug)]
pub struct Property {
    /// Name of the attribute.
    pub name: &'static str,
    /// The number of property words.
    pub words: u16,
    /// The contents of the words.
    pub kind: PropertyKind,
    /// The default value.
    pub default: Option<fn(&Context) -> Attribute>,
    /// Whether an operation without it is valid.
    pub optional: bool,
    /// The constraint and its summary, checked when properties are parsed.
    pub constraint: Option<(AttrTest, &'static str)>,
    /// The part of the constraint that depends on the operation, which only the verifier checks.
    pub(crate) constraint_at: Option<AttrTestAt>,
    /// The predicate for the storage kind of the attribute; `None` accepts any attribute.
    pub stores: Option<AttrTest>,
    /// The operations on a value that is not an attribute.
    pub(crate) value: Option<&'static PropertyOps>,
}

/// The contents of property words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyKind {
    /// One word: an attribute, 0 when absent.
    Attr,
    /// One word per operand or result group: its number of values. As an attribute, `array<i32: ...>`.
    Segments,
    /// One word: a value of a Rust type, interned in the context.
    Value,
}

/// A property of a kind of operation: its name, and the index of its first property word. Generated constants such as
/// `AddFOp::FASTMATH` have this type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PropertyKey {
    /// The name.
    pub name: &'static str,
    /// The index of the first property word.
    pub word: usize,
}

impl PropertyKey {
    /// The property called `name`, whose first word has this index.
    pub const fn new(name: &'static str, word: usize) -> Self {
        PropertyKey { name, word }
    }

    /// Checks in debug builds that this is a property of `def`, so that a key of another operation is not taken for one
    /// of this operation. `None` is an operation without definition, which is not checked.
    ///
    /// # Panics
    ///
    /// If `def` has another property in this word, or none.
    #[track_caller]
    pub(crate) fn debug_check(self, def: Option<&'static OpDef>) {
        if cfg!(debug_assertions)
            && let Some(def) = def
        {
            let actual = def.property_at(self.word).map(|property| property.name);
            assert!(
                actual == Some(self.name),
                "`{}` is not a property of `{}`: its word {} has {}",
                self.name,
                def.name(),
                self.word,
                actual.map_or_else(|| "no property".to_owned(), |name| format!("`{name}`"))
            );
        }
    }
}

impl Property {
    /// The former name of segment sizes, which is still parsed.
    pub(crate) fn old_name(&self) -> Option<&'static str> {
        match self.name {
            _ if self.kind != PropertyKind::Segments => None,
            "operandSegmentSizes" => Some("operand_segment_sizes"),
            "resultSegmentSizes" => Some("result_segment_sizes"),
            _ => None,
        }
    }

    /// A property that is an attribute.
    pub const fn attr(name: &'static str) -> Self {
        Property {
            name,
            words: 1,
            kind: PropertyKind::Attr,
            default: None,
            optional: false,
            constraint: None,
            constraint_at: None,
            stores: None,
            value: None,
        }
    }

    /// A value that is not an attribute.
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
            constraint_at: None,
            stores: None,
            value: None,
        }
    }

    /// Sets the default value.
    pub const fn default(mut self, default: fn(&Context) -> Attribute) -> Self {
        self.default = Some(default);
        self
    }

    /// Sets the predicate for the storage kind of the attribute.
    pub const fn stores(mut self, stores: Option<fn(AttrRef<'_>) -> bool>) -> Self {
        self.stores = stores;
        self
    }

    /// Makes it optional.
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

    /// Sets the constraint of the attribute, and its description in diagnostics.
    pub const fn constraint(
        mut self,
        accepts: fn(AttrRef<'_>) -> bool,
        summary: &'static str,
    ) -> Self {
        self.constraint = Some((accepts, summary));
        self
    }

    /// Sets the part of the constraint that depends on the operation.
    pub(crate) const fn constraint_at(mut self, accepts: Option<AttrTestAt>) -> Self {
        self.constraint_at = accepts;
        self
    }

    /// Whether the constraint depends on the operation.
    pub(crate) const fn depends_on_op(&self) -> bool {
        let value = match self.value {
            Some(value) => value.accepts_at.is_some(),
            None => false,
        };
        value || self.constraint_at.is_some()
    }
}

/// The operations on values that are not attributes.
#[derive(Clone, Copy)]
pub(crate) struct PropertyOps {
    pub(crate) initial: fn(&Context) -> u32,
    pub(crate) to_attribute: for<'c> fn(&'c Context, u32) -> AttrRef<'c>,
    pub(crate) from_attribute: fn(AttrRef<'_>) -> Result<u32, String>,
    pub(crate) accepts: fn(&Context, u32) -> bool,
    pub(crate) accepts_at: Option<fn(OpRef<'_>, u32) -> bool>,
    pub(crate) summary: &'static str,
    pub(crate) has_default: bool,
}

impl fmt::Debug for PropertyOps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.summary)
    }
}
