//! Rust types and paths with the spelling of generated code.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::visit::Visit;

use super::form::TypeForm;
use super::rust::words::ident;
use crate::names::is_primitive;

/// How a value is stored so that it outlives what it borrows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Owned {
    /// The form of the borrowed value, if it is present.
    pub form: OwnedForm,
    /// How many `Option`s the value is in.
    pub options: usize,
}

/// The form of a value that is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OwnedForm {
    /// `&str`, stored as `String`.
    Str,
    /// `&[T]`, stored as `Vec<T>`.
    Slice,
    /// `&T`, stored as `T`.
    Ref,
    /// A type that borrows nothing, cloned for each use.
    Value,
}

/// A Rust type.
#[derive(Clone)]
pub(crate) struct RustType(Rc<syn::Type>);

impl std::fmt::Debug for RustType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "RustType({})", self.to_token_stream())
    }
}

impl RustType {
    /// The type `ty`, with the spelling of generated code.
    #[must_use]
    pub(crate) fn spelled(ty: syn::Type) -> Self {
        Self(Rc::new(ty))
    }

    /// The type `tokens`, which generated code spells so.
    ///
    /// # Panics
    ///
    /// If it is not a type.
    #[must_use]
    pub(crate) fn of_tokens(tokens: &TokenStream) -> Self {
        Self::spelled(syn::parse_quote!(#tokens))
    }

    /// The type at `path`.
    #[must_use]
    pub(crate) fn at_path(path: &RustPath) -> Self {
        Self::spelled(syn::parse_quote!(#path))
    }

    /// The type `()`.
    #[must_use]
    pub(crate) fn unit() -> Self {
        Self::spelled(syn::parse_quote!(()))
    }

    /// An option of the type.
    #[must_use]
    pub(crate) fn optional(self) -> Self {
        Self::spelled(syn::parse_quote!(Option<#self>))
    }

    /// A slice of the elements, if the type is a vector.
    #[must_use]
    pub(crate) fn as_slice(&self) -> Option<Self> {
        let element = argument_of(&self.0, "Vec")?;
        Some(Self::spelled(syn::parse_quote!(&[#element])))
    }

    /// Its structure.
    #[must_use]
    pub(crate) fn form(&self) -> TypeForm {
        TypeForm::of_syn(&self.0)
    }

    /// The type `T`, if the type is `Vec<T>`.
    #[must_use]
    pub(crate) fn element_of_vec(&self) -> Option<Self> {
        Some(Self::spelled(argument_of(&self.0, "Vec")?.clone()))
    }

    /// Whether it is an `Option`.
    #[must_use]
    pub(crate) fn is_option(&self) -> bool {
        argument_of(&self.0, "Option").is_some()
    }

    /// The type `T`, if the type is `&mut T`.
    #[must_use]
    pub(crate) fn referent_of_mutable(&self) -> Option<Self> {
        match &*self.0 {
            syn::Type::Reference(reference) if reference.mutability.is_some() => {
                Some(Self::spelled((*reference.elem).clone()))
            }
            _ => None,
        }
    }

    /// The name of a type without path and arguments.
    #[must_use]
    pub(crate) fn name(&self) -> Option<String> {
        match &*self.0 {
            syn::Type::Path(ty) => ty.path.get_ident().map(ToString::to_string),
            _ => None,
        }
    }

    /// The name of a type of the runtime, without type arguments.
    #[must_use]
    pub(crate) fn name_in_runtime(&self) -> Option<String> {
        let syn::Type::Path(ty) = &*self.0 else { return None };
        let mut segments = ty.path.segments.iter();
        let is_runtime = segments.next()?.ident == "rt";
        let name = segments.next()?.ident.to_string();
        (is_runtime && segments.next().is_none()).then_some(name)
    }

    /// Whether it is a view of operations, types or attributes, with its lifetime.
    #[must_use]
    pub(crate) fn is_view(&self) -> bool {
        let syn::Type::Path(ty) = &*self.0 else { return false };
        ty.path.segments.last().is_some_and(|last| {
            !last.arguments.is_none() && ViewOf::by_name(&last.ident.to_string()).is_some()
        })
    }

    /// Whether it has the lifetime `name`.
    #[must_use]
    pub(crate) fn has_lifetime(&self, name: &str) -> bool {
        struct Lifetimes<'n> {
            name: &'n str,
            found: bool,
        }
        impl<'ast> Visit<'ast> for Lifetimes<'_> {
            fn visit_lifetime(&mut self, lifetime: &'ast syn::Lifetime) {
                self.found |= lifetime.ident == self.name;
            }
        }
        let mut lifetimes = Lifetimes { name: name.trim_start_matches('\''), found: false };
        lifetimes.visit_type(&self.0);
        lifetimes.found
    }

    /// The type that references, options and slices contain, and whether there is a slice.
    #[must_use]
    pub(crate) fn innermost(&self) -> (Self, bool) {
        let (mut ty, mut has_slice) = (&*self.0, false);
        loop {
            ty = match ty {
                syn::Type::Reference(reference) => &reference.elem,
                syn::Type::Slice(slice) => {
                    has_slice = true;
                    &slice.elem
                }
                other => match argument_of(other, "Option") {
                    Some(value) => value,
                    None => return (Self::spelled(other.clone()), has_slice),
                },
            };
        }
    }

    /// The last segment of the path of the type.
    #[must_use]
    pub(crate) fn last_name(&self) -> Option<String> {
        let syn::Type::Path(ty) = &*self.0 else { return None };
        ty.path.segments.last().map(|last| last.ident.to_string())
    }

    /// How a value of the type outlives what it borrows from; `None` if it can be copied, or borrows in another way.
    #[must_use]
    pub(crate) fn stored(&self) -> Option<Owned> {
        let (mut value, mut options) = (&*self.0, 0);
        while let Some(inner) = argument_of(value, "Option") {
            value = inner;
            options += 1;
        }
        let form = match value {
            syn::Type::Reference(reference) => match &*reference.elem {
                syn::Type::Path(path) if path.path.is_ident("str") => OwnedForm::Str,
                syn::Type::Slice(_) => OwnedForm::Slice,
                _ => OwnedForm::Ref,
            },
            ty => {
                let ty = Self::spelled(ty.clone());
                let is_copied = ty.name().is_some_and(|name| is_primitive(&name));
                if is_copied || ty.has_lifetime("'ir") {
                    return None;
                }
                OwnedForm::Value
            }
        };
        Some(Owned { form, options })
    }

    /// The type `E`, if the type is `Result<T, E>`.
    #[must_use]
    pub(crate) fn error(&self) -> Option<Self> {
        let list = arguments_of(&self.0, "Result")?;
        match list.iter().nth(1)? {
            syn::GenericArgument::Type(ty) => Some(Self::spelled(ty.clone())),
            _ => None,
        }
    }

    pub(super) fn to_syn(&self) -> syn::Type {
        (*self.0).clone()
    }
}

/// Types are equal if they have the same spelling.
impl PartialEq for RustType {
    fn eq(&self, other: &Self) -> bool {
        self.to_token_stream().to_string() == other.to_token_stream().to_string()
    }
}

impl Eq for RustType {}

impl ToTokens for RustType {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

type Arguments = syn::punctuated::Punctuated<syn::GenericArgument, syn::Token![,]>;

/// The arguments of the type `name<...>`.
fn arguments_of<'t>(ty: &'t syn::Type, name: &str) -> Option<&'t Arguments> {
    let syn::Type::Path(ty) = ty else { return None };
    let last = ty.path.segments.last().filter(|last| last.ident == name)?;
    match &last.arguments {
        syn::PathArguments::AngleBracketed(list) => Some(&list.args),
        _ => None,
    }
}

/// The argument `T` of the type `name<T>`.
pub(super) fn argument_of<'t>(ty: &'t syn::Type, name: &str) -> Option<&'t syn::Type> {
    match arguments_of(ty, name)?.first()? {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
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

    /// The path `text`, whose names have `::` between them.
    #[must_use]
    pub(super) fn of_names(text: &str) -> Self {
        let (is_global, names) = match text.strip_prefix("::") {
            Some(names) => (true, names),
            None => (false, text),
        };
        let segments = names.split("::").map(|name| syn::PathSegment::from(ident(name)));
        let leading_colon = is_global.then(Default::default);
        Self(syn::Path { leading_colon, segments: segments.collect() })
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
        Some(RustType::spelled(syn::parse_quote!(#(#owner)::*)))
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

/// The entity that a type is a view of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ViewOf {
    /// Operations.
    Op,
    /// Attributes.
    Attr,
    /// Types.
    Type,
}

impl ViewOf {
    /// The entity that `name` is a view of by convention, like `IntegerType`. Names of interfaces contain `Attr` or
    /// `Type` if they are not interfaces of operations, like `DataLayoutTypeInterface`.
    #[must_use]
    pub(crate) fn by_name(name: &str) -> Option<Self> {
        let is_interface = name.ends_with("Interface");
        if name.ends_with("Type") || is_interface && name.contains("Type") {
            Some(Self::Type)
        } else if name.ends_with("Attr")
            || is_interface && name.contains("Attr")
            || is_location_view(name)
        {
            Some(Self::Attr)
        } else if name.ends_with("Op") || is_interface {
            Some(Self::Op)
        } else {
            None
        }
    }
}

/// Whether this is the name of a location view in the runtime.
pub(crate) fn is_location_view(name: &str) -> bool {
    matches!(name, "CallSiteLoc" | "FileLineColRange" | "FusedLoc" | "NameLoc" | "UnknownLoc")
}
