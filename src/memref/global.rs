//! Global variables.

use ods_runtime::OpRef;
use ods_runtime::attrs::{AttrRef, Attribute, ElementsAttr, TypeAttr, UnitAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::Verify;
use ods_runtime::interfaces::SymbolUserOpInterfaceTrait;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{MemRefType, RankedTensorType, ShapedType, TypeRef};

use super::num_dynamic_dims;
use crate::memref::{
    GetGlobalOp, GlobalMemrefOpTypeAndInitialValueDirective, GlobalOp, MemRefDialect,
};

/// The memref type, if its shape is static, which globals require.
fn global_type(ty: TypeRef<'_>) -> Option<MemRefType<'_>> {
    ty.dyn_cast::<MemRefType<'_>>().filter(|ty| num_dynamic_dims(*ty) == 0)
}

impl GlobalMemrefOpTypeAndInitialValueDirective for MemRefDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(TypeAttr<'c>, Option<Attribute>)> {
        let ty = p.parse_type()?;
        let ty = p.ctx().type_ref(ty);
        let Some(memref) = global_type(ty) else {
            let message = format!("type should be static shaped memref, but got '{ty}'");
            return Err(p.custom_error_at(p.name_loc(), message));
        };
        let attr = TypeAttr::get(p.ctx(), ty.handle());
        if !p.parse_optional_equal()? {
            return Ok((attr, None));
        }
        if p.parse_optional_keyword("uninitialized")? {
            return Ok((attr, Some(UnitAttr::get(p.ctx()).into())));
        }
        let tensor = RankedTensorType::get(p.ctx(), memref.shape(), memref.element_type().handle());
        let value = p.parse_attribute(Some(tensor.into()))?;
        if !p.ctx().attr_ref(value).isa::<ElementsAttr<'_>>() {
            let message = "initial value should be a unit or elements attribute";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        Ok((attr, Some(value)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        ty: TypeAttr<'ir>,
        value: Option<AttrRef<'ir>>,
    ) {
        p.print_type(ty.value());
        let Some(value) = value else { return };
        p.write(" = ");
        if value.isa::<UnitAttr<'_>>() {
            p.write("uninitialized");
        } else {
            p.print_attribute_without_type(value);
        }
    }
}

impl<'ir> Verify<'ir> for GlobalOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.type_attr().value();
        let Some(memref) = global_type(ty) else {
            let message = format!("type should be static shaped memref, but got '{ty}'");
            return Err(self.op_error(message));
        };
        let Some(value) = self.initial_value().filter(|value| !value.isa::<UnitAttr<'_>>()) else {
            return Ok(());
        };
        let Some(elements) = value.dyn_cast::<ElementsAttr<'_>>() else {
            return Err(self.op_error(format!(
                "initial value should be a unit or elements attribute, but got {value}"
            )));
        };
        let Some(shaped) = elements.ty().dyn_cast::<ShapedType<'_>>() else { return Ok(()) };
        let (want, have) = (memref.element_type(), shaped.element_type());
        if want != have {
            return Err(self.op_error(format!(
                "initial value element expected to be of type '{want}', but was of type '{have}'"
            )));
        }
        let shape = shaped.shape().unwrap_or_default();
        if shape == memref.shape() {
            return Ok(());
        }
        let list = |shape: &[i64]| shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        Err(self.op_error(format!(
            "initial value shape expected to be {} but was {}",
            list(memref.shape()),
            list(shape)
        )))
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GetGlobalOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let name = self.name();
        let symbol = tables.lookup_nearest(*self, **self.name_attr());
        let Some(global) = symbol.and_then(|op| op.dyn_cast::<GlobalOp<'_>>()) else {
            return Err(self.op_error(format!("'{name}' does not reference a valid global memref")));
        };
        let (ty, expected) = (self.result().untyped_ty(), global.type_attr().value());
        if ty == expected {
            return Ok(());
        }
        Err(self.op_error(format!(
            "result type '{ty}' does not match type '{expected}' of the global memref @{name}"
        )))
    }
}
