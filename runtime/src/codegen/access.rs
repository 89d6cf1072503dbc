//! Reading operations by the groups and properties that their definitions declare.

use std::ops::Range;

use smallvec::SmallVec;

use super::signature::{Arity, ValueDef};
use crate::attrs::{AttrCast, AttrRef, DenseI32ArrayAttr};
use crate::interfaces::OpAsmOpInterfaceTable;
use crate::ir::{OpRef, OperandRange, RegionRef, ResultRange, ValueRef};
use crate::op_def::PropertyKind;

/// Where group `index` of `defs` lies among `total` values.
fn group(
    op: OpRef<'_>,
    defs: &[ValueDef],
    segments: &str,
    total: usize,
    index: usize,
) -> Range<usize> {
    let before = &defs[..index.min(defs.len())];
    let variable = |defs: &[ValueDef]| defs.iter().filter(|def| def.arity != Arity::One).count();
    let all_variable = variable(defs);
    if all_variable > 1
        && let Some((word, count)) = segment_words(op, segments)
    {
        let sizes = op.property_words().get(word..word + count).unwrap_or(&[]);
        let start: usize = sizes.iter().take(index).map(|size| *size as usize).sum();
        let len = sizes.get(index).map_or(0, |size| *size as usize);
        return start.min(total)..start.saturating_add(len).min(total);
    }
    // Without sizes the groups of variable length share what the others leave.
    let fixed = defs.len() - all_variable;
    let share = total.saturating_sub(fixed).checked_div(all_variable).unwrap_or(0);
    let variable_before = variable(before);
    let start = before.len() - variable_before + variable_before * share;
    let len = if defs.get(index).is_some_and(|def| def.arity != Arity::One) { share } else { 1 };
    start.min(total)..(start + len).min(total)
}

/// The first property word and the number of words of a segment property.
fn segment_words(op: OpRef<'_>, name: &str) -> Option<(usize, usize)> {
    let mut word = 0;
    for property in op.def()?.property_list() {
        if property.kind == PropertyKind::Segments && property.name == name {
            return Some((word, property.words.into()));
        }
        word += usize::from(property.words);
    }
    None
}

impl<'ir> OpRef<'ir> {
    /// The operands of group `index` of the definition.
    pub fn operand_group(self, index: usize) -> OperandRange<'ir> {
        let defs = self.def().map_or(&[][..], |def| def.signature().operands);
        let range = group(self, defs, "operandSegmentSizes", self.num_operands(), index);
        self.operands().slice(range)
    }

    /// The results of group `index` of the definition.
    pub fn result_group(self, index: usize) -> ResultRange<'ir> {
        let defs = self.def().map_or(&[][..], |def| def.signature().results);
        let range = group(self, defs, "resultSegmentSizes", self.num_results(), index);
        self.results().slice(range)
    }

    /// The attribute in property word `index`, which every valid operation of this kind has.
    ///
    /// # Panics
    ///
    /// When the operation lacks it, or has another kind of attribute in its place: when it does not verify.
    #[track_caller]
    pub fn required_attr<T: AttrCast<'ir>>(self, index: usize) -> T {
        match self.property(index) {
            Some(attr) => attr.cast(),
            None => panic!("`{}` lacks an attribute that it requires", self.name()),
        }
    }

    /// Whether the attribute in property word `index` is absent, or what it is by default.
    pub fn property_is_default(self, index: usize) -> bool {
        let word = self.property_word(index);
        if word == 0 || self.name().default_words().get(index) == Some(&word) {
            return true;
        }
        // An attribute that may be absent is not made by default, but may have been given the value all the same.
        let mut at = 0;
        for property in self.def().map_or(&[][..], |def| def.property_list()) {
            if at == index {
                let default = property.default.filter(|_| property.optional);
                return default.is_some_and(|default| default(self.ctx()).to_word() == word);
            }
            at += usize::from(property.words);
        }
        false
    }
}

macro_rules! groups {
    ($range:ident) => {
        impl<'ir> $range<'ir> {
            /// The first value.
            ///
            /// # Panics
            ///
            /// When there is none.
            #[track_caller]
            pub fn single(mut self) -> ValueRef<'ir> {
                self.next().expect("a group of one value is not empty")
            }

            /// The types of the values.
            pub fn ty(self) -> impl ExactSizeIterator<Item = crate::types::TypeRef<'ir>> + Clone {
                self.map(|value| value.ty())
            }

            /// The values as a list.
            pub(crate) fn collect_values(self) -> SmallVec<[ValueRef<'ir>; 4]> {
                self.collect()
            }

            /// The parts whose sizes `sizes` tells.
            pub fn split(self, sizes: Option<AttrRef<'ir>>) -> Vec<Self> {
                let sizes = sizes.and_then(|attr| attr.dyn_cast::<DenseI32ArrayAttr<'ir>>());
                let mut start = 0;
                let mut parts = Vec::new();
                for size in sizes.iter().flat_map(|sizes| sizes.values()) {
                    let end = start + usize::try_from(size).unwrap_or(0);
                    parts.push(self.slice(start..end));
                    start = end;
                }
                parts
            }
        }
    };
}

groups!(OperandRange);
groups!(ResultRange);

impl RegionRef<'_> {
    /// The number of blocks.
    pub fn num_blocks(self) -> usize {
        self.blocks().count()
    }
}

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
