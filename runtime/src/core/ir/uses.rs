//! Operands, successors and their use lists, which are intrusive lists through the slots.

use smallvec::SmallVec;

use super::block::Block;
use super::op::{Op, OpRef};
use super::share::{PerPool, Renumber};
use super::value::{Value, ValueRef};
use super::{Ir, NONE};

/// An operand of an operation.
#[derive(Clone, Debug)]
pub(super) struct OperandSlot {
    pub(super) value: u32,
    pub(super) owner: u32,
    next: u32,
    prev: u32,
}

impl OperandSlot {
    pub(super) const EMPTY: OperandSlot =
        OperandSlot { value: NONE, owner: NONE, next: NONE, prev: NONE };

    /// Maps the numbers of slots by `to`.
    pub(super) fn renumber(&mut self, to: &PerPool<impl Renumber>) {
        self.value = to.values.map(self.value);
        self.owner = to.ops.map(self.owner);
        self.next = to.operands.map(self.next);
        self.prev = to.operands.map(self.prev);
    }
}

/// A successor of an operation.
#[derive(Clone, Debug)]
pub(super) struct SuccessorSlot {
    pub(super) block: u32,
    pub(super) owner: u32,
    pub(super) next: u32,
    prev: u32,
}

impl SuccessorSlot {
    pub(super) const EMPTY: SuccessorSlot =
        SuccessorSlot { block: NONE, owner: NONE, next: NONE, prev: NONE };

    /// Maps the numbers of slots by `to`.
    pub(super) fn renumber(&mut self, to: &PerPool<impl Renumber>) {
        self.block = to.blocks.map(self.block);
        self.owner = to.ops.map(self.owner);
        self.next = to.successors.map(self.next);
        self.prev = to.successors.map(self.prev);
    }
}

impl Ir {
    /// Creates operand slots of operation `owner` for `values`. Returns the first slot.
    #[inline]
    #[track_caller]
    pub(super) fn add_operands(&mut self, owner: u32, values: &[Value]) -> u32 {
        let (start, is_new) = self.operands.take_run(values.len() as u32);
        for (slot, value) in (start..).zip(values) {
            let next = std::mem::replace(&mut self.values[*value].first_use, slot);
            let operand = OperandSlot { value: value.slot, owner, next, prev: NONE };
            if is_new {
                self.operands.push(operand);
            } else {
                self.operands[slot] = operand;
            }
            if next != NONE {
                self.operands[next].prev = slot;
            }
        }
        if is_new {
            self.operands.round_up(values.len() as u32, OperandSlot::EMPTY);
        }
        start
    }

    /// Removes operand slots from the use lists of their values.
    #[inline]
    pub(super) fn unlink_operands(&mut self, start: u32, len: u32) {
        for slot in start..start + len {
            self.unlink_operand(slot);
        }
    }

    /// Inserts an initialized slot at the head of the use list of its value.
    #[inline]
    pub(super) fn link_operand(&mut self, slot: u32) {
        let value = self.operands[slot].value;
        let head = std::mem::replace(&mut self.values[value].first_use, slot);
        let operand = &mut self.operands[slot];
        operand.next = head;
        operand.prev = NONE;
        if head != NONE {
            self.operands[head].prev = slot;
        }
    }

    #[inline]
    pub(super) fn unlink_operand(&mut self, slot: u32) {
        let OperandSlot { value, next, prev, .. } = self.operands[slot];
        if prev == NONE {
            self.values[value].first_use = next;
        } else {
            self.operands[prev].next = next;
        }
        if next != NONE {
            self.operands[next].prev = prev;
        }
    }

    #[inline]
    pub(super) fn link_successor(&mut self, slot: u32) {
        let block = self.successors[slot].block;
        let head = std::mem::replace(&mut self.blocks[block].first_pred, slot);
        let successor = &mut self.successors[slot];
        successor.next = head;
        successor.prev = NONE;
        if head != NONE {
            self.successors[head].prev = slot;
        }
    }

