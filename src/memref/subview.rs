//! Subviews of memrefs.

use std::collections::BTreeMap;

use ods_runtime::Diagnostic;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::Verify;
use ods_runtime::types::{MemRefType, SaturatedInteger};

use super::{ranked, strided};
use crate::memref::SubViewOp;
pub(super) use crate::slices::Slice;
use crate::slices::is_reduced;

impl Slice {
    /// The type of the subview of `base`, with all dimensions.
    pub(super) fn of<'c>(&self, base: MemRefType<'c>) -> Option<MemRefType<'c>> {
        let (base_strides, base_offset) = base.strides_and_offset()?;
        let wrap = SaturatedInteger::wrap;
        let offset = self
            .offsets
            .iter()
            .zip(&base_strides)
            .fold(wrap(base_offset), |offset, (&steps, &stride)| {
                offset + wrap(steps) * wrap(stride)
            });
        let strides: Vec<i64> = base_strides
            .iter()
            .zip(&self.strides)
            .map(|(&a, &b)| (wrap(a) * wrap(b)).as_integer())
            .collect();
        Some(strided(base, &self.sizes, offset.as_integer(), &strides))
    }
}

fn occurrences(numbers: &[i64]) -> BTreeMap<i64, usize> {
    let mut counts = BTreeMap::new();
    for number in numbers {
        *counts.entry(*number).or_insert(0) += 1;
    }
    counts
}

/// Which dimensions of `full` are dropped in `reduced`; `None` if the types do not match. Strides distinguish
/// dimensions of size one.
pub(super) fn dropped_dims(
    full: MemRefType<'_>,
    reduced: MemRefType<'_>,
    sizes: &[i64],
) -> Option<Vec<bool>> {
    let mut dropped = vec![false; full.rank()];
    if full.rank() == reduced.rank() {
        return Some(dropped);
    }
    for (dropped, size) in dropped.iter_mut().zip(sizes) {
        *dropped = *size == 1;
    }
    let fits =
        |dropped: &[bool]| dropped.iter().filter(|it| **it).count() + reduced.rank() == full.rank();
    if fits(&dropped) {
        return Some(dropped);
    }
    let (full_strides, _) = full.strides_and_offset()?;
    let (reduced_strides, _) = reduced.strides_and_offset()?;
    let mut left = occurrences(&full_strides);
    let reduced_occurrences = occurrences(&reduced_strides);
    for (dim, stride) in full_strides.iter().enumerate() {
        if !dropped[dim] {
            continue;
        }
        let (have, want) = (
            left.entry(*stride).or_insert(0),
            reduced_occurrences.get(stride).copied().unwrap_or(0),
        );
        match (*have).cmp(&want) {
            std::cmp::Ordering::Greater => *have -= 1,
            std::cmp::Ordering::Equal => dropped[dim] = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    fits(&dropped).then_some(dropped)
}

/// Whether offset and strides match `expected`, ignoring dropped dimensions.
fn layouts_match(expected: MemRefType<'_>, view: MemRefType<'_>, sizes: &[i64]) -> bool {
    let (Some((strides, offset)), Some((view_strides, view_offset))) =
        (expected.strides_and_offset(), view.strides_and_offset())
    else {
        return false;
    };
    if offset != view_offset {
        return false;
    }
    let Some(dropped) = dropped_dims(expected, view, sizes) else { return false };
    let strides =
        strides.iter().zip(dropped).filter(|(_, dropped)| !dropped).map(|(stride, _)| stride);
    strides.eq(&view_strides)
}

impl<'ir> SubViewOp<'ir> {
    fn mismatch(self, expected: MemRefType<'_>, view: MemRefType<'_>, what: &str) -> Diagnostic {
        self.error(format!(
            "expected result type to be '{expected}' or a rank-reduced version. (mismatch of \
             result {what}), but got '{view}'"
        ))
    }
}

impl<'ir> Verify<'ir> for SubViewOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (Some(base), Some(view)) = (ranked(*self.source()), ranked(*self.result())) else {
            return Ok(());
        };
        if base.memory_space() != view.memory_space() {
            return Err(self.error(format!(
                "different memory spaces specified for base memref type '{base}' and subview \
                 memref type '{view}'"
            )));
        }
        let slice = Slice {
            offsets: self.static_offsets(),
            sizes: self.static_sizes(),
            strides: self.static_strides(),
        };
        let Some(expected) = slice.of(base) else {
            return Err(self.error(format!("base type '{base}' is not strided")));
        };
        if expected != view {
            if view.rank() > expected.rank() {
                return Err(self.error(format!(
                    "expected result rank to be smaller or equal to the source rank, but got \
                     '{view}'"
                )));
            }
            if !is_reduced(expected.shape(), view.shape()) {
                return Err(self.mismatch(expected, view, "sizes"));
            }
            let element = expected.element_type();
            if element != view.element_type() {
                return Err(self.error(format!(
                    "expected result element type to be '{element}', but got '{view}'"
                )));
            }
            if !layouts_match(expected, view, &slice.sizes) {
                return Err(self.mismatch(expected, view, "layout"));
            }
        }
        match slice.out_of_bounds(base.shape()) {
            Some(message) => Err(self.error(message)),
            None => Ok(()),
        }
    }
}
