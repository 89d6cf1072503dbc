//! Conversion to symbol references.

use crate::core::attrs::{Attribute, StringAttr};
use crate::core::context::Context;
use crate::kinds::attrs::{FlatSymbolRefAttr, SymbolRefAttr};

/// A symbol reference or name. Builders of calls take it instead of upstream's overloads.
pub trait ToSymbolRef {
    /// The reference.
    fn to_symbol_ref(&self, ctx: &Context) -> Attribute;
}

impl ToSymbolRef for &str {
    fn to_symbol_ref(&self, ctx: &Context) -> Attribute {
        FlatSymbolRefAttr::get(ctx, self).into()
    }
}

impl ToSymbolRef for &String {
    fn to_symbol_ref(&self, ctx: &Context) -> Attribute {
        self.as_str().to_symbol_ref(ctx)
    }
}

impl ToSymbolRef for StringAttr<'_> {
    fn to_symbol_ref(&self, ctx: &Context) -> Attribute {
        FlatSymbolRefAttr::get(ctx, self.value()).into()
    }
}

impl ToSymbolRef for SymbolRefAttr<'_> {
    fn to_symbol_ref(&self, _ctx: &Context) -> Attribute {
        (*self).into()
    }
}

impl ToSymbolRef for FlatSymbolRefAttr<'_> {
    fn to_symbol_ref(&self, _ctx: &Context) -> Attribute {
        (*self).into()
    }
}