    pub(super) fn unlink_successor(&mut self, slot: u32) {
        let SuccessorSlot { block, next, prev, .. } = self.successors[slot];
        if prev == NONE {
            self.blocks[block].first_pred = next;
        } else {
            self.successors[prev].next = next;
        }
        if next != NONE {
            self.successors[next].prev = prev;
        }
    }

    /// Sets operand `index` of `op` to `value`.
    ///
    /// # Panics
    ///
    /// If there is no such operand.
    #[track_caller]
    pub fn set_operand(&mut self, op: impl Into<Op>, index: usize, value: impl Into<Value>) {
        let op = op.into();
        let slot = self.operand_slot(op, index);
        let value = self.values.slot_of(value.into());
        self.unlink_operand(slot);
        self.operands[slot].value = value;
        self.link_operand(slot);
    }

    /// Moves the uses of the operands of `op` to the front of the use lists, as if they were set again.
    pub(crate) fn relink_operands(&mut self, op: Op) {
        for index in 0..self.op(op).num_operands() {
            let value = self.op(op).operand(index).handle();
            self.set_operand(op, index, value);
        }
    }

    /// Removes the operands of `op` at the indices that `is_erased` accepts. The uses of the operands before the first of
    /// them keep their places in the use lists.
    #[track_caller]
    pub(crate) fn erase_operands(&mut self, op: Op, mut is_erased: impl FnMut(usize) -> bool) {
        let data = self.op_data(op);
        let (start, len) = (data.operands, self.operands_len(data));
        let Some(first) = (0..len).find(|index| is_erased(*index as usize)) else { return };
        let rest = (first + 1..len).filter(|index| !is_erased(*index as usize));
        let rest: SmallVec<[u32; 8]> =
            rest.map(|index| self.operands[start + index].value).collect();
        self.unlink_operands(start + first, len - first);
        let new_len = first + rest.len() as u32;
        let new_start = self.operands.add_run(new_len, OperandSlot::EMPTY);
        for index in 0..first {
            self.move_operand(start + index, new_start + index);
        }
        for (slot, value) in (new_start + first..).zip(rest) {
            self.operands[slot] = OperandSlot { value, owner: op.slot(), ..OperandSlot::EMPTY };
            self.link_operand(slot);
        }
        self.operands.free_run(start, len);
        self.ops[op.slot()].operands = new_start;
        self.set_operands_len(op.slot(), new_len as usize);
    }

    /// Moves the operand in slot `from` to slot `to`, which is not in use, with its place in the use list.
    fn move_operand(&mut self, from: u32, to: u32) {
        let operand = self.operands[from].clone();
        if operand.prev == NONE {
            self.values[operand.value].first_use = to;
        } else {
            self.operands[operand.prev].next = to;
        }
        if operand.next != NONE {
            self.operands[operand.next].prev = to;
        }
        self.operands[to] = operand;
    }

    #[track_caller]
    fn operand_slot(&self, op: Op, index: usize) -> u32 {
        let data = self.op_data(op);
        let len = self.operands_len(data);
        assert!(index < len as usize, "operand {index} of {len}");
        data.operands + index as u32
    }

    /// Replaces all uses of `from` by `to`.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::text::parse_source;
    ///
    /// let ctx = Context::new();
    /// ctx.allow_unregistered_dialects(true);
    /// let text = br#"%0:2 = "t.values"() : () -> (i32, i32) "t.use"(%0#0) : (i32) -> ()"#;
    /// let mut ir = parse_source(&ctx, "m.mlir", text).unwrap();
    /// let ops: Vec<_> = ir.root().unwrap().region(0).first_block().unwrap().ops().collect();
    /// let (values, user) = (ops[0], ops[1].handle());
    /// let (first, second) = (values.result(0).handle(), values.result(1).handle());
    /// ir.replace_all_uses(first, second);
    /// assert_eq!(ir.op(user).operand(0).handle(), second);
    /// ```
    #[track_caller]
    pub fn replace_all_uses(&mut self, from: Value, to: impl Into<Value>) {
        let to = to.into();
        if from == to {
            return;
        }
        let to = self.values.slot_of(to);
        let mut slot = self.values[from].first_use;
        if slot == NONE {
            return;
        }
        self.values[from].first_use = NONE;
        let mut head = self.values[to].first_use;
        while slot != NONE {
            let operand = &mut self.operands[slot];
            let next = std::mem::replace(&mut operand.next, head);
            operand.value = to;
            operand.prev = NONE;
            if head != NONE {
                self.operands[head].prev = slot;
            }
            (head, slot) = (slot, next);
        }
        self.values[to].first_use = head;
    }

