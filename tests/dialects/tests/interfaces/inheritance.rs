//! Interface inheritance.

use crate::zoo::*;
use crate::{context, ops, parse};

#[test]
fn base_methods_are_inherited() {
    let ctx = context();
    let ir = parse(&ctx, "\"zoo.derived\"() {number = 20 : i32} : () -> ()");
    let op = ops(&ir)[0];
    let derived: DerivedInterface<'_> = op.cast();
    assert_eq!((derived.base_number(), derived.other_number(), derived.sum()), (20, 21, 41));
}

#[test]
fn implementors_have_the_base_interfaces() {
    let ctx = context();
    let ir = parse(&ctx, "\"zoo.derived\"() {number = 3 : i32} : () -> ()");
    let op = ops(&ir)[0];
    assert_eq!(op.cast::<BaseInterface<'_>>().twice(), 6);
    assert_eq!(op.cast::<OtherBaseInterface<'_>>().other_number(), 4);
}

#[test]
fn a_diamond_has_one_base() {
    let ctx = context();
    let ir = parse(&ctx, "\"zoo.derived\"() {number = 5 : i32} : () -> ()");
    let derived: DerivedInterface<'_> = ops(&ir)[0].cast();
    let other = OtherBaseInterface::from(derived);
    let (directly, through) = (BaseInterface::from(derived), BaseInterface::from(other));
    assert_eq!(directly.handle(), through.handle());
    assert_eq!((directly.base_number(), through.base_number()), (5, 5));
}
