//! Inference of result types from operation definitions.

use smallvec::SmallVec;

use crate::core::adaptor::Adaptor;
use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Ir, OpRef, OpState, Value};
use crate::core::property::PropertyKey;
use crate::core::types::{Type, TypeRef};
use crate::core::unchecked::unchecked;
use crate::kinds::attrs::{TypeAttr, TypedAttr};
use crate::semantics::interfaces::InferTypeOpInterfaceTable;

/// The inference rule of one result type.
#[derive(Clone, Copy, Debug)]
pub struct Infer {
    source: Source,
    transform: Option<fn(TypeRef<'_>) -> Type>,
}

#[derive(Clone, Copy, Debug)]
enum Source {
    Operand(usize),
    Attr(usize),
    Result(usize),
    Built(fn(&Context) -> Type),
}

impl Infer {
    /// Applies `transform` to the inferred type.
    pub const fn with(mut self, transform: fn(TypeRef<'_>) -> Type) -> Self {
        self.transform = Some(transform);
        self
    }
}

/// Infers the type of operand `index`.
pub const fn operand(index: usize) -> Infer {
    Infer { source: Source::Operand(index), transform: None }
}

/// Infers the type of the attribute of a property.
pub const fn attr(key: PropertyKey) -> Infer {
    Infer { source: Source::Attr(key.word), transform: None }
}

/// Infers the type of result `index`.
pub const fn result(index: usize) -> Infer {
    Infer { source: Source::Result(index), transform: None }
}

/// Infers the only type that the constraint allows.
pub const fn built(make: fn(&Context) -> Type) -> Infer {
    Infer { source: Source::Built(make), transform: None }
}

/// The operand index, if the only rule is the type of an operand.
#[inline]
pub(crate) fn same_as_operand(entries: &[Infer]) -> Option<usize> {
    match entries {
        [Infer { source: Source::Operand(index), transform: None }] => Some(*index),
        _ => None,
    }
}

/// The types of all results; `None` if an operand, attribute or type they depend on is missing.
pub(crate) fn types(
    ctx: &Context,
    entries: &[Infer],
    operand: impl Fn(usize) -> Option<Type>,
    attr: impl Fn(usize) -> Option<Attribute>,
) -> Option<SmallVec<[Type; 2]>> {
    let rules = Rules { ctx, entries, operand, attr };
    let mut types = SmallVec::new();
    for entry in entries {
        types.push(rules.type_by(entry, entries.len())?);
    }
    Some(types)
}

/// The inference rules of an operation, and what they refer to.
struct Rules<'a, O, A> {
    ctx: &'a Context,
    entries: &'a [Infer],
    operand: O,
    attr: A,
}

impl<O: Fn(usize) -> Option<Type>, A: Fn(usize) -> Option<Attribute>> Rules<'_, O, A> {
    /// The type by `entry`, which depends on at most `steps` other results; `None` if it depends on itself.
    fn type_by(&self, entry: &Infer, steps: usize) -> Option<Type> {
        let ty = match entry.source {
            Source::Operand(index) => (self.operand)(index)?,
            Source::Attr(index) => type_of(self.ctx.attr_ref((self.attr)(index)?))?,
            Source::Result(index) => {
                self.type_by(self.entries.get(index)?, steps.checked_sub(1)?)?
            }
            Source::Built(make) => make(self.ctx),
        };
        let transformed =
            |transform: fn(TypeRef<'_>) -> Type| unchecked(|| transform(self.ctx.type_ref(ty)));
        Some(entry.transform.map_or(ty, transformed))
    }
}

/// The result types of the operation to create from `state`, inferred through `InferTypeOpInterface`. `None` if
/// such operations do not have the interface.
pub(crate) fn by_interface(ir: &Ir, state: &OpState) -> Option<Result<Vec<Type>, Diagnostic>> {
    let table = ir.ctx().op_interface::<InferTypeOpInterfaceTable>(state.name)?;
    Some(Adaptor::with_state(ir, state, |inputs| {
        let types = (table.infer_return_types)(inputs)?;
        Ok(types.into_iter().map(TypeRef::handle).collect())
    }))
}

/// The result types of an operation with these inputs by the rules in `entries`.
pub(crate) fn types_of_inputs(
    inputs: Adaptor<'_>,
    entries: &[Infer],
) -> Option<SmallVec<[Type; 2]>> {
    types(
        inputs.ctx(),
        entries,
        |index| inputs.operands().get(index).map(|operand| operand.ty().handle()),
        |index| inputs.property_words().get(index).copied().and_then(Attribute::from_word),
    )
}

/// The result types of a new operation with these operands and property words by the rules in `entries`.
#[track_caller]
pub(crate) fn types_of_parts(
    ir: &Ir,
    entries: &[Infer],
    operands: &[Value],
    words: &[u32],
) -> Option<SmallVec<[Type; 2]>> {
    types(
        ir.ctx(),
        entries,
        |index| operands.get(index).map(|value| ir.value(*value).ty().handle()),
        |index| words.get(index).copied().and_then(Attribute::from_word),
    )
}

/// The result types of `op` by the rules in `entries`.
pub(crate) fn types_of(op: OpRef<'_>, entries: &[Infer]) -> Option<SmallVec<[Type; 2]>> {
    types(
        op.ctx(),
        entries,
        |index| (index < op.num_operands()).then(|| op.operand(index).ty().handle()),
        |index| op.property_at(index).map(AttrRef::handle),
    )
}

/// The type that the attribute in property word `word` of `state` is or has.
pub(crate) fn type_of_word(ctx: &Context, state: &OpState, word: usize) -> Option<Type> {
    let attr = ctx.attr_ref(state.property_at(word)?);
    match attr.dyn_cast::<TypeAttr<'_>>() {
        Some(attr) => Some(attr.value().handle()),
        None => type_of(attr),
    }
}

/// The type of a typed attribute.
pub(crate) fn type_of(attr: AttrRef<'_>) -> Option<Type> {
    attr.dyn_cast::<TypedAttr<'_>>().map(|attr| attr.ty().handle())
}
