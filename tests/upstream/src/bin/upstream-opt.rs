//! Parses, verifies and prints MLIR with all dialects of `ods` and all enabled dialects of upstream, and runs the passes
//! requested by flags.

use std::process::ExitCode;

use ods::add_passes;
use ods_runtime::tools::opt_main_with_passes;

fn main() -> ExitCode {
    let dialects = [ods::DIALECTS, ods_upstream::DIALECTS].concat();
    opt_main_with_passes("upstream-opt", &dialects, add_passes)
}
