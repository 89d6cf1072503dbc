//! Translates C++ to the trees of Rust.
//!
//! An expression is translated with its type, which determines the Rust counterparts of its methods. An expression that
//! neither the table of the API nor a definition covers is not translated. The error says which part it is, and why.

mod calls;
mod limits;
pub(super) mod literals;
mod operators;
mod statements;

use std::cell::Cell;
use std::rc::Rc;

use super::api::{Api, Entry, Family, Integer, Ty};
use super::ast::{self, Path, Segment, TemplateArg, Type};
use super::types;
use crate::fragment::expr::{BinaryOp, Expr, ExprKind, Position};
use crate::fragment::mixed::{Untranslated, hole_index};
use crate::fragment::types::{RustPath, RustType};

pub(super) type Result<T> = std::result::Result<T, Untranslated>;

/// A C++ class with a Rust counterpart.
#[derive(Clone, Debug)]
pub(super) struct Class {
    /// Its path, as Rust fragments spell it.
    pub(super) rust: String,
    /// Its name in the table of the API.
    pub(super) name: String,
    pub(super) family: Family,
    /// Where its Rust counterpart is.
    pub(super) home: Home,
}

impl Class {
    /// Whether every type or every attribute is of the class.
    fn is_handle(&self) -> bool {
        ["Type", "Attribute"].contains(&self.rust.as_str())
    }
}

/// The module of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// The runtime.
    Runtime,
    /// The module itself.
    Here,
    /// Another module with a known path.
    Elsewhere,
    /// An unknown module: the class is a foreign definition.
    Unknown,
}

/// The definitions that a fragment can name.
pub(super) trait Names {
    /// The class at `path`, if it has a Rust counterpart.
    fn class(&self, path: &Path) -> Option<Class>;
    /// The path that Rust fragments spell as `path`, as generated code spells it.
    fn spelled(&self, path: &str) -> RustPath;
    /// The accessor `method` of the definition `class`: the function, and the C++ type of its value.
    fn accessor(&self, class: &str, method: &str) -> Option<(String, String)>;
    /// The C++ types of the parameters of the definition `class`.
    fn params(&self, class: &str) -> Option<Vec<String>>;
    /// Whether definitions of other dialects that are called `class`, if any, have `count` parameters.
    fn has_params(&self, class: &str, count: usize) -> bool;
    /// The enum case at `path`, as Rust fragments spell it.
    fn case(&self, path: &Path) -> Option<String>;
    /// Whether `name` is an enum.
    fn is_enum(&self, name: &str) -> bool;

    /// The path of the helper for the function at `path`, which takes arguments of the types `args` and returns
    /// `returns`. `None` if it cannot be declared.
    fn helper(&self, path: &Path, args: &[Ty], returns: &Ty) -> Option<String>;
    /// Whether functions without a receiver are methods of the operation `self`.
    fn has_self(&self) -> bool;
    /// The return type of the accessor `name` of that operation, if any.
    fn accessor_of_op(&self, name: &str) -> Option<Ty>;
}

/// A translated expression.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) expr: Expr,
    pub(super) ty: Ty,
}

impl Value {
    fn new(expr: Expr, ty: Ty) -> Self {
        Self { expr, ty }
    }

    /// The option `value` of something of type `inner`.
    fn option(value: Expr, inner: Ty) -> Self {
        Self::new(value, Ty::Option(Box::new(inner)))
    }

    /// The expression as an argument.
    fn argument(self) -> Expr {
        match &self.ty {
            Ty::Int(_) => self.expr.cast("_"),
            Ty::List(_) => self.expr.reference(),
            Ty::Option(inner) if inner.is_int() => {
                self.expr.method("unwrap_or_default", []).cast("_")
            }
            _ => self.expr,
        }
    }

    /// The value that an option of an integer has, or 0.
    pub(super) fn or_default(self) -> Self {
        match self.ty {
            Ty::Option(inner) if inner.is_int() => {
                Self::new(self.expr.method("unwrap_or_default", []), *inner)
            }
            ty => Self::new(self.expr, ty),
        }
    }
}

