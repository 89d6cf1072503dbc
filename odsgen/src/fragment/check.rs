//! Type checks of fragments: finds expressions that evidently have the wrong type.

mod construct;

use std::fmt;

use syn::visit::{self, Visit};

use super::expr::{BinaryOp, Expr, ExprKind, Statement, UnaryOp};
use super::form::TypeForm;
use super::scope::Scope;
use super::types::ViewOf;

pub(super) use construct::impossible;

/// The value of an expression, as far as its type is evident.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Bool,
    Integer,
    Float,
    /// An integer or a floating-point number.
    Number,
    String,
    /// A lower-case word.
    Name,
    /// A value of another type, with its description.
    Other(&'static str),
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bool => "a truth value",
            Self::Integer => "an integer",
            Self::Float => "a floating-point number",
            Self::Number => "a number",
            Self::String => "a string",
            Self::Name => "a name",
            Self::Other(what) => what,
        })
    }
}

const OPTION: Shown = Shown::Other("an `Option`");
const EMPTY_BLOCK: Shown = Shown::Other("an empty block");
const ASSIGNMENT: Shown = Shown::Other("an assignment");

/// Methods of views that do not return `bool`, and their results.
const RETURNS: &[(&str, Shown)] = &[
    ("cast", Shown::Other("a view")),
    ("context", Shown::Other("a context")),
    ("dyn_cast", OPTION),
    ("element_type", Shown::Other("a type")),
    ("shape", Shown::Other("a shape")),
    ("ty", Shown::Other("a type")),
    ("width", Shown::Number),
];

/// The value of `expr`; `None` if its type is unknown.
fn shown(expr: &Expr) -> Option<Shown> {
    match &expr.kind {
        ExprKind::Bool(_) | ExprKind::Unary(UnaryOp::Not, _) => Some(Shown::Bool),
        ExprKind::Binary(op, ..) if op.is_condition() => Some(Shown::Bool),
        ExprKind::Binary(
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem,
            ..,
        ) => Some(Shown::Number),
        ExprKind::Literal(lit) => of_literal(lit),
        ExprKind::Unary(UnaryOp::Neg, operand) => shown(operand),
        ExprKind::Closure(..) => Some(Shown::Other("a closure")),
        ExprKind::Reference(_) => Some(Shown::Other("a reference")),
        ExprKind::List(_) => Some(Shown::Other("an array")),
        ExprKind::Block(statements) => match statements.as_slice() {
            [] => Some(EMPTY_BLOCK),
            [Statement::Value(value)] => shown(value),
            _ => None,
        },
        ExprKind::Method { name, .. } => {
            RETURNS.iter().find(|(method, _)| method == name).map(|(_, what)| *what)
        }
        ExprKind::Opaque(expr) => of_opaque(expr),
        _ => None,
    }
}

fn of_literal(lit: &syn::Lit) -> Option<Shown> {
    Some(match lit {
        syn::Lit::Str(_) => Shown::String,
        syn::Lit::Char(_) => Shown::Other("a character"),
        syn::Lit::Int(_) => Shown::Integer,
        syn::Lit::Float(_) => Shown::Float,
        syn::Lit::Bool(_) => Shown::Bool,
        _ => return None,
    })
}

fn of_opaque(expr: &syn::Expr) -> Option<Shown> {
    Some(match expr {
        syn::Expr::Assign(_) => ASSIGNMENT,
        syn::Expr::Reference(_) => Shown::Other("a reference"),
        syn::Expr::Tuple(_) => Shown::Other("a tuple"),
        _ => return None,
    })
}

/// A primitive type of default values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Primitive {
    Bool,
    Integer,
    Float,
    /// `&str`
    Str,
    String,
}

impl Primitive {
    /// The primitive type `ty`, if it is one.
    pub(super) fn of(ty: &str) -> Option<Self> {
        let form = TypeForm::of(ty);
        if form == TypeForm::Str {
            return Some(Self::Str);
        }
        match form.name()? {
            "bool" => Some(Self::Bool),
            "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" => {
                Some(Self::Integer)
            }
            "f32" | "f64" | "ApFloat" => Some(Self::Float),
            "String" => Some(Self::String),
            _ => None,
        }
    }
}

/// Why `expr` cannot be a condition, and the remedy.
pub(super) fn condition(expr: &Expr) -> Option<(String, &'static str)> {
    let what = shown(expr).filter(|what| *what != Shown::Bool)?;
    let help = match what {
        ASSIGNMENT => "`==` compares",
        OPTION => "`isa::<T>()` tests the kind, `is_some_and(…)` tests the value",
        _ => "compare it with something",
    };
    Some((format!("a condition must be `bool`, and this is {what}"), help))
}

