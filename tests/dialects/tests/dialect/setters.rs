//! Setters take what accessors give, or the attribute; what they leave behind is seen in the text.

use std::sync::{Arc, Mutex};

use ods_runtime::attrs::NamedAttribute;
use ods_runtime::codegen::*;
use ods_runtime::text::PrintFlags;

use crate::rust::with_builder;
use crate::test::*;

/// The inherent attributes of an operation, as the generic form has them.
fn properties(b: &OpBuilder<'_>, op: Op) -> String {
    let flags = PrintFlags { generic: true, ..PrintFlags::default() };
    let text = b.ir().op(op).to_string_with(&flags);
    let inner = text.split_once("<{").and_then(|(_, rest)| rest.split_once("}>"));
    inner.map_or_else(String::new, |(inner, _)| inner.to_owned())
}

#[test]
fn numbers_strings_types_and_arrays() {
    with_builder(&[], |b, _| {
        let op = TestDefaultsOp::build(b);
        let ctx = b.ctx().clone();
        let ir = b.ir_mut();
        TestDefaultsOp::set_int(ir, op, 6);
        TestDefaultsOp::set_flag(ir, op, false);
        TestDefaultsOp::set_float(ir, op, ApFloat::from_f64(FloatSemantics::F32, 1.5));
        TestDefaultsOp::set_text(ir, op, "other");
        TestDefaultsOp::set_maybe(ir, op, Some("surely"));
        TestDefaultsOp::set_list(ir, op, &[4, 5]);
        TestDefaultsOp::set_type(ir, op, *IndexType::get(&ctx));
        TestDefaultsOp::set_index(ir, op, ApInt::from_u64(64, 7));
        let view = b.ir().op(op).cast::<TestDefaultsOp<'_>>();
        assert_eq!((view.int(), view.flag(), view.text()), (6, false, "other"));
        assert_eq!((view.maybe(), view.list()), ("surely", vec![4, 5]));
        assert_eq!(
            properties(b, op),
            "flag = false, float = 1.500000e+00 : f32, index = 7 : index, int = 6 : i32, \
             list = array<i64: 4, 5>, maybe = \"surely\", text = \"other\", type = index"
        );
        // `None` takes away what may be absent; then it reads as its default.
        TestDefaultsOp::set_maybe(b.ir_mut(), op, None);
        let view = b.ir().op(op).cast::<TestDefaultsOp<'_>>();
        assert_eq!((view.maybe(), view.maybe_attr().is_none()), ("maybe", true));
        let attr = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), 8);
        TestDefaultsOp::set_int_attr(b.ir_mut(), op, attr);
        assert_eq!(b.ir().op(op).cast::<TestDefaultsOp<'_>>().int(), 8);
    });
}

#[test]
fn attributes_of_a_state_set_properties_that_are_none() {
    with_builder(&[], |b, _| {
        let ctx = b.ctx().clone();
        let name = ctx.op_name("test.with_properties_and_attr");
        let number = |value| IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), value).handle();
        let text = StringAttr::get(&ctx, "four").handle();
        let mut create = |rhs| {
            let mut state = OpState::new(name, Location::UNKNOWN);
            for (name, value) in [("lhs", number(3)), ("rhs", rhs)] {
                state.attrs.push(NamedAttribute { name: ctx.ident(name), value });
            }
            let op = b.ir_mut().create(&state);
            assert!(b.ir().op(op).discardable_attr_list().is_empty());
            properties(b, op)
        };
        let wide = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 64), 4).handle();
        assert_eq!(create(wide), "lhs = 3 : i32, rhs = 4 : i64");
        let errors = Arc::new(Mutex::new(Vec::new()));
        let seen = errors.clone();
        ctx.add_diagnostic_handler(Arc::new(move |_, error| {
            seen.lock().expect("no panic").push(error.message().to_owned());
            true
        }));
        create(text);
        assert_eq!(
            *errors.lock().expect("no panic"),
            [
                "invalid properties {rhs = \"four\"} for op test.with_properties_and_attr: \
                 expected IntegerAttr for key `value`"
            ]
        );
    });
}

