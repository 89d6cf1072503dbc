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
    /// The result of a verifier.
    Verified,
    /// The result of a parser for this type.
    Parsed(RustType),
    TypeRef,
    /// The types of a range of values.
    TypeRefs,
    AttrRef,
    RegionRef,
    BlockRef,
    ValueRef,
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
            Self::Verified => quote!(rt::VerifyResult),
            Self::Parsed(ty) => quote!(rt::ParseResult<#ty>),
            Self::TypeRef => quote!(rt::TypeRef<'_>),
            Self::TypeRefs => quote!(rt::TypeRefs<'_>),
            Self::AttrRef => quote!(rt::AttrRef<'_>),
            Self::RegionRef => quote!(rt::RegionRef<'_>),
            Self::BlockRef => quote!(rt::BlockRef<'_>),
            Self::ValueRef => quote!(rt::ValueRef<'_>),
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
