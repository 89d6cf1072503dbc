//! Compiler messages about mistakes in hooks.
//!
//! Each `.rs` file in `wrong` makes one mistake with a dialect of `dialects`, whose generated code is checked in because
//! the messages quote it. The `.stderr` file next to it has the expected message (`UPDATE_EXPECT=1` updates it). The
//! files in `right` compile.

use std::process::Command;

#[test]
fn mistakes_read_well() {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        // `trybuild` has a variable of its own.
        let this = std::env::current_exe().expect("the test");
        let mut command = Command::new(this);
        command.env_remove("UPDATE_EXPECT").env("TRYBUILD", "overwrite");
        command.status().expect("the test runs");
        return;
    }
    let cases = trybuild::TestCases::new();
    cases.pass("right/*.rs");
    cases.compile_fail("wrong/*.rs");
}
