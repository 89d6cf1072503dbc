//! Attribute and type kinds.

mod builders;
mod custom;
mod hooks;
mod kind;
mod parse;
mod print;
mod shape;
mod skeleton;

use quote::quote;

pub(super) use shape::view_list;
pub(super) use skeleton::of_def;

use self::kind::Kind;
use super::custom::Customs;
use super::host::Host;
use super::members::Members;
use super::{Item, dialect, docs, ident, implemented};
use crate::format;
use crate::model::{Def, DefKind, Enum, Fragment, Model, Result, TraitKind, screaming};

/// The name of the definition table.
fn table_name(def: &Def<'_>) -> proc_macro2::Ident {
    ident(screaming(def.class_name))
}

pub(super) fn items<'r>(
    def: &Def<'r>,
    model: &Model<'r>,
    host: &Host<'r>,
    customs: &mut Customs,
) -> Result<Vec<Item>> {
    if let Some(plain) = PlainEnum::of(def, model) {
        return Ok(plain.items(def, model));
    }
    let format = match def.format {
        None => None,
        Some(text) => match format::defs::parse(def, text) {
            Ok(format) => Some(format),
            Err(errors) => {
                errors.into_iter().for_each(|error| host.add(error));
                host.error(def.record.span(), "failed to parse assembly format");
                return Ok(Vec::new());
            }
        },
    };
    let kind = Kind::new(def, model, host);
    let mut items = kind.storage();
    items.push(kind.view());
    items.push(kind.table(format.is_some()));
    items.extend(kind.impls());
    let view = &kind.view;
    let mut members = Members::new(host, view, def.record);
    members.extend(kind.constructors());
    members.extend(kind.accessors());
    if let Some(format) = &format {
        members.extend([
            parse::function(&kind, format, customs),
            print::function(&kind, format, customs),
        ]);
    }
    if let Some(extra) = def.extra_declaration {
        members.add(extra, &[]);
    }
    let interfaces = implemented::implementations(&def.traits, view, members.names(), host)?;
    for entry in &def.traits {
        if let Some(extra) = Fragment::of_field(entry.record, "extraConcreteClassDeclaration") {
            members.add(extra, &[]);
        }
    }
    let body = members.into_body();
    items.push(Item::part(quote!(impl<'c> #view<'c> #body)));
    items.extend(interfaces);
    items.extend(native_traits(def, host));
    items.extend(kind.hooks());
    if let Some(extra) = def.extra_definition {
        let extra = host.items(extra, &[("cppClass", quote!(#view))]);
        items.extend(extra.into_iter().map(Item::part));
    }
    Ok(items)
}

/// The traits of Rust that a kind has because its definition lists them: what they have is in their defaults. Those of the
/// runtime's own module are names only.
fn native_traits(def: &Def<'_>, host: &Host<'_>) -> Vec<Item> {
    let view = ident(def.class_name);
    let natives = def.traits.iter().filter_map(|entry| match entry.kind {
        TraitKind::Native { name, namespace, .. }
            if !namespace.is_empty() && !namespace.starts_with("::ods_runtime::traits") =>
        {
            let path = host.path(&format!("{namespace}::{name}"), (entry.record, "trait"));
            Some(Item::part(quote!(impl<'c> #path for #view<'c> {})))
        }
        _ => None,
    });
    natives.collect()
}

/// An attribute that holds an enum and nothing else, between brackets at most: no code of its own is needed for it.
struct PlainEnum<'d, 'r> {
    info: &'d Enum<'r>,
    mnemonic: &'r str,
    open: String,
    close: String,
}

impl<'d, 'r> PlainEnum<'d, 'r> {
    fn of(def: &'d Def<'r>, model: &Model<'r>) -> Option<Self> {
        let (info, mnemonic) = (def.enum_info.as_ref()?, def.mnemonic?);
        let is_plain = |def: &Def<'_>| {
            def.traits.is_empty()
                && !def.has_verify
                && def.extra_declaration.is_none()
                && def.extra_definition.is_none()
                && brackets(def).is_some()
        };
        // An enum has one attribute that is so; others are like any attribute.
        let first = model.attrs.iter().find(|other| {
            let same = other.enum_info.as_ref().is_some_and(|it| it.record == info.record);
            same && is_plain(other)
        })?;
        if first.record != def.record {
            return None;
        }
        let (open, close) = brackets(def)?;
        Some(Self { info, mnemonic, open, close })
    }

    fn items(&self, def: &Def<'_>, model: &Model<'_>) -> Vec<Item> {
        let Self { info, mnemonic, open, close } = self;
        let (view, table, class) = (ident(def.class_name), table_name(def), ident(info.class_name));
        let is_field = !info.record.is_subclass_of("EnumAttrInfo");
        let field = is_field.then(|| {
            quote!(
                const FIELD: bool = true;
            )
        });
        let around = ((open.as_str(), close.as_str()) != ("<", ">")).then(|| {
            quote! {
                const OPEN: &'static str = #open;
                const CLOSE: &'static str = #close;
            }
        });
        let (dialect, record) = (model.dialect.name, def.record.name());
        let name = format!("{dialect}.{mnemonic}");
        let doc = docs::attributes(&format!("[`{class}`] as an attribute: `#{name}`."));
        let deprecated = docs::deprecated(def.deprecated);
        let table_doc = docs::attributes(&format!("Definition of `#{name}`."));
        let print =
            dialect::by_hand(model, DefKind::Attr).then(|| dialect::printer(model, DefKind::Attr));
        vec![
            Item::section(quote! {
                #doc
                #deprecated
                pub type #view<'c> = rt::EnumAttr<'c, #class>;
            }),
            Item::part(quote! {
                #table_doc
                pub static #table: rt::AttrDef = rt::enum_attr_def::<#class>(#dialect, #name)#print;
            }),
            Item::part(quote! {
                impl rt::DialectEnum for #class {
                    const DEF: &'static rt::AttrDef = &#table;
                    const RECORD: &'static str = #record;
                    #field
                    #around
                }
            }),
        ]
    }
}

/// The brackets before and after `$value` in the format of an enum attribute, if it has no more to it.
fn brackets(def: &Def<'_>) -> Option<(String, String)> {
    let Some(format) = def.format else { return Some(Default::default()) };
    let (before, after) = format.text.split_once("$value")?;
    let literals = |text: &str| -> Option<String> {
        let mut out = String::new();
        for (i, part) in text.split('`').enumerate() {
            if i % 2 == 1 {
                out.push_str(part);
            } else if !part.trim().is_empty() {
                return None;
            }
        }
        out.chars().all(|c| "<>()[]{}".contains(c)).then_some(out)
    };
    Some((literals(before)?, literals(after)?))
}
