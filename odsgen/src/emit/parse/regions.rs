//! What regions are given that their text may leave out: a block, and a terminator.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emitter;
use crate::emit::ident;
use crate::model::TraitKind;

impl<'r> Emitter<'_, '_, '_, 'r> {
    /// Gives a region that was read what it lacks. Those that a directive by hand reads, and those that are not there,
    /// stay as they are.
    pub(super) fn complete_region(&self, region: &Ident) -> TokenStream {
        match self.implicit_terminator() {
            Some(terminator) => {
                let terminator = self.context.host.path(terminator, (self.op.record, "traits"));
                quote!(p.ensure_terminator::<#terminator>(#region);)
            }
            None if self.op.has_trait("SingleBlock") => quote!(p.ensure_block(#region);),
            None => quote!(),
        }
    }

    /// As [`complete_region`](Self::complete_region), of a region that may not be there.
    pub(super) fn complete_optional_region(&self, region: &Ident) -> TokenStream {
        let complete = self.complete_region(region);
        if complete.is_empty() {
            complete
        } else {
            quote!(if let Some(#region) = #region { #complete })
        }
    }

    /// As [`complete_region`](Self::complete_region), of a list.
    pub(super) fn complete_regions(&self, regions: &Ident) -> TokenStream {
        let region = ident("region");
        let complete = self.complete_region(&region);
        if complete.is_empty() { complete } else { quote!(for &#region in &#regions { #complete }) }
    }

    /// The terminator that a block gets if it has none.
    fn implicit_terminator(&self) -> Option<&'r str> {
        self.op.traits.iter().find_map(|entry| match entry.kind {
            TraitKind::Native { name, .. } => {
                name.strip_prefix("SingleBlockImplicitTerminator<")?.strip_suffix('>')
            }
            _ => None,
        })
    }
}
