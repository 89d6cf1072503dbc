//! Verification of contractions, and of the maps that users give for products of matrices.

use super::maps::{self, dims, is_projected_permutation};
use super::*;
use ods_runtime::BlockRef;

/// The maps of a product, unless they are those of `default`.
fn given_maps<'ir>(
    op: OpRef<'ir>,
    default: AttrRef<'ir>,
) -> Option<(Vec<AffineMapAttr<'ir>>, Vec<AffineMapAttr<'ir>>)> {
    let default = default.dyn_cast::<ArrayAttr<'_>>()?;
    let default: Vec<AffineMapAttr<'_>> = default.iter().filter_map(|map| map.dyn_cast()).collect();
    let maps = maps::of(op);
    (maps != default).then_some((maps, default))
}

fn has_other_results(map: AffineMapAttr<'_>, default: AffineMapAttr<'_>) -> bool {
    map.results().iter().any(|result| !default.results().contains(result))
}

/// Verifies the maps of the factors of `linalg.matmul`.
pub(super) fn verify_product<'ir>(op: OpRef<'ir>, default: AttrRef<'ir>) -> VerifyResult {
    let Some((maps, default)) = given_maps(op, default) else { return Ok(()) };
    for (map, default) in maps.into_iter().zip(default).take(2) {
        if has_other_results(map, default) {
            return Err(op.op_error("Unexpected dim expression in map result."));
        }
        if map.results().len() < default.results().len() && dims(map) != [Some(2)] {
            return Err(op.op_error("Invalid broadcast requested, should be (d2)."));
        }
    }
    Ok(())
}

/// Verifies the maps of `linalg.batch_matmul` and of `linalg.batch_reduce_matmul`, whose output has these dimensions.
pub(super) fn verify_batch_product<'ir>(
    op: OpRef<'ir>,
    default: AttrRef<'ir>,
    output: &[u32],
) -> VerifyResult {
    let Some((maps, default)) = given_maps(op, default) else { return Ok(()) };
    let &[lhs, rhs, out] = maps.as_slice() else {
        return Err(op.op_error("Indexing_map attribute must have 3 affine maps."));
    };
    for (index, (map, default)) in [lhs, rhs].into_iter().zip(default).enumerate() {
        if has_other_results(map, default) {
            return Err(op.op_error(
                "Unexpected result dim expression (outside the set of default result dims).",
            ));
        }
        let dims = dims(map);
        if dims.len() > 3 {
            return Err(op.op_error("no. of result dim expressions exceeds 3."));
        }
        if dims.len() == 3 {
            if dims[0] != Some(0) {
                return Err(op.op_error("Invalid batch dimension expression."));
            }
            continue;
        }
        let is_broadcast = matches!(
            (dims.as_slice(), index),
            ([Some(3)] | [Some(0), Some(3)], _) | ([Some(1), Some(3)], 0) | ([Some(3), Some(2)], 1)
        );
        if !is_broadcast {
            return Err(op.op_error("Invalid broadcast requested."));
        }
    }
    let (rank, results) = (output.len(), out.results().len());
    if rank != results {
        return Err(op.op_error(format!("expects {rank} dims, but got ({results}).")));
    }
    if dims(out).into_iter().ne(output.iter().copied().map(Some)) {
        return Err(op.op_error("Invalid output map result dimension."));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for ContractOp<'ir> {
    fn verify(self) -> VerifyResult {
        let maps = maps::of(*self);
        let loops = maps.first().map_or(0, |map| map.num_dims());
        let mut uses = vec![(0, 0); loops as usize];
        for (index, (map, operand)) in maps.iter().zip((*self).operands()).enumerate().take(3) {
            if map.num_dims() != loops {
                return Err(self.error("iteration spaces of provided affine_maps differ"));
            }
            if !is_projected_permutation(*map) {
                return Err(self.error("provided affine_map is not a projected permutation"));
            }
            let shaped = operand.ty().dyn_cast::<ShapedType<'_>>();
            let results = map.results().len();
            if shaped.is_some_and(|ty| ty.rank() != Some(results)) {
                return Err(self.error(
                    "ranks of shaped operand and results of corresponding affine_map differ",
                ));
            }
            if shaped.is_none() && results > 0 {
                return Err(self.error(
                    "affine_map specifies shaped access while operand has non-shaped type",
                ));
            }
            for dim in dims(*map).into_iter().flatten() {
                let (inputs, outputs) = &mut uses[dim as usize];
                *if index < 2 { inputs } else { outputs } += 1;
            }
        }
        for (dim, uses) in uses.iter().enumerate() {
            let problem = match uses {
                (0, 0) => "not used to access any operand",
                (1, outputs) if *outputs != 1 => {
                    "neither a contracting dim nor of parallel iteration type"
                }
                _ => continue,
            };
            let is = if *uses == (0, 0) { "" } else { "is " };
            return Err(self.error(format!("iteration space dim at index {dim} {is}{problem}")));
        }
        if uses.contains(&(2, 0)) {
            return Ok(());
        }
        Err(self.error("'indexing_maps' do not specify a contracting dimension"))
    }
}

/// The value that operations with one operand, such as casts, get `value` from.
fn source(mut value: ValueRef<'_>) -> ValueRef<'_> {
    while let Some(op) = value.defining_op().filter(|op| op.num_operands() == 1) {
        value = op.operand(0);
    }
    value
}

/// The operation on two values that `value` comes from, and where its operands come from.
fn function_of_two(value: ValueRef<'_>) -> Option<(OpRef<'_>, [ValueRef<'_>; 2])> {
    let op = source(value).defining_op();
    let op = op.filter(|op| op.num_operands() == 2 && op.num_results() == 1)?;
    Some((op, [source(op.operand(0)), source(op.operand(1))]))
}

/// Whether the body adds the product of the first two arguments to the third.
fn is_multiply_add(body: BlockRef<'_>) -> bool {
    let arguments: Vec<_> = body.arguments().collect();
    let Some(last) = body.terminator().filter(|it| it.num_operands() == 1) else { return false };
    let &[a, b, c] = arguments.as_slice() else { return false };
    let Some((sum, [left, right])) = function_of_two(last.operand(0)) else { return false };
    let product = match (left == c, right == c) {
        (true, _) => right,
        (_, true) => left,
        _ => return false,
    };
    let Some((product, factors)) = function_of_two(product) else { return false };
    let names = (product.name().as_str(), sum.name().as_str());
    let are_known = matches!(
        names,
        ("arith.mulf", "arith.addf")
            | ("arith.muli", "arith.addi")
            | ("complex.mul", "complex.add")
            | ("arith.andi", "arith.ori")
    );
    are_known && (factors == [a, b] || factors == [b, a])
}

impl VerifyContractionOpInterface for LinalgDialect {
    fn verify_contraction_op_interface(op: ContractionOpInterface<'_>) -> VerifyResult {
        let op = *op;
        if structured::inits(op).len() != 1 || op.num_operands() != 3 {
            return Err(op.error("expected op with 2 inputs and 1 output"));
        }
        let maps = maps::of(op);
        if !maps::iterators(op).contains(&false) {
            return Err(op.error("expected at least 1 reduction"));
        }
        if !maps.into_iter().all(is_projected_permutation) {
            return Err(op.error("expected indexing maps to be projected permutations"));
        }
        let body = op.regions().next().and_then(|region| region.first_block());
        if body.is_some_and(|body| !is_multiply_add(body)) {
            return Err(op.error("expected add/mul op in the body"));
        }
        Ok(())
    }
}
