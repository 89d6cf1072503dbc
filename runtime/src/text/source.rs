//! Files of operations.

use std::sync::Arc;

use super::ops::OpParser;
use super::parser::Parser;
use crate::context::Context;
use crate::diag::Diagnostic;
use crate::ir::{InsertPoint, Ir, OpState};
use crate::location::Location;

/// Parses a text and checks what it says.
///
/// The root is the `builtin.module` that is the text's only operation, or one made around all of them. Corresponds to
/// `mlir::parseSourceFile<ModuleOp>`.
///
/// # Errors
///
/// What is wrong: usually one diagnostic.
pub fn parse_source(ctx: &Arc<Context>, name: &str, text: &[u8]) -> Result<Ir, Vec<Diagnostic>> {
    let ir = parse_source_unverified(ctx, name, text)?;
    if let Some(root) = ir.root()
        && let Err(error) = crate::verify::verify(root)
    {
        return Err(vec![error]);
    }
    Ok(ir)
}

/// As [`parse_source`], without checking the IR.
///
/// # Errors
///
/// What is wrong with the text.
pub fn parse_source_unverified(
    ctx: &Arc<Context>,
    name: &str,
    text: &[u8],
) -> Result<Ir, Vec<Diagnostic>> {
    let buffer = ctx.add_source(name, text);
    let mut ir = Ir::new(ctx.clone());
    ctx.dialect_hooks(ctx.ident("builtin"));
    let module = ctx.op_name("builtin.module");
    let region = ir.add_region();
    let block = ir.add_block();
    ir.append_block(region, block);
    let mut state = OpState::new(module, Location::file_line_col(ctx, name, 0, 0));
    state.add_region(region);
    let container = ir.create(&state);
    let mut ir = OpParser::new(Parser::new(ctx, &buffer), ir).parse_top_level(block)?;
    let first = ir.block(block).front().filter(|op| op.next().is_none());
    match first.filter(|op| op.name_handle() == module).map(|op| op.handle()) {
        Some(root) => {
            ir.move_op(root, InsertPoint::Detached);
            ir.erase(container);
            ir.set_root(root);
        }
        None => ir.set_root(container),
    }
    Ok(ir)
}
