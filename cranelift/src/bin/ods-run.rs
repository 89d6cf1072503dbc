//! Compiles a module of the dialect `llvm` in the process, and calls a function.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_cranelift::run_main("ods-run", ods::DIALECTS)
}
