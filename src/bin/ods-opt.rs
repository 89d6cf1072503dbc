//! Parses, verifies and prints MLIR with all enabled dialects of `ods`, and runs the passes requested by flags.

use std::process::ExitCode;

use ods_runtime::tools::opt_main_with_passes;

fn main() -> ExitCode {
    opt_main_with_passes("ods-opt", ods::DIALECTS, ods::add_passes)
}
