//! Types and attributes from Rust: accessors, builders, uniqueness, sub-elements.

use ods_runtime::apint::ApInt;
use ods_runtime::params::AlreadySet;
use ods_runtime::sub_elements::{Replacer, SubElement, WalkResult, walk};
use ods_runtime::types::{Float32Type, IntegerType, TupleType};
use ods_runtime::{Attribute, Context, Location, Type};

use crate::parameters::{RecursiveType, VecType};
use crate::test_types::*;
use crate::texts::context;
use crate::types::Measured;

#[test]
fn accessors_return_what_was_given() {
    let ctx = context();
    let i32 = IntegerType::get(&ctx, 32);
    let number = ods_runtime::attrs::IntegerAttr::get(&ctx, i32, 5);
    let kitchen = KitchenAttr::get(
        &ctx,
        &ApInt::from_u64(70, 9),
        true,
        7,
        &[number, number],
        &[SimpleEnum::B],
        Some(i32.handle()),
        Some(SimpleAAttr::get(&ctx)),
        "text",
        512,
    );
    assert_eq!(kitchen.int().width(), 70);
    assert!(kitchen.flag());
    assert_eq!(kitchen.parity(), 7);
    assert_eq!(kitchen.numbers().len(), 2);
    assert_eq!(kitchen.numbers().get(0).and_then(|it| it.int()), Some(5));
    assert_eq!(kitchen.numbers().iter().count(), 2);
    assert_eq!(kitchen.cases(), [SimpleEnum::B]);
    assert_eq!(kitchen.ty().map(|ty| ty.handle()), Some(i32.handle()));
    assert_eq!(kitchen.simple(), Some(SimpleAAttr::get(&ctx)));
    assert_eq!(kitchen.text(), "text");
    assert_eq!(kitchen.digits(), 512);
}

#[test]
fn a_comparator_decides_what_is_equal() {
    let ctx = context();
    let make = |parity| {
        KitchenAttr::get(&ctx, &ApInt::zero(1), false, parity, &[], &[], None, None, "", 0)
    };
    assert_eq!(make(1), make(3));
    assert_ne!(make(1), make(2));
    assert_eq!(make(3).parity(), 1);
}

#[test]
fn listed_builders() {
    let ctx = context();
    let i32 = IntegerType::get(&ctx, 32);
    let attr = TestOverrideBuilderAttr::get_with_types(&ctx, 4, &[i32.handle()]);
    assert_eq!((attr.a(), attr.count(), attr.is_bare()), (5, 1, false));
    assert_eq!(TestOverrideBuilderAttr::get(&ctx, 4).a(), 5);
    assert_eq!(TestOverrideBuilderAttr::get_from_ty(*i32).a(), 7);
    assert_eq!(TestOverrideBuilderAttr::get_from_element(*i32).a(), 8);
    let attr = TestOwnFunctionsAttr::get(&ctx, 1, 2, 3);
    assert_eq!((attr.get_(), attr.unique_(), attr.parse_assembly_()), (1, 2, 3));
    assert_eq!(TestOverrideBuilderAttr::get_from_text(&ctx, "abc").a(), 4);
    let error = TestOverrideBuilderAttr::get_checked_with_types(&ctx, Location::UNKNOWN, -9, &[])
        .expect_err("negative");
    assert_eq!(error.message(), "expected a number, but got -8");
    assert_eq!(error.notes().len(), 1);
}

/// In debug builds, parameters of another context are detected before the verifier looks them up.
#[test]
#[cfg(debug_assertions)]
fn parameters_of_another_context() {
    let (ctx, other) = (context(), context());
    let i32 = IntegerType::get(&other, 32).handle();
    let makes: [&dyn Fn(); 4] = [
        &|| {
            let _ = VecType::get(&ctx, 4, i32).handle();
        },
        &|| {
            let _ = TestOverrideBuilderAttr::get_with_types(&ctx, 1, &[i32]).handle();
        },
        &|| {
            let _ = TestOverrideBuilderAttr::get_with_types(&ctx, -9, &[i32]).handle();
        },
        &|| {
            let _ = ctx.type_ref(i32);
        },
    ];
    for make in makes {
        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(make));
        let text = *caught.expect_err("a panic").downcast::<String>().expect("a message");
        assert!(
            text.starts_with("the type belongs to another context: it is of context"),
            "{text}"
        );
    }
}

