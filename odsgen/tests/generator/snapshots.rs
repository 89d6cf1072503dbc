//! The code of two small test dialects, as a reader sees it; `UPDATE_EXPECT=1` writes what is generated. That all of them
//! compile and behave is tested in `tests/dialects`.

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
