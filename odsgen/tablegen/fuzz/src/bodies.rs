//! What the fuzz targets do with a text. Shared with the stable tests.

use odsgen_tablegen::{Limits, Options, Session, Version};

/// Reads and evaluates a text. Whatever comes out has to be printable.
pub(crate) fn evaluate(text: &str) {
    // The first byte decides on the version.
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

/// Preprocesses and parses a text inside a region that is never evaluated to
/// records: reaches the parser with less in the way.
pub(crate) fn parse(text: &str) {
    let text = format!("multiclass M {{ {text}\n}}");
    evaluate(&text);
}