#[test]
fn hand_written_storage() {
    let ctx = context();
    let stored = UserStoredType::get(&ctx, "a", 4);
    assert_eq!((stored.name(), stored.size()), ("a", 4));
    assert_eq!(stored, UserStoredType::get(&ctx, "a", 4));
    assert_ne!(stored, UserStoredType::get(&ctx, "a", 5));
}

/// Equal parameters give the same type on all threads.
#[test]
fn types_are_unique_across_threads() {
    const THREADS: u64 = 8;
    const REQUESTS: u64 = 1_000_000;
    const DISTINCT: u64 = 1000;
    const STEPS: [u64; THREADS as usize] = [7, 11, 13, 17, 19, 23, 29, 31];
    let ctx = context();
    let element = IntegerType::get(&ctx, 32).handle();
    let handles: Vec<Vec<Type>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|thread| {
                let ctx = &ctx;
                scope.spawn(move || {
                    let mut seen: Vec<Option<Type>> = vec![None; DISTINCT as usize];
                    for request in 0..REQUESTS / THREADS {
                        // A different order per thread.
                        let index = (request * STEPS[thread as usize] + thread) % DISTINCT;
                        let ty = VecType::get(ctx, index as i64, element).handle();
                        let first = seen[index as usize].get_or_insert(ty);
                        assert_eq!(*first, ty);
                    }
                    seen.into_iter().map(|it| it.expect("asked for")).collect()
                })
            })
            .collect();
        threads.into_iter().map(|it| it.join().expect("no panic")).collect()
    });
    assert!(handles.iter().all(|other| *other == handles[0]));
    for (index, handle) in handles[0].iter().enumerate() {
        let ty = ctx.type_ref(*handle).cast::<VecType<'_>>();
        assert_eq!(ty.size(), index as i64);
    }
}

/// If threads set a body concurrently, one of them wins.
#[test]
fn bodies_are_set_by_one_thread() {
    let ctx = context();
    for round in 0..50 {
        let rec = RecursiveType::get(&ctx, &round.to_string());
        let results: Vec<Result<(), AlreadySet>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (1..9)
                .map(|width| {
                    let body = IntegerType::get(&ctx, width).handle();
                    scope.spawn(move || rec.set_body(body))
                })
                .collect();
            threads.into_iter().map(|it| it.join().expect("no panic")).collect()
        });
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
        assert!(rec.body().is_some());
    }
}

fn sub_elements(ctx: &Context, root: impl Into<SubElement>) -> Vec<String> {
    let mut seen = Vec::new();
    walk(ctx, root, &mut |element| {
        seen.push(match element {
            SubElement::Type(ty) => ctx.type_ref(ty).to_string(),
            SubElement::Attr(attr) => ctx.attr_ref(attr).to_string(),
        });
        WalkResult::Advance
    });
    seen
}

