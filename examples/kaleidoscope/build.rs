//! Generates the dialect from `ks.td`, and its rules.

use odsgen::Build;

fn main() {
    let build = || Build::new().include_dir("defs").extern_path("::ks", "crate::ks");
    Build::new().include_dir("defs").generate("defs/ks.td", "ks.rs");
    build().patterns().generate("defs/simplify.td", "simplify.rs");
    build().patterns().generate("defs/to_arith.td", "to_arith.rs");
}
