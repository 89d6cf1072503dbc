//! `help:` lines of errors.

use odsgen_tablegen::{Options, Session};

/// Text, and the expected `help:` line.
const HELP: &[(&str, &str)] = &[
    ("include \"x.td\"", "no include directory is given: use -I DIR"),
    ("class Foo; def x : Fooo;", "there is a class 'Foo'"),
    ("class Foo; def x { Foe f; }", "there is a class 'Foo'"),
    ("multiclass Many { def _x; } defm a : Mary;", "there is a multiclass 'Many'"),
    ("class One; defm a : One;", "'One' is a class: use 'def'"),
    ("class C { int width = 1; } def d : C { let widht = 2; }", "there is a field 'width'"),
    ("class C { int width = 1; } let widht = 2 in def d : C;", "there is a field 'width'"),
    ("defvar count = 1; def d { int c = cuont; }", "there is a 'count'"),
];

#[test]
fn help_follows_the_error() {
    for &(text, help) in HELP {
        let result = Session::new(Options::new()).parse_text("a.td", text);
        let text = result.expect_err(text).to_string();
        assert!(text.lines().any(|line| line == format!("help: {help}")), "{text}");
    }
}
