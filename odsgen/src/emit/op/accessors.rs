//! The functions of the view that read and set what an operation consists of.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::{Num, docs, ident};
use super::{default_attr, word_const};
use crate::fragment::Placeholders;
use crate::plan::attribute::{AttrSlot, Storage};
use crate::plan::op::{OpPlan, OpSlots};
use crate::plan::property::PropertySlot;
use crate::plan::slots::{Access, Count, ValueKind, ValueSlot};

/// The accessors of operands, results, attributes, properties, regions and successors.
pub(super) fn members(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    let slots = &op.slots;
    for value in slots.operands.iter().chain(&slots.results) {
        members.extend(value_reader(slots, value));
        members.extend(mutable(slots, value));
    }
    for attr in &slots.attributes {
        let doc = format!("The attribute `{}`: {}.", attr.name, attr.summary);
        let word = word_const(slots, attr.word);
        members.extend(attribute_readers(attr, &word, Some(&doc)));
        members.extend(attribute_setters(attr, &word));
    }
    for property in &slots.properties {
        let doc = format!("The property `{}`: {}.", property.name, property.summary);
        let word = word_const(slots, property.word);
        members.push(property_reader(property, &word, Some(&doc)));
        members.push(property_setter(property, &word));
    }
    members.extend(derived_attributes(op));
    for region in &slots.regions {
        let Some(name) = &region.accessor else { continue };
        let doc = docs::attributes(&format!("The region `{}`.", region.name));
        let (name, index) = (ident(name), Num(region.index));
        members.push(if region.variadic {
            quote! { #doc pub fn #name(self) -> impl Iterator<Item = rt::RegionRef<'ir>> { self.0.regions().skip(#index) } }
        } else {
            quote!(#doc pub fn #name(self) -> rt::RegionRef<'ir> { self.0.region(#index) })
        });
    }
    for successor in &slots.successors {
        let Some(name) = &successor.accessor else { continue };
        let doc = docs::attributes(&format!("The successor `{}`.", successor.name));
        let (name, index) = (ident(name), Num(successor.index));
        members.push(if successor.variadic {
            quote! { #doc pub fn #name(self) -> impl Iterator<Item = rt::BlockRef<'ir>> { self.0.successors().skip(#index) } }
        } else {
            quote!(#doc pub fn #name(self) -> rt::BlockRef<'ir> { self.0.successor(#index) })
        });
    }
    members
}

fn value_reader(slots: &OpSlots<'_>, value: &ValueSlot<'_>) -> Option<TokenStream> {
    let name = ident(value.accessor.as_ref()?);
    let (what, range) = match value.kind {
        ValueKind::Operand => ("operand", quote!(rt::OperandRange<'ir>)),
        ValueKind::Result => ("result", quote!(rt::ResultRange<'ir>)),
    };
    let summary = value.summary.trim();
    let doc = docs::attributes(&format!("The {what} `{}`: {summary}.", value.name));
    let ty = match value.count {
        Count::One => quote!(rt::ValueRef<'ir>),
        Count::Optional => quote!(Option<rt::ValueRef<'ir>>),
        Count::Variadic => range,
        Count::Groups(_) => quote!(Vec<#range>),
    };
    let access = access(slots, value);
    Some(quote!(#doc pub fn #name(self) -> #ty { #access }))
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
            let word = word_const(slots, sizes);
            quote!(self.0.#group(#index).split(self.0.property(#word)))
        }
    }
}

/// The function that returns operands to be changed.
fn mutable(slots: &OpSlots<'_>, value: &ValueSlot<'_>) -> Option<TokenStream> {
    let (name, accessor) = (ident(value.mutable.as_ref()?), value.accessor.as_ref()?);
    let doc = docs::attributes(&format!(
        "The operands of [`{accessor}`](Self::{accessor}), to be changed."
    ));
    let index = Num(value.index);
    Some(match value.count {
        Count::Groups(sizes) => {
            let word = word_const(slots, sizes);
            quote! {
                #doc
                pub fn #name(op: rt::Op) -> rt::MutableOperandRangeRange {
                    rt::MutableOperandRangeRange::new(op, #index, #word)
                }
            }
        }
        _ => quote! {
            #doc
            pub fn #name(op: rt::Op) -> rt::MutableOperandRange {
                rt::MutableOperandRange::new(op, #index)
            }
        },
    })
}

/// What reads an attribute: as what it holds and, where that differs, as itself.
pub(super) fn attribute_readers(
    attr: &AttrSlot<'_>,
    word: &TokenStream,
    doc: Option<&str>,
) -> Vec<TokenStream> {
    let (name, raw) = (ident(&attr.accessor), ident(&attr.raw_accessor));
    let has_doc = doc.is_some();
    let doc = doc.map(docs::attributes);
    if attr.is_unit {
        return vec![quote!(#doc pub fn #name(self) -> bool { self.0.property(#word).is_some() })];
    }
    let mut members = Vec::new();
    if let Some(reader) = &attr.reader {
        let ty = &reader.ty;
        let of = |attr: TokenStream| reader.convert.tokens(&Placeholders::new([("_self", attr)]));
        let read = match &attr.default {
            // An absent attribute reads as its default.
            Some(default) if attr.optional => {
                let default = default_attr(default, &quote!(self.0.ctx()));
                of(
                    quote!(self.#raw().unwrap_or_else(|| self.0.ctx().attr_ref({ let attr: rt::Attribute = #default; attr }).cast())),
                )
            }
            _ => of(quote!(self.#raw())),
        };
        members.push(quote!(#doc pub fn #name(self) -> #ty { #read }));
    }
    let doc = match attr.is_raw() {
        true => doc,
        false => has_doc
            .then(|| docs::attributes(&format!("The attribute of [`{name}`](Self::{name})."))),
    };
    let storage = match &attr.storage {
        Storage::Any => quote!(rt::AttrRef<'ir>),
        Storage::Kind(view, _) => quote!(#view),
    };
    members.push(if attr.optional {
        quote!(#doc pub fn #raw(self) -> Option<#storage> { self.0.property_as(#word) })
    } else {
        quote!(#doc pub fn #raw(self) -> #storage { self.0.required_attr(#word) })
    });
    members
}

/// What sets an attribute: to what it holds, if it is made of that, and to another attribute. Their names say it all.
fn attribute_setters(attr: &AttrSlot<'_>, word: &TokenStream) -> Vec<TokenStream> {
    let (set, set_raw) = (ident(&attr.setter), ident(&attr.raw_setter));
    if attr.is_unit {
        return vec![
            quote! { pub fn #set(ir: &mut rt::Ir, op: rt::Op, value: bool) { ir.set_unit_property(op, #word, value) } },
        ];
    }
    let mut members = Vec::new();
    if let Some(held) = &attr.held {
        let ty = &held.ty;
        let make = [("0", quote!(value)), ("_builder", quote!(ir.ctx()))];
        let make = held.make.tokens(&Placeholders::new(make));
        let (ty, remove) = if attr.optional {
            let remove = quote! {
                let Some(value) = value else { return ir.set_property_word(op, #word, 0) };
            };
            (quote!(Option<#ty>), remove)
        } else {
            (quote!(#ty), quote!())
        };
        members.push(quote! {
            pub fn #set(ir: &mut rt::Ir, op: rt::Op, value: #ty) {
                #remove
                let word = rt::attr_word(#make);
                ir.set_property_word(op, #word, word)
            }
        });
    }
    members.push(if attr.optional {
        quote! { pub fn #set_raw(ir: &mut rt::Ir, op: rt::Op, attr: Option<rt::Attribute>) { ir.set_property(op, #word, attr) } }
    } else {
        quote! { pub fn #set_raw(ir: &mut rt::Ir, op: rt::Op, attr: impl Into<rt::Attribute>) { ir.set_property(op, #word, Some(attr.into())) } }
    });
    members
}

/// What reads a property.
pub(super) fn property_reader(
    property: &PropertySlot<'_>,
    word: &TokenStream,
    doc: Option<&str>,
) -> TokenStream {
    let (name, ty) = (ident(&property.accessor), &property.ty);
    let (kind, doc) = (ident(&property.kind), doc.map(docs::attributes));
    quote!(#doc pub fn #name(self) -> #ty { self.0.property_value::<#kind>(#word) })
}

fn property_setter(property: &PropertySlot<'_>, word: &TokenStream) -> TokenStream {
    let (set, ty, kind) = (ident(&property.setter), &property.argument_ty, ident(&property.kind));
    quote! {
        pub fn #set(ir: &mut rt::Ir, op: rt::Op, value: #ty) {
            ir.set_property_value::<#kind>(op, #word, value)
        }
    }
}

/// Accessors of attributes that are not stored, and a dictionary of those that can be attributes.
fn derived_attributes(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    let mut entries = Vec::new();
    let ctx = || quote!(self.0.ctx());
    for attr in &op.derived {
        let (name, text, ty) = (ident(&attr.accessor), attr.name, &attr.ty);
        let body = attr.body.tokens(&Placeholders::new([("_ctxt", ctx())]));
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
            /// The derived attributes, made attributes.
            pub fn materialize_derived_attributes(self) -> rt::DictionaryAttr<'ir> {
                rt::DictionaryAttr::get(self.0.ctx(), &[#(#entries),*])
            }
        });
    }
    members
}
