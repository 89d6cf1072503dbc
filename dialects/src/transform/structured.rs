//! Transformations of structured operations.

use super::generated::transform::*;
use crate::prelude::*;
use crate::values::described;

/// Whether `numbers` are 0, 1, ... in some order.
fn is_permutation(numbers: &[i64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq(0..numbers.len() as i64)
}

fn list(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

fn integers(attr: ArrayAttr<'_>) -> Vec<i64> {
    let numbers = attr.iter().filter_map(|it| it.dyn_cast::<IntegerAttr<'_>>());
    numbers.filter_map(|number| number.int()).collect()
}

/// The number of sizes that are not zero, each of which makes a loop.
fn count_loops(sizes: &[i64]) -> usize {
    sizes.iter().filter(|size| **size != 0).count()
}

impl<'ir> Verify<'ir> for BufferizeToAllocationOp<'ir> {
    fn verify(self) -> VerifyResult {
        let copies = ["bufferization.materialize_in_destination", "memref.copy", "linalg.copy"];
        if !copies.contains(&self.memcpy_op()) {
            return Err(self.op_error("unsupported memcpy op"));
        }
        if !["memref.alloc", "memref.alloca"].contains(&self.alloc_op()) {
            return Err(self.op_error("unsupported alloc op"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for FuseOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (sizes, order) = (self.static_tile_sizes(), self.static_tile_interchange());
        let rank = sizes.len();
        if order.len() > rank {
            let dynamic: Vec<_> = self.tile_interchange().map(described).collect();
            return Err(self.op_error(format!(
                "interchange length exceeds iteration space dimensions ({rank}), found {}",
                dynamic.join(", ")
            )));
        }
        let mut seen = vec![false; rank];
        for index in order.into_iter().filter(|index| *index != DYNAMIC) {
            match usize::try_from(index).ok().and_then(|index| seen.get_mut(index)) {
                None => {
                    return Err(self.op_error(format!(
                        "expects interchange values to be in range [0, {rank}), found: {index}"
                    )));
                }
                Some(true) => {
                    return Err(
                        self.op_error(format!("found duplicate interchange value: {index}"))
                    );
                }
                Some(seen) => *seen = true,
            }
        }
        let loops = if self.use_forall() { 1 } else { count_loops(&sizes) };
        if loops + 1 != (*self).num_results() {
            return Err(self.op_error(format!("expects {loops} loop results")));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for InterchangeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let order = self.iterator_interchange();
        if is_permutation(&order) {
            return Ok(());
        }
        Err(self.op_error(format!(
            "expects iterator_interchange to be a permutation, found {}",
            list(&order)
        )))
    }
}

macro_rules! same_results {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let first = (*self).result(0).ty();
                    if (*self).results().types().all(|ty| ty == first) {
                        return Ok(());
                    }
                    Err(self.op_error("expects all results type to be the same"))
                }
            }
        )*
    };
}

same_results! { MultiTileSizesOp ContinuousTileSizesOp }

impl<'ir> Verify<'ir> for PackGreedilyOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !is_permutation(&self.matmul_inner_dims_order()) {
            return Err(self.op_error("\"matmul_inner_dims_order\" is not a valid permutation"));
        }
        let sizes = self.static_matmul_packed_sizes();
        let multiples = self.matmul_padded_sizes_next_multiple_of();
        if sizes.iter().zip(&multiples).any(|(size, multiple)| *multiple != 0 && *size != 0) {
            return Err(self.op_error(
                "at most one of the packed_size and the padded_sizes_next_multiple_of can be \
                 nonzero for the matmul strategy",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for PackTransposeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (inner, outer) = (self.inner_perm(), self.outer_perm());
        for (order, name) in [(&inner, "inner_perm"), (&outer, "outer_perm")] {
            if !is_permutation(order) {
                return Err(self.op_error(format!("\"{name}\" is not a valid permutation")));
            }
        }
        if inner.is_empty() && outer.is_empty() {
            return Err(self
                .op_error(" at least one of \"inner_perm\" or \"outer_perm\" must be specified"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for PadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let flags = self.nofold_flags();
        if integers(flags).iter().any(|flag| ![0, 1].contains(flag)) {
            return Err(self.op_error(format!(
                "expects nofold_flags to contain booleans (0/1), found {}",
                *flags
            )));
        }
        let dimensions = self.padding_dimensions();
        let numbers = integers(dimensions);
        if numbers.iter().any(|number| *number < 0) {
            return Err(self.op_error(format!(
                "expects padding_dimensions to contain positive integers, found {}",
                *dimensions
            )));
        }
        let multiples = self.static_pad_to_multiple_of();
        if !multiples.is_empty() && multiples.len() != numbers.len() {
            return Err(self.op_error("expects as many multiples as padding_dimensions"));
        }
        for transpose in self.transpose_paddings().iter() {
            let order = transpose.dyn_cast::<ArrayAttr<'_>>().map(integers).unwrap_or_default();
            if !is_permutation(&order) {
                return Err(self.op_error(format!(
                    "expects transpose_paddings to be a permutation, found {transpose}"
                )));
            }
        }
        let copies = ["bufferization.materialize_in_destination", "linalg.copy", "none"];
        if !copies.contains(&self.copy_back_op()) {
            return Err(self.op_error("invalid copy_back_op"));
        }
        Ok(())
    }
}

impl DefaultMlirBufferizationMaterializeInDestinationOp for TransformDialect {
    fn default_mlir_bufferization_materialize_in_destination_op(ctx: &Context) -> Attribute {
        StringAttr::get(ctx, "bufferization.materialize_in_destination").into()
    }
}

impl<'ir> Verify<'ir> for PadTilingInterfaceOp<'ir> {
    fn verify(self) -> VerifyResult {
        Ok(())
    }
}

macro_rules! hoists {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let transpose = self.transpose();
                    if is_permutation(&transpose) {
                        return Ok(());
                    }
                    Err(self.op_error(format!(
                        "expects transpose to be a permutation, found {}",
                        list(&transpose)
                    )))
                }
            }
        )*
    };
}

hoists! { HoistPadBuildPackingLoopNestOp HoistPadOp }

impl<'ir> Verify<'ir> for ReplaceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let body = (*self).region(0);
        if !body.has_one_block() {
            return Err(self.op_error("expected one block"));
        }
        let mut ops = body.blocks().flat_map(|block| block.ops());
        let (Some(replacement), None) = (ops.next(), ops.next()) else {
            return Err(self.op_error("expected one operation in block"));
        };
        if replacement.num_operands() > 0 {
            return Err(replacement.op_error("expected replacement without operands"));
        }
        if replacement.num_regions() > 0
            && !replacement.has_trait::<ods_runtime::traits::IsIsolatedFromAbove>()
        {
            return Err(replacement.op_error("expect op that is isolated from above"));
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for SplitOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let target = p.parse_operand()?;
        p.parse_keyword("after")?;
        let dynamic = p.parse_optional_operand()?;
        let number = if dynamic.is_none() { p.parse_integer()? } else { DYNAMIC };
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type()?;
        p.resolve_operands(&[target], ty, state)?;
        if let Some(dynamic) = dynamic {
            p.parse_comma()?;
            let ty = p.parse_type()?;
            p.resolve_operands(&[dynamic], ty, state)?;
        }
        let number = IntegerAttr::get(p.ctx(), IntegerType::get(p.ctx(), 64), number);
        state.add_property(p.ctx(), Self::STATIC_CHUNK_SIZES, number);
        state.add_types([ty]);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand((*self).operand(0));
        p.write(" after ");
        let number = self.static_chunk_sizes() as i64;
        let dynamic = self.dynamic_chunk_sizes().filter(|_| number == DYNAMIC);
        match dynamic {
            Some(dynamic) => p.print_operand(dynamic),
            None => p.write_i64(number),
        }
        p.write(" ");
        p.print_optional_attr_dict(*self, &[Self::STATIC_CHUNK_SIZES]);
        p.write(" : ");
        p.print_type((*self).operand(0).ty());
        if let Some(dynamic) = dynamic {
            p.write(", ");
            p.print_type(dynamic.ty());
        }
    }
}

