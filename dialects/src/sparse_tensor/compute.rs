//! Operations whose regions compute elements.

use super::{
    BinaryOp, ExtractIterSpaceOp, ExtractValOp, ForeachOp, IterSpaceType, Level, ReduceOp,
    SelectOp, SparseTensor, UnaryOp, YieldOp,
};
use crate::prelude::*;

/// Verifies the arguments of a region, and what it yields.
fn verify_region<'ir>(
    op: OpRef<'ir>,
    region: RegionRef<'ir>,
    name: &str,
    arguments: &[TypeRef<'ir>],
    result: TypeRef<'ir>,
) -> VerifyResult {
    let Some(block) = region.blocks().next() else { return Ok(()) };
    if block.num_arguments() != arguments.len() {
        return Err(
            op.error(format!("{name} region must have exactly {} arguments", arguments.len()))
        );
    }
    let mut types = block.arguments().zip(arguments);
    if let Some(index) = types.position(|(argument, ty)| argument.ty() != *ty) {
        let message = format!("{name} region argument {} type mismatch", index + 1);
        return Err(op.error(message));
    }
    let Some(end) = block.terminator().and_then(|it| it.dyn_cast::<YieldOp<'_>>()) else {
        return Err(op.error(format!("{name} region must end with sparse_tensor.yield")));
    };
    let mut yielded = end.results();
    if yielded.len() != 1 || yielded.next().is_none_or(|it| it.ty() != result) {
        return Err(op.error(format!("{name} region yield type mismatch")));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for BinaryOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (left, right, output) = (self.x().ty(), self.y().ty(), self.output().ty());
        let op = *self;
        verify_region(op, self.overlap_region(), "overlap", &[left, right], output)?;
        verify_region(op, self.left_region(), "left", &[left], output)?;
        if self.left_region().is_empty() && self.left_identity() && left != output {
            return Err(self.error(
                "left=identity requires first argument to have the same type as the output",
            ));
        }
        verify_region(op, self.right_region(), "right", &[right], output)?;
        if self.right_region().is_empty() && self.right_identity() && right != output {
            return Err(self.error(
                "right=identity requires second argument to have the same type as the output",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for UnaryOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (input, output) = (self.x().ty(), self.output().ty());
        verify_region(*self, self.present_region(), "present", &[input], output)?;
        let absent = self.absent_region();
        verify_region(*self, absent, "absent", &[], output)?;
        let Some(block) = absent.blocks().next() else { return Ok(()) };
        let Some(end) = block.terminator().and_then(|it| it.dyn_cast::<YieldOp<'_>>()) else {
            return Ok(());
        };
        let Some(value) = end.results().next() else { return Ok(()) };
        let around = (*self).block();
        if let Some(def) = value.defining_op() {
            let is_local = def.block() == Some(block) || def.block() == around;
            if is_local && !def.isa::<ods::arith::ConstantOp<'_>>() {
                return Err(self.error("absent region cannot yield locally computed value"));
            }
        } else if value.parent_block() == around.map(|it| it.handle()) {
            return Err(self.error("absent region cannot yield linalg argument"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ReduceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let input = self.x().ty();
        verify_region(*self, self.region(), "reduce", &[input, input], input)
    }
}

impl<'ir> Verify<'ir> for SelectOp<'ir> {
    fn verify(self) -> VerifyResult {
        let flag = *IntegerType::get((*self).ctx(), 1);
        verify_region(*self, self.region(), "select", &[self.x().ty()], flag)
    }
}

impl<'ir> Verify<'ir> for ForeachOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tensor = SparseTensor::new(self.tensor().ty());
        let rank = tensor.ty.rank();
        let Some(block) = self.region().blocks().next() else { return Ok(()) };
        if self.order().is_some_and(|it| it.num_dims() as usize != tensor.level_rank()) {
            let message = "Level traverse order does not match tensor's level rank";
            return Err(self.error(message));
        }
        if rank + 1 + self.init_args().len() != block.num_arguments() {
            return Err(self.error("Unmatched number of arguments in the block"));
        }
        if self.results().len() != self.init_args().len() {
            return Err(self.error("Mismatch in number of init arguments and results"));
        }
        let types = || self.results().map(|it| it.ty());
        if !self.init_args().map(|it| it.ty()).eq(types()) {
            return Err(self.error("Mismatch in types of init arguments and results"));
        }
        let end = block.terminator().and_then(|it| it.dyn_cast::<YieldOp<'_>>());
        if end.is_some_and(|it| !it.results().map(|it| it.ty()).eq(types())) {
            return Err(self.error("Mismatch in types of yield values and results"));
        }
        let mut arguments = block.arguments().map(|it| it.ty());
        if let Some(index) = arguments.by_ref().take(rank).position(|it| !it.is_index()) {
            let message = format!("Expecting Index type for argument at index {index}");
            return Err(self.error(message));
        }
        let (expected, actual) = (tensor.ty.element_type(), arguments.next());
        match actual {
            Some(actual) if actual != expected => Err(self.error(format!(
                "Unmatched element type between input tensor and block argument, \
                 expected:{expected}, got: {actual}"
            ))),
            _ => Ok(()),
        }
    }
}

/// The number of a level.
fn level(attr: IntegerAttr<'_>) -> Level {
    attr.uint().unwrap_or_default()
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for ExtractIterSpaceOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let op = inputs.view::<Self>();
        let tensor = inputs.operands().first().and_then(|it| SparseTensor::of(*it));
        let encoding = tensor.and_then(|it| it.encoding);
        let encoding = encoding.ok_or_else(|| inputs.error("expects an encoding"))?;
        Ok(vec![*IterSpaceType::get(
            inputs.ctx(),
            encoding,
            level(op.lo_lvl()),
            level(op.hi_lvl()),
        )])
    }
}

impl<'ir> Verify<'ir> for ExtractIterSpaceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (first, end) = (level(self.lo_lvl()), level(self.hi_lvl()));
        if first >= end {
            return Err(self.op_error("expected smaller level low than level high"));
        }
        let parent = self.parent_iter().map(|it| it.ty());
        if parent.is_some() != (first != 0) {
            return Err(
                self.op_error("parent iterator should be specified iff level lower bound equals 0")
            );
        }
        let Some(parent) = parent else { return Ok(()) };
        if self.extracted_space().ty().encoding() != parent.encoding() {
            return Err(
                self.op_error("mismatch in parent iterator encoding and iteration space encoding.")
            );
        }
        if parent.hi_lvl() != first {
            return Err(self.op_error(
                "parent iterator should be used to extract an iteration space from a consecutive \
                 level.",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ExtractValOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (tensor, iterator) = (SparseTensor::new(self.tensor().ty()), self.iterator().ty());
        if tensor.encoding != Some(iterator.encoding()) {
            return Err(self.op_error("mismatch in tensor encoding and iterator encoding."));
        }
        if iterator.hi_lvl() != tensor.level_rank() as u64 {
            return Err(self.op_error("must use last-level iterator to extract values. "));
        }
        Ok(())
    }
}
