//! Hooks that are not written yet, in the skeletons of `odsgen hooks`.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use crate::core::diag::{Diagnostic, DiagnosticKind, VerifyResult};
use crate::core::location::Location;
use crate::semantics::side_effects::{EffectInstance, EffectInstances, MemoryEffect};

/// Accepts, and warns on standard error at the first call for `hook`.
///
/// # Errors
///
/// Never.
pub fn unwritten_verifier(hook: &'static str) -> VerifyResult {
    unwritten_condition(hook);
    Ok(())
}

/// Returns true, and warns on standard error at the first call for `hook`.
pub fn unwritten_condition(hook: &'static str) -> bool {
    static REPORTED: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut reported = REPORTED.lock().unwrap_or_else(PoisonError::into_inner);
    if reported.insert(hook) {
        eprintln!("warning: {hook} is not written yet, so everything is accepted");
    }
    true
}

/// The error that `hook` is not written, which accepts: result types are not compared with those that it would infer.
#[cold]
pub fn unwritten_inference(location: Location, hook: &'static str) -> Diagnostic {
    unwritten_condition(hook);
    unwritten_error(location, hook).with_kind(DiagnosticKind::Unwritten)
}

/// The error that `hook` is not written.
#[cold]
pub fn unwritten_error(location: Location, hook: &str) -> Diagnostic {
    Diagnostic::error(location, format!("{hook} is not written yet"))
}

/// The effects of an operation whose hook is not written: it may read and write anything.
pub fn unwritten_effects<'ir>() -> EffectInstances<'ir, MemoryEffect> {
    [MemoryEffect::Read, MemoryEffect::Write].map(EffectInstance::new).into_iter().collect()
}

/// Panics because `hook` is not written. `place` is the file and line of the definition.
///
/// # Panics
///
/// Always.
#[cold]
#[track_caller]
pub fn unwritten(hook: &str, place: &str) -> ! {
    panic!("{hook} is not written yet: write this function, which {place} requires")
}
