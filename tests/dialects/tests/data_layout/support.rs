//! Helpers of the tests.

use std::sync::Arc;

use ods_runtime::layout::DataLayout;
use ods_runtime::text::Parser;
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Diagnostic, Ir, Op, OpRef, Type};

use crate::custom_layout::CustomLayoutDialect;

/// A context with all dialects.
pub(crate) fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.load::<CustomLayoutDialect>();
    ctx.allow_unregistered_dialects(true);
    ctx.print_op_on_diagnostic(false);
    ctx
}

/// The IR of a valid text.
pub(crate) fn ir(ctx: &Arc<Context>, text: &str) -> Ir {
    match parse(ctx, text) {
        Ok(ir) => ir,
        Err(errors) => panic!("{text}\n{errors:?}"),
    }
}

pub(crate) fn parse(ctx: &Arc<Context>, text: &str) -> Result<Ir, Vec<Diagnostic>> {
    parse_source(ctx, "m.mlir", text.as_bytes())
}

/// Parses `text` as a type.
pub(crate) fn ty(ctx: &Arc<Context>, text: &str) -> Type {
    let buffer = ctx.add_source("type", text.as_bytes());
    Parser::new(ctx, &buffer).parse_type().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The innermost of the nested first operations.
pub(crate) fn innermost(ir: &Ir) -> OpRef<'_> {
    let root = ir.root().expect("parsed text");
    let first = |op: &OpRef<'_>| -> Option<Op> {
        let block = op.regions().next()?.first_block()?;
        block.front().map(|op| op.handle())
    };
    let mut op = root;
    while let Some(inner) = first(&op) {
        op = ir.op(inner);
    }
    op
}

/// The layout of the innermost scope of a text.
pub(crate) fn layout(ctx: &Arc<Context>, text: &str) -> DataLayout {
    DataLayout::closest(innermost(&ir(ctx, text))).expect("layouts that fit")
}

/// The layout of a module with these entries.
pub(crate) fn of_entries(ctx: &Arc<Context>, entries: &str) -> DataLayout {
    layout(ctx, &format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{}}"))
}
