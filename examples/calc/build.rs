//! Generates the dialect from `calc.td`.

fn main() {
    odsgen::Build::new().generate("calc.td", "calc.rs");
}
