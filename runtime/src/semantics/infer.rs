//! Result types that follow from a definition.

use smallvec::SmallVec;

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Ir, OpRef, OpState};
use crate::core::types::{Type, TypeRef};
use crate::kinds::attrs::TypedAttr;
use crate::semantics::interfaces::InferTypeOpInterface;

/// How one result type is found.
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
    /// The type found, transformed.
    pub const fn with(mut self, transform: fn(TypeRef<'_>) -> Type) -> Self {
        self.transform = Some(transform);
        self
    }
}

/// The type of operand `index`.
pub const fn operand(index: usize) -> Infer {
    Infer { source: Source::Operand(index), transform: None }
}

/// The type of the attribute in property word `index`.
pub const fn attr(index: usize) -> Infer {
    Infer { source: Source::Attr(index), transform: None }
}

/// The type of result `index`.
pub const fn result(index: usize) -> Infer {
    Infer { source: Source::Result(index), transform: None }
}

/// The only type that fits.
pub const fn built(make: fn(&Context) -> Type) -> Infer {
    Infer { source: Source::Built(make), transform: None }
}

/// The operand whose type the only result has, if that is how it follows.
#[inline]
pub(crate) fn same_as_operand(entries: &[Infer]) -> Option<usize> {
    match entries {
        [Infer { source: Source::Operand(index), transform: None }] => Some(*index),
        _ => None,
    }
}

/// The types of all results; `None` if something they follow from is missing.
pub(crate) fn types(
    ctx: &Context,
    entries: &[Infer],
    operand: impl Fn(usize) -> Option<Type>,
    attr: impl Fn(usize) -> Option<Attribute>,
) -> Option<SmallVec<[Type; 2]>> {
    let mut types: SmallVec<[Option<Type>; 2]> = SmallVec::from_elem(None, entries.len());
    // A result may follow from one that stands after it; as many rounds as there are results settle all.
    for _ in 0..entries.len() {
        for (index, entry) in entries.iter().enumerate() {
            if types[index].is_some() {
                continue;
            }
            let ty = match entry.source {
                Source::Operand(index) => Some(operand(index)?),
                Source::Attr(index) => Some(type_of(ctx.attr_ref(attr(index)?))?),
                Source::Result(index) => types.get(index).copied().flatten(),
                Source::Built(make) => Some(make(ctx)),
            };
            types[index] = match (ty, entry.transform) {
                (Some(ty), Some(transform)) => Some(transform(ctx.type_ref(ty))),
                (ty, _) => ty,
            };
        }
    }
    types.into_iter().collect()
}

/// The result types that an operation made of `state` says it has by `InferTypeOpInterface`.
///
/// It is asked as an operation that has no results yet, and no regions.
pub(crate) fn by_interface(ir: &mut Ir, state: &OpState) -> Option<Result<Vec<Type>, Diagnostic>> {
    let probe = OpState {
        types: SmallVec::new(),
        regions: SmallVec::new(),
        successors: SmallVec::new(),
        ..state.clone()
    };
    let op = ir.create(&probe);
    let types = ir.op(op).dyn_cast::<InferTypeOpInterface<'_>>().map(|op| {
        let types = op.infer_return_types()?;
        Ok(types.into_iter().map(|ty| ty.handle()).collect())
    });
    ir.erase(op);
    types
}

/// The types that the results of `op` must have.
pub(crate) fn types_of(op: OpRef<'_>, entries: &[Infer]) -> Option<SmallVec<[Type; 2]>> {
    types(
        op.ctx(),
        entries,
        |index| (index < op.num_operands()).then(|| op.operand(index).ty().handle()),
        |index| op.property(index).map(AttrRef::handle),
    )
}

/// The type of an attribute that has one.
pub(crate) fn type_of(attr: AttrRef<'_>) -> Option<Type> {
    attr.dyn_cast::<TypedAttr<'_>>().map(|attr| attr.ty().handle())
}
