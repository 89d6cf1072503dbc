//! Reading operations by the groups and properties that their definitions declare.

use super::type_helpers::{MatchesTypes, all_equal};
use crate::core::ir::{OperandRange, ResultRange};
use crate::core::types::{Type, TypeRef};
use crate::semantics::interfaces::OpAsmOpInterfaceTable;

macro_rules! groups {
    ($range:ident) => {
        impl<'ir> $range<'ir> {
            /// The types of the values.
            pub fn ty(self) -> ValueTypes<Self> {
                ValueTypes(self)
            }
        }

        impl<'ir> Iterator for ValueTypes<$range<'ir>> {
            type Item = TypeRef<'ir>;

            fn next(&mut self) -> Option<TypeRef<'ir>> {
                self.0.next().map(|value| value.ty())
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
        }

        impl ExactSizeIterator for ValueTypes<$range<'_>> {}

        impl<I: IntoIterator<Item: Into<Type>>> MatchesTypes<I> for ValueTypes<$range<'_>> {
            fn matches_types(self, inferred: I) -> bool {
                all_equal(inferred, self)
            }
        }
    };
}

/// The types of the values of a range.
#[derive(Clone, Copy, Debug)]
pub struct ValueTypes<R>(R);

groups!(OperandRange);
groups!(ResultRange);

/// Names the first result of every group after the group: what an operation of several results does unless it says
/// otherwise.
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
