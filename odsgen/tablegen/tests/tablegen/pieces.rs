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
            assert_eq!(taken, records.sources().text(piece.span));
            taken.to_owned()
        };
        string.pieces().into_iter().map(text_of).collect::<Vec<_>>()
    };
    assert_eq!(pieces("text"), ["width ", " in ", "bytes"]);
    assert_eq!(pieces("once"), ["once"]);
    assert_eq!(pieces("replaced"), [""; 0]);
}
