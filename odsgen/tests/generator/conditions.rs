//! Conditions of predicates.

use odsgen::Generator;

use super::scratch;

/// The parentheses at both ends of a condition need not belong together.
#[test]
fn conditions_are_read_as_they_are_written() {
    let cases = [
        (
            "($_self.isa::<IndexType>()) || ($_self.isa::<NoneType>())",
            "it.isa::<rt::IndexType>() || it.isa::<rt::NoneType>()",
        ),
        ("$_self.isa::<IndexType>()", "it.isa::<rt::IndexType>()"),
        ("(($_self.isa::<IndexType>()))", "it.isa::<rt::IndexType>()"),
        (
            "(')' == '(') == ($_self.isa::<IndexType>())",
            "(')' == '(') == it.isa::<rt::IndexType>()",
        ),
    ];
    for (condition, expected) in cases {
        let text = format!(
            r#"
include "mlir/IR/OpBase.td"
def Own : Dialect {{ let name = "own"; let cppNamespace = "::own"; }}
def Condition : CPred<"true"> {{ let predExpr = [{{{condition}}}]; }}
def Odd : Type<Condition, "odd">;
def AOp : Op<Own, "a"> {{ let arguments = (ins Odd:$x); }}
"#
        );
        let file = scratch("conditions.td", &text);
        let code = match Generator::new().run(&file) {
            Ok(generated) => generated.code,
            Err(errors) => panic!("{}", errors.render(false)),
        };
        let code = code.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(code.contains(&format!("|it| {expected}")), "{condition}: {code}");
    }
}
