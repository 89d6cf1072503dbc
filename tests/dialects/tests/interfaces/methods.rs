//! Interface methods of every kind.

use ods_runtime::interfaces::InferTypeOpInterface;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Location, OpBuilder};

use crate::zoo::*;
use crate::{context, ops, parse};

const TEXT: &str = r#"
    %0 = "t.value"() : () -> i32
    %1 = "t.value"() : () -> i64
    %2 = "zoo.declared"(%0, %1) : (i32, i64) -> i8
    "zoo.listed"(%0, %1) {unsafe} : (i32, i64) -> ()
    zoo.plain
"#;

#[test]
fn casts_succeed_for_implementors_only() {
    let ctx = context();
    let ir = parse(&ctx, TEXT);
    let ops = ops(&ir);
    let has: Vec<_> = ops.iter().map(|op| op.isa::<ExampleOpInterface<'_>>()).collect();
    assert_eq!(has, [false, false, true, true, false]);
    assert!(ops[4].dyn_cast::<MyInterface<'_>>().is_none());
}

#[test]
fn instance_and_static_methods() {
    let ctx = context();
    let ir = parse(&ctx, TEXT);
    let ops = ops(&ir);
    let [declared, listed] = [ops[2], ops[3]].map(|op| op.cast::<ExampleOpInterface<'_>>());
    assert_eq!((declared.example_interface_hook(), listed.example_interface_hook()), (42, 2));
    assert_eq!(declared.example_static_interface_hook(), 1);
    assert_eq!(listed.example_static_interface_hook(), 7);
}

#[test]
fn method_arguments_results_and_bodies() {
    let ctx = context();
    let ir = parse(&ctx, TEXT);
    let ops = ops(&ir);
    let [declared, listed] = [ops[2], ops[3]].map(|op| op.cast::<MyInterface<'_>>());
    declared.non_static_method();
    assert_eq!(declared.non_static_method_with_params(0), ops[1].result(0));
    assert_eq!(listed.non_static_method_with_params(0), ops[0].result(0));
    assert_eq!((declared.static_method(), listed.static_method()), ("declared", "listed"));
    // The body in the interface uses the accessors of each operation.
    assert_eq!(declared.num_inputs_and_outputs(), 3);
    assert_eq!(listed.num_inputs_and_outputs(), 2);
}

#[test]
fn a_body_of_the_interface_makes_operations() {
    let ctx = context();
    let mut ir = parse(&ctx, TEXT);
    let (value, tables) = {
        let ops = ops(&ir);
        let tables = [ops[2], ops[3]].map(|op| op.interface_table::<MyInterfaceTable>());
        (ops[0].result(0).handle(), tables.map(|table| table.expect("both have it")))
    };
    let block = ir.root().and_then(|root| root.region(0).first_block()).expect("a block").handle();
    let created = tables.map(|table| {
        let mut b = OpBuilder::new(&mut ir, InsertPoint::End(block), Location::UNKNOWN);
        (table.create)(&mut b, value)
    });
    let counts = created.map(|op| ir.op(op).num_operands());
    assert_eq!(counts, [1, 2]);
}

#[test]
fn default_methods_can_be_overridden() {
    let ctx = context();
    let ir = parse(&ctx, TEXT);
    let ops = ops(&ir);
    let [declared, listed] = [ops[2], ops[3]].map(|op| op.cast::<MyInterface<'_>>());
    assert!(!declared.is_safe_to_transform(), "replaced");
    assert!(!listed.is_safe_to_transform(), "the default looks at an attribute");
    assert!(listed.is_unsafe());
}

#[test]
fn extra_methods_of_callers_and_implementors() {
    let ctx = context();
    let ir = parse(&ctx, TEXT);
    let op = ops(&ir)[2];
    assert_eq!(op.cast::<MyInterface<'_>>().num_inputs(), 2);
    let declared: DeclaredOp<'_> = op.cast();
    assert_eq!(MyInterfaceTrait::num_inputs(declared), 2);
    assert_eq!(MyInterfaceTrait::first_input(declared), Some(op.operand(0)));
}

#[test]
fn extra_class_of_restricts_casts() {
    let ctx = context();
    let ir = parse(&ctx, "zoo.picky zoo.picky {picky}");
    let [without, with] = ops(&ir)[..] else { panic!("two operations") };
    assert!(!without.isa::<PickyInterface<'_>>());
    assert_eq!(with.cast::<PickyInterface<'_>>().picky_name(), "picky");
}

#[test]
fn interfaces_are_listed() {
    let ctx = context();
    let names = |name: &str| ctx.op_interfaces(ctx.op_name(name));
    assert_eq!(names("zoo.declared"), ["ExampleOpInterface", "MyInterface"]);
    assert_eq!(names("zoo.derived"), ["BaseInterface", "OtherBaseInterface", "DerivedInterface"]);
    assert!(names("zoo.plain").is_empty());
    assert!(names("not.registered").is_empty());
}

#[test]
fn result_types_that_follow_are_an_interface() {
    let ctx = context();
    ctx.register_dialects(ods::DIALECTS);
    let ir = parse(
        &ctx,
        "%0 = \"t.value\"() : () -> i32
         %1 = arith.addi %0, %0 : i32",
    );
    let op = ops(&ir)[1];
    let inferred = op.cast::<InferTypeOpInterface<'_>>().inferred_types();
    assert_eq!(inferred.ok(), Some(vec![op.result(0).ty()]));
    assert!(ctx.op_interfaces(op.name_handle()).contains(&"InferTypeOpInterface"));
}

#[test]
fn partial_accessors_do_not_implement_methods() {
    let ctx = context();
    let ir = parse(&ctx, r#""zoo.partly"() <{size = 4}> : () -> ()"#);
    assert_eq!(ops(&ir)[0].cast::<PartlyInterface<'_>>().weight(), 8);
}
