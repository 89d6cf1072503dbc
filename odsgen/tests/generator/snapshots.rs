//! Snapshots of the code of two small test dialects and of some rewrite rules (`UPDATE_EXPECT=1` updates them).
//! `tests/dialects` tests that the code compiles and works.

use expect_test::expect_file;
use odsgen::Generator;

use super::{fixture, root};

#[test]
fn code_of_dialects_equals_the_snapshot() {
    for name in ["custom_layout", "layout"] {
        let file = root().join("tests/dialects/defs").join(name).with_extension("td");
        let code = match Generator::new().run(&file) {
            Ok(generated) => generated.code,
            Err(errors) => panic!("{}", errors.render(false)),
        };
        expect_file![fixture("snapshots").join(name).with_extension("rs")].assert_eq(&code);
    }
}

#[test]
fn code_of_rules_equals_the_snapshot() {
    let defs = root().join("tests/dialects/defs");
    let generator = Generator::new().include_dir(&defs).patterns();
    let generated = generator.extern_path("::rules", "crate::rules").run(&defs.join("peephole.td"));
    let code = match generated {
        Ok(generated) => generated.code,
        Err(errors) => panic!("{}", errors.render(false)),
    };
    let names =
        ["add_constants", "add_of_neg", "lists_of_one", "located", "neg_of_built", "tag_numbers"];
    let is_shown = |item: &&str| names.iter().any(|name| item.contains(&format!("pub fn {name}(")));
    let shown: Vec<_> = code.split("\n\n").filter(is_shown).collect();
    assert_eq!(shown.len(), names.len());
    expect_file![fixture("snapshots/peephole.rs")].assert_eq(&(shown.join("\n\n") + "\n"));
}
