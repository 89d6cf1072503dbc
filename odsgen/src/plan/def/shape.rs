//! The shape of a parameter's type: how it is stored, compared, passed and returned.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};

use crate::fragment::{RustPath, RustType, TypeForm, ViewOf, translate_type};
use crate::model::Parameter;
use crate::plan::planner::Planner;
use crate::tablegen::Record;

/// The location of a type: a record and one of its fields.
type Place<'a> = (Record<'a>, &'static str);

/// The shape of a parameter's type.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    /// `Type`
    Type,
    /// `Attribute`
    Attr,
    /// A view of types, without its lifetime.
    TypeView(RustPath),
    /// A view of attributes, without its lifetime.
    AttrView(RustPath),
    /// `&str`, stored as a `String`.
    Str,
    /// `&[T]`, stored as a `Vec`.
    List(Box<Shape>),
    /// `Option<T>`
    Optional(Box<Shape>),
    /// `&T`, stored as `T`.
    Ref(RustType),
    /// A big number: `&T`, stored as `T`, without types or attributes in it.
    BigNumber(RustType),
    /// A number or character.
    Number(RustType),
    /// A Boolean or an enum.
    Copy(RustType),
    /// Any other type, cloned by accessors.
    Plain(RustType),
    /// A type with a different storage type.
    Stored {
        /// The return type of the accessor, with the lifetime `'c`.
        of_c: RustType,
        /// The parameter type of `get`.
        elided: RustType,
        /// The stored type.
        storage: RustType,
    },
}

const NUMBERS: &[&str] = &[
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize", "char",
    "f32", "f64",
];

impl Shape {
    /// The floating-point type of Rust that it is or contains.
    #[must_use]
    pub(crate) fn float(&self) -> Option<String> {
        match self {
            Self::Number(ty) => ty.name().filter(|name| name == "f32" || name == "f64"),
            Self::List(inner) | Self::Optional(inner) => inner.float(),
            _ => None,
        }
    }

    /// Whether it is any kind of handle.
    #[must_use]
    pub(crate) fn is_handle(&self) -> bool {
        matches!(self, Self::Type | Self::Attr | Self::TypeView(_) | Self::AttrView(_))
    }

    /// Whether values are optional.
    #[must_use]
    pub(crate) fn is_optional(&self) -> bool {
        matches!(self, Self::Optional(_))
    }

    /// Whether values may hold types or attributes.
    #[must_use]
    pub(crate) fn has_sub_elements(&self) -> bool {
        match self {
            Self::Str | Self::Copy(_) | Self::Number(_) | Self::BigNumber(_) => false,
            Self::List(inner) | Self::Optional(inner) => inner.has_sub_elements(),
            _ => true,
        }
    }

    /// Whether a value has the same form when it is stored as when it is compared with stored values, see [`Self::raw`].
    #[must_use]
    pub(crate) fn is_owned_raw(&self) -> bool {
        match self {
            Self::Number(_) | Self::Copy(_) => true,
            Self::Optional(inner) => !matches!(
                **inner,
                Self::Str | Self::List(_) | Self::Ref(_) | Self::BigNumber(_) | Self::Plain(_)
            ),
            shape => shape.is_handle(),
        }
    }

