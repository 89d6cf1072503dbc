//! Attribute constraints.

use super::{Fragment, Predicate, Result, ViewType, constraint};
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{DefaultType, fields};
use crate::provided::BuiltinAttr;
use crate::tablegen::Record;

/// The view of all attributes in definitions.
pub(super) const ATTRIBUTE: &str = "Attribute";

/// A constraint on attributes, with conversions from and to attributes.
#[derive(Clone, Debug)]
pub(crate) struct AttrConstraint<'r> {
    /// The record, including wrappers.
    pub record: Record<'r>,
    /// The record without wrappers such as `OptionalAttr` and `DefaultValuedAttr`.
    pub base: Record<'r>,
    /// The condition.
    pub predicate: Predicate<'r>,
    /// The summary for diagnostics.
    pub summary: &'r str,
    /// The stored attributes.
    pub storage: ViewType<'r>,
    /// Whether the stored attributes are those with an interface.
    pub is_interface: bool,
    /// The type that the accessor returns.
    pub return_type: &'r str,
    /// Converts the stored attribute, `$_self`, for the accessor.
    pub convert: Option<Fragment<'r>>,
    /// Converts a value, `$0`, to the attribute.
    pub const_builder: Option<Fragment<'r>>,
    /// The default value.
    pub default: Option<Fragment<'r>>,
    /// Whether the attribute is optional.
    pub optional: bool,
    /// Whether only the bits of an integer value matter.
    pub is_signless: bool,
    /// Builds the type of the attribute's value, if it is fixed.
    pub value_type_builder: Option<Fragment<'r>>,
}

/// The value of an attribute, and its conversion to the attribute.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AttrValue<'r> {
    /// The record with `returnType` and `constBuilderCall`.
    pub record: Record<'r>,
    /// The type of the value.
    pub ty: &'r str,
    /// Converts the value, `$0`, to the attribute.
    pub builder: Fragment<'r>,
}

impl<'r> AttrConstraint<'r> {
    /// Reads an `Attr` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type.
    pub(crate) fn new(record: Record<'r>) -> Result<Self> {
        let mut base = record;
        // The constraint with the type of the value: with a default, the value is present even in an `OptionalAttr`.
        let mut read = record;
        let has_default = record.opt_str("defaultValue")?.is_some();
        while let Some(next) = base.opt_def("baseAttr")? {
            if has_default && base != record && base.bit("isOptional")? {
                read = next;
            }
            base = next;
        }
        let value_type = record.opt_def("valueType")?;
        let default = Fragment::of_field(record, "defaultValue");
        // The null attribute of C++ means that there is no default value.
        let (null, default) = match default {
            Some(default) if default.is_null() => (true, None),
            default => (false, default),
        };
        let storage_type = record.opt_str("storageType")?.map_or(ATTRIBUTE, str::trim);
        let storage_type = fields::rust_type_or(record, "storageType", storage_type, ATTRIBUTE);
        let storage_type = view_of_runtime(storage_type);
        let return_type = read.opt_str("returnType")?.map_or(ATTRIBUTE, str::trim);
        let returned = fields::rust_type(read, "returnType", return_type);
        if let Err(error) = &returned {
            language::leave_out(record.records(), OmittedPart::Type(return_type.to_owned()), error);
        }
        Ok(Self {
            record,
            base,
            predicate: constraint::predicate(record)?,
            summary: record.str("summary")?,
            storage: ViewType::new(storage_type, ATTRIBUTE),
            is_interface: constraint::is_interface(base, storage_type),
            return_type: returned.as_ref().map_or(storage_type, |ty| view_of_runtime(ty)),
            // If the type of the value is unknown, the accessor returns the attribute.
            convert: Fragment::of_field(read, "convertFromStorage").filter(|_| returned.is_ok()),
            const_builder: Fragment::of_field(read, "constBuilderCall")
                .filter(|_| returned.is_ok()),
            default,
            // A unit attribute is optional even if it has a default value.
            optional: record.bit("isOptional")? || null || base.name() == "UnitAttr",
            is_signless: value_type
                .is_none_or(|ty| !ty.is_subclass_of("SI") && !ty.is_subclass_of("UI")),
            value_type_builder: value_type.and_then(|ty| Fragment::of_field(ty, "builderCall")),
        })
    }

