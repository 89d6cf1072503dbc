//! Plans properties.

use std::rc::Rc;

use quote::quote;

use super::Planner;
use crate::fragment::{
    Expr, Fragment, HelperType, Pasted, RustType, Source as _, TypeForm, Visible, translate_type,
};
use crate::model::Property;
use crate::names::{is_name, modules, setter, slug, snake, upper_camel};
use crate::plan::property::{Initial, PropertyKind, PropertySlot};
use crate::tablegen::Record;

impl<'r> Planner<'r> {
    /// Plans the property in property word `word`.
    pub(in crate::plan) fn property(
        &mut self,
        word: usize,
        property: &Property<'r>,
    ) -> PropertySlot<'r> {
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
                Some(name) => self.add_foreign_property(&name),
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
            Some(name) => self.add_foreign_property(&name),
            None => self.ty(text, lifetime, place),
        }
    }

    /// The name beside the module for the type `text`, if only C++ has that.
    fn foreign_property(&self, text: &str) -> Option<String> {
        let text = text.trim();
        let path: Vec<&str> = modules(text).collect();
        let is_path = path.iter().all(|name| is_name(name));
        let is_foreign = is_path && self.is_foreign_type(text) && !self.is_translated(text);
        path.last().filter(|_| is_foreign).map(|name| (*name).to_owned())
    }

    /// Whether the C++ type `text` is a type of Rust.
    fn is_translated(&self, text: &str) -> bool {
        translate_type(text).is_ok_and(|rust| self.is_known_type(&rust))
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
        let invalid = property.invalid_attribute.map(|it| self.expr(&it, &["_attr", "_ctxt"]));
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
                let value = self.default_value(&value, property.storage_type, &[]);
                let vector = storage.element_of_vec().and_then(|_| value.vector());
                Some(Initial::Stored(vector.map_or(value, Rc::new)))
            }
            (None, Some(value)) => {
                Some(Initial::Value(self.default_value(&value, property.interface_type, &[])))
            }
            (None, None) => property.has_invalid_initial.then_some(Initial::Missing),
        };
        let accepts = self.property_condition(property, &returned);
        PropertyKind {
            summary: property.summary,
            storage,
            value,
            returned,
            get: Some(get).filter(|get| !get.is_placeholder("_storage")),
            store,
            to_attribute,
            from_attribute,
            invalid,
            parse,
            parse_optional,
            print,
            initial,
            accepts: Some(accepts).filter(|condition| !condition.is_true()),
        }
    }

    /// The condition on a value of `property`, which is a `ty`.
    fn property_condition(&mut self, property: &Property<'r>, ty: &RustType) -> Rc<Expr> {
        let name = format!("accepts {}", slug(property.summary));
        let uses_op = property.predicate.pasted().text().contains("$_op");
        let params = || {
            let op = uses_op.then(|| ("_op".to_owned(), HelperType::OpRef));
            let value = ("_self".to_owned(), HelperType::Other(ty.clone()));
            std::iter::once(value).chain(op).collect()
        };
        let visible = Visible::from(&["_self", "_op"]).with_subject(class_of(ty));
        self.condition_or_helper(&property.predicate, visible, (&name, &params))
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
            Some(fragment) if !fragment.cpp().is_empty() => {
                self.foreign_conversion(property, &fragment, field, placeholders)
            }
            Some(fragment) => self.expr(&fragment, placeholders),
            None => {
                let text = format!("`{field}` of a property must be set");
                self.error(property.record.span(), text);
                Rc::new(Expr::unit())
            }
        }
    }

    /// A fragment in C++ that a property requires. If it is not translated, a type beside the module converts itself,
    /// and other types are converted by a helper.
    fn foreign_conversion(
        &mut self,
        property: &Property<'r>,
        fragment: &Fragment<'r>,
        field: &str,
        placeholders: &[&str],
    ) -> Rc<Expr> {
        let error = match self.scope.expr(fragment, placeholders) {
            Ok(expr) => return expr,
            Err(error) => error,
        };
        let own = match field {
            "convertToAttribute" => "PropertyValue::to_attribute(&$_storage, $_ctxt)",
            "convertFromAttribute" => "PropertyValue::from_attribute($_attr)",
            "parser" => "PropertyValue::parse($_parser)",
            "printer" => "PropertyValue::print(&$_storage, $_printer)",
            _ => {
                self.report(*error);
                return Rc::new(Expr::unit());
            }
        };
        if self.foreign_property(property.storage_type).is_some() {
            let code = Pasted::plain(own, property.record.span());
            return self.expr(&code, placeholders);
        }
        let storage =
            self.property_type(property.storage_type, "'_", (property.record, "storageType"));
        let stored = ("_storage", HelperType::Other(RustType::of_tokens(&quote!(&#storage))));
        let writer = ("_printer", HelperType::Writer);
        let (params, returns) = match field {
            "convertToAttribute" => {
                (vec![stored, ("_ctxt", HelperType::Context)], HelperType::Attribute)
            }
            "convertFromAttribute" => {
                let result = RustType::of_tokens(&quote!(Result<#storage, String>));
                (vec![("_attr", HelperType::AttrRef)], HelperType::Other(result))
            }
            "parser" => (vec![("_parser", HelperType::Parser)], HelperType::Parsed(storage)),
            _ => (vec![stored, writer], HelperType::Other(RustType::unit())),
        };
        let name = format!("{} of {}", field, slug(property.summary));
        self.expr_or_helper(fragment, placeholders, &name, &params, returns)
    }
}

/// The number type `ty`, as named in the table of C++'s API.
pub(in crate::plan) fn number_of(ty: &RustType) -> Option<&'static str> {
    number(&ty.name()?)
}

/// The number type `name`, as named in the table of C++'s API. C++ computes with short unsigned numbers as with signed ones.
fn number(name: &str) -> Option<&'static str> {
    match name {
        "i8" | "i16" | "i32" | "u8" | "u16" => Some("i32"),
        "u32" => Some("u32"),
        "i64" => Some("i64"),
        "u64" | "usize" => Some("u64"),
        _ => None,
    }
}

/// The type `ty` of a property's value, as named in the table of C++'s API.
pub(in crate::plan) fn class_of(ty: &RustType) -> Option<&'static str> {
    match ty.form() {
        TypeForm::Str => Some("str"),
        TypeForm::Slice(element) => match element.name()? {
            "bool" => Some("Bools"),
            name => number(name).map(|_| "Ints"),
        },
        TypeForm::Option(inner) => match (&*inner, inner.name().and_then(number)) {
            (TypeForm::Str, _) => Some("str?"),
            (_, Some("i32")) => Some("i32?"),
            (_, Some("u32")) => Some("u32?"),
            (_, Some("i64")) => Some("i64?"),
            (_, Some(_)) => Some("u64?"),
            (_, None) => None,
        },
        _ => number_of(ty),
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
        text(property.invalid_attribute),
        text(property.parser),
        text(property.optional_parser),
        text(property.printer),
        text(property.default),
        text(property.storage_default),
        condition.text(),
    ]
    .join("\0")
}
