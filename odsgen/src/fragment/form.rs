//! The structure of types in definitions.

use super::rust::complete::written_type;

/// The structure of a type in a definition, in Rust. Names are not resolved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TypeForm {
    /// `()`
    Unit,
    /// `Type`: a type of any kind.
    Type,
    /// `Attribute`: an attribute of any kind.
    Attribute,
    /// `Value`
    Value,
    /// `&str`
    Str,
    /// `&[T]`
    Slice(Box<Self>),
    /// `Vec<T>`
    Vec(Box<Self>),
    /// `Option<T>`
    Option(Box<Self>),
    /// `&T`
    Ref(Box<Self>),
    /// `&mut T`
    Mut(Box<Self>),
    /// A path without arguments, as in `::module::Name`.
    Named(String),
    /// Any other type.
    Other,
}

impl TypeForm {
    /// The structure of the type `text`.
    #[must_use]
    pub(crate) fn of(text: &str) -> Self {
        written_type(text).map_or(Self::Other, |ty| Self::of_syn(&ty))
    }

    /// The structure of `ty`.
    pub(super) fn of_syn(ty: &syn::Type) -> Self {
        let boxed = |ty: &syn::Type| Box::new(Self::of_syn(ty));
        match ty {
            syn::Type::Tuple(tuple) if tuple.elems.is_empty() => Self::Unit,
            syn::Type::Reference(reference) => match &*reference.elem {
                elem if reference.mutability.is_some() => Self::Mut(boxed(elem)),
                syn::Type::Slice(slice) => Self::Slice(boxed(&slice.elem)),
                syn::Type::Path(path) if path.path.is_ident("str") => Self::Str,
                elem => Self::Ref(boxed(elem)),
            },
            syn::Type::Path(path) => Self::of_path(&path.path),
            _ => Self::Other,
        }
    }

    fn of_path(path: &syn::Path) -> Self {
        let Some(last) = path.segments.last() else { return Self::Other };
        let name = last.ident.to_string();
        match &last.arguments {
            syn::PathArguments::None => match name.as_str() {
                "Type" if path.get_ident().is_some() => Self::Type,
                "Attribute" if path.get_ident().is_some() => Self::Attribute,
                "Value" if path.get_ident().is_some() => Self::Value,
                _ => Self::Named(spelled(path)),
            },
            syn::PathArguments::AngleBracketed(list) => match (name.as_str(), list.args.first()) {
                ("Vec", Some(syn::GenericArgument::Type(ty))) => {
                    Self::Vec(Box::new(Self::of_syn(ty)))
                }
                ("Option", Some(syn::GenericArgument::Type(ty))) => {
                    Self::Option(Box::new(Self::of_syn(ty)))
                }
                _ => Self::Other,
            },
            syn::PathArguments::Parenthesized(_) => Self::Other,
        }
    }

    /// The last segment of a path without arguments.
    #[must_use]
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Named(path) => path.rsplit("::").next(),
            _ => None,
        }
    }
}

/// A path without arguments, without spaces.
fn spelled(path: &syn::Path) -> String {
    let names: Vec<_> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    let root = if path.leading_colon.is_some() { "::" } else { "" };
    format!("{root}{}", names.join("::"))
}
