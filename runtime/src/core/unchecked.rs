//! Construction of types and attributes from parameters that may be invalid.

use std::cell::Cell;

use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::location::Location;

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

/// The value of `compute`; `None` if it constructs a type or an attribute from invalid parameters.
pub fn constructed<T>(compute: impl FnOnce() -> T) -> Option<T> {
    let (value, constructs_invalid) = recorded(compute);
    (!constructs_invalid).then_some(value)
}

/// The default value that `compute` constructs; `place` is that of its definition, as `File.td:12`. If it constructs a type or
/// an attribute from invalid parameters, the verifier reports an error at the place.
pub fn default_value<T>(ctx: &Context, place: &'static str, compute: impl FnOnce() -> T) -> T {
    let (value, constructs_invalid) = recorded(compute);
    if constructs_invalid {
        let _ = ctx.impossible_default.set(place);
    }
    value
}

/// Reports a default value that constructs a type or an attribute from invalid parameters.
#[inline]
pub(crate) fn check_defaults(ctx: &Context) -> VerifyResult {
    ctx.impossible_default.get().map_or(Ok(()), |place| {
        let (file, line) = place.rsplit_once(':').unwrap_or((place, ""));
        let location = Location::file_line_col(ctx, file, line.parse().unwrap_or(0), 1);
        let text = "the default value constructs a type or an attribute that cannot exist";
        Err(Diagnostic::error(location, text))
    })
}

/// Whether `condition` is true and constructs no type or attribute from invalid parameters.
pub fn holds(condition: impl FnOnce() -> bool) -> bool {
    constructed(condition).unwrap_or(false)
}
