//! Instructions on memory.

use ods_runtime::attrs::*;
use ods_runtime::ir::PropertyKey;
use ods_runtime::rt::OdsEnum;
use ods_runtime::{Location, Op, OpState};

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{
    Access, GepFlags, Instruction, InstructionKind as Kind, TypeId, Value as Operand,
};
use crate::target::llvmir::keywords;

/// An index of `getelementptr` that is a value.
const DYNAMIC: i32 = i32::MIN;

fn ordering(word: &str) -> AtomicOrdering {
    keywords::find(word, keywords::ordering).unwrap_or(AtomicOrdering::NotAtomic)
}

impl<'m> Import<'m> {
    fn set_unit(&self, state: &mut OpState, key: PropertyKey, is_set: bool) {
        if is_set {
            state.set_property(key, self.unit());
        }
    }

    fn set_alignment(&self, state: &mut OpState, key: PropertyKey, alignment: u64) {
        if alignment != 0 {
            state.set_property(key, self.integer(64, alignment.cast_signed()));
        }
    }

    fn set_scope(&self, state: &mut OpState, key: PropertyKey, scope: &str) {
        if let Some(scope) = self.optional_string(scope) {
            state.set_property(key, scope);
        }
    }

    /// A load or a store.
    pub(super) fn access(
        &mut self,
        instruction: &'m Instruction,
        location: Location,
    ) -> ImportResult<Op> {
        let has = |kind: &str| instruction.attachments.iter().any(|it| it.0 == kind);
        let (is_nontemporal, is_in_group) = (has("nontemporal"), has("invariant.group"));
        let ctx = self.ctx.clone();
        match &instruction.kind {
            Kind::Load { address, access } => {
                let address = self.operand(*address)?;
                let mut state = self.state(&LOAD_OP, location);
                state.add_operand(address);
                self.set_alignment(&mut state, LoadOp::ALIGNMENT, access.alignment);
                self.set_unit(&mut state, LoadOp::VOLATILE, access.is_volatile);
                self.set_unit(&mut state, LoadOp::NONTEMPORAL, is_nontemporal);
                self.set_unit(&mut state, LoadOp::INVARIANT, has("invariant.load"));
                self.set_unit(&mut state, LoadOp::INVARIANT_GROUP, is_in_group);
                let order = ordering(access.ordering);
                state.edit::<LoadOp<'_>>(&ctx).set_ordering(order);
                self.set_scope(&mut state, LoadOp::SYNCSCOPE, &access.scope);
                Ok(self.with_result(state, instruction.ty))
            }
            Kind::Store { value, address, access } => {
                let operands = self.operands(&[*value, *address])?;
                let mut state = self.state(&STORE_OP, location);
                state.add_operands(operands);
                self.set_alignment(&mut state, StoreOp::ALIGNMENT, access.alignment);
                self.set_unit(&mut state, StoreOp::VOLATILE, access.is_volatile);
                self.set_unit(&mut state, StoreOp::NONTEMPORAL, is_nontemporal);
                self.set_unit(&mut state, StoreOp::INVARIANT_GROUP, is_in_group);
                let order = ordering(access.ordering);
                state.edit::<StoreOp<'_>>(&ctx).set_ordering(order);
                self.set_scope(&mut state, StoreOp::SYNCSCOPE, &access.scope);
                Ok(self.insert(&state))
            }
            kind => self.memory(kind, instruction.ty, location),
        }
    }

