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

    /// Rewrite rules: a dialect, their definition file below `mlir/Dialect`, and the name of the generated file.
    const RULES: &[(&str, &str, &str)] =
        &[("arith", "Arith/IR/ArithCanonicalization.td", "arith_canonicalization")];

    /// The definitions of conversions.
    const CONVERSIONS: &str = "mlir/Conversion/Passes.td";

    /// Dialects whose operations a pass converts to `llvm`, and the name of the pass. Others come with `llvm`.
    const LLVM_CONVERSIONS: &[(&str, &str)] = &[
        ("cf", "convert-cf-to-llvm"),
        ("complex", "convert-complex-to-llvm"),
        ("func", "convert-func-to-llvm"),
        ("index", "convert-index-to-llvm"),
        ("math", "convert-math-to-llvm"),
        ("memref", "finalize-memref-to-llvm"),
    ];

    /// Dialects with passes, and their definition files below `mlir/Dialect`.
    const DIALECT_PASSES: &[(&str, &str)] = &[
        ("arith", "Arith/Transforms/Passes.td"),
        ("func", "Func/Transforms/Passes.td"),
        ("llvm", "LLVMIR/Transforms/Passes.td"),
        ("math", "Math/Transforms/Passes.td"),
        ("memref", "MemRef/Transforms/Passes.td"),
        ("scf", "SCF/Transforms/Passes.td"),
    ];

    /// The definitions of the passes of all dialects.
    const PASSES: &str = "mlir/Transforms/Passes.td";

    /// The operations that call an intrinsic of LLVM.
    const INTRINSICS: &str = "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td";

    pub(super) fn generate() {
        let has_feature = |name: &str| std::env::var_os(format!("CARGO_FEATURE_{name}")).is_some();
        for (dialect, definitions) in DIALECTS {
            generate_file(dialect, definitions, dialect, Build::new().dialect(*dialect));
        }
        if has_feature("LLVM") {
            generate_from("ods/LLVM.td", "llvm", Build::new().dialect("llvm"));
        }
        for (dialect, rules, output) in RULES {
            generate_file(dialect, rules, output, Build::new().patterns());
        }
        let passes = || Build::new().passes();
        for (dialect, definitions) in DIALECT_PASSES {
            generate_file(dialect, definitions, &format!("{dialect}_passes"), passes());
        }
        let others = passes().op_exclude("^(canonicalize|cse|remove-dead-values)$");
        generate_from(PASSES, "passes", others);
        let reconcile = passes().op_include("^reconcile-unrealized-casts$");
        generate_from(CONVERSIONS, "conversions", reconcile);
        if has_feature("LLVM") {
            generate_from(INTRINSICS, "llvm_intrinsics", Build::new().dialect("llvm").intrinsics());
        }
        if has_feature("COMPLEX") && has_feature("MATH") {
            let complex = passes().op_include("^convert-complex-to-standard$");
            generate_from(CONVERSIONS, "complex_conversions", complex);
        }
        if has_feature("MATH") && has_feature("FUNC") {
            let math = passes().op_include("^convert-math-to-libm$");
            generate_from(CONVERSIONS, "math_conversions", math);
        }
        if has_feature("LLVM") {
            let llvm =
                passes().op_include("^(convert-(arith-|ub-)?to-llvm|set-llvm-module-datalayout)$");
            generate_from(CONVERSIONS, "llvm_conversions", llvm);
            for (dialect, pass) in LLVM_CONVERSIONS {
                if has_feature(&dialect.to_uppercase()) {
                    let output = format!("llvm_{dialect}_conversions");
                    generate_from(CONVERSIONS, &output, passes().op_include(format!("^{pass}$")));
                }
            }
        }
        if has_feature("SCF") {
            let scf = passes().op_include("^convert-scf-to-cf$");
            generate_from(CONVERSIONS, "scf_conversions", scf);
        }
        if has_feature("ASYNC") && has_feature("FUNC") && has_feature("SCF") {
            generate_from("mlir/Dialect/Async/Passes.td", "async_passes", passes());
        }
        if has_feature("FUNC") && has_feature("SCF") {
            let cf = passes().op_include("^lift-cf-to-scf$");
            generate_from(CONVERSIONS, "cf_conversions", cf);
        }
        if has_feature("UB") {
            generate_from(PASSES, "ub_passes", passes().op_include("^remove-dead-values$"));
        }
    }

    /// Generates `output` if the feature `dialect` is enabled.
    fn generate_file(dialect: &str, definitions: &str, output: &str, build: Build) {
        let feature = format!("CARGO_FEATURE_{}", dialect.to_uppercase());
        if std::env::var_os(feature).is_some() {
            generate_from(&format!("mlir/Dialect/{definitions}"), output, build);
        }
    }

    /// Generates `output` from the file at an include path.
    fn generate_from(path: &str, output: &str, build: Build) {
        let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
        // The definitions are part of the generator. The name of the file is that of the module.
        let directory = out.join(output);
        std::fs::create_dir_all(&directory).expect("OUT_DIR is writable");
        let file = directory.join(path.rsplit('/').next().unwrap_or(path));
        let text = format!("include \"{path}\"\n");
        std::fs::write(&file, text).expect("OUT_DIR is writable");
        build.generate(file, format!("{output}.rs"));
    }
}
