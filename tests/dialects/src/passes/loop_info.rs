//! `--test-cfg-loop-info`: prints the loops of a function.

use ods::analysis::loop_info::CfgLoopInfo;
use ods_runtime::Ir;
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::ir::Op;
use ods_runtime::pass::{FnPass, PassResult};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new("test-cfg-loop-info", "print the loops of a function", run)
}

fn run(ir: &mut Ir, root: Op) -> PassResult {
    let Some(function) = ir.op(root).dyn_cast::<FunctionOpInterface<'_>>() else { return Ok(()) };
    let name = function.attr("sym_name").map(|name| name.to_string()).unwrap_or_default();
    eprintln!("Testing : {name}");
    let region = function.region(0);
    let count = region.blocks().count();
    if count == 0 {
        eprintln!("empty region");
        return Ok(());
    }
    let blocks: Vec<String> = (0..count).map(|number| format!(", ^bb{number}")).collect();
    eprintln!("Blocks : ^bb0{}", blocks.concat());
    let loops = CfgLoopInfo::new(region);
    if loops.top_level_loops().is_empty() {
        eprintln!("no loops");
    }
    eprint!("{}", loops.to_text(ir));
    Ok(())
}
