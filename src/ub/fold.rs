//! Folding of poison.

use ods_runtime::hooks::{Folded, MaterializeConstant};
use ods_runtime::{Attribute, Op, OpBuilder, Type};

use crate::folding::folders;
use crate::ub::{PoisonAttr, PoisonOp, UBDialect};

folders! {
    PoisonOp: |op, _| Some(Folded::attr(op.value()));
}

impl MaterializeConstant for UBDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        let is_poison = b.ctx().attr_ref(value).isa::<PoisonAttr<'_>>();
        is_poison.then(|| PoisonOp::build(b, ty).op())
    }
}
