//! Fragments in C++: their translation, and notes about untranslated ones. Each line of `cpp/*.txt` is a condition on
//! types; `cpp/*.expected` has the generated code and the notes (`UPDATE_EXPECT=1` updates it).

use std::fmt::Write as _;

use expect_test::expect_file;
use odsgen::Generator;

use super::{fixture, scratch};

/// The definitions that the conditions refer to.
const DEFINITIONS: &str = r#"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def Own_Dialect : Dialect { let name = "own"; let cppNamespace = "::mlir::own"; }
def Own_Fast : I32EnumAttrCase<"Fast", 0>;
def Own_Slow : I32EnumAttrCase<"Slow", 1>;
def Own_Mode : I32EnumAttr<"Mode", "mode", [Own_Fast, Own_Slow]> { let cppNamespace = "::mlir::own"; }
def Own_PairType : TypeDef<Own_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "::mlir::Type":$first, "unsigned":$width, EnumParameter<Own_Mode>:$mode);
  let assemblyFormat = "`<` $first `,` $width `,` $mode `>`";
}
"#;

/// The code generated for the conditions of a file.
fn translated(name: &str) -> String {
    let text = std::fs::read_to_string(fixture("cpp").join(format!("{name}.txt"))).expect("cases");
    let conditions: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let mut definitions = DEFINITIONS.to_owned();
    let mut arguments = Vec::new();
    for (index, condition) in conditions.iter().enumerate() {
        let _ =
            writeln!(definitions, "def P{index} : Type<CPred<[{{{condition}}}]>, \"p{index}\">;");
        arguments.push(format!("P{index}:$a{index}"));
    }
    let _ = writeln!(
        definitions,
        "def Own_AllOp : Op<Own_Dialect, \"all\"> {{ let arguments = (ins {}); }}",
        arguments.join(", ")
    );
    let file = scratch(&format!("cpp_{name}.td"), &definitions);
    let generator = Generator::new().cpp().extern_path("::mlir::other", "crate::other");
    let generated = match generator.run(&file) {
        Ok(generated) => generated,
        Err(errors) => panic!("{}", errors.render(false)),
    };
    let code = generated.code.split_whitespace().collect::<Vec<_>>().join(" ");
    let report: Vec<_> = generated.report.iter().collect();
    let mut out = String::new();
    for (index, condition) in conditions.iter().enumerate() {
        let start = format!("pub(crate) const P{index}_TYPE: rt::TypeConstraint = ");
        let constraint =
            code.split(&start).nth(1).and_then(|rest| rest.split_once(&format!("\"p{index}\", ")));
        let rust = constraint.and_then(|(_, rest)| rest.split(" /// ").next()).unwrap_or("nothing");
        let rust =
            rust.split("; } /// ").next().unwrap_or(rust).trim_end_matches([';', ')', ' ', '}']);
        let _ = writeln!(out, "{condition}\n    {rust}");
        let helper = format!("`p{index}_type`");
        for note in report.iter().filter(|note| note.message.starts_with(&helper)) {
            let _ = writeln!(out, "    note: {}", note.message);
            let place = generated.report.sources().locate(note.span).map(|at| at.column);
            let help = note.help.as_deref().unwrap_or("nothing");
            let _ = writeln!(out, "    column: {}, help: {help}", place.unwrap_or_default());
        }
    }
    out
}

#[test]
fn conditions_are_translated() {
    for name in ["translated", "own"] {
        let output = translated(name);
        assert!(!output.contains("note:"), "{output}");
        expect_file![fixture("cpp").join(format!("{name}.expected"))].assert_eq(&output);
    }
}

#[test]
fn untranslated_conditions_become_helpers() {
    expect_file![fixture("cpp").join("refused.expected")].assert_eq(&translated("refused"));
}

