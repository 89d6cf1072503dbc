//! Reshaping of memrefs.

use ods_runtime::Adaptor;
use ods_runtime::attrs::{ArrayAttr, AttrRef, IntegerAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::Verify;
use ods_runtime::interfaces::InferTypeOpInterfaceTrait;
use ods_runtime::types::{DYNAMIC, IndexType, MemRefType, SaturatedInteger, ShapedType, TypeRef};
use ods_runtime::{Diagnostic, OpRef};

use super::{contiguous, ranked, strided};
use crate::memref::{CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp, ReshapeOp};

impl<'ir> InferTypeOpInterfaceTrait<'ir> for ExtractStridedMetadataOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let Some(source) = ranked(inputs.view::<Self>().source()) else {
            return Err(inputs.error("the source is unranked"));
        };
        let index = *IndexType::get(inputs.ctx());
        let mut types = vec![*contiguous(source, &[]), index];
        types.extend(std::iter::repeat_n(index, 2 * source.rank()));
        Ok(types)
    }
}

impl<'ir> Verify<'ir> for ReshapeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, result) = (*self.source(), *self.result());
        let element =
            |ty: TypeRef<'ir>| ty.dyn_cast::<ShapedType<'ir>>().map(|ty| ty.element_type());
        if element(source.ty()) != element(result.ty()) {
            return Err(self.op_error(
                "element types of source and destination memref types should be the same",
            ));
        }
        if ranked(source).is_some_and(|ty| !ty.has_identity_layout()) {
            return Err(self.op_error("source memref type should have identity affine map"));
        }
        let Some(result) = ranked(result) else { return Ok(()) };
        if !result.has_identity_layout() {
            return Err(self.op_error("result memref type should have identity affine map"));
        }
        let length = ranked(*self.shape()).and_then(|shape| shape.shape().first().copied());
        match length {
            Some(DYNAMIC) => Err(self.op_error(
                "cannot use shape operand with dynamic length to reshape to statically-ranked \
                 memref type",
            )),
            Some(length) if usize::try_from(length) != Ok(result.rank()) => {
                Err(self.op_error("length of shape operand differs from the result's memref rank"))
            }
            _ => Ok(()),
        }
    }
}

/// The groups of dimensions in an attribute of a reshape.
pub fn groups(reassociation: ArrayAttr<'_>) -> Vec<Vec<i64>> {
    let numbers = |group: ArrayAttr<'_>| {
        let number = |attr: AttrRef<'_>| {
            attr.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::int).unwrap_or(DYNAMIC)
        };
        group.iter().map(number).collect()
    };
    reassociation
        .iter()
        .filter_map(|group| group.dyn_cast::<ArrayAttr<'_>>())
        .map(numbers)
        .collect()
}

/// Verifies that `groups` list the dimensions of `expanded` in order, and that their products are the sizes of
/// `collapsed`.
fn verify_groups(
    op: OpRef<'_>,
    collapsed: &[i64],
    expanded: &[i64],
    groups: &[Vec<i64>],
) -> VerifyResult {
    if collapsed.len() != groups.len() {
        return Err(op.op_error(format!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            collapsed.len()
        )));
    }
    let mut next = 0;
    for (i, (group, &size)) in groups.iter().zip(collapsed).enumerate() {
        let mut product = SaturatedInteger::wrap(1);
        for &dim in group {
            if dim != next {
                return Err(op.op_error("reassociation indices must be contiguous"));
            }
            next += 1;
            let Some(&size) = usize::try_from(dim).ok().and_then(|dim| expanded.get(dim)) else {
                return Err(op.op_error(format!("reassociation index {dim} is out of bounds")));
            };
            // Unlike in `SaturatedInteger`, zero times unknown is unknown here.
            product = if size == DYNAMIC || product.is_saturated() {
                SaturatedInteger::wrap(DYNAMIC)
            } else {
                product * SaturatedInteger::wrap(size)
            };
        }
        if (size == DYNAMIC) != product.is_saturated() {
            return Err(op.op_error(format!(
                "collapsed dim ({i}) must be dynamic if and only if reassociation group is dynamic"
            )));
        }
        if product.as_integer() != size {
            return Err(op.op_error(format!(
                "collapsed dim size ({size}) must equal reassociation group size ({})",
                product.as_integer()
            )));
        }
    }
    if collapsed.is_empty() {
        if expanded.iter().any(|size| *size != 1) {
            return Err(op.op_error("rank 0 memrefs can only be extended/collapsed with/from ones"));
        }
    } else if usize::try_from(next) != Ok(expanded.len()) {
        return Err(op.op_error(format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        )));
    }
    Ok(())
}

