//! Functions shared by the tests.

use std::sync::Arc;

use ods_runtime::ir::{InsertPoint, OpBuilder};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Context, Ir, Location, OpRef, Type, Value};

/// A context with the dialects of the documents and of `ods`.
pub(crate) fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.load::<crate::foo::FooDialect>();
    ctx.load::<crate::kinds::KindsDialect>();
    ctx.load::<crate::my_dialect::LayoutDialect>();
    ctx.load::<crate::my::MyDialect>();
    ctx.load::<crate::mydialect::MyDialect>();
    ctx.load::<crate::tf::TFDialect>();
    ctx.load::<crate::vector::VectorDialect>();
    ctx.allow_unregistered_dialects(true);
    ctx.print_op_on_diagnostic(false);
    ctx
}

/// The IR of a valid text.
pub(crate) fn parse(ctx: &Arc<Context>, text: &str) -> Ir {
    parse_source(ctx, "test.mlir", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// The message of the first error in a text.
pub(crate) fn error(ctx: &Arc<Context>, text: &str) -> String {
    match parse_source(ctx, "test.mlir", text.as_bytes()) {
        Ok(_) => panic!("{text} is accepted"),
        Err(errors) => errors[0].message().to_owned(),
    }
}

/// The operations of the module.
pub(crate) fn ops(ir: &Ir) -> Vec<OpRef<'_>> {
    let root = ir.root().expect("a module");
    root.region(0).blocks().flat_map(|block| block.ops()).collect()
}

/// The type that `text` is.
pub(crate) fn ty(ctx: &Arc<Context>, text: &str) -> Type {
    ctx.parse_type(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Runs `test` with a builder in a block with an argument of each type.
pub(crate) fn with_builder(types: &[&str], test: impl FnOnce(&mut OpBuilder<'_>, &[Value])) {
    let ctx = context();
    let mut ir = Ir::new(ctx.clone());
    let block = ir.add_block();
    let values: Vec<Value> = types
        .iter()
        .map(|text| ir.add_argument(block, ty(&ctx, text), Location::UNKNOWN))
        .collect();
    test(&mut OpBuilder::new(&mut ir, InsertPoint::End(block), Location::UNKNOWN), &values);
}

/// The generic form of an operation.
pub(crate) fn generic(op: OpRef<'_>) -> String {
    let flags = PrintFlags { generic: true, ..PrintFlags::default() };
    op.print_top_level(&flags).trim_end().to_owned()
}
