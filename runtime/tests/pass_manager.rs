//! Passes with state, options, statistics and analyses, and how the manager runs them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use ods_runtime::ir::WalkOrder;
use ods_runtime::op_name::OpNameRef;
use ods_runtime::pass::{
    Analyses, Analysis, AnalysisInfo, DisplayMode, FnPass, Instrument, ListOption, Nesting,
    OpPassManager, OptionCase, OptionEnum, OptionGroup, OptionVisitor, Options, Pass, PassContext,
    PassId, PassInfo, PassManager, PassRegistry, PassResult, PipelineFailure, PreservedAnalyses,
    StatisticVisitor, common_passes,
};
use ods_runtime::prelude::*;
use ods_runtime::text::parse_source;

/// Two modules in a module, one of which has a module.
const TEXT: &[u8] = b"module @top { module @a { module @b {} } module @c {} }";

/// A module, and the diagnostics that are emitted later.
fn module(text: &[u8]) -> (Ir, Arc<Mutex<Vec<Diagnostic>>>) {
    let ctx = Context::new();
    // The passes of these tests share state, in the order of one thread.
    ctx.set_num_threads(Some(1));
    ctx.allow_unregistered_dialects(true);
    let ir = parse_source(&ctx, "pass.mlir", text).expect("valid text");
    let seen = Arc::new(Mutex::new(Vec::new()));
    let collected = seen.clone();
    ctx.add_diagnostic_handler(Arc::new(move |_, error| {
        collected.lock().expect("no panic").push(error.clone());
        true
    }));
    (ir, seen)
}

fn root(ir: &Ir) -> Op {
    ir.root().expect("a root").handle()
}

fn run(manager: &mut PassManager, ir: &mut Ir) -> Result<(), PipelineFailure> {
    let root = root(ir);
    manager.run(ir, root)
}

/// The messages so far.
fn messages(seen: &Mutex<Vec<Diagnostic>>) -> Vec<String> {
    let seen = seen.lock().expect("no panic");
    seen.iter().map(|error| error.message().to_owned()).collect()
}

fn symbol(op: OpRef<'_>) -> String {
    op.attr("sym_name").map_or_else(String::new, |name| name.to_string())
}

/// Counts operations, with a table of its caller.
#[derive(Clone, Default)]
struct Count {
    table: Arc<Mutex<Vec<String>>>,
    prefix: String,
    limit: u64,
    seen: u64,
}

impl Pass for Count {
    fn argument(&self) -> &str {
        "count"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("prefix", "the text before each name", &mut self.prefix);
        visitor.option("limit", "the maximum", &mut self.limit);
    }

    fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>) {
        visitor.statistic("seen", "The number of operations", &mut self.seen);
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        cx.preserve_all();
        self.seen += ir.op(op).walk(WalkOrder::Pre).count() as u64;
        let name = format!("{}{}", self.prefix, symbol(ir.op(op)));
        self.table.lock().expect("no panic").push(name);
        if self.limit != 0 && self.seen > self.limit {
            return Err(ir.op(op).op_error("is too large").into());
        }
        Ok(())
    }
}

#[test]
fn passes_have_state_options_and_statistics() {
    let (mut ir, _) = module(TEXT);
    let count = Count::default();
    let mut registry = PassRegistry::default();
    registry.add(count.clone());
    let text = "builtin.module(count{prefix=x},builtin.module(count))";
    let mut manager = PassManager::parse(text, &registry).expect("a pipeline");
    run(&mut manager, &mut ir).expect("no failure");
    assert_eq!(*count.table.lock().expect("no panic"), ["x\"top\"", "\"a\"", "\"c\""]);
    let values: Vec<u64> = manager.statistics().iter().map(|it| it.value).collect();
    assert_eq!(values, [4, 3]);
    let report = manager.statistics_report(DisplayMode::List);
    assert!(report.contains("  Count\n    (S) 7 seen - The number of operations\n"), "{report}");
    // A second run adds to the statistics.
    run(&mut manager, &mut ir).expect("no failure");
    assert_eq!(manager.statistics()[0].value, 8);
    let printed = "builtin.module(count{limit=0 prefix=x},builtin.module(count{limit=0 prefix=}))";
    assert_eq!(manager.to_string(), printed);
}

