//! What can be given where a symbol is referred to.

use crate::core::attrs::{Attribute, StringAttr};
use crate::core::context::Context;
use crate::kinds::attrs::{FlatSymbolRefAttr, SymbolRefAttr};

/// A reference to a symbol, or its name: what builders of calls take for upstream's overloads.
pub trait ToSymbolRef {
    /// The reference.
    fn to_symbol_ref(&self, ctx: &Context) -> Attribute;
}

impl ToSymbolRef for &str {
    fn to_symbol_ref(&self, ctx: &Context) -> Attribute {
        FlatSymbolRefAttr::get(ctx, self).into()
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
