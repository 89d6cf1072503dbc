//! The dialect `tosa`: operations on tensors of machine learning.

generated!(tosa);

use ods_runtime::Location;

use crate::prelude::*;
use crate::quant::storage_width;

fn is_number(ty: TypeRef<'_>) -> bool {
    ty.is_signless_integer()
        || ty.is_unsigned_integer()
        || ty.isa::<FloatType<'_>>()
        || ty.isa::<mxint8Type<'_>>()
        || storage_width(ty).is_some_and(|width| [4, 8, 16, 32].contains(&width))
}

/// Implements tests of tensors whose elements are numbers: the helper and its function.
macro_rules! tensors_of_numbers {
    ($($helper:ident $function:ident;)*) => {
        $(
            impl $helper for TosaDialect {
                fn $function(ty: TypeRef<'_>) -> bool {
                    is_number(ty.element_type_or_self())
                }
            }
        )*
    };
}

tensors_of_numbers! {
    TosaTensorType tosa_tensor_type;
    TosaScalarTensorType tosa_scalar_tensor_type;
    TosaTensor1DType tosa_tensor1_d_type;
    TosaTensor3DType tosa_tensor3_d_type;
    TosaTensor4DType tosa_tensor4_d_type;
    TosaTensor5DType tosa_tensor5_d_type;
    TosaTensorAtLeast1DType tosa_tensor_at_least1_d_type;
    TosaIndexTensor2DType tosa_index_tensor2_d_type;
}

impl IsaTosaShapeType for TosaDialect {
    fn isa_tosa_shape_type(ty: TypeRef<'_>) -> bool {
        ty.isa::<shapeType<'_>>()
    }
}

impl shapeTypeVerify for shapeType<'_> {
    fn verify(_ctx: &Context, at: Location, rank: i32) -> VerifyResult {
        if rank >= 0 {
            return Ok(());
        }
        Err(Diagnostic::error(at, format!("invalid rank (must be >= 0): {rank}")))
    }
}

impl VerifyTosaElementwiseOperator for TosaDialect {
    fn verify_tosa_elementwise_operator(_op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        Ok(())
    }
}

impl VerifyTosaShapeOperator for TosaDialect {
    fn verify_tosa_shape_operator(_op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        Ok(())
    }
}

/// The ranks of the shapes among the types.
fn ranks<'ir>(values: impl Iterator<Item = ValueRef<'ir>>) -> Vec<i32> {
    values.filter_map(|it| it.ty().dyn_cast::<shapeType<'_>>()).map(|it| it.rank()).collect()
}

impl VerifyTosaResolvableShapeOperands for TosaDialect {
    fn verify_tosa_resolvable_shape_operands(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        let mut shapes = op.operands().filter(|it| it.ty().isa::<shapeType<'_>>());
        let is_known = |shape: ValueRef<'_>| {
            shape.defining_op().is_some_and(|it| it.has_trait::<TosaShapeOperatorTrait>())
        };
        if shapes.all(is_known) {
            return Ok(());
        }
        Err(op.op_error("shape operand is not compile time resolvable"))
    }
}

impl VerifyTosaShapeOperatorWithSameRanks for TosaDialect {
    fn verify_tosa_shape_operator_with_same_ranks(
        op: OpRef<'_>,
        _parameters: &str,
    ) -> VerifyResult {
        let (operands, results) = (ranks(op.operands()), ranks(op.results()));
        let Some(rank) = operands.first() else { return Ok(()) };
        if operands.iter().any(|it| it != rank) {
            return Err(op.op_error("operands don't have matching ranks"));
        }
        if results.iter().any(|it| it != rank) {
            return Err(op.op_error("result shape has different rank than operands"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ConstShapeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let values = self.values().ty();
        if values.rank() != Some(1) {
            return Err(self.op_error("expect elements in attribute values with rank 1"));
        }
        let (count, rank) = (values.num_elements().unwrap_or(0), self.output().ty().rank());
        if count == i64::from(rank) {
            return Ok(());
        }
        Err(self.op_error(format!(
            "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for \
             the result shape type"
        )))
    }
}

/// The shape that the operands have when they are broadcast; `None` if a rank is not known.
fn broadcast(operands: &[ValueRef<'_>]) -> Option<Vec<i64>> {
    let mut shape: Vec<i64> = Vec::new();
    for operand in operands {
        let other = operand.ty().dyn_cast::<ShapedType<'_>>()?.shape()?;
        if shape.is_empty() {
            shape = vec![1; other.len()];
        }
        if shape.len() != other.len() {
            return None;
        }
        for (size, other) in shape.iter_mut().zip(other) {
            if *size == 1 {
                *size = *other;
            }
        }
    }
    Some(shape)
}

impl<'ir> InferShapedTypeOpInterfaceTrait<'ir> for EqualOp<'ir> {
    fn infer_return_type_components(
        inputs: Adaptor<'ir>,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        let flag = IntegerType::get(inputs.ctx(), 1);
        Ok(vec![match broadcast(inputs.operands()) {
            Some(shape) => ShapedTypeComponents {
                dims: Some(shape),
                element_type: Some(flag.into()),
                attribute: None,
            },
            None => ShapedTypeComponents {
                dims: None,
                element_type: Some(flag.into()),
                attribute: None,
            },
        }])
    }
}
