//! Where the bytes of strings were written.

use odsgen_tablegen::{Options, Records, Session, StringValue, Value};

const TEXT: &str = r#"
class Wide<int width, string unit> {
  string text = "width " # width # " in " # unit;
  string once = "once";
  string replaced = !subst("o", "0", "foot" # unit);
  string longer = !subst("oo", "-oo-", "a foo" # " and a food");
  string whole = !subst("x", unit, "x");
  string listed = !interleave(["a", unit, "c"], ", ");
  string numbers = !interleave([1, 2], "+");
  string lower = !tolower("ABC" # unit);
  string part = !substr("0123" # unit, 2, 4);
  string adjacent = "one " // a comment
    "two" /* another */ " three";
  string escaped = "say \"hi\"\n" # unit;
  string empty = "";
  string none = !cast<string>(width);
  code block = [{ code }] # unit;
  string folded = !foldl("", ["a", "b"], all, item, all # item # ";");
  string chosen = !if(!eq(unit, "bytes"), "yes", "no");
}
class Base<string text> { string inherited = "<" # text # ">"; }
class Derived<string text> : Base<text # "!"> { string own = ?; }
def Bytes : Wide<8, "bytes">, Derived<"derived">;
let own = "let" in def Words : Wide<16, "words">, Derived<"again">;
multiclass Both<string suffix> { def _A : Base<suffix>; def _B { string inherited = "B" # suffix; } }
defm M : Both<"mm">;
defvar Global = "global";
foreach name = ["p", "q"] in def Loop_#name : Base<name # Global>;
def NoArgs { string x = Base<"inline">.inherited; list<Base> all = [Base<"inline">, Base<"other">]; }
"#;

fn records() -> Records {
    let mut session = Session::new(Options::new().places(true));
    session.parse_text("wide.td", TEXT).expect("the text is valid")
}

/// The pieces of a string, each with its text and its source.
fn pieces(records: &Records, string: StringValue<'_>) -> Vec<(String, String)> {
    let pieces = string.pieces().into_iter().map(|piece| {
        let text = &string.text()[piece.offset..piece.offset + piece.len];
        (text.to_owned(), records.sources().text(piece.span).to_owned())
    });
    pieces.collect()
}

#[track_caller]
fn check(records: &Records, record: &str, field: &str, expected: &[(&str, &str)]) {
    let record = records.def(record).expect("the record exists");
    let Some(Value::String(string)) = record.value(field) else { panic!("'{field}' is a string") };
    let pieces = pieces(records, string);
    let pieces: Vec<_> = pieces.iter().map(|(text, at)| (text.as_str(), at.as_str())).collect();
    assert_eq!(pieces, expected, "{field}: {}", string.text());
}

fn same<'t>(texts: &[&'t str]) -> Vec<(&'t str, &'t str)> {
    texts.iter().map(|text| (*text, *text)).collect()
}

#[test]
fn operators_keep_places() {
    let records = records();
    let of = |field: &str, texts: &[&str]| check(&records, "Bytes", field, &same(texts));
    of("text", &["width ", " in ", "bytes"]);
    of("once", &["once"]);
    of("replaced", &["f", "0", "0", "t", "bytes"]);
    of("longer", &["a f", "-oo-", " and a f", "-oo-", "d"]);
    of("whole", &["bytes"]);
    of("listed", &["a", ", ", "bytes", ", ", "c"]);
    of("numbers", &["+"]);
    of("part", &["23", "by"]);
    of("adjacent", &["one ", "two", " three"]);
    of("empty", &[""]);
    of("none", &[]);
    of("block", &[" code ", "bytes"]);
    of("folded", &["a", ";", "b", ";"]);
    of("chosen", &["yes"]);
    check(&records, "Bytes", "lower", &[("abc", "ABC"), ("bytes", "bytes")]);
    let escaped = [
        ("say ", "say "),
        ("\"", "\\\""),
        ("hi", "hi"),
        ("\"", "\\\""),
        ("\n", "\\n"),
        ("bytes", "bytes"),
    ];
    check(&records, "Bytes", "escaped", &escaped);
}

#[test]
fn statements_keep_places() {
    let records = records();
    let of =
        |record: &str, field: &str, texts: &[&str]| check(&records, record, field, &same(texts));
    of("Bytes", "inherited", &["<", "derived", "!", ">"]);
    of("Words", "inherited", &["<", "again", "!", ">"]);
    of("Words", "own", &["let"]);
    of("M_A", "inherited", &["<", "mm", ">"]);
    of("M_B", "inherited", &["B", "mm"]);
    of("Loop_q", "inherited", &["<", "q", "Global", ">"]);
    of("NoArgs", "x", &["<", "inline", ">"]);
}

/// An inline record with the same arguments is the same record, and its strings have the places of each use.
#[test]
fn equal_records_have_places_of_their_own() {
    let records = records();
    let record = records.def("NoArgs").expect("the record exists");
    let list = record.list_of_defs("all").expect("the list has records");
    let line = |string: StringValue<'_>| {
        let at = records.sources().locate(string.pieces()[1].span).expect("the piece has a place");
        at.column
    };
    let Some(Value::String(first)) = list[0].value("inherited") else { panic!("it is a string") };
    let Some(Value::String(x)) = record.value("x") else { panic!("it is a string") };
    assert_eq!(first, x);
    assert_ne!(line(first), line(x), "each use has its own place");
    let anonymous = records.defs().filter(|def| def.is_anonymous()).count();
    assert_eq!(anonymous, 2, "the record is listed once");
}

#[test]
fn places_do_not_change_records() {
    let with = records();
    let mut session = Session::new(Options::new());
    let without = session.parse_text("wide.td", TEXT).expect("the text is valid");
    assert_eq!(with.to_text(), without.to_text());
    assert_eq!(with.to_json(), without.to_json());
    let bytes = without.def("Bytes").expect("the record exists");
    let Some(Value::String(text)) = bytes.value("text") else { panic!("it is a string") };
    assert!(text.pieces().is_empty());
}
