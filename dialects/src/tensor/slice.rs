//! Slices of tensors.

use ods::scf::InParallelOp;
use ods::slices::{Slice, is_reduced};

use super::{ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp};
use crate::prelude::*;
use crate::shapes::with_shape;

/// Implements the offsets, sizes and strides of an operation: the type with their number of dimensions, and the first
/// operand.
macro_rules! offsets_sizes_and_strides {
    ($($op:ident: $shaped:ident, $start:literal;)*) => {
        $(
            impl<'ir> OffsetSizeAndStrideOpInterfaceTrait<'ir> for $op<'ir> {
                fn offset_size_and_stride_start_operand_index() -> usize {
                    $start
                }

                fn array_attr_max_ranks(self) -> [usize; 3] {
                    [self.$shaped().ty().rank(); 3]
                }

                fn offsets(self) -> OperandRange<'ir> {
                    $op::offsets(self)
                }

                fn sizes(self) -> OperandRange<'ir> {
                    $op::sizes(self)
                }

                fn strides(self) -> OperandRange<'ir> {
                    $op::strides(self)
                }

                fn static_offsets(self) -> Vec<i64> {
                    $op::static_offsets(self)
                }

                fn static_sizes(self) -> Vec<i64> {
                    $op::static_sizes(self)
                }

                fn static_strides(self) -> Vec<i64> {
                    $op::static_strides(self)
                }
            }

            impl<'ir> $op<'ir> {
                fn slice(self) -> Slice {
                    Slice {
                        offsets: $op::static_offsets(self),
                        sizes: $op::static_sizes(self),
                        strides: $op::static_strides(self),
                    }
                }
            }
        )*
    };
}

offsets_sizes_and_strides! {
    ExtractSliceOp: source, 1;
    InsertSliceOp: dest, 2;
    ParallelInsertSliceOp: dest, 2;
}

/// Verifies that `part` is the type of `slice` of `whole`, with or without dimensions of size one, and that the slice is
/// within its bounds.
fn verify_slice(
    op: OpRef<'_>,
    slice: &Slice,
    whole: RankedTensorType<'_>,
    part: RankedTensorType<'_>,
) -> VerifyResult {
    let expected = with_shape(whole, &slice.sizes);
    if expected != part {
        if part.rank() > expected.rank() {
            let message = "expected rank to be smaller or equal to the other rank. ";
            return Err(op.error(message));
        }
        if !is_reduced(expected.shape(), part.shape()) {
            return Err(op.error(format!(
                "expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
            )));
        }
        if expected.element_type() != part.element_type() {
            let element = expected.element_type();
            return Err(op.error(format!("expected element type to be '{element}'")));
        }
    }
    match slice.out_of_bounds(whole.shape()) {
        Some(problem) => Err(op.error(problem)),
        None => Ok(()),
    }
}

impl<'ir> Verify<'ir> for ExtractSliceOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_slice(*self, &self.slice(), self.source().ty(), self.result().ty())
    }
}

impl<'ir> Verify<'ir> for InsertSliceOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_slice(*self, &self.slice(), self.dest().ty(), self.source().ty())
    }
}

impl<'ir> Verify<'ir> for ParallelInsertSliceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let parent = (*self).parent_op();
        if let Some(parent) = parent.filter(|it| it.dyn_cast::<InParallelOp<'_>>().is_none()) {
            let text = parent.generic_text();
            return Err(self.error(format!("expected InParallelOpInterface parent, got:\n{text}")));
        }
        verify_slice(*self, &self.slice(), self.dest().ty(), self.source().ty())
    }
}

impl<'ir> ParallelCombiningOpInterfaceTrait<'ir> for ParallelInsertSliceOp<'ir> {
    fn updated_destinations(self) -> OperandRange<'ir> {
        (*self).operands().slice(1..2)
    }
}