    /// Whether the `Attr` record does not say what type its value has, and keeps the default conversion to it.
    ///
    /// # Errors
    ///
    /// If a field has an unexpected type.
    pub(super) fn lacks_value_type(record: Record<'r>) -> Result<bool> {
        let mut base = record;
        while let Some(next) = base.opt_def("baseAttr")? {
            base = next;
        }
        let is_default = base.opt_str("convertFromStorage")? == Some("$_self.value()");
        Ok(is_default && base.opt_str("returnType")?.is_none())
    }

    /// Whether an operation is valid without the attribute.
    #[must_use]
    pub(crate) fn can_be_omitted(&self) -> bool {
        self.optional || self.default.is_some()
    }

    /// Whether the constraint is `UnitAttr`.
    #[must_use]
    pub(crate) fn is_unit(&self) -> bool {
        self.base.name() == "UnitAttr"
    }

    /// Whether the attribute is a symbol name, which is printed as `@name`.
    #[must_use]
    pub(crate) fn is_symbol_name(&self) -> bool {
        self.base.name() == "SymbolNameAttr"
    }

    /// The default value, except for unit attributes, which default to false.
    #[must_use]
    pub(crate) fn default_value(&self) -> Option<Fragment<'r>> {
        self.default.filter(|_| !self.is_unit())
    }

    /// The type of the default value.
    #[must_use]
    pub(crate) fn default_type(&self) -> DefaultType<'r> {
        let list = self.const_builder.and_then(|builder| {
            let (_, name) = builder.text.split_once("ArrayAttr::")?;
            name.split('(').next()
        });
        let elements = match list {
            Some("bools") => Some("bool"),
            Some("i32s") => Some("i32"),
            Some("i64s") => Some("i64"),
            Some("f32s") => Some("f32"),
            Some("f64s") => Some("f64"),
            Some("strs") => Some("&str"),
            Some("types") => Some("Type"),
            _ => None,
        };
        // Without a builder, the default is an attribute.
        let name = match self.const_builder {
            Some(_) => self.return_type,
            None => self.storage.view().unwrap_or(ATTRIBUTE),
        };
        DefaultType { name, is_signless: self.is_signless, elements }
    }

    /// The value, if its type differs from the attribute and it converts to the attribute. For an optional attribute,
    /// the value if present.
    #[must_use]
    pub(crate) fn value(&self) -> Option<AttrValue<'r>> {
        let value = match self.const_builder {
            Some(builder) => AttrValue { record: self.record, ty: self.return_type, builder },
            None if !self.optional => return None,
            // `OptionalAttr` has the accessor's type; the builder is in the wrapped constraint.
            None => AttrValue {
                record: self.base,
                ty: {
                    let ty = self.base.opt_str("returnType").ok()??.trim();
                    fields::rust_type(self.base, "returnType", ty).ok()?
                },
                builder: Fragment::of_field(self.base, "constBuilderCall")?,
            },
        };
        (value.ty != self.storage.view().unwrap_or(ATTRIBUTE)).then_some(value)
    }

    /// The enum of an `EnumAttrInfo` constraint, whose text is a keyword.
    #[must_use]
    pub(crate) fn enum_info(&self) -> Option<Record<'r>> {
        self.base.is_subclass_of("EnumAttrInfo").then_some(self.base)
    }

    /// The stored attribute, if it is a builtin one that the generator treats specially.
    #[must_use]
    pub(crate) fn builtin(&self) -> Option<BuiltinAttr> {
        self.storage.view().and_then(BuiltinAttr::of_view)
    }

    /// Stores any attribute, and reads it as itself.
    pub(crate) fn store_any(&mut self) {
        self.storage = ViewType::Any;
        self.convert = None;
    }

    /// Reads the attribute as itself.
    pub(crate) fn read_raw(&mut self) {
        self.return_type = self.storage.view().unwrap_or(ATTRIBUTE);
        self.convert = None;
        self.const_builder = None;
    }

    /// The definition of an attribute kind used as a constraint.
    #[must_use]
    pub(crate) fn attr_def(&self) -> Option<Record<'r>> {
        self.base.is_subclass_of("AttrDef").then_some(self.base)
    }

    /// The name of the definition, unless it is anonymous.
    #[must_use]
    pub(crate) fn def_name(&self) -> Option<&'r str> {
        (!self.base.is_anonymous()).then(|| self.base.name())
    }
}

/// The name of a view, without the path of the runtime.
fn view_of_runtime(ty: &str) -> &str {
    ty.strip_prefix("::ods_runtime::").filter(|name| !name.contains("::")).unwrap_or(ty)
}
