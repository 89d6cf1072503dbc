//! Builders, accessors and setters.

use std::str::FromStr as _;

use ods_runtime::codegen::*;
use ods_runtime::hooks::{FoldResult, Folded, PatternSet};
use ods_runtime::ir::InsertPoint;
use ods_runtime::rewrite::{GreedyConfig, apply_op_patterns_greedily};

use crate::test::*;
use crate::test_support::{Point, Span};

/// Builds operations in a block with arguments of these types.
pub(crate) fn with_builder(
    types: &[fn(&Context) -> Type],
    test: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
) {
    let ctx = crate::texts::context();
    let mut ir = Ir::new(ctx.clone());
    let block = ir.add_block();
    let values: Vec<Value> =
        types.iter().map(|ty| ir.add_argument(block, ty(&ctx), Location::UNKNOWN)).collect();
    let mut b = OpBuilder::new(&mut ir, InsertPoint::End(block), Location::UNKNOWN);
    test(&mut b, &values);
}

fn i64_type(ctx: &Context) -> Type {
    IntegerType::get(ctx, 64).into()
}

fn i32_type(ctx: &Context) -> Type {
    IntegerType::get(ctx, 32).into()
}

#[test]
fn arguments_are_parameters_and_accessors() {
    with_builder(&[i64_type], |b, values| {
        let ty = i64_type(b.ctx());
        let op = TestMixedArgsOp::build(b, ty, None, 3, values[0], "title", values[0], 7);
        let view = b.ir().op(op).cast::<TestMixedArgsOp<'_>>();
        assert_eq!((view.first(), view.title(), view.count()), (3, "title", 7));
        assert_eq!((view.limit(), view.note()), (10, "none"));
        assert!(view.flag().is_none() && !view.marked() && view.carry().is_none());
        let limit = IntegerAttr::get(b.ctx(), ty, 11).handle();
        b.edit::<TestMixedArgsOp>(op).set_limit_attr(Some(limit));
        b.edit::<TestMixedArgsOp>(op).set_count(8);
        let view = b.ir().op(op).cast::<TestMixedArgsOp<'_>>();
        assert_eq!((view.limit(), view.count()), (11, 8));
        b.edit::<TestMixedArgsOp>(op).set_limit(None);
        assert_eq!(b.ir().op(op).cast::<TestMixedArgsOp<'_>>().limit(), 10);
    });
}

#[test]
fn names_of_what_is_generated_have_an_underscore() {
    with_builder(&[i64_type, i64_type], |b, values| {
        let op = TestOwnFunctionsOp::build(b, values[0], values[0], values[1], values, 1, 2, 3);
        b.edit::<TestOwnFunctionsOp>(op).set_count(4);
        b.edit::<TestOwnFunctionsOp>(op).set_print_assembly(5);
        let view = b.ir().op(op).cast::<TestOwnFunctionsOp<'_>>();
        assert_eq!((view.build_(), view.check_()), (view.operand(0), view.operand(0)));
        assert_eq!((view.parse_assembly_(), view.set_count_().len()), (view.operand(2), 2));
        assert_eq!((view.count(), view.print_assembly_(), view.build_inferred_()), (4, 5, 3));
    });
}

#[test]
fn discardable_attributes_of_the_dialect() {
    with_builder(&[i64_type], |b, values| {
        let op = TestFoldOp::build(b, values[0]);
        assert_eq!(RankAttrHelper::NAME, "test.rank");
        assert!(!RankAttrHelper::is_attr_present(b.ir().op(op)));
        let five = IntegerAttr::get(b.ctx(), i64_type(b.ctx()), 5).handle();
        RankAttrHelper::set_attr(b.ir_mut(), op, five);
        AnyThingAttrHelper::set_attr(b.ir_mut(), op, five);
        assert_eq!(RankAttrHelper::attr(b.ir().op(op)).and_then(|it| it.int()), Some(5));
        assert_eq!(AnyThingAttrHelper::attr(b.ir().op(op)).map(|it| it.handle()), Some(five));
        let unit = UnitAttr::get(b.ctx()).handle();
        RankAttrHelper::set_attr(b.ir_mut(), op, unit);
        assert!(RankAttrHelper::attr(b.ir().op(op)).is_none());
        RankAttrHelper::remove_attr(b.ir_mut(), op);
        assert_eq!(b.ir().op(op).discardable_attr_list().len(), 1);
    });
}

#[test]
fn properties_are_values() {
    with_builder(&[], |b, _| {
        let op = TestOpWithNiceProperties::build(b, 1, "b", "c", true, &[1, 2], &[3]);
        let view = b.ir().op(op).cast::<TestOpWithNiceProperties<'_>>();
        assert_eq!((view.a(), view.b(), view.c(), view.flag()), (1, "b", "c", true));
        assert_eq!((view.array(), view.array32()), (&[1, 2][..], &[3][..]));
        b.edit::<TestOpWithNiceProperties>(op).set_c("other");
        assert_eq!(b.ir().op(op).cast::<TestOpWithNiceProperties<'_>>().c(), "other");
        let op = TestPointOp::build(b, Point { x: 1, y: 2 }, 7);
        assert_eq!(b.ir().op(op).cast::<TestPointOp<'_>>().at(), Point { x: 1, y: 2 });
        let op = TestSpanOp::build(b, Span(3, 4));
        assert_eq!(b.ir().op(op).cast::<TestSpanOp<'_>>().span(), Span(3, 4));
        let op = TestOpWithOptionalProperties::build(b);
        let view = b.ir().op(op).cast::<TestOpWithOptionalProperties<'_>>();
        assert_eq!((view.simple(), view.non_trivial_storage()), (None, None));
        b.edit::<TestOpWithOptionalProperties>(op).set_non_trivial_storage(Some("x"));
        let view = b.ir().op(op).cast::<TestOpWithOptionalProperties<'_>>();
        assert_eq!(view.non_trivial_storage(), Some("x"));
    });
}

#[test]
fn groups_are_ranges() {
    with_builder(&[i32_type], |b, values| {
        let v = values[0];
        let op = AttrSizedOperandOp::build(b, &[v], &[], v, &[v, v]);
        let view = b.ir().op(op).cast::<AttrSizedOperandOp<'_>>();
        assert_eq!((view.a().len(), view.b().len(), view.d().len()), (1, 0, 2));
        let op = TestNestedGroupsOp::build(b, v, &[&[v, v], &[], &[v]], Some(v));
        let view = b.ir().op(op).cast::<TestNestedGroupsOp<'_>>();
        let sizes: Vec<usize> = view.cases().iter().map(|group| group.len()).collect();
        assert_eq!((sizes, view.extra().is_some()), (vec![2, 0, 1], true));
        assert_eq!(view.case_sizes(), [2, 0, 1]);
    });
}

#[test]
fn result_types_are_found() {
    with_builder(&[i64_type], |b, values| {
        let op = FormatInferTypeOp::build_inferred(b);
        assert!(b.ir().op(op).result(0).ty().is_signless_integer_of(16));
        let op = FormatTypesMatchContextOp::build(b, values[0]);
        assert!(b.ir().op(op).result(0).ty().isa::<TupleType<'_>>());
    });
}

#[test]
fn result_types_are_those_of_the_first_attribute() {
    with_builder(&[i64_type], |b, values| {
        let ctx = b.ctx().clone();
        let op = TestFirstAttrOp::build_inferred(b, ctx.type_ref(i32_type(&ctx)));
        assert_eq!(b.ir().op(op).result(0).ty().handle(), i32_type(b.ctx()));
        let value = IntegerAttr::get(b.ctx(), i32_type(b.ctx()), 7);
        let op = TestFirstTypedAttrOp::build_inferred(b, values[0], value.handle(), "name");
        let types: Vec<_> = b.ir().op(op).results().map(|it| it.ty().handle()).collect();
        assert_eq!(types, [i32_type(b.ctx()); 2]);
    });
}

#[test]
fn builders_from_the_definition() {
    with_builder(&[i32_type], |b, values| {
        let read = |b: &OpBuilder<'_>, op: Op| {
            let view = b.ir().op(op).cast::<TestBuildersOp<'_>>();
            (view.attr().to_f64(), view.result().is_some(), view.values().len())
        };
        let op = TestBuildersOp::build(b, 2.0);
        assert_eq!(read(b, op.into()), (2.0, false, 0));
        let op = TestBuildersOp::build_from_first(b, 2.0);
        assert_eq!(read(b, op.into()), (2.5, false, 0));
        let op = TestBuildersOp::builder_from_first(b, 2.0).typed(true).second(1.0).build();
        assert_eq!(read(b, op.into()), (3.0, true, 0));
        let op = TestBuildersOp::build_from_operands(b, values);
        assert_eq!(read(b, op.into()), (1.0, false, 1));
        let count = |b: &OpBuilder<'_>, op: Op| b.op(op).num_operands();
        let op = TestOverloadedBuildersOp::build_from_value(b, values[0]);
        assert_eq!(count(b, op.into()), 2);
        let op = TestOverloadedBuildersOp::builder_repeated(b, values[0]).times(5).build();
        assert_eq!(count(b, op.into()), 5);
    });
}

/// Closures, options, slices, borrowed texts, type parameters, and names that clash with generated ones.
#[test]
fn parameters_with_defaults_are_methods() {
    with_builder(&[i32_type], |b, values| {
        let seen = std::cell::Cell::new(0);
        let op = TestOptionsOp::build(b, "a", values[0], &[] as &[Value]);
        assert_eq!(b.op(op).to_string().matches("a-1").count(), 1);
        let (one, text) = ([values[0]], String::from("b"));
        let note = |b: &mut OpBuilder<'_>, count: usize| {
            seen.set(count);
            b.loc()
        };
        let op = TestOptionsOp::builder(b, &text[..], values[0], &one)
            .self_(&one)
            .before(|_| seen.set(7))
            .after(note)
            .name(Some("given"))
            .build_(3)
            .value(9_i64)
            .build();
        assert_eq!(seen.get(), 3);
        let view = b.op(op);
        assert_eq!(view.attr("note").map(|it| it.to_string()).as_deref(), Some("\"bgiven9\""));
        assert_eq!(view.num_operands(), 3);
        let named = TestOptionsOp::named_builder(b).b(true).build();
        assert_eq!(b.op(named).num_operands(), 0);
    });
}

#[test]
fn attributes_of_one_enum_and_lists_of_attributes() {
    with_builder(&[], |b, _| {
        let ctx = b.ctx().clone();
        let marks: Vec<_> = [1, 2].map(|value| TestMarkAttr::get(&ctx, value)).into();
        let op = TestOtherAttrsOp::build(b, TestEnum::First, &marks);
        let view = b.ir().op(op).cast::<TestOtherAttrsOp<'_>>();
        assert_eq!((view.spelled(), view.nameless()), (TestEnum::First, None));
        assert!(view.spelled_attr().is_first());
        let values: Vec<_> = view.marks().iter().map(|mark| mark.value()).collect();
        assert_eq!(values, [1, 2]);
    });
}

#[test]
fn derived_attributes_and_methods() {
    let tensor: fn(&Context) -> Type =
        |ctx| RankedTensorType::get(ctx, &[2, 3], i32_type(ctx)).into();
    with_builder(&[tensor, i32_type], |b, values| {
        let ty = tensor(b.ctx());
        let op = TestDerivedOp::build(b, ty, values[0], values[1]);
        let view = b.ir().op(op).cast::<TestDerivedOp<'_>>();
        assert_eq!(view.rank(), 2);
        assert_eq!(view.element().to_string(), "i32");
        let derived = view.materialize_derived_attributes();
        assert_eq!(derived.to_string(), "{element = i32, rank = 2 : i64}");
        let op = TestMethodsOp::build(b, &[values[1]], 4);
        let view = b.ir().op(op).cast::<TestMethodsOp<'_>>();
        assert_eq!((view.total(), view.is_empty()), (5, false));
    });
}

#[test]
fn folders_and_canonicalizers_are_found_by_the_definition() {
    with_builder(&[i32_type], |b, values| {
        let op = TestFoldOp::build(b, values[0]);
        let view = b.ir().op(op);
        let fold = view.def().and_then(|def| def.fold_fn()).expect("a folder");
        let Some(Folded::Results(results)) = fold(view, &[None]) else { panic!("it folds") };
        assert_eq!(results[..], [FoldResult::Value(values[0])]);
        let mut patterns = PatternSet::default();
        FOLD_TO_ATTRIBUTE_OP.add_canonicalization_patterns(&mut patterns);
        assert_eq!(patterns.iter().map(|it| it.name()).collect::<Vec<_>>(), ["Never"]);
        let op = TestCanonicalizeOp::build(b, &[values[0], values[0]]);
        let mut patterns = PatternSet::default();
        CANONICALIZE_METHOD_OP.add_canonicalization_patterns(&mut patterns);
        let config = GreedyConfig::default();
        let changed =
            apply_op_patterns_greedily(b.ir_mut(), &[op.op()], &patterns.freeze(), config);
        assert_eq!(changed, Ok(true));
        assert_eq!(b.ir().op(op).num_operands(), 0);
    });
}

#[test]
fn enums_from_and_to_strings_and_integers() {
    assert_eq!(TestEnum::from_str("second"), Ok(TestEnum::Second));
    assert!(TestEnum::from_str("fourth").is_err());
    assert_eq!(TestEnum::try_from(2), Ok(TestEnum::Third));
    assert!(TestEnum::try_from(3).is_err());
    assert_eq!(TestEnum::Third.to_string(), "third");
    assert_eq!(TestEnum::default(), TestEnum::First);
    let mut bits = TestBitEnum::READ | TestBitEnum::EXECUTE;
    assert_eq!(bits.to_string(), "read, execute");
    assert_eq!(TestBitEnum::from_str("read, execute"), Ok(bits));
    assert_eq!(!bits, TestBitEnum::WRITE);
    assert_eq!(bits ^ TestBitEnum::ALL, TestBitEnum::WRITE);
    bits |= TestBitEnum::WRITE;
    assert!(bits.contains(TestBitEnum::ALL) && bits.contains_any(TestBitEnum::READ));
    // An explicit case of this name takes precedence.
    assert_eq!(!TestBitEnum::default(), TestBitEnum::ALL);
    assert_eq!(
        (TestBitNames::ALL.to_string(), !TestBitNames::ALL),
        ("all".into(), TestBitNames::ONE)
    );
    assert_eq!(bits.without(TestBitEnum::READ).bits(), 6);
    assert_eq!(TestGroups::from_str("ab|c").map(TestGroups::bits), Ok(7));
    assert!(TestGroups::try_from(16).is_err());
    assert_eq!(TestSigns::try_from(8_589_934_592), Ok(TestSigns::LeftRight));
}

#[test]
fn values_types_and_attributes_are_parameters_of_builders() {
    with_builder(&[i32_type], |b, values| {
        let ty = i64_type(b.ctx());
        let count = |b: &OpBuilder<'_>, op: Op| b.op(op).num_operands();
        let op = TestValueBuilderOp::builder_from_input(b, values[0]).times(4).build();
        assert_eq!(count(b, op.into()), 5);
        let op = TestValueBuilderOp::build_from_input(b, values[0]);
        assert_eq!(count(b, op.into()), 3);
        let mark = StringAttr::get(b.ctx(), "m").handle();
        let op = TestValueBuilderOp::build_marked(b, values[0], ty, mark);
        let view = b.ir().op(op);
        assert_eq!(view.attr("mark").map(|it| it.to_string()).as_deref(), Some("\"m\""));
        assert_eq!(view.attr("type").map(|it| it.to_string()).as_deref(), Some("i64"));
        #[expect(deprecated, reason = "the definition says so")]
        let op = TestOldOp::build(b, values[0]);
        assert_eq!(count(b, op.into()), 1);
        let op = TestOIListDefaultsOp::build(b);
        let view = b.ir().op(op).cast::<TestOIListDefaultsOp<'_>>();
        assert_eq!((view.limit(), view.step(), view.fast()), (5, 7, false));
    });
}

#[test]
fn parameters_without_a_name_make_way() {
    with_builder(&[i32_type], |b, values| {
        let (ty, block) = (i32_type(b.ctx()), b.ir_mut().add_block());
        let op = TestParametersOp::build(b, ty, Some(values[0]), values, 1, 2, 3, block, 2);
        let op = b.ir().op(op).cast::<TestParametersOp<'_>>();
        assert_eq!(
            (op.value_type().map(|it| it.handle()), op.num_operands()),
            (Some(values[0]), 2)
        );
        assert_eq!((op.operand_1(), op.loops_count(), op.successor_0()), (1, 2, 3));
        assert_eq!((op.loops().count(), op.value().ty().handle()), (2, ty));
    });
}

#[test]
fn enums_may_be_called_as_views_are() {
    with_builder(&[], |b, _| {
        let op = TestEnumsLikeViewsOp::build_from_make(b, TestMakeType::ByHand);
        let op = b.ir().op(op).cast::<TestEnumsLikeViewsOp<'_>>();
        assert_eq!((op.make(), op.does()), (TestMakeType::ByHand, TestAnyOp::Nothing));
    });
}
