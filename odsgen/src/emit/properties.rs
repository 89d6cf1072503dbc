//! Kinds of properties that are no attributes, each emitted once.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::host::{Host, Substitution};
use super::{Item, constraints, docs, ident};
use crate::model::{Fragment, Property, upper_camel};

/// The kinds that operations of the dialect refer to.
#[derive(Default)]
pub(super) struct Kinds {
    /// Name to definition; sorted, so that a new one changes nothing else.
    items: BTreeMap<String, Entry>,
}

struct Entry {
    key: String,
    tokens: TokenStream,
}

impl Kinds {
    /// The type that stands for the kind of `property`.
    pub(super) fn of(&mut self, property: &Property<'_>, host: &Host<'_>) -> Ident {
        let base = match property.def_name() {
            Some(name) => name.rsplit('_').next().unwrap_or(name).to_owned(),
            None => format!("{}Prop", upper_camel(&constraints::slug(property.summary))),
        };
        let key = key(property);
        let mut name = base.clone();
        let mut number = 2;
        while let Some(entry) = self.items.get(&name) {
            if entry.key == key {
                return ident(&name);
            }
            name = format!("{base}{number}");
            number += 1;
        }
        let ident = ident(&name);
        let tokens = kind(&ident, property, host);
        self.items.insert(name, Entry { key, tokens });
        ident
    }

    pub(super) fn items(self) -> Vec<Item> {
        self.items.into_values().map(|entry| Item::section(entry.tokens)).collect()
    }
}

/// What makes two kinds the same.
fn key(property: &Property<'_>) -> String {
    fn text<'r>(fragment: Option<Fragment<'r>>) -> &'r str {
        fragment.map_or("", |it| it.text)
    }
    [
        property.summary,
        property.storage_type,
        property.interface_type,
        text(property.convert_from_storage),
        text(property.assign_to_storage),
        text(property.convert_to_attribute),
        text(property.convert_from_attribute),
        text(property.parser),
        text(property.optional_parser),
        text(property.printer),
        text(property.default),
        text(property.storage_default),
        property.predicate.text.as_str(),
    ]
    .join("\0")
}

fn kind(name: &Ident, property: &Property<'_>, host: &Host<'_>) -> TokenStream {
    let place = property.record.span();
    let summary = property.summary;
    let doc = docs::attributes(&format!("A kind of property: {}.", summary.trim()));
    let storage = host.ty(property.storage_type, "'static", (property.record, "storageType"));
    let value = host.ty(property.interface_type, "'a", (property.record, "interfaceType"));
    let returned = host.ty(property.interface_type, "'_", (property.record, "interfaceType"));
    let need =
        |fragment: Option<Fragment<'_>>, field: &str, with: &[Substitution<'_>]| match fragment {
            Some(fragment) => host.expr(fragment, with),
            None => {
                host.error(place, format!("`{field}` of a property must be set"));
                quote!(())
            }
        };
    let stored = || ("_storage", quote!((*storage)));
    let context = || [("_ctxt", quote!(ctx)), ("_builder", quote!(ctx))];
    let get = match property.convert_from_storage {
        // Lends what it can, but a plain value has to be given away.
        Some(fragment) if fragment.text.trim() == "$_storage" => quote!(storage.clone()),
        fragment => need(fragment, "convertFromStorage", &[stored()]),
    };
    let store = need(property.assign_to_storage, "assignToStorage", &[("_value", quote!(value))]);
    let [ctxt, builder] = context();
    let to_attribute =
        need(property.convert_to_attribute, "convertToAttribute", &[stored(), ctxt, builder]);
    let from_attribute = need(
        property.convert_from_attribute,
        "convertFromAttribute",
        &[("_attr", quote!(attr)), ("_ctxt", quote!(attr.ctx()))],
    );
    let parse =
        need(property.parser, "parser", &[("_parser", quote!(p)), ("_ctxt", quote!(p.ctx()))]);
    let parse_optional = property.optional_parser.map(|fragment| {
        let parse = host.expr(fragment, &[("_parser", quote!(p)), ("_ctxt", quote!(p.ctx()))]);
        quote! {
            fn parse_optional(p: &mut rt::Parser<'_>) -> rt::ParseResult<Option<#storage>> { #parse }
        }
    });
    let print = need(
        property.printer,
        "printer",
        &[stored(), ("_printer", quote!(p)), ("_ctxt", quote!(p.ctx()))],
    );
    let initial = match (property.storage_default, property.default) {
        (Some(value), _) => Some(host.expr(value, &[])),
        (None, Some(value)) => {
            let value = host.expr(value, &[]);
            Some(quote!(Self::store(#value)))
        }
        (None, None) => None,
    };
    let initial = initial.map(|value| quote!(fn initial() -> #storage { #value }));
    let accepts = (!property.predicate.is_always()).then(|| {
        let condition =
            constraints::condition(&property.predicate, None, host, &[("_self", quote!(it))]);
        quote!(fn accepts(it: #returned) -> bool { #condition })
    });
    quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #name;
        impl rt::PropertyType for #name {
            type Storage = #storage;
            type Value<'a> = #value;
            const SUMMARY: &'static str = #summary;
            fn def() -> &'static rt::AttrDef {
                static DEF: rt::AttrDef = rt::AttrDef::new("", "");
                &DEF
            }
            fn get(storage: &#storage) -> #returned { #get }
            fn store(value: #returned) -> #storage { #store }
            fn to_attribute(storage: &#storage, ctx: &rt::Context) -> rt::Attribute {
                rt::Attribute::from(#to_attribute)
            }
            fn from_attribute(attr: rt::AttrRef<'_>) -> Result<#storage, String> { #from_attribute }
            fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<#storage> { #parse }
            #parse_optional
            fn print(storage: &#storage, p: &mut rt::AsmWriter<'_>) { #print }
            #initial
            #accepts
        }
    }
}
