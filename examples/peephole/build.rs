//! Generates the dialect from `num.td`, and rewrite rules from `simplify.td` and `to_arith.td`.

use odsgen::Build;

fn main() {
    Build::new().generate("num.td", "num.rs");
    let rules = || Build::new().include_dir(".").extern_path("::num", "crate::num").patterns();
    rules().generate("simplify.td", "simplify.rs");
    rules().generate("to_arith.td", "to_arith.rs");
}
