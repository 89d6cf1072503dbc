//! Branches.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::*;
use ods_runtime::types::*;
use ods_runtime::{Location, Op, Value};

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{
    BlockId, InstructionId, InstructionKind as Kind, Type as IrType, Value as Operand,
};

impl<'m> Import<'m> {
    /// What the phis of a block get from the current one.
    fn incoming(&self, to: BlockId) -> Vec<Operand> {
        let Some(function) = self.body.function else { return Vec::new() };
        let from = self.body.current;
        let mut values = Vec::new();
        for id in &function.block(to).instructions {
            let Kind::Phi { incoming, .. } = &function.instruction(*id).kind else { break };
            values.extend(incoming.iter().find(|it| it.1 == from).map(|it| it.0));
        }
        values
    }

    /// What a branch passes to a block.
    pub(super) fn passed(&mut self, to: BlockId) -> ImportResult<Vec<Value>> {
        let incoming = self.incoming(to);
        self.operands(&incoming)
    }

    /// Whether an instruction passes its own result to a block.
    pub(super) fn passes_itself(&self, id: InstructionId, to: BlockId) -> bool {
        self.incoming(to).contains(&Operand::Instruction(id))
    }

    pub(super) fn branch(&mut self, kind: &'m Kind, location: Location) -> ImportResult<Op> {
        let op = match kind {
            Kind::CondBr { condition, then, otherwise } => {
                let (yes, no) = (self.passed(*then)?, self.passed(*otherwise)?);
                let condition = self.operand(*condition)?;
                let mut state = self.state(&COND_BR_OP, location);
                state.add_operand(condition);
                state.add_operands(yes.iter().copied());
                state.add_operands(no.iter().copied());
                state.add_successor(self.block_of(*then));
                state.add_successor(self.block_of(*otherwise));
                state.set_segments(CondBrOp::OPERAND_SEGMENT_SIZES, &[1, yes.len(), no.len()]);
                self.insert(&state)
            }
            Kind::Switch { value, default, cases } => {
                return self.switch(*value, *default, cases, location);
            }
            Kind::IndirectBr { address, destinations } => {
                let address = self.operand(*address)?;
                let mut state = self.state(&INDIRECTBR_OP, location);
                state.add_operand(address);
                let mut sizes = Vec::with_capacity(destinations.len());
                for to in destinations {
                    let passed = self.passed(*to)?;
                    sizes.push(passed.len() as i32);
                    state.add_operands(passed);
                    state.add_successor(self.block_of(*to));
                }
                let sizes = DenseI32ArrayAttr::get(&self.ctx, &sizes).handle();
                state.set_property(IndirectBrOp::INDBR_OPERAND_SEGMENTS, sizes);
                self.insert(&state)
            }
            kind => {
                let mut state = self.state(&BR_OP, location);
                for to in kind.successors() {
                    state.add_operands(self.passed(to)?);
                    state.add_successor(self.block_of(to));
                }
                self.insert(&state)
            }
        };
        Ok(op)
    }

    fn switch(
        &mut self,
        value: Operand,
        default: BlockId,
        cases: &[(crate::target::llvmir::ir::ConstantId, BlockId)],
        location: Location,
    ) -> ImportResult<Op> {
        let ctx = self.ctx.clone();
        let condition = self.operand(value)?;
        let passed = self.passed(default)?;
        let mut state = self.state(&SWITCH_OP, location);
        state.add_operand(condition);
        state.add_operands(passed.iter().copied());
        state.add_successor(self.block_of(default));
        let mut sizes = Vec::with_capacity(cases.len());
        let mut values = Vec::with_capacity(cases.len());
        let mut count = 0;
        for (case, to) in cases {
            let passed = self.passed(*to)?;
            sizes.push(passed.len() as i32);
            count += passed.len();
            state.add_operands(passed);
            state.add_successor(self.block_of(*to));
            let number = self.module.integer_value(*case).cloned();
            values.push(number.unwrap_or_else(|| ApInt::zero(32)));
        }
        state.set_segments(SwitchOp::OPERAND_SEGMENT_SIZES, &[1, passed.len(), count]);
        let sizes = DenseI32ArrayAttr::get(&ctx, &sizes).handle();
        state.set_property(SwitchOp::CASE_OPERAND_SEGMENTS, sizes);
        if let Some((case, _)) = cases.first()
            && let IrType::Integer(width) = self.module.types[self.module.constant_type(*case)]
        {
            let element = IntegerType::get(&ctx, width).into();
            let ty = VectorType::with_scalable_dims(&ctx, &[cases.len() as i64], element, &[]);
            let ty = ctx.type_ref(ty).cast::<ShapedType<'_>>();
            let values = DenseElementsAttr::from_ints(&ctx, ty, &values).handle();
            state.set_property(SwitchOp::CASE_VALUES, values);
        }
        Ok(self.insert(&state))
    }
}
