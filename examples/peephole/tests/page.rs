//! `docs/rewriting.md` shows parts of this example, and what its driver prints. `UPDATE_EXPECT=1` updates the output.

#[path = "../../page/page.rs"]
mod page;

use page::Page;

const PAGE: Page = Page {
    name: "rewriting.md",
    driver: "num-opt",
    executable: env!("CARGO_BIN_EXE_num-opt"),
    input: include_str!("../sum.mlir"),
    files: &[
        include_str!("../build.rs"),
        include_str!("../num.td"),
        include_str!("../simplify.td"),
        include_str!("../to_arith.td"),
        include_str!("../src/fold.rs"),
        include_str!("../src/main.rs"),
        include_str!("../src/simplify.rs"),
        include_str!("../src/to_arith.rs"),
        include_str!("patterns.rs"),
    ],
};

#[test]
fn the_page_shows_the_example() {
    PAGE.check();
}
