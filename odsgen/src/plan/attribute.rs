//! Attributes of operations: how they are read, set, made and written.

use std::rc::Rc;

use super::def::shape;
use super::planner::Planner;
use crate::fragment::{Expr, RustPath, RustType, Source as _};
use crate::language;
use crate::model::{AttrConstraint, Attribute, Enum};

/// The placeholders of an attribute's default value and of the type of its value.
pub(super) const OF_CONTEXT: &[&str] = &["_builder", "_ctxt"];

/// An attribute of an operation.
#[derive(Clone, Debug)]
pub struct AttrSlot<'r> {
    /// Its name.
    pub name: &'r str,
    /// The property word that holds it.
    pub word: usize,
    /// The function that returns what it holds.
    pub accessor: String,
    /// The function that returns the attribute; the same as `accessor` if it holds nothing else.
    pub raw_accessor: String,
    /// The function that sets it to what it holds.
    pub setter: String,
    /// The function that sets it to an attribute; the same as `setter` if it holds nothing else.
    pub raw_setter: String,
    /// The local variable of parsers that holds it.
    pub local: String,
    /// How diagnostics describe it.
    pub summary: &'r str,
    /// The constant of its constraint.
    pub constraint: String,
    /// Whether it is `UnitAttr`: present or absent, and nothing more.
    pub is_unit: bool,
    /// Whether an operation may be without it.
    pub optional: bool,
    /// What is stored.
    pub storage: Storage,
    /// How it is read as what it holds; `None` if it is read as itself.
    pub reader: Option<Reader>,
    /// What it holds and is made of; `None` if it is set as itself.
    pub held: Option<Held>,
    /// The value of an operation that does not set it.
    pub default: Option<DefaultAttr>,
    /// How it is written.
    pub text: AttrText,
    /// What begins the text of every attribute of the stored kind, as the runtime's parsers call it.
    pub first_token: Option<&'static str>,
    /// Whether it is a reference to a symbol of the same table.
    pub is_flat_symbol_ref: bool,
}

/// The kind of attribute that is stored.
#[derive(Clone, Debug)]
pub enum Storage {
    /// Any attribute.
    Any,
    /// The attribute kind, as a view of `'ir` and as one of `'_`.
    Kind(RustType, RustType),
}

/// How an attribute is read as what it holds.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The type of the value.
    pub ty: RustType,
    /// From the attribute, `$_self`, to the value.
    pub convert: Rc<Expr>,
}

/// What an attribute holds, and how it is made of that.
#[derive(Clone, Debug)]
pub struct Held {
    /// The type of the value, as a parameter.
    pub ty: RustType,
    /// From the value, `$0`, to the attribute; `$_builder` is the context.
    pub make: Rc<Expr>,
}

/// The attribute that an operation has if none is given.
#[derive(Clone, Debug)]
pub struct DefaultAttr {
    /// The value.
    pub value: Rc<Expr>,
    /// From the value, `$0`, to the attribute; `None` if the value is the attribute.
    pub make: Option<Rc<Expr>>,
}

/// How an attribute is written.
#[derive(Clone, Debug)]
pub enum AttrText {
    /// The keyword of an enum whose attribute kind is stored.
    Enum,
    /// The keyword of an enum that is stored as an integer.
    IntEnum(RustPath),
    /// `@name`
    SymbolName,
    /// The value without its type, which is always this one.
    Untyped(Rc<Expr>),
    /// Any attribute.
    Any,
    /// An attribute of the stored kind, without the prefix of its dialect where that can be left out.
    Stripped,
}

impl AttrSlot<'_> {
    /// Whether it is read as itself only.
    #[must_use]
    pub fn is_raw(&self) -> bool {
        self.accessor == self.raw_accessor
    }

    /// Whether any attribute may be stored.
    #[must_use]
    pub fn is_any(&self) -> bool {
        matches!(self.storage, Storage::Any)
    }
}

