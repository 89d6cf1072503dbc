//! Loads and stores of vectors.

use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskableOpInterfaceTrait, MaskedLoadOp,
    MaskedStoreOp, ScatterOp, StoreOp, mask_like,
};
use crate::prelude::*;

fn ensure(op: OpRef<'_>, holds: bool, message: &str) -> VerifyResult {
    if holds { Ok(()) } else { Err(op.op_error(message)) }
}

/// Verifies that the elements in memory and in the vector have the same type; `name` is that of the vector.
fn verify_elements(
    op: OpRef<'_>,
    memory: TypeRef<'_>,
    vector: VectorType<'_>,
    name: &str,
) -> VerifyResult {
    let holds = memory == vector.element_type();
    ensure(op, holds, &format!("base and {name} element type should match"))
}

fn verify_indices(op: OpRef<'_>, indices: usize, rank: usize) -> VerifyResult {
    ensure(op, indices == rank, &format!("requires {rank} indices"))
}

/// Verifies a plain load or store: the words of messages are the name of the memref's role, that of the vector, and the
/// vector's kind.
fn verify_access(
    op: OpRef<'_>,
    base: MemRefType<'_>,
    vector: VectorType<'_>,
    indices: usize,
    is_load: bool,
) -> VerifyResult {
    let is_one = !vector.is_scalable() && vector.shape().iter().product::<i64>() == 1;
    let has_unit_stride = base.rank() == 0
        || base.strides_and_offset().is_some_and(|(strides, _)| strides.last() == Some(&1));
    ensure(op, is_one || has_unit_stride, "most minor memref dim must have unit stride")?;
    let (lower, name, element) = if is_load {
        ("destination memref has lower rank than the result vector", "result", "types")
    } else {
        ("source memref has lower rank than the vector to store", "valueToStore", "type")
    };
    ensure(op, base.rank() >= vector.rank(), lower)?;
    let mut memory = base.element_type();
    if let Some(inner) = memory.dyn_cast::<VectorType<'_>>() {
        let message = format!("base memref and {name} vector types should match");
        ensure(op, inner == vector, &message)?;
        memory = inner.element_type();
    }
    let message = format!("base and {name} element {element} should match");
    ensure(op, memory == vector.element_type(), &message)?;
    verify_indices(op, indices, base.rank())
}

impl<'ir> Verify<'ir> for LoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let indices = self.indices().len();
        verify_access(*self, self.base().ty(), self.result().ty(), indices, true)
    }
}

impl<'ir> Verify<'ir> for StoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        let indices = self.indices().len();
        verify_access(*self, self.base().ty(), self.value_to_store().ty(), indices, false)
    }
}

/// The shape of a vector.
fn whole(ty: VectorType<'_>) -> &[i64] {
    ty.shape()
}

/// The first dimension of a vector.
fn leading(ty: VectorType<'_>) -> Option<i64> {
    ty.shape().first().copied()
}

/// Implements the verifier of a masked load: what it compares with the mask, and the message about that.
macro_rules! masked_loads {
    ($($op:ident: $compared:ident, $message:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let (base, result) = (self.base().ty(), self.result().ty());
                    verify_elements(*self, base.element_type(), result, "result")?;
                    verify_indices(*self, self.indices().len(), base.rank())?;
                    ensure(*self, $compared(result) == $compared(self.mask().ty()), $message)?;
                    let message = "expected pass_thru of same type as result type";
                    ensure(*self, self.pass_thru().ty() == result, message)
                }
            }
        )*
    };
}

masked_loads! {
    MaskedLoadOp: whole, "expected result shape to match mask shape";
    ExpandLoadOp: leading, "expected result dim to match mask dim";
}

/// Implements the verifier of a masked store: what it compares with the mask, and the message about that.
macro_rules! masked_stores {
    ($($op:ident: $compared:ident, $message:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let (base, value) = (self.base().ty(), self.value_to_store().ty());
                    verify_elements(*self, base.element_type(), value, "valueToStore")?;
                    verify_indices(*self, self.indices().len(), base.rank())?;
                    ensure(*self, $compared(value) == $compared(self.mask().ty()), $message)
                }
            }
        )*
    };
}

masked_stores! {
    MaskedStoreOp: whole, "expected valueToStore shape to match mask shape";
    CompressStoreOp: leading, "expected valueToStore dim to match mask dim";
}

/// The operands of a gather or scatter.
struct Indexed<'ir> {
    base: ShapedType<'ir>,
    vector: VectorType<'ir>,
    indices: VectorType<'ir>,
    mask: VectorType<'ir>,
    offsets: usize,
}

impl Indexed<'_> {
    fn verify(&self, op: OpRef<'_>, name: &str) -> VerifyResult {
        let is_known = self.base.isa::<MemRefType<'_>>() || self.base.isa::<RankedTensorType<'_>>();
        ensure(op, is_known, "requires base to be a memref or ranked tensor type")?;
        verify_elements(op, self.base.element_type(), self.vector, name)?;
        verify_indices(op, self.offsets, self.base.rank().unwrap_or(0))?;
        for (other, what) in [(self.indices, "indices"), (self.mask, "mask")] {
            let message = format!("expected {name} dim to match {what} dim");
            ensure(op, self.vector.shape() == other.shape(), &message)?;
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for GatherOp<'ir> {
    fn verify(self) -> VerifyResult {
        let indexed = Indexed {
            base: self.base().ty(),
            vector: self.result().ty(),
            indices: self.indices().ty(),
            mask: self.mask().ty(),
            offsets: self.offsets().len(),
        };
        indexed.verify(*self, "result")?;
        let message = "expected pass_thru of same type as result type";
        ensure(*self, self.pass_thru().ty() == indexed.vector, message)
    }
}

impl<'ir> MaskableOpInterfaceTrait<'ir> for GatherOp<'ir> {
    fn expected_mask_type(self) -> TypeRef<'ir> {
        mask_like(self.indices().ty())
    }
}

impl<'ir> Verify<'ir> for ScatterOp<'ir> {
    fn verify(self) -> VerifyResult {
        let indexed = Indexed {
            base: self.base().ty(),
            vector: self.value_to_store().ty(),
            indices: self.indices().ty(),
            mask: self.mask().ty(),
            offsets: self.offsets().len(),
        };
        indexed.verify(*self, "valueToStore")
    }
}
