//! Effects of operations.

use super::Result;
use crate::provided::RUNTIME;
use crate::tablegen::Record;

/// The effects of an operation reported by one interface.
#[derive(Clone, Debug)]
pub(crate) struct Effects<'r> {
    /// A record that names the interface: preferably a trait, otherwise a decorator.
    pub record: Record<'r>,
    /// The interface.
    pub interface: &'r str,
    /// The module of the interface.
    pub namespace: &'r str,
    /// The index of the first effect trait in the list of traits, if any.
    pub first: Option<usize>,
    /// The effects: those of traits, then decorators in the order of arguments and results.
    pub list: Vec<SideEffect<'r>>,
}

/// One effect.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SideEffect<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The Rust path of the effect value.
    pub effect: &'r str,
    /// The resource.
    pub resource: Resource<'r>,
    /// The stage, which orders the effects of the operation.
    pub stage: i32,
    /// Whether it affects all of the resource or value.
    pub on_full_region: bool,
    /// The affected entity.
    pub place: EffectPlace,
}

/// The resource of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Resource<'r> {
    /// The default resource.
    Default,
    /// The Rust path of its type.
    Path(&'r str),
}

/// The entity that an effect applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EffectPlace {
    /// None.
    Unknown,
    /// An operand, by index.
    Operand(usize),
    /// A result, by index.
    Result(usize),
    /// The symbol that the attribute with this index refers to.
    Symbol(usize),
}

impl Effects<'_> {
    /// Whether these are memory effects.
    #[must_use]
    pub(crate) fn is_memory(&self) -> bool {
        self.interface == "MemoryEffectOpInterface" && self.namespace == RUNTIME
    }
}

impl<'r> SideEffect<'r> {
    pub(super) fn new(record: Record<'r>, place: EffectPlace) -> Result<Self> {
        let stage = i32::try_from(record.int("stage")?)
            .map_err(|_| record.error("the stage of an effect must fit into 32 bits"))?;
        let named = |field, what| {
            let text = record.str(field)?;
            if text.is_empty() {
                return Err(record.error(format!("{what} must be named")));
            }
            Ok(text)
        };
        Ok(Self {
            record,
            effect: named("effect", "an effect")?,
            resource: match named("resource", "the resource of an effect")? {
                "::ods_runtime::side_effects::DefaultResource" => Resource::Default,
                path => Resource::Path(path),
            },
            stage,
            on_full_region: record.bit("effectOnFullRegion")?,
            place,
        })
    }
}
