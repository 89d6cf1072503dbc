//! Accessors of parameters, and setters of mutable ones.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{docs, ident};
use super::{Emitter, shape};
use crate::fragment::Placeholders;
use crate::plan::def::shape::Shape;

impl Emitter<'_, '_> {
    pub(super) fn accessors(&self) -> Vec<TokenStream> {
        let mut members = Vec::new();
        if !self.def.has_accessors {
            return members;
        }
        let ctx = quote!(self.0.view().ctx());
        for (index, param) in self.def.params.iter().enumerate() {
            let (name, field, shape) = (ident(&param.field), self.field(index), &param.shape);
            let summary = param.summary.split_whitespace().collect::<Vec<_>>().join(" ");
            let text = if summary.is_empty() {
                format!("The parameter `{}`.", param.name)
            } else {
                format!("The parameter `{}`: {}.", param.name, summary.trim_end_matches('.'))
            };
            let ty = shape.accessor("'c");
            if param.is_mutable {
                members.extend(self.mutable_accessors(index, &text, &ty));
                continue;
            }
            let doc = docs::attributes(&text);
            let value = match (&param.convert, shape) {
                (Some(convert), _) => {
                    let of = [("_self", field.clone()), ("_ctxt", ctx.clone())];
                    convert.tokens(&Placeholders::new(of))
                }
                (None, Shape::Plain(_) | Shape::Stored { .. }) => quote!(#field.clone()),
                _ => shape::view_of_raw(shape, &shape::raw_of_owned(shape, &field), &ctx),
            };
            members.push(quote!(#doc pub fn #name(self) -> #ty { #value }));
        }
        members
    }

    fn mutable_accessors(&self, index: usize, text: &str, ty: &TokenStream) -> Vec<TokenStream> {
        let param = &self.def.params[index];
        let (shape, field, name) = (&param.shape, self.field(index), ident(&param.field));
        let ctx = quote!(self.0.view().ctx());
        let doc = docs::attributes(&format!("{text} `None` if it is not set."));
        let raw = match shape {
            Shape::Number(_) | Shape::Copy(_) => quote!(*it),
            shape if shape.is_handle() => quote!(*it),
            Shape::Optional(_) => shape::raw_of_owned(shape, &quote!((*it))),
            // A closure returns the type that its body has, without coercions.
            Shape::List(_) => quote!(it.as_slice()),
            Shape::Str => quote!(it.as_str()),
            _ => quote!(it),
        };
        let value = shape::view_of_raw(shape, &raw, &ctx);
        let set_doc = docs::attributes(&format!(
            "Sets [`{name}`](Self::{name}). The value cannot be changed afterwards.\n\n# Errors\n\nIf the parameter already has a different value."
        ));
        let (set, input, variable) = (ident(&param.setter), shape.input(), ident(&param.variable));
        let raw = shape::raw_of_input(shape, &quote!(#variable));
        let owned = shape::owned_of_raw(shape, &quote!((#raw)));
        vec![
            quote!(#doc pub fn #name(self) -> Option<#ty> { #field.get().map(|it| #value) }),
            quote! {
                #set_doc
                pub fn #set(self, #variable: #input) -> Result<(), rt::AlreadySet> {
                    #field.set(#owned)
                }
            },
        ]
    }
}
