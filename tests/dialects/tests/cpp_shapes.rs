//! Definitions in C++, `defs/cpp_shapes.td`, with skeletons for what is not translated. The skeletons compile.

#[allow(unreachable_pub, reason = "generated modules are public, whoever includes them")]
mod company {
    mod generated {
        include!(concat!(env!("OUT_DIR"), "/company.rs"));
    }
    pub(crate) use generated::company::*;
    use ods_runtime::VerifyResult;

    impl VerifyLimited for Helpers {
        fn verify_limited(op: Limited<'_>) -> VerifyResult {
            if op.limit() < 10 { Ok(()) } else { Err(op.op_error("exceeds the limit")) }
        }
    }

    impl VerifyClosed for Helpers {
        fn verify_closed(op: Closed<'_>) -> VerifyResult {
            if (*op).num_regions() == 0 { Ok(()) } else { Err(op.op_error("is open")) }
        }
    }
}
#[allow(unreachable_pub, reason = "generated modules are public, whoever includes them")]
mod shapes {
    include!(concat!(env!("OUT_DIR"), "/cpp_shapes.rs"));
    // The types that only C++ has, in the module that contains the generated one.
    pub use crate::hooks::*;
    pub use shapes::*;
}
#[allow(
    clippy::unused_unit,
    unreachable_pub,
    unused,
    reason = "skeletons are public, use some parameters only, and show each type of result"
)]
mod hooks {
    include!(concat!(env!("OUT_DIR"), "/cpp_shapes_hooks.rs"));
}

use ods_runtime::BlockRef;
use ods_runtime::Context;
use ods_runtime::interfaces::{
    OpAsmAttrInterfaceTrait, OpAsmOpInterfaceTrait, OpAsmTypeInterfaceTrait, SymbolOpInterface,
    SymbolOpInterfaceTrait, Visibility,
};
use ods_runtime::rt::{OpAsmAliasResult, OpAsmSetNameFn};
use ods_runtime::text::{PrintFlags, parse_source};

/// The printed form of `text`, or the error in it.
fn printed(text: &str) -> String {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<shapes::ShapesDialect>();
    match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir.root().expect("a module").print_top_level(&PrintFlags::default()),
        Err(errors) => errors.first().map(|it| it.message().to_owned()).unwrap_or_default(),
    }
}

#[test]
fn predicates_on_parameters_are_translated() {
    let of = |ty: &str| printed(&format!("%0 = \"x.value\"() : () -> {ty}"));
    assert!(of("!shapes.sized<2, 3, 4>").contains("!shapes.sized<2, 3, 4>"));
    assert_eq!(of("!shapes.sized<-2, 3, 4>"), "failed to verify that the size is positive");
    let other = "failed to verify that the size is that of the list";
    assert_eq!(of("!shapes.sized<1, 3, 4>"), other);
}

#[test]
fn defaults_may_be_options_and_lists_in_braces() {
    let ty = "!shapes.defaults<>";
    let text = printed(&format!("%0 = \"x.value\"() : () -> {ty}"));
    assert!(text.contains(ty), "{text}");
    let ctx = Context::new();
    ctx.load::<shapes::ShapesDialect>();
    let properties = ods_runtime::Properties::<shapes::DefaultsOp<'_>>::new(&ctx);
    let op = properties.get();
    assert_eq!(op.dense(), [1, 2, 3]);
    assert_eq!((op.one(), op.none(), op.some()), (5, &[][..], &[7, 8][..]));
    assert_eq!(op.list().to_string(), "[4, -5]");
    assert_eq!(op.texts().to_string(), "[\"x\", \"y\"]");
    let numbers = shapes::NumbersAttr::get(&ctx, &[1, 2]);
    assert_eq!(numbers.to_string(), "#shapes<numbers[1, 2]>");
    let braces = ods_runtime::Properties::<shapes::BracesOp<'_>>::new(&ctx);
    assert_eq!(braces.get().strides().map(|it| it.to_string()), None);
    let one = shapes::NumberedAttr::get(&ctx, 1);
    let list = shapes::NumberedsAttr::get(&ctx, &[one, one]);
    assert_eq!(list.to_string(), "#shapes<numbereds[<1>, <1>]>");
}

#[test]
fn arrays_of_enums_of_other_namespaces_are_verified() {
    let text = "module {\n  shapes.mode  A [#shapes<mode A>, #shapes<mode B>]\n}\n";
    assert_eq!(printed(text), text);
    let wrong = printed("shapes.mode A [1]");
    assert_eq!(wrong, "'shapes.mode' op attribute 'modes' failed to satisfy constraint: modes");
}

