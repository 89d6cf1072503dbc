//! The code of two small test dialects; `UPDATE_EXPECT=1` updates it. `tests/dialects` tests that it compiles and
//! works.

use expect_test::expect_file;
use odsgen::Generator;

use super::{fixture, root};

#[test]
fn snapshots() {
    for name in ["board", "layout"] {
        let file = root().join("tests/dialects/defs").join(name).with_extension("td");
        let code = match Generator::new().run(&file) {
            Ok(generated) => generated.code,
            Err(errors) => panic!("{}", errors.render(false)),
        };
        expect_file![fixture("snapshots").join(name).with_extension("rs")].assert_eq(&code);
    }
}
