//! Inference of shaped type components, and operations that compute shapes.

use ods_runtime::Adaptor;
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::hooks::FoldResult;
use ods_runtime::interfaces::{
    InferShapedTypeOpInterface, InferShapedTypeOpInterfaceTrait, InferTypeOpInterface,
    ReifiedRankedShapedTypeDims, ReifyRankedShapedTypeOpInterface,
    ReifyRankedShapedTypeOpInterfaceTrait, ShapedTypeComponents,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::types::{DYNAMIC, IndexType, RankedTensorType, ShapedType};
use ods_runtime::{Diagnostic, Ir, Location, Op, OpBuilder, Value};

use crate::kit::*;
use crate::{error, ops, parse};

/// One dimension more than the first operand, with its element type; unknown without operands.
impl<'ir> InferShapedTypeOpInterfaceTrait<'ir> for JoinOp<'ir> {
    fn infer_return_type_components(
        inputs: Adaptor<'ir>,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        let parts = inputs.view::<Self>().parts();
        let Some(first) = parts.first().and_then(|it| it.ty().dyn_cast::<ShapedType<'_>>()) else {
            return Ok(vec![ShapedTypeComponents::default()]);
        };
        let dims = first.shape().map(|shape| [shape, &[parts.len() as i64]].concat());
        let element_type = Some(first.element_type().handle());
        Ok(vec![ShapedTypeComponents { dims, element_type, attribute: None }])
    }
}

impl<'ir> InferShapedTypeOpInterfaceTrait<'ir> for SizedOp<'ir> {
    fn infer_return_type_components(
        _inputs: Adaptor<'ir>,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        Ok(vec![ShapedTypeComponents { dims: Some(vec![DYNAMIC]), ..Default::default() }])
    }

    fn reify_return_type_shapes(
        builder: &mut OpBuilder<'_>,
        _op: Op,
        operands: &[Value],
    ) -> Result<Vec<Value>, Diagnostic> {
        let op = PureOp::build(builder, &[], operands);
        Ok(builder.op(op).operands().map(|it| it.handle()).collect())
    }
}

impl<'ir> ReifyRankedShapedTypeOpInterfaceTrait<'ir> for ReifiedOp<'ir> {
    fn reify_result_shapes(
        builder: &mut OpBuilder<'_>,
        op: Op,
    ) -> Result<ReifiedRankedShapedTypeDims, Diagnostic> {
        let ctx = builder.ctx().clone();
        let ty = builder.op(op).operand(0).ty().cast::<RankedTensorType<'_>>();
        let size = |size: &i64| {
            let attr = IntegerAttr::get(&ctx, IndexType::get(&ctx), *size);
            (*size != DYNAMIC).then(|| FoldResult::Attr(attr.into()))
        };
        Ok(vec![ty.shape().iter().map(size).collect(), Vec::new()])
    }
}

#[test]
fn tensor_types_are_inferred_from_components() {
    let ir = parse(
        r#"
        %0, %1 = "t.values"() : () -> (tensor<2x?xf32>, tensor<*xf32>)
        %2 = "kit.join"(%0, %0) : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?x2xf32>
        %3 = "kit.join"(%1) : (tensor<*xf32>) -> tensor<*xf32>
        %4 = "kit.sized"(%0) : (tensor<2x?xf32>) -> tensor<4xf32>
        "#,
    );
    let ops = ops(&ir);
    for op in &ops[1..3] {
        let inferred = op.cast::<InferTypeOpInterface<'_>>().inferred_types();
        assert_eq!(inferred.ok(), Some(vec![op.result(0).ty()]));
    }
    let parts = ops[1].cast::<InferShapedTypeOpInterface<'_>>().inferred_components();
    assert_eq!(parts.ok().and_then(|parts| parts[0].dims.clone()), Some(vec![2, DYNAMIC, 2]));
    // Components without element types do not give result types.
    assert!(!ops[3].isa::<InferTypeOpInterface<'_>>());
}

#[test]
fn tensors_that_are_not_of_their_parts() {
    let wrong = r#"
        %0 = "t.value"() : () -> tensor<2xf32>
        %1 = "kit.join"(%0) : (tensor<2xf32>) -> tensor<2x3xf32>"#;
    assert_eq!(
        error(wrong),
        "'kit.join' op inferred type(s) 'tensor<2x1xf32>' are incompatible with return type(s) of operation \
         'tensor<2x3xf32>'"
    );
    let nothing = "%1 = \"kit.join\"() : () -> tensor<2x3xf32>";
    // The reason, which is followed by "failed to infer returned types".
    assert_eq!(error(nothing), "result types have no element types");
}

const SIZES: &str = r#"
    %0, %m, %a = "t.values"() : () -> (tensor<2x?xf32>, memref<?xf32>, memref<?x4xf32>)
    %1, %2 = "kit.reified"(%0) : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<?xf32>)
    "kit.silent"() : () -> ()
    %3 = "kit.sized"(%0) : (tensor<2x?xf32>) -> tensor<4xf32>
    %n = "t.value"() : () -> index
    %4 = memref.expand_shape %m [[0, 1]] output_shape [%n, 8] : memref<?xf32> into memref<?x8xf32>
    %5 = memref.assume_alignment %a, 16 : memref<?x4xf32>
