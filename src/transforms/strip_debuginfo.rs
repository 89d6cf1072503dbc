//! The pass `strip-debuginfo`: removes locations.

use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Location, Op, Value};

use super::StripDebugInfo;

impl RunPass for StripDebugInfo {
    type State = ();

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
