//! The roles of parameters and the kinds of results of hooks, which determine the bodies of skeletons.

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
    /// A `Result` whose error is a `String`.
    Described,
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
        let is_optional = ty.last_name().as_deref() == Some("Option");
        let (ty, is_list) = ty.innermost();
        match ty.name_in_runtime().as_deref() {
            Some("Parser" | "OpParser") => Self::Parser,
            Some("AsmWriter" | "OpPrinter") => Self::Writer,
            Some("Adaptor") => Self::Inputs,
            Some("Location") => Self::Location,
            Some("Ir") => Self::Ir,
            Some("Op") => Self::OpHandle,
            Some("OpBuilder") => Self::Builder,
            Some("OpRef") => Self::Op,
            Some("TypeRef") => Self::Type,
            Some("AttrRef") => Self::Attr,
            Some("Context") => Self::Context,
            Some("ValueRef") => Self::Value,
            _ if ty.is_view() && !is_list && !is_optional => Self::View,
            _ => Self::None,
        }
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
            | HelperType::TypeRefs
            | HelperType::Int
            | HelperType::Text
            | HelperType::Type
            | HelperType::Types
            | HelperType::Attribute
            | HelperType::Verified
            | HelperType::Parsed(_)
            | HelperType::BlockRef
            | HelperType::RegionRef => Self::None,
        }
    }
}

impl Returns {
    /// What a function returns whose return type is `ty`, of the interface `interface` if it has one.
    pub(super) fn of(ty: Option<&RustType>, interface: Option<&str>) -> Self {
        let Some(ty) = ty else { return Self::Nothing };
        match ty.last_name().as_deref() {
            Some("Option") => Self::Option,
            Some("ParseResult") => Self::Parsed,
            Some("VerifyResult") => Self::Checked,
            Some("LayoutResult") => Self::Layout,
            Some("ValueRef") => Self::Value,
            Some(name) if interface == Some(name) => Self::Interface,
            _ => match ty.error().and_then(|error| error.last_name()).as_deref() {
                Some("Diagnostic") => Self::Checked,
                Some("String") => Self::Described,
                _ => Self::Other,
            },
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
