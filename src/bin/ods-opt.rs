//! Reads, checks and writes MLIR with every dialect of `ods`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_runtime::tools::opt_main("ods-opt", ods::DIALECTS)
}
