//! The documents' definitions, as `mlir-tblgen` takes them: fragments of code are strings to it.

use std::path::Path;
use std::process::Command;

use ods_peer::{MLIR_TBLGEN, text_of, upstream_definitions};

/// Files, their dialects, and what is generated from them. `kinds.td` is not among them: it has a parameter class of ours.
const FILES: &[(&str, &str, &[&str])] = &[
    ("tf", "tf", &["-gen-op-defs"]),
    ("foo", "foo", &["-gen-op-defs"]),
    ("vector", "vector", &["-gen-op-defs", "-gen-attrdef-defs", "-gen-enum-defs"]),
    ("my", "my", &["-gen-op-defs", "-gen-attrdef-defs", "-gen-typedef-defs", "-gen-enum-defs"]),
    (
        "mydialect",
        "mydialect",
        &[
            "-gen-op-defs",
            "-gen-attrdef-defs",
            "-gen-typedef-defs",
            "-gen-op-interface-defs",
            "-gen-type-interface-defs",
            "-gen-attr-interface-defs",
        ],
    ),
    ("layout", "my_dialect", &["-gen-op-defs", "-gen-attrdef-defs", "-gen-typedef-defs"]),
];

#[test]
#[ignore = "needs LLVM 22"]
fn definitions_are_accepted_upstream() {
    let include = upstream_definitions().expect("LLVM 22");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (file, dialect, actions) in FILES {
        for action in *actions {
            let mut command = Command::new(MLIR_TBLGEN);
            command.current_dir(here.join("defs")).args([*action, "-o", "/dev/null"]);
            command
                .arg(format!("{file}.td"))
                .arg("-I")
                .arg(&include)
                .arg("-I")
                .arg(here.join("../../defs"));
            if action.contains("-op-defs") || action.contains("def-") {
                let flag = match *action {
                    "-gen-op-defs" => "-dialect",
                    action if action.contains("attrdef") => "-attrdefs-dialect",
                    _ => "-typedefs-dialect",
                };
                command.arg(format!("{flag}={dialect}"));
            }
            let output = command.output().expect(MLIR_TBLGEN);
            assert!(output.status.success(), "{file} {action}\n{}", text_of(&output.stderr));
        }
    }
}
