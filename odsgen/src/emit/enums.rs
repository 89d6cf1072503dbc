//! Enums, and the attribute kinds that hold them as integers.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Item, docs, ident};
use crate::model::Enum;

pub(super) fn items(info: &Enum<'_>) -> Vec<Item> {
    let mut items = if info.is_bits() { bits(info) } else { cases(info) };
    if let Some(attr) = info.attr_class {
        let (attr, name) = (ident(attr), ident(info.class_name));
        let doc = docs::attributes(&format!(" [`{name}`] as an integer attribute.")[1..]);
        items.push(Item::part(quote! {
            #doc
            pub type #attr<'c> = rt::IntEnumAttr<'c, #name>;
        }));
    }
    items
}

fn doc(info: &Enum<'_>) -> TokenStream {
    let summary = match info.summary {
        "" => format!("The enum `{}`.", info.class_name),
        summary => summary.to_owned(),
    };
    let (doc, deprecated) = (docs::attributes(&summary), docs::deprecated(info.deprecated));
    quote!(#doc #deprecated)
}

/// The name in diagnostics: upstream's, which is that of the C++ class.
fn diagnostic_name(info: &Enum<'_>) -> String {
    let namespace = match info.namespace.strip_prefix("::ods::") {
        Some(module) => format!("::mlir::{module}"),
        None => info.namespace.to_owned(),
    };
    format!("{namespace}::{}", info.class_name)
}

fn cases(info: &Enum<'_>) -> Vec<Item> {
    let name = ident(info.class_name);
    let underlying = ident(info.underlying_type);
    let doc = doc(info);
    // What C++ makes of no value is the case that is zero.
    let zero = info.cases.iter().find(|case| case.value == 0).or(info.cases.first());
    let Some(zero) = zero else { return Vec::new() };
    let initial = ident(info.case_name(zero));
    let variants = info.cases.iter().map(|case| {
        let (variant, value) = (ident(info.case_name(case)), literal(case.value, info.width));
        let doc = docs::attributes(&format!("`{}`", case.text));
        quote!(#doc #variant = #value)
    });
    let table = info.cases.iter().map(|case| {
        let (variant, text) = (ident(info.case_name(case)), case.text);
        quote!((Self::#variant, #text))
    });
    let (full, width, summary) = (diagnostic_name(info), width(info), info.summary);
    let widen = if info.underlying_type == "u64" { quote!() } else { quote!(as u64) };
    vec![
        Item::section(quote! {
            #doc
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(#underlying)]
            pub enum #name { #(#variants),* }
        }),
        Item::part(quote! {
            impl rt::OdsEnum for #name {
                const NAME: &'static str = #full;
                const SUMMARY: &'static str = #summary;
                const WIDTH: u32 = #width;
                const CASES: &'static [(Self, &'static str)] = &[#(#table),*];
                fn to_bits(self) -> u64 { self as #underlying #widen }
            }
        }),
        Item::part(quote!(rt::case_enum!(#name, #underlying, #initial);)),
    ]
}

fn bits(info: &Enum<'_>) -> Vec<Item> {
    let name = ident(info.class_name);
    let underlying = ident(info.underlying_type);
    let doc = doc(info);
    let constants = info.cases.iter().map(|case| {
        let (constant, value) = (ident(info.case_name(case)), literal(case.value, info.width));
        let doc = docs::attributes(&format!("`{}`", case.text));
        quote!(#doc pub const #constant: Self = Self(#value);)
    });
    let widen = if info.underlying_type == "u64" { quote!() } else { quote!(as u64) };
    let table = info.cases.iter().map(|case| {
        let (constant, text) = (ident(info.case_name(case)), case.text);
        quote!((Self::#constant, #text))
    });
    let (full, width, summary) = (diagnostic_name(info), width(info), info.summary);
    let separator = info.separator.unwrap_or("|");
    let groups = info.primary_groups.then(|| quote!(.primary_groups()));
    let quoted = info.quoted.then(|| quote!(.quoted()));
    let all = literal(info.cases.iter().fold(0, |all, case| all | case.value), info.width);
    // A case of that name is what its definition says.
    let is_taken = info.cases.iter().any(|case| info.case_name(case) == "ALL");
    let every = (!is_taken).then(|| {
        quote! {
            /// Every bit that a value can have.
            pub const ALL: Self = Self(#all);
        }
    });
    vec![
        Item::section(quote! {
            #doc
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
            pub struct #name(#underlying);
        }),
        Item::part(quote! {
            impl #name {
                #(#constants)*
                #every
            }
        }),
        Item::part(quote! {
            impl rt::OdsEnum for #name {
                const NAME: &'static str = #full;
                const SUMMARY: &'static str = #summary;
                const WIDTH: u32 = #width;
                const CASES: &'static [(Self, &'static str)] = &[#(#table),*];
                const BITS: Option<rt::BitEnum> = Some(rt::BitEnum::separated_by(#separator)#groups #quoted);
                fn to_bits(self) -> u64 { self.0 #widen }
                fn from_bits_unchecked(bits: u64) -> Option<Self> { Some(Self(bits as #underlying)) }
            }
        }),
        Item::part(quote!(rt::bit_enum!(#name, #underlying, #all);)),
    ]
}

fn width(info: &Enum<'_>) -> proc_macro2::Literal {
    proc_macro2::Literal::i64_unsuffixed(info.width)
}

/// The value of a case as its unsigned integer type holds it.
fn literal(value: i64, width: i64) -> proc_macro2::Literal {
    let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    proc_macro2::Literal::u64_unsuffixed(value as u64 & mask)
}
