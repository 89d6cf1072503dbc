//! Constructors: `unique` and parameter checks.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::{checked_place, condition_tokens, default_value, ident};
use super::{Emitter, Names, shape};
use crate::fragment::Placeholders;
use crate::plan::def::DefStorage;
use crate::plan::def::param::{DefaultParam, Param};
use crate::plan::def::shape::Shape;

/// The maximum arity of tuples that implement `Hash`.
const MAX_TUPLE_LEN: usize = 12;

impl Emitter<'_, '_> {
    /// The builders and constructors.
    pub(super) fn constructors(&self) -> Vec<TokenStream> {
        let def = self.def;
        let mut members = self.builders();
        if def.params.is_empty() && !def.storage.is_custom() {
            return members;
        }
        let keys: Vec<&Param<'_>> = def.keys().map(|index| &def.params[index]).collect();
        let names: Vec<Ident> = keys.iter().map(|param| ident(&param.variable)).collect();
        let raw: Vec<TokenStream> = keys.iter().map(|param| param.shape.raw()).collect();
        let check = def
            .is_verified
            .then(|| quote!(rt::assert_valid(|at| Self::verify_invariants(ctx, at, #(#names),*));));
        let make = self.make(&keys, &names);
        // Making first reports parameters of another context, which a verifier would look up. Code of the user that makes
        // the storage expects valid parameters.
        let body = match check {
            Some(check) if def.storage.is_custom() || def.has_construct_hook => {
                quote!(#check #make)
            }
            Some(check) => quote!(let made = #make; #check made),
            None => make,
        };
        members.push(quote! {
            #[track_caller]
            fn unique(ctx: &'c rt::Context, #(#names: #raw),*) -> Self { #body }
        });
        if matches!(def.storage, DefStorage::Foreign(_)) {
            let storage = &self.storage;
            members.push(quote! {
                /// The custom storage of the parameters.
                pub fn storage(self) -> &'c #storage { self.0.storage() }
            });
        }
        if def.is_verified {
            members.push(quote! {
                fn unique_checked(
                    ctx: &'c rt::Context,
                    at: rt::Location,
                    #(#names: #raw),*
                ) -> Result<Self, rt::Diagnostic> {
                    Self::verify_invariants(ctx, at, #(#names),*)?;
                    Ok(Self::unique(ctx, #(#names),*))
                }
            });
            members.push(self.verify(&keys, &names, &raw));
        }
        members.extend(def.params.iter().filter_map(|it| default_function(it, &def.params)));
        members
    }

    fn make(&self, keys: &[&Param<'_>], names: &[Ident]) -> TokenStream {
        let Names { kind, intern_key, .. } = &self.names;
        if self.def.storage.is_custom() {
            return quote!(rt::#intern_key(ctx, (#(#names,)*)));
        }
        let storage = &self.storage;
        // Parameters that compare equal with a custom comparison may have different hashes.
        let hashed = keys.iter().zip(names).filter(|(param, _)| param.comparator.is_none());
        let hashed = tuple(hashed.map(|(_, name)| quote!(#name)).collect());
        let mut equal = TokenStream::new();
        let mut fields = TokenStream::new();
        for (place, (param, name)) in keys.iter().zip(names).enumerate() {
            let field = ident(&param.field);
            let stored = quote!(it.#field);
            let same = match &param.comparator {
                Some(comparator) => {
                    let same = self.compare(comparator, &stored, &quote!(#name));
                    quote!((#same))
                }
                None => shape::equals(&param.shape, &stored, &quote!(#name)),
            };
            equal.extend(if place == 0 { same } else { quote!(&& #same) });
            let owned = shape::owned_of_raw(&param.shape, &quote!(#name));
            let is_same_name = field == *name && param.shape.is_owned_raw();
            fields.extend(if is_same_name { quote!(#field,) } else { quote!(#field: #owned,) });
        }
        if equal.is_empty() {
            equal = quote!(true);
        }
        for index in self.def.mutables() {
            let field = ident(&self.def.params[index].field);
            fields.extend(quote!(#field: rt::Mutable::new(),));
        }
        let value = if self.def.has_construct_hook {
            let hook = ident(self.def.construct_hook());
            quote!(<Self as #hook>::construct(#(#names),*))
        } else {
            quote!(#storage { #fields })
        };
        quote! {
            <Self as rt::#kind<'c>>::intern_with(
                ctx,
                rt::key_hash(&#hashed),
                |it: &#storage| #equal,
                || #value,
            )
        }
    }

    /// The function that verifies parameters.
    fn verify(&self, keys: &[&Param<'_>], names: &[Ident], raw: &[TokenStream]) -> TokenStream {
        let ctx = quote!(ctx);
        let views: Vec<TokenStream> = keys
            .iter()
            .zip(names)
            .map(|(param, name)| view_of_raw(param, &quote!(#name), &ctx))
            .collect();
        let mut body = TokenStream::new();
        for ((param, view), name) in keys.iter().zip(&views).zip(names) {
            let Some((condition, summary)) = &param.constraint else { continue };
            let of = [("_self", quote!(#name)), ("_ctxt", ctx.clone()), ("_builder", ctx.clone())];
            let holds = condition_tokens(condition, Placeholders::new(of));
            let text = format!("failed to verify '{}': {summary}", param.name);
            let ty = param.shape.accessor("'_");
            body.extend(quote! {
                {
                    let #name: #ty = #view;
                    if !(#holds) {
                        return Err(rt::Diagnostic::error(at, #text));
                    }
                }
            });
        }
        let values = keys.iter().zip(&views).map(|(param, view)| (param.name, view.clone()));
        let all = Placeholders::new(values.chain([("_ctxt", ctx.clone()), ("_builder", ctx)]));
        for check in &self.def.checks {
            let holds = condition_tokens(&check.condition, all.clone());
            let text = format!("failed to verify that {}", check.summary);
            body.extend(quote! {
                if !(#holds) {
                    return Err(rt::Diagnostic::error(at, #text));
                }
            });
        }
        let last = if self.def.has_verify_hook {
            let hook = ident(self.def.verify_hook());
            quote!(<Self as #hook>::verify(ctx, at, #(#views),*))
        } else {
            quote!(Ok(()))
        };
        quote! {
            fn verify_invariants(
                ctx: &rt::Context,
                at: rt::Location,
                #(#names: #raw),*
            ) -> rt::VerifyResult {
                #body
                #last
            }
        }
    }
}

/// Converts a raw value to the accessor's result.
pub(super) fn view_of_raw(param: &Param<'_>, it: &TokenStream, ctx: &TokenStream) -> TokenStream {
    match (&param.convert, &param.shape) {
        (Some(convert), Shape::Stored { .. }) => {
            let of = [("_self", quote!((*#it))), ("_ctxt", ctx.clone())];
            convert.tokens(&Placeholders::new(of))
        }
        (_, shape) => shape::view_of_raw(shape, it, ctx),
    }
}

/// The function that creates the default value of a parameter.
fn default_function(param: &Param<'_>, params: &[Param<'_>]) -> Option<TokenStream> {
    let Some(DefaultParam::Value { function, value, of }) = &param.default else { return None };
    let (name, ty) = (ident(function), param.shape.storage());
    let used: Vec<&Param<'_>> = of.iter().map(|index| &params[*index]).collect();
    let variables: Vec<_> = used.iter().map(|it| ident(&it.variable)).collect();
    let types = used.iter().map(|it| it.shape.accessor("'_"));
    let of_params = used.iter().zip(&variables).map(|(it, name)| (it.name, quote!(#name)));
    let ctx = [("_ctxt", quote!(ctx)), ("_builder", quote!(ctx))];
    let default = value.tokens(&Placeholders::new(of_params.chain(ctx)));
    let default = match &param.shape {
        shape if shape.is_handle() => quote!((#default).into()),
        Shape::Str => quote!((#default).to_owned()),
        Shape::List(_) => quote!((#default).to_vec()),
        Shape::Ref(_) | Shape::BigNumber(_) => quote!(::core::clone::Clone::clone(&(#default))),
        Shape::Stored { .. } => quote!((#default).into()),
        _ => default,
    };
    let ctx = quote!(ctx);
    let checked = default_value(value, &ctx, default.clone());
    let is_checked = checked_place(value).is_some();
    let uses_ctx = value.uses("_ctxt") || value.uses("_builder") || is_checked;
    let ctx = if uses_ctx { ctx } else { quote!(_) };
    Some(quote!(fn #name(#ctx: &rt::Context #(, #variables: #types)*) -> #ty { #checked }))
}

/// A tuple of `items`, nested if there are too many.
fn tuple(elements: Vec<TokenStream>) -> TokenStream {
    if elements.len() <= MAX_TUPLE_LEN {
        return quote!((#(#elements,)*));
    }
    let parts = elements.chunks(MAX_TUPLE_LEN).map(|part| quote!((#(#part,)*)));
    tuple(parts.collect())
}
