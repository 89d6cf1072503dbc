//! Parses, verifies and prints MLIR with the dialect `ks` and those of `ods`, and runs passes.

use std::process::ExitCode;

use kaleidoscope::compile::add_passes;
use kaleidoscope::ks::KsDialect;
use ods_runtime::DialectEntry;
use ods_runtime::tools::opt_main_with_passes;

fn main() -> ExitCode {
    let dialects = [ods::DIALECTS, &[DialectEntry::of::<KsDialect>()]].concat();
    opt_main_with_passes("ks-opt", &dialects, add_passes)
}
