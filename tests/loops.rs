//! What loops tell of themselves, against `mlir-opt-22`.
//!
//! Every `.mlir` file in a directory of `tests/loops` is a list of texts between `// -----` lines. Without the peer these
//! tests say so and pass; with `CI` set they fail.

#[path = "support/peer.rs"]
mod peer;

use std::path::Path;
use std::sync::Arc;

use ods_runtime::interfaces::LoopLikeOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::text::parse_source;
use ods_runtime::{BlockRef, Context, Ir, OpRef};

use peer::{BREAK, PEER, files, peer_is_there, run, text_of};

fn parse(text: &str) -> Ir {
    let ctx: Arc<Context> = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => panic!("{errors:?}\n{text}"),
    }
}

/// Gives `check` every text of a directory, and what the peer makes of it.
fn for_each_text(directory: &str, flag: &str, check: fn(&Ir, &str) -> Result<(), String>) {
    if !peer_is_there() {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("loops-{directory}.mlir"));
    let mut failures = Vec::new();
    for file in files(&format!("tests/loops/{directory}"), "mlir") {
        let texts = std::fs::read_to_string(file).expect("case file");
        for text in texts.split(BREAK) {
            std::fs::write(&scratch, text).expect("scratch file");
            let peer = run(PEER, &[flag], &scratch);
            assert!(peer.status.success(), "{text}{}", text_of(&peer.stderr));
            let said = [peer.stdout, peer.stderr].concat();
            if let Err(difference) = check(&parse(text), &text_of(&said)) {
                failures.push(format!("{text}--- {difference}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The blocks in `op`, innermost first, as the peer visits them.
fn blocks<'ir>(op: OpRef<'ir>, found: &mut Vec<BlockRef<'ir>>) {
    for block in op.regions().flat_map(|region| region.blocks()) {
        for op in block.ops() {
            blocks(op, found);
        }
        found.push(block);
    }
}

#[test]
fn blocks_that_may_run_again() {
    for_each_text("cycles", "--test-block-is-in-loop", |ir, peer| {
        let theirs: Vec<bool> = peer
            .lines()
            .filter_map(|line| match line {
                "Block is in a loop" => Some(true),
                "Block is not in a loop" => Some(false),
                _ => None,
            })
            .collect();
        let mut found = Vec::new();
        blocks(ir.root().expect("a module"), &mut found);
        // The module's own block is not asked about.
        found.pop();
        let ours = found.into_iter().map(LoopLikeOpInterface::block_is_in_loop);
        let ours: Vec<bool> = ours.collect();
        if ours == theirs { Ok(()) } else { Err(format!("ours: {ours:?}, peer: {theirs:?}")) }
    });
}

/// A loop whose body never runs is taken away, and one whose body runs once is replaced by it.
#[test]
fn loops_that_run_once_or_never() {
    for_each_text("counts", "--canonicalize", |ir, peer| {
        let theirs = match (peer.contains("scf.for"), peer.contains("dialect.op")) {
            (true, _) => None,
            (false, false) => Some(0),
            (false, true) => Some(1),
        };
        let mut ops = ir.root().expect("a module").walk(WalkOrder::Post);
        let found = ops.find_map(|op| op.dyn_cast::<LoopLikeOpInterface<'_>>());
        let count = found.and_then(LoopLikeOpInterface::static_trip_count);
        let ours = count.and_then(|count| count.to_u64()).filter(|count| *count < 2);
        if ours == theirs { Ok(()) } else { Err(format!("ours: {ours:?}, peer: {theirs:?}")) }
    });
}
