//! Intrinsics that the dialect has no operations for, so that they are called by name.

use crate::instructions::Rules;
use crate::instructions::casts::Sign;
use crate::llvm::CallIntrinsicOp;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: CallIntrinsicOp<'ir>| {
        // The types of an overloaded intrinsic follow its name.
        let is = |name: &str| {
            let rest = op.intrin().strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        if is("llvm.fptosi.sat") {
            t.saturate_conversion(*op, Sign::Signed)
        } else if is("llvm.fptoui.sat") {
            t.saturate_conversion(*op, Sign::Unsigned)
        } else if is("llvm.load.relative") {
            t.load_relative(*op)
        } else {
            Err(format!("the intrinsic '{}' is not supported", op.intrin()).into())
        }
    });
}
