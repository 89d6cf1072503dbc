//! Any valid text is compiled or has diagnostics: nothing panics.

use std::path::{Path, PathBuf};

use ods_cranelift::{OptLevel, compile_object};
use ods_peer::{BREAK, check_files};
use ods_runtime::Context;
use ods_runtime::text::parse_source;

/// The files below `directory` with operations of `llvm`.
fn files_with_llvm(directory: &Path) -> Vec<PathBuf> {
    let (mut found, mut open) = (Vec::new(), vec![directory.to_owned()]);
    while let Some(directory) = open.pop() {
        for entry in std::fs::read_dir(&directory).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|it| it == "mlir")
                && std::fs::read_to_string(&path).is_ok_and(|text| text.contains("llvm."))
            {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn texts_are_compiled_or_have_diagnostics() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join("tests");
    let files = files_with_llvm(&root);
    assert!(!files.is_empty());
    let report = check_files(&files, |file| {
        let text = std::fs::read_to_string(file).expect("a file");
        let mut report = String::new();
        for (number, part) in text.split(BREAK).enumerate() {
            let ctx = Context::new();
            ctx.register_dialects(ods::DIALECTS);
            ctx.allow_unregistered_dialects(true);
            let Ok(ir) = parse_source(&ctx, "text.mlir", part.as_bytes()) else { continue };
            let Some(root) = ir.root() else { continue };
            let compile =
                || compile_object(root, "text.mlir", OptLevel::None).map_err(|it| it.len());
            match std::panic::catch_unwind(std::panic::AssertUnwindSafe(compile)) {
                Ok(Ok(object)) if object.is_empty() => report.push_str("an empty object\n"),
                Ok(Err(0)) => report.push_str("no diagnostics\n"),
                Ok(_) => {}
                Err(_) => report.push_str(&format!("{} {number}: panic\n", file.display())),
            }
        }
        report
    });
    assert!(report.is_empty(), "{report}");
}