impl<'ir> Verify<'ir> for SplitOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_static = self.static_chunk_sizes() as i64 != DYNAMIC;
        if is_static != self.dynamic_chunk_sizes().is_none() {
            return Err(
                self.op_error("expects either a dynamic or a static split point to be provided")
            );
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for TileUsingForOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (sizes, scalable) = (self.static_sizes(), self.scalable_sizes());
        if sizes.len() != scalable.len() {
            return Err(self.op_error(format!(
                "expected same number of sizes ({}) and scalable sizes ({})",
                sizes.len(),
                scalable.len()
            )));
        }
        let (expected, loops) = (count_loops(&sizes), self.loops().len());
        if loops != expected {
            return Err(self.op_error(format!(
                "expected number of loops to tile ({expected}) to match number of `loops` results \
                 ({loops})"
            )));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for TileUsingForallOp<'ir> {
    fn verify(self) -> VerifyResult {
        let threads = !self.static_num_threads().is_empty();
        let sizes = !self.static_tile_sizes().is_empty();
        let (packed_threads, packed_sizes) =
            (self.packed_num_threads().is_some(), self.packed_tile_sizes().is_some());
        if threads && packed_threads {
            return Err(self.op_error("num_threads and packed_num_threads are mutually exclusive"));
        }
        if sizes && packed_sizes {
            return Err(self.op_error("tile_sizes and packed_tile_sizes are mutually exclusive"));
        }
        if !threads && !packed_threads && !sizes && !packed_sizes {
            return Err(self
                .op_error("either (packed_)num_threads or (packed_)tile_sizes must be specified"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for VectorizeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (sizes, scalable) = (self.static_vector_sizes(), self.scalable_sizes());
        if sizes.len() != scalable.len() {
            return Err(self.op_error(format!(
                "expected same number of vector sizes ({}) and scalable sizes ({})",
                sizes.len(),
                scalable.len()
            )));
        }
        Ok(())
    }
}
