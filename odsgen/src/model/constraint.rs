//! Constraints on types, regions and successors.

use super::{Fragment, Predicate, Result};
use crate::fragment::fields;
use crate::provided::{RUNTIME, is_provided};
use crate::tablegen::Record;

/// The view of all types in definitions.
const TYPE: &str = "Type";

/// The number of values of an operand or result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Multiplicity<'r> {
    /// Exactly one.
    One,
    /// Zero or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups, whose sizes are in the attribute of this name.
    VariadicOfVariadic(&'r str),
}

impl Multiplicity<'_> {
    /// Whether the number of values may vary.
    #[must_use]
    pub(crate) fn is_variable(self) -> bool {
        self != Self::One
    }

    /// Whether it is a list of values or of groups.
    #[must_use]
    pub(crate) fn is_variadic(self) -> bool {
        matches!(self, Self::Variadic | Self::VariadicOfVariadic(_))
    }
}

/// The types or attributes that a constraint restricts values to, in Rust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ViewType<'r> {
    /// Any type or attribute.
    Any,
    /// Those with this view: of a kind, or of an interface.
    View(&'r str),
}

impl<'r> ViewType<'r> {
    /// The types of the view `text`, where `any` is the view of all types or attributes.
    pub(super) fn new(text: &'r str, any: &str) -> Self {
        if text == any { Self::Any } else { Self::View(text) }
    }

    /// The view, unless it is that of all types or attributes.
    #[must_use]
    pub(crate) fn view(self) -> Option<&'r str> {
        match self {
            Self::Any => None,
            Self::View(view) => Some(view),
        }
    }
}

/// A constraint on the type of a value.
#[derive(Clone, Debug)]
pub(crate) struct TypeConstraint<'r> {
    /// The record of a single value's type, without `Variadic` and `Optional`.
    pub record: Record<'r>,
    /// The condition.
    pub predicate: Predicate<'r>,
    /// The summary for diagnostics; starts with `variadic of ` for a variadic one.
    pub summary: &'r str,
    /// The number of values.
    pub multiplicity: Multiplicity<'r>,
    /// Builds the type, if only one satisfies the constraint.
    pub builder_call: Option<Fragment<'r>>,
    /// The types that it restricts values to, in Rust.
    pub value_type: ViewType<'r>,
    /// Whether these are the types with an interface.
    pub is_interface: bool,
}

impl<'r> TypeConstraint<'r> {
    /// Reads a `TypeConstraint` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type.
    pub(crate) fn new(record: Record<'r>) -> Result<Self> {
        let multiplicity = if record.is_subclass_of("VariadicOfVariadic") {
            Multiplicity::VariadicOfVariadic(record.str("segmentAttrName")?)
        } else if record.is_subclass_of("Variadic") {
            Multiplicity::Variadic
        } else if record.is_subclass_of("Optional") {
            Multiplicity::Optional
        } else {
            Multiplicity::One
        };
        let base = if multiplicity.is_variable() { record.def("baseType")? } else { record };
        let ty = fields::rust_type_or(base, "cppType", base.str("cppType")?, TYPE);
        Ok(Self {
            record: base,
            predicate: predicate(record)?,
            summary: record.str("summary")?,
            multiplicity,
            builder_call: Fragment::of_field(base, "builderCall"),
            value_type: ViewType::new(ty, TYPE),
            is_interface: is_interface(base, ty),
        })
    }

    /// The name of the definition, unless it is anonymous.
    #[must_use]
    pub(crate) fn def_name(&self) -> Option<&'r str> {
        (!self.record.is_anonymous()).then(|| self.record.name())
    }
}

/// A constraint on a region or a successor.
#[derive(Clone, Debug)]
pub(crate) struct PlainConstraint<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The condition.
    pub predicate: Predicate<'r>,
    /// The summary for diagnostics.
    pub summary: &'r str,
    /// Whether it applies to any number of regions or successors.
    pub variadic: bool,
}

impl<'r> PlainConstraint<'r> {
    /// Reads a record, which is variadic if it derives from the class `variadic`.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type.
    pub(crate) fn new(record: Record<'r>, variadic: &str) -> Result<Self> {
        Ok(Self {
            record,
            predicate: predicate(record)?,
            summary: record.str("summary")?,
            variadic: record.is_subclass_of(variadic),
        })
    }
}

/// Whether `constraint`, whose values have the view `view`, requires an interface.
pub(super) fn is_interface(constraint: Record<'_>, view: &str) -> bool {
    constraint.is_subclass_of("Interface") || is_provided(view, RUNTIME)
}

/// The predicate of a constraint; always true if unset.
pub(super) fn predicate<'r>(record: Record<'r>) -> Result<Predicate<'r>> {
    match record.opt_def("predicate")? {
        Some(pred) => Predicate::new(pred),
        None => Ok(Predicate::always()),
    }
}
