//! Conversions between tensors.

use ods_runtime::matchers::constant_i64;

use super::{
    ConcatenateOp, ConvertOp, CrdTransDirectionKind, CrdTranslateOp, LvlOp, ReinterpretMapOp,
    ReorderCOOOp, SortOp, SparseTensor,
};
use crate::prelude::*;

impl<'ir> Verify<'ir> for ConvertOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (from, to) = (self.source().ty(), self.dest().ty());
        if from.rank() != to.rank() {
            return Err(self.error("unexpected conversion mismatch in rank"));
        }
        if SparseTensor::new(to).encoding.is_some_and(|it| !it.dim_slices().is_empty()) {
            return Err(self.error("cannot convert to a sparse tensor slice"));
        }
        let mut sizes = from.shape().iter().zip(to.shape());
        if let Some(dim) = sizes.position(|(from, to)| from != to && *to != DYNAMIC) {
            let message = format!("unexpected conversion mismatch in dimension {dim}");
            return Err(self.error(message));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ReinterpretMapOp<'ir> {
    fn verify(self) -> VerifyResult {
        let [from, to] = [self.source().ty(), self.dest().ty()].map(SparseTensor::new);
        let widths = |it: SparseTensor<'_>| it.encoding.map(|it| (it.pos_width(), it.crd_width()));
        let noun = if from.level_rank() != to.level_rank() {
            "Level rank"
        } else if from.levels() != to.levels() {
            "Level type"
        } else if widths(from) != widths(to) {
            "Crd/Pos width"
        } else if from.ty.element_type() != to.ty.element_type() {
            "Element type"
        } else if from.level_shape() != to.level_shape() {
            "Level size"
        } else {
            return Ok(());
        };
        Err(self.error(format!("{noun} mismatch between source/dest tensors")))
    }
}

impl<'ir> Verify<'ir> for ReorderCOOOp<'ir> {
    fn verify(self) -> VerifyResult {
        let [from, to] = [self.input_coo().ty(), self.result_coo().ty()].map(SparseTensor::new);
        if !from.is_coordinates() || !to.is_coordinates() {
            return Err(self.error("Expected COO sparse tensors only"));
        }
        if from.encoding.map(|it| it.levels()) != to.encoding.map(|it| it.levels()) {
            return Err(self.error("Unmatched dim2lvl map between input and result COO"));
        }
        let types = |it: SparseTensor<'ir>| {
            [it.position_type(), it.coordinate_type(), it.ty.element_type()]
        };
        if types(from) != types(to) {
            return Err(self.error("Unmatched storage format between input and result COO"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for LvlOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tensor = SparseTensor::new(self.source().ty());
        let level = constant_i64(self.index().into());
        if level.is_some_and(|it| usize::try_from(it).is_ok_and(|it| it >= tensor.level_rank())) {
            return Err(self.error("Level index exceeds the rank of the input sparse tensor"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for CrdTranslateOp<'ir> {
    fn verify(self) -> VerifyResult {
        let map = self.encoder().levels();
        let (mut from, mut to) = (map.results().len(), map.num_dims() as usize);
        if self.direction() == CrdTransDirectionKind::Dim2lvl {
            (from, to) = (to, from);
        }
        if self.in_crds().len() != from || self.out_crds().len() != to {
            return Err(self.error("Coordinate rank mismatch with encoding"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ConcatenateOp<'ir> {
    fn verify(self) -> VerifyResult {
        let shape = self.result().ty().shape();
        let (dim, rank) = (self.dimension().uint().unwrap_or(u64::MAX), shape.len());
        let inputs: Vec<_> = self.inputs().filter_map(SparseTensor::of).collect();
        if inputs.len() <= 1 {
            return Err(self.error("Need at least two tensors to concatenate."));
        }
        if dim >= rank as u64 {
            return Err(self.error(format!(
                "Concat-dimension is out of bounds for dimension-rank ({dim} >= {rank})"
            )));
        }
        for (index, input) in inputs.iter().enumerate() {
            if input.ty.shape().contains(&DYNAMIC) {
                return Err(self.error(format!("Input tensor ${index} has dynamic shape")));
            }
            if input.ty.rank() != rank {
                return Err(self.error(format!(
                    "Input tensor ${index} has a different rank (rank={}) from the output tensor \
                     (rank={rank}).",
                    input.ty.rank()
                )));
            }
        }
        for (index, &size) in shape.iter().enumerate() {
            let sizes = inputs.iter().map(|it| it.ty.shape()[index]);
            if index as u64 == dim {
                if size != DYNAMIC && sizes.sum::<i64>() != size {
                    return Err(self.error(
                        "The concatenation dimension of the output tensor should be the sum of all the \
                         concatenation dimensions of the input tensors.",
                    ));
                }
                continue;
            }
            let mut all = std::iter::once(size).filter(|it| *it != DYNAMIC).chain(sizes);
            let first = all.next();
            if all.any(|it| Some(it) != first) {
                return Err(self
                    .error("All dimensions (expect for the concatenating one) should be equal."));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SortOp<'ir> {
    fn verify(self) -> VerifyResult {
        let map = self.perm_map();
        let rank = i64::from(map.num_dims());
        if rank < 1 {
            return Err(self.error(format!("Expected rank(perm_map) > 1, got {rank}")));
        }
        if !matches!(super::maps::Shape::of(map), Some(super::maps::Shape::Permutation(_))) {
            let text = map.to_string();
            let text = text.trim_start_matches("affine_map<").trim_end_matches('>');
            return Err(self.error(format!("Expected a permutation map, got {text}")));
        }
        let Some(count) = constant_i64(self.n().into()) else { return Ok(()) };
        let together = self.ny_attr().and_then(|it| it.int()).unwrap_or(0);
        let size = |value: ValueRef<'_>| crate::shapes::shape(value).first().copied();
        let too_small =
            |value, least: i64| size(value).filter(|size| *size != DYNAMIC && *size < least);
        let least = count * (rank + together);
        if let Some(size) = too_small(self.xy().into(), least) {
            return Err(self.error(format!(
                "Expected dimension(xy) >= n * (rank(perm_map) + ny) got {size} < {least}"
            )));
        }
        for other in self.ys() {
            if let Some(size) = too_small(other, count) {
                let message = format!("Expected dimension(y) >= n got {size} < {count}");
                return Err(self.error(message));
            }
        }
        Ok(())
    }
}
