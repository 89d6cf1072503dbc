//! Conditions of definitions on quantized types.

use super::generated::quant::*;
use super::{AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType};
use crate::prelude::*;

fn is_quantized(ty: TypeRef<'_>) -> bool {
    ty.isa::<UniformQuantizedType<'_>>()
        || ty.isa::<AnyQuantizedType<'_>>()
        || ty.isa::<CalibratedQuantizedType<'_>>()
}

fn has_quantized_elements(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<ShapedType<'_>>().is_some_and(|shaped| is_quantized(shaped.element_type()))
}

impl IsQuantizedType for QuantDialect {
    fn is_quantized_type(ty: TypeRef<'_>) -> bool {
        is_quantized(ty)
    }
}

impl QuantIntegerOrQuantizedScalarOrTensorType for QuantDialect {
    fn quant_integer_or_quantized_scalar_or_tensor_type(ty: TypeRef<'_>) -> bool {
        let shaped = ty.dyn_cast::<ShapedType<'_>>();
        shaped.is_some_and(|shaped| shaped.element_type().is_signless_integer())
            || has_quantized_elements(ty)
    }
}

impl QuantQuantizedScalarOrTensorType for QuantDialect {
    fn quant_quantized_scalar_or_tensor_type(ty: TypeRef<'_>) -> bool {
        has_quantized_elements(ty)
    }
}

impl StorageCastOpInputMustBeIntegerAndResultMustBe for QuantDialect {
    fn storage_cast_op_input_must_be_integer_and_result_must_be(op: OpRef<'_>) -> bool {
        has_quantized_elements(op.operand(0).ty())
    }
}

impl StorageCastOpInputMustBeIntegerAndResultMustBe2 for QuantDialect {
    fn storage_cast_op_input_must_be_integer_and_result_must_be_2(op: OpRef<'_>) -> bool {
        has_quantized_elements(op.result(0).ty())
    }
}
