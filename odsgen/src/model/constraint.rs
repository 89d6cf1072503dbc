//! Constraints on types, regions and successors.

use super::{Fragment, Predicate, Result};
use crate::tablegen::{Record, Span};

/// How many values an operand or result stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Multiplicity<'r> {
    /// Exactly one.
    One,
    /// One or none.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups; the attribute of this name holds their sizes.
    VariadicOfVariadic(&'r str),
}

impl Multiplicity<'_> {
    /// Whether the number of values may differ from operation to operation.
    #[must_use]
    pub fn is_variable(self) -> bool {
        self != Self::One
    }

    /// Whether it is a list of values, of groups or not.
    #[must_use]
    pub fn is_variadic(self) -> bool {
        matches!(self, Self::Variadic | Self::VariadicOfVariadic(_))
    }
}

/// What the type of a value must be.
#[derive(Clone, Debug)]
pub struct TypeConstraint<'r> {
    /// The record of one value's type: what `Variadic` and `Optional` wrap.
    pub record: Record<'r>,
    /// What it demands.
    pub predicate: Predicate<'r>,
    /// How diagnostics describe it; for a variadic one, with `variadic of ` before it.
    pub summary: &'r str,
    /// The number of values.
    pub multiplicity: Multiplicity<'r>,
    /// The least number of values of a variadic one.
    pub min_size: i64,
    /// Makes the type, where there is only one that fits.
    pub builder_call: Option<Fragment<'r>>,
    /// The Rust type.
    pub rust_type: &'r str,
}

impl<'r> TypeConstraint<'r> {
    /// Reads a `TypeConstraint` record.
    ///
    /// # Errors
    ///
    /// If a field is not as expected.
    pub fn new(record: Record<'r>) -> Result<Self> {
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
        Ok(Self {
            record: base,
            predicate: predicate(record)?,
            summary: record.str("summary")?,
            multiplicity,
            min_size: if multiplicity.is_variadic() { record.int("minSize")? } else { 0 },
            builder_call: Fragment::of_field(base, "builderCall"),
            rust_type: base.str("cppType")?,
        })
    }

    /// The name of the definition, if it has one that says something.
    #[must_use]
    pub fn def_name(&self) -> Option<&'r str> {
        (!self.record.is_anonymous()).then(|| self.record.name())
    }
}

/// A constraint that is nothing but a condition: on a region or a successor.
#[derive(Clone, Debug)]
pub struct PlainConstraint<'r> {
    /// The record.
    pub record: Record<'r>,
    /// What it demands.
    pub predicate: Predicate<'r>,
    /// How diagnostics describe it.
    pub summary: &'r str,
    /// Whether it stands for any number of regions or successors.
    pub variadic: bool,
}

impl<'r> PlainConstraint<'r> {
    /// Reads a record whose class `variadic` says that it is variadic.
    ///
    /// # Errors
    ///
    /// If a field is not as expected.
    pub fn new(record: Record<'r>, variadic: &str) -> Result<Self> {
        Ok(Self {
            record,
            predicate: predicate(record)?,
            summary: record.str("summary")?,
            variadic: record.is_subclass_of(variadic),
        })
    }

    /// The place of the record.
    #[must_use]
    pub fn span(&self) -> Span {
        self.record.span()
    }
}

/// The predicate of a constraint; an unset one always holds.
pub(super) fn predicate<'r>(record: Record<'r>) -> Result<Predicate<'r>> {
    match record.opt_def("predicate")? {
        Some(pred) => Predicate::new(pred),
        None => Ok(Predicate::always()),
    }
}
