//! Atomic accesses. All have the strongest order, sequential consistency.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AtomicRmwOp, BlockArg, InstBuilder, MemFlagsData};
use ods_runtime::TypeRef;
use smallvec::smallvec;

use super::Rules;
use crate::function::{Outcome, Translator};
use crate::intrinsics::extremes::{Extreme, OfNan};
use crate::llvm::{AtomicBinOp, AtomicCmpXchgOp, AtomicRMWOp, FenceOp, LoadOp, StoreOp};
use crate::scalar::{Scalar, integer_register};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: AtomicRMWOp<'ir>| read_modify_write(t, op));
    rules.add(|t, op: AtomicCmpXchgOp<'ir>| {
        let (lane, memory) = t.atomic_scalar(op.val().ty())?;
        let address = t.scalar(*op.ptr())?;
        let (expected, new) = (t.scalar(op.cmp())?, t.scalar(op.val())?);
        let (expected, new) = (t.reinterpret(memory, expected), t.reinterpret(memory, new));
        let old = t.b.ins().atomic_cas(MemFlagsData::new(), address, expected, new);
        let is_success = t.b.ins().icmp(IntCC::Equal, old, expected);
        let old = t.reinterpret(lane.register(), old);
        t.define(op.res(), smallvec![old, is_success])
    });
    rules.add(|t, _: FenceOp<'ir>| {
        t.b.ins().fence();
        Ok(())
    });
}

/// The operation of Cranelift, if it has one.
fn single_operation(operation: AtomicBinOp) -> Option<AtomicRmwOp> {
    Some(match operation {
        AtomicBinOp::Xchg => AtomicRmwOp::Xchg,
        AtomicBinOp::Add => AtomicRmwOp::Add,
        AtomicBinOp::Sub => AtomicRmwOp::Sub,
        AtomicBinOp::And => AtomicRmwOp::And,
        AtomicBinOp::Nand => AtomicRmwOp::Nand,
        AtomicBinOp::Or => AtomicRmwOp::Or,
        AtomicBinOp::Xor => AtomicRmwOp::Xor,
        AtomicBinOp::Max => AtomicRmwOp::Smax,
        AtomicBinOp::Min => AtomicRmwOp::Smin,
        AtomicBinOp::Umax => AtomicRmwOp::Umax,
        AtomicBinOp::Umin => AtomicRmwOp::Umin,
        _ => return None,
    })
}

fn read_modify_write<'ir>(t: &mut Translator<'_, '_, 'ir>, op: AtomicRMWOp<'ir>) -> Outcome {
    let (lane, memory) = t.atomic_scalar(op.val().ty())?;
    let address = t.scalar(*op.ptr())?;
    let operand = t.scalar(op.val())?;
    if let Some(operation) = single_operation(op.bin_op()) {
        let operand = t.reinterpret(memory, operand);
        let old = t.b.ins().atomic_rmw(memory, MemFlagsData::new(), operation, address, operand);
        let old = t.reinterpret(lane.register(), old);
        return t.define_scalar(*op, old);
    }
    // Computes the new value of the old one, and starts again if the memory has changed meanwhile.
    let (retry, done) = (t.b.create_block(), t.b.create_block());
    let expected = t.b.append_block_param(retry, memory);
    let first = t.b.ins().atomic_load(memory, MemFlagsData::new(), address);
    t.b.ins().jump(retry, &[BlockArg::from(first)]);
    t.b.switch_to_block(retry);
    let old = t.reinterpret(lane.register(), expected);
    let new = t.new_value(op.bin_op(), lane, old, operand)?;
    let new = t.reinterpret(memory, new);
    let found = t.b.ins().atomic_cas(MemFlagsData::new(), address, expected, new);
    let is_success = t.b.ins().icmp(IntCC::Equal, found, expected);
    t.b.ins().brif(is_success, done, &[], retry, &[BlockArg::from(found)]);
    t.b.switch_to_block(done);
    t.define_scalar(*op, old)
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// The scalar of an atomic access, and the integer with which memory is accessed.
    fn atomic_scalar(&self, ty: TypeRef<'ir>) -> Outcome<(Scalar, ir::Type)> {
        let scalar = self.unit.types.scalar(ty)?;
        match scalar.bits() {
            bits @ (8 | 16 | 32 | 64) => Ok((scalar, integer_register(bits))),
            _ => Err(format!("atomic accesses of '{ty}' are not supported").into()),
        }
    }

    pub(crate) fn load_atomic(&mut self, op: LoadOp<'ir>, address: ir::Value) -> Outcome {
        let (scalar, memory) = self.atomic_scalar(op.res().ty())?;
        let loaded = self.b.ins().atomic_load(memory, MemFlagsData::new(), address);
        let loaded = self.reinterpret(scalar.register(), loaded);
        self.define_scalar(*op, loaded)
    }

    pub(crate) fn store_atomic(&mut self, op: StoreOp<'ir>, address: ir::Value) -> Outcome {
        let (_, memory) = self.atomic_scalar(op.value().ty())?;
        let value = self.scalar(op.value())?;
        let value = self.reinterpret(memory, value);
        self.b.ins().atomic_store(MemFlagsData::new(), value, address);
        Ok(())
    }

    /// The value that replaces `old`.
    fn new_value(
        &mut self,
        operation: AtomicBinOp,
        scalar: Scalar,
        old: ir::Value,
        operand: ir::Value,
    ) -> Outcome<ir::Value> {
        if scalar.is_float() {
            let (x, y) = (self.widen_half(scalar, old), self.widen_half(scalar, operand));
            let result = match operation {
                AtomicBinOp::Fadd => self.b.ins().fadd(x, y),
                AtomicBinOp::Fsub => self.b.ins().fsub(x, y),
                AtomicBinOp::Fmax => self.extreme(Extreme::Maximum, OfNan::Other, x, y),
                AtomicBinOp::Fmin => self.extreme(Extreme::Minimum, OfNan::Other, x, y),
                AtomicBinOp::Fmaximum => self.extreme(Extreme::Maximum, OfNan::Nan, x, y),
                AtomicBinOp::Fminimum => self.extreme(Extreme::Minimum, OfNan::Nan, x, y),
                _ => return Err("the operation is not supported".into()),
            };
            return Ok(self.narrow_to_half(scalar, result));
        }
        let zero = self.number(scalar.bits(), 0);
        let one = self.number(scalar.bits(), 1);
        Ok(match operation {
            AtomicBinOp::UincWrap => {
                let next = self.b.ins().iadd(old, one);
                let wraps = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, operand);
                self.select(wraps, zero, next)
            }
            AtomicBinOp::UdecWrap => {
                let next = self.b.ins().isub(old, one);
                let is_zero = self.b.ins().icmp(IntCC::Equal, old, zero);
                let is_above = self.b.ins().icmp(IntCC::UnsignedGreaterThan, old, operand);
                let wraps = self.b.ins().bor(is_zero, is_above);
                self.select(wraps, operand, next)
            }
            AtomicBinOp::UsubCond | AtomicBinOp::UsubSat => {
                let difference = self.b.ins().isub(old, operand);
                let fits = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, operand);
                let otherwise = if operation == AtomicBinOp::UsubCond { old } else { zero };
                self.select(fits, difference, otherwise)
            }
            _ => return Err("the operation is not supported".into()),
        })
    }
}
