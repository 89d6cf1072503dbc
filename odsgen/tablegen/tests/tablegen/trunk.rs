//! Language features added after LLVM 22: `trunk/*.td`, split at lines that start with `// -----`.
//!
//! With [`Version::Trunk`], a case passes, or fails with the error in its `// ERROR: LINE:COLUMN: TEXT`
//! line. With [`Version::Llvm22`], its first error equals the peer's.

use super::{PEER, first_error, has_peer};
use odsgen_tablegen::{Options, Session, Version};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

fn run(version: Version, name: &str, text: &str) -> Result<(), String> {
    let options = Options::new().version(version).warn_unused_template_args(false);
    match Session::new(options).parse_text(name, text) {
        Ok(_) => Ok(()),
        Err(diagnostics) => Err(diagnostics.to_string()),
    }
}

#[test]
fn later_features_are_accepted_by_version() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tablegen/trunk");
    let peer = has_peer();
    let (mut count, mut problems) = (0, String::new());
    for path in ods_peer::files(dir, "td") {
        let text = std::fs::read_to_string(&path).expect("a case");
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for (i, case) in text.split("// -----\n").enumerate() {
            count += 1;
            let expected = case.lines().find_map(|line| line.strip_prefix("// ERROR: "));
            let result = run(Version::Trunk, "case.td", case);
            let actual = result.as_ref().err().and_then(|text| first_error(text));
            let actual = actual.map(|(place, text)| {
                format!("{}: {text}", place.strip_prefix("case.td:").unwrap_or(place))
            });
            if actual.as_deref() != expected {
                let _ = writeln!(problems, "{stem}#{i}: {actual:?}, not {expected:?}");
            }
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("trunk.td");
            std::fs::write(&file, case).expect("written");
            let name = file.display().to_string();
            let ours = run(Version::Llvm22, &name, case);
            if ours.is_ok() && expected.is_none() {
                let _ = writeln!(problems, "{stem}#{i}: version 22 accepts it");
            }
            if peer {
                let output = Command::new(PEER)
                    .args(["--null-backend", "--no-warn-on-unused-template-args", &name])
                    .output()
                    .expect("the peer runs");
                let theirs = String::from_utf8_lossy(&output.stderr);
                let ours = ours.err().unwrap_or_default();
                if first_error(&ours) != first_error(&theirs) {
                    let _ = writeln!(problems, "{stem}#{i}: 22 says\n{ours}not\n{theirs}");
                }
            }
        }
    }
    println!("{count} cases");
    assert!(problems.is_empty(), "{problems}");
}
