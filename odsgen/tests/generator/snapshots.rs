//! The code of the test dialects in `defs/test/`; `UPDATE_EXPECT=1` writes what is generated.

use expect_test::expect_file;
use odsgen::Generator;

use super::{fixture, root};

#[test]
fn snapshots() {
    let mut files: Vec<_> = std::fs::read_dir(root().join("defs/test"))
        .expect("defs/test")
        .map(|entry| entry.expect("entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "td"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no test dialects");
    for file in files.into_iter().filter(|file| !file.ends_with("test.td")) {
        let code = match Generator::new().run(&file) {
            Ok(generated) => generated.code,
            Err(errors) => panic!("{}", errors.render(false)),
        };
        let name = file.with_extension("rs").file_name().unwrap_or_default().to_owned();
        expect_file![fixture("snapshots").join(name)].assert_eq(&code);
    }
}
