//! Passes on random modules in which values depend on themselves, in graph regions and in unreachable blocks: they neither
//! panic nor run without end, and leave valid IR. The peer does both, so that it is not asked.
//!
//! The test checks a few hundred modules. `ODS_RANDOM_CYCLES=20000 cargo test --release -p ods --test random_cycles` checks
//! more of them, and writes those that fail below the target directory.

#[path = "random_cycles/generator.rs"]
mod generator;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ods::transforms::remove_dead_values::RemoveDeadValues;
use ods::transforms::single_fold::SingleFold;
use ods::transforms::{
    ControlFlowSink, Inliner, LocationSnapshot, LoopInvariantCodeMotion, Mem2Reg, SCCP, SROA,
};
use ods_runtime::Context;
use ods_runtime::diag::Renderer;
use ods_runtime::pass::{PassManager, common_passes};
use ods_runtime::text::{parse_source, parse_source_unverified};
use ods_runtime::verify::verify;

const MODULES: u64 = 300;

/// The pipelines, which all modules run through.
const PIPELINES: &[&str] = &[
    "canonicalize",
    "cse",
    "test-single-fold",
    "inline",
    "canonicalize{top-down=true},cse,canonicalize",
    "canonicalize{region-simplify=aggressive}",
    "canonicalize{region-simplify=disabled max-iterations=2}",
    "test-single-fold,cse,inline,canonicalize",
    "sccp",
    "sccp,canonicalize,sccp",
    "control-flow-sink,sccp",
    "sroa,mem2reg",
    "remove-dead-values",
    "remove-dead-values{canonicalize=false},cse",
    "int-range-optimizations",
    "arith-unsigned-when-equivalent,arith-int-range-narrowing{int-bitwidths-supported=8,32}",
    "snapshot-op-locations{filename=/dev/null},loop-invariant-code-motion",
];

/// No pipeline takes longer for one of these small modules.
const LIMIT: Duration = Duration::from_secs(10);

/// Runs a pipeline. Returns whether the module is valid. The error says what is wrong after the passes.
fn run(text: &str, pipeline: &str) -> Result<bool, String> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    let shown = |errors: Vec<ods_runtime::Diagnostic>| {
        let texts = errors.iter().map(|error| Renderer::default().render(&ctx, error));
        texts.collect::<String>()
    };
    let mut ir = parse_source_unverified(&ctx, "cycles.mlir", text.as_bytes()).map_err(shown)?;
    if verify(ir.root().expect("a module")).is_err() {
        return Ok(false);
    }
    let root = ir.root().expect("a module").handle();
    let mut passes = common_passes();
    passes.add(SingleFold);
    passes.add(Inliner::default());
    passes.add(SCCP::default());
    passes.add(ControlFlowSink::default());
    passes.add(Mem2Reg::default());
    passes.add(RemoveDeadValues::default());
    passes.add(SROA::default());
    passes.add(LocationSnapshot::default());
    passes.add(LoopInvariantCodeMotion::default());
    ods::arith::transforms::add_passes(&mut passes);
    let manager = PassManager::parse(&format!("builtin.module({pipeline})"), &passes);
    let errors = Arc::new(Mutex::new(Vec::new()));
    let collected = errors.clone();
    ctx.add_diagnostic_handler(Arc::new(move |_, error| {
        collected.lock().expect("no panic").push(error.clone());
        true
    }));
    if manager.map_err(|error| error.to_string())?.run(&mut ir, root).is_err() {
        let errors = errors.lock().expect("no panic").clone();
        // In a region of an operation that is unreachable, only values of the same block are visible, so that a value of
        // another unreachable block must not replace one of them. Like upstream, nothing checks that.
        let is_dominance = |it: &ods_runtime::Diagnostic| it.message().contains("not dominate");
        let is_unreachable = text.contains("^bb0(%b0") && errors.iter().all(is_dominance);
        // A pass whose patterns go on for ever on values that depend on themselves gives up. The peer goes on.
        let is_endless = |it: &ods_runtime::Diagnostic| {
            it.message() == "greedy pattern rewrite failed to converge"
        };
        let is_expected = is_unreachable || !errors.is_empty() && errors.iter().all(is_endless);
        return if is_expected { Ok(true) } else { Err(shown(errors)) };
    }
    let text = ir.op(root).to_string();
    parse_source(&ctx, "again.mlir", text.as_bytes()).map(|_| true).map_err(shown)
}

