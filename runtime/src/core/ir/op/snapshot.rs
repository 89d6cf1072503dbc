//! The parts of an operation that can be changed in place, to restore them.

use smallvec::SmallVec;

use super::super::{Block, Ir, Op, Value};
use crate::core::attrs::Attribute;
use crate::core::location::Location;
use crate::core::types::Type;

/// The operands, result types, successors, attributes and location of an operation at some time.
#[derive(Clone, Debug)]
pub(crate) struct OpSnapshot {
    loc: Location,
    operands: SmallVec<[Value; 4]>,
    types: SmallVec<[Type; 2]>,
    successors: SmallVec<[Block; 2]>,
    words: SmallVec<[u32; 4]>,
    attrs: Option<Attribute>,
}

impl Ir {
    /// The changeable parts of `op`.
    #[track_caller]
    pub(crate) fn snapshot(&self, op: Op) -> OpSnapshot {
        let view = self.op(op);
        OpSnapshot {
            loc: view.loc(),
            operands: view.operands().map(|operand| operand.handle()).collect(),
            types: view.results().types().map(|ty| ty.handle()).collect(),
            successors: view.successors().map(|block| block.handle()).collect(),
            words: view.property_words().into(),
            attrs: view.discardable_attrs().map(|attrs| attrs.handle()),
        }
    }

    /// Restores the parts of `op` that a snapshot has.
    #[track_caller]
    pub(crate) fn restore(&mut self, op: Op, snapshot: &OpSnapshot) {
        self.set_operands(op, &snapshot.operands);
        for (index, ty) in snapshot.types.iter().enumerate() {
            let result = self.op(op).result(index).handle();
            self.set_type(result, *ty);
        }
        for (index, block) in snapshot.successors.iter().enumerate() {
            self.set_successor(op, index, *block);
        }
        for (index, word) in snapshot.words.iter().enumerate() {
            if self.op(op).property_words()[index] != *word {
                self.set_property_word(op, index, *word);
            }
        }
        self.set_discardable_attrs(op, snapshot.attrs);
        self.set_loc(op, snapshot.loc);
    }
}
