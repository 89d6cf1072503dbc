//! The constants of `llvm.mlir.constant`.

use super::{ConstantOp, LLVMArrayType, LLVMStructType, LLVMTargetExtType, UndefAttr, ZeroAttr};
use crate::llvm::prelude::*;

/// The number of scalars in a vector or an array.
fn count(ty: TypeRef<'_>) -> u64 {
    if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
        return vector.shape().iter().product::<i64>() as u64;
    }
    match ty.dyn_cast::<LLVMArrayType<'_>>() {
        Some(array) => array.num_elements() * count(array.element_type()),
        None => 1,
    }
}

/// The scalars of a vector, a tensor or an array.
fn scalar(mut ty: TypeRef<'_>) -> TypeRef<'_> {
    while let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        ty = array.element_type();
    }
    ty.element_type_or_self()
}

fn is_scalable(ty: TypeRef<'_>) -> bool {
    if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        return is_scalable(array.element_type());
    }
    ty.dyn_cast::<VectorType<'_>>().is_some_and(|it| it.is_scalable())
}

impl<'ir> Verify<'ir> for ConstantOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (value, ty) = (self.value(), self.res().ty());
        if let Some(text) = value.dyn_cast::<StringAttr<'_>>() {
            let size = text.bytes().len() as u64;
            let fits = ty.dyn_cast::<LLVMArrayType<'_>>().is_some_and(|array| {
                array.num_elements() == size && array.element_type().is_integer_of(8)
            });
            let error =
                || format!("expected array type of {size} i8 elements for the string constant");
            return if fits { Ok(()) } else { Err(self.op_error(error())) };
        }
        if let Some(structure) = ty.dyn_cast::<LLVMStructType<'_>>() {
            return self.verify_structure(structure, value);
        }
        if ty.isa::<LLVMTargetExtType<'_>>() {
            return Err(self.op_error("does not support target extension type."));
        }
        if value.isa::<IntegerAttr<'_>>() {
            return match ty.isa::<IntegerType<'_>>() {
                true => Ok(()),
                false => Err(self.op_error("expected integer type")),
            };
        }
        if let Some(float) = value.dyn_cast::<FloatAttr<'_>>() {
            return self.verify_float(float.ty(), ty);
        }
        if let Some(elements) = value.dyn_cast::<ElementsAttr<'_>>() {
            return self.verify_elements(elements, ty);
        }
        let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() else {
            return Err(
                self.op_error("only supports integer, float, string or elements attributes")
            );
        };
        match ty.dyn_cast::<LLVMArrayType<'_>>() {
            Some(array) => self.verify_array(array, list, 0),
            None => Err(self.op_error("expected array or struct type for array attribute")),
        }
    }
}

impl<'ir> ConstantOp<'ir> {
    fn verify_structure(self, ty: LLVMStructType<'ir>, value: AttrRef<'ir>) -> VerifyResult {
        let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() else {
            return Err(self.op_error("expected array attribute for struct type"));
        };
        if list.len() != ty.body().len() {
            let text = format!("expected array attribute of size {}", ty.body().len());
            return Err(self.op_error(text));
        }
        for (index, (attr, ty)) in list.iter().zip(ty.body()).enumerate() {
            if !self.ctx().type_ref(*ty).is_signless_int_or_index_or_float() {
                let text =
                    "expected struct element types to be floating point type or integer type";
                return Err(self.op_error(text));
            }
            let actual =
                match (attr.dyn_cast::<FloatAttr<'_>>(), attr.dyn_cast::<IntegerAttr<'_>>()) {
                    (Some(float), _) => float.ty(),
                    (_, Some(integer)) => integer.ty(),
                    _ => {
                        let text =
                            "expected element of array attribute to be floating point or integer";
                        return Err(self.op_error(text));
                    }
                };
            if actual.handle() != *ty {
                let text = format!("struct element at index {index} is of wrong type");
                return Err(self.op_error(text));
            }
        }
        Ok(())
    }

    /// Whether a number of type `of` may be a constant of type `ty`.
    fn verify_float(self, of: TypeRef<'ir>, ty: TypeRef<'ir>) -> VerifyResult {
        if ty.isa::<FloatType<'_>>() && ty != of {
            return Err(self.op_error("attribute and type have different float semantics"));
        }
        let width = of.int_or_float_bit_width().unwrap_or(0);
        match ty.isa::<IntegerType<'_>>() && !ty.is_integer_of(width) {
            true => Err(self.op_error(format!("expected integer type of width {width}"))),
            false => Ok(()),
        }
    }

    fn verify_elements(self, elements: ElementsAttr<'ir>, ty: TypeRef<'ir>) -> VerifyResult {
        if is_scalable(ty) {
            return match elements.is_splat() {
                true => Ok(()),
                false => Err(self.op_error("scalable vector type requires a splat attribute")),
            };
        }
        if !ty.isa::<VectorType<'_>>() && !ty.isa::<LLVMArrayType<'_>>() {
            return Err(self.op_error("expected vector or array type"));
        }
        let (expected, actual) = (count(ty), elements.ty().num_elements().unwrap_or(0));
        if Ok(expected) != u64::try_from(actual) {
            return Err(self.op_error(format!(
                "type and attribute have a different number of elements: {expected} vs. {actual}"
            )));
        }
        let (of, result) = (elements.ty().element_type(), scalar(ty));
        if of.isa::<FloatType<'_>>() {
            return self.verify_float(of, result);
        }
        match of.isa::<IntegerType<'_>>() && !result.isa::<IntegerType<'_>>() {
            true => {
                Err(self.op_error("expected integer element type for integer elements attribute"))
            }
            false => Ok(()),
        }
    }

    fn verify_array(
        self,
        ty: LLVMArrayType<'ir>,
        list: ArrayAttr<'ir>,
        dim: usize,
    ) -> VerifyResult {
        if ty.num_elements() != list.len() as u64 {
            return Err(self.op_error(format!(
                "array attribute size does not match array type size in dimension {dim}: {} vs. {}",
                list.len(),
                ty.num_elements()
            )));
        }
        let element = ty.element_type();
        let is_blank = |it: AttrRef<'_>| it.isa::<ZeroAttr<'_>>() || it.isa::<UndefAttr<'_>>();
        if let Some(array) = element.dyn_cast::<LLVMArrayType<'_>>() {
            for (index, attr) in list.iter().enumerate().filter(|(_, it)| !is_blank(*it)) {
                let Some(nested) = attr.dyn_cast::<ArrayAttr<'_>>() else {
                    return Err(self.op_error(format!(
                        "nested attribute for sub-array in dimension {dim} at index {index} must be a zero, or undef, or array attribute"
                    )));
                };
                self.verify_array(array, nested, dim + 1)?;
            }
            return Ok(());
        }
        let Some(structure) = element.dyn_cast::<LLVMStructType<'_>>() else {
            let text = "for array with an array attribute must have a struct element type";
            return Err(self.op_error(text));
        };
        let size = structure.body().len();
        for (index, attr) in list.iter().enumerate().filter(|(_, it)| !is_blank(*it)) {
            let Some(nested) = attr.dyn_cast::<ArrayAttr<'_>>() else {
                return Err(self.op_error(format!(
                    "nested attribute for struct element at index {index} must be a zero, or undef, or array attribute"
                )));
            };
            if nested.len() != size {
                return Err(self.op_error(format!(
                    "nested array attribute size for struct element at index {index} must match struct size: {} vs. {size}",
                    nested.len()
                )));
            }
        }
        Ok(())
    }
}
