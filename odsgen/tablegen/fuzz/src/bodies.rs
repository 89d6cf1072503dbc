//! The bodies of the fuzz targets, shared with the tests on stable Rust.

use odsgen_tablegen::{Limits, Options, Session, Version};

/// Reads and evaluates a text, and prints the result.
pub(crate) fn evaluate(text: &str) {
    // The first byte selects the version.
    let version = if text.starts_with('+') { Version::Trunk } else { Version::Llvm22 };
    let options = Options::new().limits(Limits::small()).version(version);
    let mut session = Session::new(options);
    match session.parse_text("fuzz.td", text.trim_start_matches('+')) {
        Ok(records) => {
            let _ = records.to_json();
            let _ = records.to_text();
        }
        Err(diagnostics) => {
            assert!(diagnostics.error_count() > 0, "failed without a reason");
            let _ = diagnostics.to_string();
        }
    }
}

/// Reads a text inside a multiclass that is never instantiated, to exercise the parser.
pub(crate) fn parse(text: &str) {
    let text = format!("multiclass M {{ {text}\n}}");
    evaluate(&text);
}
