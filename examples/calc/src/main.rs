//! Parses, verifies and prints MLIR with the `calc` dialect.

use std::process::ExitCode;

use ods_runtime::DialectEntry;

fn main() -> ExitCode {
    ods_runtime::tools::opt_main("calc", &[DialectEntry::of::<calc::CalcDialect>()])
}
