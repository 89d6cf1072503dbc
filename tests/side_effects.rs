//! Effects of operations, and what follows from them, against `mlir-opt-22`.
//!
//! Every `.mlir` file in a directory of `tests/side_effects`, and for remarks in `tests/valid`, is a list of texts between
//! `// -----` lines. Without the peer these tests say so and pass; with `CI` set they fail.

#[path = "support/peer.rs"]
mod peer;

use std::path::Path;
use std::sync::Arc;

use ods_runtime::ir::WalkOrder;
use ods_runtime::side_effects::{is_op_trivially_dead, is_pure};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, OpRef};

use peer::{BREAK, OURS, PEER, files, peer_is_there, run, text_of};

/// The remarks of both on every text: places, operations and order.
#[test]
fn remarks_are_alike() {
    const FLAGS: &[&[&str]] = &[&[], &["--mlir-print-op-generic"], &["--verify-diagnostics"]];
    if !peer_is_there() {
        return;
    }
    let mut failures = Vec::new();
    for file in [files("tests/side_effects/remarks", "mlir"), files("tests/valid", "mlir")].concat()
    {
        for flags in FLAGS {
            let flags = [&["--split-input-file", "--test-side-effects"], *flags].concat();
            let (ours, peer) = (run(OURS, &flags, &file), run(PEER, &flags, &file));
            if ours.stderr != peer.stderr || ours.stdout != peer.stdout {
                let (mine, theirs) = (text_of(&ours.stderr), text_of(&peer.stderr));
                let mut lines = mine.lines().zip(theirs.lines());
                let first = lines.find(|(mine, theirs)| mine != theirs);
                failures.push(format!("{} {flags:?}: {first:?}", file.display()));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn parse(text: &[u8]) -> Ir {
    let ctx: Arc<Context> = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    match parse_source(&ctx, "test.mlir", text) {
        Ok(ir) => ir,
        Err(errors) => panic!("{errors:?}\n{}", String::from_utf8_lossy(text)),
    }
}

/// The operations in the last function's body that satisfy `keep`, or in the loop of it that is
/// marked as the outer one.
fn kept(ir: &Ir, in_loop: bool, keep: fn(OpRef<'_>) -> bool) -> Vec<String> {
    let root = ir.root().expect("a module");
    let mut owner = root.region(0).blocks().flat_map(|block| block.ops()).last().expect("ops");
    if in_loop {
        let is_loop = |op: &OpRef<'_>| op.attr("outer").is_some();
        owner = owner.walk(WalkOrder::Pre).find(is_loop).expect("a loop");
    }
    let ops = owner.region(0).blocks().flat_map(|block| block.ops());
    ops.filter(|op| keep(*op)).map(|op| op.name().to_string()).collect()
}

/// Runs `pass` of the peer on every text of `directory`: what it leaves is what we keep.
fn compare(directory: &str, pass: &str, in_loop: bool, keep: fn(OpRef<'_>) -> bool) {
    if !peer_is_there() {
        return;
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{directory}.mlir"));
    let mut failures = Vec::new();
    for texts in files(&format!("tests/side_effects/{directory}"), "mlir") {
        let texts = std::fs::read_to_string(texts).expect("case file");
        for text in texts.split(BREAK) {
            std::fs::write(&file, text).expect("scratch file");
            let peer = run(PEER, &[pass], &file);
            assert!(peer.status.success(), "{text}{}", text_of(&peer.stderr));
            let theirs = kept(&parse(&peer.stdout), in_loop, |_| true);
            let ours = kept(&parse(text.as_bytes()), in_loop, keep);
            if ours != theirs {
                failures.push(format!("{text}--- ours: {ours:?}\n--- peer: {theirs:?}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Pure operations whose operands come from outside of a loop are moved out of it, and no others.
#[test]
fn what_is_pure_is_moved_out_of_loops() {
    compare("hoisted", "--loop-invariant-code-motion", true, |op| {
        !is_pure(op) || op.next().is_none()
    });
}

/// Operations that nobody needs are erased, and no others.
#[test]
fn what_is_dead_is_erased() {
    compare("dead", "--cse", false, |op| !is_op_trivially_dead(op));
}
