//! `help:` lines of errors.

use odsgen_tablegen::{Options, Session};

/// Text, and the expected `help:` line.
const HELP: &[(&str, &str)] = &[
    (
        "include \"x.td\"",
        "there are no include directories: add one (-I, in a build script `include_dir`)",
    ),
    ("class Foo; def x : Fooo;", "a class with a similar name exists: 'Foo'"),
    ("class Foo; def x { Foe f; }", "a class with a similar name exists: 'Foo'"),
    (
        "multiclass Many { def _x; } defm a : Mary;",
        "a multiclass with a similar name exists: 'Many'",
    ),
    ("class One; defm a : One;", "'One' is a class: use 'def'"),
    (
        "class C { int width = 1; } def d : C { let widht = 2; }",
        "a field with a similar name exists: 'width'",
    ),
    (
        "class C { int width = 1; } let widht = 2 in def d : C;",
        "a field with a similar name exists: 'width'",
    ),
    ("defvar count = 1; def d { int c = cuont; }", "a similar name exists: 'count'"),
];

#[test]
fn errors_have_help() {
    for &(text, help) in HELP {
        let result = Session::new(Options::new()).parse_text("a.td", text);
        let text = result.expect_err(text).to_string();
        assert!(text.lines().any(|line| line == format!("help: {help}")), "{text}");
    }
}
