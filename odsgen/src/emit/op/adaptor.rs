//! Adaptors: what an operation consists of, with something else in place of operands.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::{Item, Num, braced, docs, ident};
use super::{accessors, word_const_of};
use crate::plan::op::OpPlan;
use crate::plan::slots::{Access, Count};

pub(super) fn items(op: &OpPlan<'_>) -> Vec<Item> {
    let (view, table) = (ident(op.view), ident(&op.table));
    let name = format_ident!("{view}Adaptor");
    let doc =
        docs::attributes(&format!("What [`{view}`] is made of, with a `T` for each operand."));
    let members = members(op);
    let mut items = vec![
        Item::part(quote! {
            #doc
            pub struct #name<'ir, T = rt::Value>(rt::Adaptor<'ir, T>);
        }),
        Item::part(quote!(rt::op_adaptor!(#name, #table);)),
    ];
    if !members.is_empty() {
        let body = braced(members.into_iter().collect());
        items.push(Item::part(quote!(impl<'ir, T: Copy> #name<'ir, T> #body)));
    }
    items
}

/// The accessors, which the view documents.
fn members(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    for value in &op.slots.operands {
        let Some(name) = &value.accessor else { continue };
        let (name, index) = (ident(name), Num(value.index));
        let (ty, read) = match (value.count, value.access) {
            (Count::One, Access::Fixed) => (quote!(T), quote!(operand(#index))),
            (Count::One, _) => (quote!(T), quote!(single_operand(#index))),
            (Count::Optional, _) => (quote!(Option<T>), quote!(optional_operand(#index))),
            (Count::Variadic, Access::All) => (quote!(&'ir [T]), quote!(operands())),
            (Count::Variadic, _) => (quote!(&'ir [T]), quote!(operand_group(#index))),
            (Count::Groups(word), _) => {
                let word = word_const_of(op, word);
                (quote!(Vec<&'ir [T]>), quote!(operand_groups(#index, #word)))
            }
        };
        members.push(quote!(pub fn #name(self) -> #ty { self.0.#read }));
    }
    for attr in &op.slots.attributes {
        members.extend(accessors::attribute_readers(attr, &word_const_of(op, attr.word), None));
    }
    for property in &op.slots.properties {
        members.push(accessors::property_reader(property, &word_const_of(op, property.word), None));
    }
    for region in &op.slots.regions {
        let Some(name) = &region.accessor else { continue };
        let (name, index) = (ident(name), Num(region.index));
        members.push(if region.variadic {
            quote!(pub fn #name(self) -> &'ir [rt::Region] { &self.0.regions()[#index..] })
        } else {
            quote!(pub fn #name(self) -> rt::Region { self.0.regions()[#index] })
        });
    }
    members
}
