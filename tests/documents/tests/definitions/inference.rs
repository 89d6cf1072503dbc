//! Types that are inferred. Texts are in `texts/inference.mlir`.

use ods_runtime::codegen::*;
use ods_runtime::diag::Diagnostic;
use ods_runtime::interfaces::InferTypeOpInterfaceTrait;

use crate::my::*;

impl<'ir> InferTypeOpInterfaceTrait<'ir> for WidenOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let value = inputs.view::<Self>().value();
        let width = value.ty().cast::<IntegerType<'_>>().width();
        Ok(vec![*IntegerType::get(inputs.ctx(), 2 * width)])
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for TwiceOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![inputs.view::<Self>().value().ty(); 2])
    }
}
