//! Panics of hooks, passes and printers, which become errors.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};

thread_local! {
    /// The text of the last panic of this thread.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Lets [`catch`] say where a panic happened. Panics are not printed, unless `RUST_BACKTRACE` asks for it.
pub(crate) fn install_hook() {
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        LAST.set(Some(describe(info)));
        if std::env::var_os("RUST_BACKTRACE").is_some_and(|it| it != "0") {
            print(info);
        }
    }));
}

fn describe(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let text = payload.downcast_ref::<&str>().copied();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let message = text.or(owned).unwrap_or("no message");
    match info.location() {
        Some(at) => format!("panic at {}:{}:{}: {message}", at.file(), at.line(), at.column()),
        None => format!("panic: {message}"),
    }
}

/// Runs `task`. If it panics, returns the text of the panic, with its place if the hook is installed.
pub(crate) fn catch<T>(task: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(task)).map_err(|payload| {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        LAST.take().unwrap_or_else(|| text.unwrap_or_else(|| "no message".to_owned()))
    })
}