#[test]
fn a_failing_pass_does_not_stop_siblings_but_what_follows() {
    let (mut ir, seen) = module(TEXT);
    let count = Count { limit: 1, ..Count::default() };
    let mut manager = PassManager::new("builtin.module");
    manager.nest("builtin.module").add(count.clone()).add(count.clone());
    manager.add(count.clone());
    let failure = run(&mut manager, &mut ir).expect_err("too large");
    let table = count.table.lock().expect("no panic").clone();
    assert_eq!(table, ["\"a\"", "\"c\""], "neither the second pass nor the root");
    let failed: Vec<&str> = failure.passes().iter().map(|it| it.op.as_str()).collect();
    assert_eq!(failed, ["'builtin.module' operation: @a", "'builtin.module' operation: @c"]);
    assert_eq!(failure.to_string(), "the pass `Count` failed on 'builtin.module' operation: @a");
    assert_eq!(messages(&seen), ["'builtin.module' op is too large"; 2]);
}

/// How often analyses were computed.
static SIZES: AtomicUsize = AtomicUsize::new(0);

/// The number of operations.
struct Size(usize);

impl Analysis for Size {
    fn compute(op: OpRef<'_>, _: &mut Analyses<'_>) -> Self {
        SIZES.fetch_add(1, Ordering::Relaxed);
        Size(op.walk(WalkOrder::Pre).count())
    }
}

/// Twice the size, computed from it.
struct Double(usize);

impl Analysis for Double {
    fn compute(op: OpRef<'_>, analyses: &mut Analyses<'_>) -> Self {
        Double(2 * analyses.get::<Size>(op).0)
    }
}

/// Erases the first operation in a module, and states what it preserves.
#[derive(Clone)]
struct EraseFirst {
    preserves_double: bool,
}

impl Pass for EraseFirst {
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let first = ir.op(op).region(0).first_block().and_then(|block| block.front());
        if let Some(first) = first.map(|first| first.handle()) {
            ir.erase(first);
        }
        if self.preserves_double {
            cx.preserve::<Double>();
        }
        Ok(())
    }
}

/// Checks the value of an analysis, and whether it was cached.
#[derive(Clone)]
struct Expect {
    double: usize,
    cached: bool,
}

impl Pass for Expect {
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        cx.preserve_all();
        assert_eq!(cx.cached_analysis::<Double>(op).is_some(), self.cached);
        assert_eq!(cx.analysis::<Double>(ir).0, self.double);
        assert_eq!(cx.cached_analysis::<Size>(op).expect("computed").0 * 2, self.double);
        if let Some(parent) = ir.op(op).parent_op() {
            assert_eq!(cx.cached_analysis::<Size>(parent.handle()).map(|it| it.0), Some(4));
        }
        Ok(())
    }
}

#[test]
fn analyses_are_cached_until_they_are_invalid() {
    let (mut ir, _) = module(TEXT);
    let mut manager = PassManager::new("builtin.module");
    manager.add(Expect { double: 8, cached: false });
    manager.add(Expect { double: 8, cached: true });
    // Nested passes see what the parent has cached.
    manager.nest_any().add(FnPass::new("nothing", "", |_, _| Ok(())));
    manager.add(Expect { double: 8, cached: false });
    manager.add(EraseFirst { preserves_double: false });
    manager.add(Expect { double: 4, cached: false });
    // `Double` was computed from `Size`, which is invalid.
    manager.add(EraseFirst { preserves_double: true });
    manager.add(Expect { double: 2, cached: false });
    SIZES.store(0, Ordering::Relaxed);
    run(&mut manager, &mut ir).expect("no failure");
    assert_eq!(SIZES.load(Ordering::Relaxed), 4);
}

