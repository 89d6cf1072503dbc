//! The output of `odsgen hooks` for `defs/hooked.td` compiles. A test of `odsgen` checks that output.

#![allow(unused_variables, clippy::todo, reason = "the bodies of the skeleton are to be written")]

include!(concat!(env!("OUT_DIR"), "/hooked.rs"));

#[rustfmt::skip]
#[path = "hooked/skeleton.rs"]
mod skeleton;

use ods_runtime::Context;

#[test]
fn the_dialect_loads() {
    Context::new().load::<hooked::HookedDialect>();
}
