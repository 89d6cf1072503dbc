//! The dialect `bufferization`: from tensors to buffers.

mod allocate;
mod models;

generated!(bufferization);

pub use models::WithModels;

use ods_runtime::side_effects::{MemoryEffect, has_effect};

use crate::prelude::*;
use crate::shapes::is_compatible_size;

impl ods_runtime::hooks::VerifyOpAttr for BufferizationDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        const MANUAL: &str = "bufferization.manual_deallocation";
        let name = op.ctx().ident_str(attr.name);
        if name != MANUAL {
            return Err(op.error(format!(
                "attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
            )));
        }
        if has_effect(op, &[MemoryEffect::Allocate, MemoryEffect::Free]) {
            return Ok(());
        }
        Err(op.op_error(format!(
            "attribute '{MANUAL}' can be used only on ops that have an allocation and/or free side \
             effect"
        )))
    }
}

impl<'ir> Verify<'ir> for MaterializeInDestinationOp<'ir> {
    fn verify(self) -> VerifyResult {
        let fail = |message: &str| Err(self.op_error(message));
        let dest = self.dest().untyped_ty();
        let is_buffer = dest.isa::<BaseMemRefType<'_>>();
        if !is_buffer && !dest.isa::<TensorType<'_>>() {
            return fail("'dest' must be a tensor or a memref");
        }
        let results = self.num_results();
        if !is_buffer {
            if results != 1 {
                return fail("tensor 'dest' implies exactly one tensor result");
            }
            if (*self).result(0).ty() != dest {
                return fail("result and 'dest' types must match");
            }
        } else if results != 0 {
            return fail("memref 'dest' implies zero results");
        }
        if self.restrict() && !is_buffer {
            return fail("'restrict' is valid only for memref destinations");
        }
        if self.writable() != is_buffer {
            return fail(
                "'writable' must be specified if and only if the destination is of memref type",
            );
        }
        let shape = |ty: TypeRef<'ir>| ty.dyn_cast::<ShapedType<'ir>>().and_then(ShapedType::shape);
        const INCOMPATIBLE: &str = "source/destination shapes are incompatible";
        match (shape(self.source().untyped_ty()), shape(dest)) {
            (None, None) => Ok(()),
            (Some(a), Some(b)) if a.len() != b.len() => {
                fail("rank mismatch between source and destination shape")
            }
            (Some(a), Some(b)) if a.iter().zip(b).all(|(&a, &b)| is_compatible_size(a, b)) => {
                Ok(())
            }
            _ => fail(INCOMPATIBLE),
        }
    }
}

impl<'ir> DestinationStyleOpInterfaceTrait<'ir> for MaterializeInDestinationOp<'ir> {
    fn dps_inits(self) -> OperandRange<'ir> {
        (*self).operands().slice(1..2)
    }
}

impl<'ir> Verify<'ir> for DeallocOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.memrefs().len() != self.conditions().len() {
            return Err(
                self.op_error("must have the same number of conditions as memrefs to deallocate")
            );
        }
        if self.retained().len() != self.num_results() {
            return Err(self.op_error(
                "must have the same number of updated conditions (results) as retained operands",
            ));
        }
        Ok(())
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for DeallocOp<'ir> {
    fn infer_return_types(inputs: OpInputs<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let flag = *IntegerType::get(inputs.ctx(), 1);
        Ok(vec![flag; inputs.view::<Self>().retained().len()])
    }
}

/// Whether a tensor and a buffer have the same shape and elements. Emits an error that says what differs.
fn types_match<'ir>(op: OpRef<'ir>) -> bool {
    let shaped = |ty: TypeRef<'ir>| ty.dyn_cast::<ShapedType<'ir>>();
    let (Some(a), Some(b)) = (shaped(op.operand(0).ty()), shaped(op.result(0).ty())) else {
        return false;
    };
    let message = if a.shape() != b.shape() {
        "shapes do not match"
    } else if a.element_type() != b.element_type() {
        "element types do not match"
    } else {
        return true;
    };
    op.ctx().emit(op.error(message));
    false
}

impl ToBufferOpSpecifiedTensorAndBufferTypesMatch for BufferizationDialect {
    fn to_buffer_op_specified_tensor_and_buffer_types_match(op: OpRef<'_>) -> bool {
        types_match(op)
    }
}

impl ToTensorOpSpecifiedTensorAndBufferTypesMatch for BufferizationDialect {
    fn to_tensor_op_specified_tensor_and_buffer_types_match(op: OpRef<'_>) -> bool {
        types_match(op)
    }
}