"#;

fn before(ir: &mut Ir, op: Op) -> OpBuilder<'_> {
    OpBuilder::new(ir, InsertPoint::Before(op), Location::UNKNOWN)
}

#[test]
fn result_shapes_are_reified() {
    let mut ir = parse(SIZES);
    let [op, silent] = [1, 2].map(|index| ops(&ir)[index].handle());
    let b = &mut before(&mut ir, op);
    let shapes = ReifyRankedShapedTypeOpInterface::reify_result_shapes(b, op).expect("shapes");
    assert_eq!((shapes.len(), shapes[0].len(), shapes[1].len()), (2, 2, 0));
    let shape = |b: &mut _, i| ReifyRankedShapedTypeOpInterface::reify_shape_of_result(b, op, i);
    assert_eq!(shape(b, 0).ok(), Some(shapes[0].clone()));
    let message = |error: Option<Diagnostic>| error.map(|it| it.message().to_owned());
    assert_eq!(
        message(shape(b, 2).err()).as_deref(),
        Some("'kit.reified' op invalid result index")
    );
    let size = |b: &mut _, i| ReifyRankedShapedTypeOpInterface::reify_dim_of_result(b, op, 0, i);
    assert!(matches!(size(b, 0), Ok(Some(FoldResult::Attr(_)))));
    assert!(matches!(size(b, 1), Ok(None)));
    assert_eq!(message(size(b, 2).err()).as_deref(), Some("'kit.reified' op invalid dimension"));
    let error = ReifyRankedShapedTypeOpInterface::reify_dim_of_result(b, silent, 0, 0).err();
    assert_eq!(
        message(error).as_deref(),
        Some("'kit.silent' op does not compute the shapes of its results")
    );
}

#[test]
fn sizes_with_other_operands() {
    let mut ir = parse(SIZES);
    let [op, silent] = [3, 2].map(|index| ops(&ir)[index].handle());
    let other = ops(&ir)[4].result(0).handle();
    let b = &mut before(&mut ir, op);
    let sizes = InferShapedTypeOpInterface::reify_return_type_shapes(b, op, &[other]);
    assert_eq!(sizes.ok(), Some(vec![other]));
    assert!(InferShapedTypeOpInterface::reify_return_type_shapes(b, silent, &[]).is_err());
}

#[test]
fn sizes_of_buffers() {
    let mut ir = parse(SIZES);
    let [expanded, aligned] = [5, 6].map(|index| ops(&ir)[index].handle());
    let n = ops(&ir)[4].result(0).handle();
    let b = &mut before(&mut ir, aligned);
    let shapes =
        ReifyRankedShapedTypeOpInterface::reify_result_shapes(b, expanded).expect("shapes");
    assert_eq!(shapes[0][0], Some(FoldResult::Value(n)));
    let size =
        |b: &mut _, i| ReifyRankedShapedTypeOpInterface::reify_dim_of_result(b, aligned, 0, i);
    assert!(matches!(size(b, 1), Ok(Some(FoldResult::Attr(_)))));
    let Ok(Some(FoldResult::Value(value))) = size(b, 0) else { panic!("a value") };
    assert!(size(b, 2).is_err());
    let op_name = ir.value(value).defining_op().map(|op| op.name().to_string());
    assert_eq!(op_name.as_deref(), Some("memref.dim"));
}
