//! Strided slices of vectors.

use super::{ExtractStridedSliceOp, InsertStridedSliceOp, dims, with_dims};
use crate::prelude::*;

/// The numbers in an attribute.
fn numbers(list: ArrayAttr<'_>) -> Vec<i64> {
    list.iter().filter_map(|it| it.dyn_cast::<IntegerAttr<'_>>()?.int()).collect()
}

/// Verifies that each number is at least `min` and below the bound of its dimension.
fn verify_in_shape(
    op: OpRef<'_>,
    numbers: &[i64],
    bounds: &[i64],
    name: &str,
    min: i64,
) -> VerifyResult {
    for (dim, (number, bound)) in numbers.iter().zip(bounds).enumerate() {
        if !(min..*bound).contains(number) {
            return Err(op.op_error(format!(
                "expected {name} dimension {dim} to be confined to [{min}, {bound})"
            )));
        }
    }
    Ok(())
}

fn verify_unit_strides(op: OpRef<'_>, strides: &[i64]) -> VerifyResult {
    if strides.iter().all(|stride| *stride == 1) {
        return Ok(());
    }
    Err(op.op_error("expected strides to be confined to [1, 2)"))
}

/// Verifies that offsets and sizes end within `shape`.
fn verify_ends(
    op: OpRef<'_>,
    offsets: &[i64],
    sizes: &[i64],
    shape: &[i64],
    what: &str,
) -> VerifyResult {
    for (dim, ((offset, size), bound)) in offsets.iter().zip(sizes).zip(shape).enumerate() {
        if !(0..=*bound).contains(&(offset + size)) {
            return Err(op.op_error(format!(
                "expected sum(offsets, {what}) dimension {dim} to be confined to [1, {})",
                bound + 1
            )));
        }
    }
    Ok(())
}

/// The error for a slice of a scalable dimension.
fn partial_scalable(op: OpRef<'_>, dim: usize, size: i64, base: i64) -> Diagnostic {
    op.op_error(format!(
        "expected size at idx={dim} to match the corresponding base size from the input vector \
         ({size} vs {base})"
    ))
}

impl<'ir> Verify<'ir> for InsertStridedSliceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, dest) = (self.value_to_store().ty(), self.dest().ty());
        let (offsets, strides) = (numbers(self.offsets()), numbers(self.strides()));
        if offsets.len() != dest.rank() {
            return Err(self.op_error("expected offsets of same size as destination vector rank"));
        }
        if strides.len() != source.rank() {
            return Err(self.op_error("expected strides of same size as source vector rank"));
        }
        let Some(difference) = dest.rank().checked_sub(source.rank()) else {
            return Err(
                self.op_error("expected source rank to be no greater than destination rank")
            );
        };
        verify_in_shape(*self, &offsets, dest.shape(), "offsets", 0)?;
        verify_unit_strides(*self, &strides)?;
        let sizes = [vec![0; difference], source.shape().to_vec()].concat();
        verify_ends(*self, &offsets, &sizes, dest.shape(), "source vector shape")?;
        let inner = dims(dest).split_off(difference);
        for (dim, (from, to)) in dims(source).into_iter().zip(inner).enumerate() {
            if from.1 != to.1 {
                return Err(self
                    .op_error(format!("mismatching scalable flags (at source vector idx={dim})")));
            }
            if from.1 && from.0 != to.0 {
                return Err(partial_scalable(*self, dim, from.0, to.0));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ExtractStridedSliceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let source = self.source().ty();
        let [offsets, sizes, strides] = [self.offsets(), self.sizes(), self.strides()].map(numbers);
        if offsets.len() != sizes.len() || offsets.len() != strides.len() {
            return Err(
                self.op_error("expected offsets, sizes and strides attributes of same size")
            );
        }
        if offsets.len() > source.rank() {
            return Err(
                self.op_error("expected offsets attribute of rank no greater than vector rank")
            );
        }
        let shape = source.shape();
        let closed: Vec<_> = shape.iter().map(|size| size + 1).collect();
        verify_in_shape(*self, &offsets, shape, "offsets", 0)?;
        verify_in_shape(*self, &sizes, &closed, "sizes", 1)?;
        verify_unit_strides(*self, &strides)?;
        verify_ends(*self, &offsets, &sizes, shape, "sizes")?;
        let mut expected = dims(source);
        for (dim, size) in expected.iter_mut().zip(&sizes) {
            dim.0 = *size;
        }
        let expected = with_dims(source, source.element_type(), &expected);
        if (*self).result(0).ty() != *expected {
            return Err(self.op_error(format!("expected result type to be '{expected}'")));
        }
        for (dim, ((base, is_scalable), size)) in dims(source).into_iter().zip(&sizes).enumerate() {
            if is_scalable && base != *size {
                return Err(partial_scalable(*self, dim, *size, base));
            }
        }
        Ok(())
    }
}
