//! Effects of operations, and what follows from them, against `mlir-opt-22`.
//!
//! Every `.mlir` file in a directory of `tests/side_effects`, and for remarks in `tests/valid`, is a list of texts between
//! `// -----` lines. Without the peer these tests say so and pass; with `CI` set they fail.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;

use ods_runtime::ir::WalkOrder;
use ods_runtime::side_effects::{is_op_trivially_dead, is_pure};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, OpRef};

const PEER: &str = "mlir-opt-22";
const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");
const BREAK: &str = "// -----\n";

fn peer_is_there() -> bool {
    if Command::new(PEER).arg("--version").output().is_ok() {
        return true;
    }
    assert!(std::env::var_os("CI").is_none(), "{PEER} is not installed, and CI is set");
    eprintln!("skipped: {PEER} is not installed");
    false
}

fn run(program: &str, flags: &[&str], file: &Path) -> Output {
    Command::new(program)
        .args(["--allow-unregistered-dialect", "--mlir-disable-threading"])
        .args(flags)
        .arg(file)
        .output()
        .unwrap_or_else(|error| panic!("{program}: {error}"))
}

fn files(directory: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&root)
        .unwrap_or_else(|error| panic!("{}: {error}", root.display()))
        .map(|entry| entry.expect("directory entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "mlir"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no cases in {}", root.display());
    files
}

/// The remarks of both on every text: places, operations and order.
#[test]
fn remarks_are_alike() {
    const FLAGS: &[&[&str]] = &[&[], &["--mlir-print-op-generic"], &["--verify-diagnostics"]];
    if !peer_is_there() {
        return;
    }
    let mut failures = Vec::new();
    for file in [files("tests/side_effects/remarks"), files("tests/valid")].concat() {
        for flags in FLAGS {
            let flags = [&["--split-input-file", "--test-side-effects"], *flags].concat();
            let (ours, peer) = (run(OURS, &flags, &file), run(PEER, &flags, &file));
            if ours.stderr != peer.stderr || ours.stdout != peer.stdout {
                let text = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
                let (mine, theirs) = (text(&ours), text(&peer));
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
    for texts in files(&format!("tests/side_effects/{directory}")) {
        let texts = std::fs::read_to_string(texts).expect("case file");
        for text in texts.split(BREAK) {
            std::fs::write(&file, text).expect("scratch file");
            let peer = run(PEER, &[pass], &file);
            assert!(peer.status.success(), "{text}{}", String::from_utf8_lossy(&peer.stderr));
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