/// Whether `expr` is a literal, perhaps with a sign.
pub(super) fn is_literal(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Bool(_) => true,
        _ => literal(expr).is_some(),
    }
}

/// The literal `expr` without its signs.
fn literal(expr: &Expr) -> Option<&syn::Lit> {
    match &expr.kind {
        ExprKind::Literal(literal) => Some(literal),
        ExprKind::Unary(UnaryOp::Neg, operand) => literal(operand),
        _ => None,
    }
}

/// The integer literal `expr` as a value of `ty`, a floating-point type, or `bool` in C++, where `true` is also 1; `None` if
/// it is unchanged.
pub(super) fn converted(expr: &Expr, ty: &str, is_cpp: bool) -> Option<Expr> {
    let same_place = |new: Expr| Expr { kind: new.kind, ..expr.clone() };
    let primitive = Primitive::of(ty)?;
    if let ExprKind::Bool(value) = expr.kind {
        let is_number = is_cpp && primitive == Primitive::Integer;
        return is_number.then(|| same_place(Expr::int(value.into(), "")));
    }
    let Some(syn::Lit::Int(number)) = literal(expr) else { return None };
    let is_positive = matches!(expr.kind, ExprKind::Literal(_));
    match primitive {
        Primitive::Float if number.suffix().is_empty() => {
            let digits = format!("{}.0", number.base10_digits());
            let literal = syn::LitFloat::new(&digits, number.span());
            let literal = same_place(Expr::of(ExprKind::Literal(syn::Lit::Float(literal))));
            Some(if is_positive { literal } else { same_place(literal.minus()) })
        }
        Primitive::Bool if is_cpp && is_positive => match number.base10_digits() {
            "0" => Some(same_place(Expr::bool(false))),
            "1" => Some(same_place(Expr::bool(true))),
            _ => None,
        },
        _ => None,
    }
}

/// Whether `expr` is the name of a primitive type, such as `i32`.
fn is_primitive_name(expr: &Expr) -> bool {
    let name = expr.path().and_then(|path| path.names().last());
    name.is_some_and(|name| Primitive::of(&name).is_some())
}

/// Whether `ty` is a list, or a type or attribute.
fn is_composite(ty: &str) -> bool {
    match TypeForm::of(ty) {
        TypeForm::Slice(_) | TypeForm::Vec(_) => true,
        _ => {
            let last = ty.trim().rsplit("::").next().unwrap_or(ty).trim_end_matches("<'_>");
            ViewOf::by_name(last).is_some()
                || matches!(last, "Type" | "TypeRef" | "Attribute" | "AttrRef" | "Location")
        }
    }
}

/// The type of a default value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DefaultType<'t> {
    /// The type in Rust.
    pub(crate) name: &'t str,
    /// Whether only the bits of an integer matter, as for signless integer attributes.
    pub(crate) is_signless: bool,
    /// The type of the elements, if the builder of an attribute takes a list of them.
    pub(crate) elements: Option<&'t str>,
}

impl<'t> From<&'t str> for DefaultType<'t> {
    fn from(name: &'t str) -> Self {
        Self { name, is_signless: false, elements: None }
    }
}

