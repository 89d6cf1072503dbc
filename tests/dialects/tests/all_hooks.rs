//! The output of `odsgen hooks` for `defs/all_hooks.td` compiles, and answers that nothing is written. A test of `odsgen`
//! checks that output.

#![deny(unused)]

include!(concat!(env!("OUT_DIR"), "/all_hooks.rs"));

#[rustfmt::skip]
#[path = "all_hooks/skeleton.rs"]
mod skeleton;

use std::sync::{Arc, Mutex};

use ods_runtime::pass::{PassManager, common_passes};
use ods_runtime::prelude::*;
use ods_runtime::text::{PrintFlags, parse_source, parse_source_unverified};

use all_hooks::*;

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.load::<AllHooksDialect>();
    ctx
}

/// The message of the panic of `call`.
fn panic_of<T>(call: impl FnOnce() -> T) -> String {
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(call));
    match result.err().expect("it panics").downcast::<String>() {
        Ok(message) => *message,
        Err(_) => String::new(),
    }
}

#[test]
fn parsers_fail_and_verifiers_accept() {
    let ctx = context();
    let errors = parse_source(&ctx, "test.mlir", b"all_hooks.all").expect_err("no parser");
    assert_eq!(errors[0].message(), "`CustomAssembly::parse` of `AllOp` is not written yet");
    parse_source(&ctx, "test.mlir", b"\"all_hooks.user\"() : () -> ()").expect("accepted");
}

/// Operations in generic form, one for each of the dialect.
const OPS: &[&str] = &[
    r#""all_hooks.all"(%v) {name = "n"} : (i32) -> ()"#,
    r#""all_hooks.method"() : () -> ()"#,
    r#""all_hooks.custom"(%v) {name = "n"} : (i32) -> ()"#,
    r#"%0 = "all_hooks.cast"(%v) : (i32) -> i8"#,
    r#""all_hooks.call"() : () -> ()"#,
    r#"%0 = "all_hooks.infer"() : () -> i32"#,
    r#""all_hooks.region"() ({ ^bb0: }) : () -> ()"#,
    r#""all_hooks.user"() : () -> ()"#,
    r#"%0 = "all_hooks.view"(%v) : (i32) -> i32"#,
    r#""all_hooks.loop"() ({ ^bb0: }) : () -> ()"#,
    r#"%0 = "all_hooks.effect"() : () -> i32"#,
    r#""all_hooks.branch"() [^next] : () -> ()
^next:"#,
];

/// Nothing fails but the hooks that have no neutral result, which say so.
#[test]
fn operations_are_parsed_printed_verified_and_canonicalized() {
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    // A panic of a pass is an error.
    let errors = Arc::new(Mutex::new(Vec::new()));
    let panics = errors.clone();
    ctx.add_diagnostic_handler(Arc::new(move |_, error| {
        if error.message().contains(" panicked on ") {
            panics.lock().expect("no panic").push(error.message().to_owned());
        }
        true
    }));
    for op in OPS {
        let text = format!(
            "\"test.region\"() ({{\n%v = \"test.value\"() : () -> i32\n{op}\n}}) : () -> ()"
        );
        let mut ir =
            parse_source_unverified(&ctx, "test.mlir", text.as_bytes()).expect("valid syntax");
        let root = ir.root().expect("a module");
        let _ = root.print_top_level(&PrintFlags { generic: true, ..PrintFlags::default() });
        let root = root.handle();
        let process = std::panic::AssertUnwindSafe(|| {
            let _ = ir.root().expect("a module").to_string();
            let manager = PassManager::parse("any(canonicalize,cse)", &common_passes());
            manager.expect("a pipeline").run(&mut ir, root)
        });
        let message = match std::panic::catch_unwind(process) {
            Ok(_) => errors.lock().expect("no panic").drain(..).next(),
            Err(panic) => Some(*panic.downcast::<String>().expect("a message")),
        };
        if let Some(message) = message {
            assert!(message.contains(" is not written yet: write this function"), "{message}");
            assert!(
                ["region", "loop", "branch", "call"].iter().any(|it| op.contains(it)),
                "{op}: {message}"
            );
        }
    }
}

/// An operation whose effects are not written is neither erased nor merged with another.
#[test]
fn unknown_effects_are_any_effects() {
    let ctx = context();
    let text = "%0 = \"all_hooks.effect\"() : () -> i32\n%1 = \"all_hooks.effect\"() : () -> i32";
    let mut ir = parse_source(&ctx, "test.mlir", text.as_bytes()).expect("valid");
    let root = ir.root().expect("a module").handle();
    let manager = PassManager::parse("any(canonicalize,cse)", &common_passes());
    manager.expect("a pipeline").run(&mut ir, root).expect("passes succeed");
    let text = ir.root().expect("a module").to_string();
    assert_eq!(text.matches("all_hooks.effect").count(), 2, "{text}");
}

#[test]
fn types_and_attributes_are_parsed_and_printed() {
    let ctx = context();
    for text in ["!all_hooks.all<i32>", "!all_hooks.shape"] {
        let _ = ctx.parse_type(text).map(|ty| ctx.type_ref(ty).to_string());
    }
    for text in ["#all_hooks.all<1>", "#all_hooks.text<1>", "#all_hooks.text<1, i32>"] {
        let _ = ctx.parse_attribute(text).expect_err("not written");
    }
    let shape = ShapeType::get(&ctx);
    assert_eq!(
        panic_of(|| shape.cast::<ods_runtime::types::ShapedType<'_>>()),
        "`ShapedTypeTrait::has_rank` of `ShapeType` is not written yet: write this function, which \
         all_hooks.td:89 requires"
    );
    let all = AllType::get(&ctx, shape, &[1, 2], None);
    assert_eq!(
        (all.to_string().as_str(), all.sizes()),
        ("!all_hooks.all<`TypeAssembly::print` of `AllType` is not written yet>", &[1, 2][..])
    );
    assert!(
        panic_of(|| AllType::get_from_size(&ctx, 7)).contains("AllTypeBuilders::get_from_size")
    );
    assert!(AllAttr::get(&ctx, 1).to_string().contains("not written"));
}

#[test]
fn operations_are_built() {
    let ctx = context();
    let mut ir = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut ir);
    let i32: Type = IntegerType::get(&ctx, 32).into();
    let value = EffectOp::build(&mut b, i32);
    let view = ViewOp::build(&mut b, i32, value);
    CastOp::build(&mut b, i32, view);
    b.new_op::<InferOp<'_>>().with_types([i32]).build();
    let message = panic_of(|| AllOp::build_from_value(&mut b, view.into()));
    assert!(message.contains("AllOpBuilders::build_from_value"), "{message}");
}
