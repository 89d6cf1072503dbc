//! The functions of the view that read and set what an operation is made of.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::host::Host;
use super::op::{self, Context};
use super::segments::{self, Kind};
use super::{Num, defs, docs, ident};
use crate::model::{AttrConstraint, Attribute, Held, Op, Property};

/// The accessors of operands, results, attributes, regions and successors.
pub(super) fn members<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    for (values, kind, what) in
        [(&op.operands, Kind::Operand, "operand"), (&op.results, Kind::Result, "result")]
    {
        for (index, value) in values.iter().enumerate() {
            let Some(name) = value.rust_name() else { continue };
            let name = ident(name);
            let doc = docs::attributes(&format!(
                "The {what} `{}`: {}.",
                value.name.unwrap_or_default(),
                value.constraint.summary.trim()
            ));
            let ty = segments::ty(value, kind);
            let access = segments::access(op, values, index, kind);
            members.push(quote!(#doc pub fn #name(self) -> #ty { #access }));
            if kind == Kind::Operand {
                members.extend(segments::mutable(op, index));
            }
        }
    }
    for (index, attr) in op.attributes.iter().enumerate() {
        let doc = format!("The attribute `{}`: {}.", attr.name, attr.constraint.summary);
        members.extend(attribute_readers(op, index, attr, context.host, &doc));
        members.extend(attribute_setters(op, index, attr, context.host));
    }
    for (index, property) in op.properties.iter().enumerate() {
        let doc = format!("The property `{}`: {}.", property.name, property.summary);
        members.push(property_reader(op, index, property, context, &doc));
        members.push(property_setter(op, index, property, context));
    }
    members.extend(derived_attributes(op, context.host));
    for (index, region) in op.regions.iter().enumerate() {
        let Some(name) = region.name.filter(|name| !name.is_empty()) else { continue };
        let doc = docs::attributes(&format!("The region `{name}`."));
        let ident = ident(&region.accessor);
        let index = Num(index);
        members.push(if region.constraint.variadic {
            quote! { #doc pub fn #ident(self) -> impl Iterator<Item = rt::RegionRef<'ir>> { self.0.regions().skip(#index) } }
        } else {
            quote!(#doc pub fn #ident(self) -> rt::RegionRef<'ir> { self.0.region(#index) })
        });
    }
    for (index, successor) in op.successors.iter().enumerate() {
        let Some(name) = successor.name.filter(|name| !name.is_empty()) else { continue };
        let doc = docs::attributes(&format!("The successor `{name}`."));
        let ident = ident(&successor.accessor);
        let index = Num(index);
        members.push(if successor.constraint.variadic {
            quote! { #doc pub fn #ident(self) -> impl Iterator<Item = rt::BlockRef<'ir>> { self.0.successors().skip(#index) } }
        } else {
            quote!(#doc pub fn #ident(self) -> rt::BlockRef<'ir> { self.0.successor(#index) })
        });
    }
    members
}

/// The view of the stored attribute.
pub(super) fn storage_type(
    constraint: &AttrConstraint<'_>,
    host: &Host<'_>,
    lifetime: &'static str,
) -> TokenStream {
    host.ty(constraint.storage_type, lifetime, (constraint.record, "storageType"))
}

/// The names of an attribute's accessors: what it holds, and the attribute itself. They are the same where the accessor
/// returns the attribute.
pub(super) fn accessor_names(attr: &Attribute<'_>) -> (Ident, Ident) {
    let name = ident(&attr.accessor);
    let constraint = &attr.constraint;
    let is_self = constraint.convert.is_none_or(|convert| convert.text.trim() == "$_self")
        || constraint.convert.is_some_and(|convert| convert.text == "$_self.map(|attr| $_self)")
        || constraint.convert.is_some_and(|convert| convert.text == "$_self.map(|attr| attr)");
    if is_self {
        return (name.clone(), name);
    }
    let raw = format!("{}_attr", attr.accessor.trim_end_matches('_'));
    (name, ident(&raw))
}

/// What reads an attribute: as what it holds and, where that differs, as itself.
pub(super) fn attribute_readers(
    op: &Op<'_>,
    index: usize,
    attr: &Attribute<'_>,
    host: &Host<'_>,
    doc: &str,
) -> Vec<TokenStream> {
    let constraint = &attr.constraint;
    let word = op::attribute_word(op, index);
    let (name, raw) = accessor_names(attr);
    let doc = docs::attributes(doc);
    let mut members = Vec::new();
    if constraint.is_unit() {
        members.push(quote!(#doc pub fn #name(self) -> bool { self.0.property(#word).is_some() }));
    } else {
        let storage = storage_type(constraint, host, "'ir");
        let (ty, read) = if constraint.optional {
            (quote!(Option<#storage>), quote!(self.0.property_as(#word)))
        } else {
            (quote!(#storage), quote!(self.0.required_attr(#word)))
        };
        let value = (name != raw).then_some(constraint.convert).flatten().map(|convert| {
            let place = (constraint.record, "returnType");
            let list = constraint
                .attr_def()
                .and_then(|_| defs::view_list(constraint.return_type, "'ir", place, host));
            let ret = list.unwrap_or_else(|| host.ty(constraint.return_type, "'ir", place));
            if constraint.optional && constraint.default_value().is_some() {
                // An absent attribute reads as its default.
                let attr = op::default_attr(constraint, host, &quote!(self.0.ctx())).unwrap_or_default();
                let or = quote!(self.#raw().unwrap_or_else(|| self.0.ctx().attr_ref({ let attr: rt::Attribute = #attr; attr }).cast()));
                let read = host.expr(convert, &[("_self", or)]);
                quote!(#doc pub fn #name(self) -> #ret { #read })
            } else {
                let read = host.expr(convert, &[("_self", quote!(self.#raw()))]);
                quote!(#doc pub fn #name(self) -> #ret { #read })
            }
        });
        members.extend(value);
        let doc = if name == raw {
            doc
        } else {
            docs::attributes(&format!("The attribute of [`{name}`](Self::{name})."))
        };
        members.push(quote!(#doc pub fn #raw(self) -> #ty { #read }));
    }
    members
}

/// What sets an attribute: to what it holds, if that is known to make one, and to another attribute. Their names are those
/// of what reads it.
fn attribute_setters(
    op: &Op<'_>,
    index: usize,
    attr: &Attribute<'_>,
    host: &Host<'_>,
) -> Vec<TokenStream> {
    let constraint = &attr.constraint;
    let word = op::attribute_word(op, index);
    let (name, raw) = accessor_names(attr);
    let (set, set_raw) = (setter(&name), setter(&raw));
    let doc = docs::attributes(&format!("Sets [`{name}`](Self::{name})."));
    if constraint.is_unit() {
        return vec![
            quote! { #doc pub fn #set(ir: &mut rt::Ir, op: rt::Op, value: bool) { ir.set_unit_property(op, #word, value) } },
        ];
    }
    let mut members = Vec::new();
    let held = if name == raw { None } else { constraint.held() };
    if let Some(held) = held {
        let (ty, make) = made_of(&held, host, &quote!(ir.ctx()), &quote!(value));
        let (ty, remove) = if constraint.optional {
            let remove = quote! {
                let Some(value) = value else { return ir.set_property_word(op, #word, 0) };
            };
            (quote!(Option<#ty>), remove)
        } else {
            (ty, quote!())
        };
        members.push(quote! {
            #doc
            pub fn #set(ir: &mut rt::Ir, op: rt::Op, value: #ty) {
                #remove
                let word = rt::attr_word(#make);
                ir.set_property_word(op, #word, word)
            }
        });
    }
    let doc = match name == raw {
        true => doc,
        false => docs::attributes(&format!("Sets the attribute of [`{name}`](Self::{name}).")),
    };
    members.push(if constraint.optional {
        quote! { #doc pub fn #set_raw(ir: &mut rt::Ir, op: rt::Op, attr: Option<rt::Attribute>) { ir.set_property(op, #word, attr) } }
    } else {
        quote! { #doc pub fn #set_raw(ir: &mut rt::Ir, op: rt::Op, attr: impl Into<rt::Attribute>) { ir.set_property(op, #word, Some(attr.into())) } }
    });
    members
}

fn setter(reader: &Ident) -> Ident {
    format_ident!("set_{}", reader.to_string().trim_end_matches('_'))
}

/// The type of what an attribute holds, as a parameter, and the attribute made of `value`, which is of that type.
pub(super) fn made_of(
    held: &Held<'_>,
    host: &Host<'_>,
    ctx: &TokenStream,
    value: &TokenStream,
) -> (TokenStream, TokenStream) {
    // What is read into a new vector may come from anywhere.
    let elements = held.ty.strip_prefix("Vec<").and_then(|rest| rest.strip_suffix('>'));
    let slice = elements.map(|elements| format!("&[{elements}]"));
    let ty = slice.as_deref().unwrap_or(held.ty);
    let ty = host.argument_ty(ty, "'_", (held.record, "returnType"));
    let make = host.expr(held.builder, &[("0", value.clone()), ("_builder", ctx.clone())]);
    (ty, make)
}

pub(super) fn property_reader<'r>(
    op: &Op<'r>,
    index: usize,
    property: &Property<'r>,
    context: &mut Context<'_, '_, 'r>,
    doc: &str,
) -> TokenStream {
    let name = ident(&property.accessor);
    let ty = context.host.ty(property.interface_type, "'ir", (property.record, "interfaceType"));
    let (word, kind) = (op::property_word(op, index), context.kinds.of(property, context.host));
    let doc = docs::attributes(doc);
    quote!(#doc pub fn #name(self) -> #ty { self.0.property_value::<#kind>(#word) })
}

fn property_setter<'r>(
    op: &Op<'r>,
    index: usize,
    property: &Property<'r>,
    context: &mut Context<'_, '_, 'r>,
) -> TokenStream {
    let name = ident(&property.accessor);
    let ty =
        context.host.argument_ty(property.interface_type, "'_", (property.record, "interfaceType"));
    let (word, kind) = (op::property_word(op, index), context.kinds.of(property, context.host));
    let set = setter(&name);
    let doc = docs::attributes(&format!("Sets the property [`{name}`](Self::{name})."));
    quote! {
        #doc
        pub fn #set(ir: &mut rt::Ir, op: rt::Op, value: #ty) {
            ir.set_property_value::<#kind>(op, #word, value)
        }
    }
}

/// Accessors of attributes that are not stored, and a dictionary of those that can be attributes.
fn derived_attributes(op: &Op<'_>, host: &Host<'_>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    let mut entries = Vec::new();
    for attr in &op.derived {
        let (name, text) = (ident(&attr.accessor), attr.name);
        let ty = host.ty(attr.return_type, "'ir", (attr.record, "returnType"));
        let body = host.block(attr.body, &[("_ctxt", quote!(self.0.ctx()))]);
        let doc = docs::attributes(&format!("The derived attribute `{text}`."));
        members.push(quote!(#doc pub fn #name(self) -> #ty { #body }));
        if let Some(convert) = attr.convert {
            let ctx = quote!(self.0.ctx());
            let value = host.expr(
                convert,
                &[("_self", quote!(self.#name())), ("_builder", ctx.clone()), ("_ctxt", ctx)],
            );
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
