//! Properties of operations, and the kinds of properties of a module.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::attribute::setter;
use super::constraint::slug;
use super::planner::Planner;
use crate::fragment::{Expr, Fragment, RustType, Source as _};
use crate::model::Property;
use crate::names::{snake, upper_camel};
use crate::tablegen::Record;

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
    /// Parses a stored value with `$_parser`.
    pub parse: Rc<Expr>,
    /// Parses an optional stored value with `$_parser`.
    pub parse_optional: Option<Rc<Expr>>,
    /// Prints the stored value, `$_storage`, with `$_printer`.
    pub print: Rc<Expr>,
    /// The default, if any.
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
}

/// The kinds of properties of a module, by type name.
#[derive(Default, Debug)]
pub(super) struct PropertyKinds<'r> {
    by_name: BTreeMap<String, (String, PropertyKind<'r>)>,
}

impl<'r> PropertyKinds<'r> {
    /// All kinds by name, sorted.
    pub(super) fn into_list(self) -> Vec<(String, PropertyKind<'r>)> {
        self.by_name.into_iter().map(|(name, (_, kind))| (name, kind)).collect()
    }
}

impl<'r> Planner<'r> {
    /// Plans the property in property word `word`.
    pub(super) fn property(&mut self, word: usize, property: &Property<'r>) -> PropertySlot<'r> {
        let interface = (property.record, "interfaceType");
        PropertySlot {
            name: property.name,
            word,
            accessor: property.accessor.clone(),
            setter: setter(&property.accessor),
            local: snake(property.name),
            summary: property.summary,
            kind: self.property_kind(property),
            ty: self.property_type(property.interface_type, "'ir", interface),
            argument_ty: match self.foreign_property(property.interface_type) {
                Some(name) => RustType::spelled(self.property_companion(&name)),
                None => self.argument_ty(property.interface_type, "'_", interface),
            },
            storage_ty: self.property_type(
                property.storage_type,
                "'_",
                (property.record, "storageType"),
            ),
            is_unit: property.is_unit(),
            has_default: property.default.is_some(),
        }
    }

    /// The type `text` of a property. One that only C++ has is written beside the module.
    fn property_type(
        &mut self,
        text: &str,
        lifetime: &'static str,
        place: (Record<'r>, &str),
    ) -> RustType {
        match self.foreign_property(text) {
            Some(name) => RustType::spelled(self.property_companion(&name)),
            None => self.ty(text, lifetime, place),
        }
    }

    /// The name beside the module for the type `text`, if only C++ has that.
    fn foreign_property(&self, text: &str) -> Option<String> {
        let path = text.trim().trim_start_matches("::");
        let is_foreign = self.is_foreign_type(text) && path.contains("::");
        is_foreign.then(|| path.rsplit("::").next().unwrap_or(path).to_owned())
    }

    /// Returns the generated type of the kind of `property`.
    fn property_kind(&mut self, property: &Property<'r>) -> String {
        let base = match property.def_name() {
            Some(name) => name.rsplit('_').next().unwrap_or(name).to_owned(),
            None => format!("{}Prop", upper_camel(&slug(property.summary))),
        };
        let key = content(property);
        let mut name = base.clone();
        let mut number = 2;
        while let Some((known, _)) = self.property_kinds.by_name.get(&name) {
            if *known == key {
                return name;
            }
            name = format!("{base}{number}");
            number += 1;
        }
        let kind = self.read_property_kind(property);
        self.property_kinds.by_name.insert(name.clone(), (key, kind));
        name
    }

    fn read_property_kind(&mut self, property: &Property<'r>) -> PropertyKind<'r> {
        let storage_place = (property.record, "storageType");
        let interface = (property.record, "interfaceType");
        let storage = self.property_type(property.storage_type, "'static", storage_place);
        let value = self.property_type(property.interface_type, "'a", interface);
        let returned = self.property_type(property.interface_type, "'_", interface);
        let get = self.required(
            property,
            property.convert_from_storage,
            "convertFromStorage",
            &["_storage"],
        );
        let store =
            self.required(property, property.assign_to_storage, "assignToStorage", &["_value"]);
        let to_attribute = self.required(
            property,
            property.convert_to_attribute,
            "convertToAttribute",
            &["_storage", "_ctxt", "_builder"],
        );
        let from_attribute = self.required(
            property,
            property.convert_from_attribute,
            "convertFromAttribute",
            &["_attr", "_ctxt"],
        );
        let parse = self.required(property, property.parser, "parser", &["_parser", "_ctxt"]);
        let parse_optional =
            property.optional_parser.map(|it| self.expr(&it, &["_parser", "_ctxt"]));
        let print = self.required(
            property,
            property.printer,
            "printer",
            &["_storage", "_printer", "_ctxt"],
        );
        let initial = match (property.storage_default, property.default) {
            (Some(value), _) => {
                Some(Initial::Stored(self.default_value(&value, property.storage_type, &[])))
            }
            (None, Some(value)) => {
                Some(Initial::Value(self.default_value(&value, property.interface_type, &[])))
            }
            (None, None) => None,
        };
        let accepts = self.condition(&property.predicate, None, &["_self"]);
        PropertyKind {
            summary: property.summary,
            storage,
            value,
            returned,
            get: Some(get).filter(|get| !get.is_placeholder("_storage")),
            store,
            to_attribute,
            from_attribute,
            parse,
            parse_optional,
            print,
            initial,
            accepts: Some(accepts).filter(|condition| !condition.is_true()),
        }
    }

    /// A fragment that every property requires.
    fn required(
        &mut self,
        property: &Property<'r>,
        fragment: Option<Fragment<'r>>,
        field: &str,
        placeholders: &[&str],
    ) -> Rc<Expr> {
        match fragment {
            Some(fragment) => self.expr(&fragment, placeholders),
            None => {
                let text = format!("`{field}` of a property must be set");
                self.error(property.record.span(), text);
                Rc::new(Expr::unit())
            }
        }
    }
}

/// The content of a property's definition; properties of one kind have the same.
fn content(property: &Property<'_>) -> String {
    fn text<'r>(fragment: Option<Fragment<'r>>) -> &'r str {
        fragment.map_or("", |it| it.text)
    }
    let condition = property.predicate.pasted();
    [
        property.summary,
        property.storage_type,
        property.interface_type,
        text(property.convert_from_storage),
        text(property.assign_to_storage),
        text(property.convert_to_attribute),
        text(property.convert_from_attribute),
        text(property.parser),
        text(property.optional_parser),
        text(property.printer),
        text(property.default),
        text(property.storage_default),
        condition.text(),
    ]
    .join("\0")
}
