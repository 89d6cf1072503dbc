//! The state shared by all planning code: names in scope, collected errors, and the tables of a module.

mod conditions;
mod constraints;
mod foreign;
mod properties;
mod scope;
mod silent;

pub(super) use self::properties::{class_of, number_of};

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::constraint::Constraints;
use super::directive::Directives;
use super::foreign::{ForeignClass, ForeignTrait};
use super::property::PropertyKinds;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{
    Block, DefaultType, Expr, Fragment, HelperType, ItemKind, Items, Pasted, RustPath, RustType,
    Scope, Source, TypeForm, TypeUse, ViewOf, Visible, is_location_view,
};
use crate::model::{self, Interface};
use crate::names::modules;
use crate::options::SkippedHooks;
use crate::provided::RUNTIME;
use crate::tablegen::{Diagnostic, Kind, Record, Records, Severity, Span, Value};

/// The placeholders in an attribute's default value and in the builder of its value type.
pub(super) const OF_CONTEXT: &[&str] = &["_builder", "_ctxt"];

/// The placeholders in a condition on a type or attribute.
pub(super) const OF_VALUE: &[&str] = &["_self", "_builder", "_ctxt"];

/// The placeholders in a condition on a part of an operation.
pub(super) const OF_OPERATION: &[&str] = &["_self", "_op", "_builder", "_ctxt"];

/// Options of a plan.
#[derive(Clone, Default, Debug)]
pub(crate) struct PlanOptions {
    /// Hooks that are not required.
    pub skipped_hooks: SkippedHooks,
    /// Pairs of another namespace and the Rust path of its module.
    pub extern_paths: Vec<(String, String)>,
}

/// Parses fragments and collects their errors. Replaces invalid fragments by neutral values, so that one run finds all
/// errors of a module.
pub(super) struct Planner<'r> {
    pub(super) scope: Scope<'r>,
    records: &'r Records,
    pub(super) skipped: SkippedHooks,
    /// The name of the dialect's type.
    pub(super) dialect_type: String,
    /// The statics of the definition tables of operations, by view.
    pub(super) op_tables: FxHashMap<&'r str, String>,
    pub(super) constraints: Constraints<'r>,
    pub(super) property_kinds: PropertyKinds<'r>,
    /// Custom directives in the formats of operations.
    pub(super) op_directives: Directives,
    /// Custom directives in the formats of attributes and types.
    pub(super) def_directives: Directives,
    /// Traits of C++ that helpers verify.
    pub(super) foreign_traits: Vec<ForeignTrait>,
    /// Resources of effects that only C++ declares.
    pub(super) foreign_resources: Vec<String>,
    /// Types of parameters that are defined only in C++.
    pub(super) foreign_classes: Vec<ForeignClass>,
    /// Types of properties that are defined only in C++.
    pub(super) foreign_properties: Vec<String>,
    /// The attributes and types whose text after the mnemonic may be empty, by record.
    pub(super) silent: FxHashSet<usize>,
    /// Their classes.
    pub(super) silent_classes: FxHashSet<String>,
    /// Whether the dialect is defined for C++.
    is_cpp: bool,
    errors: Vec<Diagnostic>,
    /// The warnings.
    pub(super) warnings: Vec<Diagnostic>,
    /// Cache of interfaces, by record.
    interfaces: FxHashMap<usize, Rc<Interface<'r>>>,
}