/// Translates the expressions of one fragment.
pub(super) struct Translator<'a, N> {
    names: &'a N,
    api: Rc<Api>,
    /// What takes the place of the names of holes.
    holes: &'a [Expr],
    /// Parameters and variables in scope.
    locals: Vec<(String, Ty)>,
    /// What stands for parameters that are read in another way than by their name.
    aliases: Vec<(String, Expr)>,
    /// Names that variables cannot have.
    reserved: &'static [&'static str],
    /// Parameters in scope that are types or attributes of a range.
    elements: Vec<String>,
    /// The context, if the fragment has a placeholder for it.
    context: Option<Expr>,
    /// The number of variables of closures so far.
    closures: Cell<usize>,
    /// Tests of the classes that casts require, for the condition that contains the casts.
    required: Vec<Expr>,
}

impl<'a, N: Names> Translator<'a, N> {
    /// For a fragment with these placeholders.
    pub(super) fn new(names: &'a N, placeholders: &[&str], holes: &'a [Expr]) -> Self {
        let context = ["_builder", "_ctxt"].into_iter().find(|it| placeholders.contains(it));
        Self {
            names,
            api: Api::get(),
            holes,
            locals: Vec::new(),
            aliases: Vec::new(),
            reserved: &[],
            elements: Vec::new(),
            context: context.map(Expr::placeholder),
            closures: Cell::new(0),
            required: Vec::new(),
        }
    }

    /// Declares a name, or the placeholder `$name`.
    pub(super) fn declare(&mut self, name: &str, ty: Ty) {
        self.locals.push((name.to_owned(), ty));
    }

