//! Custom builders of definitions.
//!
//! Each case builds the body of a function with the given arguments. `tests/builders/NAME.txt` has the expected text
//! in both forms (`UPDATE_EXPECT=1` updates it). If available, `mlir-opt-22` must print the same for the generic
//! form.

#[path = "builders/branches.rs"]
mod branches;
#[path = "builders/buffers.rs"]
mod buffers;
#[path = "builders/calls.rs"]
mod calls;
#[path = "builders/regions.rs"]
mod regions;

use std::path::Path;
use std::sync::Arc;

use ods::func::{FuncOp, ReturnOp};
use ods_peer::{MLIR_OPT, is_there, run_on_text, text_of};
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::verify::verify;
use ods_runtime::{Context, Ir, OpBuilder, Value};

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.load::<ods::async_::AsyncDialect>();
    ctx.load::<ods::cf::ControlFlowDialect>();
    ctx.load::<ods::func::FuncDialect>();
    ctx.load::<ods::index::IndexDialect>();
    ctx.load::<ods::memref::MemRefDialect>();
    ctx.load::<ods::scf::SCFDialect>();
    ctx
}

fn print(ir: &Ir, generic: bool) -> String {
    let root = ir.root().expect("a module");
    root.print_top_level(&PrintFlags { generic, ..PrintFlags::default() })
}

/// The peer's output for a text.
fn peer(text: &str, flags: &[&str]) -> String {
    let output = run_on_text(MLIR_OPT, flags, text);
    assert!(output.status.success(), "the peer rejects\n{text}\n{}", text_of(&output.stderr));
    text_of(&output.stdout)
}

/// Builds a function with these arguments, and compares its text with `tests/builders/NAME.txt` and the peer. Adds an
/// empty `return` unless there is a terminator.
fn check(name: &str, arguments: &str, build: impl FnOnce(&mut OpBuilder<'_>, &[Value])) {
    check_in(name, "", arguments, build);
}

/// Like [`check`], with other operations before the function.
fn check_in(
    name: &str,
    before: &str,
    arguments: &str,
    build: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
) {
    let ctx = context();
    let text = format!("{before}\nfunc.func @f({arguments}) {{\n  return\n}}\n");
    let mut ir = parse_source(&ctx, "test.mlir", text.as_bytes()).expect("valid text");
    let functions = ir.root().expect("a module").walk(WalkOrder::Pre);
    let body = functions.filter_map(|op| op.dyn_cast::<FuncOp<'_>>()).last().expect("a function");
    let (loc, body) = (body.loc(), body.body());
    let block = body.first_block().expect("a block");
    let end = block.back().expect("a return").handle();
    let arguments: Vec<Value> = block.arguments().map(|value| value.handle()).collect();
    let block = block.handle();
    ir.erase(end);
    let mut b = OpBuilder::new(&mut ir, InsertPoint::End(block), loc);
    build(&mut b, &arguments);
    let last = body_end(&ir);
    if let Some(block) = last {
        let mut b = OpBuilder::at_end(&mut ir, block, loc);
        ReturnOp::build_empty(&mut b);
    }
    if let Err(error) = verify(ir.root().expect("a module")) {
        panic!("{name}: {error:?}\n{}", print(&ir, true));
    }
    let (custom, generic) = (print(&ir, false), print(&ir, true));
    let got = format!("{custom}\n{generic}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/builders/{name}.txt"));
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &got).expect("writable");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(got, expected, "{name}: UPDATE_EXPECT=1 writes {}", path.display());
    if is_there(MLIR_OPT) {
        let theirs = peer(&generic, &[]);
        assert_eq!(custom.trim_end(), theirs.trim_end(), "{name}: custom form, peer right");
        let theirs = peer(&generic, &["--mlir-print-op-generic"]);
        assert_eq!(generic.trim_end(), theirs.trim_end(), "{name}: generic form, peer right");
    }
}

/// The last block of the function, unless it has a terminator.
fn body_end(ir: &Ir) -> Option<ods_runtime::Block> {
    let functions = ir.root()?.walk(WalkOrder::Pre);
    let function = functions.filter_map(|op| op.dyn_cast::<FuncOp<'_>>()).last()?;
    let block = function.body().last_block()?;
    block.terminator().is_none().then(|| block.handle())
}
