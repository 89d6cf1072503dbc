//! `bufferization.dealloc`.

use ods_runtime::Adaptor;

use super::DeallocOp;
use crate::prelude::*;

impl<'ir> Verify<'ir> for DeallocOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.memrefs().len() != self.conditions().len() {
            return Err(
                self.op_error("must have the same number of conditions as memrefs to deallocate")
            );
        }
        if self.retained().len() != (*self).num_results() {
            return Err(self.op_error(
                "must have the same number of updated conditions (results) as retained operands",
            ));
        }
        Ok(())
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for DeallocOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let retained = inputs.view::<Self>().retained().len();
        Ok(vec![*IntegerType::get(inputs.ctx(), 1); retained])
    }
}
