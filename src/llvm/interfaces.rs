//! Checks of the interfaces and conditions of the dialect.

use ods_runtime::rt;

use super::types::with_elements;
use super::*;
use crate::llvm::prelude::*;

/// Checks that only pointers are known to be dereferenceable.
pub(crate) fn verify_dereferenceable(op: OpRef<'_>) -> VerifyResult {
    let is_pointer = op.num_results() == 1 && op.result(0).ty().isa::<LLVMPointerType<'_>>();
    match op.attr(LoadOp::DEREFERENCEABLE.name).is_some() && !is_pointer {
        true => Err(op.op_error("expected op to return a single LLVM pointer type")),
        false => Ok(()),
    }
}

/// Checks that there are as many pointers as elements: that `ptrs` differs in its elements only from `vector`.
fn verify_pointers(
    op: OpRef<'_>,
    ptrs: ValueRef<'_>,
    number: usize,
    vector: ValueRef<'_>,
) -> VerifyResult {
    let (Some(pointers), Some(vector)) =
        (ptrs.ty().dyn_cast::<VectorType<'_>>(), vector.ty().dyn_cast::<VectorType<'_>>())
    else {
        return Ok(());
    };
    let count = vector.shape().iter().product();
    let expected = with_elements(vector, pointers.element_type(), count);
    match expected == pointers.handle() {
        true => Ok(()),
        false => {
            let expected = op.ctx().type_ref(expected);
            Err(op.op_error(format!("expected operand #{number} type to be '{expected}'")))
        }
    }
}

impl<'ir> Verify<'ir> for masked_gather<'ir> {
    fn verify(self) -> VerifyResult {
        verify_pointers(*self, *self.ptrs(), 1, *self.res())
    }
}

impl<'ir> Verify<'ir> for masked_scatter<'ir> {
    fn verify(self) -> VerifyResult {
        verify_pointers(*self, *self.ptrs(), 2, *self.value())
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for InlineAsmOp<'ir> {
    fn effects(self) -> rt::EffectInstances<'ir, rt::MemoryEffect> {
        let effects = [rt::MemoryEffect::Write, rt::MemoryEffect::Read];
        let effects = effects.into_iter().filter(|_| self.has_side_effects());
        effects.map(rt::EffectInstance::new).collect()
    }
}

/// Implements `weights` of branches.
macro_rules! weighted {
    ($($op:ident)*) => {
        $(
            impl<'ir> WeightedBranchOpInterfaceTrait<'ir> for $op<'ir> {
                fn weights(self) -> Vec<i32> {
                    self.branch_weights().unwrap_or_default()
                }

                fn set_weights(ir: &mut rt::Ir, op: rt::Op, weights: &[i32]) {
                    let weights = DenseI32ArrayAttr::get(ir.ctx(), weights).handle();
                    ir.set_property(op, Self::BRANCH_WEIGHTS, Some(weights));
                }
            }
        )*
    };
}

weighted!(CondBrOp SwitchOp InvokeOp);

impl<'ir> Verify<'ir> for LinkerOptionsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let parent = (*self).parent_op();
        match parent.is_none_or(|it| it.name().as_str() == "builtin.module") {
            true => Ok(()),
            false => Err(self.op_error("must appear at the module level")),
        }
    }
}

impl<'ir> Verify<'ir> for ModuleFlagsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let parent = (*self).parent_op();
        if parent.is_some_and(|it| it.name().as_str() != "builtin.module") {
            return Err(self.op_error("must appear at the module level"));
        }
        match self.flags().iter().all(|flag| flag.isa::<ModuleFlagAttr<'_>>()) {
            true => Ok(()),
            false => Err(self.op_error("expected a module flag attribute")),
        }
    }
}
