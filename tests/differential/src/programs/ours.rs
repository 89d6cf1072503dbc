//! Answers texts with the dialect that odsgen generates, like `peer.cpp`.

#![allow(dead_code)]
#![recursion_limit = "512"]

include!("dialect.rs");

use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ods_runtime::diag::Renderer;
use ods_runtime::prelude::*;

fn answer(text: &str, mut write: impl FnMut(&str)) {
    let ctx = Context::new();
    ctx.register_dialects(&[ods_runtime::DialectEntry::of::<d::DDialect>()]);
    ctx.allow_unregistered_dialects(true);
    match parse_source(&ctx, "text.mlir", text.as_bytes()) {
        Ok(ir) => {
            let module = ir.root().expect("a module");
            write("valid");
            write("");
            write(&module.print_top_level(&PrintFlags::default()));
            write(&module.print_top_level(&PrintFlags { generic: true, ..PrintFlags::default() }));
        }
        Err(errors) => {
            write("invalid");
            let renderer = Renderer::default();
            let errors: String = errors.iter().map(|error| renderer.render(&ctx, error)).collect();
            write(&errors);
        }
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| ()));
    let file = std::env::args().nth(1).expect("a file");
    let texts = std::fs::read_to_string(file).expect("a file of texts");
    let mut out = std::io::stdout().lock();
    for text in texts.split_terminator('\x1e') {
        let mut answers = Vec::new();
        let write = |part: &str| answers.extend_from_slice(format!("{part}\x1f").as_bytes());
        let result = catch_unwind(AssertUnwindSafe(|| answer(text, write)));
        out.write_all(&answers).expect("standard output");
        if result.is_err() {
            out.write_all(b"crashed\x1f").expect("standard output");
        }
        out.write_all(b"\x1e").expect("standard output");
    }
}
