//! Command line of `odsgen`.
fn main() {}
