//! Attributes of operations: accessors, setters, conversions and assembly.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::def::shape;
use super::planner::{OF_CONTEXT, Planner};
use crate::fragment::language;
use crate::fragment::{Block, Expr, HelperType, Placeholders, RustPath, RustType, Source as _};
use crate::model::{AttrConstraint, Attribute, Enum, ViewType};
use crate::names::{setter, slug, snake};
use crate::provided::BuiltinAttr;
use crate::tablegen::Diagnostic;

/// An attribute of an operation.
#[derive(Clone, Debug)]
pub(crate) struct AttrSlot<'r> {
    /// The name.
    pub name: &'r str,
    /// The index of its property word.
    pub word: usize,
    /// The accessor of the value.
    pub accessor: String,
    /// The accessor of the attribute; equal to `accessor` if the attribute is its own value.
    pub raw_accessor: String,
    /// The setter that takes a value.
    pub setter: String,
    /// The setter that takes an attribute; equal to `setter` if the attribute is its own value.
    pub raw_setter: String,
    /// The local variable in generated parsers.
    pub local: String,
    /// The description for diagnostics.
    pub summary: &'r str,
    /// The constant with its constraint.
    pub constraint: String,
    /// Whether it is a `UnitAttr`, which is either present or absent.
    pub is_unit: bool,
    /// Whether it is optional.
    pub optional: bool,
    /// The stored kind.
    pub storage: Storage,
    /// The conversion to its value; `None` if the attribute is its own value.
    pub reader: Option<Reader>,
    /// The conversion from its value; `None` if the attribute is its own value.
    pub value: Option<AttrValue>,
    /// The default, if any.
    pub default: Option<DefaultAttr>,
    /// The assembly.
    pub text: AttrText,
    /// The first token of every attribute of the stored kind, as named by the runtime's parsers.
    pub first_token: Option<&'static str>,
    /// Whether its text in a format may be empty.
    pub is_silent: bool,
    /// Whether it is a `FlatSymbolRefAttr`.
    pub is_flat_symbol_ref: bool,
}

/// A derived attribute.
#[derive(Clone, Debug)]
pub(crate) struct DerivedAttr<'r> {
    /// The name.
    pub name: &'r str,
    /// The accessor.
    pub accessor: String,
    /// The type of the value.
    pub ty: RustType,
    /// Computes the value from `self`.
    pub body: Block,
    /// Converts the value, `$_self`, to an attribute.
    pub convert: Option<Rc<Expr>>,
}

/// The kind of attribute that is stored.
#[derive(Clone, Debug)]
pub(crate) enum Storage {
    /// Any attribute.
    Any,
    /// This kind of attribute.
    Kind {
        /// The view with the lifetime `'ir`.
        of_ir: RustType,
        /// The view with the lifetime `'c`.
        of_context: RustType,
        /// The view with the lifetime `'_`.
        elided: RustType,
    },
}

/// The conversion from an attribute to its value.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The type of the value.
    pub ty: RustType,
    /// Converts the attribute, `$_self`, to the value.
    pub convert: Rc<Expr>,
}

/// The conversion from a value to an attribute.
#[derive(Clone, Debug)]
pub(crate) struct AttrValue {
    /// The type of the value, as a parameter type.
    pub ty: RustType,
    /// Converts the value, `$0`, to the attribute; `$_builder` is the context.
    pub make: Rc<Expr>,
}

