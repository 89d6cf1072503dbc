//! Attributes with an enum as their only parameter; the runtime implements them.

use quote::quote;

use super::super::{Item, class, docs, ident};
use super::dialect_printer;
use crate::model::DefKind;
use crate::plan::def::EnumAttrPlan;

pub(super) fn items(def: &EnumAttrPlan<'_>) -> Vec<Item> {
    let (view, table, class) = (class(def.view), ident(&def.table), class(def.enum_name));
    let (dialect, name, record) = (def.dialect, def.name.as_str(), def.record);
    let (open, close) = (def.open.as_str(), def.close.as_str());
    let field = def.is_field.then(|| {
        quote!(
            const FIELD: bool = true;
        )
    });
    let around = ((open, close) != ("<", ">")).then(|| {
        quote! {
            const OPEN: &'static str = #open;
            const CLOSE: &'static str = #close;
        }
    });
    let spaced = (open.is_empty() && !def.is_spaced).then(|| {
        quote!(
            const SPACED: bool = false;
        )
    });
    let doc = docs::attributes(&format!("The attribute `#{name}`, with a value of [`{class}`]."));
    let deprecated = docs::deprecated(def.deprecated);
    let table_doc = docs::attributes(&format!("Definition of `#{name}`."));
    let print = def.dialect_text.as_ref().map(|it| dialect_printer(DefKind::Attr, it));
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
                #spaced
            }
        }),
    ]
}
