//! The dialect `index`: arithmetic on `index`.

mod canonicalize;
mod fold;
mod ranges;

generated!("index.rs");

pub use self::generated::index::*;

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::interfaces::{CastOpInterfaceTrait, OpAsmOpInterfaceTrait, SetNameFn};
use ods_runtime::types::TypeRef;

/// Whether exactly one of the two types is `index`.
fn is_cast(inputs: &[TypeRef<'_>], outputs: &[TypeRef<'_>]) -> bool {
    matches!((inputs, outputs), ([input], [output]) if input.is_index() != output.is_index())
}

impl<'ir> CastOpInterfaceTrait<'ir> for CastSOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        is_cast(inputs, outputs)
    }
}

impl<'ir> CastOpInterfaceTrait<'ir> for CastUOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        is_cast(inputs, outputs)
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        if let Some(value) = self.property_as::<IntegerAttr<'_>>(Self::VALUE) {
            let mut name = String::from("idx");
            value.value().write_signed(&mut name);
            set_name(*self.result(), &name);
        }
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for BoolConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        if let Some(value) = self.property_as::<IntegerAttr<'_>>(Self::VALUE) {
            set_name(*self.result(), if value.value().is_zero() { "false" } else { "true" });
        }
    }
}