#[test]
fn sub_elements_are_visited() {
    let ctx = context();
    let ty = ctx
        .parse_type("!test.cmpnd_nested_outer<i <42 <1, tuple<!test.smpla, i32>, [5]>>>")
        .expect("a type");
    assert_eq!(
        sub_elements(&ctx, ty),
        [
            "!test.cmpnd_nested_outer<i <42 <1, tuple<!test.smpla, i32>, [5]>>>",
            "!test.cmpnd_inner<42 <1, tuple<!test.smpla, i32>, [5]>>",
            "!test.cmpnd_a<1, tuple<!test.smpla, i32>, [5]>",
            "tuple<!test.smpla, i32>",
            "!test.smpla",
            "i32",
        ]
    );
    let attr: Attribute =
        ctx.parse_attribute("[#test.attr_with_type<i8, i16>, {k = 5 : i8}]").expect("an attribute");
    assert_eq!(
        sub_elements(&ctx, attr),
        [
            "[#test.attr_with_type<i8, i16>, {k = 5 : i8}]",
            "#test.attr_with_type<i8, i16>",
            "i8",
            "i16",
            "{k = 5 : i8}",
            "\"k\"",
            "5 : i8",
        ]
    );
    // A recursive type ends the walk: its body is not a sub-element.
    let rec = ctx.parse_type("!parameters.rec<\"a\", !parameters.rec<\"a\">>").expect("a type");
    assert_eq!(sub_elements(&ctx, rec).len(), 1);
    // A walk can skip sub-elements, and can be interrupted.
    let mut count = 0;
    assert!(walk(&ctx, ty, &mut |_| {
        count += 1;
        WalkResult::Skip
    }));
    assert_eq!(count, 1);
    assert!(!walk(&ctx, ty, &mut |_| WalkResult::Interrupt));
}

#[test]
fn sub_elements_are_replaced() {
    let ctx = context();
    let (i32, f32) = (IntegerType::get(&ctx, 32).handle(), Float32Type::get(&ctx).handle());
    let mut replacer = Replacer::new(&ctx);
    replacer.on_type(move |ty| (ty == i32).then_some(f32));
    let ty = ctx
        .parse_type("!test.cmpnd_nested_outer<i <42 <1, tuple<!test.smpla, i32>, [5]>>>")
        .expect("a type");
    let replaced = replacer.replace_type(ty);
    assert_eq!(
        ctx.type_ref(replaced).to_string(),
        "!test.cmpnd_nested_outer<i <42 <1, tuple<!test.smpla, f32>, [5]>>>"
    );
    let attr = ctx
        .parse_attribute("[#test<attr_ugly begin tensor<4xi32> end>, (i32) -> vector<2xi32>]")
        .expect("an attribute");
    let replaced = replacer.replace_attr(attr);
    assert_eq!(
        ctx.attr_ref(replaced).to_string(),
        "[#test<attr_ugly begin tensor<4xf32> end>, (f32) -> vector<2xf32>]"
    );
    // Without a replacement, the result is unchanged.
    let tuple = TupleType::get(&ctx, &[f32]).handle();
    assert_eq!(replacer.replace_type(tuple), tuple);
    // A number keeps its type if its value does not have the format of the new one.
    let (own, f8) =
        (ctx.parse_type("!test.own_float").expect("a type"), ctx.parse_type("f8E5M2").unwrap());
    replacer.on_type(move |ty| (ty == f8 || ty == f32).then_some(own));
    let numbers = ctx.parse_attribute("[1.5 : f8E5M2, 1.5 : f32, 1 : i32]").expect("numbers");
    let replaced = replacer.replace_attr(numbers);
    assert_eq!(
        ctx.attr_ref(replaced).to_string(),
        "[1.500000e+00 : !test.own_float, 1.500000e+00 : f32, 1 : i32]"
    );
}

