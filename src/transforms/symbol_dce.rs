//! The pass `symbol-dce`: erases symbols without uses.

use std::collections::HashSet;

use ods_runtime::attrs::SymbolRefAttr;
use ods_runtime::interfaces::SymbolOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::symbol_uses::nested_symbol_uses;
use ods_runtime::traits::SymbolTable;
use ods_runtime::{Diagnostic, Ir, Op, OpRef};

use super::SymbolDCE;

impl RunPass for SymbolDCE {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let table = ir.op(op);
        if !table.has_trait::<SymbolTable>() {
            let problem =
                " was scheduled to run under SymbolDCE, but does not define a symbol table";
            return Err(table.op_error(problem).into());
        }
        let is_hidden = table.parent_op().is_none() || is_hidden_in(table, false);
        let live = Liveness::of(table, is_hidden)?;
        let tables: Vec<Op> = table
            .walk(WalkOrder::Post)
            .filter(|op| op.has_trait::<SymbolTable>())
            .map(|op| op.handle())
            .collect();
        for table in tables {
            let ops = ir.op(table).region(0).blocks().flat_map(|block| block.ops());
            let is_dead =
                |op: &OpRef<'_>| op.isa::<SymbolOpInterface<'_>>() && !live.contains(&op.handle());
            let dead: Vec<Op> = ops.filter(is_dead).map(|op| op.handle()).collect();
            self.statistics.erased += dead.len() as u64;
            dead.into_iter().for_each(|op| ir.erase(op));
        }
        Ok(())
    }
}

/// Whether nothing outside can see the symbols in `table`, given whether that holds for the table around it.
fn is_hidden_in(table: OpRef<'_>, outer_is_hidden: bool) -> bool {
    let symbol = table.dyn_cast::<SymbolOpInterface<'_>>();
    outer_is_hidden || symbol.is_none_or(|symbol| symbol.is_private())
}

/// A step of the search for live symbols.
enum Task<'ir> {
    /// A live operation in a table that is hidden or not.
    Op(OpRef<'ir>, bool),
    /// The uses by a live operation.
    Uses(OpRef<'ir>, bool),
}

/// The search for live symbols.
#[derive(Default)]
struct Liveness<'ir> {
    live: HashSet<Op>,
    tasks: Vec<Task<'ir>>,
    tables: SymbolTables,
}

impl<'ir> Liveness<'ir> {
    /// The live symbols in `table`.
    fn of(table: OpRef<'ir>, is_hidden: bool) -> Result<HashSet<Op>, Diagnostic> {
        let mut search = Liveness::default();
        search.enter(table, is_hidden);
        while let Some(task) = search.tasks.pop() {
            match task {
                Task::Op(op, is_hidden) => {
                    search.tasks.push(Task::Uses(op, is_hidden));
                    if op.has_trait::<SymbolTable>() {
                        search.enter(op, is_hidden_in(op, is_hidden));
                    } else {
                        search.enter_nested(op, is_hidden);
                    }
                }
                Task::Uses(op, is_hidden) => search.add_uses(op, is_hidden)?,
            }
        }
        Ok(search.live)
    }

    /// Adds the operations in `table` that are no symbols, or symbols that cannot be discarded.
    fn enter(&mut self, table: OpRef<'ir>, is_hidden: bool) {
        for op in table.region(0).blocks().flat_map(|block| block.ops()) {
            let is_live = match op.dyn_cast::<SymbolOpInterface<'_>>() {
                None => true,
                Some(symbol) => {
                    let may_discard = is_hidden || symbol.is_private();
                    !(may_discard && symbol.can_discard_on_use_empty())
                        && self.live.insert(op.handle())
                }
            };
            if is_live {
                self.tasks.push(Task::Op(op, is_hidden));
            }
        }
    }

    /// Enters the tables in `op`, which is no table.
    fn enter_nested(&mut self, op: OpRef<'ir>, is_hidden: bool) {
        let mut nested = op.walk(WalkOrder::Pre);
        while let Some(op) = nested.next() {
            if op.has_trait::<SymbolTable>() {
                nested.skip_nested();
                self.enter(op, is_hidden);
            }
        }
    }

    /// Adds the symbols that `op` refers to, with those on the way to nested ones.
    fn add_uses(&mut self, op: OpRef<'ir>, is_hidden: bool) -> Result<(), Diagnostic> {
        let uses = nested_symbol_uses(op).ok_or_else(|| {
            op.error("operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses")
        })?;
        let Some(table) = op.parent_op() else { return Ok(()) };
        for used in uses {
            for symbol in self.resolve(table, used.reference).unwrap_or_default() {
                if self.live.insert(symbol.handle()) {
                    self.tasks.push(Task::Op(symbol, is_hidden));
                }
            }
        }
        Ok(())
    }

    /// The symbols on the path of `reference`, relative to `table`.
    fn resolve(
        &mut self,
        table: OpRef<'ir>,
        reference: SymbolRefAttr<'ir>,
    ) -> Option<Vec<OpRef<'ir>>> {
        let mut at = self.tables.lookup_in(table, reference.root_reference())?;
        let mut path = vec![at];
        for nested in reference.nested_references() {
            if !at.has_trait::<SymbolTable>() {
                return None;
            }
            at = self.tables.lookup_in(at, *nested)?;
            path.push(at);
        }
        Some(path)
    }
}
