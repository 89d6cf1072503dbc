//! Promised interfaces, kept and broken.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::zoo::*;
use crate::{context, ops, parse};

ods_runtime::external_op_model! {
    /// Fulfills the promise for the operation.
    pub struct KeptModel(PromisingOp);
}

impl<'ir> PromisedInterfaceTrait<'ir> for KeptModel<'ir> {
    fn promised_number(self) -> u32 {
        8
    }
}

/// The panic message.
fn message(run: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(run)).expect_err("the promise is broken");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

fn broken(interface: &str) -> String {
    format!(
        "checking for an interface (`{interface}`) that was promised by dialect 'zoo' but never implemented. This is \
         generally an indication that the dialect extension implementing the interface was never registered."
    )
}

#[test]
fn a_forgotten_external_model_is_named() {
    let ctx = context();
    let ir = parse(&ctx, "zoo.promising");
    let op = ops(&ir)[0];
    let text = message(|| assert!(op.dyn_cast::<PromisedInterface<'_>>().is_none()));
    assert_eq!(text, broken("PromisedInterface"));
}

#[test]
fn type_and_attribute_interfaces_are_promised() {
    let ctx = context();
    let ty = *PromisingType::get(&ctx);
    let text = message(|| assert!(ty.isa::<PromisedTypeInterface<'_>>()));
    assert_eq!(text, broken("PromisedTypeInterface"));
    let attr = *PromisingAttr::get(&ctx);
    let text = message(|| assert!(attr.isa::<PromisedAttrInterface<'_>>()));
    assert_eq!(text, broken("PromisedAttrInterface"));
}

#[test]
fn a_kept_promise_is_an_interface() {
    let ctx = context();
    PromisedInterface::attach::<KeptModel<'static>>(&ctx);
    let ir = parse(&ctx, "zoo.promising zoo.plain");
    let ops = ops(&ir);
    assert_eq!(ops[0].cast::<PromisedInterface<'_>>().promised_number(), 8);
    assert!(!ops[1].isa::<PromisedInterface<'_>>(), "nothing was promised for it");
}

#[test]
fn promises_can_be_asked_for() {
    let ctx = context();
    let [promising, plain] = ["zoo.promising", "zoo.plain"].map(|name| ctx.op_name(name));
    assert!(ctx.op_has_promise_or_implements::<PromisedInterfaceTable>(promising));
    assert!(!ctx.op_has_promise_or_implements::<PromisedInterfaceTable>(plain));
    let ty = *PromisingType::get(&ctx);
    assert!(ty.has_promise_or_implements::<PromisedTypeInterfaceTable>());
}

#[test]
fn a_promise_is_enough_for_a_constraint() {
    let ctx = context();
    let text = |ty, attr| {
        format!(
            "%v = \"zoo.any\"() : () -> {ty} \"zoo.promised_kinds\"(%v) <{{attr = {attr}}}> : ({ty}) -> ()"
        )
    };
    parse(&ctx, &text("!zoo.promising", "#zoo.promising"));
    for (ty, attr, what) in [
        (
            "i32",
            "#zoo.promising",
            "operand #0 must be promising or implementing the `PromisedTypeInterface` type interface",
        ),
        (
            "!zoo.promising",
            "1",
            "promising or implementing the `PromisedAttrInterface` attr interface",
        ),
    ] {
        assert!(crate::error(&ctx, &text(ty, attr)).contains(what));
    }
}