#[test]
fn nested_passes_see_the_analyses_of_the_parent() {
    let (mut ir, seen) = module(b"module @top { module @a {} module @c { module {} } }");
    let mut manager = PassManager::new("builtin.module");
    manager.add(Expect { double: 8, cached: false });
    manager.nest("builtin.module").add(FnPass::new("nothing", "", |_, _| Ok(())));
    // The step before has invalidated the parent.
    manager.add(Expect { double: 8, cached: false });
    manager.nest("builtin.module").add(ExpectParent);
    run(&mut manager, &mut ir).expect("no failure");
    assert_eq!(messages(&seen), [""; 0]);
}

#[derive(Clone)]
struct ExpectParent;

impl Pass for ExpectParent {
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let parent = ir.op(op).parent_op().expect("a parent").handle();
        assert_eq!(cx.cached_analysis::<Double>(parent).map(|it| it.0), Some(8));
        Ok(())
    }
}

/// An analysis that asks for itself.
struct Endless;

impl Analysis for Endless {
    fn compute(op: OpRef<'_>, analyses: &mut Analyses<'_>) -> Self {
        analyses.get::<Endless>(op);
        Endless
    }
}

#[test]
fn panics_are_errors_that_name_pass_and_operation() {
    #[derive(Clone)]
    struct Ask;
    impl Pass for Ask {
        fn run(&mut self, ir: &mut Ir, _: Op, cx: &mut PassContext<'_>) -> PassResult {
            cx.analysis::<Endless>(ir);
            Ok(())
        }
    }
    let (mut ir, seen) = module(TEXT);
    let count = Count::default();
    let mut manager = PassManager::new("builtin.module");
    manager.nest("builtin.module").add(Ask).add(count.clone());
    let failure = run(&mut manager, &mut ir).expect_err("a panic");
    assert_eq!(failure.passes().len(), 1, "nothing runs after a panic");
    let expected = "pass `Ask` panicked on 'builtin.module' operation: @a: the analysis `Endless` depends on itself";
    assert_eq!(messages(&seen), [expected]);
    assert!(count.table.lock().expect("no panic").is_empty());
}

#[test]
fn a_panic_writes_a_reproducer() {
    let (mut ir, seen) = module(TEXT);
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("panic.mlir");
    let mut manager = PassManager::new("builtin.module");
    manager.add(EraseFirst { preserves_double: false });
    manager.nest("builtin.module").add(FnPass::new("panic", "", |_, _| panic!("no")));
    manager.enable_crash_reproducer(&file, false);
    run(&mut manager, &mut ir).expect_err("a panic");
    let text = std::fs::read_to_string(&file).expect("a reproducer");
    assert!(text.contains("module @a"), "the IR before the pipeline:\n{text}");
    let pipeline = "pipeline: \"builtin.module(unknown<EraseFirst>, builtin.module(panic))\"";
    assert!(text.contains(pipeline), "{text}");
    let last = seen.lock().expect("no panic").pop().expect("an error");
    let note = last.notes()[0].message().to_owned();
    let running = "[`panic` on 'builtin.module' operation: @c]";
    assert!(note.starts_with(&format!("Pipeline failed while executing {running}: ")), "{note}");
}

/// Runs a pipeline on some operation.
#[derive(Clone)]
struct RunOn {
    pipeline: OpPassManager,
    on_parent: bool,
}

impl Pass for RunOn {
    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        if self.on_parent {
            let parent = ir.op(op).parent_op().expect("a parent").handle();
            return cx.run_pipeline(&mut self.pipeline, ir, parent);
        }
        let nested: Vec<Op> = ir.op(op).walk(WalkOrder::Post).map(|op| op.handle()).collect();
        nested.into_iter().try_for_each(|op| cx.run_pipeline(&mut self.pipeline, ir, op))
    }
}

