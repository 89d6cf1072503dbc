//! Builder methods.

use ods_runtime::attrs::{DenseI64ArrayAttr, FloatAttr};
use ods_runtime::codegen::OpState;
use ods_runtime::ir::OpBuilder;
use ods_runtime::types::Float32Type;
use ods_runtime::{Op, Value};

use crate::my::*;
use crate::support::{generic, with_builder};

impl MyDeclaredOpBuilders for MyDeclaredOp<'_> {
    fn build_with_val(b: &mut OpBuilder<'_>, st: &mut OpState, val: f32) {
        st.set_property(0, FloatAttr::get(b.ctx(), Float32Type::get(b.ctx()), val.into()));
    }
}

impl BoxOpBuilders for BoxOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, inputs: &[Value], with_body: bool) {
        st.add_operands(inputs.iter().copied());
        let region = b.ir_mut().add_region();
        if with_body {
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
        let view = b.ir().op(op).cast::<MyOp<'_>>();
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

#[test]
fn listed_builders_take_values() {
    with_builder(&[], |b, _| {
        let declared = MyDeclaredOp::build_with_val(b, 0.25);
        let inline = MyInlineOp::build_with_val(b, 2.0);
        let default = [MyDefaultOp::build_with_val(b, 4.0), MyDefaultOp::build_with_nothing(b)];
        let value = |op: Op| {
            let attr = b.ir().op(op).attr("attr").expect("the attribute");
            attr.cast::<FloatAttr<'_>>().value().to_f64()
        };
        assert_eq!((value(declared), value(inline)), (0.25, 2.0));
        assert_eq!(default.map(value), [4.0, 0.5]);
    });
}

#[test]
fn listed_builders_replace_the_default_one() {
    with_builder(&["i1"], |b, values| {
        let op = PointOp::build(b, 3, 4);
        assert_eq!(b.ir().op(op).cast::<PointOp<'_>>().at(), [3, 4]);
        #[expect(deprecated, reason = "the definition says so")]
        let op = PointOp::build_with_both(b, 5);
        let at: DenseI64ArrayAttr<'_> = b.ir().op(op).cast::<PointOp<'_>>().at_attr();
        assert_eq!(at.to_string(), "array<i64: 5, 5>");
        let with = BoxOp::build_with_inputs(b, values);
        let without = BoxOp::build(b, values, false);
        let blocks = |op: Op| b.ir().op(op).region(0).blocks().count();
        assert_eq!((blocks(with), blocks(without)), (1, 0));
    });
}

#[test]
fn result_types_that_follow_are_left_out() {
    with_builder(&["i8", "vector<4xf16>"], |b, values| {
        let ops = [
            NegateOp::build(b, values[0]),
            ElementOp::build(b, values[1]),
            WidenOp::build_inferred(b, values[0]),
            TwiceOp::build_inferred(b, values[0]),
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
