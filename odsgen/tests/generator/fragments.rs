//! Mistakes in Rust that is written in definitions are reported where it is written.

use expect_test::{Expect, expect};

fn check(name: &str, text: &str, expect: Expect) {
    let head = r#"include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"#;
    let errors = match super::generate(name, &format!("{head}{text}")) {
        Ok(generated) => panic!("no error in\n{}", generated.code),
        Err(errors) => errors.render(false),
    };
    // The directory is that of the machine.
    let at = errors.find(name).unwrap_or_default();
    let directory = errors[..at].to_owned();
    expect.assert_eq(&errors.replace(&directory, ""));
}

#[test]
fn predicate_that_does_not_parse() {
    check(
        "predicate.td",
        r#"def Odd : TypeConstraint<CPred<"$_self.width() % == 1">, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x); }
"#,
        expect![[r#"
            predicate.td:3:50: error: not Rust: expected an expression
            def Odd : TypeConstraint<CPred<"$_self.width() % == 1">, "odd">;
                                                             ^
        "#]],
    );
}

#[test]
fn predicate_over_several_lines() {
    check(
        "lines.td",
        r#"def Odd : TypeConstraint<CPred<[{
  $_self.isa::<IntegerType>() &&
    $_self.cast::<IntegerType>(.width() == 1
}]>, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x); }
"#,
        expect![[r#"
            lines.td:5:31: error: not Rust: unclosed delimiter `(`
                $_self.cast::<IntegerType>(.width() == 1
                                          ^
        "#]],
    );
}

#[test]
fn default_value_that_does_not_parse() {
    check(
        "default.td",
        r#"def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "1 +">:$x); }
"#,
        expect![[r#"
            default.td:3:76: error: not Rust: unexpected end of input, expected an expression
            def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "1 +">:$x); }
                                                                                       ^
        "#]],
    );
}

#[test]
fn methods_that_do_not_parse() {
    check(
        "methods.td",
        r#"def AOp : Op<D, "a"> {
  let extraClassDeclaration = [{
    pub fn one(self) -> u32 { 1 }
    pub fn two(self) -> { 2 }
  }];
}
"#,
        expect![[r#"
            methods.td:6:25: error: not Rust: expected one of: `for`, parentheses, `unsafe`, `fn`, `extern`, identifier, `::`, `<`, `dyn`, square brackets, `*`, `&`, `!`, `impl`, `_`, lifetime
                pub fn two(self) -> { 2 }
                                    ^
        "#]],
    );
}

#[test]
fn several_mistakes_are_all_reported() {
    check(
        "several.td",
        r#"def Odd : TypeConstraint<CPred<"$_self.(">, "odd">;
def Even : TypeConstraint<CPred<"$_self +">, "even">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x, Even:$y); }
"#,
        expect![[r#"
            several.td:3:40: error: not Rust: unclosed delimiter `(`
            def Odd : TypeConstraint<CPred<"$_self.(">, "odd">;
                                                   ^
            several.td:4:42: error: not Rust: unexpected end of input, expected an expression
            def Even : TypeConstraint<CPred<"$_self +">, "even">;
                                                     ^
        "#]],
    );
}
