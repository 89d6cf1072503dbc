//! Translates C++ to Rust.
//!
//! An expression is translated with its type, which determines the Rust counterparts of its methods. An expression that
//! neither the table of the API nor a definition covers is not translated. The error says which part it is, and why.

mod calls;
mod limits;
mod literals;
mod operators;
mod statements;

use std::cell::Cell;

use super::api::{Api, Entry, Family, Integer, Ty};
use super::ast::{Expr, ExprKind, Path, Segment, TemplateArg, Type};
use super::types;
use crate::fragment::mixed::Untranslated;

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

/// The module of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// The module itself, or the runtime.
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
    pub(super) text: String,
    pub(super) ty: Ty,
}

impl Value {
    fn new(text: impl Into<String>, ty: Ty) -> Self {
        Self { text: text.into(), ty }
    }

    /// The text as an operand or receiver.
    fn operand(&self) -> String {
        let is_simple =
            self.text.bytes().all(|c| c.is_ascii_alphanumeric() || b"$_.:".contains(&c));
        let is_call = self.text.ends_with(')') && is_chain(&self.text);
        if is_simple || is_call { self.text.clone() } else { format!("({})", self.text) }
    }

    /// The text as an argument.
    fn argument(&self) -> String {
        match &self.ty {
            Ty::Int(_) => format!("{} as _", self.operand()),
            Ty::List(_) => format!("&{}", self.text),
            Ty::Option(inner) if inner.is_int() => {
                format!("{}.unwrap_or_default() as _", self.operand())
            }
            Ty::Null => "None".to_owned(),
            _ => self.text.clone(),
        }
    }
}

/// Whether `text` is a chain of calls: no operator is outside of brackets.
fn is_chain(text: &str) -> bool {
    let mut depth = 0_i32;
    let mut angle = 0_i32;
    let mut before = ' ';
    for c in text.chars() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '<' if before == ':' || angle > 0 => angle += 1,
            '>' if angle > 0 => angle -= 1,
            ' ' | '!' | '-' | '&' | '|' | '*' | '<' | '>' | '=' if depth == 0 && angle == 0 => {
                return false;
            }
            _ => {}
        }
        before = c;
    }
    true
}

/// Translates the expressions of one fragment.
pub(super) struct Translator<'a, N> {
    names: &'a N,
    api: &'static Api,
    /// Parameters and variables in scope.
    locals: Vec<(String, Ty)>,
    /// Parameters in scope that are types or attributes of a range.
    elements: Vec<String>,
    /// The context, if the fragment has a placeholder for it.
    context: Option<String>,
    /// The number of variables of closures so far.
    closures: Cell<usize>,
    /// Tests of the classes that casts require, for the condition that contains the casts.
    required: Vec<String>,
}

impl<'a, N: Names> Translator<'a, N> {
    /// For a fragment with these placeholders.
    pub(super) fn new(names: &'a N, placeholders: &[&str]) -> Self {
        let context = ["_builder", "_ctxt"].into_iter().find(|it| placeholders.contains(it));
        let context = context.map(|name| format!("${name}"));
        Self {
            names,
            api: Api::get(),
            locals: Vec::new(),
            elements: Vec::new(),
            context,
            closures: Cell::new(0),
            required: Vec::new(),
        }
    }

    /// Declares a name, or the placeholder `$name`.
    pub(super) fn declare(&mut self, name: &str, ty: Ty) {
        self.locals.push((name.to_owned(), ty));
    }

    /// A name for the variable of a closure. Neither other variables nor replacements of placeholders use it.
    fn fresh(&self) -> String {
        let number = self.closures.get() + 1;
        self.closures.set(number);
        format!("found_{number}")
    }

    /// The condition `expr`.
    pub(super) fn condition(&mut self, expr: &Expr) -> Result<String> {
        let required = self.required.len();
        let value = self.expr(expr, &Ty::Bool)?;
        Ok(match self.tests_since(required) {
            None => truth(&value),
            Some(tests) => format!("{tests} && ({})", truth(&value)),
        })
    }

