//! Implementations of interfaces in generated code.

use proc_macro2::TokenStream;
use quote::quote;

use super::method::{head, in_method};
use super::{Item, class, ident, lifetime};
use crate::plan::interface_impl::{ForwardedMethod, Forwarding, Implementation, ModelImpl};

pub(super) fn items(implementations: &[Implementation], view: &str) -> Vec<Item> {
    let items = implementations.iter().flat_map(|implementation| {
        let forwarding = implementation.forwarding.as_ref().map(|it| forwarding_impl(it, view));
        let model = implementation.model.as_ref().map(|it| model_impl(it, view));
        forwarding.into_iter().chain(model)
    });
    items.collect()
}

/// The interface tables of a type or attribute.
pub(super) fn tables(implementations: &[Implementation], view: &str) -> Vec<TokenStream> {
    let view = class(view);
    let tables = implementations.iter().map(|implementation| {
        let table = &implementation.table;
        quote!(rt::interface(&#table::of::<#view>()))
    });
    tables.collect()
}

/// The implementation by members of the view.
fn forwarding_impl(forwarding: &Forwarding, view: &str) -> Item {
    let methods = forwarding.methods.iter().map(|method| {
        let (head, body) = (head(&method.method), forwarded(method, view));
        quote!(#head { #body })
    });
    let (methods, view): (Vec<_>, _) = (methods.collect(), class(view));
    let (path, life) = (&forwarding.trait_path, lifetime(forwarding.lifetime));
    Item::part(quote!(impl<#life> #path<#life> for #view<#life> { #(#methods)* }))
}

/// The body of a method that forwards to a member of `view`.
pub(crate) fn forwarded(method: &ForwardedMethod, view: &str) -> TokenStream {
    let (view, member) = (class(view), ident(&method.member));
    let mut args = method.method.params.iter().map(|(_, name, _)| ident(name));
    if method.is_setter {
        let (ir, op) = (args.next(), args.next());
        return quote!(#ir.edit::<#view>(#op).#member(#(#args),*););
    }
    // Inherent members take precedence over trait members.
    let receiver = if method.method.is_static { quote!() } else { quote!(self,) };
    let mut call = quote!(#view::#member(#receiver #(#args),*));
    let returns_option = method.method.returns.as_ref().is_some_and(|returns| returns.is_option());
    // The accessor of a required attribute may implement a method that returns an optional one.
    let may_convert = method.is_cpp || returns_option && !method.is_optional;
    if may_convert && method.untyped.is_none() && method.number.is_none() {
        let name = member.to_string();
        return quote!(rt::forward(#call, #name));
    }
    if let Some(ty) = method.untyped.as_ref().filter(|_| returns_option) {
        let untyped = quote!({ let it: &#ty = &it; *it });
        return match method.is_optional {
            true => quote!(#call.map(|it| #untyped)),
            false => quote!(let it = #call; Some(#untyped)),
        };
    }
    if method.is_optional {
        let message = format!("`{member}` is present");
        call.extend(quote!(.expect(#message)));
    }
    if let Some(ty) = &method.number {
        return quote!(#call as #ty);
    }
    match &method.untyped {
        Some(ty) => quote!(let it: &#ty = &#call; *it),
        None => call,
    }
}

/// The final methods of an interface.
fn model_impl(model: &ModelImpl, view: &str) -> Item {
    let view = class(view);
    let methods = model.methods.iter().map(|(method, body)| {
        let (head, body) = (head(method), body.tokens(&in_method(method)));
        quote!(#head { #body })
    });
    let methods: Vec<_> = methods.collect();
    let (path, life) = (&model.trait_path, lifetime(model.lifetime));
    Item::part(quote!(impl<#life> #path<#life> for #view<#life> { #(#methods)* }))
}
