//! Types: their text, and which of them are handles to certain operations.

use ods_runtime::hooks::DialectTypeAssembly;

use super::generated::transform::*;
use crate::prelude::*;

impl DialectTypeAssembly for TransformDialect {
    fn parse_type(p: &mut Parser<'_>) -> ParseResult<Type> {
        let (at, mnemonic) = (p.offset(), p.token_str());
        match p.parse_generated_type::<Self>()? {
            Some(ty) => Ok(ty),
            None => Err(p.custom_error_at(at, format!("unknown type mnemonic: {mnemonic}"))),
        }
    }

    fn print_type<'c>(ty: TypeRef<'c>, p: &mut AsmWriter<'c>) {
        p.print_generated_type(ty);
    }
}

impl ParamTypeVerify for ParamType<'_> {
    fn verify(_ctx: &Context, at: ods_runtime::Location, ty: TypeRef<'_>) -> VerifyResult {
        match ty.dyn_cast::<IntegerType<'_>>() {
            Some(ty) if ty.width() <= 64 => Ok(()),
            _ => Err(Diagnostic::error(at, "only supports integer types with width <=64")),
        }
    }
}

/// Whether values of both types are handles to operations, handles to values, or parameters.
pub(super) fn are_of_one_kind(first: TypeRef<'_>, second: TypeRef<'_>) -> bool {
    let kind = |ty: TypeRef<'_>| {
        [
            ty.isa::<TransformHandleTypeInterface<'_>>(),
            ty.isa::<TransformParamTypeInterface<'_>>(),
            ty.isa::<TransformValueHandleTypeInterface<'_>>(),
        ]
    };
    kind(first).into_iter().zip(kind(second)).any(|(first, second)| first && second)
}

/// Constraints of types to handles to operations with a name.
macro_rules! handles {
    ($($constraint:ident $function:ident: $name:literal;)*) => {
        $(
            impl $constraint for TransformDialect {
                fn $function(ty: TypeRef<'_>) -> bool {
                    let handle = ty.dyn_cast::<OperationType<'_>>();
                    handle.is_some_and(|handle| handle.operation_name() == $name)
                }
            }
        )*
    };
}

handles! {
    TransformAllocTensorOpType transform_alloc_tensor_op_type: "bufferization.alloc_tensor";
    TransformEmptyOpType transform_empty_op_type: "tensor.empty";
    TransformIrHandleToLinalgPackOperationsType transform_ir_handle_to_linalg_pack_operations_type:
        "linalg.pack";
    TransformIrHandleToLinalgTransposeType transform_ir_handle_to_linalg_transpose_type:
        "linalg.transpose";
    TransformIrHandleToLinalgUnpackOperationsType
        transform_ir_handle_to_linalg_unpack_operations_type: "linalg.unpack";
    TransformIrHandleToTensorCollapseShapeType transform_ir_handle_to_tensor_collapse_shape_type:
        "tensor.collapse_shape";
    TransformIrHandleToTensorExpandShapeType transform_ir_handle_to_tensor_expand_shape_type:
        "tensor.expand_shape";
    TransformIrHandleToTensorExtractSliceType transform_ir_handle_to_tensor_extract_slice_type:
        "tensor.extract_slice";
    TransformIrHandleToTensorPadOperationsType transform_ir_handle_to_tensor_pad_operations_type:
        "tensor.pad";
    TransformMemRefAllocOpType transform_mem_ref_alloc_op_type: "memref.alloc";
    TransformMemRefAllocaOpType transform_mem_ref_alloca_op_type: "memref.alloca";
    TransformScfForOpType transform_scf_for_op_type: "scf.for";
}
