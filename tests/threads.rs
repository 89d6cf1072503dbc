//! Nested pipelines give the same on several threads as on one: IR with the order of uses, diagnostics, texts, statistics.
//!
//! Debug builds use threads for every nested pipeline. `ODS_THREADS=200 cargo test --release -p ods --test threads --
//! --ignored` processes a large module that many times.

#[path = "random_programs/generator.rs"]
mod generator;

use std::path::Path;
use std::sync::{Arc, Mutex};

use ods_peer::{BREAK, files, run_on_text, text_of};
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::pass::{DisplayMode, FnPass, PassFailure, PassManager, PassResult, common_passes};
use ods_runtime::symbol::symbol_name;
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::types::IntegerType;
use ods_runtime::{Context, Ir, Location, Op, OpState};

/// What a run leaves behind.
#[derive(PartialEq, Debug)]
struct Run {
    is_ok: bool,
    text: String,
    diagnostics: Vec<String>,
    statistics: String,
}

fn context(threads: usize) -> (Arc<Context>, Arc<Mutex<Vec<String>>>) {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    ctx.set_num_threads(Some(threads));
    let diagnostics = Arc::new(Mutex::new(Vec::new()));
    let log = diagnostics.clone();
    ctx.add_diagnostic_handler(Arc::new(move |_, diagnostic| {
        log.lock().expect("no panic").push(diagnostic.message().to_owned());
        true
    }));
    (ctx, diagnostics)
}

/// Runs `manager` on `text`. `None` if the text is invalid.
fn run(text: &str, threads: usize, manager: impl FnOnce() -> PassManager) -> Option<Run> {
    let (ctx, diagnostics) = context(threads);
    let mut ir = parse_source(&ctx, "threads.mlir", text.as_bytes()).ok()?;
    diagnostics.lock().expect("no panic").clear();
    let root = ir.root()?.handle();
    let mut manager = manager();
    let is_ok = manager.run(&mut ir, root).is_ok();
    let generic =
        PrintFlags { generic: true, debug_info: true, value_users: true, ..PrintFlags::default() };
    let statistics = manager.statistics_report(DisplayMode::Tree);
    let custom = PrintFlags { debug_info: true, ..PrintFlags::default() };
    let print = |flags| ir.op(root).print_top_level(flags);
    let text = print(&generic) + &print(&custom) + &print(&PrintFlags::default());
    let diagnostics = diagnostics.lock().expect("no panic").clone();
    Some(Run { is_ok, text, diagnostics, statistics })
}

fn parsed(pipeline: &str) -> PassManager {
    let mut passes = common_passes();
    ods::add_passes(&mut passes);
    PassManager::parse(pipeline, &passes).expect("a valid pipeline")
}

const PIPELINES: &[&str] = &[
    "builtin.module(func.func(canonicalize,cse))",
    "builtin.module(any(cse,sccp,canonicalize),func.func(sroa,mem2reg,canonicalize))",
    "builtin.module(func.func(loop-invariant-code-motion,control-flow-sink),canonicalize,func.func(cse))",
    "builtin.module(func.func(cse),inline,func.func(canonicalize{region-simplify=aggressive}))",
];

/// Compares the pipelines in `pipelines` on `text`.
fn compare(text: &str, name: &str, pipelines: &[&str]) {
    for pipeline in pipelines {
        let Some(one) = run(text, 1, || parsed(pipeline)) else { return };
        let several = run(text, 3, || parsed(pipeline)).expect("a valid text");
        assert_eq!(one, several, "{pipeline} on {name}");
    }
}

#[test]
fn random_programs_come_out_alike() {
    for seed in 0..15 {
        let programs = (0..6).map(|index| {
            let program = generator::Generator::program(100 * seed + index);
            program.replace('@', &format!("@p{index}_"))
        });
        let text: String = programs.collect();
        compare(&text, &format!("seed {seed}"), PIPELINES);
    }
}

