//! Reads, checks and writes MLIR with every enabled dialect of `ods`, and runs the passes that flags ask for.

use std::process::ExitCode;

use ods::transforms::inline;
use ods_runtime::tools::opt_main_with_passes;

fn main() -> ExitCode {
    opt_main_with_passes("ods-opt", ods::DIALECTS, &[inline::PASS])
}
