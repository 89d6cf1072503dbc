//! Reshaping of tensors.

use ods::memref::{groups, verify_output_sizes};

use super::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};
use crate::prelude::*;
use crate::shapes::{plain_with_shape, ranked_tensor};

impl<'ir> Verify<'ir> for ReshapeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let shaped = |value: ValueRef<'ir>| value.ty().dyn_cast::<ShapedType<'ir>>();
        let (Some(source), Some(result)) =
            (shaped(self.source().into()), shaped(self.result().into()))
        else {
            return Ok(());
        };
        if source.element_type() != result.element_type() {
            return Err(self.op_error(
                "element types of source and destination tensor types should be the same",
            ));
        }
        let Some(rank) = result.rank() else { return Ok(()) };
        let counts = (source.num_elements(), result.num_elements());
        if let (Some(from), Some(to)) = counts
            && from != to
        {
            return Err(self.op_error(
                "source and destination tensor should have the same number of elements",
            ));
        }
        match self.shape().ty().shape().first() {
            Some(&DYNAMIC) => Err(self.op_error(
                "cannot use shape operand with dynamic length to reshape to statically-ranked \
                 tensor type",
            )),
            Some(length) if *length != rank as i64 => {
                Err(self.op_error("length of shape operand differs from the result's tensor rank"))
            }
            _ => Ok(()),
        }
    }
}

/// Verifies that `groups` join the dimensions of `expanded` to those of `collapsed`.
fn verify_groups(
    op: OpRef<'_>,
    expanded: RankedTensorType<'_>,
    collapsed: RankedTensorType<'_>,
    groups: &[Vec<i64>],
) -> VerifyResult {
    if expanded.rank() < collapsed.rank() {
        return Err(op.op_error(format!(
            "expected the expanded type, '{expanded}' to have a higher (or same) rank than the \
             collapsed type, '{collapsed}'."
        )));
    }
    if collapsed.rank() != groups.len() {
        return Err(op.op_error(format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            collapsed.rank(),
            groups.len()
        )));
    }
    if groups.is_empty() {
        return Ok(());
    }
    verify_contiguous(op, expanded.rank(), groups)?;
    let mut sizes = expanded.shape().iter();
    for (index, (group, &size)) in groups.iter().zip(collapsed.shape()).enumerate() {
        let sizes: Vec<_> = sizes.by_ref().take(group.len()).copied().collect();
        if sizes.contains(&DYNAMIC) {
            if size != DYNAMIC {
                return Err(op.op_error(format!(
                    "expected dimension {index} of collapsed type to be dynamic since one or more \
                     of the corresponding dimensions in the expanded type is dynamic"
                )));
            }
            continue;
        }
        let product = sizes.iter().fold(1i64, |a, &b| a.wrapping_mul(b));
        if size != product {
            return Err(op.op_error(format!(
                "expected dimension {index} of collapsed type to be static value of {product}"
            )));
        }
    }
    Ok(())
}

/// Verifies that `groups` list the dimensions up to `rank` in order.
fn verify_contiguous(op: OpRef<'_>, rank: usize, groups: &[Vec<i64>]) -> VerifyResult {
    if groups.iter().any(Vec::is_empty) {
        return Err(op.op_error("reassociation indices must not be empty"));
    }
    // Upstream takes dimensions as unsigned numbers of 32 bits, and their number as the largest plus one.
    let dims = groups.iter().flatten().map(|dim| *dim as u32).max();
    let dims = dims.map_or(0, |dim| dim.wrapping_add(1));
    if dims as usize != rank {
        return Err(op.op_error(format!(
            "expected reassociation map #0 to have size equal to the expanded rank ({rank}), but \
             it is  {dims}."
        )));
    }
    let mut next = 0;
    for (index, group) in groups.iter().enumerate() {
        for dim in group {
            if *dim != next {
                return Err(op.op_error(format!(
                    "expected reassociation map #{index} to be valid and contiguous."
                )));
            }
            next += 1;
        }
    }
    Ok(())
}

/// Verifies a reshape between two types.
fn verify_reshape(
    op: OpRef<'_>,
    expanded: RankedTensorType<'_>,
    collapsed: RankedTensorType<'_>,
    groups: &[Vec<i64>],
) -> VerifyResult {
    verify_groups(op, expanded, collapsed, groups)?;
    if collapsed.element_type() != expanded.element_type() {
        let expected = plain_with_shape(expanded, collapsed.shape());
        return Err(op.op_error(format!(
            "expected collapsed type to be '{expected}', but got '{collapsed}'"
        )));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for ExpandShapeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (Some(source), Some(result)) =
            (ranked_tensor(*self.src()), ranked_tensor(*self.result()))
        else {
            return Ok(());
        };
        let (sizes, rank) = (self.static_output_shape(), result.rank());
        if sizes.len() != rank {
            return Err(self.op_error(format!(
                "expected number of static shape dims to be equal to the output rank ({rank}) but \
                 found {} inputs instead",
                sizes.len()
            )));
        }
        verify_output_sizes(*self, &sizes, self.output_shape().len())?;
        verify_reshape(*self, result, source, &groups(self.reassociation()))
    }
}

impl<'ir> Verify<'ir> for CollapseShapeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (Some(source), Some(result)) =
            (ranked_tensor(*self.src()), ranked_tensor(*self.result()))
        else {
            return Ok(());
        };
        verify_reshape(*self, source, result, &groups(self.reassociation()))
    }
}
