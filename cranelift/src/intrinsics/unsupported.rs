//! Operations that cannot be compiled for a reason that is worth a message of its own.

use crate::instructions::Rules;
use crate::llvm::{InlineAsmOp, InvokeOp, LandingpadOp, ResumeOp};

const EXCEPTIONS: &str = "exceptions are not supported";

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|_, _: InvokeOp<'ir>| Err(EXCEPTIONS.into()));
    rules.add(|_, _: LandingpadOp<'ir>| Err(EXCEPTIONS.into()));
    rules.add(|_, _: ResumeOp<'ir>| Err(EXCEPTIONS.into()));
    // Without instructions, it only keeps a compiler from moving memory accesses.
    rules.add(|_, op: InlineAsmOp<'ir>| match op.asm_string().is_empty() && op.res().is_none() {
        true => Ok(()),
        false => Err("assembly is not supported".into()),
    });
}
