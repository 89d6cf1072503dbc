//! The types that only C++ declares.

use crate::prelude::*;

types_without_parameters! {
    "gpu";
    /// `!gpu.async.token`, which stands for work that may not have ended.
    AsyncTokenType of ASYNC_TOKEN_TYPE: "async.token";
    /// `!gpu.sparse.dntensor_handle`, a dense tensor.
    SparseDnTensorHandleType of SPARSE_DN_TENSOR_HANDLE_TYPE: "sparse.dntensor_handle";
    /// `!gpu.sparse.spmat_handle`, a sparse matrix.
    SparseSpMatHandleType of SPARSE_SP_MAT_HANDLE_TYPE: "sparse.spmat_handle";
    /// `!gpu.sparse.spgemmop_handle`, a product of sparse matrices.
    SparseSpGEMMOpHandleType of SPARSE_SP_GEMM_OP_HANDLE_TYPE: "sparse.spgemmop_handle";
}

/// The parameters of [`MMAMatrixType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Matrix {
    /// The number of rows, and that of columns.
    pub shape: Vec<i64>,
    /// The type of the elements.
    pub element: Type,
    /// The place in a product of matrices: `AOp`, `BOp` or `COp`.
    pub operand: String,
}

impl Matrix {
    /// Why there is no such type.
    fn error(&self, element: TypeRef<'_>) -> Option<&'static str> {
        if !["AOp", "BOp", "COp"].contains(&&*self.operand) {
            return Some("operand expected to be one of AOp, BOp or COp");
        }
        if self.shape.len() != 2 {
            return Some("MMAMatrixType must have exactly two dimensions");
        }
        let is_valid = element.isa::<Float16Type<'_>>()
            || element.isa::<Float32Type<'_>>()
            || element.isa::<Float64Type<'_>>()
            || element.is_unsigned_integer_of(8)
            || element.is_signed_integer_of(8)
            || element.is_signless_integer_of(32);
        (!is_valid).then_some("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")
    }
}

static MMA_MATRIX_TYPE: TypeDef = TypeDef::new("gpu", "gpu.mma_matrix").assembly(
    |p| {
        p.parse_less()?;
        let mut shape = Default::default();
        p.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::Static)?;
        let element = p.parse_type()?;
        p.parse_comma()?;
        let operand = p.parse_optional_string()?.unwrap_or_default();
        p.parse_greater()?;
        let matrix = Matrix { shape: shape.to_vec(), element, operand };
        match matrix.error(p.ctx().type_ref(element)) {
            Some(message) => Err(p.error_at(p.name_loc(), message)),
            None => Ok(MMAMatrixType::intern(p.ctx(), matrix).into()),
        }
    },
    |ty, p| {
        let matrix = ty.cast::<MMAMatrixType<'_>>().storage();
        p.write("<");
        p.print_dimension_list(&matrix.shape);
        p.write("x");
        p.print_type(matrix.element);
        p.write(&format!(", \"{}\">", matrix.operand));
    },
);

define::type_view! {
    /// A matrix that the threads of a group hold together.
    pub struct MMAMatrixType(Matrix) of MMA_MATRIX_TYPE;
}