/// Nested pipelines in nested pipelines.
#[test]
fn nested_modules_come_out_alike() {
    let pipelines = [
        "builtin.module(builtin.module(func.func(canonicalize,cse)))",
        "builtin.module(builtin.module(builtin.module(func.func(sccp,canonicalize)),func.func(cse)))",
        "builtin.module(any(any(any(cse),canonicalize),inline))",
    ];
    for seed in 0..10 {
        let module = |index: u64| {
            let program = generator::Generator::program(1000 * seed + index);
            format!("module @m{index} {{\n{program}}}\n")
        };
        let inner: String = (0..3).map(module).collect();
        let outer = |index: u64| {
            let program = generator::Generator::program(1000 * seed + 100 + index);
            format!("module @o{index} {{\n{inner}{program}}}\n")
        };
        let text: String = (0..3).map(outer).collect();
        compare(&text, &format!("seed {seed}"), &pipelines);
    }
}

/// A clone of the IR of a pass may outlive the pipeline.
#[test]
fn passes_may_keep_clones_of_the_ir() {
    let clones = Arc::new(Mutex::new(Vec::new()));
    let kept = clones.clone();
    let pass = move |ir: &mut Ir, op: Op| {
        kept.lock().expect("no panic").push((ir.clone(), op));
        ir.erase(first(ir, op));
        Ok(())
    };
    let run = run_on_functions(3, 2, pass);
    assert!(run.is_ok);
    assert_eq!(run.text.matches("arith.constant").count(), 0);
    let clones = clones.lock().expect("no panic");
    let mut texts: Vec<String> = clones.iter().map(|(ir, op)| ir.op(*op).to_string()).collect();
    texts.sort();
    for (index, text) in texts.iter().enumerate() {
        let constant = format!("%c{index}_i32 = arith.constant {index} : i32");
        assert!(text.contains(&constant), "{text}");
    }
}

#[test]
fn texts_of_tests_come_out_alike() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transforms");
    for directory in std::fs::read_dir(root).expect("the directory of tests") {
        let directory = directory.expect("a directory entry").path();
        if !directory.is_dir() {
            continue;
        }
        for file in files(&directory, "mlir") {
            let text = std::fs::read_to_string(&file).expect("a text");
            for (number, text) in text.split(BREAK).enumerate() {
                // One pipeline for each text is enough.
                let pipeline = PIPELINES[number % PIPELINES.len()];
                compare(text, &file.display().to_string(), &[pipeline]);
            }
        }
    }
}

/// A module with functions, of which each has a dead operation.
fn functions(count: usize) -> String {
    let function =
        |index| format!("func.func @f{index}() {{ %0 = arith.constant {index} : i32\n return }}\n");
    (0..count).map(function).collect()
}

/// Runs `pass` on each function of a module with `count` functions.
fn run_on_functions(
    count: usize,
    threads: usize,
    pass: impl Fn(&mut Ir, Op) -> PassResult + Send + Sync + 'static,
) -> Run {
    let manager = || {
        let mut manager = PassManager::new("builtin.module");
        manager.nest("func.func").add(FnPass::new("test", "a test", pass));
        manager
    };
    run(&functions(count), threads, manager).expect("a valid text")
}

/// The name of the function `op`.
fn name(ir: &Ir, op: Op) -> String {
    let name = symbol_name(ir.op(op)).expect("a symbol");
    ir.ctx().ident_str(name).to_owned()
}

/// The first operation in the function `op`.
fn first(ir: &Ir, op: Op) -> Op {
    let block = ir.op(op).region(0).first_block().expect("a body");
    block.front().expect("an operation").handle()
}

#[test]
fn passes_read_what_is_outside() {
    // The other functions have their state from before the nested pipeline.
    let pass = |ir: &mut Ir, op: Op| {
        let module = ir.op(op).parent_op().expect("a module");
        let functions = module.region(0).first_block().expect("a body").ops();
        let names: Vec<String> = functions.map(|it| name(ir, it.handle())).collect();
        let text = format!("{} of {} in {}", name(ir, op), names.join(" "), module.name());
        ir.ctx().emit(ir.op(op).remark(text));
        ir.erase(first(ir, op));
        Ok(())
    };
    let run = run_on_functions(3, 3, pass);
    assert!(run.is_ok, "{run:?}");
    let remarks = ["f0", "f1", "f2"].map(|it| format!("{it} of f0 f1 f2 in builtin.module"));
    assert_eq!(run.diagnostics, remarks);
    assert_eq!(run.text.matches("arith.constant").count(), 0, "{}", run.text);
}

