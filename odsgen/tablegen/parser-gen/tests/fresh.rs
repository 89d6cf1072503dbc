//! The checked-in parsers are up to date with their grammars.
//! `UPDATE_EXPECT=1 cargo test -p odsgen-parser-gen` updates them.

use std::path::Path;

/// Directories with a grammar, `grammar.pest`, and its parser, `parser/generated.rs`.
const DIRS: &[&str] = &["../src", "../../src/fragment/cpp"];

#[test]
fn parsers_are_fresh() {
    for dir in DIRS {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join(dir);
        let grammar = std::fs::read_to_string(dir.join("grammar.pest")).expect("the grammar");
        let text = odsgen_parser_gen::generate(&grammar);
        let path = dir.join("parser/generated.rs");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&path, text).expect("written");
            continue;
        }
        assert!(
            std::fs::read_to_string(&path).is_ok_and(|old| old == text),
            "the parser is stale; run UPDATE_EXPECT=1 cargo test -p odsgen-parser-gen"
        );
    }
}
