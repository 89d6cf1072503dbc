//! Properties of operations, and the kinds of properties that a module has.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::attribute::setter;
use super::constraint::slug;
use super::planner::Planner;
use crate::fragment::{Expr, Fragment, RustType, Source as _};
use crate::model::Property;
use crate::names::{snake, upper_camel};

/// A property of an operation.
#[derive(Clone, Debug)]
pub struct PropertySlot<'r> {
    /// Its name.
    pub name: &'r str,
    /// The property word that holds it.
    pub word: usize,
    /// The function that returns it.
    pub accessor: String,
    /// The function that sets it.
    pub setter: String,
    /// The local variable of parsers that holds it.
    pub local: String,
    /// How diagnostics describe it.
    pub summary: &'r str,
    /// The type that stands for its kind.
    pub kind: String,
    /// What the accessor returns.
    pub ty: RustType,
    /// What setters and builders take.
    pub argument_ty: RustType,
    /// The type in which it is stored, as a directive is given it.
    pub storage_ty: RustType,
    /// Whether it is `UnitProp`: set or not, and nothing more.
    pub is_unit: bool,
    /// Whether an operation that does not set it has a value.
    pub has_default: bool,
}

/// A kind of property: what properties of one definition share.
#[derive(Clone, Debug)]
pub struct PropertyKind<'r> {
    /// How diagnostics describe it.
    pub summary: &'r str,
    /// The type in which values are stored.
    pub storage: RustType,
    /// The type of a value, with the lifetime `'a`.
    pub value: RustType,
    /// The type of a value, with the lifetime `'_`.
    pub returned: RustType,
    /// From the stored value, `$_storage`, to the value; `None` if it is cloned.
    pub get: Option<Rc<Expr>>,
    /// From the value, `$_value`, to the stored value.
    pub store: Rc<Expr>,
    /// From the stored value, `$_storage`, to an attribute.
    pub to_attribute: Rc<Expr>,
    /// From the attribute `$_attr` to the stored value.
    pub from_attribute: Rc<Expr>,
    /// Reads a stored value with `$_parser`.
    pub parse: Rc<Expr>,
    /// Reads a stored value with `$_parser` if it is there.
    pub parse_optional: Option<Rc<Expr>>,
    /// Writes the stored value `$_storage` with `$_printer`.
    pub print: Rc<Expr>,
    /// The value of an operation that does not set it.
    pub initial: Option<Initial>,
    /// What a value, `$_self`, must satisfy.
    pub accepts: Option<Rc<Expr>>,
}

/// The value of a property that is not set.
#[derive(Clone, Debug)]
pub enum Initial {
    /// As it is stored.
    Stored(Rc<Expr>),
    /// As the accessor returns it.
    Value(Rc<Expr>),
}

/// The kinds of properties of a module, by the names of their types.
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
    /// The property at property word `word`.
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
            ty: self.ty(property.interface_type, "'ir", interface),
            argument_ty: self.argument_ty(property.interface_type, "'_", interface),
            storage_ty: self.ty(property.storage_type, "'_", (property.record, "storageType")),
            is_unit: property.is_unit(),
            has_default: property.default.is_some(),
        }
    }

    /// The type that stands for the kind of `property`.
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
        let storage = self.ty(property.storage_type, "'static", storage_place);
        let value = self.ty(property.interface_type, "'a", interface);
        let returned = self.ty(property.interface_type, "'_", interface);
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

    /// A fragment that every property must have.
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

/// What two properties of one kind have in common.
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
