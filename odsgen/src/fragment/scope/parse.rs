//! Parses fragments with the names of a module.

use std::ops::RangeInclusive;
use std::rc::Rc;

use super::Scope;
use crate::fragment::block::Block;
use crate::fragment::check::{self, DefaultType};
use crate::fragment::cpp;
use crate::fragment::expr::Expr;
use crate::fragment::form::TypeForm;
use crate::fragment::language;
use crate::fragment::mixed::{self, Problem, Untranslated};
use crate::fragment::parts;
use crate::fragment::placeholder;
use crate::fragment::rust::complete::written_type;
use crate::fragment::rust::{self, Items, words};
use crate::fragment::source::{Fragment, Source};
use crate::fragment::types::{RustPath, RustType, TypeUse};
use crate::fragment::visible::Visible;
use crate::names::{is_prelude, modules};
use crate::provided::RUNTIME;
use crate::tablegen::{Diagnostic, Span};

/// Types of Rust, and of the runtime without being classes of C++.
const RUST_TYPES: &[&str] = &[
    "APFloat",
    "APInt",
    "ApFloat",
    "ApInt",
    "Location",
    "OpBuilder",
    "Operation",
    "VerifyResult",
    "Value",
    "bool",
    "f32",
    "f64",
    "i8",
    "i16",
    "i32",
    "i64",
    "str",
    "u8",
    "u16",
    "u32",
    "u64",
    "usize",
    "Block",
    "Region",
    "Op",
    "Context",
    "DataLayoutEntryKey",
    "char",
];

/// The result of parsing a fragment. The error has a location.
type Result<T> = std::result::Result<T, Box<Diagnostic>>;

