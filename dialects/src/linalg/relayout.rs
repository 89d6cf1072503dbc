//! Packing of tensors into tiles, and back.

use ods_runtime::matchers::constant_i64;
use ods_runtime::side_effects::Speculatability;

use super::*;
use crate::shapes::{is_compatible_size, plain_with_shape, ranked_tensor};

/// A tensor and its tiles.
struct Packing<'ir> {
    op: OpRef<'ir>,
    unpacked: RankedTensorType<'ir>,
    packed: RankedTensorType<'ir>,
    positions: Vec<i64>,
    permutation: Vec<i64>,
    tiles: Vec<i64>,
    /// The sizes of tiles that are operands, if they are constants.
    constant_tiles: Vec<Option<i64>>,
}

/// Whether the numbers are different dimensions below `rank`.
fn are_dims(numbers: &[i64], rank: usize) -> bool {
    let is_dim =
        |(at, dim): (usize, &i64)| (0..rank as i64).contains(dim) && !numbers[..at].contains(dim);
    numbers.len() <= rank && numbers.iter().enumerate().all(is_dim)
}

impl<'ir> Packing<'ir> {
    /// The type of the packed tensor, with as few tiles as possible.
    fn inferred(&self) -> RankedTensorType<'ir> {
        let mut shape = self.unpacked.shape().to_vec();
        for (position, tile) in self.positions.iter().zip(&self.tiles) {
            let size = &mut shape[*position as usize];
            *size = match (*size, *tile) {
                (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
                (size, tile) => size.div_euclid(tile) + i64::from(size % tile != 0),
            };
        }
        if !self.permutation.is_empty() {
            shape = self.permutation.iter().map(|dim| shape[*dim as usize]).collect();
        }
        shape.extend(&self.tiles);
        plain_with_shape(self.unpacked, &shape)
    }

    fn verify(&self) -> VerifyResult {
        let fail = |message: &str| Err(self.op.error(message));
        let rank = self.unpacked.rank();
        if self.tiles.contains(&0) || self.constant_tiles.contains(&Some(0)) {
            return fail("invalid zero tile factor");
        }
        if !are_dims(&self.positions, rank) {
            return fail("invalid inner_dims_pos vector");
        }
        if !are_dims(&self.permutation, rank) {
            return fail("invalid outer_dims_perm vector");
        }
        if !self.permutation.is_empty() && self.permutation.len() != rank {
            return fail("outer_dims_perm must be a permutation or empty");
        }
        if self.tiles.len() > rank {
            return fail(
                "tiling factors must be less than or equal to the input rank for pack or output \
                 rank for unpack",
            );
        }
        if self.tiles.len() != self.positions.len() {
            return fail("tiling factors must equal the number of dimensions to tile");
        }
        let (packed_rank, expected_rank) = (self.packed.rank(), rank + self.tiles.len());
        if packed_rank != expected_rank {
            return Err(self.op.error(format!(
                "packed rank != (unpacked rank + num tiling factors), got {packed_rank} != \
                 {expected_rank}"
            )));
        }
        if self.packed.shape()[rank..] != self.tiles {
            return fail(
                "mismatch in inner tile sizes specified and shaped of tiled dimension in the \
                 packed type",
            );
        }
        let expected = self.inferred();
        let fits = |(&a, &b): (&i64, &i64)| is_compatible_size(a, b);
        if !expected.shape().iter().zip(self.packed.shape()).all(fits) {
            return Err(self.op.error(format!(
                "expected '{expected}' for the packed domain value, got '{}'",
                self.packed
            )));
        }
        Ok(())
    }

    /// Whether a size is known not to be a multiple of its tile.
    fn needs_padding(&self) -> bool {
        let mut outer = self.packed.shape()[..self.unpacked.rank()].to_vec();
        for (at, dim) in self.permutation.iter().enumerate() {
            outer[*dim as usize] = self.packed.shape()[at];
        }
        self.positions.iter().zip(&self.tiles).any(|(position, tile)| {
            let position = *position as usize;
            let size = self.unpacked.shape()[position];
            let divisor = if *tile == DYNAMIC { outer[position] } else { *tile };
            size != DYNAMIC && divisor != DYNAMIC && divisor != 0 && size % divisor != 0
        })
    }
}