#[test]
fn passes_run_pipelines() {
    let (mut ir, seen) = module(TEXT);
    let count = Count::default();
    let mut pipeline = OpPassManager::new("builtin.module");
    pipeline.add(count.clone());
    let mut manager = PassManager::new("builtin.module");
    manager.add(RunOn { pipeline: pipeline.clone(), on_parent: false });
    run(&mut manager, &mut ir).expect("no failure");
    let names = ["\"b\"", "\"a\"", "\"c\"", "\"top\""];
    assert_eq!(*count.table.lock().expect("no panic"), names);
    // The operation must be nested in that of the pass, and fit the pipeline.
    let mut manager = PassManager::new("builtin.module");
    manager.nest("builtin.module").add(RunOn { pipeline, on_parent: true });
    run(&mut manager, &mut ir).expect_err("not nested");
    let not_nested = "'builtin.module' op Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing";
    assert_eq!(messages(&seen), [not_nested; 2]);
    seen.lock().expect("no panic").clear();
    let mut manager = PassManager::new("builtin.module");
    manager.add(RunOn { pipeline: OpPassManager::new("func.func"), on_parent: false });
    run(&mut manager, &mut ir).expect_err("another operation");
    assert_eq!(messages(&seen), ["can't run 'func.func' pass manager on 'builtin.module' op"]);
}

