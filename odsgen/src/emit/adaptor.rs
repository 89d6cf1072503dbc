//! Adaptors: the accessors of an operation over operands and properties that are no operation.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::op::{self, Context};
use super::{Item, Num, accessors, braced, docs, ident};
use crate::model::{Multiplicity, Op};

pub(super) fn items<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<Item> {
    let (view, def) = (op::view(op), op::def(op));
    let name = format_ident!("{view}Adaptor");
    let doc =
        docs::attributes(&format!("What [`{view}`] is made of, with a `T` for each operand."));
    let members = accessors(op, context);
    let mut items = vec![
        Item::part(quote! {
            #doc
            pub struct #name<'ir, T = rt::Value>(rt::Adaptor<'ir, T>);
        }),
        Item::part(quote!(rt::op_adaptor!(#name, #def);)),
    ];
    if !members.is_empty() {
        let body = braced(members.into_iter().collect());
        items.push(Item::part(quote!(impl<'ir, T: Copy> #name<'ir, T> #body)));
    }
    items
}

/// The accessors, each documented by a link to the operation's.
fn accessors<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<TokenStream> {
    let view = op::view(op);
    let see = |name: &str| format!("As [`{view}::{name}`].");
    let mut members = Vec::new();
    let mut fixed = true;
    for (index, value) in op.operands.iter().enumerate() {
        let only_fixed_before = fixed;
        fixed &= !value.is_variable();
        let Some(name) = value.rust_name() else { continue };
        let (doc, name) = (docs::attributes(&see(name)), ident(name));
        let index = Num(index);
        let (ty, read) = match value.multiplicity() {
            Multiplicity::One if only_fixed_before => (quote!(T), quote!(operand(#index))),
            Multiplicity::One => (quote!(T), quote!(single_operand(#index))),
            Multiplicity::Optional => (quote!(Option<T>), quote!(optional_operand(#index))),
            Multiplicity::Variadic if op.operands.len() == 1 => {
                (quote!(&'ir [T]), quote!(operands()))
            }
            Multiplicity::Variadic => (quote!(&'ir [T]), quote!(operand_group(#index))),
            Multiplicity::VariadicOfVariadic(sizes) => {
                let word = Num(op.attribute(sizes).unwrap_or_default());
                (quote!(Vec<&'ir [T]>), quote!(operand_groups(#index, #word)))
            }
        };
        members.push(quote!(#doc pub fn #name(self) -> #ty { self.0.#read }));
    }
    for (index, attr) in op.attributes.iter().enumerate() {
        let (name, _) = accessors::accessor_names(attr);
        let doc = see(&name.to_string());
        members.extend(accessors::attribute_readers(op, index, attr, context.host, &doc));
    }
    for (index, property) in op.properties.iter().enumerate() {
        let doc = see(&property.accessor);
        members.push(accessors::property_reader(op, index, property, context, &doc));
    }
    for (index, region) in op.regions.iter().enumerate() {
        let name = region.accessor.as_str();
        if name.is_empty() {
            continue;
        }
        let (doc, name) = (docs::attributes(&see(name)), ident(name));
        let index = Num(index);
        members.push(if region.constraint.variadic {
            quote!(#doc pub fn #name(self) -> &'ir [rt::Region] { &self.0.regions()[#index..] })
        } else {
            quote!(#doc pub fn #name(self) -> rt::Region { self.0.regions()[#index] })
        });
    }
    members
}