    /// The same with names that variables cannot have.
    pub(super) fn with_reserved(self, reserved: &'static [&'static str]) -> Self {
        Self { reserved, ..self }
    }

    /// Declares that `expr` reads the parameter `name`.
    pub(super) fn alias(&mut self, name: &str, expr: Expr) {
        self.aliases.push((name.to_owned(), expr));
    }

    /// A name for the variable of a closure. Neither other variables nor replacements of placeholders use it.
    fn fresh(&self) -> String {
        let number = self.closures.get() + 1;
        self.closures.set(number);
        format!("found_{number}")
    }

    /// The variable, placeholder or hole `name`.
    fn variable(&self, name: &str) -> Expr {
        match (name.strip_prefix('$'), hole_index(name)) {
            (_, Some(index)) if index < self.holes.len() => self.holes[index].clone(),
            (Some(placeholder), _) => Expr::placeholder(placeholder),
            (None, _) => {
                let local = self.local(name);
                let of_name = crate::names::snake(name);
                let alias = self.aliases.iter().find(|(known, _)| *known == of_name);
                alias.map_or_else(|| Expr::name(&local), |(_, expr)| expr.clone())
            }
        }
    }

    /// A local name of C++ as one of Rust.
    fn local(&self, name: &str) -> String {
        let name = crate::names::snake(name);
        if self.reserved.contains(&name.as_str()) { format!("{name}_") } else { name }
    }

    /// Whether the variable `local` is called `name`.
    fn is_called(&self, local: &str, name: &str) -> bool {
        local == name || !name.starts_with('$') && local == self.local(name)
    }

    /// The number of tests that are required so far.
    pub(super) fn required_count(&self) -> usize {
        self.required.len()
    }

    /// Drops the tests that are required since there were `count`: where C++ asserts, Rust panics.
    pub(super) fn forget_required(&mut self, count: usize) {
        self.required.truncate(count);
    }

    /// The value of `expr` with its type.
    pub(super) fn value_of(&mut self, expr: &ast::Expr) -> Result<Value> {
        self.expr(expr, &Ty::Unknown)
    }

    /// The class or function that Rust fragments spell as `path`.
    fn spelled(&self, path: &str) -> Expr {
        Expr::of(ExprKind::Path(self.names.spelled(path)))
    }

    /// The type that Rust fragments spell as `path`.
    fn spelled_type(&self, path: &str) -> RustType {
        RustType::at_path(&self.names.spelled(path))
    }

    /// The condition `expr`.
    pub(super) fn condition(&mut self, expr: &ast::Expr) -> Result<Expr> {
        let required = self.required.len();
        let value = self.expr(expr, &Ty::Bool)?;
        let value = truth(expr, value)?;
        let tests = self.tests_since(required);
        Ok(tests.unwrap_or(Expr::bool(true)).and(value))
    }

    /// `condition ? then : otherwise`
    fn conditional(&mut self, expr: &ast::Expr, parts: &[ast::Expr], wanted: &Ty) -> Result<Value> {
        let condition = self.condition(&parts[0])?;
        let required = self.required.len();
        let then = self.expr(&parts[1], wanted)?;
        let then_tests = self.tests_since(required).filter(|tests| *tests != condition);
        let otherwise = self.expr(&parts[2], wanted)?;
        let other_tests = self.tests_since(required);
        let (then, otherwise) = self.unified(expr, then, otherwise)?;
        if then_tests.is_some() || other_tests.is_some() {
            let [then, otherwise] =
                [then_tests, other_tests].map(|tests| tests.unwrap_or(Expr::bool(true)));
            self.required.push(Expr::conditional(condition.clone(), then, otherwise));
        }
        let conditional = Expr::conditional(condition, then.expr, otherwise.expr);
        Ok(Value::new(conditional, then.ty))
    }

    /// The tests of classes that are required since there were `count`. C++ asserts them; in Rust a condition is false
    /// where C++ asserts.
    fn tests_since(&mut self, count: usize) -> Option<Expr> {
        let mut tests = self.required.split_off(count);
        tests.dedup();
        tests.into_iter().reduce(Expr::and)
    }

    /// The value `expr`, of the type `wanted` if that is known.
    pub(super) fn value(&mut self, expr: &ast::Expr, wanted: &Ty) -> Result<Expr> {
        if let ast::ExprKind::Braces(None, items) = &expr.kind
            && items.is_empty()
        {
            return Ok(Expr::default_value());
        }
        let value = self.expr(expr, wanted)?;
        Ok(match value.ty {
            Ty::List(_) => value.expr.reference(),
            _ => literals::untyped(&value).unwrap_or(value.expr),
        })
    }

    fn expr(&mut self, expr: &ast::Expr, wanted: &Ty) -> Result<Value> {
        let value = self.expr_of_kind(expr, wanted)?;
        Ok(match value.expr.range.is_empty() {
            true => Value { expr: Expr { range: expr.range.clone(), ..value.expr }, ..value },
            false => value,
        })
    }

    fn expr_of_kind(&mut self, expr: &ast::Expr, wanted: &Ty) -> Result<Value> {
        match &expr.kind {
            ast::ExprKind::Number(text) => Ok(literals::number(text)),
            ast::ExprKind::String(_) => Ok(Value::new(literals::quoted(expr)?, Ty::Str)),
            ast::ExprKind::Char(_) => Ok(Value::new(literals::quoted(expr)?, Ty::Unknown)),
            // Elements of a range are never null.
            ast::ExprKind::Path(path)
                if *wanted == Ty::Bool
                    && path
                        .name()
                        .is_some_and(|it| self.elements.iter().any(|name| name == it)) =>
            {
                Ok(Value::new(Expr::bool(true), Ty::Bool))
            }
            ast::ExprKind::Path(path) => self.path(expr, path),
            ast::ExprKind::Unary(op, operand) => self.unary(expr, op, operand, wanted),
            ast::ExprKind::Binary(op, left, right) => self.binary(expr, op, left, right),
            ast::ExprKind::Conditional(parts) => self.conditional(expr, &parts[..], wanted),
            ast::ExprKind::Call(callee, args) => self.call(expr, callee, args, wanted),
            ast::ExprKind::Index(base, index) => {
                let (base, index) =
                    (self.expr(base, &Ty::Unknown)?, self.expr(index, &Ty::Int(Integer::U64))?);
                let Ty::Slice(element) = base.ty else {
                    return Err(no(expr, "an index is translated for arrays only"));
                };
                let index = match index.ty {
                    Ty::Literal => index.expr,
                    _ => index.expr.cast("usize"),
                };
                // C++ asserts that there is one.
                let value = base.expr.method("get", [index]).method("copied", []);
                Ok(Value::option(value, *element))
            }
            ast::ExprKind::Braces(None, items) => self.list(items),
            ast::ExprKind::Braces(Some(path), items) => self.construct(expr, path, items, wanted),
            ast::ExprKind::Member(_, name) => {
                Err(no_name(name, format!("'{}' is a data member", name.name)))
            }
            ast::ExprKind::Lambda(..) => {
                Err(no(expr, "a lambda is only translated where it is called"))
            }
        }
    }

    /// A name.
    fn path(&mut self, expr: &ast::Expr, path: &Path) -> Result<Value> {
        if let Some(name) = path.name() {
            match name {
                "true" | "false" => return Ok(Value::new(Expr::bool(name == "true"), Ty::Bool)),
                "nullptr" => return Ok(Value::new(Expr::none(), Ty::Null)),
                _ => {}
            }
            if let Some((_, ty)) =
                self.locals.iter().rev().find(|(local, _)| self.is_called(local, name))
            {
                return Ok(Value::new(self.variable(name), ty.clone()));
            }
            if let Some(placeholder) = name.strip_prefix('$') {
                let ty = match placeholder {
                    "_builder" | "_ctxt" => Ty::class("Context"),
                    "_op" => Ty::class("Op"),
                    // An operand or result; or an attribute, which `method` finds out.
                    name if name.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                        Ty::class("Value")
                    }
                    _ => Ty::Unknown,
                };
                let expr = match (&self.context, placeholder) {
                    (Some(context), "_builder") => context.clone(),
                    _ => Expr::placeholder(placeholder),
                };
                return Ok(Value::new(expr, ty));
            }
        }
        let last = path.last();
        if path.segments.len() == 1
            && let Some(limit) = limits::constant(last)
        {
            return Ok(limit);
        }
        if last == "nullopt" {
            return Ok(Value::new(Expr::none(), Ty::Null));
        }
        if last == "kDynamic" {
            return Ok(limits::value("i64", "MIN"));
        }
        if let Some(case) = self.names.case(path) {
            let owner = case.rsplit_once("::").map_or("", |(owner, _)| owner).to_owned();
            return Ok(Value::new(self.spelled(&case), Ty::Enum(owner)));
        }
        Err(no(expr, format!("'{}' is not defined here", path.spelled())))
    }

    /// `{a, b}`
    fn list(&mut self, items: &[ast::Expr]) -> Result<Value> {
        if items.is_empty() {
            return Ok(Value::new(Expr::none(), Ty::Null));
        }
        let mut list = Vec::new();
        let mut element = Ty::Unknown;
        for item in items {
            // C++ asserts that there is a value.
            let item = self.expr(item, &Ty::Unknown)?.or_default();
            if element == Ty::Unknown || element == Ty::Literal {
                element = item.ty.clone();
            }
            list.push(literals::untyped(&item).unwrap_or(item.expr));
        }
        Ok(Value::new(Expr::list(list), Ty::List(Box::new(element))))
    }

    /// The values of both branches of a conditional as values of one type.
    fn unified(&self, expr: &ast::Expr, then: Value, otherwise: Value) -> Result<(Value, Value)> {
        let is_slice = |ty: &Ty| matches!(ty, Ty::List(_) | Ty::Slice(_));
        let both = (&then.ty, &otherwise.ty);
        if both.0 == both.1 && !matches!(then.ty, Ty::List(_))
            || then.ty.is_int() && otherwise.ty.is_int()
        {
            return Ok((then, otherwise));
        }
        let class = |ty: &Ty| match ty {
            Ty::Class(name) => self.api.class(name),
            _ => None,
        };
        match (&then.ty, &otherwise.ty) {
            (Ty::Option(_), other) if is_slice(other) || *other == Ty::Null => {
                let value = match other {
                    Ty::Null => otherwise.expr,
                    _ => otherwise.expr.slice().some(),
                };
                let ty = then.ty.clone();
                Ok((then, Value::new(value, ty)))
            }
            (Ty::Class(a), Ty::Class(b)) if class(&then.ty).is_some() => {
                let family = self.api.class(a);
                if family != self.api.class(b) {
                    return Err(no(expr, "the branches of `?` have different types"));
                }
                Ok((self.as_handle(then, family), self.as_handle(otherwise, family)))
            }
            _ => Err(no(expr, "the branches of `?` have different types")),
        }
    }

    /// A type or attribute as one of any kind.
    fn as_handle(&self, value: Value, family: Option<Family>) -> Value {
        let handle = if family == Some(Family::Attr) { "Attribute" } else { "Type" };
        let from = self.spelled(&format!("{handle}::from"));
        Value::new(from.called(vec![value.expr]), Ty::class(handle))
    }

    /// The Rust of a table entry for a receiver and arguments.
    fn filled(
        &self,
        expr: &ast::Expr,
        entry: &Entry,
        receiver: Option<&Value>,
        args: &[Value],
    ) -> Result<Value> {
        // C++ asserts that there is a value.
        if let Some((index, arg, inner)) =
            args.iter().enumerate().find_map(|(index, arg)| match &arg.ty {
                Ty::Option(inner) if entry.returns == Ty::Bool => Some((index, arg, inner)),
                _ => None,
            })
        {
            let name = self.fresh();
            let mut args = args.to_vec();
            args[index] = Value::new(Expr::name(&name), (**inner).clone());
            let condition = self.filled(expr, entry, receiver, &args)?;
            let test = Expr::closure(&name, condition.expr);
            return Ok(Value::new(arg.expr.clone().method("is_some_and", [test]), Ty::Bool));
        }
        let mut fill = |name: &str, position: Position| {
            let index = match name {
                "0" => return receiver.map(|it| it.expr.clone()),
                "c" => return self.context_of(args),
                _ => name.parse::<usize>().ok()?.checked_sub(1)?,
            };
            let arg = args.get(index)?.clone();
            Some(match position {
                Position::Base if arg.ty == Ty::Null => Expr::list(Vec::new()),
                Position::Base | Position::Operand => arg.expr,
                Position::Argument => arg.argument(),
            })
        };
        let value = entry.tree().filled(Position::Argument, &mut fill);
        let value = value.ok_or_else(|| no(expr, "there is no context here"))?;
        Ok(Value::new(value, entry.returns.clone()))
    }

    /// The context: that of the fragment, or that of an argument.
    fn context_of(&self, args: &[Value]) -> Option<Expr> {
        self.context.clone().or_else(|| {
            let has_context = |arg: &&Value| match &arg.ty {
                Ty::Class(name) => {
                    matches!(self.api.class(name), Some(Family::Type | Family::Attr))
                }
                _ => false,
            };
            args.iter().find(has_context).map(|arg| arg.expr.clone().method("ctx", []))
        })
    }

    /// The type that a template argument names.
    fn type_arg<'s>(&self, expr: &ast::Expr, segment: &'s Segment) -> Result<Vec<&'s Type>> {
        let types = segment.args.iter().map(|arg| match arg {
            TemplateArg::Type(ty) => Ok(ty),
            _ => {
                Err(no(expr, format!("'{}' has a template argument that is no type", segment.name)))
            }
        });
        types.collect()
    }

    /// The class that a type names.
    fn class(&self, expr: &ast::Expr, path: &Path) -> Result<Class> {
        self.names.class(path).ok_or_else(|| no_class(expr, path))
    }

    /// The type of C++ that a declaration writes.
    fn declared(&self, ty: &Type) -> Ty {
        let last = ty.path.last();
        let inner = || match ty.path.segments.last().map(|last| last.args.as_slice()) {
            Some([TemplateArg::Type(inner)]) => self.declared(inner),
            _ => Ty::Unknown,
        };
        match last {
            "bool" => Ty::Bool,
            "float" | "double" => Ty::Float,
            "StringRef" | "string" => Ty::Str,
            "APInt" => Ty::class("ApInt"),
            "APFloat" => Ty::class("ApFloat"),
            "Operation" => Ty::class("Op"),
            "Value" => Ty::class("Value"),
            "ArrayRef" | "SmallVector" => Ty::Slice(Box::new(inner())),
            "optional" => Ty::Option(Box::new(inner())),
            _ => match (types::integer(last), self.names.class(&ty.path)) {
                (Some(rust), _) => Ty::Int(Integer::promoted(rust)),
                (None, Some(class)) => Ty::Class(class.name),
                (None, None) => Ty::Unknown,
            },
        }
    }

    /// The family of a definition or class of the runtime.
    pub(super) fn family(&self, ty: &Ty) -> Option<Family> {
        let Ty::Class(name) = ty else { return None };
        self.api.class(name).or_else(|| {
            let segment = Segment::plain(name);
            let path = Path { is_global: false, segments: vec![segment] };
            self.names.class(&path).map(|class| class.family)
        })
    }
}