impl<'ir> SymbolOpInterfaceTrait<'ir> for shapes::LetterOp<'ir> {
    fn visibility(self) -> Visibility {
        if self.capital() { Visibility::Public } else { Visibility::Nested }
    }

    fn is_declaration(self) -> bool {
        shapes::LetterOp::is_declaration(self)
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for shapes::LetterOp<'ir> {
    fn asm_block_names(self, set_name: &mut dyn FnMut(BlockRef<'_>, &str)) {
        self.body().blocks().for_each(|block| set_name(block, "letters"));
    }
}

impl<'c> OpAsmTypeInterfaceTrait<'c> for shapes::NamedType<'c> {
    fn asm_name(self, set_name: OpAsmSetNameFn<'_>) {
        set_name("named");
    }
}

impl<'c> OpAsmAttrInterfaceTrait<'c> for shapes::AliasAttr<'c> {
    fn alias(self) -> OpAsmAliasResult {
        OpAsmAliasResult::FinalAlias("letter".into())
    }
}

#[test]
fn methods_in_classes_of_cpp_replace_defaults() {
    let text = printed(
        "\"shapes.letter\"() <{sym_name = \"a\"}> ({\n^a:\n  \"x.br\"() [^b] : () -> ()\n^b:\n  \"x.end\"() : () -> ()\n}) \
         {a = #shapes<alias>} : () -> ()\n\
         %1 = \"x.value\"() : () -> !shapes.named",
    );
    assert!(text.starts_with("#letter = #shapes.alias\n"), "{text}");
    assert!(text.contains("^letters_0:"), "{text}");
    assert!(text.contains("%named = "), "{text}");
    let ctx = Context::new();
    ctx.load::<shapes::ShapesDialect>();
    let source = "\"shapes.letter\"() <{sym_name = \"a\"}> ({}) : () -> ()";
    let ir = parse_source(&ctx, "test.mlir", source.as_bytes()).expect("valid");
    let module = ir.root().expect("a module");
    let op = module.region(0).blocks().next().and_then(|it| it.ops().next()).expect("an operation");
    let symbol = op.dyn_cast::<SymbolOpInterface<'_>>().expect("an implementation");
    assert_eq!((symbol.visibility(), symbol.is_declaration()), (Visibility::Nested, true));
    assert_eq!((symbol.name(), (*symbol).name().as_str()), (Some("a"), "shapes.letter"));
}

#[test]
fn helpers_verify_interfaces_of_other_namespaces() {
    let of = |limit: u32, regions: &str| {
        printed(&format!("\"shapes.limited\"() <{{limit = {limit} : si64}}> {regions}: () -> ()"))
    };
    assert!(of(9, "").contains("limit = 9"));
    assert_eq!(of(10, ""), "'shapes.limited' op exceeds the limit");
    assert_eq!(of(9, "({}) "), "'shapes.limited' op is open");
}

#[test]
fn ranks_and_element_counts_are_numbers_of_one_type() {
    let of = |a: &str, b: &str| {
        printed(&format!(
            "%0:2 = \"x.values\"() : () -> ({a}, {b})\n\"shapes.counts\"(%0#0, %0#1) : ({a}, {b}) -> ()"
        ))
    };
    assert!(of("tensor<?x?xi1>", "tensor<2x1xi8>").contains("shapes.counts"));
    assert_eq!(
        of("tensor<?x?xi1>", "tensor<2x2xi8>"),
        "'shapes.counts' op failed to verify that a has as many dimensions as b has elements"
    );
}

#[test]
fn types_that_cannot_exist_are_rejected() {
    let of = |op: &str, ty: &str| {
        printed(&format!("%0 = \"x.value\"() : () -> {ty}\n%1 = shapes.{op} %0 : {ty}"))
    };
    for (op, valid, invalid) in [
        ("complex", "f32", "tuple<>"),
        ("complex", "i7", "complex<f32>"),
        ("nested", "memref<2xf32>", "tensor<*xf32>"),
        ("nested", "memref<*xf32>", "vector<2xf32>"),
    ] {
        let text = of(op, valid);
        assert!(text.contains(&format!("shapes.{op} %0 : {valid}")), "{text}");
        let error = of(op, invalid);
        let expected =
            format!("'shapes.{op}' op failed to verify that the result is made of the operand");
        assert_eq!(error, expected, "{invalid}");
    }
    let error = of("deep", "tensor<2xf32>");
    assert_eq!(error, "'shapes.deep' op failed to verify that the result is made of the operand");
    let element = printed("%0 = \"x.value\"() : () -> none\n\"shapes.element\"(%0) : (none) -> ()");
    let expected =
        "'shapes.element' op operand #0 must be variadic of its own element, but got 'none'";
    assert_eq!(element, expected);
}

