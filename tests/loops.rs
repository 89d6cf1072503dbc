//! Compares the loop interfaces with `mlir-opt-22`.
//!
//! Every `.mlir` file in a directory of `tests/loops` has texts separated by `// -----`. The peer's output is stored
//! in `.out` files (`UPDATE_EXPECT=1 cargo test -p ods` updates them).

use std::path::Path;
use std::sync::Arc;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, files, run_on_text, text_of};
use ods_runtime::interfaces::LoopLikeOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::text::parse_source;
use ods_runtime::{BlockRef, Context, Ir, OpRef};

fn parse(text: &str) -> Ir {
    let ctx: Arc<Context> = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => panic!("{errors:?}\n{text}"),
    }
}

/// Compares `ours` on every text of a directory with `theirs` on the peer's output.
fn for_each_text(directory: &str, flag: &str, ours: fn(&Ir) -> String, theirs: fn(&str) -> String) {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/loops").join(directory);
    let mut failures = String::new();
    for file in files(tests, "mlir") {
        let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
        let texts = std::fs::read_to_string(&file).expect("case file");
        for (i, text) in texts.split(BREAK).enumerate() {
            answers.check(&(i + 1).to_string(), Kept::Text, &ours(&parse(text)), || {
                let peer = run_on_text(MLIR_OPT, &[flag], text);
                assert!(peer.status.success(), "{text}{}", text_of(&peer.stderr));
                theirs(&text_of(&[peer.stdout, peer.stderr].concat()))
            });
        }
        failures += &answers.close();
    }
    assert!(failures.is_empty(), "{failures}");
}

/// The blocks in `op`, innermost first, in the peer's order.
fn add_blocks<'ir>(op: OpRef<'ir>, blocks: &mut Vec<BlockRef<'ir>>) {
    for block in op.regions().flat_map(|region| region.blocks()) {
        for op in block.ops() {
            add_blocks(op, blocks);
        }
        blocks.push(block);
    }
}

#[test]
fn blocks_in_loops() {
    let ours = |ir: &Ir| {
        let mut blocks = Vec::new();
        add_blocks(ir.root().expect("a module"), &mut blocks);
        // The module's own block is excluded.
        blocks.pop();
        let in_loops = blocks.into_iter().map(LoopLikeOpInterface::block_is_in_loop);
        in_loops
            .map(|is_in_loop| if is_in_loop { "in a loop\n" } else { "not in a loop\n" })
            .collect()
    };
    for_each_text("cycles", "--test-block-is-in-loop", ours, |peer| {
        peer.lines()
            .filter_map(|line| line.strip_prefix("Block is "))
            .map(|line| format!("{line}\n"))
            .collect()
    });
}

/// The peer removes loops that never run, and inlines the body of loops that run once.
#[test]
fn loops_that_run_once_or_never() {
    let ours = |ir: &Ir| {
        let mut ops = ir.root().expect("a module").walk(WalkOrder::Post);
        let first_loop = ops.find_map(|op| op.dyn_cast::<LoopLikeOpInterface<'_>>());
        let count = first_loop.and_then(LoopLikeOpInterface::static_trip_count);
        match count.and_then(|count| count.to_u64()) {
            Some(0) => "never".to_owned(),
            Some(1) => "once".to_owned(),
            _ => "not known to run once or never".to_owned(),
        }
    };
    for_each_text("counts", "--canonicalize", ours, |peer| {
        let count = match (peer.contains("scf.for"), peer.contains("dialect.op")) {
            (true, _) => "not known to run once or never",
            (false, false) => "never",
            (false, true) => "once",
        };
        count.to_owned()
    });
}
