//! The assembly formats of attributes and types.
//!
//! The language of operation formats with other variables and with the directives `params` and `struct`. Errors and
//! their messages are upstream's.

mod language;

pub(crate) use language::parse;

use super::{Group, Space};
use crate::fragment::Fragment;

/// An element of the format of an attribute or type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum DefElement<'r> {
    /// Literal text.
    Literal(&'r str),
    /// Whitespace for the printer.
    Space(Space),
    /// A parameter.
    Parameter(Bound),
    /// `params`: all parameters, separated by commas.
    Params(Vec<usize>),
    /// `struct(...)`: named parameters in any order.
    Struct(Vec<StructField<'r>>),
    /// `custom<Name>(...)`
    Custom(Custom<'r>),
    /// An optional group.
    Optional(Group<DefElement<'r>>),
}

/// A parameter that is parsed and printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bound {
    /// The parameter's index.
    pub index: usize,
    /// Print the dialect prefix even where it can be omitted.
    pub qualified: bool,
}

/// A parameter of `struct`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct StructField<'r> {
    /// The parameter.
    pub parameter: Bound,
    /// The custom directive that parses and prints it, if any.
    pub custom: Option<&'r str>,
}

/// A `custom` directive.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Custom<'r> {
    /// Its name.
    pub name: &'r str,
    /// Its arguments.
    pub args: Vec<CustomArg<'r>>,
}

impl Custom<'_> {
    /// The parameters that it parses.
    pub(crate) fn bound(&self) -> impl Iterator<Item = usize> {
        self.args.iter().filter_map(|arg| match arg {
            CustomArg::Bound(index) => Some(*index),
            _ => None,
        })
    }
}

/// An argument of a `custom` directive.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum CustomArg<'r> {
    /// A parameter that it parses.
    Bound(usize),
    /// A parameter that was parsed before.
    Ref(usize),
    /// An expression in quotes.
    Code(Fragment<'r>),
}

impl Group<DefElement<'_>> {
    /// The index of the first element of `then` that has text.
    #[must_use]
    pub(crate) fn first_parsed(&self) -> usize {
        self.then.iter().position(|it| !matches!(it, DefElement::Space(_))).unwrap_or(0)
    }
}

impl DefElement<'_> {
    /// The parameters that the element parses and prints.
    #[must_use]
    pub(crate) fn parameters(&self) -> Vec<usize> {
        match self {
            Self::Parameter(bound) => vec![bound.index],
            Self::Params(list) => list.clone(),
            Self::Struct(fields) => fields.iter().map(|field| field.parameter.index).collect(),
            Self::Custom(custom) => custom.bound().collect(),
            Self::Literal(_) | Self::Space(_) | Self::Optional(_) => Vec::new(),
        }
    }
}
