//! What `odsgen hooks` shows compiles as it is.
#![allow(unused_variables)]

include!("../dialects/all.rs");

#[path = "../dialects/all_hooks.rs"]
mod all_hooks;

fn main() {}
