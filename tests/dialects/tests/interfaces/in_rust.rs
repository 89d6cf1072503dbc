//! An interface written in Rust without a definition, listed as `OpInterfaceTrait`.

use ods_runtime::define;

use crate::zoo::InRustOp;
use crate::{context, ops, parse};

define::op_interface! {
    /// The view for callers.
    pub(crate) struct InRustInterface<'ir> of InRustInterfaceTable;
    /// The trait for operations.
    pub(crate) trait InRustInterfaceTrait<'ir> {
        /// Something only Rust knows.
        fn in_rust(self) -> String;
    }
}

impl<'ir> InRustInterfaceTrait<'ir> for InRustOp<'ir> {
    fn in_rust(self) -> String {
        format!("{} in Rust", self.name())
    }
}

#[test]
fn definitions_list_interfaces_that_have_none() {
    let ctx = context();
    let ir = parse(&ctx, "zoo.in_rust zoo.plain");
    let [yes, no] = ops(&ir)[..] else { panic!("two operations") };
    let view: InRustInterface<'_> = yes.cast();
    assert_eq!(view.in_rust(), "zoo.in_rust in Rust");
    assert!(!no.isa::<InRustInterface<'_>>());
}
