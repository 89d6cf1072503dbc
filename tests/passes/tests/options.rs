//! Compares the options of the passes of MLIR with those of `mlir-opt-22`: their names, types and defaults, which
//! `--dump-pass-pipeline` prints.

use std::fmt::Write as _;
use std::path::Path;

use ods_peer::{MLIR_OPT, run, text_of};
use ods_runtime::pass::{PassManager, PassRegistry};

/// The passes whose constructor in C++ changes a default.
const OTHER_DEFAULTS: &[&str] = &["affine-loop-normalize"];

/// The passes with an anchor, as text of a pipeline for modules.
fn pipeline(registry: &PassRegistry, argument: &str) -> Option<String> {
    let anchors = ["func.func", "spirv.module", "gpu.module", "any"];
    let direct = format!("builtin.module({argument})");
    let nested = anchors.iter().map(|anchor| format!("builtin.module({anchor}({argument}))"));
    std::iter::once(direct).chain(nested).find(|text| PassManager::parse(text, registry).is_ok())
}

#[test]
#[ignore = "needs LLVM 22"]
fn passes_have_the_same_options() {
    let mut registry = PassRegistry::default();
    ods_test_passes::add_passes(&mut registry);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("empty.mlir");
    std::fs::write(&file, "").expect("a writable directory");
    let (mut count, mut problems) = (0, String::new());
    for entry in registry.entries() {
        let Some(text) = pipeline(&registry, entry.argument()) else {
            let _ = writeln!(problems, "{}: no pipeline can have it", entry.argument());
            continue;
        };
        let manager = PassManager::parse(&text, &registry).expect("a valid pipeline");
        let peer =
            run(MLIR_OPT, &[&format!("--pass-pipeline={text}"), "--dump-pass-pipeline"], &file);
        let theirs = text_of(&peer.stderr);
        if theirs.contains("does not refer to a registered pass") {
            continue;
        }
        let ours = manager.to_string();
        let squeezed = |text: &str| text.split_whitespace().collect::<String>();
        // It crashes while it prints a default that is none of the option's values.
        if theirs.contains("PLEASE submit a bug report") {
            continue;
        }
        let theirs = theirs.split_once(":\n").map_or("", |(_, printed)| printed);
        let theirs = theirs.split_once("\n)\n").map_or(theirs, |(pipeline, _)| pipeline);
        let is_same = squeezed(theirs) + ")" == squeezed(&ours);
        if is_same != OTHER_DEFAULTS.contains(&entry.argument()) {
            count += 1;
        } else {
            let _ = writeln!(problems, "{ours}\nnot\n{theirs}");
        }
    }
    assert!(problems.is_empty(), "{problems}");
    assert!(count > 200, "only {count} passes were compared");
}
