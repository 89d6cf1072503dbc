//! Texts whose evaluation would not terminate, or would exhaust memory or the stack. Each causes an error with the exceeded
//! limit.

use odsgen_tablegen::{Limits, Options, Session};
use std::fmt::Write as _;

fn error(text: &str, limits: Limits) -> String {
    match Session::new(Options::new().limits(limits)).parse_text("a.td", text) {
        Ok(_) => "no error".to_owned(),
        Err(diagnostics) => diagnostics.to_string(),
    }
}

fn repeated(open: &str, middle: &str, close: &str, count: usize) -> String {
    format!("{}{middle}{}", open.repeat(count), close.repeat(count))
}

/// Nesting depth, with the default limits.
#[test]
fn nesting_depth_is_limited() {
    let n = 100_000;
    let cases = [
        repeated("defvar x = ", &repeated("[", "1", "]", n), ";", 1),
        repeated("defvar x = ", &repeated("!not(", "1", ")", n), ";", 1),
        repeated("def a; defvar x = ", &repeated("(a ", "1", ")", n), ";", 1),
        format!("class A {{ {} x; }}", repeated("list<", "int", ">", n)),
        repeated("/*", "", "*/", n),
        "if 1 then ".repeat(n) + "def x;",
        "let a = 1 in ".repeat(n) + "def x;",
        "foreach i = [1] in ".repeat(n) + "def x;",
        "foreach i = [1] in { ".repeat(n),
        "defvar x = \"a\"".to_owned() + &" # \"b\"".repeat(n) + ";",
        // Recursion in evaluation, not in the syntax.
        "class C<int n> { C c = C<!add(n, 1)>; } def x : C<0>;".to_owned(),
        "class C<int n> { int v = !cond(!eq(n, -1): 0, true: C<!add(n, 1)>.v); } def x : C<0>;"
            .to_owned(),
        "def op; defvar d = !foldl((op), !range(100000), a, i, (op a));".to_owned(),
    ];
    for text in cases {
        let message = error(&text, Limits::default());
        assert!(message.contains("the limit of"), "{:.80}\n{message:.2000}", text);
    }
}

/// Size, with small limits.
#[test]
fn size_of_values_is_limited() {
    let mut doubled = String::from("defvar s0 = \"0123456789abcdef\"; defvar l0 = [1, 2];\n");
    for i in 0..40 {
        let _ = writeln!(doubled, "defvar s{} = !strconcat(s{i}, s{i});", i + 1);
    }
    let mut lists = String::from("defvar l0 = [1, 2];\n");
    let mut nested = String::from("defvar n0 = [1, 2];\n");
    let mut classes = String::from("class A0;\n");
    for i in 0..40 {
        let _ = writeln!(lists, "defvar l{} = !listconcat(l{i}, l{i});", i + 1);
        let _ = writeln!(nested, "defvar n{} = [n{i}, n{i}];", i + 1);
        let _ = writeln!(
            classes,
            "class L{i} : A{i}; class R{i} : A{i}; class A{} : L{i}, R{i};",
            i + 1
        );
    }
    nested.push_str("def x { string s = !repr(n40); }");
    let cases = [
        doubled,
        lists,
        nested,
        classes,
        "defvar l = !range(1000000000);".to_owned(),
        "defvar l = !range(0, 9223372036854775807);".to_owned(),
        "defvar l = !listsplat(1, 1000000000);".to_owned(),
        "defvar l = [1][0...1000000000];".to_owned(),
        "foreach i = 0...1000000000 in def x#i;".to_owned(),
        "foreach i = !range(100000) in def x#i;".to_owned(),
        "foreach i = !range(1000) in foreach j = !range(1000) in foreach k = !range(1000) in defvar x = i;".to_owned(),
        "defvar x = !foldl(0, !range(3000), a, i, !add(a, !size(!range(0, !add(i, 3000)))));".to_owned(),
        "defvar x = !foldl(\"a\", !range(100), a, i, !strconcat(a, a));".to_owned(),
        "defvar x = !foldl(\"a\", !range(100), a, i, !subst(\"a\", \"aaaaaaaaaa\", a));".to_owned(),
        "defvar x = !foldl(\"a\", !range(100), a, i, !interleave([a, a, a, a], a));".to_owned(),
        "class C { bits<65536> b = 0; } foreach i = !range(1000) in def x#i : C;".to_owned(),
        "defvar s = !foldl(\"a\", !range(16), a, i, !strconcat(a, a)); defvar m = !match(s, \"(a*)*(a*)*b\\\\1\");".to_owned(),
    ];
    for text in cases {
        let message = error(&text, Limits::small());
        assert!(message.contains("the limit of"), "{:.200}\n{message:.2000}", text);
    }
}

#[test]
fn matching_is_polynomial_without_back_references() {
    let text = "defvar s = !foldl(\"a\", !range(16), a, i, !strconcat(a, a)); def x { bit m = !match(s, \"(a*)*(a*)*b\"); }";
    let records = Session::new(Options::new().limits(Limits::small())).parse_text("a.td", text);
    assert!(records.expect("an answer").to_text().contains("bit m = 0;"));
}

#[test]
fn include_cycle_is_reported() {
    let dir = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cycle");
    std::fs::create_dir_all(&dir).expect("a directory");
    std::fs::write(dir.join("a.td"), "include \"b.td\"\n").expect("written");
    std::fs::write(dir.join("b.td"), "include \"a.td\"\n").expect("written");
    let result = Session::new(Options::new().include_dir(&dir)).parse(dir.join("a.td"));
    let text = result.expect_err("endless").to_string();
    assert!(text.contains("includes are nested deeper than the limit of"), "{text}");
}

#[test]
fn exceeded_limit_is_located_and_named() {
    let mut limits = Limits::default();
    assert!(limits.set("steps", 20));
    assert!(!limits.set("unknown", 20));
    let text = "class A<int n> {\n  list<int> l = !range(n);\n}\nforeach i = !range(9) in\n  def a#i : A<i>;\n";
    assert_eq!(
        error(text, limits),
        "a.td:5:3: error: evaluation takes more steps than the limit of 20\n  \
         def a#i : A<i>;\n  ^\n\
         help: if the definitions are this large, raise it: `--limit steps=200`\n"
    );
}
