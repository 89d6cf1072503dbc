//! Compiler messages about mistakes in hooks.
//!
//! Each `.rs` file in `wrong` makes one mistake with a dialect of `dialects`, whose generated code is checked in because
//! the messages quote it. The `.stderr` file next to it has the expected message (`TRYBUILD=overwrite` updates it). The
//! files in `right` compile.

#[test]
fn mistakes_read_well() {
    let cases = trybuild::TestCases::new();
    cases.pass("right/*.rs");
    cases.compile_fail("wrong/*.rs");
}
