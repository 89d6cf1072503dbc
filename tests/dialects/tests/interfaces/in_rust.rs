//! An interface written in Rust without a definition, listed as `OpInterfaceTrait`.

use ods_runtime::codegen as rt;

use crate::zoo::InRustOp;
use crate::{context, ops, parse};

/// Implemented by operations.
pub(crate) trait InRustInterfaceTrait<'ir>: rt::interfaces::OpModel<'ir> {
    /// Something only Rust knows.
    fn in_rust(self) -> String;
}

/// The function table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InRustInterfaceTable {
    in_rust: for<'ir> fn(rt::OpRef<'ir>) -> String,
}

impl InRustInterfaceTable {
    /// The functions of `F`.
    pub(crate) const fn of<F: rt::OpFamily>() -> Self
    where
        for<'ir> F::View<'ir>: InRustInterfaceTrait<'ir>,
    {
        InRustInterfaceTable { in_rust: |op| F::model(op).in_rust() }
    }
}

/// The view for callers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InRustInterface<'ir> {
    op: rt::OpRef<'ir>,
    table: &'static InRustInterfaceTable,
}

impl InRustInterface<'_> {
    /// Something only Rust knows.
    pub(crate) fn in_rust(self) -> String {
        (self.table.in_rust)(self.op)
    }
}

rt::op_interface_view!(InRustInterface, InRustInterfaceTrait, InRustInterfaceTable);

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