impl<'r> Planner<'r> {
    /// The interface that `record` defines.
    pub(super) fn interface(&mut self, record: Record<'r>) -> model::Result<Rc<Interface<'r>>> {
        if let Some(known) = self.interfaces.get(&record.index()) {
            return Ok(known.clone());
        }
        let mut interface = Interface::new(record)?;
        self.leave_out_unknown(&mut interface);
        let interface = Rc::new(interface);
        self.interfaces.insert(record.index(), interface.clone());
        Ok(interface)
    }

    /// Omits C++ methods with types that have no Rust counterpart.
    pub(super) fn leave_out_unknown(&self, interface: &mut Interface<'r>) {
        if !language::is_cpp(interface.record) {
            return;
        }
        let (name, records) = (interface.name, self.records);
        interface.methods.retain(|method| {
            let types = method.args.iter().map(|arg| arg.ty).chain(method.return_type);
            let unknown = types.into_iter().find(|ty| {
                let elsewhere = self.scope.classes_elsewhere(ty);
                !self.scope.is_known_type(ty)
                    || elsewhere.iter().any(|class| !self.is_defined(class))
            });
            if let Some(ty) = unknown.filter(|_| language::is_cpp(method.record)) {
                let part = OmittedPart::Method(method.symbol.to_owned(), name.to_owned());
                let error =
                    method.record.error(format!("the type '{ty}' has no counterpart in Rust"));
                language::leave_out(records, part, &error);
                return false;
            }
            true
        });
        interface.bases.iter_mut().for_each(|base| self.leave_out_unknown(base));
    }

    /// Whether a definition defines the class `name`, or the name is that of a view.
    fn is_defined(&self, name: &str) -> bool {
        ViewOf::by_name(name).is_some() || model::defines_class(self.records, name)
    }

    /// Whether the class `name` of `namespace` is in this module, or in another one whose path is known.
    pub(super) fn has_class(&self, namespace: &str, name: &str) -> bool {
        self.scope.cpp_class(&format!("{namespace}::{name}")).is_some()
    }

    /// Whether all classes in the type `text` have a Rust counterpart.
    pub(super) fn is_known_type(&self, text: &str) -> bool {
        self.scope.is_known_type(text)
    }

    /// Whether the type `text` is a class that is defined only in C++.
    pub(super) fn is_foreign_type(&self, text: &str) -> bool {
        let is_foreign_class = || match TypeForm::of(text) {
            TypeForm::Named(path) => modules(&path).next() == Some("super"),
            _ => false,
        };
        self.is_cpp && (!self.is_known_type(text) || is_foreign_class()) && !is_location_view(text)
    }

    /// Whether types are defined that derive from the C++ class `name`.
    pub(super) fn is_base_of_types(&self, name: &str) -> bool {
        model::is_base_of_types(self.records, name)
    }

    /// Takes the errors collected so far.
    pub(super) fn take_errors(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.errors)
    }

    /// Warns that text of `format` may not be read back.
    pub(super) fn warn_of_format(&mut self, format: Fragment<'r>, problem: &str) {
        let text = format!("text of this format may be parsed differently: {problem}");
        let span = format.at(0, format.text.len());
        let warning = Diagnostic::new(Severity::Warning, span, text);
        let warning = warning.with_kind(Kind::new("unreadable-text"));
        // Several definitions may have one format.
        let known = |it: &Diagnostic| it.span == warning.span && it.message == warning.message;
        if !self.warnings.iter().any(known) {
            let note = "it is the format of this definition";
            self.warnings.push(warning.with_note(format.owner_span(), note));
        }
    }

