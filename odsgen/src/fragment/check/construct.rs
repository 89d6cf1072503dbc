//! Types and attributes that constant expressions construct, although they cannot exist.

use proc_macro2::Span;
use syn::visit::{self, Visit};

use crate::fragment::expr::Expr;
use crate::fragment::placeholder::Placeholders;

/// The largest width of an integer type.
const MAX_WIDTH: i128 = (1 << 24) - 1;

/// The size of a dynamic dimension.
const DYNAMIC: i128 = i64::MIN as i128;

/// A kind of builtin types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Index,
    Float,
    Complex,
    Vector,
    MemRef,
    /// A type that is no element of another one.
    Other,
}

/// A construction from invalid parameters.
pub(in crate::fragment) struct Impossible {
    /// The place of the constructor in the fragment.
    pub span: Span,
    pub text: String,
}

/// The first type or attribute that `expr` constructs from evidently invalid parameters.
pub(in crate::fragment) fn impossible(expr: &Expr) -> Option<Impossible> {
    let mut calls = Calls(None);
    calls.visit_expr(&expr.to_syn(&Placeholders::default()));
    calls.0
}

struct Calls(Option<Impossible>);

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        visit::visit_expr_call(self, call);
        let Some((class, function)) = constructor(call) else { return };
        if let Some(text) = problem(&class, &function, call)
            && self.0.is_none()
        {
            let span = match &*call.func {
                syn::Expr::Path(path) => path.path.segments.last().map(|it| it.ident.span()),
                _ => None,
            };
            self.0 = Some(Impossible { span: span.unwrap_or_else(Span::call_site), text });
        }
    }
}

/// The class and the function of a call such as `VectorType::get(...)`.
fn constructor(call: &syn::ExprCall) -> Option<(String, String)> {
    let syn::Expr::Path(path) = &*call.func else { return None };
    let mut names = path.path.segments.iter().rev().map(|it| it.ident.to_string());
    let function = names.next()?;
    Some((names.next()?, function))
}

/// Why the parameters of a constructor are invalid.
fn problem(class: &str, function: &str, call: &syn::ExprCall) -> Option<String> {
    let arg = |at: usize| call.args.iter().nth(at).map(stripped);
    let shaped = || arg(1).map(sizes).unwrap_or_default();
    let element = |at: usize| arg(at).and_then(kind);
    match (class, function) {
        ("IntegerType", "get" | "get_signed" | "get_unsigned" | "with_signedness") => {
            let width = arg(1).and_then(number)?;
            let fits = (0..=MAX_WIDTH).contains(&width);
            (!fits).then(|| format!("integer bitwidth is limited to {MAX_WIDTH} bits"))
        }
        ("ComplexType", "get") => {
            let is_valid = matches!(element(1)?, Kind::Integer | Kind::Float);
            (!is_valid).then(|| "invalid element type for complex".to_owned())
        }
        ("VectorType", "get" | "with_scalable_dims") => {
            if shaped().iter().flatten().any(|size| *size <= 0) {
                return Some("vector types must have positive constant sizes".to_owned());
            }
            let is_valid = matches!(element(2)?, Kind::Integer | Kind::Float | Kind::Index);
            (!is_valid).then(|| {
                "the element type of a vector type is an integer, a float or `index`".to_owned()
            })
        }
        ("RankedTensorType", "get" | "with_encoding") => {
            if has_invalid_size(&shaped()) {
                return Some("invalid tensor dimension size".to_owned());
            }
            tensor_element(element(2)?)
        }
        ("UnrankedTensorType", "get") => tensor_element(element(1)?),
        ("MemRefType", "get" | "with_layout") => {
            if has_invalid_size(&shaped()) {
                return Some("invalid memref size".to_owned());
            }
            memref_element(element(2)?)
        }
        ("UnrankedMemRefType", "get") => memref_element(element(1)?),
        ("IntegerAttr", "get") => {
            let is_valid = matches!(element(1)?, Kind::Integer | Kind::Index);
            let text = "the type of an integer attribute is an integer type or `index`";
            (!is_valid).then(|| text.to_owned())
        }
        ("FloatAttr", "get") => {
            let is_valid = element(1)? == Kind::Float;
            (!is_valid).then(|| "the type of a float attribute is a float type".to_owned())
        }
        _ => None,
    }
}

fn tensor_element(element: Kind) -> Option<String> {
    let is_valid = !matches!(element, Kind::MemRef | Kind::Other);
    (!is_valid).then(|| "invalid tensor element type".to_owned())
}

fn memref_element(element: Kind) -> Option<String> {
    (element == Kind::Other).then(|| "invalid memref element type".to_owned())
}

fn has_invalid_size(sizes: &[Option<i128>]) -> bool {
    sizes.iter().flatten().any(|size| *size < 0 && *size != DYNAMIC)
}

/// The kind of the type that an expression constructs.
fn kind(expr: &syn::Expr) -> Option<Kind> {
    let syn::Expr::Call(call) = expr else { return None };
    let (class, _) = constructor(call)?;
    Some(match class.as_str() {
        "IntegerType" => Kind::Integer,
        "IndexType" => Kind::Index,
        "FloatType" | "BuiltinFloatType" => Kind::Float,
        "ComplexType" => Kind::Complex,
        "VectorType" => Kind::Vector,
        "MemRefType" | "UnrankedMemRefType" => Kind::MemRef,
        "RankedTensorType" | "UnrankedTensorType" | "TupleType" | "FunctionType" | "NoneType" => {
            Kind::Other
        }
        name if is_float(name) => Kind::Float,
        _ => return None,
    })
}

/// Whether a class is that of one float type, such as `Float32Type`.
fn is_float(class: &str) -> bool {
    let format = class.strip_suffix("Type").and_then(|it| it.strip_prefix("Float"));
    format.is_some_and(|it| it.starts_with(|c: char| c.is_ascii_digit()))
        || ["BFloat16Type", "FloatTF32Type"].contains(&class)
}

/// The elements of an array of sizes; `None` for one that is not a number.
fn sizes(expr: &syn::Expr) -> Vec<Option<i128>> {
    match expr {
        syn::Expr::Array(list) => list.elems.iter().map(|it| number(stripped(it))).collect(),
        syn::Expr::Macro(_) => Vec::new(),
        syn::Expr::Repeat(list) => vec![number(stripped(&list.expr))],
        _ => Vec::new(),
    }
}

fn number(expr: &syn::Expr) -> Option<i128> {
    match expr {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(int), .. }) => int.base10_parse().ok(),
        syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, .. }) => {
            number(stripped(expr)).map(|it| -it)
        }
        _ => None,
    }
}

/// The expression without conversions, parentheses, and borrows.
fn stripped(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(it) => stripped(&it.expr),
        syn::Expr::Group(it) => stripped(&it.expr),
        syn::Expr::Reference(it) => stripped(&it.expr),
        syn::Expr::Cast(it) => stripped(&it.expr),
        syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) => stripped(expr),
        syn::Expr::MethodCall(call)
            if ["handle", "into", "as_slice", "to_vec"].iter().any(|name| call.method == name) =>
        {
            stripped(&call.receiver)
        }
        expr => expr,
    }
}
