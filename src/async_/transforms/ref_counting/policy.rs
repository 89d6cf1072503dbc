//! The pass `async-runtime-policy-based-ref-counting`: some operations are known to be the last use.

use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op, OpRef, TypeRef};

use super::super::AsyncRuntimePolicyBasedRefCountingPass;
use super::{check_is_converted, counted_values, drop_ref, drop_unused};
use crate::async_::{
    GroupType, RuntimeAddToGroupOp, RuntimeIsErrorOp, RuntimeLoadOp, TokenType, ValueType,
};

impl RunPass for AsyncRuntimePolicyBasedRefCountingPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        check_is_converted(ir.op(op))?;
        for value in counted_values(ir.op(op)) {
            if drop_unused(ir, value) {
                continue;
            }
            let view = ir.value(value);
            let users = view.uses().map(|operand| operand.owner());
            let users: Vec<Op> = users
                .filter(|user| is_last_use(*user, view.ty()))
                .map(|user| user.handle())
                .collect();
            for user in users {
                drop_ref(ir, value, InsertPoint::After(user));
            }
        }
        Ok(())
    }
}

/// Whether `user` is the last use of a value of the type `ty`: a check for errors after waiting, a load, or an addition of a
/// token to a group.
fn is_last_use(user: OpRef<'_>, ty: TypeRef<'_>) -> bool {
    let is_token = ty.isa::<TokenType<'_>>();
    user.isa::<RuntimeIsErrorOp<'_>>() && (is_token || ty.isa::<GroupType<'_>>())
        || user.isa::<RuntimeLoadOp<'_>>() && ty.isa::<ValueType<'_>>()
        || user.isa::<RuntimeAddToGroupOp<'_>>() && is_token
}