    /// The stored type.
    #[must_use]
    pub(crate) fn storage(&self) -> TokenStream {
        match self {
            Self::Type | Self::TypeView(_) => quote!(rt::Type),
            Self::Attr | Self::AttrView(_) => quote!(rt::Attribute),
            Self::Str => quote!(String),
            Self::List(element) => {
                let element = element.storage();
                quote!(Vec<#element>)
            }
            Self::Optional(inner) => {
                let inner = inner.storage();
                quote!(Option<#inner>)
            }
            Self::Ref(ty)
            | Self::BigNumber(ty)
            | Self::Number(ty)
            | Self::Copy(ty)
            | Self::Plain(ty)
            | Self::Stored { storage: ty, .. } => quote!(#ty),
        }
    }

    /// The return type of the accessor.
    #[must_use]
    pub(crate) fn accessor(&self, lifetime: &str) -> TokenStream {
        let life = syn::Lifetime::new(lifetime, Span::call_site());
        match self {
            Self::Type => quote!(rt::TypeRef<#life>),
            Self::Attr => quote!(rt::AttrRef<#life>),
            Self::TypeView(view) | Self::AttrView(view) => quote!(#view<#life>),
            Self::Str => quote!(&#life str),
            Self::List(element) => match &**element {
                Self::TypeView(view) => quote!(rt::TypeList<#life, #view<#life>>),
                Self::AttrView(view) => quote!(rt::AttrList<#life, #view<#life>>),
                other => {
                    let element = other.storage();
                    quote!(&#life [#element])
                }
            },
            Self::Optional(inner) => {
                let inner = inner.accessor(lifetime);
                quote!(Option<#inner>)
            }
            Self::Ref(ty) | Self::BigNumber(ty) => quote!(&#life #ty),
            Self::Number(ty) | Self::Copy(ty) | Self::Plain(ty) => quote!(#ty),
            Self::Stored { of_c, elided, .. } => {
                if lifetime == "'c" {
                    quote!(#of_c)
                } else {
                    quote!(#elided)
                }
            }
        }
    }

    /// The parameter type of `get`.
    #[must_use]
    pub(crate) fn input(&self) -> TokenStream {
        match self {
            Self::Type => quote!(impl Into<rt::Type>),
            Self::Attr => quote!(impl Into<rt::Attribute>),
            Self::TypeView(_) | Self::AttrView(_) | Self::Stored { .. } => self.accessor("'_"),
            Self::Str => quote!(&str),
            Self::List(element) => match &**element {
                view @ (Self::TypeView(_) | Self::AttrView(_)) => {
                    let view = view.accessor("'_");
                    quote!(&[#view])
                }
                other => {
                    let element = other.storage();
                    quote!(&[#element])
                }
            },
            Self::Optional(inner) => {
                let inner = match &**inner {
                    Self::Type => quote!(rt::Type),
                    Self::Attr => quote!(rt::Attribute),
                    inner => inner.input(),
                };
                quote!(Option<#inner>)
            }
            Self::Ref(ty) | Self::BigNumber(ty) => quote!(&#ty),
            Self::Number(ty) | Self::Copy(ty) | Self::Plain(ty) => quote!(#ty),
        }
    }

    /// The type of [`Self::raw`] with the lifetime of a key.
    #[must_use]
    pub(crate) fn key(&self) -> TokenStream {
        match self {
            Self::Str => quote!(&'k str),
            Self::List(element) => {
                let element = element.storage();
                quote!(&'k [#element])
            }
            Self::Ref(ty)
            | Self::BigNumber(ty)
            | Self::Plain(ty)
            | Self::Stored { storage: ty, .. } => quote!(&'k #ty),
            other => other.raw(),
        }
    }

    /// The type for comparison with stored values: borrowed, with handles instead of views.
    #[must_use]
    pub(crate) fn raw(&self) -> TokenStream {
        match self {
            Self::Type | Self::TypeView(_) => quote!(rt::Type),
            Self::Attr | Self::AttrView(_) => quote!(rt::Attribute),
            Self::Str => quote!(&str),
            Self::List(element) => {
                let element = element.storage();
                quote!(&[#element])
            }
            Self::Optional(inner) => match &**inner {
                Self::Ref(ty) | Self::BigNumber(ty) | Self::Plain(ty) => quote!(&Option<#ty>),
                inner => {
                    let inner = inner.raw();
                    quote!(Option<#inner>)
                }
            },
            Self::Number(ty) | Self::Copy(ty) => quote!(#ty),
            Self::Ref(ty)
            | Self::BigNumber(ty)
            | Self::Plain(ty)
            | Self::Stored { storage: ty, .. } => quote!(&#ty),
        }
    }

    /// Whether `storage` is the default stored type of this shape.
    fn is_stored_as<'r>(
        &self,
        storage: &'r str,
        place: Place<'r>,
        planner: &mut Planner<'r>,
    ) -> bool {
        match self {
            Self::Str => TypeForm::of(storage).name() == Some("String"),
            Self::List(_) => matches!(TypeForm::of(storage), TypeForm::Vec(_)),
            Self::Ref(ty) | Self::BigNumber(ty) => match shape_of(storage, place, planner) {
                Self::Plain(stored)
                | Self::Copy(stored)
                | Self::Number(stored)
                | Self::BigNumber(stored)
                | Self::Ref(stored) => stored == *ty,
                _ => false,
            },
            _ => false,
        }
    }
}

/// The shape of a parameter.
pub(super) fn of_parameter<'r>(parameter: &Parameter<'r>, planner: &mut Planner<'r>) -> Shape {
    let place = parameter.place;
    let shape = shape_of(parameter.ty, place, planner);
    let is_default = parameter.storage_type == parameter.ty
        || shape.is_stored_as(parameter.storage_type, place, planner);
    if !is_default && planner.is_foreign_type(parameter.storage_type) {
        return shape_of(parameter.storage_type, place, planner);
    }
    if !is_default {
        return Shape::Stored {
            of_c: planner.ty(parameter.ty, "'c", place),
            elided: planner.ty(parameter.ty, "'_", place),
            storage: planner.ty(parameter.storage_type, "'static", place),
        };
    }
    if parameter.may_be_missing && shape.is_handle() {
        return Shape::Optional(Box::new(shape));
    }
    shape
}

/// The shape of the type `text`.
fn shape_of<'r>(text: &str, place: Place<'r>, planner: &mut Planner<'r>) -> Shape {
    let plain = |text: &str, planner: &mut Planner<'r>| planner.ty(text, "'static", place);
    let spelled = |ty: &dyn ToTokens| ty.to_token_stream().to_string();
    let Some(ty) = planner.scope.written_type(text) else {
        // Reports errors in the type.
        return Shape::Plain(plain(text, planner));
    };
    if let syn::Type::Path(path) = &ty
        && let Some(last) = path.path.segments.last().filter(|last| last.arguments.is_none())
        && planner.is_foreign_type(text)
    {
        // A text that occurs in definitions of both languages, such as the name of a number.
        if let Ok(rust) = translate_type(text)
            && rust != text
        {
            return shape_of(&rust, place, planner);
        }
        let name = last.ident.to_string();
        let path = RustPath::beside(&name);
        return match planner.add_foreign_class(&name) {
            Some(ViewOf::Attr) => Shape::AttrView(path),
            Some(ViewOf::Type) => Shape::TypeView(path),
            _ => Shape::Plain(RustType::at_path(&path)),
        };
    }
    match &ty {
        syn::Type::Reference(reference) => match &*reference.elem {
            syn::Type::Slice(slice) => {
                Shape::List(Box::new(shape_of(&spelled(&slice.elem), place, planner)))
            }
            syn::Type::Path(path) if path.path.is_ident("str") => Shape::Str,
            other @ syn::Type::Path(path) if path.path.segments.last().is_some_and(is_big) => {
                Shape::BigNumber(plain(&spelled(other), planner))
            }
            other => Shape::Ref(plain(&spelled(other), planner)),
        },
        syn::Type::Path(path) => shape_of_path(path, text, place, planner),
        _ => Shape::Plain(plain(text, planner)),
    }
}

/// The shape of the type `text`, which is a path.
fn shape_of_path<'r>(
    path: &syn::TypePath,
    text: &str,
    place: Place<'r>,
    planner: &mut Planner<'r>,
) -> Shape {
    let Some(last) = path.path.segments.last() else {
        return Shape::Plain(planner.ty(text, "'static", place));
    };
    let name = planner.scope.name_of_type(&path.path);
    let argument = match &last.arguments {
        syn::PathArguments::AngleBracketed(list) => list.args.first(),
        _ => None,
    };
    let inner = |argument: &syn::GenericArgument, planner: &mut Planner<'r>| {
        Box::new(shape_of(&argument.to_token_stream().to_string(), place, planner))
    };
    match (name.as_str(), argument) {
        ("Vec", Some(element)) => Shape::List(inner(element, planner)),
        ("Option", Some(value)) => Shape::Optional(inner(value, planner)),
        ("String", None) => Shape::Str,
        ("Type", None) => Shape::Type,
        ("Attribute", None) => Shape::Attr,
        ("bool", None) => Shape::Copy(RustType::spelled(syn::parse_quote!(#path))),
        (number, None) if NUMBERS.contains(&number) => {
            Shape::Number(RustType::spelled(syn::parse_quote!(#path)))
        }
        (name, None) if planner.scope.is_enum(name) => {
            let path = planner.path(text, place);
            Shape::Copy(path.as_ref().map_or_else(RustType::unit, RustType::at_path))
        }
        (name, None) if planner.scope.view_of(name) == Some(ViewOf::Type) => {
            match planner.path(text, place) {
                Some(path) => Shape::TypeView(path),
                None => Shape::Type,
            }
        }
        (name, None) if planner.scope.view_of(name) == Some(ViewOf::Attr) => {
            match planner.path(text, place) {
                Some(path) => Shape::AttrView(path),
                None => Shape::Attr,
            }
        }
        ("ApInt" | "ApFloat", None) => {
            let path = planner.path(text, place);
            Shape::BigNumber(path.as_ref().map_or_else(RustType::unit, RustType::at_path))
        }
        ("APInt", None) => Shape::BigNumber(RustType::at_path(&RustPath::runtime("ApInt"))),
        ("APFloat", None) => Shape::BigNumber(RustType::at_path(&RustPath::runtime("ApFloat"))),
        _ => Shape::Plain(planner.ty(text, "'static", place)),
    }
}

/// Whether the last segment of a path names a big number.
fn is_big(name: &syn::PathSegment) -> bool {
    ["ApInt", "ApFloat", "APInt", "APFloat"].iter().any(|it| name.ident == it)
}

/// The return type of an accessor with the declared type `text`, if that is a list of views: views are created on
/// access.
pub(in crate::plan) fn view_list<'r>(
    text: &str,
    lifetime: &'static str,
    place: Place<'r>,
    planner: &mut Planner<'r>,
) -> Option<RustType> {
    let shape = shape_of(text, place, planner);
    let list = match &shape {
        Shape::Optional(inner) => inner,
        shape => shape,
    };
    let Shape::List(element) = list else { return None };
    matches!(**element, Shape::TypeView(_) | Shape::AttrView(_))
        .then(|| RustType::of_tokens(&shape.accessor(lifetime)))
}
