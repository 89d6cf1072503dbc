//! Interfaces of dialects: traits whose objects a context keeps.

use quote::quote;

use super::super::ident;
use super::method::{self, argument_placeholders, params, returns};
use super::{Names, path};
use crate::emit::host::Host;
use crate::emit::{Item, docs};
use crate::model::Interface;

pub(super) fn items<'r>(interface: &Interface<'r>, host: &Host<'r>) -> Vec<Item> {
    let names = Names { lifetime_name: "'_", ..Names::new(interface.kind) };
    let name = ident(interface.name);
    let doc = docs::attributes(&docs::text(
        "",
        interface.description,
        &format!("What dialects implement to have `{name}`."),
    ));
    let bases = interface.bases.iter().map(|base| {
        let path = path(base, "", host);
        quote!(+ #path)
    });
    let methods = interface.methods.iter().map(|method| {
        let doc = method::doc(method);
        let (name, params, returns) =
            (ident(&method.name), params(&names, method, host), returns(&names, method, host));
        match method.default_body.or(method.body) {
            None => quote!(#doc fn #name(&self, #(#params),*) #returns;),
            Some(body) => {
                let mut substitutions = vec![("_self", quote!(self))];
                substitutions.extend(argument_placeholders(method));
                let body = host.block(body, &substitutions);
                quote!(#doc fn #name(&self, #(#params),*) #returns { #body })
            }
        }
    });
    let extra = [interface.extra_class, interface.extra_shared, interface.extra_trait]
        .into_iter()
        .flatten()
        .map(|fragment| host.trait_items(fragment, &[("_self", quote!(self))]));
    vec![Item::section(quote! {
        #doc
        pub trait #name: Send + Sync #(#bases)* {
            #(#methods)*
            #(#extra)*
        }
    })]
}
