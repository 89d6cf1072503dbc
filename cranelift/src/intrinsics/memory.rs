//! Copies and sets of memory.

use cranelift_codegen::ir::{self, InstBuilder, types};
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::{OpRef, ValueRef};

use crate::function::{Outcome, Translator};
use crate::instructions::Rules;
use crate::instructions::memory::plain;
use crate::llvm::{
    ConstantOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp, PtrMaskOp,
};
use crate::scalar::{integer, sign_extend_or_reduce, signed, zero_extend_or_reduce};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: MemcpyOp<'ir>| {
        let (to, from) = (t.scalar(*op.dst())?, t.scalar(*op.src())?);
        t.copy(to, from, Size::of(*op.len()))
    });
    rules.add(|t, op: MemmoveOp<'ir>| {
        let (to, from) = (t.scalar(*op.dst())?, t.scalar(*op.src())?);
        t.copy(to, from, Size::of(*op.len()))
    });
    rules.add(|t, op: MemcpyInlineOp<'ir>| {
        let (to, from) = (t.scalar(*op.dst())?, t.scalar(*op.src())?);
        let size = op.len().to_u64().ok_or("the size is too large")?;
        t.copy(to, from, Size::Known(size))
    });
    rules.add(|t, op: MemsetOp<'ir>| {
        let (to, byte) = (t.scalar(*op.dst())?, t.scalar(*op.val())?);
        t.fill(to, byte, Size::of(*op.len()))
    });
    rules.add(|t, op: MemsetInlineOp<'ir>| {
        let (to, byte) = (t.scalar(*op.dst())?, t.scalar(*op.val())?);
        let size = op.len().to_u64().ok_or("the size is too large")?;
        t.fill(to, byte, Size::Known(size))
    });
    rules.add(|t, op: PtrMaskOp<'ir>| {
        t.elementwise(*op, |t, [pointer, mask]| {
            // A narrower mask keeps the upper bits.
            let ty = t.b.func.dfg.value_type(mask);
            let wide = zero_extend_or_reduce(&mut t.b, types::I64, mask);
            let upper = integer(&mut t.b, types::I64, !crate::scalar::ones(ty.bits()));
            let mask = if ty.bits() < 64 { t.b.ins().bor(wide, upper) } else { wide };
            Ok(t.b.ins().band(pointer, mask))
        })
    });
}

/// A number of bytes.
enum Size<'ir> {
    Known(u64),
    Value(ValueRef<'ir>),
}

/// The largest number of bytes that are copied or set without a call.
const MAX_INLINE: u64 = 64;

impl<'ir> Size<'ir> {
    fn of(value: ValueRef<'ir>) -> Self {
        let constant = value.defining_op().and_then(|op| op.dyn_cast::<ConstantOp<'ir>>());
        let number = constant.and_then(|it| it.value().dyn_cast::<IntegerAttr<'ir>>());
        match number.and_then(|it| it.value().to_u64()) {
            Some(size) => Size::Known(size),
            None => Size::Value(value),
        }
    }
}

/// The accesses of `size` bytes, with their offsets: as wide as possible, without overlap.
fn accesses(size: u64) -> Vec<(u64, ir::Type)> {
    let (mut list, mut offset) = (Vec::new(), 0);
    for ty in [types::I64, types::I32, types::I16, types::I8] {
        while offset + u64::from(ty.bytes()) <= size {
            list.push((offset, ty));
            offset += u64::from(ty.bytes());
        }
    }
    list
}

impl<'ir> Translator<'_, '_, 'ir> {
    fn size(&mut self, size: Size<'ir>) -> Outcome<ir::Value> {
        match size {
            Size::Known(size) => Ok(self.number(64, u128::from(size))),
            Size::Value(value) => {
                let size = self.scalar(value)?;
                Ok(zero_extend_or_reduce(&mut self.b, types::I64, size))
            }
        }
    }

    /// The address that is as far from the first operand as the number says that is `offset` bytes behind it.
    pub(super) fn load_relative(&mut self, op: OpRef<'ir>) -> Outcome {
        if op.num_operands() != 2 || op.num_results() != 1 {
            return Err("the intrinsic has two operands and one result".into());
        }
        let width = self.width(op.operand(1).ty())?;
        let (base, offset) = (self.scalar(op.operand(0))?, self.scalar(op.operand(1))?);
        let offset = signed(&mut self.b, width, offset);
        let offset = sign_extend_or_reduce(&mut self.b, types::I64, offset);
        let place = self.b.ins().iadd(base, offset);
        let distance = self.b.ins().load(types::I32, plain(), place, 0);
        let distance = self.b.ins().sextend(types::I64, distance);
        let address = self.b.ins().iadd(base, distance);
        self.define_scalar(op, address)
    }

    /// Copies memory that may overlap.
    fn copy(&mut self, to: ir::Value, from: ir::Value, size: Size<'ir>) -> Outcome {
        if let Size::Known(size @ 0..=MAX_INLINE) = size {
            // All is loaded before anything is stored.
            let mut loaded = Vec::new();
            for (offset, ty) in accesses(size) {
                loaded.push((offset, self.b.ins().load(ty, plain(), from, offset as i32)));
            }
            for (offset, value) in loaded {
                self.b.ins().store(plain(), value, to, offset as i32);
            }
            return Ok(());
        }
        let size = self.size(size)?;
        let config = self.unit.module.target_config();
        self.b.call_memmove(config, to, from, size);
        Ok(())
    }

    fn fill(&mut self, to: ir::Value, byte: ir::Value, size: Size<'ir>) -> Outcome {
        if let Size::Known(size @ 0..=MAX_INLINE) = size {
            let wide = self.b.ins().uextend(types::I64, byte);
            let bytes = self.b.ins().imul_imm_u(wide, 0x0101_0101_0101_0101);
            for (offset, ty) in accesses(size) {
                let value = zero_extend_or_reduce(&mut self.b, ty, bytes);
                self.b.ins().store(plain(), value, to, offset as i32);
            }
            return Ok(());
        }
        let size = self.size(size)?;
        let config = self.unit.module.target_config();
        self.b.call_memset(config, to, byte, size);
        Ok(())
    }
}