#[test]
fn passes_may_not_change_what_is_outside() {
    type Change = fn(&mut Ir, Op);
    let changes: [(&str, Change); 5] = [
        ("the module", |ir, op| {
            let module = ir.op(op).parent_op().expect("a module").handle();
            ir.set_loc(module, Location::UNKNOWN);
        }),
        ("the next function", |ir, op| {
            let next = ir.op(op).next().or_else(|| ir.op(op).prev()).expect("a function").handle();
            ir.erase(first(ir, next));
        }),
        ("a new sibling", |ir, op| {
            let state = OpState::new(ir.ctx().op_name("test.new"), Location::UNKNOWN);
            let new = ir.create(&state);
            ir.insert(InsertPoint::Before(op), new);
        }),
        ("its place", |ir, op| {
            let block = ir.op(op).block().expect("a block").handle();
            ir.move_op(op, InsertPoint::End(block));
        }),
        ("the arguments of the module's body", |ir, op| {
            let block = ir.op(op).block().expect("a block").handle();
            let ty = IntegerType::get(&ir.ctx().clone(), 32).handle();
            ir.add_argument(block, ty, Location::UNKNOWN);
        }),
    ];
    for (what, change) in changes {
        let pass = move |ir: &mut Ir, op: Op| {
            if name(ir, op) == "f1" {
                change(ir, op);
            }
            Ok(())
        };
        let run = run_on_functions(3, 2, pass);
        let message = "changes something outside of its operation";
        let is_reported = run.diagnostics.iter().any(|it| it.contains(message));
        assert!(!run.is_ok && is_reported, "{what}: {run:?}");
        assert_eq!(run.text.matches("func.func").count(), 9, "{what}: {}", run.text);
    }
}

#[test]
fn passes_may_not_erase_their_operation() {
    let pass = |ir: &mut Ir, op: Op| {
        if name(ir, op) == "f1" {
            ir.erase(op);
        }
        Ok(())
    };
    let run = run_on_functions(3, 2, pass);
    let is_reported = run.diagnostics.iter().any(|it| it.contains("erased its operation"));
    assert!(!run.is_ok && is_reported, "{run:?}");
    assert!(run.diagnostics.iter().all(|it| !it.contains("panicked")), "{run:?}");
}

#[test]
fn failures_come_out_alike() {
    type Fail = fn(&Ir, Op) -> PassResult;
    let fails: [Fail; 3] = [
        |ir, op| Err(ir.op(op).op_error("does not please").into()),
        |_, _| panic!("no reason"),
        |_, _| Err(PassFailure::silent()),
    ];
    for fail in fails {
        for failing in [&["f0"][..], &["f2", "f4"], &["f1", "f2", "f3", "f4", "f5"]] {
            let pass = move |ir: &mut Ir, op: Op| {
                ir.ctx().emit(ir.op(op).remark(format!("at {}", name(ir, op))));
                ir.erase(first(ir, op));
                if failing.contains(&name(ir, op).as_str()) { fail(ir, op) } else { Ok(()) }
            };
            let (one, several) = (run_on_functions(6, 1, pass), run_on_functions(6, 3, pass));
            assert!(!one.is_ok);
            assert_eq!(one, several);
        }
    }
}

#[test]
fn texts_on_standard_error_are_in_order() {
    let pipeline =
        "--pass-pipeline=builtin.module(func.func(print-ir,print-op-stats,print-ir{label=end}))";
    let output = |threads: &str| {
        let flags = [pipeline, "--mlir-timing", "--mlir-pass-statistics", threads];
        let output = run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &flags, &functions(9));
        assert!(output.status.success());
        let text = text_of(&output.stderr);
        // What follows has times.
        text.split("===").next().expect("a text").to_owned()
    };
    let one = output("--mlir-disable-threading");
    assert_eq!(one.matches("IR Dump").count(), 18);
    assert_eq!(one, output("--num-threads=4"));
}

