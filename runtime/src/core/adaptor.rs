//! Adaptors: the accessors of an operation without an operation.
//!
//! Folding has constants in place of operands, conversion has their replacements, and a builder has no operation yet.
//! Generated adaptors (`AddIOpAdaptor`) offer the operation's accessors in all three cases. Corresponds to the
//! `Adaptor` and `GenericAdaptor` classes that `mlir-tblgen` generates (Operation Definition Specification, "Operand
//! adaptors").

use crate::core::attrs::{AttrCast, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::groups;
use crate::core::ir::{OpRef, Region, Value};
use crate::core::op_def::OpDef;

/// Operands of type `T`, properties and regions, grouped as `def` declares.
#[derive(Clone, Copy, Debug)]
pub struct Adaptor<'a, T = Value> {
    ctx: &'a Context,
    def: &'static OpDef,
    operands: &'a [T],
    pub(crate) words: &'a [u32],
    regions: &'a [Region],
}

impl<'a, T: Copy> Adaptor<'a, T> {
    /// An adaptor without regions. `words` are the property words of an operation; missing and zero words are read as
    /// the definition's defaults.
    pub fn new(ctx: &'a Context, def: &'static OpDef, operands: &'a [T], words: &'a [u32]) -> Self {
        Adaptor { ctx, def, operands, words, regions: &[] }
    }

    /// Adds regions.
    pub fn with_regions(self, regions: &'a [Region]) -> Self {
        Adaptor { regions, ..self }
    }

    /// The context of the types and attributes.
    pub fn ctx(&self) -> &'a Context {
        self.ctx
    }

    /// The definition of the operation.
    pub fn def(&self) -> &'static OpDef {
        self.def
    }

    /// All operands.
    pub fn operands(&self) -> &'a [T] {
        self.operands
    }

    /// All regions.
    pub fn regions(&self) -> &'a [Region] {
        self.regions
    }

    /// Operand `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    #[track_caller]
    pub fn operand(&self, index: usize) -> T {
        self.operands[index]
    }

    /// The operands of group `index` of the definition, as far as they exist.
    pub fn operand_group(&self, index: usize) -> &'a [T] {
        &self.operands[groups::operands(self.def, self.words, self.operands.len(), index)]
    }

    /// The only operand of group `index`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    #[track_caller]
    pub fn single_operand(&self, index: usize) -> T {
        self.operand_group(index)[0]
    }

    /// The operand of the optional group `index`.
    pub fn optional_operand(&self, index: usize) -> Option<T> {
        self.operand_group(index).first().copied()
    }

    /// The operands of group `index`, split into segments by the sizes attribute in property word `sizes`.
    pub fn operand_groups(&self, index: usize, sizes: usize) -> Vec<&'a [T]> {
        let group = self.operand_group(index);
        groups::parts(self.property(sizes), group.len())
            .into_iter()
            .map(|part| &group[part])
            .collect()
    }

    /// The attribute in property word `index`, or the default that the operation would be created with.
    pub fn property(&self, index: usize) -> Option<AttrRef<'a>> {
        let given = self.words.get(index).and_then(|word| Attribute::from_word(*word));
        let attr = given.or_else(|| {
            let mut at = 0;
            let property = self.def.property_list().iter().find(|property| {
                at += usize::from(property.words);
                at > index
            })?;
            property.default.filter(|_| !property.optional).map(|default| default(self.ctx))
        });
        attr.map(|attr| self.ctx.attr_ref(attr))
    }

    /// The attribute in property word `index`, if it is present and a `U`.
    pub fn property_as<U: AttrCast<'a>>(&self, index: usize) -> Option<U> {
        self.property(index)?.dyn_cast()
    }

    /// The attribute in property word `index`.
    ///
    /// # Panics
    ///
    /// If it is absent or not a `U`. An operation with such properties would not verify.
    #[track_caller]
    pub fn required_attr<U: AttrCast<'a>>(&self, index: usize) -> U {
        match self.property(index) {
            Some(attr) => attr.cast(),
            None => panic!("`{}` lacks an attribute that it requires", self.def.name()),
        }
    }
}

/// The adaptor of an operation definition. Implemented by generated code.
pub trait OpAdaptor<'a, T: Copy + 'a = Value>: Sized {
    /// The definition of the operation.
    const DEF: &'static OpDef;

    /// Wraps an adaptor of this definition.
    fn wrap(adaptor: Adaptor<'a, T>) -> Self;

    /// Operands and property words as in [`Adaptor::new`].
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
