//! What the author of a kind has a say in: which parameters are allowed, how storage is made.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::kind::Kind;
use crate::emit::host::is_true;
use crate::emit::{Item, constraints, docs};

impl<'r> Kind<'_, 'r> {
    /// The function that checks parameters.
    pub(super) fn verify(
        &self,
        keys: &[usize],
        names: &[Ident],
        raw: &[TokenStream],
    ) -> TokenStream {
        let ctx = quote!(ctx);
        let views: Vec<TokenStream> = keys
            .iter()
            .zip(names)
            .map(|(index, name)| self.view_of_raw(*index, &quote!(#name), &ctx))
            .collect();
        let mut body = TokenStream::new();
        for ((index, view), name) in keys.iter().zip(&views).zip(names) {
            let Some((predicate, summary)) = &self.parameter(*index).constraint else { continue };
            let holds = constraints::condition(
                predicate,
                Some(self.def.record),
                self.host,
                &[("_self", quote!(#name)), ("_ctxt", quote!(ctx)), ("_builder", quote!(ctx))],
            );
            if syn::parse2::<syn::Expr>(holds.clone()).is_ok_and(|expr| is_true(&expr)) {
                continue;
            }
            let text = format!("failed to verify '{}': {summary}", self.parameter(*index).name);
            let ty = self.shapes[*index].accessor("'_", self.parameter(*index).place, self.host);
            body.extend(quote! {
                {
                    let #name: #ty = #view;
                    if !(#holds) {
                        return Err(rt::Diagnostic::error(at, #text));
                    }
                }
            });
        }
        let all: Vec<(&'r str, TokenStream)> = keys
            .iter()
            .zip(&views)
            .map(|(index, view)| (self.parameter(*index).name, view.clone()))
            .chain([("_ctxt", quote!(ctx)), ("_builder", quote!(ctx))])
            .collect();
        for (predicate, summary, record) in self.def.predicate_traits() {
            let holds = constraints::condition(predicate, Some(record), self.host, &all);
            let text = format!("failed to verify that {summary}");
            body.extend(quote! {
                if !(#holds) {
                    return Err(rt::Diagnostic::error(at, #text));
                }
            });
        }
        let hook = self.verify_hook();
        let last = if self.def.has_verify {
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

    pub(super) fn construct_hook(&self) -> Ident {
        format_ident!("{}Construct", self.def.class_name)
    }

    fn verify_hook(&self) -> Ident {
        format_ident!("{}Verify", self.def.class_name)
    }

    /// Traits that the author of the dialect implements.
    pub(super) fn hooks(&self) -> Vec<Item> {
        let mut items: Vec<Item> = self.builder_hooks().into_iter().collect();
        items.extend(self.construct_trait());
        if !self.def.has_verify {
            return items;
        }
        let (view, hook) = (&self.view, self.verify_hook());
        let doc = docs::attributes(&format!(
            "Checks the parameters of [`{view}`]. Asked for by `genVerifyDecl = 1`."
        ));
        let message = format!(
            "`{view}` sets `genVerifyDecl = 1` in its definition, but nothing implements `{hook}` for it"
        );
        let label = format!("write `impl {hook} for {view}<'_>`");
        let args = self.keys().map(|index| {
            let name = self.variable(index);
            let ty = self.shapes[index].accessor("'_", self.parameter(index).place, self.host);
            quote!(#name: #ty)
        });
        items.push(Item::part(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #hook {
                /// Checks the parameters; what is wrong is reported at `at`.
                ///
                /// # Errors
                ///
                /// What is wrong.
                fn verify(ctx: &rt::Context, at: rt::Location, #(#args),*) -> rt::VerifyResult;
            }
        }));
        items
    }

    /// The trait of what makes storage by hand.
    fn construct_trait(&self) -> Option<Item> {
        if !self.def.custom_constructor || self.shapes.is_empty() {
            return None;
        }
        let (view, storage, hook) = (&self.view, &self.storage, self.construct_hook());
        let doc = docs::attributes(&format!(
            "Makes the storage of [`{view}`]. Asked for by `hasStorageCustomConstructor = 1`."
        ));
        let message = format!(
            "`{view}` sets `hasStorageCustomConstructor = 1` in its definition, but nothing implements `{hook}` for it"
        );
        let label = format!("write `impl {hook} for {view}<'_>`");
        let args = self.keys().map(|index| {
            let (name, ty) = (self.variable(index), self.shapes[index].raw());
            quote!(#name: #ty)
        });
        Some(Item::part(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #hook {
                /// The storage of a value that there is not yet. It has to hold the parameters as they are given: by
                /// them it is found again.
                fn construct(#(#args),*) -> #storage;
            }
        }))
    }
}
