//! The dialect `complex`: complex numbers.

mod canonicalize;
mod fold;
mod range_option;

generated!("complex.rs");

pub use self::generated::complex::*;

use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::attrs::{ArrayAttr, AttrRef, FloatAttr, IntegerAttr, TypedAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{AttrAssembly, Verify};
use ods_runtime::interfaces::{OpAsmOpInterfaceTrait, SetNameFn};
use ods_runtime::params::Parameter;
use ods_runtime::text::{AsmWriter, ParseResult, Parser};
use ods_runtime::types::{ComplexType, FloatType, TypeRef};
use ods_runtime::{Context, Diagnostic, Location, Type, ValueRef};

/// The element type of a complex type, or `ty` itself if it is another type.
pub fn part_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<ComplexType<'_>>().map_or(ty, |complex| complex.element_type())
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name(*self.complex(), "cst");
    }
}

/// `value` in the element type of `ty`, or as `f64` if that is not a float.
pub fn part(ty: ComplexType<'_>, value: f64) -> ApFloat {
    let semantics = ty.element_type().dyn_cast::<FloatType<'_>>().map(|ty| ty.semantics());
    ApFloat::from_f64(semantics.unwrap_or(FloatSemantics::F64), value)
}

impl NumberAttrVerify for NumberAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: Location,
        real: &ApFloat,
        imag: &ApFloat,
        ty: TypeRef<'_>,
    ) -> VerifyResult {
        let error = |text: &str| Err(Diagnostic::error(at, text));
        let Some(ty) = ty.dyn_cast::<ComplexType<'_>>() else {
            return error("complex attribute must be a complex type.");
        };
        let Some(part) = ty.element_type().dyn_cast::<FloatType<'_>>() else {
            return error("element type of the complex attribute must be float like type.");
        };
        if real.semantics() != part.semantics() {
            return error("type doesn't match the type implied by its `real` value");
        }
        if imag.semantics() != part.semantics() {
            return error("type doesn't match the type implied by its `imag` value");
        }
        Ok(())
    }
}

impl<'c> AttrAssembly<'c> for NumberAttr<'c> {
    fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
        p.parse_less()?;
        p.parse_colon()?;
        let at = p.offset();
        let part = p.parse_type()?;
        let real = p.parse_float(FloatSemantics::F64)?;
        p.parse_comma()?;
        let imag = p.parse_float(FloatSemantics::F64)?;
        p.parse_greater()?;
        let ctx = p.ctx();
        // Upstream fails an assertion here.
        if !ctx.type_ref(part).isa::<FloatType<'_>>() {
            let text = "element type of the complex attribute must be float like type.";
            return Err(p.custom_error_at(at, text));
        }
        let ty = ComplexType::get(ctx, part);
        let attr = NumberAttr::get_checked(Location::UNKNOWN, ty, real.to_f64(), imag.to_f64());
        p.checked(at, attr)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<:");
        p.print_type(part_type(self.ty()));
        p.write(" ");
        Parameter::print(self.real(), p);
        p.write(", ");
        Parameter::print(self.imag(), p);
        p.write(">");
    }
}

/// The type of an integer or float attribute.
fn number_type(attr: AttrRef<'_>) -> Option<TypeRef<'_>> {
    let is_number = attr.isa::<FloatAttr<'_>>() || attr.isa::<IntegerAttr<'_>>();
    attr.dyn_cast::<TypedAttr<'_>>().filter(|_| is_number).map(|typed| typed.ty())
}

impl<'ir> Verify<'ir> for ConstantOp<'ir> {
    fn verify(self) -> VerifyResult {
        let parts = self.property_as::<ArrayAttr<'_>>(Self::VALUE);
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
        let part = part_type(self.complex().untyped_ty());
        if real == part && imaginary == part {
            return Ok(());
        }
        Err(self.op_error(format!(
            "requires attribute's element types ('{real}', '{imaginary}') to match the element \
             type of the op's return type ('{part}')"
        )))
    }
}

/// The total bit width of `ty` and whether it is complex; `None` for other types.
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
