//! The checked-in parser is up to date with the grammar.
//! `UPDATE_PARSER=1 cargo test -p odsgen-parser-gen` updates it.

use std::path::Path;

#[test]
fn parser_is_fresh() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let grammar = std::fs::read_to_string(dir.join("grammar.pest")).expect("the grammar");
    let text = odsgen_parser_gen::generate(&grammar);
    let path = dir.join("parser/generated.rs");
    if std::env::var_os("UPDATE_PARSER").is_some() {
        std::fs::write(&path, text).expect("written");
        return;
    }
    assert!(
        std::fs::read_to_string(&path).is_ok_and(|old| old == text),
        "the parser is stale; run UPDATE_PARSER=1 cargo test -p odsgen-parser-gen"
    );
}