/// A pass for operations of one name.
#[derive(Clone)]
struct Only(&'static str);

impl Pass for Only {
    fn argument(&self) -> &str {
        "only"
    }

    fn anchor(&self) -> Option<&str> {
        Some(self.0)
    }

    fn run(&mut self, _: &mut Ir, _: Op, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

/// A pass that can run nowhere.
#[derive(Clone)]
struct Nowhere;

impl Pass for Nowhere {
    fn can_schedule_on(&self, _: OpNameRef<'_>) -> bool {
        false
    }

    fn run(&mut self, _: &mut Ir, _: Op, _: &mut PassContext<'_>) -> PassResult {
        panic!("it cannot run")
    }
}

#[test]
fn passes_are_restricted_to_operations() {
    let mut registry = PassRegistry::default();
    registry.add(Only("func.func"));
    let error = PassManager::parse("builtin.module(only)", &registry).expect_err("another name");
    let problem = "Can't add pass 'Only' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?";
    assert_eq!(error.to_string(), format!("{problem}\nfailed to add `only` with options ``"));
    let mut implicit = OpPassManager::new("builtin.module");
    implicit.set_nesting(Nesting::Implicit);
    implicit.add(Only("func.func")).add(Only("builtin.module"));
    assert_eq!(implicit.to_string(), "builtin.module(func.func(only),only)");

    let (mut ir, seen) = module(TEXT);
    let mut manager = PassManager::new("any");
    manager.add(Only("func.func"));
    run(&mut manager, &mut ir).expect_err("another name");
    let mut manager = PassManager::new("builtin.module");
    manager.add(Nowhere);
    run(&mut manager, &mut ir).expect_err("a pass that cannot run");
    // A pipeline for any operation skips those that its passes cannot run on.
    let mut manager = PassManager::new("builtin.module");
    manager.nest_any().add(Nowhere);
    run(&mut manager, &mut ir).expect("nothing to do");
    let expected = [
        "'builtin.module' op trying to schedule pass 'Only' on an unsupported operation",
        "unable to schedule pass 'Nowhere' on a PassManager intended to run on 'builtin.module'!",
    ];
    assert_eq!(messages(&seen), expected);
}

#[test]
#[should_panic(expected = "did you intend to nest?")]
fn misplaced_passes_are_a_mistake() {
    OpPassManager::new("builtin.module").add(Only("func.func"));
}

#[test]
fn operations_that_passes_cannot_run_on_are_errors() {
    let (mut ir, seen) = module(b"\"t.op\"() ({ ^bb0: }) : () -> ()");
    let mut manager = PassManager::new("builtin.module");
    manager.nest("t.op").add(Count::default());
    run(&mut manager, &mut ir).expect_err("an unregistered operation");
    let expected = "'t.op' op trying to schedule a pass on an unregistered operation";
    assert_eq!(messages(&seen), [expected]);
}

#[test]
fn passes_that_erase_their_operation_fail() {
    let erase = |ir: &mut Ir, op: Op| {
        ir.erase(op);
        Ok(())
    };
    let (mut ir, seen) = module(TEXT);
    let count = Count::default();
    let mut manager = PassManager::new("builtin.module");
    manager.nest("builtin.module").add(FnPass::new("erase", "", erase)).add(count.clone());
    run(&mut manager, &mut ir).expect_err("erased");
    let erased = |name: &str| {
        format!("pass `erase` erased its operation, 'builtin.module' operation: @{name}")
    };
    assert_eq!(messages(&seen), [erased("a"), erased("c")]);
    seen.lock().expect("no panic").clear();

    // On several threads, too, and others run on operations that are not erased.
    let erase_a = move |ir: &mut Ir, op: Op| {
        if symbol(ir.op(op)) == "\"c\"" { Ok(()) } else { erase(ir, op) }
    };
    let (mut ir, seen) = module(TEXT);
    ir.ctx().set_num_threads(Some(2));
    let count = Count::default();
    let mut manager = PassManager::new("builtin.module");
    manager.nest("builtin.module").add(FnPass::new("erase", "", erase_a)).add(count.clone());
    run(&mut manager, &mut ir).expect_err("erased");
    assert_eq!(messages(&seen), [erased("a")]);
    assert_eq!(count.table.lock().expect("no panic").len(), 1);

    // A pass may only change its operation and what is in it.
    let erase_parent = |ir: &mut Ir, op: Op| {
        let parent = ir.op(op).parent_op().expect("a parent").handle();
        ir.erase(parent);
        Ok(())
    };
    let (mut ir, seen) = module(TEXT);
    let mut manager = PassManager::new("builtin.module");
    let nested = manager.nest("builtin.module");
    nested.nest("builtin.module").add(FnPass::new("erase-parent", "", erase_parent));
    let count = Count::default();
    manager.add(count.clone());
    run(&mut manager, &mut ir).expect_err("erased");
    let said = messages(&seen);
    let expected = "pass `erase-parent` erased its operation, 'builtin.module' operation: @b";
    assert_eq!(said[0], expected);
    assert_eq!(said[1], "a nested pass erased 'builtin.module' operation: @a");
    assert!(count.table.lock().expect("no panic").is_empty());
}

#[test]
fn invalid_ir_after_a_pass_is_an_error() {
    let rename = |ir: &mut Ir, op: Op| {
        let ctx = ir.ctx().clone();
        let name = ods_runtime::attrs::StringAttr::get(&ctx, "same").handle();
        let block = ir.op(op).region(0).first_block().expect("a block");
        let ops: Vec<Op> = block.ops().map(|op| op.handle()).collect();
        for op in ops {
            ir.set_attr(op, ctx.ident("sym_name"), Some(name));
        }
        Ok(())
    };
    for verify in [true, false] {
        let (mut ir, seen) = module(TEXT);
        let mut manager = PassManager::new("builtin.module");
        manager.add(FnPass::new("rename", "", rename));
        manager.enable_verifier(verify);
        assert_eq!(run(&mut manager, &mut ir).is_err(), verify);
        let expected: &[&str] = if verify { &["redefinition of symbol named 'same'"] } else { &[] };
        assert_eq!(messages(&seen), expected);
    }
}

/// A log of all calls.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    fn add(&self, text: String) {
        self.0.lock().expect("no panic").push(text);
    }
}

impl Instrument for Log {
    fn before_pipeline(&mut self, anchor: &str, _: PassId) {
        self.add(format!("({anchor}"));
    }

    fn after_pipeline(&mut self, anchor: &str, _: PassId) {
        self.add(format!("){anchor}"));
    }

    fn before_pass(&mut self, pass: &PassInfo<'_>, op: OpRef<'_>) {
        self.add(format!("+{} {}", pass.name, symbol(op)));
    }

    fn after_pass(&mut self, pass: &PassInfo<'_>, _: &Ir, _: Op, kept: &PreservedAnalyses) {
        self.add(format!("-{}{}", pass.name, if kept.is_all() { " kept" } else { "" }));
    }

    fn after_pass_failed(&mut self, pass: &PassInfo<'_>, _: &Ir, _: Op) {
        self.add(format!("!{}", pass.name));
    }

    fn before_analysis(&mut self, analysis: &AnalysisInfo, _: OpRef<'_>) {
        self.add(format!("+{}", analysis.name));
    }

    fn after_analysis(&mut self, analysis: &AnalysisInfo, _: OpRef<'_>) {
        self.add(format!("-{}", analysis.name));
    }
}

#[test]
fn instruments_see_pipelines_passes_and_analyses() {
    let (mut ir, _) = module(b"module @top { module @a {} }");
    let log = Log::default();
    let mut manager = PassManager::new("builtin.module");
    manager.add_instrument(log.clone());
    manager.add(Expect { double: 4, cached: false });
    manager.nest("builtin.module").add(Count { limit: 1, seen: 1, ..Count::default() });
    manager.add(Count::default());
    run(&mut manager, &mut ir).expect_err("too large");
    let nested = "Pipeline Collection : ['builtin.module']";
    let expected = [
        "+Expect \"top\"",
        "+Double",
        "+Size",
        "-Size",
        "-Double",
        "-Expect kept",
        &format!("+{nested} \"top\""),
        "(builtin.module",
        "+Count \"a\"",
        "!Count",
        ")builtin.module",
        &format!("!{nested}"),
    ];
    assert_eq!(*log.0.lock().expect("no panic"), expected);
}

/// A fruit.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fruit {
    Apple,
    Pear,
}

