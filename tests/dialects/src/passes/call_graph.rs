//! `--test-print-callgraph`: prints the call graph to standard error.

use ods::analysis::call_graph::CallGraph;
use ods_runtime::ir::Op;
use ods_runtime::pass::PassInfo;
use ods_runtime::{Diagnostic, Ir};

/// The pass.
pub(crate) const PASS: PassInfo =
    PassInfo::new("test-print-callgraph", "write the call graph", run);

fn run(ir: &mut Ir, root: Op) -> Result<(), Vec<Diagnostic>> {
    let root = ir.op(root);
    let name = root.attr("test.name");
    let name = name.map_or_else(|| "<<NULL ATTRIBUTE>>".to_owned(), |name| name.to_string());
    eprint!("Testing : {name}\n{}", CallGraph::new(root).to_text(ir));
    Ok(())
}
