//! Adaptors: the accessors of an operation without an operation.
//!
//! A folder has constants for operands, a conversion has replacement values, and a builder has no operation yet.
//! Generated adaptors (`AddIOpAdaptor`) offer the operation's accessors in all three cases. Corresponds to the
//! `Adaptor` and `GenericAdaptor` classes that `mlir-tblgen` generates (Operation Definition Specification, "Operand
//! adaptors").

use crate::core::access::{HasOperands, HasProperties};
use crate::core::context::Context;
use crate::core::groups;
use crate::core::ir::{OpRef, Region, Value};
use crate::core::op_def::OpDef;
use crate::core::types::TypeCast;

/// Operands of type `T`, properties and regions of type `R`, grouped as `def` declares.
#[derive(Clone, Copy, Debug)]
pub struct Adaptor<'a, T = Value, R = Region> {
    ctx: &'a Context,
    def: &'static OpDef,
    operands: &'a [T],
    words: &'a [u32],
    regions: &'a [R],
}

impl<'a, T: Copy, R: Copy> Adaptor<'a, T, R> {
    /// An adaptor without regions. `words` are the property words of an operation; missing and zero words are read as
    /// the definition's defaults.
    pub fn new(ctx: &'a Context, def: &'static OpDef, operands: &'a [T], words: &'a [u32]) -> Self {
        Adaptor { ctx, def, operands, words, regions: &[] }
    }

    /// Adds regions.
    pub fn with_regions(self, regions: &'a [R]) -> Self {
        Adaptor { regions, ..self }
    }

    /// All regions.
    pub fn regions(&self) -> &'a [R] {
        self.regions
    }

    /// The property words.
    pub fn property_words(&self) -> &'a [u32] {
        self.words
    }
}

impl<'a, T: Copy, R: Copy> HasProperties<'a> for Adaptor<'a, T, R> {
    fn ctx(self) -> &'a Context {
        self.ctx
    }

    fn def(self) -> Option<&'static OpDef> {
        Some(self.def)
    }

    fn property_word(self, index: usize) -> u32 {
        let given = self.words.get(index).copied().unwrap_or(0);
        if given != 0 {
            return given;
        }
        let mut at = 0;
        let property = self.def.property_list().iter().find(|property| {
            at += usize::from(property.words);
            at > index
        });
        property.map_or(0, |property| property.default_word(self.ctx))
    }
}

impl<'a, T: Copy, R: Copy> HasOperands<'a> for Adaptor<'a, T, R> {
    type Value = T;
    type Typed<K: TypeCast<'a>> = T;
    type Values = &'a [T];
    type Region = R;
    type Regions = &'a [R];

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
        &self.operands[groups::operands(self.def, self.words, self.operands.len(), index)]
    }

    fn single_operand(self, index: usize) -> T {
        self.operand_group(index)[0]
    }

    fn optional_operand(self, index: usize) -> Option<T> {
        self.operand_group(index).first().copied()
    }

    fn operand_groups(self, index: usize, sizes: usize) -> Vec<&'a [T]> {
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

/// The adaptor of one kind of operation. Generated code implements it.
pub trait OpAdaptor<'a, T: Copy + 'a = Value>: Sized {
    /// The definition of the operation.
    const DEF: &'static OpDef;

    /// Wraps an adaptor of this definition.
    fn wrap(adaptor: Adaptor<'a, T>) -> Self;

    /// An adaptor of operands and property words, as for [`Adaptor::new`].
    fn new(ctx: &'a Context, operands: &'a [T], words: &'a [u32]) -> Self {
        Self::wrap(Adaptor::new(ctx, Self::DEF, operands, words))
    }

    /// An adaptor of `op` with other operands.
    ///
    /// # Panics
    ///
    /// If `op` is of another definition.
    #[track_caller]
    fn of_op(op: OpRef<'a>, operands: &'a [T]) -> Self {
        assert!(
            Self::DEF.is_name(op.name_handle()),
            "adaptor of `{}` made from `{}`",
            Self::DEF.name(),
            op.name()
        );
        let adaptor = Adaptor::new(op.ctx(), Self::DEF, operands, op.property_words());
        Self::wrap(adaptor.with_regions(op.region_handles()))
    }
}
