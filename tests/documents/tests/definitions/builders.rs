//! Builder methods.

use ods_runtime::attrs::{DenseI64ArrayAttr, FloatAttr, IntegerAttr, StringAttr};
use ods_runtime::types::{Float32Type, IntegerType};
use ods_runtime::verify::verify;
use ods_runtime::{Op, OpBuilder, OpOf, OpState, Properties, Type, Value};

use crate::my::*;
use crate::support::{generic, with_builder};

impl MyDeclaredOpBuilders for MyDeclaredOp<'_> {
    fn build_from_val(b: &mut OpBuilder<'_>, st: &mut OpState, val: f32) {
        st.set_property(Self::ATTR, FloatAttr::get(b.ctx(), Float32Type::get(b.ctx()), val.into()));
    }
}

impl BoxOpBuilders for BoxOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, inputs: &[Value], filled: bool) {
        st.add_operands(inputs.iter().copied());
        let region = b.ir_mut().add_region();
        if filled {
            let block = b.ir_mut().add_block();
            b.ir_mut().append_block(region, block);
        }
        st.add_region(region);
    }
}

#[test]
fn every_argument_is_a_parameter() {
    with_builder(&["i32", "f32"], |b, values| {
        let one = FloatAttr::get(b.ctx(), Float32Type::get(b.ctx()), 1.0).value();
        let op = MyOp::build(b, values[0], values[1], 3, one, -4);
        let view = b.ir().op(op).cast::<MyOp>();
        assert_eq!(
            (view.i32_operand().handle(), view.f32_operand().handle()),
            (values[0], values[1])
        );
        assert_eq!((view.i32_attr(), view.f32_attr().to_f64(), view.i32_prop()), (3, 1.0, -4));
        // Both types can be built, so they are no parameters.
        assert_eq!(view.i32_result().ty().to_string(), "i32");
        assert_eq!(view.f32_result().ty().to_string(), "f32");
    });
}

/// The document's first two forms, in which everything is a list, whatever the operation, and the third: attributes as they
/// are stored, one by one.
#[test]
fn everything_may_be_a_list() {
    with_builder(&["i32", "f32"], |b, values| {
        let ctx = b.ctx().clone();
        let one = FloatAttr::get(&ctx, Float32Type::get(&ctx), 1.0);
        let op = MyOp::build(b, values[0], values[1], 3, one.value(), -4);
        let (properties, types) = {
            let view = b.ir().op(op);
            let types: Vec<Type> = view.results().map(|it| it.ty().handle()).collect();
            (view.properties::<MyOp>(), types)
        };
        let (note, i32) = (StringAttr::get(&ctx, "kept"), IntegerType::get(&ctx, 32));
        let ops = [
            // Result types, operands, properties, discardable attributes.
            b.new_op::<MyOp>()
                .with_types(types.iter().copied())
                .with_operands(values.iter().copied())
                .with_properties(&properties)
                .with_attr("my.note", note)
                .build(),
            // Properties and discardable attributes together, by name; result types follow.
            b.new_op::<MyOp>()
                .with_operands(values.iter().copied())
                .with_attr("i32_attr", IntegerAttr::get(&ctx, i32, 3))
                .with_attr("f32_attr", one)
                .with_attr("i32_prop", IntegerAttr::get(&ctx, i32, -4))
                .with_attr("my.note", note)
                .build(),
            // Each argument by its name, and result types as a list.
            b.new_op::<MyOp>()
                .set_f32_operand(values[1])
                .set_i32_operand(values[0])
                .set_i32_attr_attr(IntegerAttr::get(&ctx, i32, 3))
                .set_f32_attr_attr(one)
                .set_i32_prop(-4)
                .with_types(types.iter().copied())
                .with_attr("my.note", note)
                .build(),
        ];
        for op in ops {
            let view = b.get::<MyOp>(op);
            assert_eq!((view.i32_attr(), view.f32_attr().to_f64(), view.i32_prop()), (3, 1.0, -4));
            assert_eq!((view.num_operands(), view.num_results()), (2, 2));
            assert_eq!(view.attr("my.note"), Some(*note));
            assert_eq!(view.properties::<MyOp>(), properties);
        }
    });
}

/// A parameter for an attribute that has no value of its own takes any attribute. The verifier reports one of another kind.
#[test]
fn attributes_as_parameters_are_verified() {
    with_builder(&[], |b, _| {
        let text = StringAttr::get(b.ctx(), "no list").handle();
        let op = AllAttrOfOp::build(b, text);
        assert_eq!(
            verify(b.ir().op(op)).expect_err("a string").message(),
            "'my.all_attr_of' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute \
             [0] == 0 and [1] == 1"
        );
    });
}

