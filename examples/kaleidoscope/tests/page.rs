//! `docs/kaleidoscope.md` shows parts of this example, and what its compiler prints. `UPDATE_EXPECT=1` updates the output.

#[path = "../../page/page.rs"]
mod page;

use page::Page;

const PAGE: Page = Page {
    name: "kaleidoscope.md",
    driver: "ks",
    executable: env!("CARGO_BIN_EXE_ks"),
    input: "",
    files: &[
        include_str!("../defs/ks.td"),
        include_str!("../defs/simplify.td"),
        include_str!("../defs/to_arith.td"),
        include_str!("../programs/arrays.ks"),
        include_str!("../programs/fib.ks"),
        include_str!("../programs/operators.ks"),
        include_str!("../programs/types.ks"),
        include_str!("../src/compile.rs"),
        include_str!("../src/fold.rs"),
        include_str!("../src/generate.rs"),
        include_str!("../src/inference.rs"),
        include_str!("../src/lowering/arrays.rs"),
        include_str!("../src/lowering/functions.rs"),
        include_str!("../src/lowering/memory.rs"),
        include_str!("../src/main.rs"),
        include_str!("../src/output.rs"),
        include_str!("../src/specialize.rs"),
        include_str!("../src/syntax/parser.rs"),
        include_str!("session.ks"),
    ],
};

#[test]
fn the_page_shows_the_example() {
    PAGE.check();
}
