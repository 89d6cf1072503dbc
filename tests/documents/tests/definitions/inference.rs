//! Types that are inferred. Texts are in `texts/inference.mlir`.

use ods_runtime::codegen::*;
use ods_runtime::diag::Diagnostic;
use ods_runtime::interfaces::InferTypeOpInterfaceTrait;

use crate::my::*;

impl<'ir> InferTypeOpInterfaceTrait<'ir> for WidenOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let value = inputs.view::<Self>().value();
        let Some(ty) = value.ty().dyn_cast::<IntegerType<'_>>() else {
            return Err(inputs.error("expected an integer"));
        };
        Ok(vec![*IntegerType::get(inputs.ctx(), 2 * ty.width())])
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for TwiceOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![inputs.view::<Self>().value().ty(); 2])
    }
}

#[test]
#[should_panic(expected = "the result types of `my.widen` cannot be inferred: expected an integer")]
fn an_operation_whose_types_cannot_be_inferred_is_not_created() {
    crate::support::with_builder(&["f32"], |b, values| {
        WidenOp::build_inferred(b, values[0]);
    });
}
