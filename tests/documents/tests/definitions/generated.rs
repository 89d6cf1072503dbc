//! Generated code: classes, adaptors, extra declarations, deprecation.

use ods_runtime::codegen::*;

use crate::my::*;
use crate::support::{context, ops, parse, with_builder};

/// The document's `zip`: a function over operations and adaptors.
fn zip<'ir, S: OpSource<'ir>>(op: AddOp<'ir, S>) -> [S::Typed<IntegerType<'ir>>; 2] {
    [op.lhs(), op.rhs()]
}

#[test]
fn adaptors_have_the_accessors_of_operations() {
    with_builder(&["i32", "i32", "i32"], |b, values| {
        let op = AddOp::build(b, values[0], values[1]);
        let operands = zip(b.get::<AddOp<'_>>(op));
        assert_eq!(operands.map(|it| it.handle()), values[..2]);
        let new_operands = [values[2], values[1]];
        assert_eq!(
            zip(Adaptor::new(b.ctx(), &ADD_OP, &new_operands, &[]).view::<AddOp<'_>>()),
            new_operands
        );
        let op = SubOp::build(b, values[0], values[1]);
        b.edit::<SubOp<'_>>(op).set_wrap(true);
        let adaptor = Adaptor::of_op(b.ir().op(op), &new_operands).view::<SubOp<'_>>();
        assert_eq!((adaptor.lhs(), adaptor.rhs(), adaptor.wrap()), (values[2], values[1], true));
    });
}

#[test]
fn classes_are_named_after_the_first_underscore() {
    let names = [&crate::tf::ADD_OP, &PREFIXED_OP, &UNPREFIXED_OP].map(|def| def.name());
    let _: (B_COp<'_>, _LOp<'_>);
    assert_eq!(names, ["tf.Add", "my.prefixed", "my.unprefixed"]);
}

#[test]
fn namespaces_are_modules() {
    // `foo` has no namespace, `vector` is `::documents::vector`.
    assert_eq!(crate::foo::FooDialect::NAMESPACE, "foo");
    assert_eq!(crate::vector::VectorDialect::NAMESPACE, "vector");
}

#[test]
fn names_of_generated_code_may_be_those_of_definitions() {
    with_builder(&[], |b, _| {
        let block = b.ir_mut().add_block();
        let goto = GotoOp::build(b, block);
        assert_eq!(b.get::<GotoOp<'_>>(goto).b().handle(), block);
        let fma = FMA::build(b);
        assert_eq!(b.ir().op(fma).name().as_str(), "my.fma");
    });
}

#[test]
fn only_interfaces_of_the_main_file_are_generated() {
    let code = include_str!(concat!(env!("OUT_DIR"), "/mydialect.rs"));
    assert!(code.contains("struct SomeInterfaceTable"));
    assert!(!code.contains("struct CallOpInterfaceTable"));
}

#[test]
fn extra_declarations_and_definitions_are_methods() {
    let ctx = context();
    let ir = parse(
        &ctx,
        r#"%0 = "t.value"() : () -> i1 "my.counted"(%0) : (i1) -> () "my.recounted"(%0, %0) : (i1, i1) -> ()"#,
    );
    let ops = ops(&ir);
    let (counted, recounted) = (ops[1].cast::<CountedOp<'_>>(), ops[2].cast::<RecountedOp<'_>>());
    assert_eq!((counted.count(), counted.is_plural()), (1, false));
    assert_eq!((recounted.count(), recounted.is_plural()), (2, true));
}

#[test]
#[expect(deprecated, reason = "the definition says so")]
fn deprecated_operations_warn_where_they_are_used() {
    with_builder(&[], |b, _| {
        let op = MyOldOp::build(b);
        assert!(b.ir().op(op).isa::<MyOldOp<'_>>());
    });
}
