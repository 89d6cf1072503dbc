//! Hook traits of attributes and types.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{Item, docs, ident};
use super::Emitter;
use super::builders::{context_param, listed_params, output};
use crate::plan::def::ParamDefPlan;

/// Emits the hook traits.
pub(crate) fn hooks(def: &ParamDefPlan<'_>) -> Vec<Item> {
    let emitter = Emitter::new(def);
    let hooks = [emitter.builders_trait(), emitter.construct_trait(), emitter.verify_trait()];
    hooks.into_iter().flatten().collect()
}

impl Emitter<'_, '_> {
    /// The hook trait of the custom builders.
    fn builders_trait(&self) -> Option<Item> {
        let without_body = self.def.builders.listed.iter().filter(|builder| builder.body.is_none());
        let methods: Vec<_> = without_body
            .map(|builder| {
                let (name, list) = (ident(&builder.name), listed_params(builder));
                let (ctx, output) = (context_param(builder), output(builder));
                quote! {
                    /// Returns the instance with these parameters.
                    fn #name(#ctx #(#list),*) -> #output;
                }
            })
            .collect();
        if methods.is_empty() {
            return None;
        }
        let (hook, view) = (self.def.builders_hook(), &self.view);
        let doc = docs::attributes(&format!("Custom builders of [`{view}`]."));
        let message = format!(
            "`{{Self}}` has builders without a body in its definition, but nothing implements `{hook}` for it"
        );
        let label = format!("write `impl {hook} for {{Self}}`; `odsgen hooks` prints it");
        let hook = ident(&hook);
        Some(Item::part(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #hook<'c>: Sized { #(#methods)* }
        }))
    }

    /// The trait that constructs the storage.
    fn construct_trait(&self) -> Option<Item> {
        if !self.def.has_construct_hook || self.def.params.is_empty() {
            return None;
        }
        let (view, storage) = (&self.view, &self.storage);
        let what = format!("Constructs the storage of [`{view}`].");
        let field = "hasStorageCustomConstructor";
        let args = self.def.keys().map(|index| {
            let param = &self.def.params[index];
            let (name, ty) = (ident(&param.variable), param.shape.raw());
            quote!(#name: #ty)
        });
        let method = quote! {
            /// Constructs the storage of a new instance. The storage must contain the parameters unchanged, because they
            /// are the lookup key.
            fn construct(#(#args),*) -> #storage;
        };
        Some(self.required_by_field(&self.def.construct_hook(), &what, field, &method))
    }

    /// The trait that verifies parameters.
    fn verify_trait(&self) -> Option<Item> {
        if !self.def.has_verify_hook {
            return None;
        }
        let what = format!("Verifies the parameters of [`{}`].", self.view);
        let args = self.def.keys().map(|index| {
            let param = &self.def.params[index];
            let (name, ty) = (ident(&param.variable), param.shape.accessor("'_"));
            quote!(#name: #ty)
        });
        let method = quote! {
            /// Verifies the parameters.
            ///
            /// # Errors
            ///
            /// If the parameters are invalid. The error has the location `at`.
            fn verify(ctx: &rt::Context, at: rt::Location, #(#args),*) -> rt::VerifyResult;
        };
        Some(self.required_by_field(&self.def.verify_hook(), &what, "genVerifyDecl", &method))
    }

    /// The hook trait that a field of the definition requires.
    fn required_by_field(&self, hook: &str, what: &str, field: &str, method: &TokenStream) -> Item {
        let view = &self.view;
        let doc = docs::attributes(&format!("{what} Required by `{field} = 1`."));
        let message = format!(
            "`{view}` sets `{field} = 1` in its definition, but nothing implements `{hook}` for it"
        );
        let label = format!("write `impl {hook} for {view}<'_>`; `odsgen hooks` prints it");
        let hook = ident(hook);
        Item::part(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #hook { #method }
        })
    }
}
