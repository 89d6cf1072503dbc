//! Operation arguments.

use ods_runtime::attrs::{ArrayAttr, IntegerAttr};
use ods_runtime::text::{ParseResult, Parser};
use ods_runtime::types::IntegerType;

use crate::my::*;
use crate::support::{context, error, generic, ops, parse, with_builder};
use crate::tf;

/// A length in millimeters, which is stored in micrometers.
pub(crate) fn parse_length(p: &mut Parser<'_>) -> ParseResult<u64> {
    let length: u64 = p.parse_integer_as()?;
    p.parse_keyword("mm")?;
    Ok(length * 1000)
}

/// A length if there is one.
pub(crate) fn parse_optional_length(p: &mut Parser<'_>) -> ParseResult<Option<u64>> {
    let Some(length) = p.parse_optional_integer_as::<u64>()? else { return Ok(None) };
    p.parse_keyword("mm")?;
    Ok(Some(length * 1000))
}

#[test]
fn average_pooling_has_accessors() {
    let ctx = context();
    let ir = parse(
        &ctx,
        r#"
        %0 = "t.value"() : () -> tensor<1x8x8x1xf32>
        %1 = "tf.AvgPool"(%0) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME"}
          : (tensor<1x8x8x1xf32>) -> tensor<1x4x4x1xf32>
        "#,
    );
    let op = ops(&ir)[1].cast::<tf::AvgPoolOp<'_>>();
    assert_eq!(op.value(), ops(&ir)[0].result(0));
    assert_eq!((op.padding(), op.data_format()), ("SAME", "NHWC"));
    assert_eq!(op.ksize().len(), 4);
    // The derived attribute, and as an attribute.
    assert_eq!(op.t().to_string(), "f32");
    assert_eq!(op.materialize_derived_attributes().to_string(), "{T = f32}");
}

#[test]
fn average_pooling_is_checked() {
    let ctx = context();
    let pool = |attrs: &str, ty: &str| {
        error(
            &ctx,
            &format!(
                r#"%0 = "t.value"() : () -> {ty} "tf.AvgPool"(%0) {{{attrs}}} : ({ty}) -> {ty}"#
            ),
        )
    };
    let four = "ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1]";
    for (attrs, ty, message) in [
        (
            "ksize = [1], strides = [1, 2, 2, 1], padding = \"SAME\"",
            "tensor<f32>",
            "'tf.AvgPool' op attribute 'ksize' failed to satisfy constraint: 64-bit integer array attribute with at \
             least 4 elements",
        ),
        (
            &format!("{four}, padding = \"ALL\""),
            "tensor<f32>",
            "'tf.AvgPool' op attribute 'padding' failed to satisfy constraint: string attribute whose value is SAME or \
             VALID",
        ),
        (
            &format!("{four}, padding = \"SAME\""),
            "tensor<i1>",
            "'tf.AvgPool' op operand #0 must be tensor of 16-bit float or 32-bit float or 64-bit float values, but got \
             'tensor<i1>'",
        ),
    ] {
        assert_eq!(pool(attrs, ty), message);
    }
}

