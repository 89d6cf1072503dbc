//! What `odsgen hooks` prints for `defs/hooked.td` compiles as it is. `odsgen` has the test that it prints this.

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
