//! Properties of operations, and the kinds of properties of a module.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::fragment::{Expr, RustType};

/// A property of an operation.
#[derive(Clone, Debug)]
pub(crate) struct PropertySlot<'r> {
    /// The name.
    pub name: &'r str,
    /// The index of its property word.
    pub word: usize,
    /// The accessor.
    pub accessor: String,
    /// The setter.
    pub setter: String,
    /// The local variable in generated parsers.
    pub local: String,
    /// The description for diagnostics.
    pub summary: &'r str,
    /// The generated type of its kind.
    pub kind: String,
    /// The return type of the accessor.
    pub ty: RustType,
    /// The parameter type of setters and builders.
    pub argument_ty: RustType,
    /// The storage type, for custom directives.
    pub storage_ty: RustType,
    /// Whether it is a `UnitProp`, which is either set or not.
    pub is_unit: bool,
    /// Whether it has a default.
    pub has_default: bool,
}

/// A kind of property, shared by properties with equal definitions.
#[derive(Clone, Debug)]
pub(crate) struct PropertyKind<'r> {
    /// The description for diagnostics.
    pub summary: &'r str,
    /// The storage type.
    pub storage: RustType,
    /// The type of a value, with the lifetime `'a`.
    pub value: RustType,
    /// The type of a value, with the lifetime `'_`.
    pub returned: RustType,
    /// Converts the stored value, `$_storage`, to the value; `None` if it is cloned.
    pub get: Option<Rc<Expr>>,
    /// Converts the value, `$_value`, to the stored value.
    pub store: Rc<Expr>,
    /// Converts the stored value, `$_storage`, to an attribute.
    pub to_attribute: Rc<Expr>,
    /// Converts the attribute, `$_attr`, to a stored value.
    pub from_attribute: Rc<Expr>,
    /// The attribute that an operation keeps if the attribute, `$_attr`, has no value; `None` if it is that attribute.
    pub invalid: Option<Rc<Expr>>,
    /// Parses a stored value with `$_parser`.
    pub parse: Rc<Expr>,
    /// Parses an optional stored value with `$_parser`.
    pub parse_optional: Option<Rc<Expr>>,
    /// Prints the stored value, `$_storage`, with `$_printer`.
    pub print: Rc<Expr>,
    /// The default, unless it is that of the storage type.
    pub initial: Option<Initial>,
    /// The condition on a value, `$_self`.
    pub accepts: Option<Rc<Expr>>,
}

/// The default of a property.
#[derive(Clone, Debug)]
pub(crate) enum Initial {
    /// A stored value.
    Stored(Rc<Expr>),
    /// A value as returned by the accessor.
    Value(Rc<Expr>),
    /// None: the number 0, which is no case of the enum.
    Missing,
}

/// The kinds of properties of a module, by type name.
#[derive(Default, Debug)]
pub(super) struct PropertyKinds<'r> {
    pub(super) by_name: BTreeMap<String, (String, PropertyKind<'r>)>,
}

impl<'r> PropertyKinds<'r> {
    /// All kinds by name, sorted.
    pub(super) fn into_list(self) -> Vec<(String, PropertyKind<'r>)> {
        self.by_name.into_iter().map(|(name, (_, kind))| (name, kind)).collect()
    }
}
