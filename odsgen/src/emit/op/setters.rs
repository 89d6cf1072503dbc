//! Setters of operands, attributes and properties.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::{Item, Num, braced, ident};
use super::key_const_of;
use crate::plan::attribute::AttrSlot;
use crate::plan::op::OpPlan;
use crate::plan::property::PropertySlot;
use crate::plan::slots::{Count, ValueSlot};

/// Emits the setters of operands and properties, and the mutable operand groups of existing operations.
pub(super) fn items(op: &OpPlan<'_>) -> Vec<Item> {
    let setters = name(op);
    let operands = op.slots.operands.iter();
    let mut of_properties = Vec::new();
    for attr in &op.slots.attributes {
        of_properties.extend(attribute(attr, &key_const_of(op, attr.word)));
    }
    for property in &op.slots.properties {
        of_properties.push(self::property(property, &key_const_of(op, property.word)));
    }
    let blocks = [
        (
            quote!(<M: rt::SetOperands> #setters<M>),
            operands.clone().filter_map(|it| operand(op, it)).collect(),
        ),
        (quote!(<M: rt::SetProperties> #setters<M>), of_properties),
        (quote!(#setters<rt::OpMut<'_>>), operands.filter_map(range).collect()),
    ];
    let blocks = blocks.into_iter().filter(|(_, members)| !members.is_empty());
    let items = blocks.map(|(head, members): (_, Vec<_>)| {
        let body = braced(members.into_iter().collect());
        Item::part(quote!(impl #head #body))
    });
    items.collect()
}

/// The type with the setters.
pub(super) fn name(op: &OpPlan<'_>) -> Ident {
    format_ident!("{}Setters", op.view)
}

/// The setter of an operand or operand group.
fn operand(op: &OpPlan<'_>, value: &ValueSlot<'_>) -> Option<TokenStream> {
    let (set, index) = (ident(value.setter.as_ref()?), Num(value.index));
    let (ty, call) = match value.count {
        Count::One => (quote!(impl Into<rt::Value>), quote!(with_operand(#index, value))),
        Count::Optional => (quote!(Option<rt::Value>), quote!(with_optional(#index, value))),
        Count::Variadic => (quote!(&[rt::Value]), quote!(with_group(#index, value))),
        Count::Groups(sizes) => {
            let word = key_const_of(op, sizes);
            (quote!(&[&[rt::Value]]), quote!(with_groups(#index, #word, value)))
        }
    };
    Some(quote! { #[track_caller] pub fn #set(self, value: #ty) -> Self { Self(self.0.#call) } })
}

/// The function that returns a mutable operand group of an existing operation.
fn range(value: &ValueSlot<'_>) -> Option<TokenStream> {
    let (name, index) = (ident(value.accessor.as_ref()?), Num(value.index));
    match value.count {
        Count::One => None,
        Count::Groups(_) => Some(quote! {
            pub fn #name(&mut self, index: usize) -> rt::MutableOperandRange<'_> { self.0.operand_range_part(#index, index) }
        }),
        Count::Optional | Count::Variadic => Some(quote! {
            pub fn #name(&mut self) -> rt::MutableOperandRange<'_> { self.0.operand_range(#index) }
        }),
    }
}

/// The setter that converts a value to an attribute, if there is a conversion, and the setter that takes an attribute.
fn attribute(attr: &AttrSlot<'_>, word: &TokenStream) -> Vec<TokenStream> {
    let (set, set_raw) = (ident(&attr.setter), ident(&attr.raw_setter));
    if attr.is_unit {
        return vec![
            quote! { #[track_caller] pub fn #set(self, value: bool) -> Self { Self(self.0.with_unit(#word, value)) } },
        ];
    }
    let mut members = Vec::new();
    if let Some(value) = &attr.value {
        let ty = value.param(attr.optional);
        let make = value.attribute(&quote!(value), &quote!(ctx));
        let call = if attr.optional {
            quote!(with_optional_attr(#word, value, |ctx, value| #make.into()))
        } else {
            quote!(with_new_attr(#word, |ctx| #make.into()))
        };
        members.push(quote! {
            #[track_caller]
            pub fn #set(self, value: #ty) -> Self { Self(self.0.#call) }
        });
    }
    members.push(if attr.optional {
        quote! { #[track_caller] pub fn #set_raw(self, attr: Option<rt::Attribute>) -> Self { Self(self.0.with_attr(#word, attr)) } }
    } else {
        quote! {
            #[track_caller]
            pub fn #set_raw(self, attr: impl Into<rt::Attribute>) -> Self { Self(self.0.with_attr(#word, Some(attr.into()))) }
        }
    });
    members
}

fn property(property: &PropertySlot<'_>, word: &TokenStream) -> TokenStream {
    let (set, ty, kind) = (ident(&property.setter), &property.argument_ty, ident(&property.kind));
    quote! {
        #[track_caller]
        pub fn #set(self, value: #ty) -> Self { Self(self.0.with_word(#word, |ctx| rt::value_word::<#kind>(ctx, value))) }
    }
}
