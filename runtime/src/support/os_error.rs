//! The text of an error of the operating system.

/// The text of `error` without its number, as in messages of MLIR.
pub(crate) fn os_error(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
