//! Rust types and paths with the spelling of generated code.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::rust::words::ident;

/// A Rust type.
#[derive(Clone, Debug)]
pub(crate) struct RustType(TokenStream);

impl RustType {
    /// The type `tokens`.
    #[must_use]
    pub(crate) fn spelled(tokens: TokenStream) -> Self {
        Self(tokens)
    }

    /// The type `()`.
    #[must_use]
    pub(crate) fn unit() -> Self {
        Self(quote!(()))
    }

    /// An option of the type.
    #[must_use]
    pub(crate) fn optional(self) -> Self {
        let ty = self.0;
        Self(quote!(Option<#ty>))
    }

    /// Whether it is an `Option`.
    #[must_use]
    pub(crate) fn is_option(&self) -> bool {
        matches!(self.0.clone().into_iter().next(), Some(TokenTree::Ident(name)) if name == "Option")
    }

    /// Whether it has the lifetime `name`.
    #[must_use]
    pub(crate) fn has_lifetime(&self, name: &str) -> bool {
        fn is_in(tokens: TokenStream, name: &str) -> bool {
            tokens.into_iter().any(|token| match token {
                TokenTree::Group(group) => is_in(group.stream(), name),
                TokenTree::Ident(ident) => ident == name,
                _ => false,
            })
        }
        is_in(self.0.clone(), name.trim_start_matches('\''))
    }

    /// Whether both have the same spelling.
    #[must_use]
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.0.to_string() == other.0.to_string()
    }
}

impl PartialEq for RustType {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}

impl Eq for RustType {}

impl ToTokens for RustType {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(self.0.clone());
    }

    fn into_token_stream(self) -> TokenStream {
        self.0
    }
}

/// A Rust path.
#[derive(Clone)]
pub(crate) struct RustPath(syn::Path);

impl std::fmt::Debug for RustPath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "RustPath({})", self.to_token_stream())
    }
}

impl RustPath {
    pub(super) fn spelled(path: syn::Path) -> Self {
        Self(path)
    }

    /// The path of `name` in the runtime.
    #[must_use]
    pub(crate) fn runtime(name: &str) -> Self {
        let name = ident(name);
        Self(syn::parse_quote!(rt::#name))
    }

    /// The path of `name` in the module itself.
    #[must_use]
    pub(crate) fn own(name: &str) -> Self {
        let name = ident(name);
        Self(syn::parse_quote!(#name))
    }

    /// The path of `name` in the parent module.
    #[must_use]
    pub(crate) fn beside(name: &str) -> Self {
        let name = ident(name);
        Self(syn::parse_quote!(super::#name))
    }

    /// The name, if it is one of the parent module.
    #[must_use]
    pub(crate) fn name_beside(&self) -> Option<String> {
        let names: Vec<_> = self.names().collect();
        match names.as_slice() {
            [parent, name] if parent == "super" => Some(name.clone()),
            _ => None,
        }
    }

    /// Whether it is the single segment `name`.
    #[must_use]
    pub(crate) fn is_name(&self, name: &str) -> bool {
        self.0.is_ident(name)
    }

    /// The segments, without type arguments.
    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        self.0.segments.iter().map(|segment| segment.ident.to_string())
    }

    /// The path without its last segment.
    #[must_use]
    pub(crate) fn module(mut self) -> Self {
        self.0.segments.pop();
        self.0.segments.pop_punct();
        self
    }

    /// The last segment.
    pub(crate) fn name(&self) -> Self {
        let name = self.0.segments.last().map(|segment| &segment.ident);
        Self(syn::parse_quote!(#name))
    }

    /// The path without its last segment: `A` of `A::B`.
    pub(super) fn owner(&self) -> Option<RustType> {
        let count = self.0.segments.len();
        let owner = self.0.segments.iter().take(count.checked_sub(1).filter(|it| *it > 0)?);
        Some(RustType(quote!(#(#owner)::*)))
    }

    pub(super) fn to_syn(&self) -> syn::Path {
        self.0.clone()
    }
}

impl ToTokens for RustPath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

/// The position of a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TypeUse {
    /// A return type of an accessor.
    Result,
    /// A parameter of a method: references have separate lifetimes.
    Argument,
    /// A parameter of a builder: types, attributes and values are handles, not views.
    Builder,
}

/// Whether this is the name of a location view in the runtime.
pub(crate) fn is_location_view(name: &str) -> bool {
    matches!(name, "CallSiteLoc" | "FileLineColRange" | "FusedLoc" | "NameLoc" | "UnknownLoc")
}
