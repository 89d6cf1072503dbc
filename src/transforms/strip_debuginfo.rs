//! The pass `strip-debuginfo`: removes locations.

use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{Pass, PassContext, PassResult};
use ods_runtime::{Ir, Location, Op, Value};

/// The pass `--strip-debuginfo`: the locations of operations and block arguments become unknown. Corresponds to
/// `mlir::createStripDebugInfoPass`.
#[derive(Clone, Copy, Default, Debug)]
pub struct StripDebugInfo;

impl Pass for StripDebugInfo {
    fn argument(&self) -> &str {
        "strip-debuginfo"
    }

    fn description(&self) -> &str {
        "remove the locations of operations and block arguments"
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ops: Vec<Op> = ir.op(op).walk(WalkOrder::Pre).map(|op| op.handle()).collect();
        for op in ops {
            ir.set_loc(op, Location::UNKNOWN);
            let blocks = ir.op(op).regions().flat_map(|region| region.blocks());
            let arguments: Vec<Value> =
                blocks.flat_map(|block| block.argument_handles().to_vec()).collect();
            for argument in arguments {
                ir.set_argument_loc(argument, Location::UNKNOWN);
            }
        }
        Ok(())
    }
}
