//! Parts of vectors at positions, and shuffles.

use super::{
    DeinterleaveOpTheTrailingDimensionOfTheSourceVectorHas, ExtractOp, InsertOp,
    InterleaveOpTypeOfResultIsDoubleTheWidthOfTheInputs, ScalableExtractOp,
    ScalableExtractOpPositionIsAMultipleOfTheResultLength, ScalableInsertOp,
    ScalableInsertOpPositionIsAMultipleOfTheSourceLength, ShuffleOp, ToElementsOp,
    TransformMlirVectorTypeAutoVectorTypeLlvmCastMlir, VectorDialect, dims, with_dims,
};
use crate::prelude::*;

/// The position of no element: the result is poison.
const POISON: i64 = -1;

fn is_position(position: i64, size: i64) -> bool {
    position == POISON || (0..size).contains(&position)
}

/// The number of the first static position that is beyond `shape`.
fn wrong_position(positions: &[i64], shape: &[i64]) -> Option<usize> {
    let is_wrong = |(at, size): (&i64, &i64)| *at != DYNAMIC && !is_position(*at, *size);
    positions.iter().zip(shape).position(is_wrong).map(|index| index + 1)
}

fn verify_dynamic_positions(op: OpRef<'_>, positions: &[i64], operands: usize) -> VerifyResult {
    if positions.iter().filter(|it| **it == DYNAMIC).count() == operands {
        return Ok(());
    }
    Err(op.op_error(
        "mismatch between dynamic and static positions (kDynamic marker but no corresponding \
         dynamic position) -- this can only happen due to an incorrect fold/rewrite",
    ))
}

impl<'ir> Verify<'ir> for ExtractOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_scalar = |ty: VectorType<'_>| ty.rank() == 0;
        if self.result().ty().dyn_cast::<VectorType<'_>>().is_some_and(is_scalar) {
            return Err(self.error("expected a scalar instead of a 0-d vector as the result type"));
        }
        let (source, positions) = (self.source().ty(), self.static_position());
        verify_dynamic_positions(*self, &positions, self.dynamic_position().len())?;
        if positions.len() > source.rank() {
            return Err(
                self.op_error("expected position attribute of rank no greater than vector rank")
            );
        }
        if let Some(number) = wrong_position(&positions, source.shape()) {
            return Err(self.op_error(format!(
                "expected position attribute #{number} to be a non-negative integer smaller than \
                 the corresponding vector dimension or poison (-1)"
            )));
        }
        Ok(())
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for ExtractOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let op = inputs.view::<Self>();
        let Some(source) = op.source().ty().dyn_cast::<VectorType<'_>>() else {
            return Err(inputs.error("the source is not a vector"));
        };
        let position = op.static_position().len();
        if position == source.rank() {
            return Ok(vec![source.element_type()]);
        }
        let rest = dims(source).split_off(position.min(source.rank()));
        Ok(vec![*with_dims(source, source.element_type(), &rest)])
    }

    fn is_compatible_return_types(inferred: &[TypeRef<'ir>], actual: &[TypeRef<'ir>]) -> bool {
        let is_one = |vector: TypeRef<'ir>, element: TypeRef<'ir>| {
            let vector = vector.dyn_cast::<VectorType<'_>>();
            vector.is_some_and(|it| it.shape() == [1] && it.element_type() == element)
        };
        match (inferred, actual) {
            ([a], [b]) => a == b || is_one(*a, *b) || is_one(*b, *a),
            _ => inferred == actual,
        }
    }
}

impl<'ir> Verify<'ir> for InsertOp<'ir> {
    fn verify(self) -> VerifyResult {
        let source = self.value_to_store().ty().dyn_cast::<VectorType<'_>>();
        if source.is_some_and(|ty| ty.rank() == 0) {
            return Err(
                self.error("expected a scalar instead of a 0-d vector as the source operand")
            );
        }
        let (dest, positions) = (self.dest().ty(), self.static_position());
        verify_dynamic_positions(*self, &positions, self.dynamic_position().len())?;
        if positions.len() > dest.rank() {
            return Err(self
                .op_error("expected position attribute of rank no greater than dest vector rank"));
        }
        match source {
            Some(source) if source.rank() + positions.len() != dest.rank() => {
                return Err(self.op_error(
                    "expected position attribute rank + source rank to match dest vector rank",
                ));
            }
            None if positions.len() != dest.rank() => {
                return Err(
                    self.op_error("expected position attribute rank to match the dest vector rank")
                );
            }
            _ => {}
        }
        if let Some(number) = wrong_position(&positions, dest.shape()) {
            return Err(self.op_error(format!(
                "expected position attribute #{number} to be a non-negative integer smaller than \
                 the corresponding dest vector dimension"
            )));
        }
        Ok(())
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for ToElementsOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let source = inputs.view::<Self>().source().ty().dyn_cast::<VectorType<'_>>();
        let Some(source) = source else { return Err(inputs.error("the source is not a vector")) };
        let count: i64 = source.shape().iter().product();
        Ok(vec![source.element_type(); usize::try_from(count).unwrap_or(0)])
    }
}