/// The value of the C++ expression `expr` as a condition.
fn truth(expr: &ast::Expr, value: Value) -> Result<Expr> {
    let is_set = |expr| Expr::runtime("is_set").called(vec![expr]);
    Ok(match &value.ty {
        Ty::Option(inner) if **inner == Ty::Bool => {
            let present = Expr::bool(true).some();
            Expr::binary(BinaryOp::Eq, value.expr, present)
        }
        Ty::Option(_) => value.expr.method("is_some", []),
        Ty::Int(_) => Expr::binary(BinaryOp::Ne, value.expr, Expr::zero()),
        Ty::Unknown if is_accessor(&value.expr) => is_set(value.expr),
        // Whether an attribute is present.
        Ty::Class(class)
            if class == "Value" && (is_placeholder(&value.expr) || is_accessor(&value.expr)) =>
        {
            is_set(value.expr)
        }
        Ty::Class(_) if is_placeholder(&value.expr) || is_accessor(&value.expr) => value.expr,
        Ty::Class(_) | Ty::Slice(_) | Ty::List(_) | Ty::Iter(_) | Ty::Str | Ty::Float => {
            return Err(no(expr, "the value is no condition in Rust"));
        }
        _ => value.expr,
    })
}

/// Whether `expr` reads a slot of the operation.
fn is_accessor(expr: &Expr) -> bool {
    matches!(&expr.kind, ExprKind::Method { .. })
        && expr.root().path().is_some_and(|path| path.is_name("self"))
}

