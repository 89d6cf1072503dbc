//! The inputs of type inference: an operation without its results.

use smallvec::SmallVec;

use crate::core::adaptor::Adaptor;
use crate::core::attrs::{AttrRef, DictionaryEntries, NamedAttribute};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Ir, OpRef, OpState, OpView, RegionRef, ValueRef};
use crate::core::location::Location;
use crate::core::op_def::{OpDef, OpName};
use crate::core::properties::split_attrs;

/// The operands, properties, discardable attributes and regions of an operation, which need not exist yet. Corresponds
/// to the parameters of `inferReturnTypes` of `mlir::InferTypeOpInterface`.
#[derive(Clone, Copy, Debug)]
pub struct OpInputs<'ir> {
    ctx: &'ir Context,
    name: OpName,
    def: Option<&'static OpDef>,
    loc: Location,
    operands: &'ir [ValueRef<'ir>],
    words: &'ir [u32],
    attrs: &'ir [NamedAttribute],
    regions: &'ir [RegionRef<'ir>],
}

/// The accessors of the operations of `V`, for inputs.
pub type InputsView<'ir, V> =
    <V as OpView<'ir>>::Over<'ir, Adaptor<'ir, ValueRef<'ir>, RegionRef<'ir>>>;

impl<'ir> OpInputs<'ir> {
    /// Calls `f` with the inputs of `op`.
    pub fn of_op<R>(op: OpRef<'_>, f: impl FnOnce(OpInputs<'_>) -> R) -> R {
        // Faster than `collect` for the few operands and regions that operations have.
        let mut operands: SmallVec<[ValueRef<'_>; 4]> = SmallVec::new();
        op.operands().for_each(|operand| operands.push(operand));
        let mut regions: SmallVec<[RegionRef<'_>; 2]> = SmallVec::new();
        op.regions().for_each(|region| regions.push(region));
        f(OpInputs {
            ctx: op.ctx(),
            name: op.name_handle(),
            def: op.def(),
            loc: op.loc(),
            operands: &operands,
            words: op.property_words(),
            attrs: op.discardable_entries().map_or(&[], DictionaryEntries::as_slice),
            regions: &regions,
        })
    }

    /// Calls `f` with the inputs of the operation to create from `state`.
    pub fn of_state<R>(ir: &Ir, state: &OpState, f: impl FnOnce(OpInputs<'_>) -> R) -> R {
        let (words, attrs) = split_attrs(ir.ctx().op_name_ref(state.name), state);
        let operands: SmallVec<[ValueRef<'_>; 4]> =
            state.operands.iter().map(|value| ir.value(*value)).collect();
        let regions: SmallVec<[RegionRef<'_>; 2]> =
            state.regions.iter().map(|region| ir.region(*region)).collect();
        f(OpInputs {
            ctx: ir.ctx(),
            name: state.name,
            def: ir.def_of(state.name),
            loc: state.loc,
            operands: &operands,
            words: &words,
            attrs: &attrs,
            regions: &regions,
        })
    }

    /// The context.
    pub fn ctx(self) -> &'ir Context {
        self.ctx
    }

    /// The name of the operation, with its dialect.
    pub fn name(self) -> &'ir str {
        self.ctx.op_name_ref(self.name).as_str()
    }

    /// The handle of the name.
    pub fn name_handle(self) -> OpName {
        self.name
    }

    /// The definition, if the operation is registered.
    pub(crate) fn def(self) -> Option<&'static OpDef> {
        self.def
    }

    /// The location of the operation.
    pub fn loc(self) -> Location {
        self.loc
    }

    /// All operands.
    pub fn operands(self) -> &'ir [ValueRef<'ir>] {
        self.operands
    }

    /// The property words; see [`OpRef::property_words`].
    pub fn property_words(self) -> &'ir [u32] {
        self.words
    }

    /// All regions. Those of a new operation are detached.
    pub fn regions(self) -> &'ir [RegionRef<'ir>] {
        self.regions
    }

    /// The discardable attribute called `name`.
    pub fn discardable_attr(self, name: &str) -> Option<AttrRef<'ir>> {
        let attr = self.attrs.iter().find(|attr| self.ctx.ident_str(attr.name) == name)?;
        Some(self.ctx.attr_ref(attr.value))
    }

    /// The accessors of the operations of `V`: those of operands return values, those of regions return regions.
    ///
    /// # Panics
    ///
    /// If these are the inputs of another operation.
    #[track_caller]
    pub fn view<V: OpView<'ir>>(self) -> InputsView<'ir, V> {
        assert!(
            V::DEF.is_name(self.name),
            "inputs of `{}` viewed as those of `{}`",
            self.name(),
            V::DEF.name()
        );
        let adaptor = Adaptor::new(self.ctx, V::DEF, self.operands, self.words);
        V::over(adaptor.with_regions(self.regions))
    }

    /// An error at the location of the operation.
    pub fn error(self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(self.loc, message)
    }
}
