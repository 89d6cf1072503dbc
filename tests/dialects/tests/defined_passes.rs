//! Passes that are generated from `defs/passes.td`: their options, statistics, state and restrictions.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));

use std::sync::Arc;

use ods_runtime::attrs::UnitAttr;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{
    CSE, ListOption, OpPassManager, OptionCase, OptionEnum, PassContext, PassManager, PassRegistry,
    PassResult, RunPass, common_passes,
};
use ods_runtime::text::parse_source;
use ods_runtime::{Attribute, Context, Ir, Op};

use passes::{LimitSize, LimitSizeOptions, OnFuncByName, OnFuncByView, OnFunctions, OnModules};

/// Which operations `limit-size` counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// All of them.
    All,
    /// Those without regions.
    Leaves,
}

impl OptionEnum for Counted {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase { name: "all", description: "all of them", value: Counted::All },
        OptionCase { name: "leaves", description: "those without regions", value: Counted::Leaves },
    ];
}

/// The names that `limit-size` counts, prepared for the context.
#[derive(Clone, Default, Debug)]
pub struct Names(Vec<String>);

impl RunPass for LimitSize {
    type State = Names;

    fn initialize(&mut self, _: &Arc<Context>) -> PassResult {
        *self.state = Names(self.options.names.to_vec());
        Ok(())
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        cx.run_pipeline(&mut self.options.before, ir, op)?;
        let names = &self.state.0;
        let ops = ir.op(op).walk(WalkOrder::Pre).filter(|nested| {
            let is_named =
                names.is_empty() || names.iter().any(|name| nested.name().as_str() == name);
            is_named && (self.options.type_ == Counted::All || nested.regions().count() == 0)
        });
        let count = ops.count() as u64;
        self.statistics.counted += count;
        self.statistics.fn_ += 1;
        if count > self.options.max {
            return Err(ir.op(op).op_error(&self.options.label).into());
        }
        Ok(())
    }
}

/// Implements passes that set an attribute called as the pass.
macro_rules! marking {
    ($($pass:ident $name:literal)*) => {$(
        impl RunPass for $pass {
            type State = ();

            fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
                let (name, unit) = (ir.ctx().ident($name), Attribute::from(UnitAttr::get(ir.ctx())));
                ir.set_attr(op, name, Some(unit));
                Ok(())
            }
        }
    )*};
}

marking! {
    OnFunctions "t.on_functions"
    OnModules "t.on_modules"
    OnFuncByView "t.by_view"
    OnFuncByName "t.by_name"
}

fn registry() -> PassRegistry {
    let mut registry = common_passes();
    passes::add_passes(&mut registry);
    registry
}

fn module(text: &str) -> Ir {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    parse_source(&ctx, "m.mlir", text.as_bytes()).expect("a valid text")
}

