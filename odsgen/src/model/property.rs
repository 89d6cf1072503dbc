//! Properties that are not attributes.

use super::{Enum, Fragment, Predicate, Result, constraint};
use crate::names::snake;
use crate::tablegen::Record;

/// A property: inherent data that is not an attribute.
#[derive(Clone, Debug)]
pub(crate) struct Property<'r> {
    /// The name.
    pub name: &'r str,
    /// The accessor.
    pub accessor: String,
    /// The record.
    pub record: Record<'r>,
    /// The record without wrappers such as `DefaultValuedProp`.
    pub base: Record<'r>,
    /// The summary for diagnostics.
    pub summary: &'r str,
    /// The Rust type in storage.
    pub storage_type: &'r str,
    /// The Rust type of the accessor.
    pub interface_type: &'r str,
    /// Converts the stored value, `$_storage`, for the accessor.
    pub convert_from_storage: Option<Fragment<'r>>,
    /// Converts the accessor's type, `$_value`, to storage.
    pub assign_to_storage: Option<Fragment<'r>>,
    /// Converts the stored value, `$_storage`, to an attribute of `$_ctxt`.
    pub convert_to_attribute: Option<Fragment<'r>>,
    /// Converts the attribute `$_attr` to the stored value, or returns an error message.
    pub convert_from_attribute: Option<Fragment<'r>>,
    /// The attribute that an operation keeps if `$_attr` has no value.
    pub invalid_attribute: Option<Fragment<'r>>,
    /// Parses the stored value with `$_parser`.
    pub parser: Option<Fragment<'r>>,
    /// Parses the stored value with `$_parser`, if present.
    pub optional_parser: Option<Fragment<'r>>,
    /// Prints the stored value, `$_storage`, with `$_printer`.
    pub printer: Option<Fragment<'r>>,
    /// The predicate on the interface type.
    pub predicate: Predicate<'r>,
    /// The default value in the interface type.
    pub default: Option<Fragment<'r>>,
    /// The default value in storage, if the types differ.
    pub storage_default: Option<Fragment<'r>>,
    /// Whether it has no default, and its type is an enum without a case 0, which is then not valid.
    pub has_invalid_initial: bool,
    /// The one-line description.
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
        let (default, storage_default) =
            (fragment("defaultValue"), fragment("storageTypeValueOverride"));
        let storage_type = record.str("storageType")?;
        let has_default = default.is_some() || storage_default.is_some();
        if let Some(element) = fragment("convertToAttribute")
            .filter(|code| code.text.contains("DenseElement::to_dense"))
            .and_then(|_| storage_type.split("Vec<").nth(1)?.split('>').next())
            .filter(|element| !["i32", "i64"].contains(element))
        {
            let text =
                format!("the elements of an 'IntArrayProp' are `i32` or `i64`, not `{element}`");
            let help = "an 'ArrayProp' has elements of any type";
            return Err(Box::new(record.error(text).with_help(help)));
        }
        Ok(Self {
            name,
            accessor: snake(name),
            record,
            base,
            summary: record.str("summary")?,
            storage_type,
            interface_type: record.str("interfaceType")?,
            convert_from_storage: fragment("convertFromStorage"),
            assign_to_storage: fragment("assignToStorage"),
            convert_to_attribute: fragment("convertToAttribute"),
            convert_from_attribute: fragment("convertFromAttribute"),
            invalid_attribute: fragment("invalidAttribute"),
            parser: fragment("parser"),
            optional_parser: fragment("optionalParser"),
            printer: fragment("printer"),
            predicate: constraint::predicate(record)?,
            default,
            storage_default,
            has_invalid_initial: !has_default && lacks_zero(base, storage_type)?,
            doc,
        })
    }

    /// Whether it is a `UnitProp`.
    #[must_use]
    pub(crate) fn is_unit(&self) -> bool {
        self.base.name() == "UnitProp"
    }

    /// Whether its text can be omitted.
    #[must_use]
    pub(crate) fn is_optionally_parsed(&self) -> bool {
        self.optional_parser.is_some()
    }

    /// The name of the definition, unless it is anonymous.
    #[must_use]
    pub(crate) fn def_name(&self) -> Option<&'r str> {
        (!self.record.is_anonymous()).then(|| self.record.name())
    }
}

/// Whether `storage_type`, the type of the property `base`, is an enum without a case 0.
fn lacks_zero(base: Record<'_>, storage_type: &str) -> Result<bool> {
    let info = match base.is_subclass_of("EnumProp") {
        true => base.opt_def("enum")?,
        false => Enum::records(base.records())
            .find(|info| info.str("cppType").is_ok_and(|ty| ty == storage_type)),
    };
    let info = info.map(Enum::new).transpose()?;
    Ok(info.is_some_and(|info| !info.is_bits() && info.cases.iter().all(|case| case.value != 0)))
}
