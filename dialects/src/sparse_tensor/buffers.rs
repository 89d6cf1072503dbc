//! The arrays in which a tensor is stored.

use ods_runtime::matchers::constant_i64;

use super::{
    AssembleOp, CompressOp, DisassembleOp, PushBackOp, SparseTensor, ToCoordinatesBufferOp,
    ToCoordinatesOp, ToPositionsOp, ToSliceOffsetOp, ToSliceStrideOp, ToValuesOp,
};
use crate::prelude::*;

/// The type of an array with elements of this type for a tensor.
fn buffer<'c>(tensor: SparseTensor<'c>, element: TypeRef<'c>, is_strided: bool) -> TypeRef<'c> {
    let ctx = element.ctx();
    let batches = tensor.levels().iter().take_while(|it| it.is_batch()).count();
    let mut shape = tensor.level_shape();
    shape.truncate(batches);
    shape.push(DYNAMIC);
    let layout = is_strided.then(|| StridedLayoutAttr::get(ctx, DYNAMIC, &[DYNAMIC]).handle());
    *MemRefType::with_layout(ctx, &shape, element.handle(), layout, None)
}

/// Implements the result types of operations that get an array of a tensor.
macro_rules! arrays {
    ($($op:ident: $element:expr, $is_strided:expr;)*) => {
        $(
            impl<'ir> InferTypeOpInterfaceTrait<'ir> for $op<'ir> {
                fn infer_return_types(
                    inputs: Adaptor<'ir>,
                ) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
                    let tensor = inputs.operands().first().and_then(|it| SparseTensor::of(*it));
                    let tensor = tensor.ok_or_else(|| inputs.error("expects a tensor"))?;
                    let element: fn(SparseTensor<'ir>) -> TypeRef<'ir> = $element;
                    let is_strided: fn(&Adaptor<'ir>, usize) -> bool = $is_strided;
                    let is_strided = is_strided(&inputs, tensor.coordinates_start());
                    Ok(vec![buffer(tensor, element(tensor), is_strided)])
                }
            }
        )*
    };
}

arrays! {
    ToPositionsOp: |it| it.position_type(), |_, _| false;
    ToCoordinatesOp: |it| it.coordinate_type(), |inputs, start| {
        inputs.view::<ToCoordinatesOp<'_>>().level().uint() >= Some(start as u64)
    };
    ToCoordinatesBufferOp: |it| it.coordinate_type(), |_, _| false;
    ToValuesOp: |it| it.ty.element_type(), |_, _| false;
}

fn verify_level(op: OpRef<'_>, tensor: SparseTensor<'_>, level: IntegerAttr<'_>) -> VerifyResult {
    if level.uint().is_none_or(|it| it >= tensor.level_rank() as u64) {
        return Err(op.error("requested level is out of bounds"));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for ToPositionsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tensor = SparseTensor::new(self.tensor().ty());
        verify_level(*self, tensor, self.level())?;
        if self.result().ty().element_type() != tensor.position_type() {
            return Err(self.error("unexpected type for positions"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ToCoordinatesOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tensor = SparseTensor::new(self.tensor().ty());
        verify_level(*self, tensor, self.level())?;
        if self.result().ty().element_type() != tensor.coordinate_type() {
            return Err(self.error("unexpected type for coordinates"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ToCoordinatesBufferOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tensor = SparseTensor::new(self.tensor().ty());
        if tensor.coordinates_start() >= tensor.level_rank() {
            return Err(self.error("expected sparse tensor with a COO region"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ToValuesOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.tensor().ty().element_type() != self.result().ty().element_type() {
            return Err(self.error("unexpected mismatch in element types"));
        }
        Ok(())
    }
}

/// Implements the verifiers of operations on a dimension of a slice.
macro_rules! of_slices {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let dim = self.dim_attr().uint().unwrap_or(u64::MAX);
                    if dim >= self.slice().ty().rank() as u64 {
                        return Err(self.error("requested dimension out of bound"));
                    }
                    Ok(())
                }
            }
        )*
    };
}

of_slices! { ToSliceOffsetOp ToSliceStrideOp }

impl<'ir> Verify<'ir> for PushBackOp<'ir> {
    fn verify(self) -> VerifyResult {
        let count = self.n().and_then(|it| constant_i64(it.into()));
        if count.is_some_and(|count| count < 1) {
            return Err(self.op_error("n must be not less than 1"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for CompressOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tensor = SparseTensor::new(self.tensor().ty());
        if tensor.level_rank() != 1 + self.lvl_coords().len() {
            return Err(self.op_error("incorrect number of coordinates"));
        }
        Ok(())
    }
}

/// Verifies the arrays from which a tensor is made, or which are made from it.
fn verify_arrays<'ir>(
    op: OpRef<'ir>,
    tensor: SparseTensor<'ir>,
    values: RankedTensorType<'ir>,
    levels: &[TypeRef<'ir>],
) -> VerifyResult {
    if tensor.encoding.is_none() {
        return Err(op.error("the sparse-tensor must have an encoding attribute"));
    }
    let start = tensor.coordinates_start();
    let together = tensor.level_rank() - start;
    if together > 0 {
        let last = levels.last().and_then(|it| it.dyn_cast::<RankedTensorType<'_>>());
        let fits = last.is_some_and(|it| {
            it.rank() == 2 && it.shape().last() == Some(&i64::try_from(together).unwrap_or(0))
        });
        if !fits {
            return Err(op.error("input/output trailing COO level-ranks don't match"));
        }
    }
    let storage = tensor.storage();
    if storage.len() != levels.len() {
        return Err(op.error("inconsistent number of fields between input/output"));
    }
    let types = levels.iter().map(|it| it.element_type_or_self());
    let fits = types.eq(storage) && values.element_type() == tensor.ty.element_type();
    if !fits {
        return Err(op.error("input/output element-types don't match"));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for AssembleOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tensor = SparseTensor::new(self.result().ty());
        if tensor.ty.shape().contains(&DYNAMIC) {
            return Err(self.error("the sparse-tensor must have static shape"));
        }
        let levels: Vec<_> = self.levels().map(|it| it.ty()).collect();
        verify_arrays(*self, tensor, self.values().ty(), &levels)
    }
}

impl<'ir> Verify<'ir> for DisassembleOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.out_values().ty() != self.ret_values().ty() {
            return Err(self.error("output values and return value type mismatch"));
        }
        let levels: Vec<_> = self.ret_levels().map(|it| it.ty()).collect();
        if !self.out_levels().map(|it| it.ty()).eq(levels.iter().copied()) {
            return Err(self.error("output levels and return levels type mismatch"));
        }
        let tensor = SparseTensor::new(self.tensor().ty());
        verify_arrays(*self, tensor, self.ret_values().ty(), &levels)
    }
}
