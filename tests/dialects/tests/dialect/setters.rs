//! Setters take the accessor's type or the attribute; the text shows the result.

use std::sync::{Arc, Mutex};

use ods_runtime::attrs::NamedAttribute;
use ods_runtime::codegen::*;
use ods_runtime::text::PrintFlags;

use crate::rust::with_builder;
use crate::test::*;

/// The inherent attributes of an operation in generic form.
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
        ir.edit::<TestDefaultsOp>(op).set_int(6);
        ir.edit::<TestDefaultsOp>(op).set_flag(false);
        ir.edit::<TestDefaultsOp>(op).set_float(ApFloat::from_f64(FloatSemantics::F32, 1.5));
        ir.edit::<TestDefaultsOp>(op).set_text("other");
        ir.edit::<TestDefaultsOp>(op).set_maybe(Some("surely"));
        ir.edit::<TestDefaultsOp>(op).set_list(&[4, 5]);
        ir.edit::<TestDefaultsOp>(op).set_type(*IndexType::get(&ctx));
        ir.edit::<TestDefaultsOp>(op).set_index(ApInt::from_u64(64, 7));
        let view = b.ir().op(op).cast::<TestDefaultsOp<'_>>();
        assert_eq!((view.int(), view.flag(), view.text()), (6, false, "other"));
        assert_eq!((view.maybe(), view.list()), ("surely", vec![4, 5]));
        assert_eq!(
            properties(b, op.into()),
            "flag = false, float = 1.500000e+00 : f32, index = 7 : index, int = 6 : i32, \
             list = array<i64: 4, 5>, maybe = \"surely\", text = \"other\", type = index"
        );
        // `None` removes an optional attribute, which then reads as its default.
        b.edit::<TestDefaultsOp>(op).set_maybe(None);
        let view = b.ir().op(op).cast::<TestDefaultsOp<'_>>();
        assert_eq!((view.maybe(), view.maybe_attr().is_none()), ("maybe", true));
        let attr = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), 8);
        b.edit::<TestDefaultsOp>(op).set_int_attr(attr);
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
            ["invalid properties {rhs = \"four\"} for op test.with_properties_and_attr: \
                 expected IntegerAttr for key `value`"]
        );
    });
}

#[test]
fn every_dense_array() {
    with_builder(&[], |b, _| {
        let op = DenseArrayAttrOp::build(b, &[], &[], &[], &[], &[], &[], &[], &[]);
        let ir = b.ir_mut();
        ir.edit::<DenseArrayAttrOp>(op).set_i1attr(&[true, false]);
        ir.edit::<DenseArrayAttrOp>(op).set_i8attr(&[1]);
        ir.edit::<DenseArrayAttrOp>(op).set_i16attr(&[2]);
        ir.edit::<DenseArrayAttrOp>(op).set_i32attr(&[3]);
        ir.edit::<DenseArrayAttrOp>(op).set_i64attr(&[4, 5]);
        ir.edit::<DenseArrayAttrOp>(op).set_f32attr(&[0.5]);
        ir.edit::<DenseArrayAttrOp>(op).set_f64attr(&[0.25]);
        assert_eq!(
            properties(b, op.into()),
            "emptyattr = array<i32>, f32attr = array<f32: 5.000000e-01>, \
             f64attr = array<f64: 2.500000e-01>, i16attr = array<i16: 2>, i1attr = array<i1: true, false>, \
             i32attr = array<i32: 3>, i64attr = array<i64: 4, 5>, i8attr = array<i8: 1>"
        );
    });
}

#[test]
fn optional_attributes_are_set_and_removed() {
    with_builder(&[], |b, _| {
        let op = TestLibraryAttrsOp::build(b);
        let ir = b.ir_mut();
        ir.edit::<TestLibraryAttrsOp>(op).set_const_true(Some(true));
        ir.edit::<TestLibraryAttrsOp>(op).set_const_str(Some("x"));
        ir.edit::<TestLibraryAttrsOp>(op).set_alignment(Some(8));
        ir.edit::<TestLibraryAttrsOp>(op).set_i64s(Some(&[1, 2]));
        ir.edit::<TestLibraryAttrsOp>(op).set_si16(Some(-3));
        ir.edit::<TestLibraryAttrsOp>(op).set_ui64(Some(u64::MAX));
        assert_eq!(
            properties(b, op.into()),
            "alignment = 8 : i64, constStr = \"x\", constTrue = true, i64s = [1, 2], si16 = -3 : si16, \
             ui64 = 18446744073709551615 : ui64"
        );
        let ir = b.ir_mut();
        ir.edit::<TestLibraryAttrsOp>(op).set_const_true(None);
        ir.edit::<TestLibraryAttrsOp>(op).set_const_str(None);
        ir.edit::<TestLibraryAttrsOp>(op).set_alignment(None);
        ir.edit::<TestLibraryAttrsOp>(op).set_i64s(None);
        ir.edit::<TestLibraryAttrsOp>(op).set_si16_attr(None);
        ir.edit::<TestLibraryAttrsOp>(op).set_ui64_attr(None);
        assert_eq!(properties(b, op.into()), "");
    });
}

#[test]
fn symbols_enums_and_units() {
    with_builder(&[], |b, _| {
        let op = FormatOptSymbolRefAttrOp::build(b);
        b.edit::<FormatOptSymbolRefAttrOp>(op).set_opt_attr(Some("there"));
        assert_eq!(properties(b, op.into()), "opt_attr = @there");

        let op = TestOpWithEnum::build(b, TestEnum::First);
        // An attribute that is its own value has one setter and one accessor.
        b.edit::<TestOpWithEnum>(op).set_value(TestEnum::Second);
        let tag = StringAttr::get(b.ctx(), "t").handle();
        b.edit::<TestOpWithEnum>(op).set_tag(Some(tag));
        assert_eq!(properties(b, op.into()), "tag = \"t\", value = #test<enum second>");
        let op = TestOpWithBitEnum::build(b, TestBitEnum::READ);
        b.edit::<TestOpWithBitEnum>(op).set_value(TestBitEnum::READ | TestBitEnum::WRITE);
        assert_eq!(properties(b, op.into()), "value = #test.bit_enum<read, write>");
        // An enum that is stored as an integer, and one that has no view of its own.
        let op = I32EnumAttrOp::build(b, SomeI32Enum::Case5);
        b.edit::<I32EnumAttrOp>(op).set_attr(SomeI32Enum::Case10);
        assert_eq!(properties(b, op.into()), "attr = 10 : i32");
        let op = FormatOptEnumAttrOp::build(b);
        b.edit::<FormatOptEnumAttrOp>(op).set_attr(Some(ApInt::from_u64(64, 10)));
        assert_eq!(properties(b, op.into()), "attr = 10 : i64");
    });
}

#[test]
fn unit_attributes_are_set_and_removed() {
    with_builder(&[], |b, _| {
        let op = FormatOptionalUnitAttr::build(b);
        b.edit::<FormatOptionalUnitAttr>(op).set_is_optional(true);
        assert!(b.ir().op(op).cast::<FormatOptionalUnitAttr<'_>>().is_optional());
        assert_eq!(properties(b, op.into()), "is_optional");
        b.edit::<FormatOptionalUnitAttr>(op).set_is_optional(false);
        assert_eq!(properties(b, op.into()), "");
    });
}