    /// Reports an error at `span`.
    pub(super) fn error(&mut self, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(span, message));
    }

    /// Reports an error unless it was reported before: many operations may share one constraint.
    pub(super) fn report(&mut self, error: Diagnostic) {
        let known = |it: &Diagnostic| it.span == error.span && it.message == error.message;
        if !self.errors.iter().any(known) {
            self.errors.push(error);
        }
    }

    fn ok<T>(&mut self, result: Result<T, Box<Diagnostic>>) -> Option<T> {
        result.map_err(|error| self.report(*error)).ok()
    }

    /// Parses an expression. On an error, reports it and returns `()`.
    pub(super) fn expr<'a>(
        &mut self,
        source: &impl Source,
        visible: impl Into<Visible<'a>>,
    ) -> Rc<Expr> {
        let expr = self.scope.expr(source, visible);
        self.ok(expr).unwrap_or_else(|| Rc::new(Expr::unit()))
    }

    /// The expression `source`. C++ that is not translated becomes a call of the helper `name`, which returns
    /// `returns`. Its parameters `params` are placeholders.
    pub(super) fn expr_or_helper<'a>(
        &mut self,
        source: &impl Source,
        visible: impl Into<Visible<'a>>,
        name: &str,
        params: &[(&str, HelperType)],
        returns: HelperType,
    ) -> Rc<Expr> {
        match self.scope.expr(source, visible) {
            Ok(expr) => expr,
            Err(error) => {
                let params =
                    || params.iter().map(|(name, ty)| ((*name).to_owned(), ty.clone())).collect();
                let is_cpp = !source.cpp().is_empty();
                let call = if is_cpp {
                    self.helper_call(source.text(), Some(returns), (name, &params), &error)
                } else {
                    None
                };
                Rc::new(call.unwrap_or_else(|| {
                    self.report(*error);
                    Expr::unit()
                }))
            }
        }
    }

    /// The statements `source`. C++ that is not translated becomes a call of the helper `name`, which returns
    /// `returns`. Its parameters `params` are placeholders.
    pub(super) fn block_or_helper(
        &mut self,
        source: Fragment<'r>,
        placeholders: &[&str],
        name: &str,
        params: &[(&str, HelperType)],
        returns: Option<HelperType>,
    ) -> Block {
        match self.scope.block(&source, placeholders) {
            Err(error) if !source.cpp().is_empty() => {
                let of_params =
                    || params.iter().map(|(name, ty)| ((*name).to_owned(), ty.clone())).collect();
                let is_statement = returns.is_none();
                let Some(call) = self.helper_call(source.text, returns, (name, &of_params), &error)
                else {
                    self.report(*error);
                    return Block::empty();
                };
                Block::of(call, is_statement)
            }
            block => self.ok(block).unwrap_or_else(Block::empty),
        }
    }

    /// The optional expression `source`. C++ that is not translated is omitted, and reported as `what`.
    pub(super) fn optional_expr(
        &mut self,
        source: Fragment<'r>,
        placeholders: &[&str],
        what: &'static str,
    ) -> Option<Rc<Expr>> {
        match self.scope.expr(&source, placeholders) {
            Err(error) if !source.cpp().is_empty() => {
                if let Some(records) = source.records() {
                    language::leave_out(records, OmittedPart::Code(what), &error);
                }
                None
            }
            expr => self.ok(expr).or_else(|| Some(Rc::new(Expr::unit()))),
        }
    }

    /// Parses a default value of type `ty`. On an error, reports it and returns `()`.
    pub(super) fn default_value<'t>(
        &mut self,
        source: &impl Source,
        ty: impl Into<DefaultType<'t>>,
        visible: impl Into<Visible<'t>>,
    ) -> Rc<Expr> {
        let expr = self.scope.default_value(source, ty.into(), visible);
        self.ok(expr).unwrap_or_else(|| Rc::new(Expr::unit()))
    }

    /// Checks that `expr`, which `source` contains, can be a default value of type `ty`. On an error, reports it and
    /// returns `()`.
    pub(super) fn checked_default(
        &mut self,
        source: &impl Source,
        expr: Rc<Expr>,
        ty: &str,
    ) -> Rc<Expr> {
        let expr = self.scope.checked_default(source, expr, ty.into());
        self.ok(expr).unwrap_or_else(|| Rc::new(Expr::unit()))
    }

    /// Parses statements. On an error, reports it and returns none.
    pub(super) fn block(&mut self, source: &impl Source, placeholders: &[&str]) -> Block {
        let block = self.scope.block(source, placeholders);
        self.ok(block).unwrap_or_else(Block::empty)
    }

    /// Parses items of a module. On an error, reports it and returns none.
    pub(super) fn items(&mut self, source: &impl Source, placeholders: &[&str]) -> Items {
        let items = self.scope.items(source, placeholders);
        self.ok(items).unwrap_or_default()
    }

    /// Parses items of an `impl`. On an error, reports it and returns none.
    pub(super) fn impl_items(&mut self, source: &impl Source, placeholders: &[&str]) -> Items {
        let items = self.scope.impl_items(source, placeholders);
        self.ok(items).unwrap_or_default()
    }

    /// Parses items of a trait. On an error, reports it and returns none.
    pub(super) fn trait_items(&mut self, source: &impl Source, placeholders: &[&str]) -> Items {
        let items = self.scope.trait_items(source, placeholders);
        self.ok(items).unwrap_or_default()
    }

    /// The type `text` from a field of a definition, as a return type of accessors.
    pub(super) fn ty(
        &mut self,
        text: &str,
        lifetime: &'static str,
        place: (Record<'_>, &str),
    ) -> RustType {
        self.ty_of(text_of_field(text, place), lifetime, TypeUse::Result)
    }

    /// The type `text` from a field of a definition, as a parameter type of methods.
    pub(super) fn argument_ty(
        &mut self,
        text: &str,
        lifetime: &'static str,
        place: (Record<'_>, &str),
    ) -> RustType {
        self.ty_of(text_of_field(text, place), lifetime, TypeUse::Argument)
    }

    /// The type `fragment`, as a parameter type of builders.
    pub(super) fn builder_ty(&mut self, fragment: Fragment<'_>) -> RustType {
        self.ty_of(fragment, "'_", TypeUse::Builder)
    }

    /// Parses a type. On an error, reports it and returns `()`.
    pub(super) fn ty_of(
        &mut self,
        fragment: Fragment<'_>,
        lifetime: &'static str,
        use_: TypeUse,
    ) -> RustType {
        let ty = self.scope.ty(fragment, lifetime, use_);
        self.ok(ty).unwrap_or_else(RustType::unit)
    }

    /// The name of the file and the line of a definition, for messages.
    pub(super) fn place(&self, record: Record<'r>) -> String {
        let sources = record.records().sources();
        let Some(at) = sources.locate(record.span()) else { return record.name().to_owned() };
        let path = std::path::Path::new(sources.file(at.file).name());
        let name = path.file_name().unwrap_or(path.as_os_str());
        format!("{}:{}", name.to_string_lossy(), at.line)
    }

    /// Parses a path from a field of a definition. On an error, reports it and returns `None`.
    pub(super) fn path(
        &mut self,
        text: &str,
        (owner, field): (Record<'_>, &str),
    ) -> Option<RustPath> {
        let path = self.scope.path(text, owner.span());
        if path.is_none() {
            let place = Fragment::of_field(owner, field)
                .map(|fragment| fragment.at(0, fragment.text.len()))
                .or_else(|| owner.field(field).map(|field| field.value_span()));
            let text = text.strip_prefix("::ods_runtime::traits::").unwrap_or(text);
            let text = format!("'{text}' is not a Rust path");
            self.error(place.unwrap_or(owner.span()), text);
        }
        path
    }

    /// The path of an item that belongs to the interface `name`: its name with `suffix`. `record` lists the interface.
    pub(super) fn interface_path(
        &mut self,
        name: &str,
        namespace: &str,
        suffix: &str,
        record: Record<'r>,
    ) -> Option<RustPath> {
        if namespace == RUNTIME {
            return Some(RustPath::runtime(&format!("{name}{suffix}")));
        }
        let separator = if namespace.is_empty() { "" } else { "::" };
        if !namespace.is_empty() && !self.scope.is_path(namespace) {
            return self.path(namespace, (record, "cppNamespace"));
        }
        self.scope.add_kind(&format!("{name}{suffix}"), ItemKind::OfInterface(name.to_owned()));
        let path = format!("{namespace}{separator}{name}{suffix}");
        self.path(&path, (record, "cppNamespace"))
    }
}

/// The code in a string of a format, which escapes quotes.
pub(super) fn unquoted(code: &Fragment<'_>) -> Pasted {
    let place = code.owner_span();
    Pasted::of(code).substituted("\\\"", &Pasted::plain("\"", place))
}

/// `text`, all or part of a field of a definition, with its location.
fn text_of_field<'t>(text: &'t str, (owner, field): (Record<'t>, &str)) -> Fragment<'t> {
    let of_value = |value: Value<'t>| {
        let fragment = Fragment::of_value(owner, value)?;
        Some(fragment.part(fragment.text.find(text)?, text.len()))
    };
    let found = match owner.value(field) {
        Some(Value::Dag(dag)) => {
            let mut values = dag.args().map(|arg| arg.value);
            values.find(|value| value.as_str() == Some(text)).and_then(of_value)
        }
        value => value.and_then(of_value),
    };
    found.unwrap_or_else(|| Fragment::composed(text, owner))
}
