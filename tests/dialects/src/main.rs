//! `ods-opt` with a test dialect for data layouts and test passes for analyses.

mod layout_dialect;
mod passes;

use std::process::ExitCode;

use ods::transforms::Inliner;
use ods_runtime::tools::opt_main_with_passes;

include!(concat!(env!("OUT_DIR"), "/layout_test.rs"));

fn main() -> ExitCode {
    opt_main_with_passes("test-opt", ods::DIALECTS, |registry| {
        registry.add(passes::data_layout_query::pass());
        registry.add(passes::dead_code::pass());
        registry.add(passes::last_modified::LastModified::new());
        registry.add(passes::live_values::LiveValues);
        registry.add(passes::liveness::pass());
        registry.add(passes::next_access::NextAccess::new());
        registry.add(passes::written_to::WrittenTo::new());
        registry.add(passes::alias::AliasPass::accesses());
        registry.add(passes::alias::AliasPass::aliases());
        registry.add(passes::alias::AliasPass::extended());
        registry.add(passes::call_graph::pass());
        registry.add(passes::loop_info::pass());
        registry.add(Inliner::default());
        registry.add(passes::panic::pass());
        registry.add(passes::side_effects::pass());
        registry.add(passes::symbol_uses::pass());
    })
}
