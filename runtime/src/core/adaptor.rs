//! Adaptors: the accessors of an operation without an operation.
//!
//! A folder has constants for operands, a conversion has replacement values, and type inference has the parts of an
//! operation that does not exist yet. Generated adaptors (`AddIOpAdaptor`) offer the operation's accessors in all three
//! cases. Corresponds to the `Adaptor` and `GenericAdaptor` classes that `mlir-tblgen` generates (Operation Definition
//! Specification, "Operand adaptors").

use smallvec::SmallVec;

use crate::core::access::OpSource;
use crate::core::attrs::{AttrRef, Attribute, DictionaryAttr, DictionaryEntries, NamedAttribute};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::groups;
use crate::core::ir::{Ir, OpRef, OpState, OpView, Region, RegionRef, ValueRef};
use crate::core::location::Location;
use crate::core::op_def::{OpDef, OpName};
use crate::core::properties::split_attrs;
use crate::core::property::PropertyKey;
use crate::core::types::TypeCast;

/// The parts of an operation, which need not exist: operands of type `T`, regions of type `R`, properties, discardable
/// attributes and a location.
///
/// [`view`](Self::view) returns the accessors of a kind of operation. With the default types, it corresponds to the
/// parameters of `inferReturnTypes` of `mlir::InferTypeOpInterface`.
#[derive(Clone, Copy, Debug)]
pub struct Adaptor<'a, T = ValueRef<'a>, R = RegionRef<'a>> {
    ctx: &'a Context,
    name: OpName,
    def: Option<&'static OpDef>,
    loc: Location,
    operands: &'a [T],
    words: &'a [u32],
    attrs: &'a [NamedAttribute],
    regions: &'a [R],
}

impl<'a, T: Copy> Adaptor<'a, T, Region> {
    /// An adaptor of operands and property words, without regions and with an unknown location. Missing and zero words
    /// are read as the definition's defaults.
    pub fn new(ctx: &'a Context, def: &'static OpDef, operands: &'a [T], words: &'a [u32]) -> Self {
        Adaptor::of_words(ctx, def, words).with_operands(operands)
    }

    /// An adaptor of `op` with other operands.
    pub fn of_op(op: OpRef<'a>, operands: &'a [T]) -> Self {
        Adaptor {
            ctx: op.ctx(),
            name: op.name_handle(),
            def: op.def(),
            loc: op.loc(),
            operands,
            words: op.property_words(),
            attrs: entries(op),
            regions: op.region_handles(),
        }
    }
}

fn entries(op: OpRef<'_>) -> &[NamedAttribute] {
    op.discardable_entries().map_or(&[], DictionaryEntries::as_slice)
}

impl<'a, T: Copy, R: Copy> Adaptor<'a, T, R> {
    /// An adaptor of property words only.
    pub(crate) fn of_words(ctx: &'a Context, def: &'static OpDef, words: &'a [u32]) -> Self {
        let (name, loc) = (def.op_name(), Location::UNKNOWN);
        Adaptor { ctx, name, def: Some(def), loc, operands: &[], words, attrs: &[], regions: &[] }
    }

    /// An adaptor of an operation that is not borrowed, without regions.
    pub(crate) fn of_parts(
        ctx: &'a Context,
        name: OpName,
        def: Option<&'static OpDef>,
        loc: Location,
        operands: &'a [T],
        words: &'a [u32],
        attrs: Option<Attribute>,
    ) -> Self {
        let attrs = attrs.map(|attrs| ctx.attr_ref(attrs).cast::<DictionaryAttr<'a>>().entries());
        let attrs = attrs.map_or(&[][..], |entries| entries.as_slice());
        Adaptor { ctx, name, def, loc, operands, words, attrs, regions: &[] }
    }

    fn with_operands(self, operands: &'a [T]) -> Self {
        Adaptor { operands, ..self }
    }

    /// Sets the regions.
    pub fn with_regions(self, regions: &'a [R]) -> Self {
        Adaptor { regions, ..self }
    }

    /// The context.
    pub fn ctx(self) -> &'a Context {
        self.ctx
    }

