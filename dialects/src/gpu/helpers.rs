//! Conditions of definitions on types and operations.

use ods_runtime::rt;

use super::generated::gpu::*;
use super::types::{
    AsyncTokenType, MMAMatrixType, Matrix, SparseDnTensorHandleType, SparseSpGEMMOpHandleType,
    SparseSpMatHandleType,
};
use crate::prelude::*;

/// The word for a case of an enum.
pub(super) fn name<E: rt::OdsEnum>(value: E) -> &'static str {
    let bits = value.to_bits();
    E::CASES.iter().find(|(case, _)| case.to_bits() == bits).map_or("", |(_, name)| name)
}

/// The case of an enum that `word` stands for.
pub(super) fn case<E: rt::OdsEnum>(word: &str) -> Option<E> {
    E::CASES.iter().find(|(_, name)| *name == word).map(|(case, _)| *case)
}

/// The parameters of a type of matrices.
pub(super) fn matrix(ty: TypeRef<'_>) -> Option<&Matrix> {
    Some(ty.dyn_cast::<MMAMatrixType<'_>>()?.storage())
}

/// The type of the elements of a matrix.
fn element(ty: TypeRef<'_>) -> Option<TypeRef<'_>> {
    Some(ty.ctx().type_ref(matrix(ty)?.element))
}

/// Tests types.
macro_rules! types {
    ($($hook:ident $test:ident: |$ty:ident| $is:expr;)*) => {
        $(
            impl $hook for GPUDialect {
                fn $test($ty: TypeRef<'_>) -> bool {
                    $is
                }
            }
        )*
    };
}

types! {
    IsAsyncTokenType is_async_token_type: |ty| ty.isa::<AsyncTokenType<'_>>();
    IsMmaMatrixType is_mma_matrix_type: |ty| ty.isa::<MMAMatrixType<'_>>();
    IsSparseDnTensorHandleType is_sparse_dn_tensor_handle_type:
        |ty| ty.isa::<SparseDnTensorHandleType<'_>>();
    IsSparseSpGemmOpHandleType is_sparse_sp_gemm_op_handle_type:
        |ty| ty.isa::<SparseSpGEMMOpHandleType<'_>>();
    IsSparseSpMatHandleType is_sparse_sp_mat_handle_type:
        |ty| ty.isa::<SparseSpMatHandleType<'_>>();
    GpuMmaMatrixOf32BitSignlessIntegerOr16type gpu_mma_matrix_of_32_bit_signless_integer_or_16type:
        |ty| element(ty).is_some_and(|it| it.is_signless_integer_of(32));
    GpuMmaMatrixOf32BitSignlessIntegerOr16type2
        gpu_mma_matrix_of_32_bit_signless_integer_or_16type_2:
        |ty| element(ty).is_some_and(|it| it.isa::<Float16Type<'_>>());
    GpuMmaMatrixOf32BitSignlessIntegerOr16type3
        gpu_mma_matrix_of_32_bit_signless_integer_or_16type_3:
        |ty| element(ty).is_some_and(|it| it.isa::<Float32Type<'_>>());
    GpuMmaMatrixOf32BitSignlessIntegerOr16type4
        gpu_mma_matrix_of_32_bit_signless_integer_or_16type_4:
        |ty| element(ty).is_some_and(|it| it.isa::<Float64Type<'_>>());
    GpuMmaMatrixOf8BitSignedIntegerOr8BitType
        gpu_mma_matrix_of_8_bit_signed_integer_or_8_bit_type:
        |ty| element(ty).is_some_and(|it| it.is_signed_integer_of(8));
    GpuMmaMatrixOf8BitSignedIntegerOr8BitType2
        gpu_mma_matrix_of_8_bit_signed_integer_or_8_bit_type_2:
        |ty| element(ty).is_some_and(|it| it.is_unsigned_integer_of(8));
    GpuMmaMatrixOf8BitSignedIntegerOr8BitType3
        gpu_mma_matrix_of_8_bit_signed_integer_or_8_bit_type_3:
        |ty| element(ty).is_some_and(|it| it.is_signless_integer_of(32));
    GpuMmaMatrixOf8BitSignedIntegerOr8BitType4
        gpu_mma_matrix_of_8_bit_signed_integer_or_8_bit_type_4:
        |ty| element(ty).is_some_and(|it| it.isa::<Float16Type<'_>>());
    GpuMmaMatrixOf8BitSignedIntegerOr8BitType5
        gpu_mma_matrix_of_8_bit_signed_integer_or_8_bit_type_5:
        |ty| element(ty).is_some_and(|it| it.isa::<Float32Type<'_>>());
    GpuMmaMatrixOf8BitSignedIntegerOr8BitType6
        gpu_mma_matrix_of_8_bit_signed_integer_or_8_bit_type_6:
        |ty| element(ty).is_some_and(|it| it.isa::<Float64Type<'_>>());
}

/// Makes types that results have.
macro_rules! built {
    ($($hook:ident $build:ident: $view:ident;)*) => {
        $(
            impl $hook for GPUDialect {
                fn $build(ctx: &Context) -> Type {
                    $view::get(ctx).into()
                }
            }
        )*
    };
}

built! {
    BuildMlirGpuAsyncTokenTypeGetBuilderGetContext
        build_mlir_gpu_async_token_type_get_builder_get_context: AsyncTokenType;
    BuildMlirGpuSparseDnTensorHandleTypeGetBuilder
        build_mlir_gpu_sparse_dn_tensor_handle_type_get_builder: SparseDnTensorHandleType;
    BuildMlirGpuSparseSpGemmOpHandleTypeGetBuilder
        build_mlir_gpu_sparse_sp_gemm_op_handle_type_get_builder: SparseSpGEMMOpHandleType;
    BuildMlirGpuSparseSpMatHandleTypeGetBuilder
        build_mlir_gpu_sparse_sp_mat_handle_type_get_builder: SparseSpMatHandleType;
}

impl TransformLlvmCastGpuMmaMatrixTypeSelfGetElementType for GPUDialect {
    fn transform_llvm_cast_gpu_mma_matrix_type_self_get_element_type(ty: TypeRef<'_>) -> Type {
        element(ty).unwrap_or(ty).handle()
    }
}

impl SubgroupMmaConstantMatrixOpValueTypeMatchesElementTypeOfMmaMatrix for GPUDialect {
    fn subgroup_mma_constant_matrix_op_value_type_matches_element_type_of_mma_matrix(
        op: OpRef<'_>,
    ) -> bool {
        element(op.result(0).ty()) == Some(op.operand(0).ty())
    }
}

impl SubgroupMmaExtractThreadLocalOpValueTypeMatchesElementTypeOfMmaMatrix for GPUDialect {
    fn subgroup_mma_extract_thread_local_op_value_type_matches_element_type_of_mma_matrix(
        op: OpRef<'_>,
    ) -> bool {
        element(op.operand(0).ty()) == Some(op.result(0).ty())
    }
}

impl SubgroupMmaInsertThreadLocalOpValueTypeMatchesElementTypeOfMmaMatrix for GPUDialect {
    fn subgroup_mma_insert_thread_local_op_value_type_matches_element_type_of_mma_matrix(
        op: OpRef<'_>,
    ) -> bool {
        element(op.operand(1).ty()) == Some(op.operand(0).ty())
    }
}

impl AnyAttr for GPUDialect {
    /// Whether this chooses among the objects of a binary.
    fn any_attr(attr: AttrRef<'_>) -> bool {
        attr.isa::<SelectObjectAttr<'_>>()
    }
}

impl VerifyHasDefaultDltiDataLayout for GPUDialect {
    fn verify_has_default_dlti_data_layout(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        ods_runtime::layout::verify_data_layout_op(op)
    }
}
