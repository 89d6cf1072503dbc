//! Reduces MLIR with all enabled dialects of `ods` while a program exits with 1 for it.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_runtime::tools::reduce_main("ods-reduce", ods::DIALECTS)
}
