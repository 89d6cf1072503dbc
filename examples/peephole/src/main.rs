//! Parses, verifies and prints MLIR with the dialect `num` and those of `ods`, and runs passes.

use std::process::ExitCode;

use ods_runtime::DialectEntry;
use ods_runtime::tools::opt_main_with_passes;
use peephole::num::NumDialect;
use peephole::to_arith::ToArith;

fn main() -> ExitCode {
    let dialects = [ods::DIALECTS, &[DialectEntry::of::<NumDialect>()]].concat();
    opt_main_with_passes("num-opt", &dialects, |passes| passes.add(ToArith::default()))
}
