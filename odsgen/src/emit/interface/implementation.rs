//! What implements an interface for a definition that lists it.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rustc_hash::FxHashSet;

use super::super::ident;
use super::method::{argument_names, argument_placeholders, head};
use super::{Names, path};
use crate::emit::Item;
use crate::emit::host::Host;
use crate::model::{Interface, InterfaceMethod};

/// The methods whose bodies are not to be replaced, for one operation, type or attribute that has the interface.
pub(in crate::emit) fn model_impl(
    interface: &Interface<'_>,
    view: &Ident,
    host: &Host<'_>,
) -> Option<Item> {
    // Few interfaces have any, and there are many operations.
    if interface.methods.iter().all(|method| method.body.is_none()) {
        return None;
    }
    let names = Names::new(interface.kind);
    let methods: Vec<_> = interface
        .methods
        .iter()
        .filter_map(|method| {
            let body = method.body?;
            let mut substitutions = names.instance(quote!(self));
            substitutions.extend(argument_placeholders(method));
            let body = host.block(body, &substitutions);
            let head = head(interface.kind, method, host);
            Some(quote!(#head { #body }))
        })
        .collect();
    let (path, lifetime) = (path(interface, "Model", host), &names.lifetime);
    Some(Item::part(quote!(impl<#lifetime> #path<#lifetime> for #view<#lifetime> { #(#methods)* })))
}

/// The implementation by members that the view has already, for a definition that lists the interface without asking
/// for its methods to be written. `None` if the author has to write it.
pub(in crate::emit) fn forwarding_impl(
    interface: &Interface<'_>,
    view: &Ident,
    members: &FxHashSet<String>,
    host: &Host<'_>,
) -> Option<Item> {
    let names = Names::new(interface.kind);
    let replaceable = || interface.methods.iter().filter(|method| method.body.is_none());
    let lacks = |method: &InterfaceMethod<'_>| member_for(method, members).is_none();
    if replaceable().any(|method| method.is_required() && lacks(method)) {
        return None;
    }
    let methods = replaceable().filter_map(|method| {
        let member = ident(member_for(method, members)?);
        let (head, args) = (head(interface.kind, method, host), argument_names(method));
        // Members of the type itself come before those of its traits.
        let receiver = if method.is_static { quote!() } else { quote!(self,) };
        let call = quote!(#view::#member(#receiver #(#args),*));
        let body = match method.return_type {
            // The accessor may have a view of one kind.
            "Type" | "Attribute" => {
                let ty =
                    host.ty(method.return_type, names.lifetime_name, (method.record, "returnType"));
                quote!(let it: &#ty = &#call; *it)
            }
            _ => call,
        };
        Some(quote!(#head { #body }))
    });
    let methods: Vec<_> = methods.collect();
    let (path, lifetime) = (path(interface, "Trait", host), &names.lifetime);
    Some(Item::part(quote!(impl<#lifetime> #path<#lifetime> for #view<#lifetime> { #(#methods)* })))
}

/// The member that is the method: the one of that name, or the accessor of an attribute that needs no `_attr` to tell it
/// from that of its value.
pub(in crate::emit) fn member_for<'a>(
    method: &'a InterfaceMethod<'_>,
    members: &FxHashSet<String>,
) -> Option<&'a str> {
    [Some(method.name.as_str()), method.name.strip_suffix("_attr")]
        .into_iter()
        .flatten()
        .find(|name| members.contains(*name))
}

/// An implementation to be filled in: the methods without a default, and those that the definition asks for.
pub(in crate::emit) fn skeleton(
    interface: &Interface<'_>,
    overridden: &[&str],
    view: &Ident,
    host: &Host<'_>,
) -> TokenStream {
    let names = Names::new(interface.kind);
    let methods = interface
        .methods
        .iter()
        .filter(|method| method.is_required() || overridden.contains(&method.symbol))
        .map(|method| {
            let head = head(interface.kind, method, host);
            quote!(#head { todo!() })
        });
    let (path, lifetime) = (path(interface, "Trait", host), &names.lifetime);
    quote!(impl<#lifetime> #path<#lifetime> for #view<#lifetime> { #(#methods)* })
}