/// Why `expr` cannot be a value of type `of`: a number, a string, an enum, a list, an option, a type or an attribute.
pub(super) fn value(
    scope: &Scope<'_>,
    expr: &Expr,
    of: DefaultType<'_>,
) -> Option<(String, Option<String>)> {
    let ty = of.name.trim();
    let what = shown(expr).or_else(|| is_word(expr).then_some(Shown::Name))?;
    let last = ty.rsplit("::").next().unwrap_or(ty);
    let primitive = Primitive::of(ty);
    let fits = match primitive {
        Some(Primitive::Integer) => matches!(what, Shown::Integer | Shown::Number),
        Some(Primitive::Float) => matches!(what, Shown::Integer | Shown::Float | Shown::Number),
        Some(Primitive::Bool) => what == Shown::Bool,
        Some(Primitive::Str | Primitive::String) => what == Shown::String,
        None if scope.enums.contains_key(last) => false,
        None if last == "ApInt" => {
            !matches!(what, Shown::Bool | Shown::Float | Shown::String) && what != EMPTY_BLOCK
        }
        None if matches!(TypeForm::of(ty), TypeForm::Option(_)) => {
            !is_literal(expr) && what != EMPTY_BLOCK
        }
        // No literal is a type, an attribute or a list.
        None if is_composite(ty) => match what {
            Shown::Name => !is_primitive_name(expr),
            Shown::Other(_) => what != EMPTY_BLOCK,
            _ => false,
        },
        None => return None,
    };
    let help = || {
        if what == Shown::Name && primitive == Some(Primitive::Str) {
            return Some("a string has quotes of its own: \"\\\"text\\\"\"".to_owned());
        }
        if matches!(TypeForm::of(ty), TypeForm::Option(_)) {
            return Some("an option is `Some(value)` or `None`".to_owned());
        }
        let cases = scope.enums.get(last)?.keys().map(|case| format!("`{last}::{case}`"));
        let mut cases: Vec<_> = cases.collect();
        cases.sort();
        Some(format!("its cases are {}", cases.join(", ")))
    };
    let text = format!("the default must be of type `{ty}`, and this is {what}");
    if fits { out_of_range(expr, of).map(|text| (text, None)) } else { Some((text, help())) }
}

/// Whether it is one lower-case word. Generated code evaluates defaults where no such variable is in scope.
fn is_word(expr: &Expr) -> bool {
    let ExprKind::Path(path) = &expr.kind else { return false };
    let mut names = path.names();
    let word = names.next().filter(|_| names.next().is_none());
    word.is_some_and(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
}

/// Why an integer does not fit into the type `of`.
pub(super) fn out_of_range(expr: &Expr, of: DefaultType<'_>) -> Option<String> {
    let ty = of.name.trim();
    let bits: u32 = ty.strip_prefix(['i', 'u'])?.parse().ok()?;
    let is_signed = ty.starts_with('i');
    let Some(syn::Lit::Int(lit)) = literal(expr) else { return None };
    let is_negative = matches!(expr.kind, ExprKind::Unary(..));
    let limit = match (is_negative, is_signed || of.is_signless) {
        (true, false) => 0,
        (true, true) => 1_u128 << (bits - 1),
        (false, _) if is_signed && !of.is_signless => (1_u128 << (bits - 1)) - 1,
        (false, _) => (1_u128 << bits) - 1,
    };
    let value = lit.base10_parse::<u128>().unwrap_or(u128::MAX);
    (value > limit).then(|| {
        let sign = if is_negative { "-" } else { "" };
        let kind = match (of.is_signless, is_signed) {
            (true, _) => "",
            (false, true) => " with a sign",
            (false, false) => " without a sign",
        };
        format!("the default {sign}{lit} does not fit into {bits} bits{kind}")
    })
}

/// A path to an enum case that does not exist.
pub(super) struct UnknownCase {
    pub(super) span: proc_macro2::Span,
    pub(super) name: String,
    pub(super) text: String,
    pub(super) help: String,
}

/// Finds nonexistent cases of enums of `scope` in the nodes that `visit` visits.
pub(super) fn unknown_case(
    scope: &Scope<'_>,
    visit: impl FnOnce(&mut dyn FnMut(&syn::Path)),
) -> Option<UnknownCase> {
    let mut found = None;
    visit(&mut |path| {
        let mut last = path.segments.iter().rev();
        let (Some(symbol), Some(owner)) = (last.next(), last.next()) else { return };
        let (name, owner) = (symbol.ident.to_string(), owner.ident.to_string());
        let Some(cases) = scope.enums.get(owner.as_str()) else { return };
        let is_case = name.starts_with(|c: char| c.is_ascii_uppercase());
        let is_known = cases.contains_key(&name) || cases.values().any(|it| *it == name);
        if !is_case || is_known || name == "ALL" || found.is_some() {
            return;
        }
        let mut names: Vec<_> = cases.keys().map(String::as_str).collect();
        names.sort_unstable();
        let help = format!("its cases are {}", names.join(", "));
        let text = format!("enum '{owner}' has no case '{name}'");
        found = Some(UnknownCase { span: symbol.ident.span(), name, text, help });
    });
    found
}

/// Calls a function for every path.
pub(super) struct Paths<'f>(pub(super) &'f mut dyn FnMut(&syn::Path));

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        (self.0)(path);
        visit::visit_path(self, path);
    }
}

/// The offset of an expression of the wrong type: the start of a call.
pub(super) fn start(expr: &Expr) -> usize {
    expr.range.start
}
