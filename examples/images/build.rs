//! Generates the dialect from `img.td`, and its lowering by rules from `pixels.td`.

use odsgen::Build;

fn main() {
    Build::new().generate("img.td", "img.rs");
    let rules = Build::new().include_dir(".").extern_path("::img", "crate::img").patterns();
    rules.generate("pixels.td", "pixels.rs");
}
