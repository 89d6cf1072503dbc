//! Accesses of memory for some lanes. A lane that is not accessed uses memory of the frame instead, so that there are no
//! branches.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use ods_runtime::{TypeRef, ValueRef};

use crate::function::{Outcome, Scalars, Translator};
use crate::instructions::Rules;
use crate::instructions::memory::plain;
use crate::llvm::{
    GetActiveLaneMaskOp, MaskedLoadOp, MaskedStoreOp, masked_compressstoreClass,
    masked_expandloadClass, masked_gatherClass, masked_scatterClass,
};
use crate::scalar::zero_extend_or_reduce;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: MaskedLoadOp<'ir>| {
        let (base, mask) = (t.scalar(*op.data())?, t.scalars(*op.mask())?);
        let addresses = t.consecutive(*op.res().ty(), base, mask.len())?;
        let lanes =
            t.masked_load(*op.res().ty(), &addresses, &mask, op.pass_thru().map(|it| *it))?;
        t.define(*op.res(), lanes)
    });
    rules.add(|t, op: MaskedStoreOp<'ir>| {
        let (base, mask) = (t.scalar(*op.data())?, t.scalars(*op.mask())?);
        let addresses = t.consecutive(*op.value().ty(), base, mask.len())?;
        t.masked_store(*op.value(), &addresses, &mask)
    });
    rules.add(|t, op: masked_gatherClass<'ir>| {
        let (addresses, mask) = (t.scalars(*op.ptrs())?, t.scalars(*op.mask())?);
        let other = op.pass_thru().first();
        let lanes = t.masked_load(*op.res().ty(), &addresses, &mask, other)?;
        t.define(*op.res(), lanes)
    });
    rules.add(|t, op: masked_scatterClass<'ir>| {
        let (addresses, mask) = (t.scalars(*op.ptrs())?, t.scalars(*op.mask())?);
        t.masked_store(*op.value(), &addresses, &mask)
    });
    rules.add(|t, op: masked_expandloadClass<'ir>| {
        let (base, mask) = (t.scalar(*op.ptr())?, t.scalars(*op.mask())?);
        let addresses = t.compressed(op.res().ty(), base, &mask)?;
        let lanes = t.masked_load(op.res().ty(), &addresses, &mask, Some(*op.passthru()))?;
        t.define(op.res(), lanes)
    });
    rules.add(|t, op: masked_compressstoreClass<'ir>| {
        let (base, mask) = (t.scalar(*op.ptr())?, t.scalars(*op.mask())?);
        let addresses = t.compressed(*op.value().ty(), base, &mask)?;
        t.masked_store(*op.value(), &addresses, &mask)
    });
    // A lane is active if its number, added to the base without overflow, is less than the limit.
    rules.add(|t, op: GetActiveLaneMaskOp<'ir>| {
        let width = t.width(*op.base().ty())?;
        let (base, limit) = (t.scalar(*op.base())?, t.scalar(*op.n())?);
        let count = t.shape(op.res().ty())?.scalars.len();
        let is_empty = t.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, base, limit);
        let rest = t.b.ins().isub(limit, base);
        let zero = t.number(width, 0);
        let rest = t.select(is_empty, zero, rest);
        let rest = zero_extend_or_reduce(&mut t.b, types::I128, rest);
        let lanes = (0..count).map(|lane| {
            let lane = crate::scalar::integer(&mut t.b, types::I128, lane as u128);
            t.b.ins().icmp(IntCC::UnsignedLessThan, lane, rest)
        });
        let lanes = lanes.collect();
        t.define(op.res(), lanes)
    });
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// The bytes of a lane, which has bytes of its own.
    fn lane_size(&self, ty: TypeRef<'ir>) -> Outcome<u64> {
        let lane = self.lane(ty)?;
        match lane.bits().is_multiple_of(8) {
            true => Ok(lane.bytes()),
            false => Err(format!("accesses of lanes of '{ty}' are not supported").into()),
        }
    }

    /// The addresses of lanes that follow one another.
    fn consecutive(&mut self, ty: TypeRef<'ir>, base: ir::Value, count: usize) -> Outcome<Scalars> {
        let size = self.lane_size(ty)?;
        Ok((0..count as u64).map(|lane| self.add_offset(base, (lane * size) as i64)).collect())
    }

    /// The addresses of lanes without gaps for those that are not accessed.
    fn compressed(
        &mut self,
        ty: TypeRef<'ir>,
        base: ir::Value,
        mask: &[ir::Value],
    ) -> Outcome<Scalars> {
        let size = self.lane_size(ty)? as i64;
        let mut next = base;
        let addresses = mask.iter().map(|flag| {
            let address = next;
            let flag = self.b.ins().uextend(types::I64, *flag);
            let distance = self.b.ins().imul_imm_s(flag, size);
            next = self.b.ins().iadd(next, distance);
            address
        });
        Ok(addresses.collect())
    }

    fn masked_load(
        &mut self,
        ty: TypeRef<'ir>,
        addresses: &[ir::Value],
        mask: &[ir::Value],
        other: Option<ValueRef<'ir>>,
    ) -> Outcome<Scalars> {
        let element = self.element_type(ty)?;
        let other = other.map(|it| self.scalars(it)).transpose()?;
        let unused = self.stack_memory(16, 16)?;
        let mut lanes = Scalars::new();
        for (lane, (address, flag)) in addresses.iter().zip(mask).enumerate() {
            let address = self.select(*flag, *address, unused);
            let loaded = self.load(element, address, plain())?;
            let loaded = *loaded.first().ok_or("the lane has no scalar")?;
            let result = match &other {
                Some(other) => self.select(*flag, loaded, other[lane]),
                None => loaded,
            };
            lanes.push(result);
        }
        Ok(lanes)
    }

    fn masked_store(
        &mut self,
        value: ValueRef<'ir>,
        addresses: &[ir::Value],
        mask: &[ir::Value],
    ) -> Outcome {
        let element = self.element_type(value.ty())?;
        let lanes = self.scalars(value)?;
        let unused = self.stack_memory(16, 16)?;
        for ((lane, address), flag) in lanes.iter().zip(addresses).zip(mask) {
            let address = self.select(*flag, *address, unused);
            self.store(element, &[*lane], address, plain())?;
        }
        Ok(())
    }

    /// The type of the lanes of a vector, which have bytes of their own.
    fn element_type(&self, ty: TypeRef<'ir>) -> Outcome<TypeRef<'ir>> {
        self.lane_size(ty)?;
        Ok(ty.element_type_or_self())
    }
}
