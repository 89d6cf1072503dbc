//! A builder without a body and without an implementation.

include!("../dialects/build.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

fn main() {}
