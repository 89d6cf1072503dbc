//! Deeply nested Rust in definitions is accepted up to a limit. The stack of a test thread is smaller than that of a
//! build script.

use super::generate;

/// Definitions with a condition and a method whose code is nested in `depth` brackets.
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
fn nesting_of_rust_is_limited() {
    assert!(generate("nested_100.td", &definition(100)).is_ok());
    for depth in [200, 20_000] {
        let errors = match generate(&format!("nested_{depth}.td"), &definition(depth)) {
            Ok(_) => panic!("{depth}"),
            Err(errors) => errors.render(false),
        };
        for line in [":3:", ":6:"] {
            assert!(
                errors.lines().any(|it| it.contains(line)
                    && it.contains("invalid Rust: brackets are nested more than 128 levels deep")),
                "{depth}: {errors}"
            );
        }
    }
}
