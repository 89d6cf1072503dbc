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
        impl #helper {
            /// Its name.
            pub const NAME: &'static str = #name;
            /// The attribute of `op`, if it has one of this kind.
            pub fn attr<'ir>(op: rt::OpRef<'ir>) -> Option<#ty> {
                op.attr(Self::NAME)?.dyn_cast()
            }
            /// Whether `op` has one of this kind.
            pub fn is_attr_present(op: rt::OpRef<'_>) -> bool { Self::attr(op).is_some() }
            /// Sets the attribute of `op`.
            pub fn set_attr(ir: &mut rt::Ir, op: rt::Op, attr: impl Into<rt::Attribute>) {
                let name = ir.ctx().ident(Self::NAME);
                ir.set_attr(op, name, Some(attr.into()));
            }
            /// Removes the attribute of `op`.
            pub fn remove_attr(ir: &mut rt::Ir, op: rt::Op) {
                let name = ir.ctx().ident(Self::NAME);
                ir.set_attr(op, name, None);
            }
        }
    })
}
