//! Types of operand and result ranges, and default result names.

use super::type_helpers::{MatchesTypes, all_equal};
use crate::core::adaptor::Adaptor;
use crate::core::ir::{OpView, OperandRange, ResultRange, ValueRef};
use crate::core::types::{Type, TypeRef};
use crate::semantics::interfaces::OpAsmOpInterfaceTable;

impl OperandRange<'_> {
    /// The types of the values.
    pub fn ty(self) -> ValueTypes<Self> {
        ValueTypes(self)
    }
}

impl ResultRange<'_> {
    /// The types of the values.
    pub fn ty(self) -> ValueTypes<Self> {
        ValueTypes(self)
    }
}

/// The types of the values in a range.
#[derive(Clone, Copy, Debug)]
pub struct ValueTypes<R>(R);

impl<'ir, A: Clone, B: Clone> PartialEq<ValueTypes<B>> for ValueTypes<A>
where
    ValueTypes<A>: Iterator<Item = TypeRef<'ir>>,
    ValueTypes<B>: Iterator<Item = TypeRef<'ir>>,
{
    fn eq(&self, other: &ValueTypes<B>) -> bool {
        Iterator::eq(self.clone(), other.clone())
    }
}

impl<'ir, R: Iterator<Item = ValueRef<'ir>>> Iterator for ValueTypes<R> {
    type Item = TypeRef<'ir>;

    fn next(&mut self) -> Option<TypeRef<'ir>> {
        self.0.next().map(|value| value.ty())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<'ir, R: ExactSizeIterator<Item = ValueRef<'ir>>> ExactSizeIterator for ValueTypes<R> {}

impl<'ir, I: IntoIterator<Item: Into<Type>>, R: Iterator<Item = ValueRef<'ir>>> MatchesTypes<I>
    for ValueTypes<R>
{
    fn matches_types(self, inferred: I) -> bool {
        all_equal(inferred, self)
    }
}

/// The default result names of an operation with several results: the first result of each group is named after the
/// group.
pub static RESULT_NAMES: OpAsmOpInterfaceTable = OpAsmOpInterfaceTable {
    asm_result_names: |op, set_name| {
        let defs = op.def().map_or(&[][..], |def| def.signature().results);
        for (index, def) in defs.iter().enumerate() {
            if let Some(first) = op.result_group(index).next() {
                set_name(first, def.name);
            }
        }
    },
    asm_block_argument_names: |_, _, _| {},
    asm_block_names: |_, _| {},
    default_dialect: || "",
};

/// The accessors of the properties of `op`, without operands and regions.
pub fn properties_view<'ir, V: OpView<'ir>>(op: V) -> V::Over<'ir, Adaptor<'ir>> {
    V::over(Adaptor::of_words(op.ir().ctx(), V::DEF, op.property_words()))
}
