//! Methods of interfaces.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::ident;
use crate::fragment::Placeholders;
use crate::plan::interface::Method;

/// `fn name(self, parameters) -> type`
pub(crate) fn head(method: &Method) -> TokenStream {
    let (params, returns) = (params(method), returns(method));
    let receiver = if method.is_static { quote!() } else { quote!(self,) };
    let name = ident(&method.name);
    quote!(fn #name(#receiver #(#params),*) #returns)
}

/// The parameters with their types.
pub(super) fn params(method: &Method) -> Vec<TokenStream> {
    let params = method.params.iter().map(|(_, name, ty)| {
        let name = ident(name);
        quote!(#name: #ty)
    });
    params.collect()
}

/// The names of the parameters.
pub(super) fn args(method: &Method) -> Vec<Ident> {
    method.params.iter().map(|(_, name, _)| ident(name)).collect()
}

/// `-> type`; empty for `()`.
pub(super) fn returns(method: &Method) -> TokenStream {
    method.returns.as_ref().map_or_else(TokenStream::new, |ty| quote!(-> #ty))
}

/// The replacements of placeholders in the body of a method.
pub(super) fn in_method(method: &Method) -> Placeholders {
    let instance = ["_op", "_type", "_attr", "_self"].map(|name| (name, quote!(self)));
    let args = method.params.iter().map(|(symbol, name, _)| {
        let name = ident(name);
        (symbol.as_str(), quote!(#name))
    });
    Placeholders::new(instance.into_iter().chain(args))
}
