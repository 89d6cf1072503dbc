//! `complex`: constants and bit casts.

use ods_runtime::ValueRef;
use ods_runtime::attrs::{ArrayAttr, AttrRef, FloatAttr, IntegerAttr, TypedAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::Verify;
use ods_runtime::interfaces::{OpAsmOpInterfaceTrait, SetNameFn};
use ods_runtime::types::{ComplexType, TypeRef};

use crate::complex::*;

/// The type of both parts; of a type that is not complex, that type.
pub fn part_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<ComplexType<'_>>().map_or(ty, |complex| complex.element_type())
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name(self.complex(), "cst");
    }
}

/// The type of an integer or float attribute.
fn number_type(attr: AttrRef<'_>) -> Option<TypeRef<'_>> {
    let is_number = attr.isa::<FloatAttr<'_>>() || attr.isa::<IntegerAttr<'_>>();
    attr.dyn_cast::<TypedAttr<'_>>().filter(|_| is_number).map(|typed| typed.ty())
}

impl<'ir> Verify<'ir> for ConstantOp<'ir> {
    fn verify(self) -> VerifyResult {
        let parts = self.attr("value").and_then(|attr| attr.dyn_cast::<ArrayAttr<'_>>());
        let parts: Vec<_> = parts.into_iter().flat_map(|array| array.iter()).collect();
        let [real, imaginary] = parts[..] else {
            return Err(self.op_error(
                "requires 'value' to be a complex constant, represented as array of two values",
            ));
        };
        let (Some(real), Some(imaginary)) = (number_type(real), number_type(imaginary)) else {
            return Err(
                self.op_error("requires attribute's elements to be float or integer attributes")
            );
        };
        let part = part_type(self.complex().ty());
        if real == part && imaginary == part {
            return Ok(());
        }
        Err(self.op_error(format!(
            "requires attribute's element types ('{real}', '{imaginary}') to match the element \
             type of the op's return type ('{part}')"
        )))
    }
}

/// How many bits values of `ty` have, and whether it is complex; nothing of types that are no numbers.
fn width(ty: TypeRef<'_>) -> Option<(u32, bool)> {
    match ty.dyn_cast::<ComplexType<'_>>() {
        Some(complex) => Some((complex.element_type().int_or_float_bit_width()? * 2, true)),
        None => Some((ty.int_or_float_bit_width()?, false)),
    }
}

impl<'ir> Verify<'ir> for BitcastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let types = [self.operand(), self.result()].map(ValueRef::ty);
        if types[0] == types[1] {
            return Ok(());
        }
        let [from, to] = types.map(width);
        let Some((from, from_complex)) = from else {
            return Err(self.op_error("operand must be int/float/complex"));
        };
        let Some((to, to_complex)) = to else {
            return Err(self.op_error("result must be int/float/complex"));
        };
        if from_complex == to_complex {
            return Err(self.op_error("requires that either input or output has a complex type"));
        }
        if from != to {
            return Err(self.op_error("casting bitwidths do not match"));
        }
        Ok(())
    }
}
