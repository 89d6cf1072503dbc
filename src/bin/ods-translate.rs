//! Translates MLIR to LLVM IR.

use std::process::ExitCode;

use ods::target::llvmir::export::translate_module;
use ods_runtime::tools::{Translation, translate_main};

const TRANSLATIONS: &[Translation] = &[Translation {
    flag: "mlir-to-llvmir",
    description: "translate the dialect llvm to LLVM IR",
    translate: |op| Ok(translate_module(op)?.to_string()),
}];

fn main() -> ExitCode {
    translate_main("ods-translate", ods::DIALECTS, TRANSLATIONS)
}
