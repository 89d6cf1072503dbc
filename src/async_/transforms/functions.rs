//! New functions of a module.

use ods_runtime::builtin::ModuleOp;
use ods_runtime::ir::InsertPoint;
use ods_runtime::symbol::{SymbolTables, nearest_symbol_table};
use ods_runtime::types::FunctionType;
use ods_runtime::{Block, Ir, Op, OpBuilder, Type};

use crate::func::FuncOp;

/// The module whose functions `op` can call.
pub(super) fn module_around(ir: &Ir, op: Op) -> Option<Op> {
    let table = nearest_symbol_table(ir.op(op))?;
    table.isa::<ModuleOp<'_>>().then(|| table.handle())
}

/// Adds a private function to `module`, and an entry block with its arguments. Operations are created there next. Returns the
/// function, its name and the block.
pub(super) fn create_function(
    b: &mut OpBuilder<'_>,
    module: Op,
    name: &str,
    inputs: &[Type],
    results: &[Type],
) -> (Op, String, Block) {
    let name = unique_name(b.ir(), module, name);
    if let Some(block) = b.op(module).region(0).first_block() {
        let block = block.handle();
        b.set_insert_point(InsertPoint::End(block));
    }
    let ctx = b.ctx().clone();
    let func = FuncOp::build(b, &name, FunctionType::get(&ctx, inputs, results));
    b.ir_mut().edit::<FuncOp<'_>>(func).set_sym_visibility(Some("private"));
    let body = b.ir().get(func).body().handle();
    let block = b.create_block(body, inputs.iter().copied());
    (func.op(), name, block)
}

/// `name`, with a number if it is taken in `module`.
fn unique_name(ir: &Ir, module: Op, name: &str) -> String {
    let mut tables = SymbolTables::new();
    let names = std::iter::once(name.to_owned());
    let mut names = names.chain((0..).map(|count| format!("{name}_{count}")));
    let is_free = |name: &String| tables.lookup_in(ir.op(module), ir.ctx().ident(name)).is_none();
    names.find(is_free).unwrap_or_default()
}