/// Runs `pipeline` on the module of `seed`. Returns whether the module is valid; `None` if something is wrong.
fn check(seed: u64, pipeline: &str) -> Option<bool> {
    let text = generator::Generator::module(seed);
    let start = Instant::now();
    let result = catch_unwind(AssertUnwindSafe(|| run(&text, pipeline)));
    let problem = match result {
        Ok(Ok(is_valid)) if start.elapsed() < LIMIT => return Some(is_valid),
        Ok(Ok(_)) => "takes too long".to_owned(),
        Ok(Err(error)) => error,
        Err(_) => "panics".to_owned(),
    };
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random-cycles");
    std::fs::create_dir_all(&directory).expect("a directory for modules that fail");
    let path = directory.join(format!("{seed}.mlir"));
    std::fs::write(&path, format!("// {pipeline}\n{text}")).expect("a module that fails");
    eprintln!("{}, {pipeline}: {problem}", path.display());
    None
}

#[test]
fn passes_end_on_values_that_depend_on_themselves() {
    let count = std::env::var("ODS_RANDOM_CYCLES").ok().and_then(|it| it.parse().ok());
    let (mut valid, mut all, mut failed) = (0, 0, 0);
    for seed in 1..=count.unwrap_or(MODULES) {
        // Each module runs through two of the pipelines, or in a long run through all.
        let is_chosen = |index: usize| count.is_some() || (seed as usize + index).is_multiple_of(4);
        let chosen = PIPELINES.iter().enumerate().filter(|(index, _)| is_chosen(*index));
        for (_, pipeline) in chosen {
            all += 1;
            match check(seed, pipeline) {
                Some(is_valid) => valid += usize::from(is_valid),
                None => failed += 1,
            }
        }
    }
    assert_eq!(failed, 0, "runs that fail");
    assert!(valid > all / 2, "{valid} of {all} modules are valid");
}

/// Modules with conditions whose regions use their own results, or those of the condition beside or around them.
const CONDITIONS: &[&str] = &[
    r#"%c, %x = "t.s"() : () -> (i1, i32)
    %v = scf.if %c -> (i32) {
      %i = scf.if %c -> (i32) { scf.yield %x : i32 } else { scf.yield %v : i32 }
      scf.yield %i : i32
    } else { scf.yield %v : i32 }
    "t.u"(%v) : (i32) -> ()"#,
    r#"%c, %x = "t.s"() : () -> (i1, i32)
    scf.if %c { "t.b"() : () -> () }
    %v = scf.if %c -> (i32) { "t.a"() : () -> () scf.yield %v : i32 } else { scf.yield %x : i32 }
    "t.u"(%v) : (i32) -> ()"#,
    r#"%c, %d, %x = "t.s"() : () -> (i1, i1, i32)
    %v = scf.if %c -> (i32) {
      %i = scf.if %d -> (i32) { scf.yield %v : i32 } else { scf.yield %x : i32 }
      scf.yield %i : i32
    } else { scf.yield %x : i32 }
    "t.u"(%v) : (i32) -> ()"#,
    r#"%c = "t.s"() : () -> i1
    scf.if %c { scf.if %c { "t.b"(%v) : (i32) -> () } }
    scf.if %c { scf.if %c { "t.b"(%w) : (i32) -> () } }
    %v = scf.if %c -> (i32) {
      %i = scf.if %c -> (i32) { scf.yield %x : i32 } else { scf.yield %v : i32 }
      scf.yield %i : i32
    } else { scf.yield %v : i32 }
    %w = "t.s"() : () -> i32
    %x = "t.s"() : () -> i32"#,
];

#[test]
fn conditions_that_use_their_own_results_stay_valid() {
    for text in CONDITIONS {
        for pipeline in PIPELINES {
            assert_eq!(run(text, pipeline), Ok(true), "{pipeline}:\n{text}");
        }
    }
}
