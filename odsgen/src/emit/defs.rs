//! Attribute and type kinds.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::host::Host;
use super::{Item, docs};
use crate::model::{Def, DefKind, Enum, Model, Result, TraitKind, screaming};

/// The name of the definition table.
fn table_name(def: &Def<'_>) -> proc_macro2::Ident {
    format_ident!("{}", screaming(def.class_name))
}

pub(super) fn items(def: &Def<'_>, model: &Model<'_>, _host: &Host<'_>) -> Result<Vec<Item>> {
    let Some(mnemonic) = def.mnemonic else {
        return Err(def.record.error("a definition without mnemonic has no text form").into_help(
            "set `mnemonic`; kinds whose text is not `dialect.mnemonic` are written by hand",
        ));
    };
    if let Some(info) = &def.enum_info {
        return enum_attr(def, info, mnemonic, model);
    }
    if !def.parameters.is_empty() {
        return Err(def.record.error("parameters of attributes and types are not generated yet"));
    }
    Ok(singleton(def, mnemonic, model))
}

/// An attribute that holds an enum.
fn enum_attr(
    def: &Def<'_>,
    info: &Enum<'_>,
    mnemonic: &str,
    model: &Model<'_>,
) -> Result<Vec<Item>> {
    let (open, close) = around_value(def)?;
    let (view, table, class) = (
        format_ident!("{}", def.class_name),
        table_name(def),
        format_ident!("{}", info.class_name),
    );
    let field = !info.record.is_subclass_of("EnumAttrInfo");
    let (dialect, record) = (model.dialect.name, def.record.name());
    let name = format!("{dialect}.{mnemonic}");
    let doc = docs::attributes(&format!("[`{class}`] as an attribute: `#{name}`."));
    let deprecated = docs::deprecated(def.deprecated);
    let table_doc = docs::attributes(&format!("Definition of `#{name}`."));
    Ok(vec![
        Item::section(quote! {
            #doc
            #deprecated
            pub type #view<'c> = rt::EnumAttr<'c, #class>;
        }),
        Item::part(quote! {
            #table_doc
            pub static #table: rt::AttrDef = rt::enum_attr_def::<#class>(#dialect, #name);
        }),
        Item::part(quote! {
            impl rt::DialectEnum for #class {
                const DEF: &'static rt::AttrDef = &#table;
                const RECORD: &'static str = #record;
                const FIELD: bool = #field;
                const OPEN: &'static str = #open;
                const CLOSE: &'static str = #close;
            }
        }),
    ])
}

/// The literals before and after `$value` in the format of an enum attribute.
fn around_value(def: &Def<'_>) -> Result<(String, String)> {
    let Some(format) = def.format else { return Ok(Default::default()) };
    let Some((before, after)) = format.text.split_once("$value") else {
        return Err(def
            .record
            .field_error("assemblyFormat", "format is missing reference to parameter: value"));
    };
    let literals = |text: &str| -> Option<String> {
        let mut out = String::new();
        for (i, part) in text.split('`').enumerate() {
            if i % 2 == 1 {
                out.push_str(part);
            } else if !part.trim().is_empty() {
                return None;
            }
        }
        Some(out)
    };
    match (literals(before), literals(after)) {
        (Some(before), Some(after)) => Ok((before, after)),
        _ => Err(def.record.field_error("assemblyFormat", "expected literals around `$value`")),
    }
}

/// A kind without parameters.
fn singleton(def: &Def<'_>, mnemonic: &str, model: &Model<'_>) -> Vec<Item> {
    let (view, table) = (format_ident!("{}", def.class_name), table_name(def));
    let dialect = model.dialect.name;
    let name = format!("{dialect}.{mnemonic}");
    let deprecated = docs::deprecated(def.deprecated);
    let sigil = if def.kind == DefKind::Attr { '#' } else { '!' };
    let doc =
        docs::attributes(&docs::text(def.summary, def.description, &format!("`{sigil}{name}`")));
    let table_doc = docs::attributes(&format!("Definition of `{sigil}{name}`."));
    let tag = format_ident!("{}Kind", def.class_name);
    let tag_doc = docs::attributes(&format!("Names the kind [`{view}`]."));
    let names: Vec<&str> = def
        .traits
        .iter()
        .filter_map(|entry| match entry.kind {
            TraitKind::Interface { name, .. } | TraitKind::Native { name, .. } => Some(name),
            _ => None,
        })
        .collect();
    let interfaces: TokenStream =
        if names.is_empty() { quote!() } else { quote!(.interfaces(&[#(#names),*])) };
    let (generic, def_type, make, tag_trait) = match def.kind {
        DefKind::Attr => {
            (quote!(SingletonAttr), quote!(AttrDef), quote!(singleton_attr_def), quote!(AttrTag))
        }
        DefKind::Type => {
            (quote!(SingletonType), quote!(TypeDef), quote!(singleton_type_def), quote!(TypeTag))
        }
    };
    vec![
        Item::section(quote! {
            #doc
            #deprecated
            pub type #view<'c> = rt::#generic<'c, #tag>;
        }),
        Item::part(quote! {
            #tag_doc
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
            pub struct #tag;
        }),
        Item::part(quote! {
            #table_doc
            pub static #table: rt::#def_type = rt::#make::<#tag>(#dialect, #name)#interfaces;
        }),
        Item::part(quote! {
            impl rt::#tag_trait for #tag { const DEF: &'static rt::#def_type = &#table; }
        }),
    ]
}

/// The views of attribute interfaces that the dialect defines.
pub(super) fn attr_interfaces(model: &Model<'_>) -> Vec<Item> {
    model
        .attr_interfaces
        .iter()
        .flat_map(|interface| {
            let name = interface.name;
            let (view, tag) = (format_ident!("{name}"), format_ident!("{name}Tag"));
            let doc = docs::attributes(&docs::text(
                "",
                interface.description,
                &format!("Attributes that implement `{name}`."),
            ));
            let tag_doc = docs::attributes(&format!("Names the interface [`{view}`]."));
            [
                Item::section(quote! {
                    #doc
                    pub type #view<'c> = rt::AttrInterface<'c, #tag>;
                }),
                Item::part(quote! {
                    #tag_doc
                    #[derive(Clone, Copy, Debug)]
                    pub struct #tag;
                }),
                Item::part(quote! {
                    impl rt::AttrInterfaceTag for #tag { const NAME: &'static str = #name; }
                }),
            ]
        })
        .collect()
}

/// Adds a help line to a diagnostic.
trait IntoHelp {
    fn into_help(self, help: &str) -> Self;
}

impl IntoHelp for Box<crate::tablegen::Diagnostic> {
    fn into_help(mut self, help: &str) -> Self {
        self.help = Some(help.to_owned());
        self
    }
}
