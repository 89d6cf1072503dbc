//! Mistakes in hooks, as the compiler reports them.
//!
//! Every `.rs` file in `mistakes` uses one of the dialects in `mistakes/dialects`, whose code is checked in beside its
//! definitions because messages quote it, and makes one mistake; the `.stderr` file beside it has what the compiler says
//! (`TRYBUILD=overwrite` writes it). The files in `mistakes/right` compile.

#[test]
fn mistakes_read_well() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/mistakes/right/*.rs");
    cases.compile_fail("tests/mistakes/*.rs");
}
