//! The dialect `x86vector`: instructions of AVX and AVX512.

generated!(x86vector);

use crate::prelude::*;

impl<'ir> Verify<'ir> for MaskCompressOp<'ir> {
    fn verify(self) -> VerifyResult {
        let result = (*self).result(0).ty();
        let source: Option<ValueRef<'_>> = self.src().map(Into::into);
        let constant = self.constant_src();
        if source.is_some() && constant.is_some() {
            return Err(self.error("cannot use both src and constant_src"));
        }
        if source.is_some_and(|it| it.ty() != result) {
            return Err(self.error("failed to verify that src and dst have same type"));
        }
        if constant.is_some_and(|it| it.ty().handle() != result.handle()) {
            return Err(self.error("failed to verify that constant_src and dst have same type"));
        }
        Ok(())
    }
}
