//! Operations that infer their result types.

use super::{
    InferShapedTypeOpInterface, InferShapedTypeOpInterfaceTable, InferTypeOpInterface,
    InferTypeOpInterfaceTable,
};
use crate::core::adaptor::Adaptor;
use crate::core::attrs::Attribute;
use crate::core::diag::{Diagnostic, DiagnosticKind, VerifyResult};
use crate::core::types::{Type, TypeRef};
use crate::kinds::types::{RankedTensorType, UnrankedTensorType};
use crate::semantics::infer;
use crate::semantics::matchers::FoldResult;

/// Verifies that the result types are compatible with the inferred ones.
pub(crate) fn verify_inferred_types(op: InferTypeOpInterface<'_>) -> VerifyResult {
    let inferred = match op.inferred_types() {
        Ok(types) => types,
        Err(error) if *error.kind() == DiagnosticKind::Unwritten => return Ok(()),
        Err(error) => return Err(error),
    };
    let actual: Vec<_> = op.results().types().collect();
    if op.is_compatible_return_types(&inferred, &actual) {
        return Ok(());
    }
    let list = |types: &[TypeRef<'_>]| {
        types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
    };
    // Like upstream, a diagnostic at the location, not about the operation, so that the operation is not printed.
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

impl<'ir> InferTypeOpInterface<'ir> {
    /// The result types that the operation infers from its operands, properties and regions.
    ///
    /// # Errors
    ///
    /// If the types cannot be inferred.
    pub fn inferred_types(self) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let ctx = self.ctx();
        let types = Adaptor::with_op(*self, |inputs| {
            let types = self.infer_return_types(inputs)?;
            // Views of the context, which outlives the inputs. This reuses the allocation.
            Ok(types.into_iter().map(|ty| ctx.type_ref(ty.handle())).collect())
        });
        types.map_err(|reason: Diagnostic| {
            reason.followed_by(self.op_error("failed to infer returned types"))
        })
    }
}

impl InferShapedTypeOpInterface<'_> {
    /// The components of the result types that the operation infers from its operands, properties and regions.
    ///
    /// # Errors
    ///
    /// If the components cannot be inferred.
    pub fn inferred_components(self) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        Adaptor::with_op(*self, |inputs| self.infer_return_type_components(inputs))
    }
}

/// The known components of a result type. Corresponds to `mlir::ShapedTypeComponents`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShapedTypeComponents {
    /// The dimensions, [`DYNAMIC`](crate::kinds::types::DYNAMIC) where unknown; `None` if the rank is unknown.
    pub dims: Option<Vec<i64>>,
    /// The element type.
    pub element_type: Option<Type>,
    /// The encoding or layout.
    pub attribute: Option<Attribute>,
}

/// The dimensions of each result of an operation. Corresponds to `mlir::ReifiedRankedShapedTypeDims`.
pub type ReifiedRankedShapedTypeDims = Vec<Vec<Option<FoldResult>>>;

/// The implementation of `InferTypeOpInterface` by the trait `InferTensorType`: tensors built from the components that
/// `InferShapedTypeOpInterface` computes. Corresponds to `mlir::detail::inferReturnTensorTypes`.
pub(crate) static INFERRED_TENSORS: InferTypeOpInterfaceTable = InferTypeOpInterfaceTable {
    infer_return_types: |inputs| {
        let ctx = inputs.ctx();
        let failed = || inputs.error("result types have no element types");
        let table = ctx.op_interface::<InferShapedTypeOpInterfaceTable>(inputs.name_handle());
        let shaped = table.ok_or_else(failed)?;
        let tensor = |components: ShapedTypeComponents| {
            let element = components.element_type?;
            Some(match components.dims {
                None => *UnrankedTensorType::get(ctx, element),
                Some(dims) => {
                    *RankedTensorType::with_encoding(ctx, &dims, element, components.attribute)
                }
            })
        };
        let components = (shaped.infer_return_type_components)(inputs)?;
        components.into_iter().map(|components| tensor(components).ok_or_else(failed)).collect()
    },
    is_compatible_return_types: |inferred, actual| inferred == actual,
};

/// The implementation of `InferTypeOpInterface` for operations whose definitions have inference rules.
pub(crate) static INFERRED_TYPES: InferTypeOpInterfaceTable = InferTypeOpInterfaceTable {
    infer_return_types: |inputs| {
        let def = inputs.def();
        let types = def.and_then(|def| infer::types_of_inputs(inputs, def.infer_entries()));
        let types = types.ok_or_else(|| inputs.error("an operand or attribute is missing"))?;
        Ok(types.iter().map(|ty| inputs.ctx().type_ref(*ty)).collect())
    },
    is_compatible_return_types: |inferred, actual| inferred == actual,
};
