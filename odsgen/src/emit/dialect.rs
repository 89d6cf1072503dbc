//! The dialect itself.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Item, class, docs, file, ident};
use crate::fragment::Placeholders;
use crate::model::DefKind;
use crate::plan::dialect::{DialectPlan, DiscardableAttrPlan};

pub(super) fn items(dialect: &DialectPlan<'_>) -> Vec<Item> {
    let mut items = file::prologue();
    let (type_name, name) = (ident(&dialect.type_name), dialect.name);
    let doc = docs::attributes(&format!("The `{name}` dialect."));
    let dependencies = dialect.dependencies.iter().map(|path| quote!(d.depends_on::<#path>();));
    let ops = dialect.ops.iter().map(|table| {
        let table = ident(table);
        quote!(d.op(&#table);)
    });
    let defs = dialect.defs.iter().map(|(kind, view)| {
        let view = class(view);
        match kind {
            DefKind::Attr => quote!(d.attr::<#view>();),
            DefKind::Type => quote!(d.ty::<#view>();),
        }
    });
    let hooks: TokenStream = dialect
        .hooks
        .iter()
        .map(|hook| {
            let (name, function) = (ident(hook.trait_name()), ident(hook.function()));
            quote!(d.hooks().#function = Some(<Self as rt::hooks::#name>::#function);)
        })
        .collect();
    let extensible = dialect.is_extensible.then(|| quote!(d.hooks().is_extensible = true;));
    let initialize = dialect.is_initialized.then(|| quote!(#type_name::initialize(d);));
    items.push(Item::section(quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #type_name;
    }));
    items.push(Item::part(quote! {
        impl rt::Dialect for #type_name {
            const NAMESPACE: &'static str = #name;
            fn initialize(d: &mut rt::DialectInit<'_>) {
                #(#dependencies)*
                #(#defs)*
                #(#ops)*
                #hooks
                #extensible
                #initialize
            }
        }
    }));
    if let Some(declarations) = &dialect.declarations {
        let class = Placeholders::new([("cppClass", quote!(#type_name))]);
        let declarations = declarations.tokens(&class);
        items.push(Item::part(quote!(impl #type_name { #declarations })));
    }
    items.extend(dialect.discardable_attrs.iter().map(discardable));
    items
}

fn discardable(attr: &DiscardableAttrPlan) -> Item {
    let (helper, name, ty) = (ident(&attr.helper), attr.name.as_str(), &attr.ty);
    let doc = docs::attributes(&format!("The discardable attribute `{name}`."));
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
