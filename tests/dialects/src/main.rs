//! `ods-opt` with a test dialect for data layouts and test passes for analyses.

mod layout_dialect;
mod passes;

use std::process::ExitCode;

use ods::transforms::inline;
use ods_runtime::pass::PassInfo;
use ods_runtime::tools::opt_main_with_passes;

include!(concat!(env!("OUT_DIR"), "/layout_test.rs"));

const PASSES: &[PassInfo] = &[
    passes::data_layout_query::PASS,
    passes::call_graph::PASS,
    inline::PASS,
    passes::panic::PASS,
    passes::side_effects::PASS,
    passes::symbol_uses::PASS,
];

fn main() -> ExitCode {
    opt_main_with_passes("test-opt", ods::DIALECTS, PASSES)
}
