//! Functions that are declared where operations are converted to calls of them.

use std::sync::Arc;

use ods_runtime::conversion::ConversionRewriter;
use ods_runtime::ir::{InsertPoint, OpRef};
use ods_runtime::symbol::{nearest_symbol_table, symbol_name};
use ods_runtime::types::Type;
use ods_runtime::{Ident, Op};

use crate::llvm::{LLVMFuncOp, LLVMFunctionType};

/// The symbol of `table` with a name. While it is converted, this is what it is converted to.
fn lookup<'r>(table: Op, name: Ident, r: &'r ConversionRewriter<'_>) -> Option<OpRef<'r>> {
    let block = r.op(table).region(0).first_block()?;
    block.ops().find(|it| symbol_name(*it) == Some(name))
}

/// A name that starts with `prefix` and that no symbol of `table` has.
pub(super) fn unused_name(table: Op, prefix: &str, r: &ConversionRewriter<'_>) -> String {
    let is_used = |name: &str| lookup(table, r.ctx().ident(name), r).is_some();
    if !is_used(prefix) {
        return prefix.to_owned();
    }
    let mut numbers = 0_u32..;
    let names = std::iter::from_fn(|| Some(format!("{prefix}_{}", numbers.next()?)));
    names.into_iter().find(|name| !is_used(name)).unwrap_or_default()
}

/// The name of a function that `op` calls: `name`, or one with a number if another symbol has that name. It is declared at the
/// start of the closest symbol table, unless it is there. Corresponds to `lookupOrCreateReservedFn`.
///
/// A function with the same name and another type is an error.
pub(super) fn declared(
    op: Op,
    name: &str,
    params: &[Type],
    result: Type,
    r: &mut ConversionRewriter<'_>,
) -> Option<String> {
    let ctx = Arc::clone(r.ctx());
    let Some(table) = nearest_symbol_table(r.op(op)).map(|it| it.handle()) else {
        return r.no_match(op, "there is no symbol table for the function that it calls");
    };
    let ty = LLVMFunctionType::get(&ctx, ctx.type_ref(result), params, false);
    let found = lookup(table, ctx.ident(name), r).and_then(|it| it.dyn_cast::<LLVMFuncOp<'_>>());
    if let Some(found) = found {
        if found.function_type() == ty {
            return Some(name.to_owned());
        }
        let message = format!(
            "redefinition of reserved function '{name}' of different type '{}' is prohibited",
            found.function_type()
        );
        ctx.emit(found.error(message));
        return r.no_match(op, "a function has the name of the one that it calls");
    }
    let name = unused_name(table, name, r);
    let (loc, block) = (r.op(table).loc(), r.op(table).region(0).first_block()?.handle());
    r.guarded(|b| {
        b.set_insert_point(InsertPoint::Start(block));
        b.set_loc(loc);
        LLVMFuncOp::build(b, &name, ty);
    });
    Some(name)
}
