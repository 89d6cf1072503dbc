//! The dialect `shape`: computations of shapes, which may be erroneous, and constraints on them.

mod assuming;
mod attributes;
mod constant;
mod function;
mod infer;
mod reduce;
mod sizes;

generated!(shape);

use ods_runtime::hooks::MaterializeConstant;
use ods_runtime::{Op, OpBuilder};

use crate::prelude::*;

/// The dialect, which accepts unknown operations.
pub(crate) type ShapeWithUnknownOps = crate::unknown_ops::AllowsUnknownOps<ShapeDialect>;

/// Whether `ty` is a one-dimensional tensor of indices.
fn is_extent_tensor(ty: TypeRef<'_>) -> bool {
    let ranked = ty.dyn_cast::<RankedTensorType<'_>>();
    ranked.is_some_and(|ranked| ranked.rank() == 1 && ranked.element_type().is_index())
}

impl MaterializeConstant for ShapeDialect {
    /// Nothing folds here, so there are no constants to create.
    fn materialize_constant(_: &mut OpBuilder<'_>, _: Attribute, _: Type) -> Option<Op> {
        None
    }
}
