//! `--test-print-callgraph`: prints the call graph to standard error.

use ods::analysis::call_graph::CallGraph;
use ods_runtime::Ir;
use ods_runtime::ir::Op;
use ods_runtime::pass::{FnPass, PassResult};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new("test-print-callgraph", "write the call graph", run)
}

fn run(ir: &mut Ir, root: Op) -> PassResult {
    let root = ir.op(root);
    let name = root.attr("test.name");
    let name = name.map_or_else(|| "<<NULL ATTRIBUTE>>".to_owned(), |name| name.to_string());
    eprint!("Testing : {name}\n{}", CallGraph::new(root).to_text(ir));
    Ok(())
}