#[test]
fn methods_of_properties_are_translated() {
    let of = |text: &str, list: &str, option: &str| {
        let properties = format!("text = \"{text}\", list = [{list}]{option}");
        printed(&format!("\"shapes.confined\"() <{{{properties}}}> : () -> ()"))
    };
    let two = "2 : i64, 5 : i64";
    assert!(of("a", two, "").contains("shapes.confined"), "{}", of("a", two, ""));
    let confined = |name: &str| {
        format!("'shapes.confined' op property '{name}' failed to satisfy constraint: confined")
    };
    assert_eq!(of("", two, ""), confined("text"));
    assert_eq!(of("abc", two, ""), confined("text"));
    for list in ["", "1 : i64, 5 : i64", "2 : i64, 3 : i64"] {
        assert_eq!(of("a", list, ""), confined("list"), "{list}");
    }
    for option in [3, 9] {
        assert_eq!(of("a", two, &format!(", option = [{option} : i64]")), confined("option"));
    }
    let longer = "'shapes.confined' op failed to verify that the list is longer than the text";
    assert_eq!(of("ab", two, ""), longer);
    let element = "'shapes.confined' op failed to verify that the option is an element";
    assert_eq!(of("a", two, ", option = [5 : i64]"), element);
    let same = "5 : i64, 5 : i64";
    assert!(of("a", same, ", option = [5 : i64]").contains("shapes.confined"));
}

#[test]
fn enums_are_converted_from_and_to_strings_and_numbers() {
    let of = |text: &str, number: i64, fibers: i64, knot: i64, both: i64| {
        printed(&format!(
            "\"shapes.conversions\"() <{{text = \"{text}\", number = {number} : i64, fibers = {fibers} : i64, \
             knot = {knot} : i32, both = {both} : i8}}> : () -> ()"
        ))
    };
    assert!(of("loose", 5, -127, 5, -127).contains("shapes.conversions"));
    // Only the bits of the enum's type matter.
    assert!(of("tight", 1 << 32, 256, 5, -127).contains("shapes.conversions"));
    let violated = |name: &str, text: &str| text.contains(&format!("attribute '{name}' failed"));
    assert!(violated("text", &of("slack", 5, 1, 5, -127)));
    assert!(violated("number", &of("loose", 4, 1, 5, -127)));
    assert!(violated("fibers", &of("loose", 5, 2, 5, -127)));
    assert!(violated("knot", &of("loose", 5, 1, 0, -127)));
    assert!(violated("both", &of("loose", 5, 1, 5, 1)));
}

#[test]
fn a_condition_that_casts_a_value_of_another_class_is_false() {
    let valid = [
        ("number", "3"),
        ("negated", "2"),
        ("either", "\"a\""),
        ("each", "[1, 2]"),
        ("variable", "\"b\""),
        ("nested", "vector<2xi8>"),
    ];
    let of = |name: &str, value: &str| {
        let attrs =
            valid.map(|(it, text)| format!("{it} = {}", if it == name { value } else { text }));
        printed(&format!("\"shapes.casts\"() <{{{}}}> : () -> ()", attrs.join(", ")))
    };
    for (name, value) in valid.into_iter().chain([("either", "unit")]) {
        assert!(of(name, value).contains("shapes.casts"), "{}", of(name, value));
    }
    for (name, value) in [
        ("number", "2"),
        ("number", "\"a\""),
        ("negated", "3"),
        ("negated", "\"a\""),
        ("either", "\"b\""),
        ("either", "1"),
        ("each", "[1, 0]"),
        ("each", "[1, \"a\"]"),
        ("each", "1"),
        ("variable", "\"a\""),
        ("variable", "1"),
        ("nested", "vector<2x2xi8>"),
        ("nested", "i8"),
        ("nested", "1"),
    ] {
        let text = of(name, value);
        assert!(
            text.contains(&format!("attribute '{name}' failed to satisfy constraint")),
            "{text}"
        );
    }
}

#[test]
fn truth_values_may_be_absent() {
    let of = |ty: &str| printed(&format!("%0 = \"x.value\"() : () -> {ty}"));
    assert!(of("!shapes.maybe<1>").contains("!shapes.maybe<1>"), "{}", of("!shapes.maybe<1>"));
    assert_eq!(of("!shapes.maybe<0>"), "failed to verify that the flag is absent or true");
    assert_eq!(of("!shapes.maybe<>"), "failed to verify that there is a flag");
}

#[test]
fn lists_of_dimensions_are_written_by_the_runtime() {
    for text in [
        "%0 = \"x.value\"() : () -> !shapes.grid<4x?x2, i8>",
        "%0 = \"x.value\"() : () -> !shapes.grid<, i8>",
        "shapes.tile 4x?x2",
        "shapes.tile []",
    ] {
        assert!(printed(text).contains(text), "{}", printed(text));
    }
    let error =
        "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
    assert_eq!(printed("shapes.tile x"), error);
}
