//! What reads and sets the discardable attributes that a dialect names.

use quote::quote;

use super::host::Host;
use super::{Item, docs, ident};
use crate::model::{Dialect, DiscardableAttr, Fragment};

pub(super) fn items(dialect: &Dialect<'_>, host: &Host<'_>) -> Vec<Item> {
    dialect.discardable_attrs.iter().map(|attr| helper(dialect, attr, host)).collect()
}

fn helper(dialect: &Dialect<'_>, attr: &DiscardableAttr<'_>, host: &Host<'_>) -> Item {
    let helper = ident(attr.helper());
    let name = format!("{}.{}", dialect.name, attr.name);
    let doc = docs::attributes(&format!("The discardable attribute `{name}`."));
    let ty = host.ty_at(Fragment::at_span(attr.ty, attr.span), "'ir");
    Item::section(quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #helper;
        impl rt::DiscardableAttr for #helper {
            const NAME: &'static str = #name;
            type Attr<'ir> = #ty;
        }
    })
}
