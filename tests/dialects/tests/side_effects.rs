//! Compares effects of operations, and transformations based on them, with `mlir-opt-22`.
//!
//! Every `.mlir` file in a directory of `tests/side_effects`, and for remarks in the `tests/valid` of `ods`, has
//! texts separated by `// -----`. The peer's output is stored in `.out` files (`UPDATE_EXPECT=1 cargo test -p
//! ods-test-dialects` updates them).

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, files, name_of, run, run_on_text, shown, text_of};
use ods_runtime::ir::WalkOrder;
use ods_runtime::side_effects::{is_op_trivially_dead, is_pure};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, OpRef};

const OURS: &str = env!("CARGO_BIN_EXE_test-opt");

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/side_effects")
}

/// Remarks on every text: positions, operations and order.
#[test]
fn remarks_equal_the_peers() {
    const FLAGS: &[&[&str]] = &[&[], &["--mlir-print-op-generic"], &["--verify-diagnostics"]];
    let compare = |answers: &mut Answers, file: &Path, form: Kept| {
        for flags in FLAGS {
            let key = format!("{} {}", name_of(file), flags.join(" "));
            let form = if flags.is_empty() { form } else { Kept::Sample(4_000) };
            let flags = [&["--split-input-file", "--test-side-effects"], *flags].concat();
            let ours = shown(&run(OURS, &flags, file), file);
            answers.check(key.trim(), form, &ours, || shown(&run(MLIR_OPT, &flags, file), file));
        }
    };
    let mut answers = Answers::of(MLIR_OPT, directory().join("remarks.out"));
    for file in files(directory().join("remarks"), "mlir") {
        compare(&mut answers, &file, Kept::Diagnostics);
    }
    let valid = Path::new(env!("CARGO_MANIFEST_DIR")).join("../valid");
    for file in files(valid, "mlir") {
        compare(&mut answers, &file, Kept::Sample(4_000));
    }
    answers.finish();
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

/// The operations that satisfy `keep` in the last function's body, or in its loop marked as the outer one.
fn remaining_ops(ir: &Ir, in_loop: bool, keep: fn(OpRef<'_>) -> bool) -> Vec<String> {
    let root = ir.root().expect("a module");
    let mut owner = root.region(0).blocks().flat_map(|block| block.ops()).last().expect("ops");
    if in_loop {
        let is_loop = |op: &OpRef<'_>| op.attr("outer").is_some();
        owner = owner.walk(WalkOrder::Pre).find(is_loop).expect("a loop");
    }
    let ops = owner.region(0).blocks().flat_map(|block| block.ops());
    ops.filter(|op| keep(*op)).map(|op| op.name().to_string()).collect()
}

/// Runs `pass` of the peer on every text of `directory`; the remaining operations must be those that `keep` accepts.
fn compare(name: &str, pass: &str, in_loop: bool, keep: fn(OpRef<'_>) -> bool) {
    let mut answers = Answers::of(MLIR_OPT, directory().join(name).with_extension("out"));
    for file in files(directory().join(name), "mlir") {
        let texts = std::fs::read_to_string(&file).expect("case file");
        for (i, text) in texts.split(BREAK).enumerate() {
            let ours = remaining_ops(&parse(text.as_bytes()), in_loop, keep).join(" ");
            answers.check(&format!("{}, {}", name_of(&file), i + 1), Kept::Text, &ours, || {
                let peer = run_on_text(MLIR_OPT, &[pass], text);
                assert!(peer.status.success(), "{text}{}", text_of(&peer.stderr));
                remaining_ops(&parse(&peer.stdout), in_loop, |_| true).join(" ")
            });
        }
    }
    answers.finish();
}

/// Pure operations whose operands are defined outside a loop are hoisted, and no others.
#[test]
fn pure_operations_are_hoisted() {
    compare("hoisted", "--loop-invariant-code-motion", true, |op| {
        !is_pure(op) || op.next().is_none()
    });
}

/// Dead operations are erased, and no others.
#[test]
fn dead_operations_are_erased() {
    compare("dead", "--cse", false, |op| !is_op_trivially_dead(op));
}