/// The peer's `walkImmediateSubElements` and `AttrTypeReplacer`, which no program exposes, have these results.
#[test]
fn builtin_attributes_have_the_sub_elements_of_the_peer() {
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    let i32 = IntegerType::get(&ctx, 32).handle();
    let si32 = ctx.parse_type("si32").expect("a type");
    let mut replacer = Replacer::new(&ctx);
    replacer.on_type(move |ty| (ty == i32).then_some(si32));
    for (text, direct, replaced) in [
        ("1 : i32", "i32", "1 : si32"),
        ("#foo.bar : i32", "\"foo\" i32", "#foo.bar : si32"),
        ("array<i32: 1, 2>", "i32", "array<si32: 1, 2>"),
        (
            "dense_resource<x> : tensor<2xi32>",
            "tensor<2xi32>",
            "dense_resource<x> : tensor<2xsi32>",
        ),
        ("dense<1> : tensor<2xi32>", "", "dense<1> : tensor<2xi32>"),
        ("dense<\"s\"> : tensor<2x!foo.x>", "", "dense<\"s\"> : tensor<2x!foo.x>"),
        ("\"s\" : i32", "", "\"s\" : i32"),
        ("loc(\"a.mlir\":1:2)", "", "loc(\"a.mlir\":1:2)"),
        ("{a = i32}", "\"a\" i32", "{a = si32}"),
    ] {
        let attr = ctx.attr_ref(ctx.parse_attribute(text).expect("an attribute"));
        let mut elements = Vec::new();
        attr.walk_sub_elements(&mut |element| {
            elements.push(match element {
                SubElement::Type(ty) => ctx.type_ref(ty).to_string(),
                SubElement::Attr(attr) => ctx.attr_ref(attr).to_string(),
            });
        });
        assert_eq!(elements.join(" "), direct, "{text}");
        assert_eq!(ctx.attr_ref(replacer.replace_attr(attr)).to_string(), replaced, "{text}");
    }
    let sparse = ctx.parse_attribute("sparse<0, 1> : tensor<2xi32>").expect("an attribute");
    assert_eq!(
        sub_elements(&ctx, sparse),
        [
            "sparse<0, 1> : tensor<2xi32>",
            "tensor<2xi32>",
            "i32",
            "dense<0> : tensor<1x1xi64>",
            "dense<1> : tensor<1xi32>",
        ]
    );
}

#[test]
fn a_mutable_parameter_is_printed_by_its_own_printer() {
    let ctx = context();
    let counter = CounterType::get(&ctx, "a");
    assert_eq!(counter.to_string(), "!test.counter<a>");
    counter.set_count(3).expect("the first count");
    assert_eq!(counter.to_string(), "!test.counter<a, n3>");
}

#[test]
fn mutable_parameters_may_be_lists_strings_and_options() {
    let ctx = context();
    let (i1, record) = (IntegerType::get(&ctx, 1), RecordType::get(&ctx, "a"));
    assert_eq!((record.label(), record.members(), record.base()), (None, None, None));
    let members = [record.handle(), i1.handle()];
    assert_eq!(record.set_members(&members), Ok(()));
    assert_eq!(record.set_members(&members[1..]), Err(AlreadySet));
    assert_eq!(record.members(), Some(&members[..]));
    assert_eq!((record.set_label("text"), record.label()), (Ok(()), Some("text")));
    assert_eq!(record.set_base(None), Ok(()));
    assert!(record.base().is_some_and(|base| base.is_none()));
    assert_eq!(record.set_sizes(&[i1, i1]), Ok(()));
    assert_eq!(record.sizes().map(|sizes| sizes.len()), Some(2));
    let text = "!test.record<a with !test.record<a>, i1 of i1, i1>";
    assert_eq!(record.to_string(), text);
}

#[test]
fn storage_is_made_by_hand() {
    let ctx = context();
    let derived = DerivedType::get(&ctx, &[3, 4]);
    assert_eq!(derived.total(), Some(7));
    assert_eq!(derived, DerivedType::get(&ctx, &[3, 4]));
    assert_ne!(derived, DerivedType::get(&ctx, &[4, 3]));
}

#[test]
fn traits_bring_methods_and_conditions() {
    let ctx = context();
    let interval = IntervalType::get(&ctx, 1, 2);
    assert!(interval.is_measured());
    assert_eq!(Measured::unit(&interval), "cell");
    let def = interval.def();
    assert!(def.has_trait("IsMutable") && def.has_trait("Measured<'c>"));
    assert!(!def.has_trait("Hinted"), "it is of the generator");
    let at = Location::UNKNOWN;
    let error = IntervalType::get_checked(&ctx, at, 2, 1).expect_err("out of order");
    assert_eq!(error.message(), "failed to verify that the first is not above the last");
    assert!(EvenNumberAttr::get_checked(&ctx, at, 3).is_err());
    assert!(EvenNumberAttr::get_checked(&ctx, at, 4).is_ok());
}
