//! What the Rust type of a parameter means: how it is stored, handed in, compared, and read.
//!
//! Types and attributes are stored as handles and read as views; strings and lists are stored owned and read borrowed.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::emit::host::{Host, is_location_view};
use crate::model::Parameter;
use crate::tablegen::Record;

/// Where a type is written: a record, and one of its fields.
type Place<'a> = (Record<'a>, &'static str);

/// The shape of a parameter's type.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// `Type`
    Type,
    /// `Attribute`
    Attr,
    /// A view of types: the path, without its lifetime.
    TypeView(String),
    /// A view of attributes: the path, without its lifetime.
    AttrView(String),
    /// `&str`, stored as a `String`.
    Str,
    /// `&[T]`, stored as a `Vec`.
    List(Box<Shape>),
    /// `Option<T>`
    Optional(Box<Shape>),
    /// `&T`, stored as a `T`.
    Ref(TokenStream),
    /// A number, truth value or enum.
    Copy(TokenStream),
    /// Any other type, which is cloned where it is read.
    Plain(TokenStream),
    /// A type that is stored as another.
    Stored {
        /// The type of `get` and of the accessor.
        ty: String,
        /// The type in which it is stored.
        storage: TokenStream,
    },
}

const NUMBERS: &[&str] = &[
    "bool", "char", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128",
    "usize", "f32", "f64",
];

/// What an accessor that is declared to return `text` returns, if that is a list of views: they are made as they are
/// read.
pub(in crate::emit) fn view_list(
    text: &str,
    lifetime: &'static str,
    place: Place<'_>,
    host: &Host<'_>,
) -> Option<TokenStream> {
    let shape = Shape::of(text, place, host);
    let list = match &shape {
        Shape::Optional(inner) => inner,
        shape => shape,
    };
    let Shape::List(element) = list else { return None };
    matches!(**element, Shape::TypeView(_) | Shape::AttrView(_))
        .then(|| shape.accessor(lifetime, place, host))
}

impl Shape {
    /// The shape of a parameter.
    pub(super) fn new(parameter: &Parameter<'_>, host: &Host<'_>) -> Self {
        let shape = Self::of(parameter.ty, parameter.place, host);
        let default_storage = parameter.storage_type == parameter.ty
            || match (&shape, host.parsed_ty(parameter.storage_type)) {
                (Self::Str, Ok(ty)) => ty.to_token_stream().to_string() == "String",
                (Self::List(_), Ok(syn::Type::Path(path))) => {
                    path.path.segments.last().is_some_and(|last| last.ident == "Vec")
                }
                (Self::Ref(ty), Ok(_)) => matches!(
                    Self::of(parameter.storage_type, parameter.place, host),
                    Self::Plain(stored) | Self::Copy(stored) | Self::Ref(stored)
                        if stored.to_string() == ty.to_string()
                ),
                _ => false,
            };
        if !default_storage {
            let storage = host.ty(parameter.storage_type, "'static", parameter.place);
            return Self::Stored { ty: parameter.ty.to_owned(), storage };
        }
        if parameter.may_be_missing && shape.is_handle() {
            return Self::Optional(Box::new(shape));
        }
        shape
    }

