//! Warnings about formats whose text may not be read back. Each line of `readable/*.txt` has the arguments and the format
//! of a definition; the `.expected` file beside it has the warning, if there is one (`UPDATE_EXPECT=1` updates it).

use std::fmt::Write as _;

use expect_test::expect_file;

use odsgen::tablegen::Diagnostics;
use odsgen::{Generated, Generator};

use super::{fixture, scratch};

const HEAD: &str = r#"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }
def Named : AttrDef<D, "Named"> { let mnemonic = "named"; }
class OfType<string name, string format> : AttrDef<D, name> {
  let mnemonic = !tolower(name);
  let parameters = (ins OptionalParameter<"Type">:$type);
  let assemblyFormat = format;
}
def Short : OfType<"Short", "(`<` $type^ `>`)?">;
def Long : OfType<"Long", "`<` (`:` $type^)? `>`">;
def Picked : OfType<"Picked", "(`<` $type^ `>`) : (`none`)?">;
def Plain : TypeDef<D, "Plain"> { let mnemonic = "plain"; }
def Other : Dialect { let name = "other"; let cppNamespace = "::other"; let useDefaultAttributePrinterParser = 1; }
def Elsewhere : AttrDef<Other, "Elsewhere"> { let mnemonic = "elsewhere"; }
"#;

fn generate(name: &str, text: &str) -> Result<Generated, Diagnostics> {
    Generator::new().dialect("d").run(&scratch(name, text))
}

/// Generates each definition of `file`, and shows the warnings.
fn check(file: &str, define: impl Fn(&str, &str) -> String) {
    let path = fixture("readable").join(file);
    let text = std::fs::read_to_string(&path).expect("case file");
    let mut shown = String::new();
    for case in text.lines() {
        let (arguments, format) = case.split_once('|').expect("arguments and a format");
        let definition = format!("{HEAD}{}", define(arguments, format));
        let generated = generate(&format!("readable_{file}.td"), &definition);
        let generated = generated.unwrap_or_else(|errors| panic!("{case}\n{errors}"));
        let warnings: Vec<_> = generated.warnings.iter().map(|it| it.message.as_str()).collect();
        let _ = writeln!(shown, "{case}\n  {}", warnings.join("\n  "));
    }
    expect_file![path.with_extension("expected")].assert_eq(&shown);
}

#[test]
fn formats_of_operations_are_checked() {
    check("ops.txt", |arguments, format| {
        format!(
            "def TestOp : Op<D, \"test\", [AttrSizedOperandSegments]> {{
               let arguments = (ins {arguments}, Optional<I1>:$last1, Optional<I1>:$last2);
               let assemblyFormat = [{{{format} `last1` $last1 `last2` $last2 attr-dict `end`}}];
             }}"
        )
    });
}

#[test]
fn formats_of_types_are_checked() {
    check("types.txt", |arguments, format| {
        format!(
            "def TestType : TypeDef<D, \"Test\"> {{
               let mnemonic = \"test\";
               let parameters = (ins {arguments});
               let assemblyFormat = [{{{format}}}];
             }}"
        )
    });
}

/// What follows an operation may begin like its last element.
#[test]
fn the_next_operation_is_considered() {
    for (traits, is_ambiguous) in [("", true), ("Terminator", false)] {
        let definition = format!(
            "{HEAD}def TestOp : Op<D, \"test\", [{traits}]> {{
               let arguments = (ins Variadic<I32>:$values);
               let assemblyFormat = \"attr-dict $values\";
             }}"
        );
        let generated = generate("readable_next.td", &definition).expect("a valid definition");
        assert_eq!(generated.warnings.iter().count(), usize::from(is_ambiguous), "{traits}");
    }
}

/// A type that is inferred from an optional value is lacking in a text without the value.
#[test]
fn types_of_absent_values_are_considered() {
    let same = "TypesMatchWith<\"m\", \"a\", \"r\", \"$_self\">";
    for (traits, a, r, is_lacking) in [
        (same, "Optional<AnyType>", "AnyType", true),
        (same, "Optional<AnyType>", "Optional<AnyType>", false),
        (same, "AnyType", "AnyType", false),
        ("AllTypesMatch<[\"a\", \"r\"]>", "Optional<AnyType>", "AnyType", true),
        ("AllTypesMatch<[\"a\", \"r\"]>", "AnyType", "Optional<AnyType>", false),
    ] {
        for (operand, result) in [(String::new(), r), (format!(", {r}:$r"), "")] {
            let results = if result.is_empty() { String::new() } else { format!("{result}:$r") };
            let shown = if result.is_empty() { " `r` $r" } else { "" };
            let segments = if result.is_empty() && a.len() > 7 && r.len() > 7 {
                ", AttrSizedOperandSegments"
            } else {
                ""
            };
            let definition = format!(
                "{HEAD}def TestOp : Op<D, \"test\", [{traits}{segments}]> {{
                   let arguments = (ins {a}:$a{operand});
                   let results = (outs {results});
                   let assemblyFormat = \"`a` ($a^ `:` type($a))?{shown} attr-dict `end`\";
                 }}"
            );
            let definition = match a.starts_with("Optional") {
                true => definition,
                false => definition.replace("($a^ `:` type($a))?", "$a `:` type($a)"),
            };
            let warnings = generate("readable_types.td", &definition).expect("valid").warnings;
            let lacking = "the type of $r is that of $a, which may be absent";
            assert_eq!(warnings.to_string().contains(lacking), is_lacking, "{definition}");
        }
    }
}