/// The pipeline `text` printed, or the message of the error in it.
fn printed(text: &str) -> String {
    match PassManager::parse(text, &registry()) {
        Ok(manager) => manager.to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn options_have_their_defaults() {
    let options = LimitSizeOptions::default();
    assert_eq!((options.max, options.type_, options.signed), (100, Counted::All, -3));
    assert_eq!((options.label.as_str(), options.is_on, options.ratio), ("too large", false, 0.5));
    assert!(options.names.is_empty() && options.before.is_empty());
}

#[test]
fn options_are_parsed_and_printed() {
    let defaults = "any(limit-size{before=any()  is-on=false kind=all label={too large} max=100   ratio=5.000000e-01 signed=-3 single=1.000000e+00})";
    assert_eq!(printed("any(limit-size)"), defaults);
    let all = printed(
        "any(limit-size{max=0x10 kind=leaves names=a,b label=x ratio=2 signed=-1 is-on before=any(cse) \
         pipelines=func.func(cse),any(cse,cse) counts=1,2,3})",
    );
    for part in [
        "max=16",
        "kind=leaves",
        "names={a,b}",
        "label=x",
        "ratio=2.000000e+00",
        "signed=-1",
        "is-on=true",
        "before=any(cse)",
        "pipelines={func.func(cse),any(cse,cse)}",
        "counts={1,2,3}",
    ] {
        assert!(all.contains(part), "{part}: {all}");
    }
    assert_eq!(printed(&all), all);
    for (option, problem) in [
        ("max=-1", "option `max`: '-1' value invalid for ulong argument!"),
        ("kind=none", "option `kind`: Cannot find option named 'none'!"),
        ("counts=1,x", "option `counts`: 'x' value invalid for uint argument!"),
        ("type=all", "<Pass-Options-Parser>: no such option type"),
        ("ratio=x", "option `ratio`: 'x' value invalid for floating point argument!"),
    ] {
        let error = printed(&format!("any(limit-size{{{option}}})"));
        assert!(error.starts_with(problem), "{error}");
    }
}

#[test]
fn passes_have_state_and_statistics() {
    let mut ir = module("func.func @f() { return } func.func @g() { return }");
    let root = ir.root().expect("a module").handle();
    let mut before = OpPassManager::default();
    before.add(CSE::default());
    let options = LimitSizeOptions {
        max: 2,
        names: ListOption::of(vec!["func.return".to_owned()]),
        before,
        ..LimitSizeOptions::default()
    };
    let mut manager = PassManager::new("builtin.module");
    manager.add(LimitSize::new(options.clone()));
    manager.run(&mut ir, root).expect("two operations are not too many");
    let statistics: Vec<_> =
        manager.statistics().into_iter().map(|it| (it.pass, it.name, it.value)).collect();
    let pass = || "LimitSize".to_owned();
    assert_eq!(statistics, [(pass(), "num-counted", 2), (pass(), "num-fn", 1)]);
    let mut manager = PassManager::new("builtin.module");
    manager.add(LimitSize::new(LimitSizeOptions { max: 1, ..options }));
    let failure = manager.run(&mut ir, root).expect_err("two operations are too many");
    assert_eq!(failure.to_string(), "the pass `LimitSize` failed on 'builtin.module' operation");
}

#[test]
fn dependent_dialects_are_registered() {
    let ctx = Context::new();
    let mut ir = parse_source(&ctx, "m.mlir", b"module {}").expect("a valid text");
    let has = |name: &str| ctx.available_dialects().contains(&name);
    assert!(!has("arith") && !has("ub"));
    let root = ir.root().expect("a module").handle();
    let mut manager = PassManager::new("builtin.module");
    manager.add(LimitSize::default());
    manager.run(&mut ir, root).expect("an empty module is small");
    assert!(has("arith") && has("ub"));
}

#[test]
fn passes_run_on_the_operations_of_their_definitions() {
    let misplaced = |pass: &str, anchor: &str| printed(&format!("{anchor}({pass})"));
    let restricted = "Can't add pass 'OnModules' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?";
    assert!(misplaced("on-modules", "func.func").starts_with(restricted));
    for pass in ["on-func-by-view", "on-func-by-name"] {
        let text = misplaced(pass, "builtin.module");
        assert!(text.contains("restricted to 'func.func'"), "{text}");
    }
    let mut ir = module("func.func private @f() module @m {}");
    let root = ir.root().expect("a module").handle();
    let text = "builtin.module(on-modules,any(on-functions),func.func(on-func-by-view,on-func-by-name),builtin.module(on-modules))";
    let mut manager = PassManager::parse(text, &registry()).expect("a valid pipeline");
    manager.run(&mut ir, root).expect("the passes succeed");
    let printed = ir.op(root).to_string();
    assert_eq!(printed.matches("t.on_modules").count(), 2, "{printed}");
    for name in ["t.on_functions", "t.by_view", "t.by_name"] {
        assert_eq!(printed.matches(name).count(), 1, "{printed}");
    }
}
