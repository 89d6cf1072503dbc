//! Operations whose result types follow from their operands.

use super::{InferShapedTypeOpInterface, InferTypeOpInterface, InferTypeOpInterfaceTable};
use crate::core::attrs::Attribute;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::op_def::FoldResult;
use crate::core::types::{Type, TypeRef};
use crate::kinds::types::{RankedTensorType, UnrankedTensorType};
use crate::semantics::infer;

/// Checks that the results have the types that are computed for them.
pub(crate) fn verify_inferred_types(op: InferTypeOpInterface<'_>) -> VerifyResult {
    let inferred = op.infer_return_types()?;
    let actual: Vec<_> = op.results().types().collect();
    if op.is_compatible_return_types(&inferred, &actual) {
        return Ok(());
    }
    let list = |types: &[TypeRef<'_>]| {
        types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
    };
    // Upstream reports it for a place, not for the operation, which it therefore does not show.
    let error = Diagnostic::error(
        op.loc(),
        format!(
            "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
            op.name(),
            list(&inferred),
            list(&actual)
        ),
    );
    Err(error.followed_by(op.op_error("failed to infer returned types")))
}

/// What the type of a result is made of, as far as that is known. Corresponds to `mlir::ShapedTypeComponents`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShapedTypeComponents {
    /// The sizes, [`DYNAMIC`](crate::kinds::types::DYNAMIC) where they are not known; `None` if not even the rank is.
    pub dims: Option<Vec<i64>>,
    /// The type of the elements.
    pub element_type: Option<Type>,
    /// What else there is to the type: its encoding, or its layout.
    pub attribute: Option<Attribute>,
}

/// The sizes of each result of an operation. Corresponds to `mlir::ReifiedRankedShapedTypeDims`.
pub type ReifiedRankedShapedTypeDims = Vec<Vec<Option<FoldResult>>>;

/// What operations with the trait `InferTensorType` implement: tensors of the parts that
/// `InferShapedTypeOpInterface` computes. Corresponds to `mlir::detail::inferReturnTensorTypes`.
pub(crate) static INFERRED_TENSORS: InferTypeOpInterfaceTable = InferTypeOpInterfaceTable {
    infer_return_types: |op| {
        let failed = || op.op_error("failed to infer returned types");
        let shaped: InferShapedTypeOpInterface<'_> = op.dyn_cast().ok_or_else(failed)?;
        let tensor = |parts: ShapedTypeComponents| {
            let element = parts.element_type?;
            Some(match parts.dims {
                None => *UnrankedTensorType::get(op.ctx(), element),
                Some(dims) => {
                    *RankedTensorType::with_encoding(op.ctx(), &dims, element, parts.attribute)
                }
            })
        };
        let parts = shaped.infer_return_type_components()?;
        parts.into_iter().map(|parts| tensor(parts).ok_or_else(failed)).collect()
    },
    is_compatible_return_types: |inferred, actual| inferred == actual,
};

/// What operations implement whose definitions say how result types follow.
pub(crate) static INFERRED_TYPES: InferTypeOpInterfaceTable = InferTypeOpInterfaceTable {
    infer_return_types: |op| {
        let types = op.def().and_then(|def| infer::types_of(op, def.infer_entries()));
        let Some(types) = types else {
            return Err(op.op_error("failed to infer returned types"));
        };
        Ok(types.into_iter().map(|ty| op.ctx().type_ref(ty)).collect())
    },
    is_compatible_return_types: |inferred, actual| inferred == actual,
};
