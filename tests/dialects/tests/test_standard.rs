//! The standard interfaces of operations, with `defs/standard.td`.

include!(concat!(env!("OUT_DIR"), "/standard.rs"));

#[path = "standard/destinations.rs"]
mod destinations;
#[path = "standard/effects.rs"]
mod effects;
#[path = "standard/loops.rs"]
mod loops;
#[path = "standard/shapes.rs"]
mod shapes;
#[path = "standard/views.rs"]
mod views;

use std::sync::Arc;

use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, OpRef};

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<kit::KitDialect>();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    ctx.print_op_on_diagnostic(false);
    ctx
}

/// Parses the operations of `text`, in a module.
fn parse(text: &str) -> Ir {
    match parse_source(&context(), "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => panic!("{errors:?}"),
    }
}

/// The error in `text`.
fn error(text: &str) -> String {
    match parse_source(&context(), "test.mlir", text.as_bytes()) {
        Ok(_) => panic!("{text} is accepted"),
        Err(errors) => errors.first().map(|error| error.message().to_owned()).unwrap_or_default(),
    }
}

/// The operations of the module.
fn ops(ir: &Ir) -> Vec<OpRef<'_>> {
    let root = ir.root().expect("a module");
    root.region(0).blocks().flat_map(|block| block.ops()).collect()
}
