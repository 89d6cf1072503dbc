//! Verification of convolutions.

use ods_runtime::affine::{AffineBinaryKind, AffineExprKind};

use super::maps::{self, dim_of, dims, is_projected_permutation};
use super::*;

/// The dimensions of the input of a convolution: those that are its results, and those in sums of two dimensions, which may
/// be multiplied.
#[derive(Default)]
struct InputDims {
    plain: Vec<u32>,
    convolved: Vec<u32>,
}

impl InputDims {
    /// `None` if the map has other results, or a dimension twice.
    fn of(map: AffineMapAttr<'_>) -> Option<Self> {
        let ctx = map.ctx();
        let mut dims = InputDims::default();
        for expr in map.results() {
            if let Some(dim) = dim_of(ctx, *expr) {
                dims.check(dim)?;
                dims.plain.push(dim);
                continue;
            }
            let AffineExprKind::Binary(AffineBinaryKind::Add, left, right) = ctx.affine_kind(*expr)
            else {
                return None;
            };
            for part in [left, right] {
                let dim = match ctx.affine_kind(part) {
                    AffineExprKind::Dim(dim) => dim,
                    AffineExprKind::Binary(AffineBinaryKind::Mul, a, _) => dim_of(ctx, a)?,
                    _ => return None,
                };
                dims.check(dim)?;
                dims.convolved.push(dim);
            }
        }
        Some(dims)
    }

    fn check(&self, dim: u32) -> Option<()> {
        (!self.plain.contains(&dim) && !self.convolved.contains(&dim)).then_some(())
    }
}

impl VerifyConvolutionOpInterface for LinalgDialect {
    fn verify_convolution_op_interface(op: ConvolutionOpInterface<'_>) -> VerifyResult {
        let op = *op;
        let inits = structured::inits(op).len();
        if inits != 1 || op.num_operands() < 3 {
            return Err(op.error("expected op with 2 inputs and 1 output"));
        }
        let maps = maps::of(op);
        let (Some(input), Some(&filter), Some(&output)) = (maps.first(), maps.get(1), maps.last())
        else {
            return Ok(());
        };
        let Some(input) = InputDims::of(*input) else {
            return Err(op.error("unexpected input index map for convolutions"));
        };
        if !is_projected_permutation(filter) || !is_projected_permutation(output) {
            return Err(
                op.error("expected output/filter indexing maps to be projected permutations")
            );
        }
        let list = |map| dims(map).into_iter().flatten().collect::<Vec<_>>();
        let (filter, output) = (list(filter), list(output));
        // In the named operations, dimensions of the output are parallel and the others are reductions.
        let is_known = |dim: u32| {
            let places =
                [&output, &filter, &input.plain, &input.convolved].map(|it| it.contains(&dim));
            matches!(
                places,
                [true, false, true, false]
                    | [true, false, false, true]
                    | [true, true, false, false]
                    | [true, true, true, false]
                    | [false, true, false, true]
                    | [false, true, true, false]
            )
        };
        let loops = maps.first().map_or(0, |map| map.num_dims());
        if !(0..loops).all(is_known) {
            return Err(op.error("unexpected loop dimension for convolution op"));
        }
        if input.convolved.is_empty() {
            return Err(op.error("expected convolved dim to be non-empty"));
        }
        Ok(())
    }
}
