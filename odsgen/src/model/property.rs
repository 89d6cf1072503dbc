//! Properties that are not attributes.

use super::{Fragment, Predicate, Result, constraint};
use crate::names::snake;
use crate::tablegen::Record;

/// A property: an inherent value that is not an attribute.
#[derive(Clone, Debug)]
pub struct Property<'r> {
    /// Name.
    pub name: &'r str,
    /// The function that returns it.
    pub accessor: String,
    /// The record.
    pub record: Record<'r>,
    /// The record without `DefaultValuedProp` and its like.
    pub base: Record<'r>,
    /// How diagnostics describe it.
    pub summary: &'r str,
    /// The Rust type it is stored as.
    pub storage_type: &'r str,
    /// The Rust type that the accessor returns.
    pub interface_type: &'r str,
    /// From the stored value, `$_storage`, to what the accessor returns.
    pub convert_from_storage: Option<Fragment<'r>>,
    /// From what the accessor returns, `$_value`, to the stored value.
    pub assign_to_storage: Option<Fragment<'r>>,
    /// From the stored value, `$_storage`, to an attribute of `$_ctxt`.
    pub convert_to_attribute: Option<Fragment<'r>>,
    /// From the attribute `$_attr` to the stored value, or the words that say why not.
    pub convert_from_attribute: Option<Fragment<'r>>,
    /// Reads the stored value with `$_parser`.
    pub parser: Option<Fragment<'r>>,
    /// Reads the stored value with `$_parser` if present.
    pub optional_parser: Option<Fragment<'r>>,
    /// Writes the stored value, `$_storage`, with `$_printer`.
    pub printer: Option<Fragment<'r>>,
    /// What the value, as the interface type, must be.
    pub predicate: Predicate<'r>,
    /// The value of an operation that does not set it, as the interface type.
    pub default: Option<Fragment<'r>>,
    /// That value as it is stored, where the types differ.
    pub storage_default: Option<Fragment<'r>>,
    /// One line from the definition.
    pub doc: &'r str,
}

impl<'r> Property<'r> {
    /// Reads a `Property` record.
    pub(super) fn new(name: &'r str, record: Record<'r>, doc: &'r str) -> Result<Self> {
        let mut base = record;
        while let Some(next) = base.opt_def("baseProperty")? {
            base = next;
        }
        let fragment = |field| Fragment::of_field(record, field);
        Ok(Self {
            name,
            accessor: snake(name),
            record,
            base,
            summary: record.str("summary")?,
            storage_type: record.str("storageType")?,
            interface_type: record.str("interfaceType")?,
            convert_from_storage: fragment("convertFromStorage"),
            assign_to_storage: fragment("assignToStorage"),
            convert_to_attribute: fragment("convertToAttribute"),
            convert_from_attribute: fragment("convertFromAttribute"),
            parser: fragment("parser"),
            optional_parser: fragment("optionalParser"),
            printer: fragment("printer"),
            predicate: constraint::predicate(record)?,
            default: fragment("defaultValue"),
            storage_default: fragment("storageTypeValueOverride"),
            doc,
        })
    }

    /// Whether it is `UnitProp`: a flag, whose presence in a format may say it all.
    #[must_use]
    pub fn is_unit(&self) -> bool {
        self.base.name() == "UnitProp"
    }

    /// Whether its text may be left out.
    #[must_use]
    pub fn is_optionally_parsed(&self) -> bool {
        self.optional_parser.is_some()
    }

    /// The name of the definition, if it has one that says something.
    #[must_use]
    pub fn def_name(&self) -> Option<&'r str> {
        (!self.record.is_anonymous()).then(|| self.record.name())
    }
}
