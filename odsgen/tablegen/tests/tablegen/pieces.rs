//! The literals of concatenated strings.

use odsgen_tablegen::{Options, Session, Value};

#[test]
fn concatenated_strings_keep_their_literals() {
    let text = r#"
class Wide<int width, string unit> {
  string text = "width " # width # " in " # unit;
  string once = "once";
  string replaced = !subst("o", "0", "foot" # unit);
}
def Bytes : Wide<8, "bytes">;
"#;
    let mut session = Session::new(Options::new());
    let records = session.parse_text("wide.td", text).expect("the text is valid");
    let bytes = records.def("Bytes").expect("the record exists");
    let pieces = |field: &str| {
        let Some(Value::String(string)) = bytes.value(field) else {
            panic!("'{field}' is a string")
        };
        let text_of = |piece: odsgen_tablegen::Piece| {
            let taken = &string.text()[piece.offset..piece.offset + piece.len];
            (taken.to_owned(), records.sources().text(piece.span).to_owned())
        };
        string.pieces().into_iter().map(text_of).collect::<Vec<_>>()
    };
    let as_written = |texts: &[&str]| -> Vec<(String, String)> {
        texts.iter().map(|text| (text.to_string(), text.to_string())).collect()
    };
    assert_eq!(pieces("text"), as_written(&["width ", " in ", "bytes"]));
    assert_eq!(pieces("once"), as_written(&["once"]));
    // The result of `!subst` is one piece with the location of the first literal.
    assert_eq!(pieces("replaced"), [("f00tbytes".to_owned(), "foot".to_owned())]);
}
