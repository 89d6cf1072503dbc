//! Slots: data of later layers in the records of this layer.
//!
//! A context, an operation definition and a kind definition have fields whose types belong to later layers. Each such
//! layer has a trait here that declares its types, and implements the trait for [`Slots`] in its file `slots.rs`.
//! Thus this layer does not name later layers, and access is a field load.

use std::fmt::{self, Debug};

use smallvec::SmallVec;

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::interfaces::InterfaceEntry;
use crate::core::ir::{Ir, Op, OpRef};
use crate::core::types::TypeRef;

/// Implements the traits of all layers.
#[derive(Debug)]
pub struct Slots;

/// Data of `kinds`.
pub(crate) trait KindsSlots {
    /// Per context: the tables of the builtin kinds.
    type Context: Debug + Default + Send + Sync;
    /// Per type kind: visiting and replacing sub-elements.
    type TypeSubElements: Debug;
    /// Per attribute kind: visiting and replacing sub-elements.
    type AttrSubElements: Debug;
    /// For a type kind without sub-elements.
    const NO_TYPE_SUB_ELEMENTS: Self::TypeSubElements;
    /// For an attribute kind without sub-elements.
    const NO_ATTR_SUB_ELEMENTS: Self::AttrSubElements;
    /// The interfaces of string attributes.
    const STRING_INTERFACES: &'static [InterfaceEntry];

    /// Panics if a sub-element of `ty` belongs to another context. Called for new types in debug builds.
    #[track_caller]
    fn assert_type_parts(ty: TypeRef<'_>);

    /// Panics if a sub-element of `attr` belongs to another context. Called for new attributes in debug builds.
    #[track_caller]
    fn assert_attr_parts(attr: AttrRef<'_>);

    /// The attribute for segment sizes: `array<i32: ...>`.
    fn sizes_attr(ctx: &Context, sizes: &[i32]) -> Attribute;

    /// The sizes in such an attribute; `None` for other attributes.
    fn sizes(attr: AttrRef<'_>) -> Option<SmallVec<[i32; 8]>>;
}

/// Data of `semantics`.
pub(crate) trait SemanticsSlots {
    /// Per operation definition: inference of a result type.
    type Infer: Debug + 'static;
    /// Per `Ir`: the data layouts computed from it.
    type Ir: Debug + Default;

    /// Called after attributes or the position of `op` changed.
    fn op_changed(ir: &mut Ir, op: Op);

    /// Called after blocks or regions moved.
    fn ops_moved(ir: &mut Ir);
}

/// Data of `rewrite`.
pub trait RewriteSlots {
    /// Per operation definition: folding.
    type Fold: Copy + Debug;
    /// The set that definitions and dialects add canonicalization patterns to.
    type Patterns;

    /// The value of a constant operation: the attribute that it folds to.
    fn constant_value(op: OpRef<'_>) -> Option<AttrRef<'_>>;
}

/// Queries to `builtin`.
pub(crate) trait BuiltinSlots {
    /// Whether `op` is a `builtin.module`.
    fn is_module(op: OpRef<'_>) -> bool;
}

/// Data of `text`.
pub trait TextSlots {
    /// Per context: flags for printing operations in diagnostics, and dynamic definitions.
    type Context: Debug + Default + Send + Sync;
    /// Per operation definition: the custom form.
    type OpText: Debug;
    /// Per type kind: the parser and printer.
    type TypeText: Debug;
    /// Per attribute kind: the parser and printer.
    type AttrText: Debug;
    /// Per dialect: the parser of types with its prefix.
    type ParseType: Copy + Debug;
    /// Per dialect: the parser of attributes with its prefix.
    type ParseAttr: Copy + Debug;
    /// Per dialect: the parser of an operation's custom form, by the operation's name.
    type FindOpParser: Copy + Debug;
    /// Per dialect: the printer of an operation's custom form.
    type FindOpPrinter: Copy + Debug;
    /// Reads the short form of a type.
    type ShortTypeParser<'a>;
    /// Reads the short form of an attribute.
    type ShortAttrParser<'a>;
    /// For an operation without a custom form.
    const NO_OP_TEXT: Self::OpText;
    /// For a builtin type kind, or one without text.
    const NO_TYPE_TEXT: Self::TypeText;
    /// For a builtin attribute kind, or one without text.
    const NO_ATTR_TEXT: Self::AttrText;

    /// Writes a type.
    fn fmt_type(ty: TypeRef<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Writes an attribute.
    fn fmt_attr(attr: AttrRef<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Prints the operation for diagnostics, in generic form if `generic` or the context's flags request it.
    fn shown_op(op: OpRef<'_>, generic: bool) -> String;
}
