//! Dialect interfaces and collections.

use ods_runtime::OpRef;
use ods_runtime::interfaces::DialectInterfaceCollection;

use crate::zoo::DialectGreeterInterface;
use crate::{context, ops, parse};

/// Greets by name.
struct ByName;

impl DialectGreeterInterface for ByName {
    fn greeting(&self, op: OpRef<'_>) -> String {
        format!("hello, {}", op.name().stripped())
    }
}

/// Greets everything.
struct Everything;

impl DialectGreeterInterface for Everything {
    fn greeting(&self, _op: OpRef<'_>) -> String {
        "hi".to_owned()
    }

    fn is_greeted(&self, _op: OpRef<'_>) -> bool {
        true
    }
}

#[test]
fn collections_find_dialect_interfaces() {
    let ctx = context();
    ctx.add_dialect_interface::<dyn DialectGreeterInterface>("zoo", Box::new(ByName));
    ctx.add_dialect_interface::<dyn DialectGreeterInterface>("builtin", Box::new(Everything));
    // The first one is kept.
    ctx.add_dialect_interface::<dyn DialectGreeterInterface>("zoo", Box::new(Everything));
    let ir = parse(&ctx, "zoo.plain \"t.v\"() : () -> ()");
    let greeters = DialectInterfaceCollection::<dyn DialectGreeterInterface>::new(&ctx);
    assert_eq!(greeters.iter().count(), 2);
    let ops = ops(&ir);
    let greet = |op: OpRef<'_>| {
        let greeter = greeters.interface_for_op(op).filter(|greeter| greeter.is_greeted(op));
        greeter.map(|greeter| greeter.greeting(op))
    };
    assert_eq!(greet(ops[0]).as_deref(), Some("hello, plain"));
    assert_eq!(greet(ops[1]), None);
    assert_eq!(greet(ir.root().expect("a module")).as_deref(), Some("hi"));
}

#[test]
fn a_single_dialect_interface_is_found() {
    let ctx = context();
    let zoo = ctx.ident("zoo");
    assert!(ctx.dialect_interface::<dyn DialectGreeterInterface>(zoo).is_none());
    ctx.add_dialect_interface::<dyn DialectGreeterInterface>("zoo", Box::new(ByName));
    assert!(ctx.dialect_interface::<dyn DialectGreeterInterface>(zoo).is_some());
}
