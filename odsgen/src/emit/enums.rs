//! Enums.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Item, class, docs, ident};
use crate::model::{Conversion, IntType};
use crate::plan::enums::{BitsPlan, EnumPlan};

pub(super) fn items(info: &EnumPlan<'_>) -> Vec<Item> {
    let mut items = match &info.bits {
        Some(set) => bits(info, set),
        None => cases(info),
    };
    if let Some(attr) = &info.attr_class {
        let (attr, name) = (class(attr), class(info.name));
        let doc = docs::attributes(&format!("[`{name}`] as an integer attribute."));
        items.push(Item::part(quote! {
            #doc
            pub type #attr<'c> = rt::IntEnumAttr<'c, #name>;
        }));
    }
    items.extend(info.functions.iter().map(|(it, name)| function(info, *it, name)));
    items
}

/// A function to which the definition gives a name.
fn function(info: &EnumPlan<'_>, conversion: Conversion, function: &str) -> Item {
    let (name, function) = (class(info.name), ident(function));
    let underlying = ident(info.underlying_type.name());
    Item::part(match conversion {
        Conversion::FromInteger => quote! {
            /// The case with this value, or the bits of which all belong to a case.
            pub fn #function(value: #underlying) -> Option<#name> { #name::try_from(value).ok() }
        },
        Conversion::FromString => quote! {
            /// The case with this text, or the bits.
            pub fn #function(text: &str) -> Option<#name> { text.parse().ok() }
        },
        Conversion::ToString => quote! {
            /// The text.
            pub fn #function(value: #name) -> String { value.to_string() }
        },
    })
}

fn doc(info: &EnumPlan<'_>) -> TokenStream {
    let (doc, deprecated) = (docs::attributes(&info.doc), docs::deprecated(info.deprecated));
    quote!(#doc #deprecated)
}

/// The conversion to `u64`, if needed.
fn widen(info: &EnumPlan<'_>) -> TokenStream {
    let is_wide = info.underlying_type == IntType { width: 64, is_signed: false };
    if is_wide { quote!() } else { quote!(as u64) }
}

/// The literal of the underlying type with the bits `bits`.
fn literal(info: &EnumPlan<'_>, bits: u64) -> Literal {
    let IntType { width, is_signed } = info.underlying_type;
    // A signed type extends its highest bit.
    let unused = 64 - width;
    match is_signed {
        true => Literal::i64_unsuffixed((bits << unused) as i64 >> unused),
        false => Literal::u64_unsuffixed(bits),
    }
}

/// The implementation that integer and bit enums share.
fn constants(info: &EnumPlan<'_>) -> TokenStream {
    let (name, summary) = (&info.diagnostic_name, info.summary);
    let width = Literal::u32_unsuffixed(info.width);
    let table = info.cases.iter().map(|case| {
        let (name, text) = (ident(&case.name), case.text);
        quote!((Self::#name, #text))
    });
    quote! {
        const NAME: &'static str = #name;
        const SUMMARY: &'static str = #summary;
        const WIDTH: u32 = #width;
        const CASES: &'static [(Self, &'static str)] = &[#(#table),*];
    }
}

fn cases(info: &EnumPlan<'_>) -> Vec<Item> {
    let Some(initial) = info.cases.get(info.initial) else { return Vec::new() };
    let (name, underlying) = (class(info.name), ident(info.underlying_type.name()));
    let initial = ident(&initial.name);
    let variants = info.cases.iter().map(|case| {
        let (variant, value) = (ident(&case.name), literal(info, case.value));
        let doc = docs::attributes(&format!("`{}`", case.text));
        quote!(#doc #variant = #value)
    });
    let (doc, constants, widen) = (doc(info), constants(info), widen(info));
    vec![
        Item::section(quote! {
            #doc
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(#underlying)]
            pub enum #name { #(#variants),* }
        }),
        Item::part(quote! {
            impl rt::OdsEnum for #name {
                #constants
                fn to_bits(self) -> u64 { self as #underlying #widen }
            }
        }),
        Item::part(quote!(rt::case_enum!(#name, #underlying, #initial);)),
    ]
}

fn bits(info: &EnumPlan<'_>, set: &BitsPlan<'_>) -> Vec<Item> {
    let (name, underlying) = (class(info.name), ident(info.underlying_type.name()));
    let values = info.cases.iter().map(|case| {
        let (constant, value) = (ident(&case.name), literal(info, case.value));
        let doc = docs::attributes(&format!("`{}`", case.text));
        quote!(#doc pub const #constant: Self = Self(#value);)
    });
    let separator = set.separator;
    let groups = set.primary_groups.then(|| quote!(.primary_groups()));
    let quoted = set.quoted.then(|| quote!(.quoted()));
    let all = literal(info, set.all);
    let every = (!set.has_all_case).then(|| {
        quote! {
            /// All valid bits.
            pub const ALL: Self = Self(#all);
        }
    });
    let (doc, constants, widen) = (doc(info), constants(info), widen(info));
    vec![
        Item::section(quote! {
            #doc
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
            pub struct #name(#underlying);
        }),
        Item::part(quote! {
            impl #name {
                #(#values)*
                #every
            }
        }),
        Item::part(quote! {
            impl rt::OdsEnum for #name {
                #constants
                const BITS: Option<rt::BitEnum> = Some(rt::BitEnum::separated_by(#separator)#groups #quoted);
                fn to_bits(self) -> u64 { self.0 #widen }
                fn from_bits_unchecked(bits: u64) -> Option<Self> { Some(Self(bits as #underlying)) }
            }
        }),
        Item::part(quote!(rt::bit_enum!(#name, #underlying, #all);)),
    ]
}