/// The size of the first dimension of a vector; one without dimensions has one element.
fn leading(ty: VectorType<'_>) -> i64 {
    ty.shape().first().copied().unwrap_or(1)
}

impl<'ir> Verify<'ir> for ShuffleOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (a, b, result) = (self.v1().ty(), self.v2().ty(), self.vector().ty());
        let is_scalar = a.rank() == 0 && b.rank() == 0 && result.rank() == 1;
        if !is_scalar && (a.rank() != result.rank() || b.rank() != result.rank()) {
            return Err(self.op_error("rank mismatch"));
        }
        let inner = |ty: VectorType<'ir>| ty.shape().get(1..).unwrap_or_default();
        if inner(a) != inner(result) || inner(b) != inner(a) {
            return Err(self.op_error("dimension mismatch"));
        }
        let mask = self.mask();
        if mask.is_empty() {
            return Err(self.op_error("invalid mask length"));
        }
        if mask.len() as i64 != leading(result) {
            return Err(self.op_error("mask length mismatch"));
        }
        let size = leading(a) + leading(b);
        if let Some(index) = mask.iter().position(|at| !is_position(*at, size)) {
            return Err(self.op_error(format!("mask index #{} out of range", index + 1)));
        }
        Ok(())
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for ShuffleOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let op = inputs.view::<Self>();
        let Some(source) = op.v1().ty().dyn_cast::<VectorType<'_>>() else {
            return Err(inputs.error("the first operand is not a vector"));
        };
        let mut result = vec![(op.mask().len() as i64, false)];
        result.extend(dims(source).into_iter().skip(1));
        Ok(vec![*with_dims(source, source.element_type(), &result)])
    }
}

/// The type with a last dimension of another size; `ty` itself if it is no vector with dimensions.
fn with_last(ty: TypeRef<'_>, size: impl Fn(i64) -> i64) -> TypeRef<'_> {
    let Some(vector) = ty.dyn_cast::<VectorType<'_>>() else { return ty };
    let mut all = dims(vector);
    match all.last_mut() {
        Some(last) => last.0 = size(last.0),
        None => all.push((size(1), false)),
    }
    *with_dims(vector, vector.element_type(), &all)
}

impl TransformMlirVectorTypeAutoVectorTypeLlvmCastMlir for VectorDialect {
    fn transform_mlir_vector_type_auto_vector_type_llvm_cast_mlir(
        ty: TypeRef<'_>,
    ) -> ods_runtime::Type {
        with_last(ty, |size| size * 2).handle()
    }
}

impl InterleaveOpTypeOfResultIsDoubleTheWidthOfTheInputs for VectorDialect {
    fn interleave_op_type_of_result_is_double_the_width_of_the_inputs(op: OpRef<'_>) -> bool {
        with_last(op.operand(0).ty(), |size| size * 2) == op.result(0).ty()
    }
}

impl DeinterleaveOpTheTrailingDimensionOfTheSourceVectorHas for VectorDialect {
    fn deinterleave_op_the_trailing_dimension_of_the_source_vector_has(op: OpRef<'_>) -> bool {
        let source = op.operand(0).ty().dyn_cast::<VectorType<'_>>();
        source.and_then(|ty| ty.shape().last().copied()).is_some_and(|size| size % 2 == 0)
    }
}

fn is_multiple(position: u64, part: VectorType<'_>) -> bool {
    let count: i64 = part.shape().iter().product();
    count != 0 && position.is_multiple_of(count.unsigned_abs())
}

impl ScalableExtractOpPositionIsAMultipleOfTheResultLength for VectorDialect {
    fn scalable_extract_op_position_is_a_multiple_of_the_result_length(op: OpRef<'_>) -> bool {
        let op: ScalableExtractOp<'_> = op.cast();
        is_multiple(op.pos(), op.result().ty())
    }
}

impl ScalableInsertOpPositionIsAMultipleOfTheSourceLength for VectorDialect {
    fn scalable_insert_op_position_is_a_multiple_of_the_source_length(op: OpRef<'_>) -> bool {
        let op: ScalableInsertOp<'_> = op.cast();
        is_multiple(op.pos(), op.value_to_store().ty())
    }
}
