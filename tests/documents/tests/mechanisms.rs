//! Counts the definitions of our own for each mechanism: at least two, so that no mechanism works for one example only.

use std::fmt::Write as _;
use std::path::Path;

/// A mechanism, and texts of which a definition that uses it has at least one.
const MECHANISMS: &[(&str, &[&str])] = &[
    ("format: attr-dict-with-keyword", &["attr-dict-with-keyword"]),
    ("format: attribute dictionary of a directive", &["(attr-dict"]),
    ("format: clauses in any order", &["oilist("]),
    ("format: custom directive", &["custom<"]),
    ("format: else group", &[") : (", "):(", "): ("]),
    ("format: functional-type", &["functional-type("]),
    ("format: host code in a directive", &[", \"3\")", "\\\")"]),
    ("format: operands", &["\"operands "]),
    ("format: optional group", &[")?"]),
    ("format: prop-dict", &["\"prop-dict "]),
    ("format: properties of a directive", &["(prop-dict"]),
    ("format: qualified", &["qualified("]),
    ("format: references", &["ref("]),
    ("format: types of all operands", &["type(operands)"]),
    ("format: types of all results", &["type(results)"]),
    ("format: written in Rust", &["hasCustomAssemblyFormat"]),
    ("builder: with a body", &[", [{"]),
    ("builder: defaults", &["CArg<"]),
    ("builder: inferred context", &["WithInferredContext<"]),
    ("builder: no default builder", &["skipDefaultBuilders"]),
    ("builder: of attributes", &["AttrBuilder<", "AttrBuilderWith"]),
    ("builder: of types", &["TypeBuilder<", "TypeBuilderWith"]),
    ("adaptor: groups of equal size", &["SameVariadicOperandSize"]),
    ("adaptor: groups of groups", &["VariadicOfVariadic<"]),
    ("adaptor: sizes of operand groups", &["AttrSizedOperandSegments"]),
    ("adaptor: sizes of result groups", &["AttrSizedResultSegments"]),
    ("inference: equal types", &["AllTypesMatch<"]),
    ("inference: from an attribute", &["FirstAttrDerivedResultType"]),
    ("inference: from another type", &["TypesMatchWith<"]),
    ("inference: interface", &["DeclareOpInterfaceMethods<InferTypeOpInterface"]),
    ("inference: same type of operands", &["SameTypeOperands"]),
    ("inference: same type of operands and results", &["SameOperandsAndResultType"]),
    ("property: array", &["ArrayProp<"]),
    ("property: confined", &["ConfinedProp<"]),
    ("property: default", &["DefaultValuedProp<"]),
    ("property: enum", &["EnumProp"]),
    ("property: integer", &["I64Prop", "I32Prop", "IntProp"]),
    ("property: optional", &["OptionalProp<"]),
    ("property: string", &["StringProp"]),
    ("property: unit", &["UnitProp"]),
    ("interface: of attributes", &["AttrInterface<\""]),
    ("interface: of operations", &["OpInterface<\""]),
    ("interface: of types", &["TypeInterface<\""]),
    ("interface: bases", &["Interface<\"MyDerived", "\", ["]),
    ("interface: declared methods of operations", &["DeclareOpInterfaceMethods<"]),
    (
        "interface: declared methods of types and attributes",
        &["DeclareTypeInterfaceMethods<", "DeclareAttrInterfaceMethods<"],
    ),
    ("interface: methods", &["InterfaceMethod<"]),
    ("interface: static methods", &["StaticInterfaceMethod<"]),
    ("interface: shared declarations", &["extraSharedClassDeclaration"]),
    ("interface: verifiers", &["let verify ="]),
];

/// The definitions in the `.td` files below `directory`.
fn definitions(directory: &Path) -> Vec<String> {
    let mut list = Vec::new();
    for file in ods_peer::files(directory, "td") {
        let text = std::fs::read_to_string(&file).expect("definitions");
        let starts = text.match_indices("\ndef ").map(|(at, _)| at + 1);
        let starts: Vec<usize> = starts.chain([text.len()]).collect();
        list.extend(starts.windows(2).map(|ends| text[ends[0]..ends[1]].to_owned()));
    }
    list
}

#[test]
fn every_mechanism_has_two_definitions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("defs");
    let mut definitions = definitions(&root);
    definitions.extend(self::definitions(&root.join("my")));
    let mut missing = String::new();
    for (mechanism, texts) in MECHANISMS {
        let uses = |definition: &&String| texts.iter().any(|text| definition.contains(text));
        let count = definitions.iter().filter(uses).count();
        if count < 2 {
            let _ = writeln!(missing, "{mechanism}: {count}");
        }
    }
    assert!(missing.is_empty(), "fewer than two definitions:\n{missing}");
}
