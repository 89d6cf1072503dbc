//! Functions, traits, definitions and resources that are declared only in C++.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Item, docs, ident};
use crate::fragment::{ForeignDef, Helper, ViewOf};
use crate::plan::foreign::{Foreign, ForeignTrait};

/// `hint` says how to write helpers.
pub(super) fn items(foreign: &Foreign, dialect_type: &str, hint: &str) -> Vec<Item> {
    let mut items = Vec::new();
    for helper in &foreign.helpers {
        items.extend(of_helper(helper, dialect_type, hint));
    }
    items.extend(foreign.traits.iter().map(of_trait));
    items.extend(foreign.defs.iter().map(of_foreign_def));
    items.extend(foreign.resources.iter().map(|name| of_resource(name)));
    items
}

/// The type that implements the helpers of a module without a dialect.
pub(super) fn helper_type(name: &str) -> Vec<Item> {
    let name = ident(name);
    vec![Item::section(quote! {
        /// Implements the functions that are defined only in C++.
        #[derive(Clone, Copy, Debug)]
        pub struct #name;
    })]
}

/// The signature of the function of a helper.
pub(crate) fn helper_head(helper: &Helper) -> TokenStream {
    let function = ident(&helper.function);
    let params = helper.params.iter().map(|(name, ty)| {
        let name = ident(name);
        quote!(#name: #ty)
    });
    let returns = helper.returns.as_ref().map(|ty| quote!(-> #ty));
    quote!(fn #function(#(#params),*) #returns)
}

fn of_helper(helper: &Helper, dialect_type: &str, hint: &str) -> [Item; 2] {
    let (name, function, dialect) =
        (ident(&helper.trait_name), ident(&helper.function), ident(dialect_type));
    let cpp = helper.cpp.split_whitespace().collect::<Vec<_>>().join(" ");
    let about = match &helper.reason {
        None => format!("The C++ function `{cpp}`."),
        Some(reason) => format!("The C++ code `{cpp}`, which is not translated: {reason}."),
    };
    let doc = docs::attributes(&about);
    let head = helper_head(helper);
    let args = helper.params.iter().map(|(name, _)| ident(name));
    let message = format!("the C++ function `{}` has no implementation in Rust", helper.function);
    let label = format!("write `impl {} for {dialect_type}`{hint}", helper.trait_name);
    [
        Item::section(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #name {
                #doc
                #head;
            }
        }),
        Item::part(quote! {
            #doc
            pub #head {
                <#dialect as #name>::#function(#(#args),*)
            }
        }),
    ]
}

/// A definition of a dialect whose module is unknown. The code refers to it by its name.
fn of_foreign_def(it: &ForeignDef) -> Item {
    let (view, dialect, mnemonic) = (ident(&it.name), &it.dialect, &it.mnemonic);
    let full = format!("{dialect}.{mnemonic}");
    let what = match it.of {
        ViewOf::Op => "operation",
        ViewOf::Attr => "attribute",
        ViewOf::Type => "type",
    };
    let text = format!("The {what} `{full}`. No `--extern-path` specifies its module.");
    let doc = docs::attributes(&text);
    let (class, reference, hook) = match it.of {
        ViewOf::Op => {
            return Item::section(quote! {
                #doc
                #[derive(Clone, Copy, Debug)]
                pub struct #view;
                impl rt::traits::ParentNames for #view {
                    fn names() -> Vec<&'static str> { vec![#full] }
                }
            });
        }
        ViewOf::Attr => (quote!(attr_class), quote!(AttrRef), quote!(AttrClass)),
        ViewOf::Type => (quote!(type_class), quote!(TypeRef), quote!(TypeClass)),
    };
    let (get, test) = match it.of {
        ViewOf::Type => (quote!(type_by_name), quote!(is_type_by_name)),
        _ => (quote!(attr_by_name), quote!(is_attr_by_name)),
    };
    Item::section(quote! {
        rt::#class! { #doc pub struct #view; }
        impl rt::hooks::#hook for #view<'_> {
            fn contains(it: rt::#reference<'_>) -> bool { rt::#test(it, #dialect, #mnemonic) }
        }
        impl<'c> #view<'c> {
            /// The instance without parameters.
            pub fn get(ctx: &'c rt::Context) -> Self { Self(rt::#get(ctx, #dialect, #mnemonic)) }
        }
    })
}

/// A resource of side effects.
fn of_resource(name: &str) -> Item {
    let (path, doc) = (ident(name), docs::attributes(&format!("The C++ resource `{name}`.")));
    Item::section(quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #path;
        impl rt::Resource for #path {
            const NAME: &'static str = #name;
        }
    })
}

fn of_trait(entry: &ForeignTrait) -> Item {
    let (name, verify) = (ident(&entry.name), ident(&entry.verify));
    let (cpp, parameters) = (&entry.cpp, &entry.parameters);
    let doc = docs::attributes(&format!("The C++ trait `{cpp}`."));
    Item::section(quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #name;
        impl rt::OpTrait for #name {
            const NAME: &'static str = #cpp;
            fn verify(op: rt::OpRef<'_>) -> rt::VerifyResult {
                #verify(op, #parameters)
            }
        }
    })
}
