//! The pass `symbol-privatize`: makes symbols private.

use ods_runtime::interfaces::SymbolOpInterface;
use ods_runtime::pass::{ListOption, OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::symbol::Visibility;
use ods_runtime::{Ir, Op};

/// The pass `--symbol-privatize`, for the symbols directly in an operation. Corresponds to
/// `mlir::createSymbolPrivatizePass`.
#[derive(Clone, Default, Debug)]
pub struct SymbolPrivatize {
    /// The names of the symbols that are left alone.
    pub exclude: ListOption<String>,
}

impl Pass for SymbolPrivatize {
    fn argument(&self) -> &str {
        "symbol-privatize"
    }

    fn description(&self) -> &str {
        "make symbols private"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("exclude", "the symbols that are left alone", &mut self.exclude);
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let blocks = ir.op(op).regions().flat_map(|region| region.blocks());
        let symbols = blocks
            .flat_map(|block| block.ops())
            .filter_map(|op| op.dyn_cast::<SymbolOpInterface<'_>>());
        let is_chosen = |symbol: &SymbolOpInterface<'_>| {
            let name = symbol.name().unwrap_or_default();
            !self.exclude.iter().any(|excluded| excluded == name)
        };
        let chosen: Vec<Op> = symbols.filter(is_chosen).map(|symbol| symbol.handle()).collect();
        for symbol in chosen {
            SymbolOpInterface::set_visibility(ir, symbol, Visibility::Private);
        }
        Ok(())
    }
}