    /// `condition ? then : otherwise`
    fn conditional(&mut self, expr: &Expr, parts: &[Expr], wanted: &Ty) -> Result<Value> {
        let condition = self.condition(&parts[0])?;
        let required = self.required.len();
        let then = self.expr(&parts[1], wanted)?;
        let then_tests = self.tests_since(required).filter(|tests| *tests != condition);
        let otherwise = self.expr(&parts[2], wanted)?;
        let other_tests = self.tests_since(required);
        let (then, otherwise) = self.unified(expr, then, otherwise)?;
        if then_tests.is_some() || other_tests.is_some() {
            let [then, otherwise] =
                [then_tests, other_tests].map(|tests| tests.unwrap_or_else(|| "true".to_owned()));
            let tests = format!("(if {condition} {{ {then} }} else {{ {otherwise} }})");
            self.required.push(tests);
        }
        let text = format!("if {condition} {{ {} }} else {{ {} }}", then.text, otherwise.text);
        Ok(Value::new(text, then.ty))
    }

    /// The tests of classes that are required since there were `count`. C++ asserts them; in Rust a condition is false
    /// where C++ asserts.
    fn tests_since(&mut self, count: usize) -> Option<String> {
        let mut tests = self.required.split_off(count);
        tests.dedup();
        (!tests.is_empty()).then(|| tests.join(" && "))
    }

    /// The value `expr`, of the type `wanted` if that is known.
    pub(super) fn value(&mut self, expr: &Expr, wanted: &Ty) -> Result<String> {
        if let ExprKind::Braces(None, items) = &expr.kind
            && items.is_empty()
        {
            return Ok("Default::default()".to_owned());
        }
        let value = self.expr(expr, wanted)?;
        Ok(match value.ty {
            Ty::List(_) => format!("&{}", value.text),
            _ => literals::untyped(&value).unwrap_or(value.text),
        })
    }

    fn expr(&mut self, expr: &Expr, wanted: &Ty) -> Result<Value> {
        match &expr.kind {
            ExprKind::Number(text) => {
                let ty = if literals::is_float(text) { Ty::Float } else { Ty::Literal };
                Ok(Value::new(literals::plain(text), ty))
            }
            ExprKind::String(text) => Ok(Value::new(text, Ty::Str)),
            ExprKind::Char(text) => Ok(Value::new(text, Ty::Unknown)),
            // Elements of a range are never null.
            ExprKind::Path(path)
                if *wanted == Ty::Bool
                    && path
                        .name()
                        .is_some_and(|it| self.elements.iter().any(|name| name == it)) =>
            {
                Ok(Value::new("true", Ty::Bool))
            }
            ExprKind::Path(path) => self.path(expr, path),
            ExprKind::Unary(op, operand) => self.unary(expr, op, operand, wanted),
            ExprKind::Binary(op, left, right) => self.binary(expr, op, left, right),
            ExprKind::Conditional(parts) => self.conditional(expr, &parts[..], wanted),
            ExprKind::Call(callee, args) => self.call(expr, callee, args, wanted),
            ExprKind::Index(base, index) => {
                let (base, index) =
                    (self.expr(base, &Ty::Unknown)?, self.expr(index, &Ty::Int(Integer::U64))?);
                let Ty::Slice(element) = &base.ty else {
                    return Err(no(expr, "an index is translated for arrays only"));
                };
                let index = match index.ty {
                    Ty::Literal => index.text.clone(),
                    _ => format!("{} as usize", index.operand()),
                };
                // C++ asserts that there is one.
                let text = format!("{}.get({index}).copied()", base.operand());
                Ok(Value::new(text, Ty::Option(element.clone())))
            }
            ExprKind::Braces(None, items) => self.list(items),
            ExprKind::Braces(Some(path), items) => self.construct(expr, path, items, wanted),
            ExprKind::Member(_, name) => {
                Err(no_name(name, format!("'{}' is a data member", name.name)))
            }
            ExprKind::Lambda(..) => Err(no(expr, "a lambda is only translated where it is called")),
        }
    }

