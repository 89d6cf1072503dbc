//! Gathering and scattering of slices.

use super::{GatherOp, ScatterOp};
use crate::prelude::*;
use crate::shapes::with_shape;

/// Verifies the dimensions that coordinates index; `what` and `of` are words of messages.
fn verify_dims(
    op: OpRef<'_>,
    dims: &[i64],
    indices: &[i64],
    rank: usize,
    what: &str,
    of: &str,
) -> VerifyResult {
    let rank = rank as i64;
    let problem = if dims.is_empty() {
        "must be non-empty".to_owned()
    } else if dims.len() as i64 > rank {
        format!("overflow {of} rank")
    } else if indices.last() != Some(&(dims.len() as i64)) {
        "length must match the size of last dimension of indices".to_owned()
    } else if let Some(dim) = dims.iter().find(|dim| **dim < 0 || **dim >= rank) {
        match *dim < 0 {
            true => "value must be non-negative".to_owned(),
            false => format!("value must be smaller than {of} rank"),
        }
    } else if !dims.is_sorted_by(|a, b| a < b) {
        "values must be strictly increasing".to_owned()
    } else {
        return Ok(());
    };
    Err(op.op_error(format!("{what}_dims {problem}")))
}

/// The types of the slices of `source`: with the indexed dimensions as ones, and without them.
fn slices<'c>(
    source: RankedTensorType<'c>,
    indices: &[i64],
    dims: &[i64],
) -> [RankedTensorType<'c>; 2] {
    let (_, outer) = indices.split_last().unwrap_or((&0, &[]));
    [false, true].map(|is_reduced| {
        let mut shape = outer.to_vec();
        for (dim, size) in source.shape().iter().enumerate() {
            match dims.contains(&(dim as i64)) {
                true if is_reduced => {}
                true => shape.push(1),
                false => shape.push(*size),
            }
        }
        with_shape(source, &shape)
    })
}

impl<'ir> Verify<'ir> for GatherOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, indices) = (self.source().ty(), self.indices().ty().shape());
        let (dims, result) = (self.gather_dims(), self.result().ty());
        verify_dims(*self, &dims, indices, source.rank(), "gather", "source")?;
        let [full, reduced] = slices(source, indices, &dims);
        if result == full || result == reduced {
            return Ok(());
        }
        Err(self.op_error(format!(
            "result type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: \
             '{result}')"
        )))
    }
}

impl<'ir> Verify<'ir> for ScatterOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (dest, indices) = (self.dest().ty(), self.indices().ty().shape());
        let (dims, source) = (self.scatter_dims(), self.source().ty());
        verify_dims(*self, &dims, indices, dest.rank(), "scatter", "dest")?;
        if !self.unique() {
            return Err(self.op_error("requires 'unique' attribute to be set"));
        }
        let [full, reduced] = slices(dest, indices, &dims);
        if source == full || source == reduced {
            return Ok(());
        }
        Err(self.op_error(format!(
            "source type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: \
             '{source}')"
        )))
    }
}