impl OptionEnum for Fruit {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase { name: "apple", description: "an apple", value: Fruit::Apple },
        OptionCase { name: "pear", description: "a pear", value: Fruit::Pear },
    ];
}

/// Options of a group.
#[derive(Clone, Default)]
struct Weight {
    grams: u32,
    label: String,
}

impl Options for Weight {
    fn visit(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("grams", "the weight", &mut self.grams);
        visitor.option("label", "the label", &mut self.label);
    }
}

/// A pass with options of every type.
#[derive(Clone)]
struct Shop {
    fruit: Fruit,
    int: i32,
    ratio: f64,
    names: ListOption<String>,
    numbers: ListOption<i64>,
    weights: ListOption<OptionGroup<Weight>>,
    pipeline: OpPassManager,
    pipelines: ListOption<OpPassManager>,
}

impl Default for Shop {
    fn default() -> Self {
        Shop {
            fruit: Fruit::Pear,
            int: -1,
            ratio: 0.5,
            names: ListOption::default(),
            numbers: ListOption::with_default(vec![1, 2]),
            weights: ListOption::default(),
            pipeline: OpPassManager::default(),
            pipelines: ListOption::default(),
        }
    }
}

impl Pass for Shop {
    fn argument(&self) -> &str {
        "shop"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("fruit", "the fruit", &mut self.fruit);
        visitor.option("int", "a number", &mut self.int);
        visitor.option("ratio", "a ratio", &mut self.ratio);
        visitor.option("names", "names", &mut self.names);
        visitor.option("numbers", "numbers", &mut self.numbers);
        visitor.option("weights", "weights", &mut self.weights);
        visitor.option("pipeline", "a pipeline", &mut self.pipeline);
        visitor.option("pipelines", "pipelines", &mut self.pipelines);
    }

