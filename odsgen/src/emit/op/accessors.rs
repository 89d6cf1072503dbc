//! Accessors of operands, results, attributes, properties, regions and successors.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::{Num, docs, ident};
use super::{default_attr, key_const, key_const_of};
use crate::fragment::Placeholders;
use crate::plan::attribute::{AttrSlot, Storage};
use crate::plan::op::OpPlan;
use crate::plan::property::PropertySlot;
use crate::plan::slots::{Access, Count, OpSlots, ValueKind, ValueSlot};

/// Accessors of operands and regions.
pub(super) fn of_operands(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let slots = &op.slots;
    let mut members: Vec<_> = slots.operands.iter().filter_map(|it| operand(op, it)).collect();
    for region in &slots.regions {
        let Some(name) = &region.accessor else { continue };
        let doc = docs::attributes(&format!("The region `{}`.", region.name));
        let (name, index) = (ident(name), Num(region.index));
        members.push(if region.variadic {
            quote!(#doc pub fn #name(self) -> S::Regions { self.0.regions_from(#index) })
        } else {
            quote!(#doc pub fn #name(self) -> S::Region { self.0.region(#index) })
        });
    }
    members
}

/// Accessors of attributes and properties.
pub(super) fn of_properties(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    for attr in &op.slots.attributes {
        members.extend(attribute_readers(attr, &key_const_of(op, attr.word)));
    }
    for property in &op.slots.properties {
        members.push(property_reader(property, &key_const_of(op, property.word)));
    }
    members
}

/// Accessors of results, successors and derived attributes. Adaptors do not have them.
pub(super) fn of_operation(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let slots = &op.slots;
    let mut members: Vec<_> = slots.results.iter().filter_map(|it| result(slots, it)).collect();
    members.extend(derived_attributes(op));
    for successor in &slots.successors {
        let Some(name) = &successor.accessor else { continue };
        let doc = docs::attributes(&format!("The successor `{}`.", successor.name));
        let (name, index) = (ident(name), Num(successor.index));
        members.push(if successor.variadic {
            quote! { #doc pub fn #name(self) -> impl ExactSizeIterator<Item = rt::BlockRef<'ir>> { self.0.successors().skip(#index) } }
        } else {
            quote!(#doc pub fn #name(self) -> rt::BlockRef<'ir> { self.0.successor(#index) })
        });
    }
    members
}

fn operand(op: &OpPlan<'_>, value: &ValueSlot<'_>) -> Option<TokenStream> {
    let name = ident(value.accessor.as_ref()?);
    let doc = value_doc("operand", value);
    let (one, typed) = match &value.ty {
        Some(ty) => (quote!(S::Typed<#ty>), true),
        None => (quote!(S::Value), false),
    };
    let index = Num(value.index);
    let (ty, access) = match (value.count, value.access) {
        (Count::One, Access::Fixed) => (one, quote!(self.0.operand(#index))),
        (Count::One, _) => (one, quote!(self.0.single_operand(#index))),
        (Count::Optional, _) => (quote!(Option<#one>), quote!(self.0.optional_operand(#index))),
        (Count::Variadic, Access::All) => (quote!(S::Values), quote!(self.0.operands())),
        (Count::Variadic, _) => (quote!(S::Values), quote!(self.0.operand_group(#index))),
        (Count::Groups(sizes), _) => {
            let word = key_const_of(op, sizes);
            (quote!(Vec<S::Values>), quote!(self.0.operand_groups(#index, #word)))
        }
    };
    let access = match value.count {
        Count::One if typed => quote!(S::typed(#access)),
        Count::Optional if typed => quote!(#access.map(S::typed)),
        _ => access,
    };
    Some(quote!(#doc pub fn #name(self) -> #ty { #access }))
}

fn result(slots: &OpSlots<'_>, value: &ValueSlot<'_>) -> Option<TokenStream> {
    let name = ident(value.accessor.as_ref()?);
    let doc = value_doc("result", value);
    let access = access(slots, value);
    let (ty, access) = match (value.count, &value.ty) {
        (Count::One, None) => (quote!(rt::ValueRef<'ir>), access),
        (Count::One, Some(ty)) => (quote!(rt::TypedValue<'ir, #ty>), quote!(#access.typed())),
        (Count::Optional, None) => (quote!(Option<rt::ValueRef<'ir>>), access),
        (Count::Optional, Some(ty)) => {
            let access = quote!(#access.map(|value| value.typed()));
            (quote!(Option<rt::TypedValue<'ir, #ty>>), access)
        }
        (Count::Variadic | Count::Groups(_), _) => (quote!(rt::ResultRange<'ir>), access),
    };
    Some(quote!(#doc pub fn #name(self) -> #ty { #access }))
}

fn value_doc(what: &str, value: &ValueSlot<'_>) -> TokenStream {
    docs::attributes(&format!("The {what} `{}`: {}.", value.name, value.summary.trim()))
}

/// The expression for the values of a slot, as untyped views.
pub(super) fn untyped(slots: &OpSlots<'_>, value: &ValueSlot<'_>) -> TokenStream {
    let Some(name) = &value.accessor else { return access(slots, value) };
    let name = ident(name);
    match (value.count, &value.ty) {
        (Count::One, Some(_)) => quote!(*self.#name()),
        (Count::Optional, Some(_)) => quote!(self.#name().map(|value| *value)),
        _ => quote!(self.#name()),
    }
}

/// The expression for the type of the value of a slot.
pub(super) fn type_of(slots: &OpSlots<'_>, value: &ValueSlot<'_>) -> TokenStream {
    match (&value.accessor, &value.ty) {
        (Some(name), Some(_)) => {
            let name = ident(name);
            quote!(self.#name().untyped_ty())
        }
        _ => {
            let value = untyped(slots, value);
            quote!(#value.ty())
        }
    }
}

/// The expression for the values of a slot: a value, an optional value, a range or a list of ranges.
pub(super) fn access(slots: &OpSlots<'_>, value: &ValueSlot<'_>) -> TokenStream {
    let one = ident(if value.kind == ValueKind::Operand { "operand" } else { "result" });
    let group = format_ident!("{one}_group");
    let index = Num(value.index);
    match (value.count, value.access) {
        (Count::One, Access::Fixed) => quote!(self.0.#one(#index)),
        (Count::One, _) => quote!(self.0.#group(#index).single()),
        (Count::Optional, _) => quote!(self.0.#group(#index).next()),
        (Count::Variadic, Access::All) => {
            let all = format_ident!("{one}s");
            quote!(self.0.#all())
        }
        (Count::Variadic, _) => quote!(self.0.#group(#index)),
        (Count::Groups(sizes), _) => {
            let word = key_const(slots, sizes);
            quote!(self.0.#group(#index).split(self.0.property(#word)))
        }
    }
}

/// The accessor of an attribute's value, and the accessor of the attribute if the value has another type.
fn attribute_readers(attr: &AttrSlot<'_>, word: &TokenStream) -> Vec<TokenStream> {
    let (name, raw) = (ident(&attr.accessor), ident(&attr.raw_accessor));
    let doc = docs::attributes(&format!("The attribute `{}`: {}.", attr.name, attr.summary));
    if attr.is_unit {
        return vec![quote!(#doc pub fn #name(self) -> bool { self.0.property(#word).is_some() })];
    }
    let mut members = Vec::new();
    let mut raw_doc = doc;
    if let Some(reader) = &attr.reader {
        let ty = &reader.ty;
        let of = |attr: TokenStream| reader.convert.tokens(&Placeholders::new([("_self", attr)]));
        let read = match &attr.default {
            // An absent attribute has the default value.
            Some(default) if attr.optional => {
                let default = default_attr(default, &quote!(self.0.ctx()));
                of(
                    quote!(self.#raw().unwrap_or_else(|| self.0.ctx().attr_ref({ let attr: rt::Attribute = #default; attr }).cast())),
                )
            }
            _ => of(quote!(self.#raw())),
        };
        members.push(quote!(#raw_doc pub fn #name(self) -> #ty { #read }));
        raw_doc = docs::attributes(&format!("The attribute that stores [`{name}`](Self::{name})."));
    }
    let storage = match &attr.storage {
        Storage::Any => quote!(rt::AttrRef<'ir>),
        Storage::Kind { of_ir, .. } => quote!(#of_ir),
    };
    members.push(if attr.optional {
        quote!(#raw_doc pub fn #raw(self) -> Option<#storage> { self.0.property_as(#word) })
    } else {
        quote!(#raw_doc pub fn #raw(self) -> #storage { self.0.required_attr(#word) })
    });
    members
}

fn property_reader(property: &PropertySlot<'_>, word: &TokenStream) -> TokenStream {
    let (name, ty, kind) = (ident(&property.accessor), &property.ty, ident(&property.kind));
    let doc = docs::attributes(&format!("The property `{}`: {}.", property.name, property.summary));
    quote!(#doc pub fn #name(self) -> #ty { rt::property_value::<#kind>(self.0, #word) })
}

/// Accessors of derived attributes, and the function that materializes them.
fn derived_attributes(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    let mut entries = Vec::new();
    let ctx = || quote!(self.0.ctx());
    for attr in &op.derived {
        let (name, text, ty) = (ident(&attr.accessor), attr.name, &attr.ty);
        let body =
            attr.body.tokens(&Placeholders::new([("_ctxt", ctx()), ("_op", quote!(self.0))]));
        let doc = docs::attributes(&format!("The derived attribute `{text}`."));
        members.push(quote!(#doc pub fn #name(self) -> #ty { #body }));
        if let Some(convert) = &attr.convert {
            let of = [("_self", quote!(self.#name())), ("_builder", ctx()), ("_ctxt", ctx())];
            let value = convert.tokens(&Placeholders::new(of));
            entries.push(quote!(rt::NamedAttribute::new(self.0.ctx().ident(#text), #value)));
        }
    }
    if !entries.is_empty() {
        members.push(quote! {
            /// The derived attributes as a dictionary.
            pub fn materialize_derived_attributes(self) -> rt::DictionaryAttr<'ir> {
                rt::DictionaryAttr::get(self.0.ctx(), &[#(#entries),*])
            }
        });
    }
    members
}