/// Whether `expr` is a placeholder other than those of the builder and the context, or is read from one.
fn is_placeholder(expr: &Expr) -> bool {
    let ExprKind::Placeholder(name) = &expr.root().kind else { return false };
    !["_builder", "_ctxt"].contains(&name.as_str())
}

/// An error about `expr`.
pub(super) fn no(expr: &ast::Expr, reason: impl Into<String>) -> Untranslated {
    Untranslated::new(expr.range.start, expr.range.len(), reason)
}

/// The error about a name in an expression.
fn no_name(name: &Segment, reason: impl Into<String>) -> Untranslated {
    Untranslated::new(name.start, name.name.len(), reason)
}

/// The error about a class in `expr` that Rust does not have.
fn no_class(expr: &ast::Expr, path: &Path) -> Untranslated {
    let name = path.spelled();
    let reason = format!("the class '{name}' is not among the definitions, nor in the runtime");
    match (path.segments.first(), path.segments.last()) {
        (Some(first), Some(last)) if expr.range.contains(&first.start) => {
            let end = last.start + last.name.len();
            Untranslated::new(first.start, end.saturating_sub(first.start), reason)
        }
        _ => no(expr, reason),
    }
}

/// Accepts all names without definitions.
struct AnyName;

impl Names for AnyName {
    fn class(&self, path: &Path) -> Option<Class> {
        let name = path.last();
        let family = match name {
            _ if name.ends_with("Type") => Family::Type,
            _ if name.ends_with("Attr") => Family::Attr,
            _ => Family::Other,
        };
        let is_class = name.starts_with(|c: char| c.is_ascii_uppercase());
        is_class.then(|| Class {
            rust: name.to_owned(),
            name: name.to_owned(),
            family,
            home: Home::Here,
        })
    }

    fn spelled(&self, path: &str) -> RustPath {
        RustPath::of_names(path)
    }

    fn accessor(&self, _: &str, _: &str) -> Option<(String, String)> {
        None
    }

    fn params(&self, _: &str) -> Option<Vec<String>> {
        None
    }

    fn has_params(&self, _: &str, _: usize) -> bool {
        true
    }

    fn case(&self, _: &Path) -> Option<String> {
        None
    }

    fn is_enum(&self, _: &str) -> bool {
        false
    }

    fn helper(&self, _: &Path, _: &[Ty], _: &Ty) -> Option<String> {
        None
    }

    fn has_self(&self) -> bool {
        false
    }

    fn accessor_of_op(&self, _: &str) -> Option<Ty> {
        None
    }
}

/// The Rust counterpart of the C++ expression `cpp`, without knowledge of its names; `None` if it is not translated.
pub(super) fn expression(cpp: &str) -> Option<String> {
    let tree = super::parser::expression(cpp).ok()?;
    let value = Translator::new(&AnyName, &[], &[]).value(&tree, &Ty::Unknown).ok()?;
    Some(value.written())
}