    /// The name of the operation, with its dialect.
    pub fn name(self) -> &'a str {
        self.ctx.op_name_ref(self.name).as_str()
    }

    /// The handle of the name.
    pub fn name_handle(self) -> OpName {
        self.name
    }

    /// The definition, if the operation is registered.
    pub fn def(self) -> Option<&'static OpDef> {
        self.def
    }

    /// The location of the operation.
    pub fn loc(self) -> Location {
        self.loc
    }

    /// All operands.
    pub fn operands(self) -> &'a [T] {
        self.operands
    }

    /// The property words; see [`OpRef::property_words`].
    pub fn property_words(self) -> &'a [u32] {
        self.words
    }

    /// All regions. Those of a new operation are detached.
    pub fn regions(self) -> &'a [R] {
        self.regions
    }

    /// The discardable attribute called `name`.
    pub fn discardable_attr(self, name: &str) -> Option<AttrRef<'a>> {
        let attr = self.attrs.iter().find(|attr| self.ctx.ident_str(attr.name) == name)?;
        Some(self.ctx.attr_ref(attr.value))
    }

    /// The accessors of the operations of `V`: those of operands return `T`, those of regions return `R`.
    ///
    /// # Panics
    ///
    /// If these are the parts of another kind of operation.
    #[track_caller]
    pub fn view<'v, V: OpView<'v>>(self) -> V::Over<'a, Self> {
        assert!(
            V::DEF.is_name(self.name),
            "adaptor of `{}` viewed as one of `{}`",
            self.name(),
            V::DEF.name()
        );
        V::over(self)
    }

    /// An error at the location of the operation.
    pub fn error(self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(self.loc, message)
    }
}

impl Adaptor<'_> {
    /// Calls `f` with the parts of `op`.
    pub fn with_op<T>(op: OpRef<'_>, f: impl FnOnce(Adaptor<'_>) -> T) -> T {
        // Faster than `collect` for the few operands and regions that operations have.
        let mut operands: SmallVec<[ValueRef<'_>; 4]> = SmallVec::new();
        op.operands().for_each(|operand| operands.push(operand));
        let mut regions: SmallVec<[RegionRef<'_>; 2]> = SmallVec::new();
        op.regions().for_each(|region| regions.push(region));
        f(Adaptor {
            ctx: op.ctx(),
            name: op.name_handle(),
            def: op.def(),
            loc: op.loc(),
            operands: &operands,
            words: op.property_words(),
            attrs: entries(op),
            regions: &regions,
        })
    }

    /// Calls `f` with the parts of the operation to create from `state`.
    pub fn with_state<T>(ir: &Ir, state: &OpState, f: impl FnOnce(Adaptor<'_>) -> T) -> T {
        let (words, attrs) = split_attrs(ir.ctx().op_name_ref(state.name), state);
        let operands: SmallVec<[ValueRef<'_>; 4]> =
            state.operands.iter().map(|value| ir.value(*value)).collect();
        let regions: SmallVec<[RegionRef<'_>; 2]> =
            state.regions.iter().map(|region| ir.region(*region)).collect();
        f(Adaptor {
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
}

impl<'a, T: Copy, R: Copy> OpSource<'a> for Adaptor<'a, T, R> {
    type Value = T;
    type Typed<K: TypeCast<'a>> = T;
    type Values = &'a [T];
    type Region = R;
    type Regions = &'a [R];

    fn ctx(self) -> &'a Context {
        self.ctx
    }

    fn def(self) -> Option<&'static OpDef> {
        self.def
    }

    fn property_word(self, index: usize) -> u32 {
        let given = self.words.get(index).copied().unwrap_or(0);
        if given != 0 {
            return given;
        }
        let property = self.def.and_then(|def| def.property_at(index));
        property.map_or(0, |property| property.default_word(self.ctx))
    }

    fn typed<K: TypeCast<'a>>(value: T) -> T {
        value
    }

    #[track_caller]
    fn operand(self, index: usize) -> T {
        self.operands[index]
    }

    fn operands(self) -> &'a [T] {
        self.operands
    }

    fn operand_group(self, index: usize) -> &'a [T] {
        match self.def {
            Some(def) => {
                &self.operands[groups::operands(def, self.words, self.operands.len(), index)]
            }
            None => &[],
        }
    }

    fn single_operand(self, index: usize) -> T {
        self.operand_group(index)[0]
    }

    fn optional_operand(self, index: usize) -> Option<T> {
        self.operand_group(index).first().copied()
    }

    fn operand_groups(self, index: usize, sizes: PropertyKey) -> Vec<&'a [T]> {
        let group = self.operand_group(index);
        let parts = groups::parts(self.property(sizes), group.len());
        parts.into_iter().map(|part| &group[part]).collect()
    }

    fn region(self, index: usize) -> R {
        self.regions[index]
    }

    fn regions_from(self, index: usize) -> &'a [R] {
        self.regions.get(index..).unwrap_or(&[])
    }
}
