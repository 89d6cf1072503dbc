//! The roles of parameters and the kinds of results of hooks, which determine the bodies of skeletons.

use quote::ToTokens as _;

use crate::fragment::{HelperType, RustType};

/// The role of a parameter in the body of a skeleton.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Reports errors of parsers.
    Parser,
    /// Writes text.
    Writer,
    /// The operands and attributes of an operation that is not created yet; reports errors.
    Inputs,
    /// The location of errors.
    Location,
    /// The IR.
    Ir,
    /// The handle of an operation.
    OpHandle,
    /// Creates operations.
    Builder,
    /// The operation, or a view of it.
    Op,
    /// The view of the operation's interface.
    OpInterface,
    /// A type.
    Type,
    /// An attribute.
    Attr,
    /// The context.
    Context,
    /// A value.
    Value,
    /// A view of one kind of attributes, types, or entities with an interface.
    View,
    /// Nothing.
    None,
}

/// The kind of result of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Returns {
    /// Nothing.
    Nothing,
    /// An `Option`.
    Option,
    /// A `ParseResult`.
    Parsed,
    /// A `VerifyResult`, or a `Result` whose error is a `Diagnostic`.
    Checked,
    /// A `LayoutResult`.
    Layout,
    /// A value of an operation.
    Value,
    /// A view of the interface that has the function.
    Interface,
    /// Another type.
    Other,
}

impl Role {
    /// The role of a parameter of the type `ty`, of references to it, options or slices.
    pub(super) fn of(ty: &RustType) -> Self {
        let Ok(ty) = syn::parse2::<syn::Type>(ty.to_token_stream()) else { return Self::None };
        let (inner, is_list) = within(&ty);
        let Some(path) = path_of(inner) else { return Self::None };
        let Some(last) = path.segments.last() else { return Self::None };
        let name = last.ident.to_string();
        if path.segments.len() == 2 && path.segments[0].ident == "rt" {
            match name.as_str() {
                "Parser" | "OpParser" => return Self::Parser,
                "AsmWriter" | "OpPrinter" => return Self::Writer,
                "OpInputs" => return Self::Inputs,
                "Location" => return Self::Location,
                "Ir" => return Self::Ir,
                "Op" => return Self::OpHandle,
                "OpBuilder" => return Self::Builder,
                "OpRef" => return Self::Op,
                "TypeRef" => return Self::Type,
                "AttrRef" => return Self::Attr,
                "Context" => return Self::Context,
                "ValueRef" => return Self::Value,
                _ => {}
            }
        }
        // The names of views are a convention of definitions.
        let is_view = !last.arguments.is_none()
            && ["Attr", "Type", "Interface"].iter().any(|end| name.ends_with(end));
        if is_view && !is_list { Self::View } else { Self::None }
    }

    /// The role of a parameter of a helper.
    #[must_use]
    pub(crate) fn of_helper(ty: &HelperType) -> Self {
        match ty {
            HelperType::TypeRef => Self::Type,
            HelperType::AttrRef => Self::Attr,
            HelperType::ValueRef => Self::Value,
            HelperType::OpRef | HelperType::OptionalOpRef => Self::Op,
            HelperType::OpInterface(_) => Self::OpInterface,
            HelperType::Context => Self::Context,
            HelperType::Parser => Self::Parser,
            HelperType::Writer => Self::Writer,
            HelperType::Other(ty) => Self::of(ty),
            HelperType::Bool
            | HelperType::Int
            | HelperType::Text
            | HelperType::Type
            | HelperType::Types
            | HelperType::Attribute
            | HelperType::Verified
            | HelperType::Parsed(_)
            | HelperType::RegionRef => Self::None,
        }
    }
}

impl Returns {
    /// What a function returns whose return type is `ty`, of the interface `interface` if it has one.
    pub(super) fn of(ty: Option<&RustType>, interface: Option<&str>) -> Self {
        let Some(ty) = ty else { return Self::Nothing };
        let Ok(ty) = syn::parse2::<syn::Type>(ty.to_token_stream()) else { return Self::Other };
        let Some(last) = path_of(&ty).and_then(|path| path.segments.last()) else {
            return Self::Other;
        };
        match last.ident.to_string().as_str() {
            "Option" => Self::Option,
            "ParseResult" => Self::Parsed,
            "VerifyResult" => Self::Checked,
            "LayoutResult" => Self::Layout,
            "ValueRef" => Self::Value,
            "Result" if has_diagnostic(&last.arguments) => Self::Checked,
            name if interface == Some(name) => Self::Interface,
            _ => Self::Other,
        }
    }

    /// What a helper returns.
    #[must_use]
    pub(crate) fn of_helper(ty: Option<&HelperType>) -> Self {
        match ty {
            None => Self::Nothing,
            Some(HelperType::Verified) => Self::Checked,
            Some(HelperType::Parsed(_)) => Self::Parsed,
            Some(HelperType::Other(ty)) => Self::of(Some(ty), None),
            Some(_) => Self::Other,
        }
    }
}

/// The type that references, options and slices are of, and whether there is a slice.
fn within(ty: &syn::Type) -> (&syn::Type, bool) {
    match ty {
        syn::Type::Reference(ty) => within(&ty.elem),
        syn::Type::Slice(ty) => (within(&ty.elem).0, true),
        ty => match path_of(ty).and_then(|path| path.segments.last()) {
            Some(last) if last.ident == "Option" => {
                first_argument(last).map_or((ty, false), within)
            }
            _ => (ty, false),
        },
    }
}

fn first_argument(segment: &syn::PathSegment) -> Option<&syn::Type> {
    let syn::PathArguments::AngleBracketed(list) = &segment.arguments else { return None };
    match list.args.first()? {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}

/// Whether the last argument is a `Diagnostic`.
fn has_diagnostic(arguments: &syn::PathArguments) -> bool {
    let syn::PathArguments::AngleBracketed(list) = arguments else { return false };
    let Some(syn::GenericArgument::Type(error)) = list.args.last() else { return false };
    let last = path_of(error).and_then(|path| path.segments.last());
    last.is_some_and(|segment| segment.ident == "Diagnostic")
}

fn path_of(ty: &syn::Type) -> Option<&syn::Path> {
    match ty {
        syn::Type::Path(ty) => Some(&ty.path),
        _ => None,
    }
}
