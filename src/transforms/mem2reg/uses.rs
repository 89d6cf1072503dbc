//! The uses that must go so that a memory slot is not needed any more.

use std::collections::hash_map::Entry;

use ods_runtime::interfaces::BlockingUse;
use ods_runtime::{Ir, Op, OpRef};
use rustc_hash::FxHashMap;

/// The operations with blocking uses, and the numbers of these operands.
#[derive(Clone, Debug, Default)]
pub(crate) struct BlockingUses {
    ops: Vec<Op>,
    operands: FxHashMap<Op, Operands>,
}

/// The numbers of some operands of an operation. Most operations have one.
#[derive(Clone, Debug)]
enum Operands {
    One([usize; 1]),
    Several(Vec<usize>),
}

impl Operands {
    fn as_slice(&self) -> &[usize] {
        match self {
            Operands::One(one) => one,
            Operands::Several(several) => several,
        }
    }
}

/// Whether an operation can do without operands, provided that it can do without the uses that it adds.
pub(crate) type Accept<'a> = dyn Fn(OpRef<'_>, &[usize], &mut Vec<BlockingUse>) -> bool + 'a;

impl BlockingUses {
    /// Adds a use. Returns whether it is new.
    pub(crate) fn add(&mut self, op: Op, operand: usize) -> bool {
        match self.operands.entry(op) {
            Entry::Vacant(entry) => {
                self.ops.push(op);
                entry.insert(Operands::One([operand]));
                true
            }
            Entry::Occupied(mut entry) => {
                let operands = entry.get().as_slice();
                let is_new = !operands.contains(&operand);
                if is_new {
                    *entry.get_mut() = Operands::Several([operands, &[operand]].concat());
                }
                is_new
            }
        }
    }

    /// The operations, in the order in which they were added.
    pub(crate) fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// The numbers of the operands of `op`.
    pub(crate) fn of(&self, op: Op) -> &[usize] {
        self.operands.get(&op).map_or(&[], Operands::as_slice)
    }

    /// Adds all uses that must go as well. Returns false if an operation does not accept that. An operation is asked again
    /// if further uses by it must go.
    pub(crate) fn propagate(&mut self, ir: &Ir, accept: &Accept<'_>) -> bool {
        let mut pending = self.ops.clone();
        let mut rejecting: Vec<Op> = Vec::new();
        while let Some(op) = pending.pop() {
            let mut others = Vec::new();
            let accepts = accept(ir.op(op), self.of(op), &mut others);
            rejecting.retain(|it| *it != op);
            if !accepts {
                rejecting.push(op);
                // Only a use that is found later can change that.
                if pending.is_empty() {
                    return false;
                }
            }
            for BlockingUse { op, operand } in others {
                if self.add(op, operand) {
                    pending.push(op);
                }
            }
        }
        rejecting.is_empty()
    }
}