#[test]
fn call_of_get_with_other_arguments_becomes_a_helper() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        def Far_Dialect : Dialect { let name = "far"; let cppNamespace = "::far"; }
        def Far_BoxType : TypeDef<Far_Dialect, "Box"> {
          let mnemonic = "box";
          let parameters = (ins "::mlir::Type":$inner);
          let builders = [TypeBuilder<(ins), [{ return $_get($_ctxt, ::mlir::IndexType::get($_ctxt)); }]>];
          let builderCall = "$_builder.getType<::far::BoxType>()";
        }
        def Far_LidType : TypeDef<Far_Dialect, "Lid"> {
          let mnemonic = "lid";
          let builderCall = "$_builder.getType<::far::LidType>()";
        }
        def Near_Dialect : Dialect { let name = "near"; let cppNamespace = "::near"; }
        def Near_OpenOp : Op<Near_Dialect, "open"> {
          let results = (outs Far_BoxType:$box, Far_LidType:$lid);
          let assemblyFormat = "attr-dict";
        }
    "#;
    let file = scratch("other_arguments.td", text);
    let generator = Generator::new().cpp().dialect("near").extern_path("::far", "crate::far");
    let generated = generator.run(&file);
    let generated = generated.unwrap_or_else(|errors| panic!("{}", errors.render(false)));
    let code = generated.code.split_whitespace().collect::<String>();
    assert!(code.contains("crate::far::LidType::get("), "{code}");
    assert!(!code.contains("crate::far::BoxType::get("), "{code}");
    let notes: Vec<_> = generated.report.iter().map(|note| note.message.as_str()).collect();
    let reason = "'far::BoxType' has other parameters than this call of 'get'";
    let note = format!(
        "`build_builder_get_type_far_box_type` is written in Rust instead of C++: {reason}"
    );
    assert_eq!(notes, [note]);
}

/// Strings of a file in C++ that also occur in the prelude do not change the language of the prelude.
#[test]
fn equal_texts_keep_their_language() {
    let text = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : I32Enum<"E", "", [I32EnumCase<"None", 0>, I32EnumCase<"Some", 1>]> { let cppNamespace = "::d"; }
def EA : EnumAttr<D, E, "e">;
def P : ConfinedProp<I32Prop, CPred<"$_self > 0">>;
def XOp : Op<D, "x"> {
  let arguments = (ins OptionalProp<I64Prop>:$a, OptionalProp<StringProp>:$b, ArrayProp<I64Prop>:$c,
    DefaultValuedProp<StringProp, "\"\"">:$d, EnumProp<E>:$e, EnumPropWithAttrForm<E, EA>:$f, IntArrayProp<I32Prop>:$g,
    UnitProp:$h, P:$i, OptionalProp<EnumProp<E>>:$j, I32Attr:$k, OptionalAttr<StrAttr>:$l);
}
"#;
    let strings = [
        "None",
        "$_self.value()",
        "$_storage.as_slice()",
        ".ty()",
        "::ods_runtime::codegen::parse_enum::<",
        ">($_parser)",
        "Default::default()",
        "PropertyValue::parse($_parser)",
        "PropertyValue::print(&$_storage, $_printer)",
        "PropertyValue::to_attribute(&$_storage, $_ctxt)",
        "::ods_runtime::properties::enums::from_integer($_attr)",
    ];
    let run = |text: &str| {
        let file = scratch("equal_texts.td", text);
        let generated = Generator::new().cpp().dialect("d").run(&file);
        generated.map(|it| it.code).unwrap_or_else(|errors| panic!("{errors}"))
    };
    let records = strings.iter().enumerate();
    let records: String =
        records.map(|(i, it)| format!("def Text{i} {{ string text = \"{it}\"; }}\n")).collect();
    let alone = run(text);
    assert_eq!(alone, run(&format!("{text}{records}")));
    // The same before the definitions.
    let (includes, rest) = text.split_at(text.find("def D").expect("a dialect"));
    assert_eq!(alone, run(&format!("{includes}{records}{rest}")));
}
