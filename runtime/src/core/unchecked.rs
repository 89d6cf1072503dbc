//! Construction of types and attributes from parameters that may be invalid.

use std::cell::Cell;

use crate::core::diag::VerifyResult;

thread_local! {
    static MODE: Cell<Mode> = const { Cell::new(Mode::Assert) };
}

/// What constructors do with invalid parameters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// They panic.
    Assert,
    /// They accept them, and have not yet.
    Accept,
    /// They accept them, and have.
    Accepted,
}

/// Whether constructors accept invalid parameters.
pub(crate) fn accepts_invalid() -> bool {
    MODE.get() != Mode::Assert
}

/// Reports that parameters are invalid.
///
/// # Panics
///
/// With `message`, unless constructors accept invalid parameters.
#[track_caller]
pub(crate) fn invalid_parameters(message: &str) {
    assert!(accepts_invalid(), "{message}");
    MODE.set(Mode::Accepted);
}

/// Where constructors accept invalid parameters, records whether `check` rejects them.
pub(crate) fn record(check: impl FnOnce() -> VerifyResult) {
    if accepts_invalid() && check().is_err() {
        MODE.set(Mode::Accepted);
    }
}

/// Calls `compute`, in which constructors accept invalid parameters. Also returns whether there were any.
fn recorded<T>(compute: impl FnOnce() -> T) -> (T, bool) {
    struct Restore(Mode);
    impl Drop for Restore {
        fn drop(&mut self) {
            MODE.set(self.0);
        }
    }
    let _restore = Restore(MODE.replace(Mode::Accept));
    let value = compute();
    (value, MODE.get() == Mode::Accepted)
}

/// Calls `compute`, in which constructors do not panic on invalid parameters.
///
/// The types of an operation determine other types. Where they come from a text, a type that cannot exist is an error in
/// the text: it does not equal the actual type, and [`holds`] rejects it.
pub fn unchecked<T>(compute: impl FnOnce() -> T) -> T {
    recorded(compute).0
}

/// Whether `condition` is true and constructs no type or attribute from invalid parameters.
pub fn holds(condition: impl FnOnce() -> bool) -> bool {
    let (value, constructs_invalid) = recorded(condition);
    value && !constructs_invalid
}
