//! Reads, checks and writes MLIR with every dialect of `ods`, and runs the passes that flags ask for.

mod call_graph;
mod data_layout_query;
mod inline;
mod layout_dialect;
mod side_effects;
mod symbol_uses;

use std::process::ExitCode;

use ods_runtime::tools::{Pass, opt_main_with_passes};

include!(concat!(env!("OUT_DIR"), "/layout_test.rs"));

const PASSES: &[Pass] = &[
    data_layout_query::PASS,
    call_graph::PASS,
    inline::PASS,
    side_effects::PASS,
    symbol_uses::PASS,
];

fn main() -> ExitCode {
    opt_main_with_passes("ods-opt", ods::DIALECTS, PASSES)
}
