//! A context shared by several threads.

use std::sync::Arc;

use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Attribute, Context, Ir, Location, Op, Type, Value};

fn is_send<T: Send>() {}
fn is_sync<T: Sync>() {}

#[test]
fn send_and_sync_of_public_types() {
    is_send::<Ir>();
    is_sync::<Ir>();
    is_send::<Context>();
    is_sync::<Context>();
    is_send::<(Op, Value, Type, Attribute, Location)>();
    is_send::<ods_runtime::diag::Diagnostic>();
}

/// A text per thread, with a large common part.
fn text(thread: usize) -> String {
    let mut text = String::from("#map = affine_map<(d0) -> (d0 + 1)>\n");
    for i in 0..200 {
        let shared = i % 17;
        text.push_str(&format!(
            "%{i}:2 = \"t.op{shared}\"() {{a{shared} = {i} : i32, b = dense<[{i}, {shared}]> : tensor<2xi64>, \
             m = #map, s = \"t{thread}x{i}\"}} : () -> (vector<{n}xf32>, tensor<{i}x?xi{w}>)\n",
            n = i + 1,
            w = shared + 1,
        ));
        text.push_str(&format!("\"t.use\"(%{i}#1) : (tensor<{i}x?xi{w}>) -> ()\n", w = shared + 1));
    }
    text
}

fn round_trip(ctx: &Arc<Context>, thread: usize) -> String {
    let ir = parse_source(ctx, &format!("thread{thread}"), text(thread).as_bytes())
        .unwrap_or_else(|errors| panic!("{}", errors[0]));
    let root = ir.root().expect("parsed text has a root");
    ods_runtime::verify::verify(root).expect("valid");
    root.print_top_level(&PrintFlags { debug_info: true, ..PrintFlags::default() })
}

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx
}

#[test]
fn threads_parse_verify_and_print_alike() {
    for _ in 0..8 {
        let ctx = context();
        let texts: Vec<String> = std::thread::scope(|scope| {
            let ctx = &ctx;
            let threads: Vec<_> =
                (0..4).map(|thread| scope.spawn(move || round_trip(ctx, thread))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        });
        for (thread, text) in texts.iter().enumerate() {
            assert_eq!(*text, round_trip(&context(), thread), "as alone");
        }
    }
}

#[test]
fn ir_moves_between_threads() {
    let ctx = context();
    let ir = parse_source(&ctx, "t", text(0).as_bytes()).expect("valid");
    let here = ir.root().map(|root| root.to_string());
    let there = std::thread::spawn(move || ir.root().map(|root| root.to_string()));
    assert_eq!(there.join().expect("no panic"), here);
}