    fn of(text: &str, place: Place<'_>, host: &Host<'_>) -> Self {
        let Ok(ty) = host.parsed_ty(text) else {
            // Reports what is wrong with it.
            return Self::Plain(host.ty(text, "'static", place));
        };
        let inner = |ty: &dyn ToTokens| Self::of(&ty.to_token_stream().to_string(), place, host);
        match &ty {
            syn::Type::Reference(reference) => match &*reference.elem {
                syn::Type::Slice(slice) => Self::List(Box::new(inner(&slice.elem))),
                syn::Type::Path(path) if path.path.is_ident("str") => Self::Str,
                other => Self::Ref(host.ty(&other.to_token_stream().to_string(), "'static", place)),
            },
            syn::Type::Path(path) => {
                let Some(last) = path.path.segments.last() else {
                    return Self::Plain(host.ty(text, "'static", place));
                };
                let name = last.ident.to_string();
                let argument = match &last.arguments {
                    syn::PathArguments::AngleBracketed(list) => list.args.first(),
                    _ => None,
                };
                match (name.as_str(), argument) {
                    ("Vec", Some(element)) => Self::List(Box::new(inner(element))),
                    ("Option", Some(value)) => Self::Optional(Box::new(inner(value))),
                    ("String", None) => Self::Str,
                    ("Type", None) => Self::Type,
                    ("Attribute", None) => Self::Attr,
                    (number, None) if NUMBERS.contains(&number) => Self::Copy(quote!(#path)),
                    (name, None) if host.is_enum(name) => Self::Copy(host.path(text, place)),
                    (name, None) if is_type_view(name) => Self::TypeView(text.to_owned()),
                    (name, None) if is_attr_view(name) => Self::AttrView(text.to_owned()),
                    ("ApInt" | "ApFloat", None) => Self::Ref(host.path(text, place)),
                    ("APInt", None) => Self::Ref(quote!(rt::ApInt)),
                    ("APFloat", None) => Self::Ref(quote!(rt::ApFloat)),
                    _ => Self::Plain(host.ty(text, "'static", place)),
                }
            }
            _ => Self::Plain(host.ty(text, "'static", place)),
        }
    }

    /// The type in which it is stored.
    pub(super) fn storage(&self) -> TokenStream {
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
            Self::Ref(ty) | Self::Copy(ty) | Self::Plain(ty) => ty.clone(),
            Self::Stored { storage, .. } => storage.clone(),
        }
    }

    /// The type of the accessor.
    pub(super) fn accessor(
        &self,
        lifetime: &'static str,
        place: Place<'_>,
        host: &Host<'_>,
    ) -> TokenStream {
        let life = syn::Lifetime::new(lifetime, proc_macro2::Span::call_site());
        match self {
            Self::Type => quote!(rt::TypeRef<#life>),
            Self::Attr => quote!(rt::AttrRef<#life>),
            Self::TypeView(view) | Self::AttrView(view) => host.ty(view, lifetime, place),
            Self::Str => quote!(&#life str),
            Self::List(element) => match &**element {
                Self::TypeView(view) => {
                    let view = host.ty(view, lifetime, place);
                    quote!(rt::TypeList<#life, #view>)
                }
                Self::AttrView(view) => {
                    let view = host.ty(view, lifetime, place);
                    quote!(rt::AttrList<#life, #view>)
                }
                other => {
                    let element = other.storage();
                    quote!(&#life [#element])
                }
            },
            Self::Optional(inner) => {
                let inner = match &**inner {
                    Self::Plain(ty) => ty.clone(),
                    inner => inner.accessor(lifetime, place, host),
                };
                quote!(Option<#inner>)
            }
            Self::Ref(ty) => quote!(&#life #ty),
            Self::Copy(ty) | Self::Plain(ty) => ty.clone(),
            Self::Stored { ty, .. } => host.ty(ty, lifetime, place),
        }
    }

    /// The type of the parameter of `get`.
    pub(super) fn input(&self, place: Place<'_>, host: &Host<'_>) -> TokenStream {
        match self {
            Self::Type => quote!(impl Into<rt::Type>),
            Self::Attr => quote!(impl Into<rt::Attribute>),
            Self::TypeView(_) | Self::AttrView(_) | Self::Stored { .. } => {
                self.accessor("'_", place, host)
            }
            Self::Str => quote!(&str),
            Self::List(element) => match &**element {
                Self::TypeView(view) | Self::AttrView(view) => {
                    let view = host.ty(view, "'_", place);
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
                    Self::Ref(ty) => quote!(&#ty),
                    inner => inner.input(place, host),
                };
                quote!(Option<#inner>)
            }
            Self::Ref(ty) => quote!(&#ty),
            Self::Copy(ty) | Self::Plain(ty) => ty.clone(),
        }
    }

    /// The type in which it is compared with what is there: borrowed, with handles for views.
    pub(super) fn raw(&self) -> TokenStream {
        match self {
            Self::Type | Self::TypeView(_) => quote!(rt::Type),
            Self::Attr | Self::AttrView(_) => quote!(rt::Attribute),
            Self::Str => quote!(&str),
            Self::List(element) => {
                let element = element.storage();
                quote!(&[#element])
            }
            Self::Optional(inner) => match &**inner {
                Self::Ref(ty) | Self::Plain(ty) => quote!(&Option<#ty>),
                inner => {
                    let inner = inner.raw();
                    quote!(Option<#inner>)
                }
            },
            Self::Copy(ty) => ty.clone(),
            Self::Ref(ty) | Self::Plain(ty) | Self::Stored { storage: ty, .. } => quote!(&#ty),
        }
    }

    /// From the parameter `it` of `get` to the raw form.
    pub(super) fn raw_of_input(&self, it: &TokenStream) -> TokenStream {
        match self {
            Self::Type | Self::Attr => quote!(#it.into()),
            Self::TypeView(_) | Self::AttrView(_) => quote!(#it.handle()),
            Self::List(element) => match &**element {
                Self::TypeView(_) => {
                    quote!(&#it.iter().map(|it| it.handle()).collect::<rt::Types>())
                }
                Self::AttrView(_) => {
                    quote!(&#it.iter().map(|it| it.handle()).collect::<rt::Attributes>())
                }
                _ => it.clone(),
            },
            Self::Optional(inner) => match &**inner {
                Self::TypeView(_) | Self::AttrView(_) => quote!(#it.map(|it| it.handle())),
                Self::Ref(_) => quote!(&#it.cloned()),
                Self::Plain(_) => quote!(&#it),
                _ => it.clone(),
            },
            Self::Str | Self::Ref(_) | Self::Copy(_) => it.clone(),
            Self::Plain(_) => quote!(&#it),
            Self::Stored { storage, .. } => quote!(&<#storage>::from(#it)),
        }
    }

    /// From the owned value `it` to the raw form.
    pub(super) fn raw_of_owned(&self, it: &TokenStream) -> TokenStream {
        match self {
            Self::Type | Self::Attr | Self::TypeView(_) | Self::AttrView(_) | Self::Copy(_) => {
                it.clone()
            }
            Self::Optional(inner) => match &**inner {
                Self::Str | Self::List(_) => quote!(#it.as_deref()),
                Self::Ref(_) | Self::Plain(_) => quote!(&#it),
                _ => it.clone(),
            },
            _ => quote!(&#it),
        }
    }

    /// From the raw form `it` to the owned value.
    pub(super) fn owned_of_raw(&self, it: &TokenStream) -> TokenStream {
        match self {
            Self::Type | Self::Attr | Self::TypeView(_) | Self::AttrView(_) | Self::Copy(_) => {
                it.clone()
            }
            Self::Str => quote!(#it.to_owned()),
            Self::List(_) => quote!(#it.to_vec()),
            Self::Optional(inner) => match &**inner {
                Self::Str => quote!(#it.map(str::to_owned)),
                Self::List(_) => quote!(#it.map(<[_]>::to_vec)),
                Self::Ref(_) | Self::Plain(_) => quote!(#it.clone()),
                _ => it.clone(),
            },
            Self::Ref(_) | Self::Plain(_) | Self::Stored { .. } => quote!(#it.clone()),
        }
    }

    /// Whether the stored value `field` is the raw value `it`.
    pub(super) fn equals(&self, field: &TokenStream, it: &TokenStream) -> TokenStream {
        match self {
            Self::List(_) => quote!(*#field == *#it),
            Self::Optional(inner) => match &**inner {
                Self::Str | Self::List(_) => quote!(#field.as_deref() == #it),
                Self::Ref(_) | Self::Plain(_) => quote!(#field == *#it),
                _ => quote!(#field == #it),
            },
            Self::Ref(_) | Self::Plain(_) | Self::Stored { .. } => quote!(#field == *#it),
            _ => quote!(#field == #it),
        }
    }

    /// From the raw form `it` to what the accessor returns; `ctx` is the context.
    pub(super) fn view_of_raw(&self, it: &TokenStream, ctx: &TokenStream) -> TokenStream {
        match self {
            Self::Type => quote!(#ctx.type_ref(#it)),
            Self::Attr => quote!(#ctx.attr_ref(#it)),
            Self::TypeView(_) => quote!(#ctx.type_ref(#it).cast()),
            Self::AttrView(_) => quote!(#ctx.attr_ref(#it).cast()),
            Self::List(element) => match &**element {
                Self::TypeView(_) => quote!(rt::TypeList::new(#ctx, #it)),
                Self::AttrView(_) => quote!(rt::AttrList::new(#ctx, #it)),
                _ => it.clone(),
            },
            Self::Optional(inner) => match &**inner {
                Self::Type => quote!(#it.map(|it| #ctx.type_ref(it))),
                Self::Attr => quote!(#it.map(|it| #ctx.attr_ref(it))),
                Self::TypeView(_) => quote!(#it.map(|it| #ctx.type_ref(it).cast())),
                Self::AttrView(_) => quote!(#it.map(|it| #ctx.attr_ref(it).cast())),
                Self::Ref(_) => quote!(#it.as_ref()),
                Self::Plain(_) => quote!(#it.clone()),
                _ => it.clone(),
            },
            Self::Str | Self::Ref(_) | Self::Copy(_) => it.clone(),
            Self::Plain(_) | Self::Stored { .. } => quote!(#it.clone()),
        }
    }

    /// Whether values may hold types or attributes.
    pub(super) fn has_parts(&self) -> bool {
        match self {
            Self::Str | Self::Copy(_) => false,
            Self::Ref(ty) => !matches!(ty.to_string().as_str(), "rt :: ApInt" | "rt :: ApFloat"),
            Self::List(inner) | Self::Optional(inner) => inner.has_parts(),
            _ => true,
        }
    }

    /// Whether it is a handle, of any kind.
    pub(super) fn is_handle(&self) -> bool {
        matches!(self, Self::Type | Self::Attr | Self::TypeView(_) | Self::AttrView(_))
    }

    /// Whether it is an integer type.
    pub(super) fn is_integer(&self) -> bool {
        match self {
            Self::Copy(ty) => {
                let name = ty.to_string();
                name != "bool" && NUMBERS.contains(&name.as_str())
            }
            _ => false,
        }
    }

    /// The expression of `p` that reads a value, owned.
    pub(super) fn parse(&self, place: Place<'_>, host: &Host<'_>) -> TokenStream {
        match self {
            Self::Type => quote!(p.parse_type()),
            Self::Attr => quote!(p.parse_attribute(None)),
            Self::TypeView(view) => {
                let view = host.ty(view, "'_", place);
                quote!(p.parse_type_parameter::<#view>())
            }
            Self::AttrView(view) => {
                let view = host.ty(view, "'_", place);
                quote!(p.parse_attr_parameter::<#view>())
            }
            Self::List(element) if matches!(**element, Self::TypeView(_) | Self::AttrView(_)) => {
                let element = element.parse(place, host);
                quote!(p.parse_parameter_list(|p| #element))
            }
            _ => {
                let ty = self.storage();
                quote!(<#ty as rt::Parameter>::parse(p))
            }
        }
    }

    /// The statement that writes the value `it`, as the accessor returns it.
    pub(super) fn print(&self, it: &TokenStream, qualified: bool) -> TokenStream {
        match self {
            Self::TypeView(_) if !qualified => quote!(p.print_stripped_type_parameter(#it);),
            Self::AttrView(_) if !qualified => quote!(p.print_stripped_attr_parameter(#it);),
            Self::Type | Self::TypeView(_) => quote!(p.print_type(#it);),
            Self::Attr | Self::AttrView(_) => quote!(p.print_attribute(#it);),
            Self::Str => quote!(p.write(#it);),
            Self::List(element) => {
                let (each, list) = match &**element {
                    Self::TypeView(_) | Self::AttrView(_) => {
                        (element.print(&quote!(it), qualified), quote!(#it.iter()))
                    }
                    Self::Type => (quote!(p.print_type(*it);), it.clone()),
                    Self::Attr => (quote!(p.print_attribute(*it);), it.clone()),
                    _ => (quote!(rt::Parameter::print(it, p);), it.clone()),
                };
                quote!(p.comma_separated(#list, |p, it| { #each });)
            }
            Self::Optional(inner) => {
                let each = match &**inner {
                    Self::Ref(_) => quote!(rt::Parameter::print(it, p);),
                    inner => inner.print(&quote!(it), qualified),
                };
                quote!(if let Some(it) = #it { #each })
            }
            Self::Ref(_) => quote!(rt::Parameter::print(#it, p);),
            Self::Copy(_) | Self::Plain(_) | Self::Stored { .. } => {
                quote!(rt::Parameter::print(&#it, p);)
            }
        }
    }
}

/// Views of types, by the way in which they are named.
fn is_type_view(name: &str) -> bool {
    name.ends_with("Type") || name.ends_with("Interface") && name.contains("Type")
}

/// Views of attributes, by the way in which they are named.
fn is_attr_view(name: &str) -> bool {
    name.ends_with("Attr")
        || name.ends_with("Interface") && name.contains("Attr")
        || is_location_view(name)
}