#[test]
fn the_list_of_constraints_holds_as_a_whole() {
    let ctx = context();
    parse(&ctx, r#""my.all_attr_of"() {attr = [0, 1]} : () -> ()"#);
    for attr in ["[0, 2]", "[1, 1]", "[0]"] {
        assert_eq!(
            error(&ctx, &format!(r#""my.all_attr_of"() {{attr = {attr}}} : () -> ()"#)),
            "'my.all_attr_of' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute and \
             ([0] == 0 and [1] == 1)"
                .replace("and ([0]", "[0]")
                .replace("== 1)", "== 1"),
        );
    }
}

#[test]
fn groups_have_ranges() {
    with_builder(&["i1", "i8", "f32"], |b, values| {
        let [mask, byte, row] = *values else { unreachable!() };
        let i8 = IntegerType::get(b.ctx(), 8).handle();
        let op =
            GroupsOp::build(b, Some(i8), &[i8, i8], None, &[byte, byte], &[&[row], &[row, row]]);
        let view = b.ir().op(op).cast::<GroupsOp<'_>>();
        assert_eq!((view.mask().is_some(), view.bytes().len()), (false, 2));
        assert_eq!(view.rows().iter().map(|row| row.len()).collect::<Vec<_>>(), [1, 2]);
        assert_eq!((view.first().is_some(), view.rest().len()), (true, 2));
        let op = GroupsOp::build(b, None, &[], Some(mask), &[], &[]);
        let view = b.ir().op(op).cast::<GroupsOp<'_>>();
        assert_eq!((view.mask().is_some(), view.bytes().len(), view.rest().len()), (true, 0, 0));
    });
}

#[test]
fn defaults_are_read_where_nothing_is_stored() {
    with_builder(&[], |b, _| {
        let op = SettingsOp::build(b);
        let view = b.ir().op(op).cast::<SettingsOp<'_>>();
        assert_eq!((view.ratio().to_f64(), view.steps().to_vec()), (0.5, vec![1, 2, 3]));
        assert_eq!((view.mode(), view.type_().is_none(), view.strict()), ("auto", true, false));
        assert!(view.safe());
        // What equals the default is not printed.
        assert_eq!(view.to_string().trim_end(), "my.settings");
        b.edit::<SettingsOp<'_>>(op).set_mode("manual").set_safe(false).set_strict(true);
        let view = b.ir().op(op).cast::<SettingsOp<'_>>();
        let text = "my.settings {mode = \"manual\", safe = false, strict}";
        assert_eq!((view.to_string().trim_end(), view.safe()), (text, false));
    });
}

#[test]
fn derived_attributes_follow_from_operands() {
    with_builder(&["tensor<2x3xi1>"], |b, values| {
        let op = ShapeOp::build(b, values[0]);
        let view = b.ir().op(op).cast::<ShapeOp<'_>>();
        assert_eq!(view.rank(), 2);
        assert_eq!(view.materialize_derived_attributes().to_string(), "{rank = 2 : i32}");
    });
}

#[test]
fn regions_and_successors_have_accessors() {
    with_builder(&["i32"], |b, values| {
        let op = RegionsOp::build(b, 2);
        let view = b.ir().op(op).cast::<RegionsOp<'_>>();
        assert!(view.once().is_empty() && view.some().is_empty() && view.few().is_empty());
        assert_eq!(view.rest().count(), 2);
        let blocks = [b.ir_mut().add_block(), b.ir_mut().add_block()];
        let op = ChooseOp::build(b, values[0], blocks[0], &blocks);
        let view = b.ir().op(op).cast::<ChooseOp<'_>>();
        assert_eq!(view.otherwise().handle(), blocks[0]);
        assert_eq!(view.cases().map(|block| block.handle()).collect::<Vec<_>>(), blocks);
    });
}

#[test]
fn raw_attributes_have_accessors_of_their_own() {
    with_builder(&[], |b, _| {
        let op = ConfinedOp::build(b, 12);
        let view = b.ir().op(op).cast::<ConfinedOp<'_>>();
        let attr: IntegerAttr<'_> = view.value_attr();
        assert_eq!((view.value(), attr.int()), (12, Some(12)));
        let list: ArrayAttr<'_> = {
            let one = IntegerAttr::get(b.ctx(), IntegerType::get(b.ctx(), 64), 1);
            let list = ArrayAttr::get(b.ctx(), &[one.handle()]).handle();
            let op = OpAllAttrConstraint1::build(b, list);
            b.ir().op(op).cast::<OpAllAttrConstraint1<'_>>().attr()
        };
        assert_eq!(list.len(), 1);
    });
}

#[test]
fn properties_may_be_stored_as_something_else() {
    with_builder(&[], |b, _| {
        let op = PlankOp::build(b, 1200);
        let view = b.ir().op(op).cast::<PlankOp<'_>>();
        assert_eq!((view.length(), view.width()), (1200, 10));
        assert_eq!(view.to_string().trim_end(), "my.plank 1200 mm");
        b.edit::<PlankOp<'_>>(op).set_width(20);
        assert_eq!(
            generic(b.ir().op(op)),
            "\"my.plank\"() <{length = \"1200000 um\", width = \"20000 um\"}> : () -> ()"
        );
    });
}