/// The type of `source` with its dimensions split.
pub(super) fn expanded<'c>(
    source: MemRefType<'c>,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Option<MemRefType<'c>> {
    if source.has_identity_layout() {
        return Some(contiguous(source, shape));
    }
    let (source_strides, offset) = source.strides_and_offset()?;
    let mut strides = Vec::with_capacity(shape.len());
    let mut sizes = shape.iter().rev();
    for (group, &stride) in groups.iter().zip(&source_strides).rev() {
        let mut stride = SaturatedInteger::wrap(stride);
        for _ in group {
            strides.push(stride.as_integer());
            stride = stride * SaturatedInteger::wrap(*sizes.next()?);
        }
    }
    strides.reverse();
    strides.resize(shape.len(), 1);
    Some(strided(source, shape, offset, &strides))
}

/// Verifies that `operands`, the number of operands for sizes, is the number of dynamic sizes in `sizes`.
///
/// # Errors
///
/// If the numbers differ.
pub fn verify_output_sizes(op: OpRef<'_>, sizes: &[i64], operands: usize) -> VerifyResult {
    let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
    if dynamic == operands {
        return Ok(());
    }
    Err(op.op_error(format!(
        "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has \
         {dynamic} dynamic dims while output_shape has {operands} values"
    )))
}

impl<'ir> Verify<'ir> for ExpandShapeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (Some(source), Some(result)) = (ranked(*self.src()), ranked(*self.result())) else {
            return Ok(());
        };
        let (from, to) = (source.rank(), result.rank());
        if from > to {
            return Err(self.op_error(format!(
                "has source rank {from} and result rank {to}. This is not an expansion ({from} > \
                 {to})."
            )));
        }
        let groups = groups(self.reassociation());
        verify_groups(*self, source.shape(), result.shape(), &groups)?;
        let Some(expected) = expanded(source, result.shape(), &groups) else {
            return Err(self.op_error("invalid source layout map"));
        };
        if expected != result {
            return Err(self.op_error(format!(
                "expected expanded type to be '{expected}' but found '{result}'"
            )));
        }
        let sizes = self.static_output_shape();
        if sizes.len() != to {
            return Err(self.op_error(format!(
                "expected number of static shape bounds to be equal to the output rank ({to}) but \
                 found {} inputs instead",
                sizes.len()
            )));
        }
        verify_output_sizes(*self, &sizes, self.output_shape().len())?;
        for (i, (&size, given)) in result.shape().iter().zip(sizes).enumerate() {
            if size != DYNAMIC && size != given {
                return Err(self.op_error(format!("invalid output shape provided at pos {i}")));
            }
        }
        Ok(())
    }
}

/// The type of `source` with its dimensions joined; `None` if a group is not contiguous in memory.
pub(super) fn collapsed<'c>(
    source: MemRefType<'c>,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Option<MemRefType<'c>> {
    if source.has_identity_layout() {
        return Some(contiguous(source, shape));
    }
    let (source_strides, offset) = source.strides_and_offset()?;
    let size =
        |dim: i64| usize::try_from(dim).ok().and_then(|dim| source.shape().get(dim)).copied();
    let stride =
        |dim: i64| usize::try_from(dim).ok().and_then(|dim| source_strides.get(dim)).copied();
    let mut strides = Vec::with_capacity(groups.len());
    for group in groups {
        // Skip dimensions of size one, whose stride is meaningless.
        let mut last = group.len().checked_sub(1)?;
        while last > 0 && size(group[last])? == 1 {
            last -= 1;
        }
        // A dynamic size may be one.
        let is_static = last == 0 || size(group[last])? != DYNAMIC;
        strides.push(if is_static { stride(group[last])? } else { DYNAMIC });
    }
    for (group, &joined) in groups.iter().zip(&strides) {
        let mut expected = SaturatedInteger::wrap(joined);
        for &dim in group[1..].iter().rev() {
            expected = expected * SaturatedInteger::wrap(size(dim)?);
            let actual = SaturatedInteger::wrap(stride(dim - 1)?);
            let both_known = !expected.is_saturated() && !actual.is_saturated();
            if size(dim - 1)? != 1 && both_known && expected != actual {
                return None;
            }
        }
    }
    Some(strided(source, shape, offset, &strides))
}

impl<'ir> Verify<'ir> for CollapseShapeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (Some(source), Some(result)) = (ranked(*self.src()), ranked(*self.result())) else {
            return Ok(());
        };
        let (from, to) = (source.rank(), result.rank());
        if from < to {
            return Err(self.op_error(format!(
                "has source rank {from} and result rank {to}. This is not a collapse ({from} < \
                 {to})."
            )));
        }
        let groups = groups(self.reassociation());
        verify_groups(*self, result.shape(), source.shape(), &groups)?;
        let Some(expected) = collapsed(source, result.shape(), &groups) else {
            return Err(
                self.op_error("invalid source layout map or collapsing non-contiguous dims")
            );
        };
        if expected == result {
            return Ok(());
        }
        Err(self
            .op_error(format!("expected collapsed type to be '{expected}' but found '{result}'")))
    }
}