/// Implements what packing and unpacking have: the operand that is not packed and the one that is.
macro_rules! packings {
    ($($op:ident: $unpacked:ident, $packed:ident;)*) => {
        $(
            impl<'ir> $op<'ir> {
                fn packing(self) -> Packing<'ir> {
                    Packing {
                        op: *self,
                        unpacked: self.$unpacked().ty(),
                        packed: self.$packed().ty(),
                        positions: self.inner_dims_pos(),
                        permutation: self.outer_dims_perm(),
                        tiles: self.static_inner_tiles(),
                        constant_tiles: self.inner_tiles().map(constant_i64).collect(),
                    }
                }
            }

            impl<'ir> ConditionallySpeculatableTrait<'ir> for $op<'ir> {
                fn speculatability(self) -> Speculatability {
                    if self.packing().needs_padding() {
                        Speculatability::NotSpeculatable
                    } else {
                        Speculatability::Speculatable
                    }
                }
            }
        )*
    };
}

packings! {
    PackOp: source, dest;
    UnPackOp: dest, source;
}

impl<'ir> Verify<'ir> for PackOp<'ir> {
    fn verify(self) -> VerifyResult {
        let packing = self.packing();
        packing.verify()?;
        let element = packing.unpacked.element_type();
        let Some(padding) = self.padding_value() else {
            if packing.needs_padding() {
                return Err(self.op_error(
                    "invalid tile factor or output size provided. Only full tiles are supported \
                     when padding_value is not set",
                ));
            }
            return Ok(());
        };
        let ty = padding.ty();
        if ty == element {
            return Ok(());
        }
        Err(self.op_error(format!("expected padding_value has '{element}' but got: '{ty}'")))
    }
}

impl<'ir> Verify<'ir> for UnPackOp<'ir> {
    fn verify(self) -> VerifyResult {
        self.packing().verify()
    }
}

/// The sizes of the output and of the filter of a Winograd transformation.
fn sizes(fmr: WinogradConv2DFmr) -> (i64, i64) {
    match fmr {
        WinogradConv2DFmr::F23 => (2, 3),
        WinogradConv2DFmr::F43 => (4, 3),
        WinogradConv2DFmr::F25 => (2, 5),
    }
}

fn verify_output(op: OpRef<'_>, expected: &[i64]) -> VerifyResult {
    let output = ranked_tensor(op.operand(1)).map_or(&[][..], RankedTensorType::shape);
    let fits = |(&a, &b): (&i64, &i64)| is_compatible_size(a, b);
    if output.len() == expected.len() && output.iter().zip(expected).all(fits) {
        return Ok(());
    }
    Err(op.op_error("the output shape is not expected"))
}

impl<'ir> Verify<'ir> for WinogradFilterTransformOp<'ir> {
    fn verify(self) -> VerifyResult {
        let &[filters, height, width, channels] = self.filter().ty().shape() else {
            return Ok(());
        };
        let (m, r) = sizes(self.fmr());
        for (size, side) in [(height, "height"), (width, "width")] {
            if size != r && size != 1 {
                return Err(self.op_error(format!("expect filter {side} either equals to r or 1")));
            }
        }
        if height == 1 && width == 1 {
            return Err(self.op_error("expect either filter height or width equals to r"));
        }
        let tile = |size: i64| if size == r { m + r - 1 } else { 1 };
        verify_output(*self, &[tile(height), tile(width), channels, filters])
    }
}

impl<'ir> Verify<'ir> for WinogradInputTransformOp<'ir> {
    fn verify(self) -> VerifyResult {
        let &[batch, height, width, channels] = self.input().ty().shape() else { return Ok(()) };
        let (m, r) = sizes(self.fmr());
        let output = ranked_tensor((*self).operand(1)).map_or(&[][..], RankedTensorType::shape);
        let tiled = |size: i64, dim: usize| match (size, output.get(dim) != Some(&1)) {
            (DYNAMIC, _) => (m + r - 1, DYNAMIC),
            (size, true) => (m + r - 1, (size - (r - 1)) / m),
            (size, false) => (1, size),
        };
        let ((alpha_height, tile_height), (alpha_width, tile_width)) =
            (tiled(height, 0), tiled(width, 1));
        let expected = [alpha_height, alpha_width, tile_height, tile_width, batch, channels];
        verify_output(*self, &expected)
    }
}

impl<'ir> Verify<'ir> for WinogradOutputTransformOp<'ir> {
    fn verify(self) -> VerifyResult {
        let &[height, width, tile_height, tile_width, batch, filters] = self.value().ty().shape()
        else {
            return Ok(());
        };
        let (m, r) = sizes(self.fmr());
        let mut expected = vec![batch];
        for (size, tiles, side) in [(height, tile_height, "height"), (width, tile_width, "width")] {
            if size == DYNAMIC || tiles == DYNAMIC {
                expected.push(DYNAMIC);
                continue;
            }
            if size != if size == 1 { 1 } else { m + r - 1 } {
                return Err(self.op_error(format!("expect input {side} equals to input tile size")));
            }
            expected.push(tiles * if size == 1 { 1 } else { m });
        }
        expected.push(filters);
        verify_output(*self, &expected)
    }
}