    /// A name.
    fn path(&mut self, expr: &Expr, path: &Path) -> Result<Value> {
        if let Some(name) = path.name() {
            match name {
                "true" | "false" => return Ok(Value::new(name, Ty::Bool)),
                "nullptr" => return Ok(Value::new("None", Ty::Null)),
                _ => {}
            }
            if let Some((_, ty)) = self.locals.iter().rev().find(|(local, _)| local == name) {
                return Ok(Value::new(local_name(name), ty.clone()));
            }
            if let Some(placeholder) = name.strip_prefix('$') {
                let ty = match placeholder {
                    "_builder" | "_ctxt" => Ty::class("Context"),
                    "_op" => Ty::class("Op"),
                    // An operand or result; or an attribute, which `method` finds out.
                    name if name.starts_with(|c: char| c.is_ascii_alphabetic())
                        && !name.starts_with("rust") =>
                    {
                        Ty::class("Value")
                    }
                    _ => Ty::Unknown,
                };
                return Ok(Value::new(name, ty));
            }
        }
        let last = path.last();
        if path.segments.len() == 1
            && let Some(limit) = limits::constant(last)
        {
            return Ok(limit);
        }
        if last == "nullopt" {
            return Ok(Value::new("None", Ty::Null));
        }
        if last == "kDynamic" {
            return Ok(Value::new("i64::MIN", Ty::Int(Integer::I64)));
        }
        if let Some(case) = self.names.case(path) {
            let owner = case.rsplit_once("::").map_or("", |(owner, _)| owner);
            return Ok(Value::new(case.clone(), Ty::Enum(owner.to_owned())));
        }
        Err(no(expr, format!("'{}' is not defined here", path.spelled())))
    }

    /// `{a, b}`
    fn list(&mut self, items: &[Expr]) -> Result<Value> {
        if items.is_empty() {
            return Ok(Value::new("None", Ty::Null));
        }
        let mut texts = Vec::new();
        let mut element = Ty::Unknown;
        for item in items {
            let mut item = self.expr(item, &Ty::Unknown)?;
            // C++ asserts that there is a value.
            if let Ty::Option(inner) = &item.ty
                && inner.is_int()
            {
                let text = format!("{}.unwrap_or_default()", item.operand());
                item = Value::new(text, (**inner).clone());
            }
            if element == Ty::Unknown || element == Ty::Literal {
                element = item.ty.clone();
            }
            texts.push(literals::untyped(&item).unwrap_or(item.text));
        }
        Ok(Value::new(format!("[{}]", texts.join(", ")), Ty::List(Box::new(element))))
    }

