//! Generates the test dialects of `defs/test/` into `OUT_DIR`.
fn main() {}
