//! Generates the enabled dialects from their definitions into `OUT_DIR` if the feature `from-defs` is enabled;
//! otherwise does nothing.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "from-defs")]
    from_defs::generate();
}

#[cfg(feature = "from-defs")]
mod from_defs {
    use std::path::PathBuf;

    use odsgen::Build;
    use odsgen::plan::SkippedHooks;

    /// Dialects and their definition files below `mlir/Dialect`.
    const DIALECTS: &[(&str, &str)] = &[
        ("arith", "Arith/IR/ArithOps.td"),
        ("async", "Async/IR/AsyncOps.td"),
        ("cf", "ControlFlow/IR/ControlFlowOps.td"),
        ("complex", "Complex/IR/ComplexOps.td"),
        ("dlti", "DLTI/DLTIAttrs.td"),
        ("func", "Func/IR/FuncOps.td"),
        ("index", "Index/IR/IndexOps.td"),
        ("math", "Math/IR/MathOps.td"),
        ("memref", "MemRef/IR/MemRefOps.td"),
        ("scf", "SCF/IR/SCFOps.td"),
        ("ub", "UB/IR/UBOps.td"),
    ];

    pub(super) fn generate() {
        // As in `generated/list.txt`: folding and canonicalization are not implemented yet.
        let skipped = SkippedHooks { fold: true, canonicalize: true };
        let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
        for (dialect, definitions) in DIALECTS {
            let feature = format!("CARGO_FEATURE_{}", dialect.to_uppercase());
            if std::env::var_os(feature).is_some() {
                // The definitions are part of the generator.
                let file = out.join(dialect).with_extension("td");
                let text = format!("include \"mlir/Dialect/{definitions}\"\n");
                std::fs::write(&file, text).expect("OUT_DIR is writable");
                let build = Build::new().dialect(*dialect).skip_hooks(skipped);
                build.generate(file, format!("{dialect}.rs"));
            }
        }
    }
}
