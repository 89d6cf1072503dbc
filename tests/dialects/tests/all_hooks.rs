//! The output of `odsgen hooks` for `defs/all_hooks.td` compiles, and answers that nothing is written. A test of `odsgen`
//! checks that output.

#![allow(unused_variables, reason = "the bodies of the skeleton are to be written")]

include!(concat!(env!("OUT_DIR"), "/all_hooks.rs"));

#[rustfmt::skip]
#[path = "all_hooks/skeleton.rs"]
mod skeleton;

use std::sync::{Arc, Mutex};

use ods_runtime::pass::{self, Pipeline};
use ods_runtime::prelude::*;
use ods_runtime::text::{PrintFlags, parse_source, parse_source_unverified};
use ods_runtime::types::NoneType;

use all_hooks::*;

/// A context with the dialect, and the messages that it emits.
fn context() -> (Arc<Context>, Arc<Mutex<Vec<String>>>) {
    let ctx = Context::new();
    ctx.load::<AllHooksDialect>();
    let said = Arc::new(Mutex::new(Vec::new()));
    let list = said.clone();
    ctx.add_diagnostic_handler(Arc::new(move |_, diagnostic| {
        list.lock().expect("no panic").push(diagnostic.message().to_owned());
        true
    }));
    (ctx, said)
}

#[test]
fn a_skeleton_answers_with_its_name() {
    let (ctx, _) = context();
    let errors = parse_source(&ctx, "test.mlir", b"all_hooks.all").expect_err("no parser");
    assert_eq!(errors[0].message(), "`CustomAssembly::parse` of `AllOp` is not written yet");
    let errors = parse_source(&ctx, "test.mlir", b"\"all_hooks.user\"() : () -> ()");
    let errors = errors.expect_err("no verifier");
    let message = "`SymbolUserOpInterfaceTrait::verify_symbol_uses` of `UserOp` is not written yet";
    assert_eq!(errors[0].message(), format!("'all_hooks.user' op {message}"));
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

#[test]
fn operations_are_parsed_printed_verified_and_canonicalized() {
    let (ctx, said) = context();
    ctx.allow_unregistered_dialects(true);
    for op in OPS {
        let text = format!(
            "\"test.region\"() ({{\n%v = \"test.value\"() : () -> i32\n{op}\n}}) : () -> ()"
        );
        let _ = parse_source(&ctx, "test.mlir", text.as_bytes());
        let mut ir =
            parse_source_unverified(&ctx, "test.mlir", text.as_bytes()).expect("valid syntax");
        let root = ir.root().expect("a module");
        let _ = root.to_string();
        let _ = root
            .print_top_level(&PrintFlags { generic: true, ..PrintFlags::default() })
            .to_string();
        let root = root.handle();
        let mut pipeline =
            Pipeline::parse("any(canonicalize,cse)", &[pass::CANONICALIZE, pass::CSE])
                .expect("a pipeline");
        let _ = pipeline.run(&mut ir, root);
    }
    for text in ["all_hooks.all", "all_hooks.custom x", "%0 = all_hooks.cast"] {
        parse_source(&ctx, "test.mlir", text.as_bytes()).expect_err("not written");
    }
    let said = said.lock().expect("no panic");
    assert!(said.iter().all(|it| it.ends_with(" is not written yet")), "{said:#?}");
    assert!(said.iter().any(|it| it.contains("are_cast_compatible")), "{said:#?}");
}

#[test]
fn types_and_attributes_are_parsed_and_printed() {
    let (ctx, said) = context();
    for text in ["!all_hooks.all<i32>", "!all_hooks.shape"] {
        let _ = ctx.parse_type(text).map(|ty| ctx.type_ref(ty).to_string());
    }
    for text in ["#all_hooks.all<1>", "#all_hooks.text<1>", "#all_hooks.text<1, i32>"] {
        let _ = ctx.parse_attribute(text).expect_err("not written");
    }
    let shape = ShapeType::get(&ctx);
    let shaped = shape.cast::<ods_runtime::types::ShapedType<'_>>();
    assert_eq!(*shaped.clone_with(None, *shape), *shape);
    assert!(!shaped.has_rank() && shaped.shape().is_none());
    assert_eq!(shaped.element_type(), *NoneType::get(&ctx));
    let all = AllType::get(&ctx, shape, &[1, 2], None);
    assert_eq!(
        (all.to_string().as_str(), all.sizes()),
        ("!all_hooks.all<`TypeAssembly::print` of `AllType` is not written yet>", &[1, 2][..])
    );
    assert_eq!(AllType::get_from_size(&ctx, 7), AllType::get_from_element(*shape));
    assert!(AllAttr::get(&ctx, 1).to_string().contains("not written"));
    let said = said.lock().expect("no panic");
    for hook in
        ["ShapedTypeTrait::has_rank", "AllTypeVerify::verify", "AllTypeBuilders::get_from_size"]
    {
        assert!(said.iter().any(|it| it.contains(hook)), "{hook}: {said:#?}");
    }
}

#[test]
fn operations_are_built() {
    let (ctx, said) = context();
    let mut ir = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut ir);
    let i32: Type = IntegerType::get(&ctx, 32).into();
    let value = EffectOp::build(&mut b, i32);
    let view = ViewOp::build(&mut b, i32, value);
    AllOp::build_from_value(&mut b, view.into());
    CastOp::build(&mut b, i32, view);
    b.new_op::<InferOp<'_>>().with_types([i32]).build();
    let _ = ir.root().expect("a module").to_string();
    let said = said.lock().expect("no panic");
    assert!(said.iter().any(|it| it.contains("AllOpBuilders::build_from_value")), "{said:#?}");
}
