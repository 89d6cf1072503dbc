//! Parses, verifies and prints MLIR with all dialects of the enabled features, and runs the passes requested by flags.

use std::process::ExitCode;

use ods::add_passes;
use ods_runtime::tools::opt_main_with_passes;

fn main() -> ExitCode {
    // Other packages may have enabled further dialects of `ods`.
    let dialects = [ods::DIALECTS, ods_mlir::DIALECTS].concat();
    opt_main_with_passes("mlir-opt", &dialects, add_passes)
}
