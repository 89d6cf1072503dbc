//! Constants and their names.

use ods_runtime::hooks::AttrAssembly;
use ods_runtime::rt;

use super::generated::smt::*;
use crate::prelude::*;

/// The decimal text of a signed number.
fn signed(value: &rt::ApInt) -> String {
    let mut text = String::new();
    value.write_signed(&mut text);
    text
}

impl<'ir> CustomAssembly<'ir> for IntConstantOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        let value = p.parse_ap_int()?;
        let ty = IntegerType::get_unsigned(ctx, value.width());
        state.add_property(p.ctx(), Self::VALUE, IntegerAttr::from_ap_int(ctx, ty, value));
        p.parse_optional_attr_dict(state)?;
        state.add_type(IntType::get(ctx).handle());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(&format!(" {}", signed(&self.value())));
        p.print_optional_attr_dict(*self, &[Self::VALUE]);
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for IntConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name((*self).result(0), &format!("c{}", signed(&self.value())));
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for BoolConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name((*self).result(0), if self.value() { "true" } else { "false" });
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for BVConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        let value = self.value().value();
        let name = format!("c{}_bv{}", signed(value), value.width());
        set_name((*self).result(0), &name);
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for DeclareFunOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name((*self).result(0), self.name_prefix().unwrap_or_default());
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for BVConstantOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![inputs.view::<Self>().value().ty()])
    }
}

impl BitVectorAttrVerify for BitVectorAttr<'_> {
    fn verify(_ctx: &Context, at: rt::Location, value: &rt::ApInt) -> VerifyResult {
        match value.width() {
            0 => Err(Diagnostic::error(at, "bit-width must be at least 1, but got 0")),
            _ => Ok(()),
        }
    }
}

impl<'c> TypedAttrTrait<'c> for BitVectorAttr<'c> {
    fn ty(self) -> TypeRef<'c> {
        *BitVectorType::get((*self).ctx(), i64::from(self.value().width()))
    }
}

impl<'c> AttrAssembly<'c> for BitVectorAttr<'c> {
    fn parse(p: &mut Parser<'c>, ty: Option<Type>) -> ParseResult<Self> {
        let at = p.offset();
        p.parse_less()?;
        let value = p.parse_ap_int()?;
        p.parse_greater()?;
        let vector = ty.and_then(|ty| p.type_ref(ty).dyn_cast::<BitVectorType<'_>>());
        let width = vector.and_then(|it| u32::try_from(it.width()).ok());
        let (Some(vector), Some(width)) = (vector, width) else {
            return Err(p.custom_error_at(at, "explicit bit-vector type required"));
        };
        let needed =
            if value.is_negative() { value.significant_bits() } else { value.active_bits() };
        if width < value.width() && width < needed {
            let message =
                format!("integer value out of range for given bit-vector type '{}'", *vector);
            return Err(p.custom_error_at(at, message));
        }
        Ok(BitVectorAttr::get(p.ctx(), &value.sext_or_trunc(width)))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write(&format!("<{}>", signed(self.value())));
    }
}
