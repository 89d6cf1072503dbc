//! Canonicalization of groups.

use ods_runtime::hooks::{Canonicalize, Rewriter};
use ods_runtime::{Op, OpOf};

use super::{AwaitAllOp, CreateGroupOp};

impl Canonicalize for CreateGroupOp<'static> {
    /// Erases a group to which nothing is added, with the operations that await it.
    fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()> {
        let users = || r.get(op).result().uses().map(|operand| operand.owner());
        if users().any(|user| !user.isa::<AwaitAllOp<'_>>()) {
            return None;
        }
        let users: Vec<Op> = users().map(|user| user.handle()).collect();
        for user in users {
            r.erase_op(user);
        }
        r.erase_op(op);
        Some(())
    }
}
