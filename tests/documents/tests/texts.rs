//! Texts of the documents' operations, types and attributes.
//!
//! Every `.mlir` file in `texts` is a list of cases between `// -----` lines. What becomes of each, the custom and the
//! generic form or the diagnostics, is in the `.txt` file beside it (`UPDATE_EXPECT=1` writes it). Both forms must read back.

use std::fmt::Write as _;
use std::path::Path;

use expect_test::expect_file;
use ods_runtime::text::{PrintFlags, parse_source};

use crate::support::context;

/// The two forms of a text, or the messages about it.
fn outcome(text: &str) -> Result<(String, String), Vec<String>> {
    let ctx = context();
    let ir = parse_source(&ctx, "text", text.as_bytes())
        .map_err(|errors| errors.iter().map(|it| it.message().to_owned()).collect::<Vec<_>>())?;
    let form = |generic| {
        let flags = PrintFlags { generic, ..PrintFlags::default() };
        let text = ir.root().map_or_else(String::new, |root| root.print_top_level(&flags));
        text.trim_end().to_owned()
    };
    Ok((form(false), form(true)))
}

#[test]
fn texts_become_what_is_expected() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    for file in ods_peer::files(directory, "mlir") {
        let text = std::fs::read_to_string(&file).expect("case file");
        let mut shown = String::new();
        for case in text.split("// -----\n") {
            let outcome = outcome(case);
            match &outcome {
                Ok((custom, generic)) => {
                    for form in [custom, generic] {
                        assert!(self::outcome(form) == outcome, "does not read back:\n{form}");
                    }
                    let _ = writeln!(shown, "{custom}\n{generic}");
                }
                Err(messages) => {
                    messages.iter().for_each(|it| shown += &format!("error: {it}\n"));
                }
            }
            shown += "// -----\n";
        }
        expect_file![file.with_extension("txt")].assert_eq(&shown);
    }
}
