//! `ods-opt` with a test dialect and the pass `test-legalize-patterns` for conversions.

mod legalize;
mod notifications;
mod patterns;
mod target;
mod types;

use std::process::ExitCode;

use ods_runtime::DialectEntry;
use ods_runtime::tools::opt_main_with_passes;

include!(concat!(env!("OUT_DIR"), "/conversion.rs"));
include!(concat!(env!("OUT_DIR"), "/conversion_rules.rs"));

fn main() -> ExitCode {
    let dialects: Vec<DialectEntry> =
        ods::DIALECTS.iter().chain(&[DialectEntry::of::<test::ConvDialect>()]).copied().collect();
    opt_main_with_passes("conversion-opt", &dialects, |registry| {
        registry.add(legalize::Legalize::default());
    })
}
