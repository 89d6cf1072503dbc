//! The types in signatures of helpers.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::fragment::rust::words::ident;
use crate::fragment::types::RustType;

/// The type of a parameter of a helper, or of what it returns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HelperType {
    Bool,
    Int,
    Text,
    /// A handle of a type.
    Type,
    /// Handles of types.
    Types,
    /// A handle of an attribute.
    Attribute,
    OptionalAttribute,
    /// A handle of a value.
    Value,
    OptionalValue,
    /// Handles of values, as a slice.
    Values,
    VecOfValues,
    /// Handles of so many values.
    ArrayOfValues(usize),
    /// Parts of an operation, if it has them: attributes, where true, and values.
    Parts(Vec<bool>),
    /// A handle of an operation.
    Op,
    Location,
    Rewriter,
    /// The result of a verifier.
    Verified,
    /// The result of a parser for this type.
    Parsed(RustType),
    TypeRef,
    /// The types of a range of values.
    TypeRefs,
    AttrRef,
    OptionalAttrRef,
    RegionRef,
    BlockRef,
    ValueRef,
    OptionalValueRef,
    ValueRefs,
    OpRef,
    OptionalOpRef,
    /// The view of the operation's interface with this name.
    OpInterface(String),
    Context,
    Parser,
    Writer,
    /// Another type, which generated code uses for a parameter of an attribute or type.
    Other(RustType),
}

impl ToTokens for HelperType {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Self::Bool => quote!(bool),
            Self::Int => quote!(i64),
            Self::Text => quote!(&str),
            Self::Type => quote!(rt::Type),
            Self::Types => quote!(Vec<rt::Type>),
            Self::Attribute => quote!(rt::Attribute),
            Self::OptionalAttribute => quote!(Option<rt::Attribute>),
            Self::Value => quote!(rt::Value),
            Self::OptionalValue => quote!(Option<rt::Value>),
            Self::Values => quote!(&[rt::Value]),
            Self::VecOfValues => quote!(Vec<rt::Value>),
            Self::ArrayOfValues(count) => {
                let count = proc_macro2::Literal::usize_unsuffixed(*count);
                quote!([rt::Value; #count])
            }
            Self::Parts(parts) => {
                let parts = parts.iter().map(|is_attr| match is_attr {
                    true => quote!(rt::AttrRef<'_>),
                    false => quote!(rt::ValueRef<'_>),
                });
                match parts.len() {
                    1 => quote!(Option<#(#parts)*>),
                    _ => quote!(Option<(#(#parts),*)>),
                }
            }
            Self::Op => quote!(rt::Op),
            Self::Location => quote!(rt::Location),
            Self::Rewriter => quote!(&mut rt::Rewriter<'_>),
            Self::Verified => quote!(rt::VerifyResult),
            Self::Parsed(ty) => quote!(rt::ParseResult<#ty>),
            Self::TypeRef => quote!(rt::TypeRef<'_>),
            Self::TypeRefs => quote!(rt::TypeRefs<'_>),
            Self::AttrRef => quote!(rt::AttrRef<'_>),
            Self::OptionalAttrRef => quote!(Option<rt::AttrRef<'_>>),
            Self::RegionRef => quote!(rt::RegionRef<'_>),
            Self::BlockRef => quote!(rt::BlockRef<'_>),
            Self::ValueRef => quote!(rt::ValueRef<'_>),
            Self::OptionalValueRef => quote!(Option<rt::ValueRef<'_>>),
            Self::ValueRefs => quote!(Vec<rt::ValueRef<'_>>),
            Self::OpRef => quote!(rt::OpRef<'_>),
            Self::OptionalOpRef => quote!(Option<rt::OpRef<'_>>),
            Self::OpInterface(name) => {
                let name = ident(name);
                quote!(#name<'_>)
            }
            Self::Context => quote!(&rt::Context),
            Self::Parser => quote!(&mut rt::Parser<'_>),
            Self::Writer => quote!(&mut rt::AsmWriter<'_>),
            Self::Other(ty) => quote!(#ty),
        });
    }
}