#[test]
fn every_dense_array() {
    with_builder(&[], |b, _| {
        let op = DenseArrayAttrOp::build(b, &[], &[], &[], &[], &[], &[], &[], &[]);
        let ir = b.ir_mut();
        DenseArrayAttrOp::set_i1attr(ir, op, &[true, false]);
        DenseArrayAttrOp::set_i8attr(ir, op, &[1]);
        DenseArrayAttrOp::set_i16attr(ir, op, &[2]);
        DenseArrayAttrOp::set_i32attr(ir, op, &[3]);
        DenseArrayAttrOp::set_i64attr(ir, op, &[4, 5]);
        DenseArrayAttrOp::set_f32attr(ir, op, &[0.5]);
        DenseArrayAttrOp::set_f64attr(ir, op, &[0.25]);
        assert_eq!(
            properties(b, op),
            "emptyattr = array<i32>, f32attr = array<f32: 5.000000e-01>, \
             f64attr = array<f64: 2.500000e-01>, i16attr = array<i16: 2>, i1attr = array<i1: true, false>, \
             i32attr = array<i32: 3>, i64attr = array<i64: 4, 5>, i8attr = array<i8: 1>"
        );
    });
}

#[test]
fn what_may_be_absent() {
    with_builder(&[], |b, _| {
        let op = TestLibraryAttrsOp::build(b);
        let ir = b.ir_mut();
        TestLibraryAttrsOp::set_const_true(ir, op, Some(true));
        TestLibraryAttrsOp::set_const_str(ir, op, Some("x"));
        TestLibraryAttrsOp::set_alignment(ir, op, Some(8));
        TestLibraryAttrsOp::set_i64s(ir, op, Some(&[1, 2]));
        TestLibraryAttrsOp::set_si16(ir, op, Some(-3));
        TestLibraryAttrsOp::set_ui64(ir, op, Some(u64::MAX));
        assert_eq!(
            properties(b, op),
            "alignment = 8 : i64, constStr = \"x\", constTrue = true, i64s = [1, 2], si16 = -3 : si16, \
             ui64 = 18446744073709551615 : ui64"
        );
        let ir = b.ir_mut();
        TestLibraryAttrsOp::set_const_true(ir, op, None);
        TestLibraryAttrsOp::set_const_str(ir, op, None);
        TestLibraryAttrsOp::set_alignment(ir, op, None);
        TestLibraryAttrsOp::set_i64s(ir, op, None);
        TestLibraryAttrsOp::set_si16_attr(ir, op, None);
        TestLibraryAttrsOp::set_ui64_attr(ir, op, None);
        assert_eq!(properties(b, op), "");
    });
}

#[test]
fn symbols_enums_and_units() {
    with_builder(&[], |b, _| {
        let op = FormatOptSymbolRefAttrOp::build(b);
        FormatOptSymbolRefAttrOp::set_opt_attr(b.ir_mut(), op, Some("there"));
        assert_eq!(properties(b, op), "opt_attr = @there");

        let op = TestOpWithEnum::build(b, TestEnum::First);
        TestOpWithEnum::set_value(b.ir_mut(), op, TestEnum::Second);
        // What holds nothing but itself has one setter, as it has one accessor.
        let tag = StringAttr::get(b.ctx(), "t").handle();
        TestOpWithEnum::set_tag(b.ir_mut(), op, Some(tag));
        assert_eq!(properties(b, op), "tag = \"t\", value = #test<enum second>");
        let op = TestOpWithBitEnum::build(b, TestBitEnum::READ);
        TestOpWithBitEnum::set_value(b.ir_mut(), op, TestBitEnum::READ | TestBitEnum::WRITE);
        assert_eq!(properties(b, op), "value = #test.bit_enum<read, write>");
        // An enum that is stored as an integer, and one that has no view of its own.
        let op = I32EnumAttrOp::build(b, SomeI32Enum::Case5);
        I32EnumAttrOp::set_attr(b.ir_mut(), op, SomeI32Enum::Case10);
        assert_eq!(properties(b, op), "attr = 10 : i32");
        let op = FormatOptEnumAttrOp::build(b);
        FormatOptEnumAttrOp::set_attr(b.ir_mut(), op, Some(ApInt::from_u64(64, 10)));
        assert_eq!(properties(b, op), "attr = 10 : i64");
    });
}

#[test]
fn a_unit_is_there_or_not() {
    with_builder(&[], |b, _| {
        let op = FormatOptionalUnitAttr::build(b);
        FormatOptionalUnitAttr::set_is_optional(b.ir_mut(), op, true);
        assert!(b.ir().op(op).cast::<FormatOptionalUnitAttr<'_>>().is_optional());
        assert_eq!(properties(b, op), "is_optional");
        FormatOptionalUnitAttr::set_is_optional(b.ir_mut(), op, false);
        assert_eq!(properties(b, op), "");
    });
}
