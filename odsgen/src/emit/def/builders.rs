//! `get`, `get_checked`, and listed builders.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{docs, ident};
use super::{Emitter, shape};
use crate::fragment::Placeholders;
use crate::model::DefKind;
use crate::plan::def::builder::ListedDefBuilder;

impl Emitter<'_, '_> {
    pub(super) fn builders(&self) -> Vec<TokenStream> {
        let def = self.def;
        let mut members = if def.params.is_empty() && !def.storage.is_custom() {
            let doc = docs::attributes(match def.kind {
                DefKind::Type => "The unique instance of the type.",
                DefKind::Attr => "The unique instance of the attribute.",
            });
            let (view, kind, storage) = (&self.view, &self.names.kind, &self.storage);
            vec![quote! {
                #doc
                pub fn get(ctx: &'c rt::Context) -> Self {
                    <#view<'c> as rt::#kind<'c>>::intern(ctx, #storage)
                }
            }]
        } else {
            self.default_builders()
        };
        members.extend(def.builders.listed.iter().flat_map(|it| self.listed(it)));
        members
    }

    fn default_builders(&self) -> Vec<TokenStream> {
        let def = self.def;
        let has_hook = def.builders.listed.iter().any(|it| it.body.is_none());
        let visibility = match def.builders.is_default_public {
            true => quote!(pub),
            // Custom builders call it.
            false if has_hook => quote!(pub(crate)),
            false => quote!(),
        };
        let (get, get_checked) = (ident(def.builders.get), ident(def.builders.get_checked));
        let keys = || def.keys().map(|index| &def.params[index]);
        let params: Vec<TokenStream> = keys()
            .map(|param| {
                let (name, ty) = (ident(&param.variable), param.shape.input());
                quote!(#name: #ty)
            })
            .collect();
        let args: Vec<TokenStream> = keys()
            .map(|param| {
                let name = ident(&param.variable);
                shape::raw_of_input(&param.shape, &quote!(#name))
            })
            .collect();
        let what = match def.kind {
            DefKind::Type => "The type with these parameters.",
            DefKind::Attr => "The attribute with these parameters.",
        };
        let text = if def.is_verified {
            format!("{what}\n\n# Panics\n\nIn debug builds, if the parameters are invalid.")
        } else {
            what.to_owned()
        };
        let doc = docs::attributes(&text);
        let mut members = vec![quote! {
            #doc
            #[track_caller]
            #visibility fn #get(ctx: &'c rt::Context, #(#params),*) -> Self {
                Self::unique(ctx, #(#args),*)
            }
        }];
        if def.is_verified {
            let doc = docs::attributes(&format!(
                "{what}\n\n# Errors\n\nIf the parameters are invalid. The error has the location `at`."
            ));
            members.push(quote! {
                #doc
                #[track_caller]
                #visibility fn #get_checked(
                    ctx: &'c rt::Context,
                    at: rt::Location,
                    #(#params),*
                ) -> Result<Self, rt::Diagnostic> {
                    Self::unique_checked(ctx, at, #(#args),*)
                }
            });
        }
        members
    }

    /// A listed builder and its short forms.
    fn listed(&self, builder: &ListedDefBuilder) -> Vec<TokenStream> {
        let def = self.def;
        let list = listed_params(builder);
        let names: Vec<_> = builder.params.iter().map(|(name, _)| ident(name)).collect();
        let ctx = context_param(builder);
        let pass = builder.takes_context.then(|| quote!(ctx,));
        let output = output(builder);
        let name = ident(&builder.name);
        let what = match def.kind {
            DefKind::Type => "Creates the type from other values.",
            DefKind::Attr => "Creates the attribute from other values.",
        };
        let doc = docs::attributes(what);
        let get = ident(def.builders.get);
        let of_ctx = || [("_ctxt", quote!(ctx)), ("_builder", quote!(ctx))];
        let body = match &builder.body {
            Some(body) => {
                let with = of_ctx().into_iter().chain([("_get", quote!(Self::#get))]);
                body.tokens(&Placeholders::new(with))
            }
            None => {
                let (hook, view) = (ident(def.builders_hook()), &self.view);
                quote!(<#view<'c> as #hook<'c>>::#name(#pass #(#names),*))
            }
        };
        let mut members = vec![quote! {
            #doc
            #[track_caller]
            pub fn #name(#ctx #(#list),*) -> #output { #body }
        }];
        let checked_body =
            builder.body.as_ref().filter(|_| def.is_verified && builder.returns.is_none());
        if let Some(body) = checked_body {
            let (get_checked, at) = (ident(def.builders.get_checked), ident("at"));
            let with = Placeholders::new(of_ctx());
            let body = body.tokens_with_argument("_get", &get_checked, &at, &with);
            let name = ident(&builder.checked_name);
            let doc = docs::attributes(&format!(
                "{what}\n\n# Errors\n\nIf the parameters are invalid. The error has the location `at`."
            ));
            members.push(quote! {
                #doc
                #[track_caller]
                pub fn #name(
                    #ctx
                    at: rt::Location,
                    #(#list),*
                ) -> Result<#output, rt::Diagnostic> {
                    #body
                }
            });
        }
        if let Some(short) = &builder.short {
            let with = Placeholders::new(of_ctx());
            let defaults = short.defaults.iter().map(|default| default.tokens(&with));
            let defaults: Vec<_> = defaults.collect();
            let (list, given) = (&list[..short.count], &names[..short.count]);
            let doc = docs::attributes(&format!(
                "[`{name}`](Self::{name}) with default values for the other parameters."
            ));
            let short = ident(&short.name);
            members.push(quote! {
                #doc
                #[track_caller]
                pub fn #short(#ctx #(#list),*) -> #output {
                    Self::#name(#pass #(#given,)* #(#defaults),*)
                }
            });
            if checked_body.is_some() {
                let name = ident(&builder.checked_name);
                let doc = docs::attributes(&format!(
                    "[`{name}`](Self::{name}) with default values for the other parameters.\n\n# Errors\n\nIf the parameters are invalid. The error has the location `at`."
                ));
                let short = ident(&builder.short_checked_name);
                members.push(quote! {
                    #doc
                    #[track_caller]
                    pub fn #short(
                        #ctx
                        at: rt::Location,
                        #(#list),*
                    ) -> Result<#output, rt::Diagnostic> {
                        Self::#name(#pass at, #(#given,)* #(#defaults),*)
                    }
                });
            }
        }
        members
    }
}

/// The parameters of a listed builder, without the context.
pub(super) fn listed_params(builder: &ListedDefBuilder) -> Vec<TokenStream> {
    let params = builder.params.iter().map(|(name, ty)| {
        let name = ident(name);
        quote!(#name: #ty)
    });
    params.collect()
}

/// The context parameter of a listed builder, if any.
pub(super) fn context_param(builder: &ListedDefBuilder) -> Option<TokenStream> {
    builder.takes_context.then(|| quote!(ctx: &'c rt::Context,))
}

/// The return type of a listed builder.
pub(super) fn output(builder: &ListedDefBuilder) -> TokenStream {
    builder.returns.as_ref().map_or_else(|| quote!(Self), |ty| quote!(#ty))
}
