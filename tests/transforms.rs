//! Compares the passes of `ods-opt` with those of `mlir-opt-22`.
//!
//! Every `.mlir` file in a directory of `tests/transforms` has one or more texts, separated by `// -----`. Its first lines may
//! be `// options: ` followed by options, each for a run of its own; without them, the option is `--canonicalize`. The peer's
//! output is stored in the `.out` file next to it; `UPDATE_EXPECT=1 cargo test -p ods --test transforms` updates it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, files, run, shown};
use ods_runtime::ir::Listener;
use ods_runtime::rewrite::{
    GreedyConfig, OperationFolder, PatternSet, Rewriter, Traversal, apply_patterns_greedily,
};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, Op};

const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");

/// The options in the first lines of `text`, for each run. One may have spaces in it; the next one starts with `--`.
fn options(text: &str) -> Vec<Vec<String>> {
    let lines = text.lines().map_while(|line| line.strip_prefix("// options: --"));
    let mut runs: Vec<&str> = lines.collect();
    if runs.is_empty() {
        runs.push("canonicalize");
    }
    let split =
        |run: &&str| run.split(" --").map(|option| format!("--{}", option.trim_end())).collect();
    runs.iter().map(split).collect()
}

/// The directories of `tests/transforms`, sorted.
fn directories() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transforms");
    let entries = std::fs::read_dir(&root).expect("the directory of tests");
    let mut directories: Vec<PathBuf> = entries
        .map(|entry| entry.expect("directory entry").path())
        .filter(|path| path.is_dir())
        .collect();
    directories.sort();
    directories
}

/// Compares the output of both programs for a file. Returns a report of the differences.
fn compare(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("case file");
    let mut answers = Answers::of(MLIR_OPT, file.with_extension("out"));
    for options in options(&text) {
        let mut flags = vec!["--split-input-file"];
        flags.extend(options.iter().map(String::as_str));
        let ours = shown(&run(OURS, &flags, file), file);
        let key = options.join(" ").replace(" =", "_=");
        answers.check(&key, Kept::Text, &ours, || shown(&run(MLIR_OPT, &flags, file), file));
    }
    answers.close()
}

/// `ODS_TRANSFORMS=arith/` restricts the test to files whose path contains that text.
#[test]
fn passes_print_alike() {
    let chosen = std::env::var("ODS_TRANSFORMS").unwrap_or_default();
    let failures: String = directories()
        .iter()
        .flat_map(|directory| files(directory, "mlir"))
        .filter(|file| file.to_string_lossy().contains(&chosen))
        .map(|file| compare(&file))
        .collect();
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn folders_replace_constants_that_were_erased() {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let text = b"%a = arith.constant 1 : i32
        %b = arith.addi %a, %a : i32
        %c = arith.addi %a, %a : i32";
    let mut ir = parse_source(&ctx, "fold.mlir", text).expect("a valid text");
    let root = ir.root().expect("a module").handle();
    let block = ir.op(root).region(0).first_block().expect("a body").handle();
    let sums: Vec<Op> = ir.block(block).ops().skip(1).map(|op| op.handle()).collect();
    let mut folder = OperationFolder::new(&ctx);
    for sum in sums {
        assert!(folder.try_fold(&mut Rewriter::new(&mut ir), sum));
        let constant = ir.block(block).front().expect("the constant").handle();
        assert_eq!(ir.op(constant).to_string(), "%c2_i32 = arith.constant 2 : i32");
        ir.erase(constant);
    }
}

/// The patterns and folders that the driver applied.
#[derive(Debug, Default)]
struct Applied {
    patterns: BTreeSet<&'static str>,
    folded: BTreeSet<String>,
}

impl Listener for Applied {
    fn pattern_applied(&mut self, _: &Ir, pattern: &'static str) {
        self.patterns.insert(pattern);
    }

    fn operation_folded(&mut self, ir: &Ir, op: Op) {
        self.folded.insert(ir.op(op).name().as_str().to_owned());
    }
}

/// Patterns and folders that no text reaches, and why.
const UNREACHED: &[(&str, &str)] = &[
    ("arith.constant", "the driver does not fold constants"),
    ("complex.constant", "the driver does not fold constants"),
    ("func.constant", "the driver does not fold constants"),
    ("index.bool.constant", "the driver does not fold constants"),
    ("index.constant", "the driver does not fold constants"),
    ("llvm.blockaddress", "the driver does not fold constants"),
    ("llvm.dso_local_equivalent", "the driver does not fold constants"),
    ("llvm.mlir.addressof", "the driver does not fold constants"),
    ("llvm.mlir.constant", "the driver does not fold constants"),
    ("llvm.mlir.poison", "the driver does not fold constants"),
    ("llvm.mlir.undef", "the driver does not fold constants"),
    ("llvm.mlir.zero", "the driver does not fold constants"),
    ("ub.poison", "the driver does not fold constants"),
    ("ForallOpReplaceConstantInductionVar", "no dialect has a mapping for `scf.forall`"),
    ("ReplaceIfYieldWithConditionOrValue", "`ConvertTrivialIfToSelect` comes first"),
];

/// Every canonicalization pattern and every folder of the dialects of `ods` is applied to some text.
#[test]
fn texts_reach_every_pattern_and_folder() {
    let mut applied = Applied::default();
    let mut all = BTreeSet::new();
    let files = directories().into_iter().flat_map(|directory| files(directory, "mlir"));
    for text in files.map(|file| std::fs::read_to_string(file).expect("case file")) {
        let traversal =
            match options(&text).iter().flatten().any(|it| it.contains("top-down=false")) {
                true => Traversal::BottomUp,
                false => Traversal::TopDown,
            };
        for part in text.split(BREAK) {
            let ctx = Context::new();
            ctx.register_dialects(ods::DIALECTS);
            ctx.allow_unregistered_dialects(true);
            let Ok(mut ir) = parse_source(&ctx, "text.mlir", part.as_bytes()) else { continue };
            let patterns = PatternSet::canonicalization(&ctx);
            all.extend(patterns.iter().map(|pattern| pattern.name().to_owned()));
            all.extend(ctx.foldable_ops().into_iter().map(str::to_owned));
            let patterns = patterns.freeze();
            let Some(root) = ir.root() else { continue };
            let regions: Vec<_> = root.regions().map(|region| region.handle()).collect();
            for region in regions {
                let config = GreedyConfig {
                    listener: Some(&mut applied),
                    traversal,
                    ..GreedyConfig::default()
                };
                // The driver may stop at its limit, as the peer does.
                let _ = apply_patterns_greedily(&mut ir, region, &patterns, config);
            }
        }
    }
    let reached = |name: &String| {
        applied.patterns.contains(name.as_str())
            || applied.folded.contains(name)
            || UNREACHED.iter().any(|(it, _)| it == name)
    };
    let missing: Vec<&String> = all.iter().filter(|name| !reached(name)).collect();
    assert!(missing.is_empty(), "no text reaches {missing:#?}");
}