impl<'r> Planner<'r> {
    /// The attribute at property word `word`.
    pub(super) fn attribute(&mut self, word: usize, attr: &Attribute<'r>) -> AttrSlot<'r> {
        let constraint = &self.localized(&attr.constraint);
        let convert = constraint.convert.and_then(|convert| {
            self.optional_expr(convert, &["_self"], "accessor of an attribute")
        });
        let converts = convert.filter(|convert| {
            !convert.is_placeholder("_self") && !convert.is_identity_map("_self")
        });
        let accessor = attr.accessor.clone();
        let raw_accessor = match converts {
            Some(_) => format!("{}_attr", accessor.trim_end_matches('_')),
            None => accessor.clone(),
        };
        let is_unit = constraint.is_unit();
        let reader = converts.filter(|_| !is_unit).map(|convert| {
            let place = (constraint.record, "returnType");
            let list = constraint
                .attr_def()
                .and_then(|_| shape::view_list(constraint.return_type, "'ir", place, self));
            let ty = list.unwrap_or_else(|| self.ty(constraint.return_type, "'ir", place));
            Reader { ty, convert }
        });
        let held = if accessor == raw_accessor { None } else { self.held(constraint) };
        AttrSlot {
            name: attr.name,
            word,
            setter: setter(&accessor),
            raw_setter: setter(&raw_accessor),
            local: crate::names::snake(attr.name),
            accessor,
            raw_accessor,
            summary: constraint.summary,
            constraint: self.attr_constraint(constraint),
            is_unit,
            optional: constraint.optional,
            storage: self.storage(constraint),
            reader,
            held,
            default: self.default_attr(constraint),
            text: self.attr_text(constraint),
            is_flat_symbol_ref: constraint.storage_type == "FlatSymbolRefAttr",
            first_token: match constraint.storage_type {
                "StringAttr" => Some("string"),
                "ArrayAttr" => Some("array"),
                "SymbolRefAttr" | "FlatSymbolRefAttr" => Some("symbol_ref"),
                _ => None,
            },
        }
    }

    /// The constraint with the types that Rust has: a C++ attribute of an unknown module is any attribute.
    fn localized(&self, constraint: &AttrConstraint<'r>) -> AttrConstraint<'r> {
        let mut constraint = constraint.clone();
        if language::is_cpp(constraint.record) {
            if !self.is_known_type(constraint.storage_type) {
                constraint.storage_type = "Attribute";
                constraint.convert = None;
            }
            if !self.is_known_type(constraint.return_type) {
                constraint.return_type = constraint.storage_type;
                constraint.convert = None;
                constraint.const_builder = None;
            }
        }
        constraint
    }

    fn storage(&mut self, constraint: &AttrConstraint<'r>) -> Storage {
        if constraint.storage_type == "Attribute" {
            return Storage::Any;
        }
        let place = (constraint.record, "storageType");
        let of_ir = self.ty(constraint.storage_type, "'ir", place);
        Storage::Kind(of_ir, self.ty(constraint.storage_type, "'_", place))
    }

    /// What the attribute holds, as a parameter, and how it is made.
    pub(super) fn held(&mut self, constraint: &AttrConstraint<'r>) -> Option<Held> {
        let held = constraint.value()?;
        let make =
            self.optional_expr(held.builder, &["0", "_builder"], "builder of an attribute")?;
        if make.is_placeholder("0") {
            return None;
        }
        // What is read into a new vector is given as a slice.
        let elements = held.ty.strip_prefix("Vec<").and_then(|rest| rest.strip_suffix('>'));
        let slice = elements.map(|elements| format!("&[{elements}]"));
        let ty = slice.as_deref().unwrap_or(held.ty);
        Some(Held { ty: self.argument_ty(ty, "'_", (held.record, "returnType")), make })
    }

    fn default_attr(&mut self, constraint: &AttrConstraint<'r>) -> Option<DefaultAttr> {
        let default = constraint.default_value()?;
        let make = constraint.const_builder.and_then(|make| {
            self.optional_expr(make, &["0", "_builder"], "builder of an attribute")
        });
        let is_whole = make.is_some() || constraint.const_builder.is_none();
        let value = self.scope.default_value(&default, constraint.return_type, OF_CONTEXT);
        match value {
            Err(error) if !default.cpp().is_empty() || !is_whole => {
                let name = format!("default {}", super::constraint::slug(default.text));
                let params = || vec![("_builder".to_owned(), "&rt::Context".to_owned())];
                let value =
                    self.helper_call(default.text, "rt::Attribute", (&name, &params), &error)?;
                Some(DefaultAttr { value: Rc::new(value), make: None })
            }
            Err(error) => {
                self.report(*error);
                Some(DefaultAttr { value: Rc::new(Expr::unit()), make })
            }
            Ok(value) => Some(DefaultAttr { value, make }),
        }
    }

    fn attr_text(&mut self, constraint: &AttrConstraint<'r>) -> AttrText {
        if let Some(info) = constraint.enum_info().and_then(|record| Enum::new(record).ok()) {
            if info.attr_class.is_some() {
                return AttrText::Enum;
            }
            let path = self.path(&info.path(), (info.record, "className"));
            return path.map_or(AttrText::Enum, AttrText::IntEnum);
        }
        if constraint.is_symbol_name() {
            return AttrText::SymbolName;
        }
        if let Some(builder) = constraint.value_type_builder {
            return AttrText::Untyped(self.built_type(&builder));
        }
        if constraint.storage_type == "Attribute" { AttrText::Any } else { AttrText::Stripped }
    }
}

/// The name of the function that sets what `reader` returns.
pub(super) fn setter(reader: &str) -> String {
    format!("set_{}", reader.trim_end_matches('_'))
}
