//! Padding of tensors.

use super::PadOp;
use super::create::yielded_type;
use crate::prelude::*;
use crate::shapes::plain_with_shape;

impl<'ir> Verify<'ir> for PadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (self.source().ty(), self.result().ty());
        let (low, high) = (self.static_low(), self.static_high());
        if low.len() != source.rank() || high.len() != source.rank() {
            return Err(self.error(format!(
                "failed to infer expectedType from sourceType '{source}', specified resultType is \
                 '{result}'"
            )));
        }
        let padded = |(dim, &size): (usize, &i64)| {
            [low[dim], size, high[dim]]
                .map(SaturatedInteger::wrap)
                .into_iter()
                .fold(SaturatedInteger::wrap(0), |a, b| a + b)
                .as_integer()
        };
        let shape: Vec<_> = source.shape().iter().enumerate().map(padded).collect();
        let fits = |(&size, &expected): (&i64, &i64)| size == expected || expected == DYNAMIC;
        if result.rank() == shape.len() && result.shape().iter().zip(&shape).all(fits) {
            return Ok(());
        }
        let inferred = plain_with_shape(source, &shape);
        Err(self.error(format!(
            "specified type '{result}' does not match the inferred type '{inferred}'"
        )))
    }
}

impl<'ir> VerifyRegions<'ir> for PadOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let result = self.result().ty();
        let Some(block) = self.region().first_block() else { return Ok(()) };
        if block.num_arguments() != result.rank() {
            let rank = result.rank();
            return Err(self.error(format!("expected the block to have {rank} arguments")));
        }
        if let Some(index) = block.arguments().position(|argument| !argument.ty().is_index()) {
            let index = index + 1;
            return Err(self.op_error(format!("expected block argument {index} to be an index")));
        }
        if yielded_type(block.terminator()) == Some(result.element_type()) {
            return Ok(());
        }
        Err(self.op_error("expected yield type to match shape element type"))
    }
}
