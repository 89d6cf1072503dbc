//! Translates MLIR to LLVM IR, and back.

use std::process::ExitCode;

use ods::target::llvmir::export::translate_module_with_reasons;
use ods::target::llvmir::import::{ImportOptions, import_text};
use ods_runtime::tools::{Translation, translate_main};

const TRANSLATIONS: &[Translation] = &[
    Translation::Export {
        flag: "mlir-to-llvmir",
        description: "translate the dialect llvm to LLVM IR",
        export: |op| Ok(translate_module_with_reasons(op)?.to_string()),
    },
    Translation::Import {
        flag: "import-llvm",
        description: "translate LLVM IR to the dialect llvm",
        import: |ctx, name, text, flags| {
            let has = |flag: &str| flags.contains(&flag);
            let options = ImportOptions {
                emit_expensive_warnings: has(EXPENSIVE_WARNINGS),
                drop_di_composite_type_elements: has(DROP_ELEMENTS),
                prefer_unregistered_intrinsics: has(UNREGISTERED_INTRINSICS),
                import_structs_as_literals: has(LITERAL_STRUCTS),
            };
            import_text(ctx, name, text, &options)
        },
        flags: &[
            (EXPENSIVE_WARNINGS, "warn about all that is left out"),
            (DROP_ELEMENTS, "leave out the elements of structures in debug information"),
            (UNREGISTERED_INTRINSICS, "call intrinsics by their names"),
            (LITERAL_STRUCTS, "leave out the names of structures"),
        ],
    },
];

const EXPENSIVE_WARNINGS: &str = "emit-expensive-warnings";
const DROP_ELEMENTS: &str = "drop-di-composite-type-elements";
const UNREGISTERED_INTRINSICS: &str = "prefer-unregistered-intrinsics";
const LITERAL_STRUCTS: &str = "import-structs-as-literals";

fn main() -> ExitCode {
    translate_main("ods-translate", ods::DIALECTS, TRANSLATIONS)
}