    fn run(&mut self, _: &mut Ir, _: Op, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

/// Options in text are printed such that they are parsed to the same options.
#[test]
fn options_of_all_types_are_parsed_and_printed() {
    let mut registry = common_passes();
    registry.add(Shop::default());
    let print = |text: &str| {
        PassManager::parse(&format!("any(shop{{{text}}})"), &registry)
            .map(|it| it.to_string())
            .map_err(|error| error.to_string())
    };
    for (text, printed) in [
        ("", "fruit=pear int=-1 names pipeline=any() pipelines ratio=5.000000e-01"),
        (
            "fruit=apple int=0x7f ratio=-1.5e10",
            "fruit=apple int=127 names pipeline=any() pipelines ratio=-1.500000e+10",
        ),
        (
            "names={a,'b c',{d,e}}",
            "fruit=pear int=-1 names={a,{b c},d,e} pipeline=any() pipelines ratio=5.000000e-01",
        ),
        ("numbers=3,0x4 numbers=5", "numbers={3,4,5}"),
        ("numbers={}", "numbers={}"),
        (
            "weights={{grams=3 label='a b'},{label=c},{}}",
            "weights={{grams=3 label={a b}},{grams=0 label=c},{grams=0 label=}}",
        ),
        ("pipeline=any(cse,func.func(cse))", "pipeline=any(cse,func.func(cse))"),
        ("pipelines=any(cse,cse),func.func(cse)", "pipelines={any(cse,cse),func.func(cse)}"),
    ] {
        let once = print(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        for word in printed.split(" names ").filter(|it| !it.contains("pipelines ratio")) {
            assert!(once.contains(word), "{text}: {once}");
        }
        let inner = once.strip_prefix("any(shop{").and_then(|it| it.strip_suffix("})"));
        assert_eq!(print(inner.expect("options")), Ok(once), "{text}");
    }
    for (text, error) in [
        ("int=2147483648", "option `int`: '2147483648' value invalid for integer argument!"),
        ("ratio=x", "option `ratio`: 'x' value invalid for floating point argument!"),
        ("fruit=plum", "option `fruit`: Cannot find option named 'plum'!"),
        ("numbers=1,x", "option `numbers`: 'x' value invalid for long argument!"),
        ("numbers", "option `numbers`: requires a value!"),
        ("weights={{gram=3}}", "<Pass-Options-Parser>: no such option gram"),
        ("weights={{grams=x}}", "option `grams`: 'x' value invalid for uint argument!"),
        ("pipeline=cse", "expected pass pipeline to be wrapped"),
        ("pipeline=any(nope)", "'nope' does not refer to a registered pass or pass pipeline"),
    ] {
        let said = print(text).expect_err("invalid");
        assert!(said.contains(error), "{text}: {said}");
        assert!(said.ends_with(&format!("failed to add `shop` with options `{text}`")), "{said}");
    }
}

#[test]
fn errors_have_their_place_in_the_text() {
    let registry = common_passes();
    for (text, place) in [
        ("builtin.module(cse,nope)", Some("nope)")),
        ("  any( (cse),\n  nope )", Some("nope )")),
        ("any(cse))", Some("))")),
        ("any(cse{)", Some("{)")),
        ("any(cse{}cse)", Some("cse)")),
        ("cse", None),
        ("any(cse{x})", None),
    ] {
        let error = PassManager::parse(text, &registry).expect_err("invalid");
        assert_eq!(error.offset().map(|at| &text[at..]), place, "{text}");
    }
    // Deep nesting is an error, and neither slow nor a stack overflow.
    let deep = format!("any({}cse{})", "(".repeat(100_000), ")".repeat(100_000));
    let error = PassManager::parse(&deep, &registry).expect_err("too deep");
    assert!(error.message().contains("pipelines are nested too deeply"));
}

#[test]
fn registered_pipelines_have_options() {
    let mut registry = common_passes();
    registry.add_pipeline("clean", "clean up", |pipeline, weight: &Weight| {
        for _ in 0..weight.grams {
            pipeline.add_text("cse", &common_passes()).expect("a pass");
        }
    });
    let manager = PassManager::parse("any(clean{grams=2},cse)", &registry).expect("a pipeline");
    assert_eq!(manager.to_string(), "any(cse,cse,cse)");
    let error = PassManager::parse("any(clean{gram=2})", &registry).expect_err("no such option");
    assert!(error.message().starts_with("<Pass-Options-Parser>: no such option gram\n"));
}

#[test]
fn a_manager_runs_in_several_contexts() {
    let mut manager = PassManager::parse("any(canonicalize,cse)", &common_passes()).expect("valid");
    for _ in 0..2 {
        let (mut ir, _) = module(b"%0 = builtin.unrealized_conversion_cast to i32");
        run(&mut manager, &mut ir).expect("no failure");
        assert_eq!(ir.op(root(&ir)).to_string(), "module {\n}");
    }
}
