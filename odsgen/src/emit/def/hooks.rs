//! Hook traits of attributes and types.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{Item, docs, ident};
use super::Emitter;
use super::builders::{context_param, listed_params, output};
use crate::plan::def::ParamDefPlan;
use crate::plan::def::builder::ListedDefBuilder;

/// The signature of a custom builder.
pub(crate) fn def_builder_head(builder: &ListedDefBuilder) -> TokenStream {
    let (name, list) = (ident(&builder.name), listed_params(builder));
    let (ctx, output) = (context_param(builder), output(builder));
    quote!(fn #name(#ctx #(#list),*) -> #output)
}

/// The head of the function that constructs the storage, if a hook has it.
pub(crate) fn construct_head(def: &ParamDefPlan<'_>) -> Option<TokenStream> {
    if !def.has_construct_hook || def.params.is_empty() {
        return None;
    }
    let storage = Emitter::new(def).storage;
    let args = def.keys().map(|index| {
        let param = &def.params[index];
        let (name, ty) = (ident(&param.variable), param.shape.raw());
        quote!(#name: #ty)
    });
    Some(quote!(fn construct(#(#args),*) -> #storage))
}

/// The head of the function that verifies parameters, if a hook has it.
pub(crate) fn verify_head(def: &ParamDefPlan<'_>) -> Option<TokenStream> {
    if !def.has_verify_hook {
        return None;
    }
    let args = def.keys().map(|index| {
        let param = &def.params[index];
        let (name, ty) = (ident(&param.variable), param.shape.accessor("'_"));
        quote!(#name: #ty)
    });
    Some(quote!(fn verify(ctx: &rt::Context, at: rt::Location, #(#args),*) -> rt::VerifyResult))
}

impl Emitter<'_, '_> {
    /// The hook traits.
    pub(super) fn hooks(&self) -> Vec<Item> {
        let hooks = [self.builders_trait(), self.construct_trait(), self.verify_trait()];
        hooks.into_iter().flatten().collect()
    }

    /// The hook trait of the custom builders.
    fn builders_trait(&self) -> Option<Item> {
        let without_body = self.def.builders.listed.iter().filter(|builder| builder.body.is_none());
        let methods: Vec<_> = without_body
            .map(|builder| {
                let head = def_builder_head(builder);
                quote! {
                    /// Returns the instance with these parameters.
                    #head;
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
        let head = construct_head(self.def)?;
        let what = format!("Constructs the storage of [`{}`].", self.view);
        let field = "hasStorageCustomConstructor";
        let method = quote! {
            /// Constructs the storage of a new instance. The storage must contain the parameters unchanged, because they
            /// are the lookup key.
            #head;
        };
        Some(self.required_by_field(&self.def.construct_hook(), &what, field, &method))
    }

    /// The trait that verifies parameters.
    fn verify_trait(&self) -> Option<Item> {
        let head = verify_head(self.def)?;
        let what = format!("Verifies the parameters of [`{}`].", self.view);
        let method = quote! {
            /// Verifies the parameters.
            ///
            /// # Errors
            ///
            /// If the parameters are invalid. The error has the location `at`.
            #head;
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
