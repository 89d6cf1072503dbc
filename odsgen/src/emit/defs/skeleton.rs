//! Skeletons of the hooks that attributes and types ask for.

use proc_macro2::TokenStream;
use quote::quote;

use super::kind::Kind;
use super::{PlainEnum, parse, print};
use crate::emit::Item;
use crate::emit::custom::Customs;
use crate::emit::host::Host;
use crate::emit::skeleton::Skeleton;
use crate::emit::{implemented, members::names};
use crate::format;
use crate::model::{Def, DefKind, Model, Result};

/// The hooks of one definition, with the directives of its format added to `customs`.
pub(in crate::emit) fn of_def<'r>(
    def: &Def<'r>,
    model: &Model<'r>,
    host: &Host<'r>,
    customs: &mut Customs,
) -> Result<Vec<Skeleton>> {
    if PlainEnum::of(def, model).is_some() {
        return Ok(Vec::new());
    }
    let kind = Kind::new(def, model, host);
    let view = &kind.view;
    let mut members = kind.constructors();
    members.extend(kind.accessors());
    // Formats that are wrong have been told of.
    if let Some(Ok(format)) = def.format.map(|text| format::defs::parse(def, text)) {
        members.push(parse::function(&kind, &format, customs));
        members.push(print::function(&kind, &format, customs));
    }
    members.extend(def.extra_declaration.map(|extra| host.impl_items(extra, &[])));
    let mut list = Vec::new();
    if def.custom_assembly {
        let (hook, ty) = match def.kind {
            DefKind::Type => (quote!(TypeAssembly), quote!()),
            DefKind::Attr => (quote!(AttrAssembly), quote!(, ty: Option<rt::Type>)),
        };
        let tokens = quote! {
            impl<'c> rt::hooks::#hook<'c> for #view<'c> {
                fn parse(p: &mut rt::Parser<'c> #ty) -> rt::ParseResult<Self> { todo!() }
                fn print(self, p: &mut rt::AsmWriter<'c>) { todo!() }
            }
        };
        list.push(Skeleton { hook: hook.to_string(), of: view.to_string(), tokens });
    }
    list.extend(kind.hooks().into_iter().filter_map(|item| filled(item, view)));
    for (hook, tokens) in implemented::skeletons(&def.traits, view, &names(members), host)? {
        list.push(Skeleton { hook, of: view.to_string(), tokens });
    }
    Ok(list)
}

/// An implementation of the trait `item`, whose functions have no bodies, for the view `of`; `None` if it is no trait.
fn filled(item: Item, of: &proc_macro2::Ident) -> Option<Skeleton> {
    let hook: syn::ItemTrait = syn::parse2(item.into_tokens()).ok()?;
    let name = &hook.ident;
    let items: TokenStream = hook
        .items
        .iter()
        .filter_map(|item| match item {
            syn::TraitItem::Fn(function) => {
                let head = &function.sig;
                Some(quote!(#head { todo!() }))
            }
            _ => None,
        })
        .collect();
    let tokens = if hook.generics.params.is_empty() {
        quote!(impl #name for #of<'_> { #items })
    } else {
        quote!(impl<'c> #name<'c> for #of<'c> { #items })
    };
    Some(Skeleton { hook: name.to_string(), of: of.to_string(), tokens })
}
