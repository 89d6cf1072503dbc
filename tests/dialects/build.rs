//! Generates the test dialects of `defs/` into `OUT_DIR`, which the tests and `test-opt` include.

use odsgen::{Build, OnDeprecated};

/// Definitions and their output files.
const DIALECTS: &[(&str, &str)] = &[
    ("board.td", "board.rs"),
    ("hooked.td", "hooked.rs"),
    ("inlining.td", "inlining.rs"),
    ("interfaces.td", "interfaces.rs"),
    ("layout.td", "layout_test.rs"),
    ("names.td", "names.rs"),
    ("rules.td", "rules.rs"),
    ("shelf.td", "shelf.rs"),
    ("standard.td", "standard.rs"),
    ("types.td", "test_types.rs"),
];

/// Dialects with types and attributes of the upstream dialect of the same name.
const UPSTREAM: &[&str] = &[
    "async",
    "emitc",
    "llvm",
    "nvgpu",
    "nvvm",
    "pdl",
    "ptr",
    "shape",
    "tosa",
    "transform",
    "wasmssa",
];

fn main() {
    for (definitions, code) in DIALECTS {
        Build::new().generate(format!("defs/{definitions}"), code);
    }
    for dialect in UPSTREAM {
        Build::new().generate(format!("defs/upstream/{dialect}.td"), format!("{dialect}.rs"));
    }
    // Sharded output must compile like a single file.
    Build::new().shards(2).generate("defs/paper.td", "paper.rs");
    Build::new().shards(3).generate("defs/upstream/gpu.td", "gpu.rs");
    Build::new().include_dir("defs").generate("defs/test.td", "test.rs");
    Build::new()
        .include_dir("defs")
        .patterns()
        .extern_path("::rules", "crate::rules")
        .generate("defs/peephole.td", "peephole.rs");
    // Enums and interfaces of two namespaces, and two dialects that use them.
    let shared = || Build::new().include_dir("defs/shared");
    shared().enums().interfaces().generate("defs/shared/definitions.td", "definitions.rs");
    for dialect in ["first", "second"] {
        shared()
            .extern_path("Outer::Inner", "crate::definitions")
            .extern_path("::common", "crate::definitions")
            .generate(format!("defs/shared/{dialect}.td"), format!("{dialect}.rs"));
    }
    // Uses all shipped definitions, deprecated ones included.
    let library = Build::new().on_deprecated(OnDeprecated::None);
    library.generate("defs/library.td", "library.rs");
}
