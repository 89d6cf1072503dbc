//! Warnings about definitions.

use super::generate;

#[test]
fn interfaces_without_code_are_one_warning() {
    let text = r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<InferIntRangeInterface>]> { let results = (outs I32:$r); }
def BOp : Op<D, "b", [InferIntRangeInterface]> { let results = (outs I32:$r); }
"#;
    let generated = generate("without_code.td", text).expect("generated");
    let text = generated.warnings.to_string();
    assert_eq!(text.matches("warning: ").count(), 1, "{text}");
    assert!(text.contains("no code for the interface 'InferIntRangeInterface'"), "{text}");
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
