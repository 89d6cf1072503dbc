//! Generates the test dialects of `defs/test/` into `OUT_DIR`, from where tests include them. It writes nowhere else.

fn main() {
    // In several files, which have to compile like one.
    odsgen::Build::new().shards(2).generate("defs/test/paper.td", "paper.rs");
    odsgen::Build::new().generate("defs/test/types.td", "test_types.rs");
    odsgen::Build::new().generate("defs/test/shelf.td", "shelf.rs");
    odsgen::Build::new().generate("defs/test/layout.td", "layout_test.rs");
    odsgen::Build::new().generate("defs/test/board.td", "board.rs");
    odsgen::Build::new().generate("defs/test/interfaces.td", "interfaces.rs");
    odsgen::Build::new().generate("defs/test/inlining.td", "inlining.rs");
    odsgen::Build::new().generate("defs/test/standard.td", "standard.rs");
    let library = odsgen::Build::new().on_deprecated(odsgen::OnDeprecated::None);
    library.generate("defs/test/library/library.td", "library.rs");
    let upstream = [
        "async",
        "emitc",
        "gpu",
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
    for dialect in upstream {
        let definitions = format!("defs/test/upstream/{dialect}.td");
        let shards = if dialect == "gpu" { 3 } else { 1 };
        odsgen::Build::new().shards(shards).generate(definitions, format!("{dialect}.rs"));
    }
}