    /// Replaces the uses of `from` that `choose` accepts by `to`.
    #[track_caller]
    pub fn replace_uses_if(
        &mut self,
        from: Value,
        to: impl Into<Value>,
        mut choose: impl FnMut(OpOperand<'_>) -> bool,
    ) {
        let to = to.into();
        if from == to {
            return;
        }
        let to = self.values.slot_of(to);
        let mut slot = self.values[from].first_use;
        while slot != NONE {
            let next = self.operands[slot].next;
            if choose(OpOperand { ir: self, slot }) {
                self.unlink_operand(slot);
                self.operands[slot].value = to;
                self.link_operand(slot);
            }
            slot = next;
        }
    }
}

/// A use of a value: an operand and its operation. Corresponds to `mlir::OpOperand`.
#[derive(Clone, Copy, Debug)]
pub struct OpOperand<'ir> {
    ir: &'ir Ir,
    slot: u32,
}

impl<'ir> OpOperand<'ir> {
    pub(super) fn new(ir: &'ir Ir, slot: u32) -> Self {
        OpOperand { ir, slot }
    }

    pub(super) fn is_in(self, ir: &Ir) -> bool {
        std::ptr::eq(self.ir, ir)
    }

    pub(super) fn slot(self) -> u32 {
        self.slot
    }

    /// The operation that uses the value.
    pub fn owner(self) -> OpRef<'ir> {
        self.ir.op_at(self.ir.operands[self.slot].owner)
    }

    /// The index among the operands of its owner.
    pub fn operand_number(self) -> usize {
        (self.slot - self.ir.ops[self.ir.operands[self.slot].owner].operands) as usize
    }

    /// The used value.
    pub fn get(self) -> ValueRef<'ir> {
        self.ir.value_ref_at(self.ir.operands[self.slot].value)
    }
}

impl PartialEq for OpOperand<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.slot == other.slot && other.is_in(self.ir)
    }
}

impl Eq for OpOperand<'_> {}

/// Iterates over the uses of a value.
#[derive(Clone, Debug)]
pub struct Uses<'ir> {
    ir: &'ir Ir,
    slot: u32,
}

impl<'ir> Uses<'ir> {
    pub(super) fn new(ir: &'ir Ir, slot: u32) -> Self {
        Uses { ir, slot }
    }
}

impl<'ir> Iterator for Uses<'ir> {
    type Item = OpOperand<'ir>;

    fn next(&mut self) -> Option<OpOperand<'ir>> {
        if self.slot == NONE {
            return None;
        }
        let operand = OpOperand { ir: self.ir, slot: self.slot };
        self.slot = self.ir.operands[self.slot].next;
        Some(operand)
    }
}

/// Iterates over the operations with a block as successor, most recent first.
#[derive(Clone, Debug)]
pub struct Predecessors<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) slot: u32,
}

impl Predecessors<'_> {
    /// The blocks of the operations, one per edge.
    pub(super) fn blocks(self) -> impl Iterator<Item = Block> {
        let Predecessors { ir, mut slot } = self;
        std::iter::from_fn(move || {
            while slot != NONE {
                let successor = &ir.successors[slot];
                slot = successor.next;
                let block = ir.ops[successor.owner].block;
                if block != NONE {
                    return Some(ir.block_at(block));
                }
            }
            None
        })
    }
}

impl Iterator for Predecessors<'_> {
    type Item = Op;

    fn next(&mut self) -> Option<Op> {
        if self.slot == NONE {
            return None;
        }
        let slot = &self.ir.successors[self.slot];
        self.slot = slot.next;
        Some(self.ir.op_at(slot.owner).handle())
    }
}
