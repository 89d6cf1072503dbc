//! Folders, and the creation of constants.

mod cast;
mod compare;
mod float;
mod integer;

use ods_runtime::attrs::{ElementsAttr, FloatAttr, IntegerAttr, TypedAttr};
use ods_runtime::hooks::{Folded, MaterializeConstant};
use ods_runtime::types::{IntegerType, TypeRef};
use ods_runtime::{AttrRef, Attribute, Op, OpBuilder, Type};

use crate::arith::{ArithDialect, ConstantOp};
use crate::folding::folders;
use crate::ub::{PoisonAttr, PoisonOp};

folders! {
    ConstantOp: |op, _| Some(Folded::attr(op.value()));
}

impl ConstantOp<'_> {
    /// Whether a constant of the type `ty` can have this value. Corresponds to `ConstantOp::isBuildableWith`.
    pub fn is_buildable_with(value: AttrRef<'_>, ty: TypeRef<'_>) -> bool {
        if value.dyn_cast::<TypedAttr<'_>>().is_none_or(|value| value.ty() != ty) {
            return false;
        }
        let element = ty.element_type_or_self().dyn_cast::<IntegerType<'_>>();
        element.is_none_or(|element| element.is_signless())
            && (value.isa::<IntegerAttr<'_>>()
                || value.isa::<FloatAttr<'_>>()
                || value.isa::<ElementsAttr<'_>>())
    }
}

/// Creates a constant, or poison, of the type `ty`. `None` if the dialect has no such constant.
pub(crate) fn materialize(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
    let view = b.ctx().attr_ref(value);
    if view.isa::<PoisonAttr<'_>>() {
        return Some(PoisonOp::build(b, ty).op());
    }
    if !ConstantOp::is_buildable_with(view, b.ctx().type_ref(ty)) {
        return None;
    }
    Some(ConstantOp::build(b, value).op())
}

impl MaterializeConstant for ArithDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        materialize(b, value, ty)
    }
}
