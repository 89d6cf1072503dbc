//! Names that clash with what generated code has: `defs/names.td`.

include!(concat!(env!("OUT_DIR"), "/names.rs"));
include!(concat!(env!("OUT_DIR"), "/rules_of_names.rs"));

use ods_runtime::interfaces::OpAsmOpInterfaceTrait;
use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{BlockRef, Context, Diagnostic, Location, attrs, hooks, types};

impl<'ir> hooks::Verify<'ir> for names::S<'ir> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.result() {
            names::Result::Ok => Ok(()),
            names::Result::None => Err(self.op_error("must be ok")),
        }
    }
}

impl names::StringVerify for names::String<'_> {
    fn verify(
        _: &Context,
        _: Location,
        _: types::TypeRef<'_>,
        _: &[i64],
        _: Option<attrs::TypeAttr<'_>>,
        _: bool,
        _: names::u32,
    ) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// The printed form of `text`, or the error in it.
fn printed(text: &str) -> String {
    let ctx = Context::new();
    ctx.load::<names::NamesDialect>();
    ctx.allow_unregistered_dialects(true);
    match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir.root().expect("a module").print_top_level(&PrintFlags::default()),
        Err(errors) => errors.first().map(|it| it.message().to_owned()).unwrap_or_default(),
    }
}

#[test]
fn operations_of_odd_names_are_read_and_written() {
    let text = "module {\n  \"names.a\"() : () -> ()\n  %0 = \"names.t\"() <{x = 1 : i32}> : () -> i64\n  %1 = names.fma %0 : i64\n}\n";
    assert_eq!(printed(text), text);
}

#[test]
fn optional_attributes_may_be_absent_where_a_group_begins() {
    for ty in [
        "!names.named<>",
        "!names.named<\"a\">",
        "!names.named<, 3 : i32>",
        "!names.named<\"a\", 3 : i32>",
        "!names.any<>",
        "!names.any<[1, 2.000000e+00 : f32]>",
    ] {
        let of_op = format!("module {{\n  %0 = \"names.t\"() <{{x = 1 : i32}}> : () -> {ty}\n}}\n");
        assert_eq!(printed(&of_op), of_op);
    }
    let wrong = printed("%0 = \"names.t\"() <{x = 1 : i32}> : () -> !names.named<, \"a\">");
    assert!(wrong.contains("invalid kind of attribute specified"), "{wrong}");
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for names::HouseOp<'ir> {
    /// A name for each block but the entry block, and one like the name of another block.
    fn asm_block_names(self, set_name: &mut dyn FnMut(BlockRef<'_>, &str)) {
        for block in
            self.regions().flat_map(|region| region.blocks()).filter(|it| !it.is_entry_block())
        {
            let is_last = block.next().is_none();
            set_name(block, if is_last { "bb1" } else { "big room" });
        }
    }
}

/// Names of blocks are unique in their region only, since regions do not see each other's blocks.
#[test]
fn names_of_blocks_are_unique_in_their_region() {
    let region = r#"{
    "t.to"()[^big_room, ^big_room_0, ^bb1_0] : () -> ()
  ^big_room:  // pred: ^bb0
    "t.end"() : () -> ()
  ^big_room_0:  // pred: ^bb0
    "t.end"() : () -> ()
  ^bb1_0:  // pred: ^bb0
    "t.end"() : () -> ()
  }"#;
    let text = format!("module {{\n  names.house {region} {region}\n}}\n");
    assert_eq!(printed(&text), text);
}

#[test]
fn classes_may_have_names_of_the_standard_library() {
    let text = r#"module {
  %0 = names.p : !names.string<i8, true, "Some|Read" some i1, 1, 2>
  %1 = names.s %0(%0) "b" <"c", i4> bool <Ok> Read 7 ["d"] : <i8, true, "Some|Read" some i1, 1, 2>, <<i8, false, Some, 3>, None, <i1, true, Read, 4>>, !names.string<i8, true, "Some|Read" some i1, 1, 2>
  names.none {
    "names.m"() : () -> ()
  }
  "names.str"() : () -> ()
  "names.rt"() : () -> ()
}
"#;
    assert_eq!(printed(text), text);
    let ctx = Context::new();
    let string =
        names::String::get(&ctx, types::IndexType::get(&ctx), &[1], None, true, names::u32::READ);
    assert_eq!(string.to_string(), "!names.string<index, true, Read, 1>");
}

#[test]
fn names_that_a_fragment_declares_hide_those_of_the_runtime() {
    for index in 0..12 {
        let of = |ty: &str| {
            printed(&format!("%0 = \"x.value\"() : () -> {ty}\nnames.local_{index} %0 : {ty}"))
        };
        assert!(of("index").contains(&format!("names.local_{index} %0 : index")), "{index}");
        let expected = format!("'names.local_{index}' op operand #0 must be local, but got 'none'");
        assert_eq!(of("none"), expected);
    }
}

#[test]
fn rules_refer_to_classes_with_names_of_the_standard_library() {
    let ctx = Context::new();
    ctx.load::<names::NamesDialect>();
    let text = r#"
        %0 = names.p : i8
        %1 = names.tag %0 <Ok> : i8
        %2 = names.tag %1 <Ok> : i64
    "#;
    let mut ir = parse_source(&ctx, "test.mlir", text.as_bytes()).expect("a valid module");
    let mut patterns = PatternSet::default();
    rules_of_names::populate(&mut patterns);
    let region = ir.root().expect("a module").region(0).handle();
    let config = GreedyConfig { fold: false, ..GreedyConfig::default() };
    apply_patterns_greedily(&mut ir, region, &patterns.freeze(), config).expect("a fixed point");
    let printed = ir.root().expect("a module").print_top_level(&PrintFlags::default());
    assert!(printed.contains("names.tag %0 <None> : i8"), "{printed}");
}