#[test]
fn handlers_of_a_pass_receive_its_diagnostics() {
    let pass = |ir: &mut Ir, op: Op| {
        let ctx = ir.ctx().clone();
        let own = Arc::new(Mutex::new(Vec::new()));
        let log = own.clone();
        let handler = ctx.add_diagnostic_handler(Arc::new(move |_, diagnostic| {
            log.lock().expect("no panic").push(diagnostic.message().to_owned());
            diagnostic.message().contains("hidden")
        }));
        ctx.emit(ir.op(op).remark(format!("hidden {}", name(ir, op))));
        ctx.emit(ir.op(op).remark(format!("shown {}", name(ir, op))));
        ctx.remove_diagnostic_handler(handler);
        ctx.emit(ir.op(op).remark("after"));
        let expected = ["hidden", "shown"].map(|it| format!("{it} {}", name(ir, op)));
        assert_eq!(*own.lock().expect("no panic"), expected);
        Ok(())
    };
    let (one, several) = (run_on_functions(5, 1, pass), run_on_functions(5, 4, pass));
    assert_eq!(one.diagnostics.len(), 10);
    assert_eq!(one, several);
}

/// What a pass does in a context of its own is not part of the output of the other one.
#[test]
fn passes_may_have_other_contexts() {
    let pass = |ir: &mut Ir, op: Op| {
        let (other, diagnostics) = context(1);
        let errors = parse_source(&other, "other.mlir", b"what").expect_err("an invalid text");
        errors.into_iter().for_each(|error| other.emit(error));
        let count = diagnostics.lock().expect("no panic").len();
        ir.ctx().emit(ir.op(op).remark(format!("{} errors at {}", count, name(ir, op))));
        Ok(())
    };
    let (one, several) = (run_on_functions(5, 1, pass), run_on_functions(5, 4, pass));
    assert_eq!(one.diagnostics[0], "1 errors at f0");
    assert_eq!(one, several);
}

#[test]
fn handles_from_before_stay_valid() {
    let (ctx, _) = context(3);
    let text = functions(5).replace(" return", " \"test.kept\"() : () -> ()\n return");
    let mut ir = parse_source(&ctx, "threads.mlir", text.as_bytes()).expect("a valid text");
    let root = ir.root().expect("a module").handle();
    let all: Vec<Op> = ir.op(root).walk(WalkOrder::Pre).map(|op| op.handle()).collect();
    let named: Vec<(Op, String)> =
        all.into_iter().map(|op| (op, ir.op(op).name().as_str().to_owned())).collect();
    for step in 0..4 {
        let pass = move |ir: &mut Ir, op: Op| {
            let block = ir.op(op).region(0).first_block().expect("a body").handle();
            let first = first(ir, op);
            // Frees a slot in the first step, and makes new ones.
            if step == 0 {
                ir.erase(first);
            }
            for _ in 0..=step {
                let state = OpState::new(ir.ctx().op_name("test.new"), Location::UNKNOWN);
                let new = ir.create(&state);
                ir.insert(InsertPoint::Start(block), new);
            }
            Ok(())
        };
        let mut manager = PassManager::new("builtin.module");
        manager.nest("func.func").add(FnPass::new("test", "a test", pass));
        manager.run(&mut ir, root).expect("a pass that does not fail");
        for (op, name) in &named {
            if name == "arith.constant" {
                assert!(!ir.is_live(*op));
            } else {
                assert_eq!(ir.op(*op).name().as_str(), name);
            }
        }
        let text = ir.op(root).to_string();
        assert_eq!(text.matches("test.kept").count(), 5);
        let new: usize = (1..=step + 1).sum();
        assert_eq!(text.matches("test.new").count(), 5 * new, "{text}");
        ods_runtime::verify::verify(ir.op(root)).expect("valid IR");
    }
}

#[test]
#[ignore = "takes minutes"]
fn a_large_module_always_comes_out_alike() {
    let runs = std::env::var("ODS_THREADS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(20);
    let programs = (0..500).map(|seed| {
        let program = generator::Generator::program(seed);
        program.replace('@', &format!("@p{seed}_"))
    });
    let text: String = programs.collect();
    let pipeline =
        "builtin.module(func.func(canonicalize,sccp,cse),any(sroa,mem2reg,canonicalize))";
    let one = run(&text, 1, || parsed(pipeline)).expect("a valid text");
    for number in 0..runs {
        let several = run(&text, 2 + number % 3, || parsed(pipeline)).expect("a valid text");
        assert!(one == several, "run {number}");
    }
}
