//! Functions that make types and attributes.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::visit_mut::{self, VisitMut};

use super::super::ident;
use super::kind::Kind;
use crate::emit::{Item, docs};
use crate::model::{DefBuilder, DefKind, Fragment};

/// How `$_get` is spelled until its calls are completed.
const CHECKED: &str = "__get_checked";

impl<'r> Kind<'_, 'r> {
    /// `get`, `get_checked`, and what the definition lists.
    pub(super) fn builders(&self) -> Vec<TokenStream> {
        let def = self.def;
        if def.parameters.is_empty() && def.user_storage.is_none() {
            let (what, kind) = match def.kind {
                DefKind::Type => ("The type.", quote!(TypeKind)),
                DefKind::Attr => ("The attribute.", quote!(AttrKind)),
            };
            let (doc, view) = (docs::attributes(what), &self.view);
            let storage = format_ident!("{}Storage", def.class_name);
            let mut members = vec![quote! {
                #doc
                pub fn get(ctx: &'c rt::Context) -> Self {
                    <#view<'c> as rt::#kind<'c>>::intern(ctx, #storage)
                }
            }];
            members.extend(self.listed());
            return members;
        }
        let mut members = self.default_builders();
        members.extend(self.listed());
        members
    }

    /// Whether the functions that take all parameters are public.
    fn default_names(&self) -> (TokenStream, Ident, Ident) {
        if self.def.skip_default_builders {
            (quote!(), format_ident!("base_get"), format_ident!("base_get_checked"))
        } else {
            (quote!(pub), format_ident!("get"), format_ident!("get_checked"))
        }
    }

    fn default_builders(&self) -> Vec<TokenStream> {
        let (visibility, get, get_checked) = self.default_names();
        let keys: Vec<usize> = self.keys().collect();
        let params: Vec<TokenStream> = keys
            .iter()
            .map(|index| {
                let name = self.variable(*index);
                let ty = self.shapes[*index].input(self.parameter(*index).place, self.host);
                quote!(#name: #ty)
            })
            .collect();
        let args: Vec<TokenStream> = keys
            .iter()
            .map(|index| {
                let name = self.variable(*index);
                self.shapes[*index].raw_of_input(&quote!(#name))
            })
            .collect();
        let what = match self.def.kind {
            DefKind::Type => "The type with these parameters.",
            DefKind::Attr => "The attribute with these parameters.",
        };
        let text = if self.def.is_verified() {
            format!("{what}\n\n# Panics\n\nIn debug builds, when they are not allowed.")
        } else {
            what.to_owned()
        };
        let doc = docs::attributes(&text);
        let mut members = vec![quote! {
            #doc
            #visibility fn #get(ctx: &'c rt::Context, #(#params),*) -> Self {
                Self::unique(ctx, #(#args),*)
            }
        }];
        if self.def.is_verified() {
            let doc = docs::attributes(&format!(
                "{what}\n\n# Errors\n\nWhen they are not allowed; that is reported at `at`."
            ));
            members.push(quote! {
                #doc
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

    /// The name of a builder from the definition: after its parameters.
    fn listed_name(&self, builder: &DefBuilder<'r>, count: usize, prefix: &str) -> Ident {
        let first = self.def.builders.first().is_some_and(|it| it.record == builder.record);
        if first && self.def.skip_default_builders && count == builder.params.len() {
            return ident(prefix);
        }
        let names: Vec<_> =
            builder.params[..count].iter().map(|param| param.name.trim_end_matches('_')).collect();
        let suffix = if names.is_empty() { "nothing".to_owned() } else { names.join("_") };
        format_ident!("{prefix}_with_{suffix}")
    }

    fn listed(&self) -> Vec<TokenStream> {
        self.def.builders.iter().flat_map(|builder| self.listed_members(builder)).collect()
    }

    fn builder_params(&self, builder: &DefBuilder<'r>) -> Vec<(Ident, TokenStream)> {
        builder
            .params
            .iter()
            .map(|param| {
                let ty = if builder.infers_context {
                    self.host.ty(param.ty.text, "'c", (builder.record, "dagParams"))
                } else {
                    self.host.parameter_ty(param.ty)
                };
                (ident(&param.name), ty)
            })
            .collect()
    }

    fn listed_members(&self, builder: &DefBuilder<'r>) -> Vec<TokenStream> {
        let params = self.builder_params(builder);
        let list: Vec<_> = params.iter().map(|(name, ty)| quote!(#name: #ty)).collect();
        let names: Vec<_> = params.iter().map(|(name, _)| name).collect();
        let ctx = (!builder.infers_context).then(|| quote!(ctx: &'c rt::Context,));
        let pass = (!builder.infers_context).then(|| quote!(ctx,));
        let output = match builder.return_type {
            Some(ty) => self.host.ty(ty, "'c", (builder.record, "returnType")),
            None => quote!(Self),
        };
        let name = self.listed_name(builder, params.len(), "get");
        let what = match self.def.kind {
            DefKind::Type => "The type, made of other values.",
            DefKind::Attr => "The attribute, made of other values.",
        };
        let doc = docs::attributes(what);
        let (_, get, get_checked) = self.default_names();
        let body = match builder.body {
            Some(body) => self.host.block(
                body,
                &[("_ctxt", quote!(ctx)), ("_get", quote!(Self::#get)), ("_builder", quote!(ctx))],
            ),
            None => {
                let (hook, view) = (self.builders_hook(), &self.view);
                quote!(<#view<'c> as #hook<'c>>::#name(#pass #(#names),*))
            }
        };
        let mut members = vec![quote! {
            #doc
            pub fn #name(#ctx #(#list),*) -> #output { #body }
        }];
        if let Some(body) = builder.body
            && self.def.is_verified()
            && builder.return_type.is_none()
        {
            let checked = format_ident!("{CHECKED}");
            let body = self.host.block(
                body,
                &[
                    ("_ctxt", quote!(ctx)),
                    ("_get", quote!(Self::#checked)),
                    ("_builder", quote!(ctx)),
                ],
            );
            let body = with_location(body, &get_checked);
            let name = self.listed_name(builder, params.len(), "get_checked");
            let doc = docs::attributes(&format!(
                "{what}\n\n# Errors\n\nWhen parameters are not allowed; that is reported at `at`."
            ));
            members.push(quote! {
                #doc
                pub fn #name(
                    #ctx
                    at: rt::Location,
                    #(#list),*
                ) -> Result<#output, rt::Diagnostic> {
                    #body
                }
            });
        }
        let required = builder.params.iter().take_while(|param| param.default.is_none()).count();
        let listed = |name: &Ident| {
            let builders = self.def.builders.iter();
            builders.map(|it| self.listed_name(it, it.params.len(), "get")).any(|it| it == *name)
        };
        for count in required..builder.params.len() {
            let short = self.listed_name(builder, count, "get");
            if listed(&short) {
                // As upstream's overloads: what is listed goes before what has defaults.
                continue;
            }
            let defaults = builder.params[count..].iter().map(|param| {
                let fragment =
                    param.default.unwrap_or_else(|| Fragment::composed("()", builder.record));
                self.host.expr(fragment, &[("_builder", quote!(ctx)), ("_ctxt", quote!(ctx))])
            });
            let (list, given) = (&list[..count], &names[..count]);
            let doc = docs::attributes(&format!("As [`{name}`](Self::{name}), with defaults."));
            members.push(quote! {
                #doc
                pub fn #short(#ctx #(#list),*) -> #output {
                    Self::#name(#pass #(#given,)* #(#defaults),*)
                }
            });
        }
        members
    }

    fn builders_hook(&self) -> Ident {
        format_ident!("{}Builders", self.def.class_name)
    }

    /// The trait of the builders that the definition lists without saying what they do.
    pub(super) fn builder_hooks(&self) -> Option<Item> {
        let methods: Vec<_> = self
            .def
            .builders
            .iter()
            .filter(|builder| builder.body.is_none())
            .map(|builder| {
                let params = self.builder_params(builder);
                let name = self.listed_name(builder, params.len(), "get");
                let list = params.iter().map(|(name, ty)| quote!(#name: #ty));
                let ctx = (!builder.infers_context).then(|| quote!(ctx: &'c rt::Context,));
                let output = match builder.return_type {
                    Some(ty) => self.host.ty(ty, "'c", (builder.record, "returnType")),
                    None => quote!(Self),
                };
                quote! {
                    /// Makes a value.
                    fn #name(#ctx #(#list),*) -> #output;
                }
            })
            .collect();
        if methods.is_empty() {
            return None;
        }
        let (hook, view) = (self.builders_hook(), &self.view);
        let doc =
            docs::attributes(&format!("The builders of [`{view}`] that are written by hand."));
        let message = format!(
            "`{{Self}}` lists builders without a body in its definition, but nothing implements `{hook}` for it"
        );
        let label = format!("write `impl {hook} for {{Self}}`");
        Some(Item::part(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #hook<'c>: Sized { #(#methods)* }
        }))
    }
}

/// Completes calls of `$_get`: the place for errors follows the context.
fn with_location(body: TokenStream, name: &Ident) -> TokenStream {
    struct Calls<'a>(&'a Ident);
    impl VisitMut for Calls<'_> {
        fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
            visit_mut::visit_expr_call_mut(self, call);
            if let syn::Expr::Path(path) = &mut *call.func
                && let Some(last) = path.path.segments.last_mut()
                && last.ident == CHECKED
            {
                last.ident = self.0.clone();
                let at = 1.min(call.args.len());
                call.args.insert(at, syn::parse_quote!(at));
            }
        }
    }
    match syn::parse2::<syn::Block>(quote!({ #body })) {
        Ok(mut block) => {
            Calls(name).visit_block_mut(&mut block);
            let statements = &block.stmts;
            quote!(#(#statements)*)
        }
        // The unchecked builder reports what is wrong with it.
        Err(_) => body,
    }
}
