//! Constraints on attributes.

use super::{Fragment, Predicate, Result, constraint};
use crate::tablegen::Record;

/// What an attribute must be, and how it is read and made.
#[derive(Clone, Debug)]
pub struct AttrConstraint<'r> {
    /// The record as it is used, wrappers included.
    pub record: Record<'r>,
    /// The record without `OptionalAttr`, `DefaultValuedAttr` and their like.
    pub base: Record<'r>,
    /// What it demands.
    pub predicate: Predicate<'r>,
    /// How diagnostics describe it.
    pub summary: &'r str,
    /// The view of the stored attribute; `Attribute` if it may be any.
    pub storage_type: &'r str,
    /// What the accessor returns.
    pub return_type: &'r str,
    /// From the stored attribute, `$_self`, to what the accessor returns.
    pub convert: Option<Fragment<'r>>,
    /// From a value, `$0`, to the attribute.
    pub const_builder: Option<Fragment<'r>>,
    /// The value of an operation that does not set it.
    pub default: Option<Fragment<'r>>,
    /// Whether an operation may go without it.
    pub optional: bool,
    /// The type of the attribute's value, where it is fixed: makes it.
    pub value_type_builder: Option<Fragment<'r>>,
}

/// What an attribute holds, and how it is made of that.
#[derive(Clone, Copy, Debug)]
pub struct Held<'r> {
    /// The record that says so in `returnType` and `constBuilderCall`.
    pub record: Record<'r>,
    /// The type of the value.
    pub ty: &'r str,
    /// From the value, `$0`, to the attribute.
    pub builder: Fragment<'r>,
}

impl<'r> AttrConstraint<'r> {
    /// Reads an `Attr` record.
    ///
    /// # Errors
    ///
    /// If a field is not as expected.
    pub fn new(record: Record<'r>) -> Result<Self> {
        let mut base = record;
        while let Some(next) = base.opt_def("baseAttr")? {
            base = next;
        }
        let value_type = record.opt_def("valueType")?;
        Ok(Self {
            record,
            base,
            predicate: constraint::predicate(record)?,
            summary: record.str("summary")?,
            storage_type: record.opt_str("storageType")?.map_or("Attribute", str::trim),
            return_type: record.opt_str("returnType")?.map_or("Attribute", str::trim),
            convert: Fragment::of_field(record, "convertFromStorage"),
            const_builder: Fragment::of_field(record, "constBuilderCall"),
            default: Fragment::of_field(record, "defaultValue"),
            optional: record.bit("isOptional")?,
            value_type_builder: value_type.and_then(|ty| Fragment::of_field(ty, "builderCall")),
        })
    }

    /// Whether an operation may go without the attribute.
    #[must_use]
    pub fn can_be_left_out(&self) -> bool {
        self.optional || self.default.is_some()
    }

    /// Whether it is `UnitAttr`: present or not, and nothing more.
    #[must_use]
    pub fn is_unit(&self) -> bool {
        self.base.name() == "UnitAttr"
    }

    /// Whether it is the name of a symbol, which is written `@name`.
    #[must_use]
    pub fn is_symbol_name(&self) -> bool {
        self.base.name() == "SymbolNameAttr"
    }

    /// The default, unless the attribute is a unit, which is said to default to false.
    #[must_use]
    pub fn default_value(&self) -> Option<Fragment<'r>> {
        self.default.filter(|_| !self.is_unit())
    }

    /// What the attribute holds, where that is not the attribute, and makes one. An attribute that may be absent holds
    /// what it does when it is there.
    #[must_use]
    pub fn held(&self) -> Option<Held<'r>> {
        let held = match self.const_builder {
            Some(builder) => Held { record: self.record, ty: self.return_type, builder },
            None if !self.optional => return None,
            // `OptionalAttr` has the type of an accessor, and leaves the making to the constraint in it.
            None => Held {
                record: self.base,
                ty: self.base.opt_str("returnType").ok()??.trim(),
                builder: Fragment::of_field(self.base, "constBuilderCall")?,
            },
        };
        (held.ty != self.storage_type).then_some(held)
    }

    /// The enum of a constraint of class `EnumAttrInfo`, whose text is a keyword.
    #[must_use]
    pub fn enum_info(&self) -> Option<Record<'r>> {
        self.base.is_subclass_of("EnumAttrInfo").then_some(self.base)
    }

    /// The definition of a constraint that is an attribute kind.
    #[must_use]
    pub fn attr_def(&self) -> Option<Record<'r>> {
        self.base.is_subclass_of("AttrDef").then_some(self.base)
    }

    /// The name of the definition, if it has one that says something.
    #[must_use]
    pub fn def_name(&self) -> Option<&'r str> {
        (!self.base.is_anonymous()).then(|| self.base.name())
    }
}
