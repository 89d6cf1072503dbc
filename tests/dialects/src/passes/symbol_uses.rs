//! `--test-symbol-uses`: remarks on the uses of each symbol.

use ods::func::FuncOp;
use ods_runtime::attrs::StringAttr;
use ods_runtime::interfaces::SymbolOpInterface;
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::{FnPass, PassResult};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::symbol_uses::nested_symbol_uses;
use ods_runtime::{Ir, OpRef};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new("test-symbol-uses", "say of every symbol what refers to it", run)
}

fn run(ir: &mut Ir, root: Op) -> PassResult {
    let mut dead = Vec::new();
    let view = ir.op(root);
    for op in view.walk(WalkOrder::Post).filter(|op| op.handle() != root) {
        let Some(symbol) = op.dyn_cast::<SymbolOpInterface<'_>>() else { continue };
        if !remark_on(symbol, view, &mut dead) {
            break;
        }
    }
    for (function, name) in dead {
        ir.erase(function);
        let view = ir.op(root);
        view.ctx().emit(view.remark(format!("{name} function successfully erased")));
    }
    Ok(())
}

/// Adds remarks on `symbol`. Adds unused function declarations and their names to `dead`. Returns false if the uses
/// are unknown.
fn remark_on<'ir>(
    symbol: SymbolOpInterface<'ir>,
    root: OpRef<'ir>,
    dead: &mut Vec<(Op, String)>,
) -> bool {
    let (op, ctx) = (*symbol, root.ctx());
    let name = op.attr("sym_name").and_then(|attr| attr.dyn_cast::<StringAttr<'_>>());
    let (Some(nested), Some(uses)) = (nested_symbol_uses(op), symbol.symbol_uses(root)) else {
        let what =
            "symbol contains an unknown nested operation that 'may' define a new symbol table";
        ctx.emit(op.remark(what));
        return false;
    };
    if !nested.is_empty() {
        ctx.emit(op.remark(format!("symbol contains {} nested references", nested.len())));
    }
    if uses.is_empty() {
        let function = op.dyn_cast::<FuncOp<'_>>();
        if let Some(name) = name.filter(|_| function.is_some_and(|it| it.region(0).is_empty())) {
            dead.push((op.handle(), name.value().to_owned()));
        }
        ctx.emit(op.remark("symbol has no uses"));
        return true;
    }
    let mut tables = SymbolTables::new();
    for one in &uses {
        // A reference may lead through the symbol to an undefined symbol.
        let from = one.user.parent_op();
        if from.and_then(|from| tables.lookup_nearest(from, *one.reference)).is_none() {
            continue;
        }
        let name = name.map_or_else(String::new, |name| name.to_string());
        let what = format!("found use of symbol : {} : {name}", one.reference);
        ctx.emit(one.user.remark(what));
    }
    ctx.emit(op.remark(format!("symbol has {} uses", uses.len())));
    true
}