    /// Other instructions on memory.
    pub(super) fn memory(
        &mut self,
        kind: &Kind,
        ty: TypeId,
        location: Location,
    ) -> ImportResult<Op> {
        let ctx = self.ctx.clone();
        match kind {
            Kind::Alloca { element, count, alignment, is_inalloca } => {
                let element = self.ty(*element);
                let count = self.operand(*count)?;
                let mut state = self.state(&ALLOCA_OP, location);
                state.add_operand(count);
                state.set_property(AllocaOp::ELEM_TYPE, TypeAttr::get(&ctx, element).handle());
                self.set_alignment(&mut state, AllocaOp::ALIGNMENT, *alignment);
                self.set_unit(&mut state, AllocaOp::INALLOCA, *is_inalloca);
                Ok(self.with_result(state, ty))
            }
            Kind::Fence { ordering: word, scope } => {
                let mut state = self.state(&FENCE_OP, location);
                state.edit::<FenceOp<'_>>(&ctx).set_ordering(ordering(word));
                self.set_scope(&mut state, FenceOp::SYNCSCOPE, scope);
                Ok(self.insert(&state))
            }
            Kind::CmpXchg { address, expected, value, access, failure_ordering, is_weak } => {
                let operands = self.operands(&[*address, *expected, *value])?;
                let mut state = self.state(&CMPXCHG_OP, location);
                state.add_operands(operands);
                let (success, failure) = (ordering(access.ordering), ordering(failure_ordering));
                let setters = state.edit::<AtomicCmpXchgOp<'_>>(&ctx);
                setters.set_success_ordering(success).set_failure_ordering(failure);
                self.set_scope(&mut state, AtomicCmpXchgOp::SYNCSCOPE, &access.scope);
                self.set_alignment(&mut state, AtomicCmpXchgOp::ALIGNMENT, access.alignment);
                self.set_unit(&mut state, AtomicCmpXchgOp::WEAK, *is_weak);
                self.set_unit(&mut state, AtomicCmpXchgOp::VOLATILE, access.is_volatile);
                Ok(self.with_result(state, ty))
            }
            Kind::AtomicRmw { op, address, value, access } => {
                self.atomic_rmw(op, (*address, *value), access, ty, location)
            }
            Kind::Gep { element, base, indices, flags } => {
                self.gep(*element, *base, indices, *flags, ty, location)
            }
            _ => {
                let state = self.state(&UNREACHABLE_OP, location);
                Ok(self.insert(&state))
            }
        }
    }

    fn atomic_rmw(
        &mut self,
        op: &str,
        (address, value): (Operand, Operand),
        access: &Access,
        ty: TypeId,
        location: Location,
    ) -> ImportResult<Op> {
        let ctx = self.ctx.clone();
        let operands = self.operands(&[address, value])?;
        let mut state = self.state(&ATOMICRMW_OP, location);
        state.add_operands(operands);
        let op = keywords::find(op, keywords::atomic_op).unwrap_or(AtomicBinOp::Xchg);
        let order = ordering(access.ordering);
        state.edit::<AtomicRMWOp<'_>>(&ctx).set_bin_op(op).set_ordering(order);
        self.set_scope(&mut state, AtomicRMWOp::SYNCSCOPE, &access.scope);
        self.set_alignment(&mut state, AtomicRMWOp::ALIGNMENT, access.alignment);
        self.set_unit(&mut state, AtomicRMWOp::VOLATILE, access.is_volatile);
        Ok(self.with_result(state, ty))
    }

    /// Indices of structures are numbers, all others are values.
    fn gep(
        &mut self,
        element: TypeId,
        base: Operand,
        indices: &[Operand],
        flags: GepFlags,
        ty: TypeId,
        location: Location,
    ) -> ImportResult<Op> {
        let ctx = self.ctx.clone();
        let element_type = self.ty(element);
        let base = self.operand(base)?;
        let values = self.operands(indices)?;
        let mut state = self.state(&GETELEMENTPTR_OP, location);
        state.add_operand(base);
        let types = &self.module.types;
        let mut current = Some(element);
        let mut raw = Vec::with_capacity(indices.len());
        for (at, (index, value)) in indices.iter().zip(values).enumerate() {
            let is_struct = current.is_some_and(|it| types.fields(it).is_some());
            let number = match index {
                Operand::Constant(id) if at > 0 && is_struct => self.module.integer_value(*id),
                _ => None,
            };
            let number = number.and_then(|it| it.to_i64()).and_then(|it| i32::try_from(it).ok());
            raw.push(number.unwrap_or(DYNAMIC));
            if number.is_none() {
                state.add_operand(value);
            }
            if at > 0 {
                let place = number.and_then(|it| u64::try_from(it).ok()).unwrap_or(u64::MAX);
                current = current.and_then(|it| types.element(it, place));
            }
        }
        let raw = DenseI32ArrayAttr::get(&ctx, &raw).handle();
        state.set_property(GEPOp::RAW_CONSTANT_INDICES, raw);
        state.set_property(GEPOp::ELEM_TYPE, TypeAttr::get(&ctx, element_type).handle());
        let mut bits = 0;
        bits |= if flags.in_bounds { 3 } else { 0 };
        bits |= if flags.no_unsigned_signed_wrap { 2 } else { 0 };
        bits |= if flags.no_unsigned_wrap { 4 } else { 0 };
        let flags = GEPNoWrapFlags::from_bits_unchecked(bits).unwrap_or(GEPNoWrapFlags::NONE);
        state.edit::<GEPOp<'_>>(&ctx).set_no_wrap_flags(flags);
        Ok(self.with_result(state, ty))
    }
}
