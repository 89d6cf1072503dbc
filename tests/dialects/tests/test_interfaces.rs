//! Interfaces from definitions: `defs/interfaces.td`, with the examples of `docs/interfaces.md`.

include!(concat!(env!("OUT_DIR"), "/interfaces.rs"));

#[path = "interfaces/dialects.rs"]
mod dialects;
#[path = "interfaces/external.rs"]
mod external;
#[path = "interfaces/hooks.rs"]
mod hooks;
#[path = "interfaces/in_rust.rs"]
mod in_rust;
#[path = "interfaces/inheritance.rs"]
mod inheritance;
#[path = "interfaces/kinds.rs"]
mod kinds;
#[path = "interfaces/methods.rs"]
mod methods;
#[path = "interfaces/promises.rs"]
mod promises;
#[path = "interfaces/verification.rs"]
mod verification;

use std::sync::Arc;

use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, OpRef};

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<zoo::ZooDialect>();
    ctx.allow_unregistered_dialects(true);
    ctx.print_op_on_diagnostic(false);
    ctx
}

/// Parses the operations of `text`, in a module.
fn parse(ctx: &Arc<Context>, text: &str) -> Ir {
    match parse_source(ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => panic!("{errors:?}"),
    }
}

/// The error in `text`.
fn error(ctx: &Arc<Context>, text: &str) -> String {
    match parse_source(ctx, "test.mlir", text.as_bytes()) {
        Ok(_) => panic!("{text} is accepted"),
        Err(errors) => errors.first().map(|error| error.message().to_owned()).unwrap_or_default(),
    }
}

/// The operations of the module.
fn ops(ir: &Ir) -> Vec<OpRef<'_>> {
    let root = ir.root().expect("a module");
    root.region(0).blocks().flat_map(|block| block.ops()).collect()
}
