//! Definitions whose fragments are C++ (`odsgen/tests/generator/foreign/loom.td`), with skeletons of all hooks.

include!(concat!(env!("OUT_DIR"), "/loom.rs"));

#[deny(unused)]
#[rustfmt::skip]
mod hooks {
    include!(concat!(env!("OUT_DIR"), "/loom_hooks.rs"));
}

/// The classes of C++ that the generated module finds beside itself.
use hooks::{SelvageAttr, Stitch, YarnType};
use ods_runtime::Context;
use ods_runtime::attrs::{IntegerAttr, NamedAttribute, StringAttr};
use ods_runtime::ir::OpBuilder;
use ods_runtime::text::parse_source;
use ods_runtime::types::IntegerType;

/// The text of a module after it was read. Else the first error, or the panic of a skeleton.
fn answer(text: &str) -> String {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<loom::LoomDialect>();
    let read = || parse_source(&ctx, "loom.mlir", text.as_bytes());
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(read)) {
        Ok(Ok(ir)) => ir.root().expect("a module").to_string(),
        Ok(Err(errors)) => errors[0].message().to_owned(),
        Err(panic) => format!("panic: {}", panic.downcast::<String>().expect("a message")),
    }
}

/// Texts within a module, and what is said about them.
const TEXTS: &[(&str, &str)] = &[
    (
        r#"%0 = "x.y"() : () -> !loom.thread<1 x f32>
  %1 = loom.tie %0, %0 : !loom.knot"#,
        "",
    ),
    (
        r#"%0 = "x.y"() : () -> !loom.thread<2 x f32, "red">
  loom.warp %0 sizes() : !loom.thread<2 x f32, "red">"#,
        "",
    ),
    (
        r#"%0 = "x.y"() : () -> !loom.thread<3 x f32>
  loom.warp %0 sizes() : !loom.thread<3 x f32>"#,
        "'loom.warp' op operand #0 must be variadic of a thin thread, but got '!loom.thread<3 x f32>'",
    ),
    (
        r#"%0 = "x.y"() : () -> vector<4xf32>
  %1 = "x.y"() : () -> i8
  %2 = loom.match %1, %1, %0 : i8, vector<4xf32>"#,
        "",
    ),
    (
        r#"%0 = "x.y"() : () -> i8
  "loom.fit"(%0, %0, %0, %0) : (i8, i8, i8, i8) -> ()"#,
        "'loom.fit' op operand #0 must be an integer of more than 8 bits, but got 'i8'",
    ),
    (
        r#"%0 = "x.y"() : () -> tensor<f32>
  %1 = "loom.count"(%0) {start = 3 : i64, step = 3 : i32} : (tensor<f32>) -> index"#,
        "'loom.count' op attribute 'step' failed to satisfy constraint: 32-bit signless integer attribute an even number",
    ),
    (r#""x.y"() {a = #loom.range<1 to 2>} : () -> ()"#, ""),
    (
        r#""x.y"() {a = #loom.tension<of 1.500000e+00, 3 : i8>, b = #loom.gauge<fine>} : () -> ()"#,
        "",
    ),
    (r#""x.y"() {a = #loom.label<"silk" : 1, 2>} : () -> ()"#, ""),
    (r#""x.y"() {a = #loom.hem} : () -> ()"#, ""),
    (r#""x.y"() {a = #loom.hem<1>} : () -> ()"#, "`Stitch` is not written yet"),
    (r#""x.y"() {a = #loom.note, b = #loom.note<"dense">} : () -> ()"#, ""),
    (
        r#"%0 = "x.y"() : () -> tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>
  "loom.braid"(%0, %0, %0) <{turns = array<i64: 1, 2>}> : (tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>, tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>, tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>) -> ()"#,
        "",
    ),
    (
        r#"%0 = "x.y"() : () -> tensor<2xf32, #loom.tension<of 1.000000e+00, 4 : i8>>
  "loom.braid"(%0, %0, %0) <{turns = array<i64: 1, 2>}> : (tensor<2xf32, #loom.tension<of 1.000000e+00, 4 : i8>>, tensor<2xf32, #loom.tension<of 1.000000e+00, 4 : i8>>, tensor<2xf32, #loom.tension<of 1.000000e+00, 4 : i8>>) -> ()"#,
        "'loom.braid' op operand #0 must be a tensor of tension 3, but got 'tensor<2xf32, #loom.tension<of 1.000000e+00, 4 : i8>>'",
    ),
    (
        r#"%0 = "x.y"() : () -> tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>
  "loom.braid"(%0, %0) <{turns = array<i64: 1>}> : (tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>, tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>) -> ()"#,
        "'loom.braid' op failed to verify that there are three operands",
    ),
    (
        r#"%0 = "x.y"() : () -> tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>
  "loom.braid"(%0, %0, %0) <{turns = array<i64: 1>}> : (tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>, tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>, tensor<2xf32, #loom.tension<of 1.000000e+00, 3 : i8>>) -> ()"#,
        "'loom.braid' op failed to verify that each strand has a turn",
    ),
    (
        r#"%0:2 = "x.y"() : () -> (i8, complex<i8>)
  loom.pick 4, -5 : %0#0, %0#1 <{bytes = [[3 : i8]], list = [1, 2]}> : i8"#,
        "",
    ),
    (
        r#"%0:2 = "x.y"() : () -> (i8, complex<i8>)
  loom.pick 3, 1 : %0#0, %0#1 <{list = []}> : i8"#,
        "'loom.pick' op property 'p' failed to satisfy constraint: even",
    ),
    (
        r#"%0:2 = "x.y"() : () -> (i8, complex<i8>)
  loom.pick 2, 2 : %0#0, %0#1 <{list = []}> : i8"#,
        "'loom.pick' op property 'q' failed to satisfy constraint: odd",
    ),
    (
        r#"%0 = "x.y"() : () -> tensor<2xi8>
  loom.pick 2, 1 : %0, %0 <{list = []}> : tensor<2xi8>"#,
        "use of value '%0' expects different type than prior uses: 'complex<tensor<2xi8>>' vs 'tensor<2xi8>'",
    ),
    (
        r#"%0 = "x.y"() : () -> tensor<2xi8>
  "loom.pick"(%0, %0) <{p = 2 : i32, q = 1 : i64, list = []}> : (tensor<2xi8>, tensor<2xi8>) -> ()"#,
        "'loom.pick' op failed to verify that the type is doubled",
    ),
    (
        r#""x.y"() {a = #loom.seam<#loom.mark with !loom.knot>} : () -> ()"#,
        "panic: `AttrClass::contains` of `SelvageAttr` is not written yet: write this function, which loom.td:15 requires",
    ),
];

#[test]
fn definitions_in_cpp_are_read_verified_and_printed() {
    for (text, error) in TEXTS {
        let module = format!("module {{\n  {text}\n}}\n");
        let expected = if error.is_empty() { &module } else { *error };
        assert_eq!(answer(&module).trim_end(), expected.trim_end(), "{text}");
    }
}

#[test]
fn builders_in_cpp_fill_in_the_state() {
    let ctx = Context::new();
    ctx.load::<loom::LoomDialect>();
    let mut ir = parse_source(&ctx, "loom.mlir", b"module {}").expect("it is correct");
    let i8 = IntegerType::get(&ctx, 8).handle();
    let number = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), 7);
    let attributes =
        [("number", number.handle()), ("color", StringAttr::get(&ctx, "red").handle())]
            .map(|(name, value)| NamedAttribute::new(ctx.ident(name), value));
    let root = ir.root().expect("a module").handle();
    let b = &mut OpBuilder::in_root(&mut ir);
    let first = loom::StateOp::build_from_result_types(b, &[i8], &[]);
    let value = b.result(first, 0);
    loom::StateOp::builder_from_result_types(b, &[], &[value, value])
        .attributes(&attributes)
        .build();
    let block = b.ir().op(root).region(0).first_block().expect("a block").handle();
    let word = StringAttr::get(&ctx, "silk");
    let (next, others) = (block, [block]);
    loom::StateOp::build_from_word(b, word, i8, value, value, next, &others, &attributes);
    loom::StateOp::build_empty(b);
    expect_test::expect![[r#"
        "builtin.module"() ({
          %0 = "loom.state"() ({
          }) : () -> i8
          "loom.state"(%0, %0) <{number = 7 : i32}> ({
          }) {color = "red"} : (i8, i8) -> ()
          %1:2 = "loom.state"(%0, %0)[^bb0, ^bb0] <{number = 7 : i32, word = "silk"}> {color = "red"} : (i8, i8) -> (i8, i8)
          "loom.state"() : () -> ()
        }) : () -> ()"#]].assert_eq(&ir.op(root).to_string());
}
