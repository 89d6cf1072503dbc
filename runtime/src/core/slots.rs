//! Slots: what later layers keep with the records of this one.
//!
//! A context, an operation's definition and a kind's definition hold entries whose types later layers own. Each of those
//! layers has a trait here that says which entries it has, and implements it for [`Slots`], in its file `slots.rs`. So this
//! layer names nothing of theirs, and reading an entry costs what reading a field costs.

use std::fmt::{self, Debug};

use smallvec::SmallVec;

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::interfaces::InterfaceEntry;
use crate::core::ir::{Ir, Op, OpRef};
use crate::core::types::TypeRef;

/// What the layers implement their traits for.
#[derive(Debug)]
pub struct Slots;

/// What `kinds` keeps.
pub(crate) trait KindsSlots {
    /// With a context: the tables of the builtin kinds.
    type Context: Debug + Default + Send + Sync;
    /// With a kind of type: how its sub-elements are visited and replaced.
    type TypeParts: Debug;
    /// With a kind of attribute: how its sub-elements are visited and replaced.
    type AttrParts: Debug;
    /// Of a kind that has no sub-elements.
    const NO_TYPE_PARTS: Self::TypeParts;
    /// Of a kind that has no sub-elements.
    const NO_ATTR_PARTS: Self::AttrParts;
    /// The interfaces of string attributes.
    const STRING_INTERFACES: &'static [InterfaceEntry];

    /// The attribute that holds sizes of groups: `array<i32: ...>`.
    fn sizes_attr(ctx: &Context, sizes: &[i32]) -> Attribute;

    /// The sizes in such an attribute; `None` if it is another.
    fn sizes(attr: AttrRef<'_>) -> Option<SmallVec<[i32; 8]>>;
}

/// What `semantics` keeps.
pub(crate) trait SemanticsSlots {
    /// With an operation's definition: how one of its result types is inferred.
    type Infer: Debug + 'static;
    /// With an `Ir`: which data layouts were made of it.
    type Ir: Debug + Default;

    /// Called when the attributes of `op`, or its place, have changed.
    fn op_changed(ir: &mut Ir, op: Op);

    /// Called when blocks or regions have moved.
    fn ops_moved(ir: &mut Ir);
}

/// What `rewrite` keeps.
pub trait RewriteSlots {
    /// What a definition or a dialect adds its canonicalization patterns to.
    type Patterns;
}

/// What `builtin` answers.
pub(crate) trait BuiltinSlots {
    /// Whether `op` is a `builtin.module`.
    fn is_module(op: OpRef<'_>) -> bool;
}

/// What `text` keeps.
pub trait TextSlots {
    /// With a context: how operations are printed in diagnostics, and dynamic definitions.
    type Context: Debug + Default + Send + Sync;
    /// With an operation's definition: its custom form.
    type OpText: Debug;
    /// With a kind of type: how it is parsed and printed.
    type TypeText: Debug;
    /// With a kind of attribute: how it is parsed and printed.
    type AttrText: Debug;
    /// With a dialect: how types with its prefix are parsed.
    type ParseType: Copy + Debug;
    /// With a dialect: how attributes with its prefix are parsed.
    type ParseAttr: Copy + Debug;
    /// Reads the short form of a type.
    type ShortTypeParser<'a>;
    /// Reads the short form of an attribute.
    type ShortAttrParser<'a>;
    /// Of an operation without a custom form.
    const NO_OP_TEXT: Self::OpText;
    /// Of a builtin kind, and of one without text.
    const NO_TYPE_TEXT: Self::TypeText;
    /// Of a builtin kind, and of one without text.
    const NO_ATTR_TEXT: Self::AttrText;

    /// Writes a type.
    fn fmt_type(ty: TypeRef<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Writes an attribute.
    fn fmt_attr(attr: AttrRef<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The operation as diagnostics show it, in generic form if `generic` or if the context's flags ask for it.
    fn shown_op(op: OpRef<'_>, generic: bool) -> String;
}
