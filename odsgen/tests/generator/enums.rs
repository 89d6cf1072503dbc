//! The values of enum cases.

use super::generate;

fn code(name: &str, def: &str) -> String {
    let text = format!(
        r#"
        include "mlir/IR/OpBase.td"
        include "mlir/IR/EnumAttr.td"
        def D_Dialect : Dialect {{ let name = "d"; let cppNamespace = "::d"; }}
        {def}"#
    );
    match generate(name, &text) {
        Ok(generated) => generated.code,
        Err(errors) => panic!("{}", errors.render(false)),
    }
}

/// The lines of the cases in `code`: `Name = 1,`, or constants of a bit enum.
fn values(code: &str) -> Vec<&str> {
    let lines = code.lines().map(str::trim);
    let is_value = |line: &&str| {
        line.split_once(" = ").is_some_and(|(_, value)| value.ends_with(',') && value.len() < 8)
            || line.contains(": Self = Self(")
    };
    lines.filter(is_value).collect()
}

/// `mlir-tblgen -gen-enum-decls` writes `A = 5, B, C, D = 3`.
#[test]
fn a_negative_value_stands_for_the_next_one() {
    let enum_of = |ty: &str| {
        format!(
            r#"def E : EnumInfo<"E", "", [
                I32EnumCase<"A", 5>, I32EnumCase<"B", -1>, I32EnumCase<"C", -1>, I32EnumCase<"D", 3>], 32> {{
              let cppNamespace = "::d"; let underlyingType = "{ty}";
            }}"#
        )
    };
    for ty in ["u32", "i32"] {
        let code = code(&format!("numbered_{ty}.td"), &enum_of(ty));
        assert_eq!(values(&code), ["A = 5,", "B = 6,", "C = 7,", "D = 3,"], "{ty}");
        assert!(code.contains(&format!("#[repr({ty})]")));
    }
}

#[test]
fn the_highest_bit_of_a_signed_type_is_negative() {
    let def = r#"def E : BitEnum<"E", "", [BitEnumCaseBit<"lo", 0, "lo", 8>, BitEnumCaseBit<"hi", 7, "hi", 8>], 8> {
      let cppNamespace = "::d"; let underlyingType = "i8";
    }"#;
    let code = code("signed_bits.td", def);
    let of = |name: &str, value: i8| format!("pub const {name}: Self = Self({value});");
    assert_eq!(values(&code), [of("LO", 1), of("HI", -128), of("ALL", -127)]);
}
