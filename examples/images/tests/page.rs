//! `docs/conversion.md` shows parts of this example, and what its driver prints. `UPDATE_EXPECT=1` updates the output.

#[path = "../../page/page.rs"]
mod page;

use page::Page;

const PAGE: Page = Page {
    name: "conversion.md",
    driver: "img-opt",
    executable: env!("CARGO_BIN_EXE_img-opt"),
    input: include_str!("../brighten.mlir"),
    files: &[
        include_str!("../pixels.td"),
        include_str!("../src/main.rs"),
        include_str!("../src/lowering.rs"),
        include_str!("../src/lowering/accesses.rs"),
        include_str!("../src/lowering/arithmetic.rs"),
        include_str!("../src/lowering/map.rs"),
        include_str!("../src/lowering/types.rs"),
    ],
};

#[test]
fn the_page_shows_the_example() {
    PAGE.check();
}