    /// The values of both branches of a conditional as values of one type.
    fn unified(&self, expr: &Expr, then: Value, otherwise: Value) -> Result<(Value, Value)> {
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
            (Ty::Option(inner), other) if is_slice(other) || *other == Ty::Null => {
                let ty = Ty::Option(inner.clone());
                let text = if *other == Ty::Null {
                    "None".to_owned()
                } else {
                    format!("Some(&{}[..])", otherwise.text)
                };
                Ok((then.clone(), Value::new(text, ty)))
            }
            (Ty::Class(a), Ty::Class(b)) if class(&then.ty).is_some() => {
                let family = self.api.class(a);
                if family != self.api.class(b) {
                    return Err(no(expr, "the branches of `?` have different types"));
                }
                let handle = handle(family);
                let as_handle = |value: Value| {
                    Value::new(format!("{handle}::from({})", value.text), Ty::class(handle))
                };
                Ok((as_handle(then), as_handle(otherwise)))
            }
            _ => Err(no(expr, "the branches of `?` have different types")),
        }
    }

    /// The Rust of a table entry for a receiver and arguments.
    fn filled(
        &self,
        expr: &Expr,
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
            args[index] = Value::new(name.as_str(), (**inner).clone());
            let condition = self.filled(expr, entry, receiver, &args)?;
            let text = format!("{}.is_some_and(|{name}| {})", arg.operand(), condition.text);
            return Ok(Value::new(text, Ty::Bool));
        }
        let mut text = String::new();
        let mut rest = entry.rust.as_str();
        while let Some(at) = rest.find('$') {
            text.push_str(&rest[..at]);
            let (key, after) = rest[at + 1..].split_at(1);
            let is_receiver_of_call = after.starts_with(['.', '['])
                || after.starts_with(" as")
                || after.starts_with(" ==");
            let piece = match key {
                "0" => receiver.map(Value::operand),
                "c" => self.context_of(args),
                _ => {
                    key.parse::<usize>().ok().and_then(|index| args.get(index.checked_sub(1)?)).map(
                        |arg| {
                            if arg.ty == Ty::Null && after.starts_with("[..]") {
                                "[]".to_owned()
                            } else if is_receiver_of_call {
                                arg.operand()
                            } else {
                                arg.argument()
                            }
                        },
                    )
                }
            };
            let Some(piece) = piece else {
                return Err(no(expr, "there is no context here"));
            };
            text.push_str(&piece);
            rest = after;
        }
        text.push_str(rest);
        Ok(Value::new(text, entry.returns.clone()))
    }

    /// The context: that of the fragment, or that of an argument.
    fn context_of(&self, args: &[Value]) -> Option<String> {
        self.context.clone().or_else(|| {
            let has_context = |arg: &&Value| match &arg.ty {
                Ty::Class(name) => {
                    matches!(self.api.class(name), Some(Family::Type | Family::Attr))
                }
                _ => false,
            };
            args.iter().find(has_context).map(|arg| format!("{}.ctx()", arg.operand()))
        })
    }

    /// The type that a template argument names.
    fn type_arg<'s>(&self, expr: &Expr, segment: &'s Segment) -> Result<Vec<&'s Type>> {
        let types = segment.args.iter().map(|arg| match arg {
            TemplateArg::Type(ty) => Ok(ty),
            _ => {
                Err(no(expr, format!("'{}' has a template argument that is no type", segment.name)))
            }
        });
        types.collect()
    }

    /// The class that a type names.
    fn class(&self, expr: &Expr, path: &Path) -> Result<Class> {
        self.names.class(path).ok_or_else(|| {
            let name = path.spelled();
            let text =
                format!("the class '{name}' is not among the definitions, nor in the runtime");
            no_path(expr, path, text)
        })
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
    fn family(&self, ty: &Ty) -> Option<Family> {
        let Ty::Class(name) = ty else { return None };
        self.api.class(name).or_else(|| {
            let segment = Segment::plain(name);
            let path = Path { is_global: false, segments: vec![segment] };
            self.names.class(&path).map(|class| class.family)
        })
    }
}

/// The type of handles of a family.
fn handle(family: Option<Family>) -> &'static str {
    if family == Some(Family::Attr) { "Attribute" } else { "Type" }
}

/// A local name of C++ as one of Rust.
fn local_name(name: &str) -> String {
    if name.starts_with('$') { name.to_owned() } else { crate::names::snake(name) }
}

/// A C++ value as a condition.
pub(super) fn truth(value: &Value) -> String {
    match &value.ty {
        Ty::Option(inner) if **inner == Ty::Bool => format!("({} == Some(true))", value.text),
        Ty::Option(_) => format!("{}.is_some()", value.operand()),
        Ty::Int(_) => format!("{} != 0", value.operand()),
        Ty::Unknown if is_accessor(&value.text) => {
            format!("::ods_runtime::codegen::is_set({})", value.text)
        }
        // Whether an attribute is present.
        Ty::Class(class)
            if class == "Value" && (value.text.starts_with('$') || is_accessor(&value.text)) =>
        {
            format!("::ods_runtime::codegen::is_set({})", value.text)
        }
        _ => value.text.clone(),
    }
}

/// Whether `text` reads a slot of the operation.
pub(super) fn is_accessor(text: &str) -> bool {
    text.starts_with("self.")
}

/// An error about `expr`.
pub(super) fn no(expr: &Expr, reason: impl Into<String>) -> Untranslated {
    Untranslated::new(expr.range.start, expr.range.len(), reason)
}

/// The error about a name in an expression.
fn no_name(name: &Segment, reason: impl Into<String>) -> Untranslated {
    Untranslated::new(name.start, name.name.len(), reason)
}

/// The error about a path in `expr`.
fn no_path(expr: &Expr, path: &Path, reason: impl Into<String>) -> Untranslated {
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
    Translator::new(&AnyName, &[]).value(&tree, &Ty::Unknown).ok()
}
