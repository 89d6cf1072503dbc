//! Memory that lives until the function returns.
//!
//! An `alloca` of known size that is executed at most once is a place on the stack. Cranelift's stack frames do not grow,
//! so another `alloca` takes memory from `malloc`. A frame has the address of the last such memory, which starts with the
//! address of the one before; they are freed on return, and by `llvm.intr.stackrestore`.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};
use ods_runtime::BlockRef;
use rustc_hash::FxHashSet;

use super::Rules;
use super::memory::plain;
use crate::function::{Outcome, Translator};
use crate::llvm::{AllocaOp, ConstantOp, StackRestoreOp, StackSaveOp};
use crate::scalar::{ones, zero_extend_or_reduce};
use ods_runtime::attrs::IntegerAttr;

/// The bytes at the start of allocated memory that have the address of the memory allocated before.
const HEADER: u64 = 16;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: AllocaOp<'ir>| {
        let layout = t.unit.types.layout(op.elem_type())?;
        let align = op.alignment().filter(|it| *it > 0).unwrap_or(layout.align);
        if let Some(count) = static_count(op) {
            let size = layout.stride().saturating_mul(count);
            let address = t.stack_memory(size, align)?;
            return t.define_scalar(*op, address);
        }
        if !align.is_power_of_two() {
            return Err(format!("{align} is no alignment").into());
        }
        let count = t.scalar(*op.array_size())?;
        let count = zero_extend_or_reduce(&mut t.b, types::I64, count);
        let size = t.b.ins().imul_imm_u(count, layout.stride() as i64);
        let address = t.allocate(size, align)?;
        t.define_scalar(*op, address)
    });
    rules.add(|t, op: StackSaveOp<'ir>| {
        let last = match t.allocations {
            Some(slot) => t.b.ins().stack_load(types::I64, types::I64, slot, 0),
            None => t.number(64, 0),
        };
        t.define_scalar(*op, last)
    });
    rules.add(|t, op: StackRestoreOp<'ir>| {
        let until = t.scalar(*op.ptr())?;
        t.release(until)
    });
}

/// The number of elements, if it is known and the operation is executed at most once.
fn static_count(op: AllocaOp<'_>) -> Option<u64> {
    let count = op.array_size().defining_op()?.dyn_cast::<ConstantOp<'_>>()?;
    let count = count.value().dyn_cast::<IntegerAttr<'_>>()?.value().to_u64()?;
    let block = op.block()?;
    (block.is_entry_block() || !is_in_cycle(block)).then_some(count)
}

fn is_in_cycle(block: BlockRef<'_>) -> bool {
    let (mut visited, mut stack) = (FxHashSet::default(), vec![block]);
    while let Some(current) = stack.pop() {
        for next in current.successors() {
            if next.handle() == block.handle() {
                return true;
            }
            if visited.insert(next.handle()) {
                stack.push(next);
            }
        }
    }
    false
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// Makes room for the address of the last allocated memory, if there will be any.
    pub(crate) fn prepare_allocations(&mut self, blocks: &[BlockRef<'ir>]) {
        let mut operations = blocks.iter().flat_map(|block| block.ops());
        let is_needed = operations
            .any(|op| op.dyn_cast::<AllocaOp<'ir>>().is_some_and(|op| static_count(op).is_none()));
        if is_needed {
            let data = ir::StackSlotData::new(ir::StackSlotKind::ExplicitSlot, 8, 3);
            let slot = self.b.create_sized_stack_slot(data);
            let none = self.number(64, 0);
            self.b.ins().stack_store(types::I64, none, slot, 0);
            self.allocations = Some(slot);
        }
    }

    /// Allocates memory that [`release`](Self::release) frees.
    fn allocate(&mut self, size: ir::Value, align: u64) -> Outcome<ir::Value> {
        let Some(slot) = self.allocations else { return Err("the frame has no memory".into()) };
        let room = self.b.ins().iadd_imm_u(size, (HEADER + align) as i64);
        let memory = self.call_helper("malloc", &[types::I64], types::I64, &[room])?;
        let before = self.b.ins().stack_load(types::I64, types::I64, slot, 0);
        self.b.ins().store(plain(), before, memory, 0);
        self.b.ins().stack_store(types::I64, memory, slot, 0);
        let first = self.add_offset(memory, (HEADER + align - 1) as i64);
        let mask = self.number(64, !u128::from(align - 1) & ones(64));
        Ok(self.b.ins().band(first, mask))
    }

    /// Frees the memory that was allocated after `until` was the last one.
    fn release(&mut self, until: ir::Value) -> Outcome {
        let Some(slot) = self.allocations else { return Ok(()) };
        let (check, free, done) =
            (self.b.create_block(), self.b.create_block(), self.b.create_block());
        self.b.ins().jump(check, &[]);
        self.b.switch_to_block(check);
        let last = self.b.ins().stack_load(types::I64, types::I64, slot, 0);
        let is_done = self.b.ins().icmp(IntCC::Equal, last, until);
        self.b.ins().brif(is_done, done, &[], free, &[]);
        self.b.switch_to_block(free);
        let before = self.b.ins().load(types::I64, MemFlagsData::new(), last, 0);
        self.b.ins().stack_store(types::I64, before, slot, 0);
        self.call_procedure("free", &[types::I64], &[last])?;
        self.b.ins().jump(check, &[]);
        self.b.switch_to_block(done);
        Ok(())
    }

    /// Frees all memory, before the function returns.
    pub(crate) fn release_all(&mut self) -> Outcome {
        match self.allocations {
            Some(_) => {
                let none = self.number(64, 0);
                self.release(none)
            }
            None => Ok(()),
        }
    }
}