impl AttrValue {
    /// The type of a parameter for the value. Types are passed as handles, like operands.
    pub(crate) fn param(&self, optional: bool) -> TokenStream {
        let ty = &self.ty;
        match (optional, self.is_type()) {
            (false, true) => quote!(impl Into<rt::Type>),
            (false, false) => quote!(#ty),
            (true, true) => quote!(Option<rt::Type>),
            (true, false) => quote!(Option<#ty>),
        }
    }

    /// The attribute for `value`, a parameter of that type or the value in it.
    pub(crate) fn attribute(&self, value: &TokenStream, ctx: &TokenStream) -> TokenStream {
        let value = if self.is_type() { quote!(#ctx.type_ref(#value)) } else { value.clone() };
        self.make.tokens(&Placeholders::new([("0", value), ("_builder", ctx.clone())]))
    }

    /// Whether the value is a type.
    pub(super) fn is_type(&self) -> bool {
        self.ty.to_token_stream().to_string() == quote!(rt::TypeRef<'_>).to_string()
    }
}

/// The default of an attribute.
#[derive(Clone, Debug)]
pub(crate) struct DefaultAttr {
    /// The value.
    pub value: Rc<Expr>,
    /// Converts the value, `$0`, to the attribute; `None` if the value is the attribute.
    pub make: Option<Rc<Expr>>,
}

/// How an attribute is printed and parsed.
#[derive(Clone, Debug)]
pub(crate) enum AttrText {
    /// An enum keyword; the enum's attribute kind is stored.
    Enum,
    /// An enum keyword, stored as an integer attribute.
    IntEnum(RustPath),
    /// `@name`
    SymbolName,
    /// The value without its type, which is fixed.
    Untyped(Rc<Expr>),
    /// Any attribute.
    Any,
    /// An attribute of the stored kind, without the prefix of its dialect where it is optional.
    Stripped,
    /// The keyword of an enum attribute whose module is not known. A hook reads and prints operations with it.
    Elsewhere,
}

impl AttrSlot<'_> {
    /// Whether the attribute is its own value.
    #[must_use]
    pub(crate) fn is_raw(&self) -> bool {
        self.accessor == self.raw_accessor
    }

    /// Whether it stores any kind of attribute.
    #[must_use]
    pub(crate) fn is_any(&self) -> bool {
        matches!(self.storage, Storage::Any)
    }
}

impl<'r> Planner<'r> {
    /// Plans the attribute in property word `word`.
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
        let value = if accessor == raw_accessor { None } else { self.attr_value(constraint) };
        AttrSlot {
            name: attr.name,
            word,
            setter: setter(&accessor),
            raw_setter: setter(&raw_accessor),
            local: snake(attr.name),
            accessor,
            raw_accessor,
            summary: constraint.summary,
            constraint: self.attr_constraint(constraint),
            is_unit,
            optional: constraint.optional,
            storage: self.storage(constraint),
            reader,
            value,
            default: self.default_attr(constraint, attr.constraint.const_builder.is_some()),
            text: self.attr_text(constraint, attr.constraint.storage.view()),
            is_flat_symbol_ref: constraint.builtin() == Some(BuiltinAttr::FlatSymbolRef),
            first_token: match constraint.builtin() {
                Some(BuiltinAttr::String) => Some("string"),
                Some(BuiltinAttr::Array) => Some("array"),
                Some(BuiltinAttr::SymbolRef | BuiltinAttr::FlatSymbolRef) => Some("symbol_ref"),
                Some(BuiltinAttr::DenseI32Array) | None => None,
            },
            is_silent: constraint.attr_def().is_some_and(|def| self.silent.contains(&def.index())),
        }
    }

    /// The constraint with types that Rust code can refer to. A C++ attribute of an unknown module becomes any
    /// attribute.
    fn localized(&self, constraint: &AttrConstraint<'r>) -> AttrConstraint<'r> {
        let mut constraint = constraint.clone();
        if language::is_cpp(constraint.record) {
            if constraint.storage.view().is_some_and(|view| !self.is_known_type(view)) {
                constraint.store_any();
            }
            if !self.is_known_type(constraint.return_type) {
                constraint.read_raw();
            }
        }
        constraint
    }

    fn storage(&mut self, constraint: &AttrConstraint<'r>) -> Storage {
        let is_cpp = language::is_cpp(constraint.record);
        let known = |view: &&str| !is_cpp || self.scope.is_known_type(view);
        let Some(stored) = constraint.storage.view().filter(known) else { return Storage::Any };
        let place = (constraint.record, "storageType");
        let mut view = |lifetime| self.ty(stored, lifetime, place);
        Storage::Kind { of_ir: view("'ir"), of_context: view("'c"), elided: view("'_") }
    }

    /// The conversion from a value to the attribute.
    fn attr_value(&mut self, constraint: &AttrConstraint<'r>) -> Option<AttrValue> {
        let value = constraint.value()?;
        let make =
            self.optional_expr(value.builder, &["0", "_builder"], "builder of an attribute")?;
        if make.is_placeholder("0") {
            return None;
        }
        let ty = self.argument_ty(value.ty, "'_", (value.record, "returnType"));
        // A value that accessors return as a vector is passed as a slice.
        let ty = ty.as_slice().unwrap_or(ty);
        Some(AttrValue { ty, make })
    }

    /// The default. If its value or the builder of the attribute is not translated, a helper returns it.
    fn default_attr(
        &mut self,
        constraint: &AttrConstraint<'r>,
        has_builder: bool,
    ) -> Option<DefaultAttr> {
        if let Some(default) = constraint.default.filter(|_| constraint.is_unit())
            && !matches!(default.text.trim(), "false" | "0" | "{}" | "")
        {
            let text = "a unit attribute is absent by default: its default can only be `false`";
            self.report(Diagnostic::error(default.at(0, default.text.len()), text));
        }
        let default = constraint.default_value()?;
        let make = constraint.const_builder.and_then(|make| {
            self.optional_expr(make, &["0", "_builder"], "builder of an attribute")
        });
        let is_whole = make.is_some() || !has_builder;
        let mut value = self.scope.default_value(&default, constraint.default_type(), OF_CONTEXT);
        if !is_whole && value.is_ok() {
            value = Err(constraint.record.error("the builder of the attribute is not translated"));
        }
        match value {
            Err(error) if language::is_untranslated(&error) || !is_whole => {
                let name = format!("default {}", slug(default.text));
                let params = || vec![("_builder".to_owned(), HelperType::Context)];
                let returns = Some(HelperType::Attribute);
                let value = self.helper_call(default.text, returns, (&name, &params), &error)?;
                Some(DefaultAttr { value: Rc::new(value), make: None })
            }
            Err(error) => {
                self.report(*error);
                Some(DefaultAttr { value: Rc::new(Expr::unit()), make })
            }
            Ok(value) => Some(DefaultAttr { value, make }),
        }
    }

    /// The text of an attribute. `class` is the storage type in its definition, unless that is any attribute.
    fn attr_text(&mut self, constraint: &AttrConstraint<'r>, class: Option<&str>) -> AttrText {
        if let Some(info) = constraint.enum_info().and_then(|record| Enum::new(record).ok()) {
            let known = class
                .and_then(|class| self.scope.cpp_class(class))
                .filter(|name| !self.scope.is_foreign_def(name));
            if language::is_cpp(constraint.record) && known.is_none() {
                return AttrText::Elsewhere;
            }
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
        // Attributes of unknown kind have no short form.
        if constraint.storage == ViewType::Any || constraint.is_interface {
            AttrText::Any
        } else {
            AttrText::Stripped
        }
    }
}
