//! Warnings about definitions.

use odsgen::Generator;

use super::{generate, scratch};

#[test]
fn interfaces_without_code_are_one_warning() {
    let text = r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>]> { let results = (outs I32:$r); }
def BOp : Op<D, "b", [InferStridedMetadataOpInterface]> { let results = (outs I32:$r); }
"#;
    let generated = generate("without_code.td", text).expect("generated");
    let text = generated.warnings.to_string();
    assert_eq!(text.matches("warning: ").count(), 1, "{text}");
    assert!(text.contains("no code for the interface 'InferStridedMetadataOpInterface'"), "{text}");
}

#[test]
fn shared_mnemonics_are_warnings() {
    let text = r#"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AType : TypeDef<D, "A"> { let mnemonic = "x"; }
def BType : TypeDef<D, "B"> { let mnemonic = "x"; }
def AAttr : AttrDef<D, "A"> { let mnemonic = "x"; }
def BAttr : AttrDef<D, "B"> { let mnemonic = "x"; }
"#;
    let warnings = generate("mnemonics.td", text).expect("generated").warnings.to_string();
    for what in ["type", "attribute"] {
        let text = format!("warning: another {what} has the mnemonic 'x'\n");
        assert_eq!(warnings.matches(&text).count(), 1, "{warnings}");
    }
}

/// Definitions of C++ may declare methods that an interface does not have, but not by mistake.
#[test]
fn mistyped_methods_of_cpp_are_warnings() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        include "mlir/Interfaces/ControlFlowInterfaces.td"
        def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
        def Sized : OpInterface<"Sized"> {
          let cppNamespace = "::d";
          let methods = [InterfaceMethod<"", "int64_t", "getSize">, InterfaceMethod<"", "bool", "isBig">];
        }
        def AOp : Op<D, "a", [DeclareOpInterfaceMethods<Sized, ["getSiez"]>]>;
        def BOp : Op<D, "b", [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccesorOperands"]>]>;
        def COp : Op<D, "c", [DeclareOpInterfaceMethods<Sized, ["somethingElse"]>]>;
    "#;
    let file = scratch("mistyped_methods.td", text);
    let warnings = Generator::new().cpp().run(&file).expect("valid definitions").warnings;
    let help: Vec<_> = warnings.iter().filter_map(|it| it.help.as_deref()).collect();
    let expected = ["did you mean 'getSize'?", "did you mean 'getSuccessorOperands'?"];
    assert_eq!(
        help.iter().filter(|it| it.starts_with("did")).copied().collect::<Vec<_>>(),
        expected
    );
}

/// Rules with functions that no helper can replace are left out; the others are generated.
#[test]
fn rules_with_functions_of_properties_are_left_out() {
    let text = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins I32:$x, I64Prop:$n); let results = (outs I32:$r); }
def BOp : Op<D, "b"> { let arguments = (ins I32:$x, I64Prop:$n); let results = (outs I32:$r); }
def Known : Constraint<CPred<"isKnown($0)">>;
def Odd : Type<CPred<"isOdd($_self)">, "odd">;
def Next : NativeCodeCall<"next($0)">;
def Helper : NativeCodeCall<"helper($_builder, $0)">;
def OfConstraint : Pat<(AOp $x, $n), (BOp $x, $n), [(Known $n)]>;
def OfType : Pat<(AOp Odd:$x, $n), (BOp $x, (Next $n))>;
def OfProperty : Pat<(AOp $x, $n), (BOp (Helper $x), (Next $n))>;
def Whole : Pat<(AOp Odd:$x, $n), (BOp (Helper $x), $n), [(Constraint<CPred<"$0.hasOneUse()">> $x), (Known $x)]>;
"#;
    let file = scratch("left_out.td", text);
    let generator = Generator::new().cpp().patterns().extern_path("::d", "crate::d");
    let generated = generator.run(&file).expect("one rule");
    let warnings: Vec<_> = generated.warnings.iter().map(|it| it.message.as_str()).collect();
    let of = |rule: &str, function: &str| {
        format!(
            "the rule '{rule}' is left out: this C++ is not translated: the function '{function}' is not known"
        )
    };
    let expected = [of("OfConstraint", "isKnown"), of("OfProperty", "next"), of("OfType", "next")];
    assert_eq!(warnings, expected);
    assert!(generated.code.contains("has_one_use()"), "{}", generated.code);
    let populated =
        generated.code.split("fn populate_a(").nth(1).expect("the rules of an operation");
    assert!(populated.contains("whole") && !populated.contains("of_property"), "{populated}");
    let traits = generated.code.matches("pub trait ").count();
    assert_eq!(traits, 3, "{}", generated.code);
}
