//! What a panic says, and where.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

/// The message of the panic of `case`, and the file that it names. `None` if `case` does not panic.
///
/// It replaces the panic hook, so a program has one test that calls it.
pub(crate) fn panic_of(case: impl FnOnce()) -> Option<(String, String)> {
    let place = Arc::new(Mutex::new(String::new()));
    let seen = place.clone();
    std::panic::set_hook(Box::new(move |info| {
        let file = info.location().map(|location| location.file().to_owned());
        *seen.lock().expect("no other panic") = file.unwrap_or_default();
    }));
    let payload = catch_unwind(AssertUnwindSafe(case)).err();
    let _ = std::panic::take_hook();
    let payload = payload?;
    let text = payload.downcast_ref::<String>().cloned();
    let text = text.or_else(|| payload.downcast_ref::<&str>().map(|it| (*it).to_owned()));
    let place = place.lock().expect("no other panic").clone();
    Some((text.unwrap_or_default(), place))
}
