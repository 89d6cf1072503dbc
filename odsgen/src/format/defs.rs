//! The assembly formats of attributes and types.
//!
//! The same language as that of operations, with other variables and directives: `params`, `struct`. What is rejected,
//! and the words in which it is, are upstream's.

mod language;

pub use language::parse;

use super::{Group, Space};
use crate::fragment::Fragment;

/// One element of the format of an attribute or type.
#[derive(Clone, PartialEq, Debug)]
pub enum DefElement<'r> {
    /// Text that stands for itself.
    Literal(&'r str),
    /// White space for the printer.
    Space(Space),
    /// A parameter.
    Parameter(Bound),
    /// `params`: parameters with commas between.
    Params(Vec<usize>),
    /// `struct(...)`: parameters by name, in any order.
    Struct(Vec<StructField<'r>>),
    /// `custom<Name>(...)`
    Custom(Custom<'r>),
    /// Elements that may be left out.
    Optional(Group<DefElement<'r>>),
}

/// A parameter that is read and written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bound {
    /// Which one.
    pub index: usize,
    /// With its dialect's prefix, also where it could be left out.
    pub qualified: bool,
}

/// A parameter in a `struct`.
#[derive(Clone, PartialEq, Debug)]
pub struct StructField<'r> {
    /// The parameter.
    pub parameter: Bound,
    /// The directive that reads and writes it, if not the usual way.
    pub custom: Option<&'r str>,
}

/// A `custom` directive.
#[derive(Clone, PartialEq, Debug)]
pub struct Custom<'r> {
    /// Its name.
    pub name: &'r str,
    /// Its arguments.
    pub args: Vec<CustomArg<'r>>,
}

impl Custom<'_> {
    /// The parameters that it reads.
    pub fn bound(&self) -> impl Iterator<Item = usize> {
        self.args.iter().filter_map(|arg| match arg {
            CustomArg::Bound(index) => Some(*index),
            _ => None,
        })
    }
}

/// An argument of a `custom` directive.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CustomArg<'r> {
    /// A parameter that it reads.
    Bound(usize),
    /// A parameter that was read before.
    Ref(usize),
    /// A host expression.
    Code(Fragment<'r>),
}

impl Group<DefElement<'_>> {
    /// The index of the first element of `then` that is parsed.
    #[must_use]
    pub fn first_parsed(&self) -> usize {
        self.then.iter().position(|it| !matches!(it, DefElement::Space(_))).unwrap_or(0)
    }
}

impl DefElement<'_> {
    /// The parameters that the element reads and writes.
    #[must_use]
    pub fn parameters(&self) -> Vec<usize> {
        match self {
            Self::Parameter(bound) => vec![bound.index],
            Self::Params(list) => list.clone(),
            Self::Struct(fields) => fields.iter().map(|field| field.parameter.index).collect(),
            Self::Custom(custom) => custom.bound().collect(),
            Self::Literal(_) | Self::Space(_) | Self::Optional(_) => Vec::new(),
        }
    }
}
