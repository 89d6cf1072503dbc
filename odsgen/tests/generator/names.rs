//! What names in fragments mean.

use odsgen::Generator;

use super::scratch;

/// A definition that all dialects share means the runtime's type, and the same text in a dialect means the dialect's, in
/// either order.
#[test]
fn equal_text_has_the_names_of_its_file() {
    let definitions = |operands: &str| {
        format!(
            r#"
include "mlir/IR/OpBase.td"
def Own : Dialect {{ let name = "own"; let cppNamespace = "::own"; }}
def Own_Index : TypeDef<Own, "Index"> {{ let mnemonic = "index"; }}
def OwnIndex : Type<CPred<"$_self.isa::<IndexType>()">, "own index">;
def AOp : Op<Own, "a"> {{ let arguments = (ins {operands}); }}
"#
        )
    };
    for operands in ["OwnIndex:$own, Index:$shared", "Index:$shared, OwnIndex:$own"] {
        let file = scratch("names.td", &definitions(operands));
        let code = Generator::new().run(&file).expect("the definitions are valid").code;
        let code = code.split_whitespace().collect::<Vec<_>>().join(" ");
        for (name, test) in [
            ("OWN_INDEX_TYPE", "it.isa::<IndexType>()"),
            ("INDEX_TYPE_CONSTRAINT", "it.isa::<rt::IndexType>()"),
        ] {
            let constant = code.split(&format!(" const {name}: ")).nth(1).expect("the constraint");
            let constant = constant.split(';').next().unwrap_or_default();
            assert!(constant.contains(test), "{operands}: {name}: {constant}");
        }
    }
}