impl Scope<'_> {
    /// Whether Rust has every class that the type `text`, in Rust, names.
    #[must_use]
    pub(crate) fn is_known_type(&self, text: &str) -> bool {
        let Some(paths) = type_paths(text) else { return false };
        paths.iter().all(|path| {
            let is_rust = RUST_TYPES.contains(&path.as_str())
                || is_prelude(path)
                || modules(path).next() == modules(RUNTIME).next();
            is_rust || cpp::class(self, path).is_some()
        })
    }

    /// The classes of other namespaces that the type `text`, in Rust, names.
    #[must_use]
    pub(crate) fn classes_elsewhere(&self, text: &str) -> Vec<String> {
        let paths = type_paths(text).unwrap_or_default().into_iter();
        let others = paths.filter_map(|path| {
            let (qualifier, class) = path.rsplit_once("::")?;
            let qualifier: Vec<_> = modules(qualifier).collect();
            let is_near = qualifier.is_empty() || self.modules.ends_with(&qualifier);
            let is_rust = ["mlir", "ods_runtime", "rt", "super", "crate", "std"]
                .iter()
                .any(|root| qualifier.first() == Some(root) && qualifier.len() == 1);
            (!is_near && !is_rust).then(|| class.to_owned())
        });
        others.collect()
    }

    /// The class at the C++ path `text`, as fragments in Rust write it; nothing if Rust does not have it.
    #[must_use]
    pub(crate) fn cpp_class(&self, text: &str) -> Option<String> {
        cpp::class(self, text)
    }

    /// As [`Self::cpp_class`], if the class is of another module with a known path.
    #[must_use]
    pub(crate) fn cpp_class_elsewhere(&self, text: &str) -> Option<String> {
        cpp::class_elsewhere(self, text)
    }

    /// The expression `source`, part of which is C++.
    fn mixed(&self, source: &impl Source, visible: Visible<'_>, kind: cpp::Kind) -> Result<Expr> {
        let place = source.at(0, source.text().len());
        let with = cpp::Translation { scope: self, visible, kind, place };
        let expr = mixed::expr(source, &with).map_err(|problem| match problem {
            Problem::Untranslated(error) => untranslated(source, &error),
            Problem::Invalid(error) => error,
        })?;
        match placeholder::unknown(&expr, visible.placeholders) {
            Some(name) => Err(rust::unknown_placeholder(place, &name, visible.placeholders)),
            None => Ok(expr),
        }
    }

    /// Parses an expression that may contain `placeholders`.
    ///
    /// # Errors
    ///
    /// If it is not a Rust expression, contains another placeholder, or evidently constructs a type or an attribute that
    /// cannot exist.
    pub(crate) fn expr<'a>(
        &self,
        source: &impl Source,
        visible: impl Into<Visible<'a>>,
    ) -> Result<Rc<Expr>> {
        let expr = self.read(source, visible.into(), cpp::Kind::Value)?;
        if !source.text().contains("get") {
            return Ok(expr);
        }
        match check::impossible(&expr) {
            Some(impossible) => {
                let place = if source.cpp().is_empty() {
                    source.at(impossible.span.byte_range().start, 1)
                } else {
                    source.at(0, source.text().len())
                };
                Err(Box::new(Diagnostic::error(place, impossible.text)))
            }
            None => Ok(expr),
        }
    }

    fn read(
        &self,
        source: &impl Source,
        visible: Visible<'_>,
        kind: cpp::Kind,
    ) -> Result<Rc<Expr>> {
        let (cpp, shared) = (source.cpp(), source.shared());
        let language = match cpp.is_empty() {
            true => String::new(),
            false => format!("{kind:?} {cpp:?} {visible:?}"),
        };
        let placeholders = visible.placeholders.join(" ");
        let key = format!("{}\n{placeholders}{shared:?}{language}", source.text());
        let place = || {
            let start = source.text().find(|c| c != '(').unwrap_or(0);
            self.place(source, start)
        };
        if let Some(known) = self.exprs.borrow().get(&key) {
            // The same text may stand in several places.
            let place = if known.is_trivial() { None } else { place() };
            if known.place == place {
                return Ok(known.clone());
            }
            return Ok(Rc::new(Expr { place, ..Expr::clone(known) }));
        }
        let mut expr = match cpp.is_empty() {
            true => rust::expr(self, source, visible.placeholders, &[])?,
            false => self.mixed(source, visible, kind)?,
        };
        if !expr.is_trivial() {
            expr.place = place();
        }
        let expr = Rc::new(expr);
        self.exprs.borrow_mut().insert(key, expr.clone());
        Ok(expr)
    }

    /// Parses a condition that may contain `placeholders`.
    ///
    /// # Errors
    ///
    /// As for [`Self::expr`], and if its type is evidently not `bool`.
    pub(crate) fn condition<'a>(
        &self,
        source: &impl Source,
        visible: impl Into<Visible<'a>>,
    ) -> Result<Rc<Expr>> {
        let expr = self.read(source, visible.into(), cpp::Kind::Condition)?;
        if !source.cpp().is_empty() {
            return Ok(expr);
        }
        match check::condition(&expr) {
            Some((text, help)) => {
                let place = source.at(check::start(&expr), 1);
                Err(Box::new(Diagnostic::error(place, text).with_help(help)))
            }
            None => Ok(expr),
        }
    }

    /// Parses a default value of type `ty` that may contain `placeholders`.
    ///
    /// # Errors
    ///
    /// As for [`Self::expr`], and if it evidently has another type.
    pub(crate) fn default_value<'a>(
        &self,
        source: &impl Source,
        of: DefaultType<'_>,
        visible: impl Into<Visible<'a>>,
    ) -> Result<Rc<Expr>> {
        let (is_cpp, ty) = (!source.cpp().is_empty(), of.name);
        if is_cpp && source.text().trim() == "{}" {
            match ty {
                _ if matches!(TypeForm::of(ty), TypeForm::Slice(_) | TypeForm::Vec(_)) => {
                    return Ok(Rc::new(Expr::empty_slice()));
                }
                _ if check::Primitive::of(ty) == Some(check::Primitive::Integer) => {
                    return Ok(Rc::new(Expr::zero()));
                }
                _ => {}
            }
        }
        let mut expr = self.expr(source, visible)?;
        // In C++, any value may be in braces.
        if is_cpp
            && source.text().trim_start().starts_with('{')
            && check::Primitive::of(ty).is_some()
            && let Some(single) = expr.single()
        {
            expr = Rc::new(single);
        }
        self.checked_default(source, expr, of)
    }

    /// Converts a literal to a default value of another number type.
    ///
    /// # Errors
    ///
    /// If the value evidently has another type, or is out of range.
    pub(crate) fn checked_default(
        &self,
        source: &impl Source,
        mut expr: Rc<Expr>,
        of: DefaultType<'_>,
    ) -> Result<Rc<Expr>> {
        let is_cpp = !source.cpp().is_empty();
        if let Some(part) = parts::part_type(of) {
            let check = |value| self.checked_default(source, Rc::new(value), part);
            let mut check = |value| check(value).map(|value| Expr::clone(&value));
            if let Some(checked) = parts::map(&expr, &mut check) {
                return checked.map(Rc::new);
            }
        }
        if let Some(converted) = check::converted(&expr, of.name, is_cpp) {
            expr = Rc::new(converted);
        }
        if is_cpp && !check::is_literal(&expr) {
            return Ok(expr);
        }
        // As in C++, a value is converted to an option of it.
        if is_cpp
            && matches!(TypeForm::of(of.name), TypeForm::Option(_))
            && let Some(part) = parts::part_type(of)
        {
            let value = self.checked_default(source, expr, part)?;
            return Ok(Rc::new(Expr::clone(&value).some()));
        }
        match check::value(self, &expr, of) {
            Some((text, help)) => {
                let mut error = Diagnostic::error(source.at(check::start(&expr), 1), text);
                error.help = help;
                Err(Box::new(error))
            }
            None => Ok(expr),
        }
    }

    /// Parses statements.
    ///
    /// # Errors
    ///
    /// If they are not Rust statements, or contain another placeholder.
    pub(crate) fn block(&self, source: &impl Source, placeholders: &[&str]) -> Result<Block> {
        only_rust(source, "statements")?;
        rust::block(self, source, placeholders)
    }

    /// The parameter `name` of a builder in C++ with its Rust name, of the C++ type `ty`, and its Rust type; nothing if
    /// the type is not translated.
    #[must_use]
    pub(crate) fn builder_param(
        &self,
        name: (&str, &str),
        ty: &str,
    ) -> Option<(cpp::CppParam, String)> {
        cpp::CppParam::new(&cpp::names_of(self), name, ty)
    }

    /// The body of a builder in C++, which may call one of the `build` functions `overloads`. `rivals` are the numbers of
    /// arguments of the other listed builders.
    ///
    /// # Errors
    ///
    /// If it is not translated.
    pub(crate) fn builder_body(
        &self,
        source: &impl Source,
        params: &[cpp::CppParam],
        overloads: &[Vec<cpp::BuildSlot>],
        rivals: &[RangeInclusive<usize>],
    ) -> Result<Vec<cpp::BuilderPart>> {
        let place = self.place(source, 0);
        cpp::builder_body(&cpp::names_of(self), source.text(), params, (overloads, rivals), place)
            .map_err(|error| untranslated(source, &error))
    }

    /// The body of a builder of an attribute or type in C++, which passes `slots` to `$_get`.
    ///
    /// # Errors
    ///
    /// If it is not translated.
    pub(crate) fn get_body<'a>(
        &self,
        source: &impl Source,
        params: &[cpp::CppParam],
        slots: &[cpp::GetSlot],
        visible: impl Into<Visible<'a>>,
    ) -> Result<Block> {
        let names = cpp::names_of(self).with_visible(visible.into());
        cpp::get_body(&names, source.text(), params, slots)
            .map_err(|error| untranslated(source, &error))
    }

    /// Parses items of a module.
    ///
    /// # Errors
    ///
    /// If they are not Rust items, or contain another placeholder.
    pub(crate) fn items(&self, source: &impl Source, placeholders: &[&str]) -> Result<Items> {
        only_rust(source, "items")?;
        rust::items(self, source, placeholders)
    }

    /// Parses items of an `impl`.
    ///
    /// # Errors
    ///
    /// If they are not such items, or contain another placeholder.
    pub(crate) fn impl_items(&self, source: &impl Source, placeholders: &[&str]) -> Result<Items> {
        only_rust(source, "members of a class")?;
        rust::impl_items(self, source, placeholders)
    }

    /// Parses items of a trait, which need no bodies.
    ///
    /// # Errors
    ///
    /// If they are not such items, or contain another placeholder.
    pub(crate) fn trait_items(&self, source: &impl Source, placeholders: &[&str]) -> Result<Items> {
        only_rust(source, "members of a class")?;
        rust::trait_items(self, source, placeholders)
    }

    /// Parses a type. Views get `lifetime`; `use_` selects other differences by position.
    ///
    /// # Errors
    ///
    /// If it is not a Rust type, or is not valid in this position.
    pub(crate) fn ty(
        &self,
        fragment: Fragment<'_>,
        lifetime: &'static str,
        use_: TypeUse,
    ) -> Result<RustType> {
        let place = (lifetime, use_);
        if !fragment.cpp().is_empty() {
            return rust::ty(self, fragment, lifetime, use_);
        }
        let known = self.types.borrow().get(&place).and_then(|it| it.get(fragment.text).cloned());
        if let Some(known) = known {
            return Ok(known);
        }
        let ty = rust::ty(self, fragment, lifetime, use_)?;
        let mut types = self.types.borrow_mut();
        types.entry(place).or_default().insert(fragment.text.to_owned(), ty.clone());
        Ok(ty)
    }

    /// Parses a path that is written at `place`, with the spelling of generated code; `None` if it is not a path.
    #[must_use]
    pub(crate) fn path(&self, text: &str, place: Span) -> Option<RustPath> {
        rust::path(self, text, place)
    }

    /// Whether `text` is a path.
    #[must_use]
    pub(crate) fn is_path(&self, text: &str) -> bool {
        words::parse::<syn::Path>(text).is_ok()
    }

    /// Parses a type without changes to its names; `None` if it is not a type.
    #[must_use]
    pub(crate) fn written_type(&self, text: &str) -> Option<syn::Type> {
        written_type(text).ok()
    }
}

/// The error about a fragment in C++ that is not translated.
fn untranslated(source: &impl Source, error: &Untranslated) -> Box<Diagnostic> {
    let place = source.at(error.offset, error.len.max(1));
    Box::new(language::untranslated(place, &error.reason))
}

/// An error if a fragment that is not translated yet has C++.
fn only_rust(source: &impl Source, what: &str) -> Result<()> {
    if source.cpp().is_empty() {
        return Ok(());
    }
    let error = Untranslated::new(0, 1, format!("{what} are written in Rust"));
    Err(untranslated(source, &error))
}

/// The paths in the type `text`, without type arguments.
fn type_paths(text: &str) -> Option<Vec<String>> {
    let ty = written_type(text).ok()?;
    let mut paths = Vec::new();
    let mut add = |path: &syn::Path| {
        let text = quote::ToTokens::to_token_stream(path).to_string().replace(' ', "");
        paths.push(text.split('<').next().unwrap_or_default().to_owned());
    };
    syn::visit::Visit::visit_type(&mut check::Paths(&mut add), &ty);
    Some(paths)
}
