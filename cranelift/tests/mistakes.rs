//! What cannot be compiled is a diagnostic at the operation, and all of them are reported in one run.
//!
//! The messages of a file in `mistakes` are next to it, with the extension `txt`.

use std::path::Path;
use std::process::Command;

use ods_peer::{files, name_of, text_of};

const ODS_RUN: &str = env!("CARGO_BIN_EXE_ods-run");

/// The lines with messages, without the name of the file.
fn messages(text: &str, name: &str) -> String {
    let lines = text.lines().filter_map(|line| line.split_once(name).map(|(_, rest)| rest));
    let lines = lines.filter(|line| !line.contains("note: see current operation"));
    lines.map(|line| format!("{}\n", line.trim_start_matches(':'))).collect()
}

#[test]
fn mistakes_have_diagnostics() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    let update = std::env::var_os("UPDATE_EXPECT").is_some_and(|it| it == "1");
    let mut report = String::new();
    for file in files(directory, "mlir") {
        let output = Command::new(ODS_RUN).arg("--entry-point-result=void").arg(&file).output();
        let output = output.expect("ods-run");
        let text = text_of(&output.stderr);
        let ours = messages(&text, &name_of(&file));
        assert_eq!(output.status.code(), Some(1), "{}: {text}", name_of(&file));
        assert!(!ours.is_empty(), "{}: {text}", name_of(&file));
        let stored = file.with_extension("txt");
        if update {
            std::fs::write(&stored, &ours).expect("a file");
        } else if std::fs::read_to_string(&stored).unwrap_or_default() != ours {
            report.push_str(&format!("{}:\n{ours}", name_of(&file)));
        }
    }
    assert!(report.is_empty(), "{report}");
}
