//! Globals.

use ods_runtime::symbol::SymbolTables;

use super::types::is_supported;
use super::{
    ArrayType, EmitCDialect, EmitCFieldOpTypeAndInitialValueDirective,
    EmitCGlobalOpTypeAndInitialValueDirective, GetGlobalOp, GlobalOp, LValueType, OpaqueAttr,
};
use crate::prelude::*;

/// The type of initial values: a tensor for an array.
fn initial_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    match ty.dyn_cast::<ArrayType<'_>>() {
        Some(array) => {
            *RankedTensorType::get(ty.ctx(), array.shape(), array.element_type().handle())
        }
        None => ty,
    }
}

fn parse_type_and_value<'c>(
    p: &mut OpParser<'c>,
) -> ParseResult<(TypeAttr<'c>, Option<Attribute>)> {
    let ty = p.parse_type()?;
    let attr = TypeAttr::get(p.ctx(), ty);
    if !p.parse_optional_equal()? {
        return Ok((attr, None));
    }
    let initial = initial_type(p.type_ref(ty)).handle();
    let value = p.parse_attribute(Some(initial))?;
    let view = p.attr_ref(value);
    let accepted = view.isa::<ElementsAttr<'_>>()
        || view.isa::<IntegerAttr<'_>>()
        || view.isa::<FloatAttr<'_>>()
        || view.isa::<OpaqueAttr<'_>>();
    if !accepted {
        let message = "initial value should be a integer, float, elements or opaque attribute";
        return Err(p.custom_error_at(p.name_loc(), message));
    }
    Ok((attr, Some(value)))
}

fn print_type_and_value<'ir>(
    p: &mut OpPrinter<'ir>,
    ty: TypeAttr<'ir>,
    value: Option<AttrRef<'ir>>,
) {
    p.print_attribute(ty);
    if let Some(value) = value {
        p.write(" = ");
        p.print_attribute_without_type(value);
    }
}

impl EmitCGlobalOpTypeAndInitialValueDirective for EmitCDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(TypeAttr<'c>, Option<Attribute>)> {
        parse_type_and_value(p)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        ty: TypeAttr<'ir>,
        value: Option<AttrRef<'ir>>,
    ) {
        print_type_and_value(p, ty, value);
    }
}

impl EmitCFieldOpTypeAndInitialValueDirective for EmitCDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(TypeAttr<'c>, Option<Attribute>)> {
        parse_type_and_value(p)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        ty: TypeAttr<'ir>,
        value: Option<AttrRef<'ir>>,
    ) {
        print_type_and_value(p, ty, value);
    }
}

impl<'ir> Verify<'ir> for GlobalOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.type_();
        if !is_supported(ty) {
            return Err(self.op_error("expected valid emitc type"));
        }
        if let Some(value) = self.initial_value() {
            self.verify_initial(ty, value)?;
        }
        if self.static_specifier() && self.extern_specifier() {
            return Err(self.op_error("cannot have both static and extern specifiers"));
        }
        Ok(())
    }
}

impl<'ir> GlobalOp<'ir> {
    fn verify_initial(self, ty: TypeRef<'ir>, value: AttrRef<'ir>) -> VerifyResult {
        let (expected, actual) = if let Some(elements) = value.dyn_cast::<ElementsAttr<'_>>() {
            if !ty.isa::<ArrayType<'_>>() {
                return Err(self.op_error(format!("expected array type, but got '{ty}'")));
            }
            (initial_type(ty), *elements.ty())
        } else if let Some(number) = value.dyn_cast::<IntegerAttr<'_>>() {
            (ty, number.ty())
        } else if let Some(number) = value.dyn_cast::<FloatAttr<'_>>() {
            (ty, number.ty())
        } else if value.isa::<OpaqueAttr<'_>>() {
            return Ok(());
        } else {
            return Err(self.op_error(format!(
                "initial value should be a integer, float, elements or opaque attribute, but got \
                 {value}"
            )));
        };
        if expected == actual {
            return Ok(());
        }
        Err(self.op_error(format!(
            "initial value expected to be of type '{ty}', but was of type '{actual}'"
        )))
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GetGlobalOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let name = self.name();
        let symbol = FlatSymbolRefAttr::get((*self).ctx(), name);
        let definition = tables.lookup_nearest(*self, **symbol);
        let Some(global) = definition.and_then(|definition| definition.dyn_cast::<GlobalOp<'_>>())
        else {
            return Err(self.op_error(format!("'{name}' does not reference a valid emitc.global")));
        };
        let (ty, result) = (global.type_(), (*self).result(0).ty());
        if ty.isa::<ArrayType<'_>>() {
            if ty == result {
                return Ok(());
            }
            return Err(self.op_error(format!(
                "on array type expects result type '{result}' to match type '{ty}' of the global \
                 @{name}"
            )));
        }
        let Some(lvalue) = result.dyn_cast::<LValueType<'_>>() else {
            return Err(self.op_error(format!(
                "on non-array type expects result type to be an lvalue type for the global \
                 @{name}"
            )));
        };
        let inner = lvalue.value_type();
        if inner == ty {
            return Ok(());
        }
        Err(self.op_error(format!(
            "on non-array type expects result inner type '{inner}' to match type '{ty}' of the \
             global @{name}"
        )))
    }
}