#[test]
fn properties_are_a_value() {
    with_builder(&[], |b, _| {
        let (low, high) = (Level::Low, Level::High);
        let first = LevelsOp::build(b, low, high, low, high, low);
        let second = LevelsOp::build(b, high, high, low, high, low);
        let of = |b: &OpBuilder<'_>, op: OpOf<LevelsOp<'_>>| b.ir().op(op).properties::<LevelsOp>();
        let (mine, other) = (of(b, first), of(b, second));
        assert_ne!(mine, other);
        b.ir_mut().set_properties(second, &mine);
        assert_eq!(of(b, second), mine);
        assert_eq!(b.get::<LevelsOp>(second).attr(), low);
        // As a dictionary, and from one.
        let text = "{attr = #my.level<low>, formed = 9 : i32, named = 1 : i32, prop = 9 : i32, stored = \
                    #my.level<low>}";
        assert_eq!(mine.to_attr().to_string(), text);
        let ctx = b.ctx().clone();
        let read = |text: &str| {
            let attr = ctx.parse_attribute(text).expect(text);
            Properties::<LevelsOp>::from_attr(&ctx, attr)
        };
        assert_eq!(read(text).as_ref(), Ok(&mine));
        for (text, message) in [
            (text.replace("9 : i32", "2 : i32"), "2 : i32 is not one of: a level"),
            ("3 : i8".to_owned(), "expected DictionaryAttr to set properties"),
        ] {
            assert_eq!(read(&text).expect_err(&text), message);
        }
        // Changed without an operation.
        let mut changed = mine.clone();
        changed.edit().set_attr(high);
        assert_eq!((changed.get().attr(), mine.get().attr()), (high, low));
    });
}

#[test]
fn listed_builders_take_values() {
    with_builder(&[], |b, _| {
        let ops: [Op; 4] = [
            MyDeclaredOp::build_from_val(b, 0.25).into(),
            MyInlineOp::build_from_val(b, 2.0).into(),
            MyDefaultOp::builder_empty(b).val(4.0).build().into(),
            MyDefaultOp::build_empty(b).into(),
        ];
        let values = ops.map(|op| {
            let attr = b.ir().op(op).attr("attr").expect("the attribute");
            attr.cast::<FloatAttr<'_>>().value().to_f64()
        });
        assert_eq!(values, [0.25, 2.0, 4.0, 0.5]);
    });
}

#[test]
fn listed_builders_call_the_default_one() {
    with_builder(&[], |b, _| {
        let spots = [SpotOp::build_from_both(b, 3), SpotOp::build_empty(b)];
        let places = spots.map(|op| {
            let op = b.ir().get(op);
            (op.x(), op.y())
        });
        assert_eq!(places, [(3, 3), (0, 0)]);
        let rounded = RoundedOp::build_from_whole(b, 5);
        assert_eq!(b.ir().get(rounded).value(), 5);
    });
}

#[test]
fn listed_builders_replace_the_default_one() {
    with_builder(&["i1"], |b, values| {
        let op = PointOp::build(b, 3, 4);
        assert_eq!(b.ir().op(op).cast::<PointOp<'_>>().at(), [3, 4]);
        #[expect(deprecated, reason = "the definition says so")]
        let op = PointOp::build_from_both(b, 5);
        let at: DenseI64ArrayAttr<'_> = b.ir().op(op).cast::<PointOp<'_>>().at_attr();
        assert_eq!(at.to_string(), "array<i64: 5, 5>");
        let with = BoxOp::build(b, values);
        let without = BoxOp::builder(b, values).filled(false).build();
        let blocks = [with, without].map(|op| b.ir().op(op).region(0).blocks().count());
        assert_eq!(blocks, [1, 0]);
    });
}

#[test]
fn result_types_that_follow_are_left_out() {
    with_builder(&["i8", "vector<4xf16>"], |b, values| {
        let ops = [
            NegateOp::build(b, values[0]).op(),
            ElementOp::build(b, values[1]).op(),
            WidenOp::build_inferred(b, values[0]).op(),
            TwiceOp::build_inferred(b, values[0]).op(),
        ];
        let types = ops.map(|op| {
            let types: Vec<_> = b.ir().op(op).results().map(|it| it.ty().to_string()).collect();
            types.join(" ")
        });
        assert_eq!(types, ["i8", "f16", "i16", "i8 i8"]);
        assert_eq!(
            generic(b.ir().op(ops[0])),
            "%0 = \"my.negate\"(<<UNKNOWN SSA VALUE>>) : (i8) -> i8"
        );
    });
}
