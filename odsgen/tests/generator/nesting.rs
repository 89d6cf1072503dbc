//! Deeply nested Rust in definitions: accepted up to a limit, an error beyond it. The tests run with the stack size
//! of build scripts.

use super::generate;

/// A definition with a condition and a body in a class, each nested in `depth` brackets.
fn definition(depth: usize) -> String {
    let nested = |open: &str, code: &str, close: &str| {
        format!("{}{code}{}", open.repeat(depth), close.repeat(depth))
    };
    format!(
        r#"include "mlir/IR/OpBase.td"
def D : Dialect {{ let name = "d"; let cppNamespace = "::d"; }}
def P : Type<CPred<"{}">, "p">;
def AOp : Op<D, "a"> {{
  let arguments = (ins P:$x);
  let extraClassDeclaration = [{{ pub fn f() {} }}];
}}
"#,
        nested("(", "$_self.is_index()", ")"),
        nested("{", "", "}"),
    )
}

#[test]
fn rust_is_nested_within_limits() {
    assert!(generate("nested_100.td", &definition(100)).is_ok());
    for depth in [200, 20_000] {
        let errors = match generate(&format!("nested_{depth}.td"), &definition(depth)) {
            Ok(_) => panic!("{depth}"),
            Err(errors) => errors.render(false),
        };
        for line in [":3:", ":6:"] {
            assert!(
                errors.lines().any(|it| it.contains(line)
                    && it.contains("not Rust: more than 128 brackets are in each other")),
                "{depth}: {errors}"
            );
        }
    }
}
