//! The pass `symbol-privatize`: makes symbols private.

use ods_runtime::interfaces::SymbolOpInterface;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::symbol::Visibility;
use ods_runtime::{Ir, Op};

use super::SymbolPrivatize;

impl RunPass for SymbolPrivatize {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let blocks = ir.op(op).regions().flat_map(|region| region.blocks());
        let symbols = blocks
            .flat_map(|block| block.ops())
            .filter_map(|op| op.dyn_cast::<SymbolOpInterface<'_>>());
        let is_chosen = |symbol: &SymbolOpInterface<'_>| {
            let name = symbol.name().unwrap_or_default();
            !self.options.exclude.iter().any(|excluded| excluded == name)
        };
        let chosen: Vec<Op> = symbols.filter(is_chosen).map(|symbol| symbol.handle()).collect();
        for symbol in chosen {
            SymbolOpInterface::set_visibility(ir, symbol, Visibility::Private);
        }
        Ok(())
    }
}
