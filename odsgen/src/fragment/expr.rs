//! Expressions as trees.

use std::ops::Range;
use std::rc::Rc;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::ToTokens;
use rustc_hash::FxHashSet;
use syn::parse_quote;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};

use super::mark;
use super::placeholder::{self, Placeholders};
use super::rust::words::ident;
use super::types::{RustPath, RustType};

/// An expression of host code.
#[derive(Clone)]
pub(crate) struct Expr {
    /// The kind.
    pub kind: ExprKind,
    /// The byte range in the fragment of the main token: the method name, operator or literal. Empty for synthesized
    /// expressions.
    pub range: Range<usize>,
    /// The file and line, unless odsgen ships the file.
    pub(super) place: Option<Rc<str>>,
}

/// The kind of an expression.
#[derive(Clone)]
pub(crate) enum ExprKind {
    /// `$name`, without the `$`.
    Placeholder(String),
    /// `true` or `false`.
    Bool(bool),
    /// A number, a character or a string.
    Literal(syn::Lit),
    /// A name.
    Path(RustPath),
    /// `!operand`
    Not(Box<Expr>),
    /// `left op right`
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `function(arguments)`
    Call(Box<Expr>, Vec<Expr>),
    /// `receiver.name::<types>(arguments)`
    Method {
        /// The receiver.
        receiver: Box<Expr>,
        /// The name of the method.
        name: String,
        /// The type arguments.
        types: Vec<RustType>,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// `|parameters| body`, with names as parameters.
    Closure(Vec<String>, Box<Expr>),
    /// Opaque Rust, emitted with its placeholders replaced.
    Opaque(Box<syn::Expr>),
}

/// The operators of [`ExprKind::Binary`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BinaryOp {
    /// `&&`
    And,
    /// `||`
    Or,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

impl BinaryOp {
    fn of(op: &syn::BinOp) -> Option<Self> {
        Some(match op {
            syn::BinOp::And(_) => Self::And,
            syn::BinOp::Or(_) => Self::Or,
            syn::BinOp::Eq(_) => Self::Eq,
            syn::BinOp::Ne(_) => Self::Ne,
            syn::BinOp::Lt(_) => Self::Lt,
            syn::BinOp::Le(_) => Self::Le,
            syn::BinOp::Gt(_) => Self::Gt,
            syn::BinOp::Ge(_) => Self::Ge,
            _ => return None,
        })
    }

    fn to_syn(self) -> syn::BinOp {
        match self {
            Self::And => syn::BinOp::And(Default::default()),
            Self::Or => syn::BinOp::Or(Default::default()),
            Self::Eq => syn::BinOp::Eq(Default::default()),
            Self::Ne => syn::BinOp::Ne(Default::default()),
            Self::Lt => syn::BinOp::Lt(Default::default()),
            Self::Le => syn::BinOp::Le(Default::default()),
            Self::Gt => syn::BinOp::Gt(Default::default()),
            Self::Ge => syn::BinOp::Ge(Default::default()),
        }
    }
}

impl std::fmt::Debug for Expr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Expr({})", self.tokens(&Placeholders::default()))
    }
}

impl Expr {
    fn made(kind: ExprKind) -> Self {
        Self { kind, range: 0..0, place: None }
    }

    /// A call of `function` with placeholders.
    #[must_use]
    pub(crate) fn call(function: &str, placeholders: impl IntoIterator<Item = String>) -> Self {
        let path = ident(function);
        let function = Self::made(ExprKind::Path(RustPath::spelled(syn::parse_quote!(#path))));
        let args = placeholders.into_iter().map(|name| Self::made(ExprKind::Placeholder(name)));
        Self::made(ExprKind::Call(Box::new(function), args.collect()))
    }

    /// Whether it is such a call.
    #[must_use]
    pub(crate) fn calls_placeholders(&self) -> bool {
        let ExprKind::Call(function, args) = &self.kind else { return false };
        matches!(&function.kind, ExprKind::Path(path) if path.names().count() == 1)
            && args.iter().all(|arg| matches!(arg.kind, ExprKind::Placeholder(_)))
    }

    /// The element, if it is a list of one: `&[element]`.
    #[must_use]
    pub(crate) fn single(&self) -> Option<Self> {
        let ExprKind::Opaque(expr) = &self.kind else { return None };
        let syn::Expr::Reference(reference) = &**expr else { return None };
        let syn::Expr::Array(array) = &*reference.expr else { return None };
        let mut elements = array.elems.iter();
        let element = elements.next().filter(|_| elements.next().is_none())?;
        let kind = match element {
            syn::Expr::Lit(literal) => ExprKind::Literal(literal.lit.clone()),
            other => ExprKind::Opaque(Box::new(other.clone())),
        };
        Some(Self { kind, ..self.clone() })
    }

    /// The vector, if it is a list: `&[…]`.
    #[must_use]
    pub(crate) fn vector(&self) -> Option<Self> {
        let ExprKind::Opaque(expr) = &self.kind else { return None };
        let syn::Expr::Reference(reference) = &**expr else { return None };
        let array @ syn::Expr::Array(_) = &*reference.expr else { return None };
        let kind = ExprKind::Opaque(Box::new(syn::parse_quote!(#array.to_vec())));
        Some(Self { kind, ..self.clone() })
    }

    /// `Some(self)`.
    #[must_use]
    pub(crate) fn some(self) -> Self {
        let some = Self::made(ExprKind::Path(RustPath::spelled(syn::parse_quote!(Some))));
        Self::made(ExprKind::Call(Box::new(some), vec![self]))
    }

    /// The literal `value`.
    #[must_use]
    pub(crate) fn bool(value: bool) -> Self {
        Self::made(ExprKind::Bool(value))
    }

    /// The value `()`.
    #[must_use]
    pub(crate) fn unit() -> Self {
        Self::made(ExprKind::Opaque(Box::new(syn::parse_quote!(()))))
    }

    /// An empty slice.
    #[must_use]
    pub(crate) fn empty_slice() -> Self {
        Self::made(ExprKind::Opaque(Box::new(syn::parse_quote!(&[]))))
    }

    /// The number 0.
    #[must_use]
    pub(crate) fn zero() -> Self {
        Self::made(ExprKind::Literal(syn::parse_quote!(0)))
    }

    /// Whether it is only a placeholder or a truth value.
    #[must_use]
    pub(crate) fn is_trivial(&self) -> bool {
        matches!(self.kind, ExprKind::Placeholder(_) | ExprKind::Bool(_))
    }

    /// The conjunction of `operands`, without tests of kinds that were made before.
    #[must_use]
    pub(crate) fn all(operands: impl IntoIterator<Item = Self>) -> Self {
        let mut tests = FxHashSet::default();
        let operands = operands.into_iter().map(|operand| operand.without_tests(&mut tests));
        let operands = operands.filter(|operand| !operand.is_true());
        operands
            .reduce(|left, right| Self::binary(BinaryOp::And, left, right))
            .unwrap_or(Self::bool(true))
    }

    /// The condition without those of `tests`, to which its own are added.
    fn without_tests(self, tests: &mut FxHashSet<String>) -> Self {
        let conjuncts = self.conjuncts();
        let is_new = |part: &&&Self| {
            !part.is_test()
                || tests.insert(part.to_syn(&Placeholders::default()).to_token_stream().to_string())
        };
        let rest: Vec<Self> = conjuncts.iter().filter(is_new).map(|part| (*part).clone()).collect();
        if rest.len() == conjuncts.len() {
            return self;
        }
        let rest = rest.into_iter().reduce(|left, right| Self::binary(BinaryOp::And, left, right));
        Self { place: self.place, ..rest.unwrap_or(Self::bool(true)) }
    }

    /// Whether it is `value.isa::<T>()`.
    fn is_test(&self) -> bool {
        matches!(&self.kind, ExprKind::Method { receiver, name, args, .. }
            if name == "isa" && args.is_empty() && receiver.is_read())
    }

    /// Whether it is a placeholder or a name, or what methods without arguments read from one.
    fn is_read(&self) -> bool {
        match &self.kind {
            ExprKind::Placeholder(_) | ExprKind::Path(_) => true,
            ExprKind::Method { receiver, args, .. } => args.is_empty() && receiver.is_read(),
            _ => false,
        }
    }

    /// The operands of a conjunction; the expression itself if it is none.
    #[must_use]
    pub(crate) fn conjuncts(&self) -> Vec<&Self> {
        match &self.kind {
            ExprKind::Binary(BinaryOp::And, left, right) => {
                let mut parts = left.conjuncts();
                parts.extend(right.conjuncts());
                parts
            }
            _ => vec![self],
        }
    }

    /// The disjunction of `operands`.
    #[must_use]
    pub(crate) fn any(operands: impl IntoIterator<Item = Self>) -> Self {
        operands
            .into_iter()
            .reduce(|left, right| Self::binary(BinaryOp::Or, left, right))
            .unwrap_or(Self::bool(false))
    }

    /// The negation of `operand`.
    #[must_use]
    pub(crate) fn negated(operand: Self) -> Self {
        let place = operand.place.clone();
        Self { place, ..Self::made(ExprKind::Not(Box::new(operand))) }
    }

    /// The negation of this condition, simplified.
    #[must_use]
    pub(crate) fn negation(&self) -> Self {
        match &self.kind {
            ExprKind::Not(operand) => (**operand).clone(),
            ExprKind::Binary(op @ (BinaryOp::Eq | BinaryOp::Ne), left, right) => {
                let op = if *op == BinaryOp::Eq { BinaryOp::Ne } else { BinaryOp::Eq };
                Self { kind: ExprKind::Binary(op, left.clone(), right.clone()), ..self.clone() }
            }
            _ => Self::negated(self.clone()),
        }
    }

    fn binary(op: BinaryOp, left: Self, right: Self) -> Self {
        let place = left.place.clone().or_else(|| right.place.clone());
        Self { place, ..Self::made(ExprKind::Binary(op, Box::new(left), Box::new(right))) }
    }

    /// Whether it is the literal `true`.
    #[must_use]
    pub(crate) fn is_true(&self) -> bool {
        matches!(self.kind, ExprKind::Bool(true))
    }

    /// Whether it is exactly the placeholder `name`.
    #[must_use]
    pub(crate) fn is_placeholder(&self, name: &str) -> bool {
        matches!(&self.kind, ExprKind::Placeholder(found) if found == name)
    }

    /// Whether it maps an optional value to itself: `$name.map(|x| x)`.
    #[must_use]
    pub(crate) fn is_identity_map(&self, name: &str) -> bool {
        let ExprKind::Method { receiver, name: method, args, .. } = &self.kind else {
            return false;
        };
        let [Self { kind: ExprKind::Closure(params, body), .. }] = args.as_slice() else {
            return false;
        };
        let returns_argument = match (&body.kind, params.as_slice()) {
            (ExprKind::Path(path), [param]) => path.is_name(param),
            (ExprKind::Placeholder(found), [_]) => found == name,
            _ => false,
        };
        method == "map" && receiver.is_placeholder(name) && returns_argument
    }

    /// The type `T` if it is `$name.isa::<T>()`.
    #[must_use]
    pub(crate) fn tested_kind(&self, name: &str) -> Option<&RustType> {
        match &self.kind {
            ExprKind::Method { receiver, name: method, types, args }
                if method == "isa" && args.is_empty() && receiver.is_placeholder(name) =>
            {
                match types.as_slice() {
                    [ty] => Some(ty),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The path, if it is one.
    #[must_use]
    pub(crate) fn path(&self) -> Option<&RustPath> {
        match &self.kind {
            ExprKind::Path(path) => Some(path),
            _ => None,
        }
    }

    /// Whether it contains the placeholder `name`.
    #[must_use]
    pub(crate) fn uses(&self, name: &str) -> bool {
        self.count(name) > 0
    }

    /// Whether it may construct a type or an attribute from parameters that are invalid: whether it calls a function, or
    /// a method that is not known to read only.
    #[must_use]
    pub(crate) fn constructs(&self) -> bool {
        let mut calls = Calls(false);
        calls.visit_expr(&self.to_syn(&Placeholders::default()));
        calls.0
    }

    /// Whether it may itself construct a type or an attribute from parameters that are invalid: whether it calls a function
    /// of a class, or a method that is not known to read only. The code can be the body of a closure.
    #[must_use]
    pub(crate) fn constructs_itself(&self) -> bool {
        let mut constructors = Constructors::default();
        constructors.visit_expr(&self.to_syn(&Placeholders::default()));
        constructors.calls && !constructors.leaves
    }

    /// Whether it gives values to a constructor of a dialect's type or attribute, whose verifier may reject them. The
    /// constructors of the runtime are checked when generating.
    #[must_use]
    pub(crate) fn gives_values(&self) -> bool {
        let mut values = Values(false);
        values.visit_expr(&self.to_syn(&Placeholders::default()));
        values.0
    }

    /// Adds the functions without a path that it calls.
    pub(crate) fn collect_called(&self, called: &mut FxHashSet<String>) {
        struct Names<'a>(&'a mut FxHashSet<String>);
        impl<'ast> Visit<'ast> for Names<'_> {
            fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
                if let syn::Expr::Path(path) = &*call.func
                    && let Some(name) = path.path.get_ident()
                {
                    self.0.insert(name.to_string());
                }
                visit::visit_expr_call(self, call);
            }
        }
        Names(called).visit_expr(&self.to_syn(&Placeholders::default()));
    }

    /// The file and line, as `File.td:12`, unless odsgen ships the file.
    #[must_use]
    pub(crate) fn place(&self) -> Option<&str> {
        self.place.as_deref()
    }

    /// How often it contains the placeholder `name`.
    #[must_use]
    pub(crate) fn count(&self, name: &str) -> usize {
        let all = |args: &[Self]| args.iter().map(|arg| arg.count(name)).sum::<usize>();
        match &self.kind {
            ExprKind::Placeholder(found) => usize::from(found == name),
            ExprKind::Bool(_) | ExprKind::Literal(_) | ExprKind::Path(_) => 0,
            ExprKind::Not(operand) => operand.count(name),
            ExprKind::Binary(_, left, right) => left.count(name) + right.count(name),
            ExprKind::Call(function, args) => function.count(name) + all(args),
            ExprKind::Method { receiver, args, .. } => receiver.count(name) + all(args),
            ExprKind::Closure(_, body) => body.count(name),
            ExprKind::Opaque(expr) => placeholder::count(name, expr.to_token_stream()),
        }
    }

    /// The type of its value if known: of a literal, of a path such as `Enum::Case`, and of the context.
    #[must_use]
    pub(crate) fn ty(&self) -> Option<RustType> {
        let ty = match &self.kind {
            ExprKind::Placeholder(name) if name == "_ctxt" || name == "_builder" => {
                parse_quote!(&rt::Context)
            }
            ExprKind::Bool(_) => parse_quote!(bool),
            ExprKind::Literal(lit) => match lit {
                syn::Lit::Str(_) => parse_quote!(&'static str),
                syn::Lit::Char(_) => parse_quote!(char),
                syn::Lit::Int(int) if int.suffix().is_empty() => parse_quote!(i64),
                syn::Lit::Float(float) if float.suffix().is_empty() => parse_quote!(f64),
                _ => return None,
            },
            ExprKind::Opaque(expr) => match &**expr {
                syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
                    parse_quote!(i64)
                }
                _ => return None,
            },
            ExprKind::Path(path) => return path.owner(),
            _ => return None,
        };
        Some(RustType::spelled(ty))
    }

    /// Converts `expr`, whose names have the spelling of generated code.
    pub(super) fn read(expr: syn::Expr) -> Self {
        let range = named_at(&expr).map_or(0..0, |span| span.byte_range());
        let kind = match expr {
            syn::Expr::Lit(lit) if lit.attrs.is_empty() => match lit.lit {
                syn::Lit::Bool(value) => ExprKind::Bool(value.value),
                lit => ExprKind::Literal(lit),
            },
            syn::Expr::Path(path) if path.attrs.is_empty() && path.qself.is_none() => {
                let name = path.path.get_ident().and_then(placeholder::name_of);
                match name {
                    Some(name) => ExprKind::Placeholder(name),
                    None => ExprKind::Path(RustPath::spelled(path.path)),
                }
            }
            syn::Expr::Unary(unary)
                if unary.attrs.is_empty() && matches!(unary.op, syn::UnOp::Not(_)) =>
            {
                ExprKind::Not(Box::new(Self::read(*unary.expr)))
            }
            syn::Expr::Binary(binary) if binary.attrs.is_empty() => {
                match BinaryOp::of(&binary.op) {
                    Some(op) => {
                        let (left, right) = (Self::read(*binary.left), Self::read(*binary.right));
                        ExprKind::Binary(op, Box::new(left), Box::new(right))
                    }
                    None => ExprKind::Opaque(Box::new(syn::Expr::Binary(binary))),
                }
            }
            syn::Expr::Call(call) if call.attrs.is_empty() => {
                let args = call.args.into_iter().map(Self::read).collect();
                ExprKind::Call(Box::new(Self::read(*call.func)), args)
            }
            syn::Expr::MethodCall(call) => Self::read_method(call),
            syn::Expr::Closure(closure) => Self::read_closure(closure),
            other => ExprKind::Opaque(Box::new(other)),
        };
        Self { kind, range, place: None }
    }

    fn read_method(call: syn::ExprMethodCall) -> ExprKind {
        let types: Option<Vec<RustType>> = match &call.turbofish {
            None => Some(Vec::new()),
            Some(list) => {
                let types = list.args.iter().map(|arg| match arg {
                    syn::GenericArgument::Type(ty) => Some(RustType::spelled(ty.clone())),
                    _ => None,
                });
                types.collect()
            }
        };
        match types {
            Some(types) if call.attrs.is_empty() => ExprKind::Method {
                receiver: Box::new(Self::read(*call.receiver)),
                name: call.method.to_string(),
                types,
                args: call.args.into_iter().map(Self::read).collect(),
            },
            _ => ExprKind::Opaque(Box::new(syn::Expr::MethodCall(call))),
        }
    }

    fn read_closure(closure: syn::ExprClosure) -> ExprKind {
        let name = |pat: &syn::Pat| match pat {
            syn::Pat::Ident(pat)
                if pat.by_ref.is_none() && pat.mutability.is_none() && pat.subpat.is_none() =>
            {
                Some(pat.ident.to_string())
            }
            _ => None,
        };
        let params: Option<Vec<_>> = closure.inputs.iter().map(name).collect();
        let is_plain = closure.attrs.is_empty()
            && closure.capture.is_none()
            && matches!(closure.output, syn::ReturnType::Default)
            && closure.lifetimes.is_none()
            && closure.constness.is_none()
            && closure.asyncness.is_none();
        match params {
            Some(params) if is_plain => {
                ExprKind::Closure(params, Box::new(Self::read(*closure.body)))
            }
            _ => ExprKind::Opaque(Box::new(syn::Expr::Closure(closure))),
        }
    }

    /// Emits Rust, with placeholders replaced and a mark of the location.
    #[must_use]
    pub(crate) fn tokens(&self, with: &Placeholders) -> TokenStream {
        let tokens = self.to_syn(with).into_token_stream();
        match &self.place {
            Some(place) => mark::marked(place, tokens),
            None => tokens,
        }
    }

    pub(super) fn to_syn(&self, with: &Placeholders) -> syn::Expr {
        let list = |args: &[Self]| -> Punctuated<syn::Expr, syn::Token![,]> {
            args.iter().map(|arg| arg.to_syn(with)).collect()
        };
        match &self.kind {
            ExprKind::Placeholder(name) => match with.get(name) {
                Some(tokens) => parsed(mark::unmarked(tokens.clone())),
                None => {
                    let marker = placeholder::marker(name, proc_macro2::Span::call_site());
                    syn::parse_quote!(#marker)
                }
            },
            ExprKind::Bool(value) => syn::parse_quote!(#value),
            ExprKind::Literal(lit) => {
                syn::Expr::Lit(syn::ExprLit { attrs: Vec::new(), lit: lit.clone() })
            }
            ExprKind::Path(path) => syn::Expr::Path(syn::ExprPath {
                attrs: Vec::new(),
                qself: None,
                path: path.to_syn(),
            }),
            ExprKind::Not(operand) => syn::Expr::Unary(syn::ExprUnary {
                attrs: Vec::new(),
                op: syn::UnOp::Not(Default::default()),
                expr: Box::new(operand.to_syn(with)),
            }),
            ExprKind::Binary(op, left, right) => syn::Expr::Binary(syn::ExprBinary {
                attrs: Vec::new(),
                left: Box::new(left.to_syn(with)),
                op: op.to_syn(),
                right: Box::new(right.to_syn(with)),
            }),
            ExprKind::Call(function, args) => syn::Expr::Call(syn::ExprCall {
                attrs: Vec::new(),
                func: Box::new(function.to_syn(with)),
                paren_token: Default::default(),
                args: list(args),
            }),
            ExprKind::Method { receiver, name, types, args } => {
                syn::Expr::MethodCall(syn::ExprMethodCall {
                    attrs: Vec::new(),
                    receiver: Box::new(receiver.to_syn(with)),
                    dot_token: Default::default(),
                    method: ident(name),
                    turbofish: (!types.is_empty()).then(|| syn::parse_quote!(::<#(#types),*>)),
                    paren_token: Default::default(),
                    args: list(args),
                })
            }
            ExprKind::Closure(params, body) => {
                let params = params.iter().map(|param| ident(param));
                let mut closure: syn::ExprClosure = syn::parse_quote!(|#(#params),*| x);
                *closure.body = body.to_syn(with);
                syn::Expr::Closure(closure)
            }
            ExprKind::Opaque(expr) => {
                let tokens = expr.to_token_stream();
                if placeholder::any(tokens.clone()) {
                    parsed(with.replace(tokens))
                } else {
                    (**expr).clone()
                }
            }
        }
    }
}

/// The main token of `expr`.
fn named_at(expr: &syn::Expr) -> Option<Span> {
    Some(match expr {
        syn::Expr::Lit(lit) => lit.lit.span(),
        syn::Expr::Path(path) => path.path.segments.last()?.ident.span(),
        syn::Expr::Unary(unary) => match &unary.op {
            syn::UnOp::Not(op) => op.span,
            syn::UnOp::Neg(op) => op.span,
            _ => return None,
        },
        syn::Expr::MethodCall(call) => call.method.span(),
        syn::Expr::Call(call) => return named_at(&call.func),
        syn::Expr::Closure(closure) => closure.inputs_begin.span,
        syn::Expr::Field(field) => field.dot_token.span,
        syn::Expr::Macro(expr) => expr.mac.path.segments.last()?.ident.span(),
        syn::Expr::Binary(binary) => return named_at(&binary.left),
        _ => return None,
    })
}

/// Parses an expression, without redundant parentheses.
fn parsed(tokens: TokenStream) -> syn::Expr {
    match syn::parse2::<syn::Expr>(tokens.clone()) {
        Ok(mut expr) => {
            unparenthesize(&mut expr);
            expr
        }
        Err(_) => syn::Expr::Verbatim(tokens),
    }
}

/// Removes parentheses, which printing adds again where needed, and conditions that are always true.
pub(super) fn unparenthesize(expr: &mut syn::Expr) {
    struct Strip;
    impl VisitMut for Strip {
        fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
            while let syn::Expr::Paren(paren) = expr {
                let inner = std::mem::replace(&mut *paren.expr, syn::Expr::PLACEHOLDER);
                *expr = inner;
            }
            visit_mut::visit_expr_mut(self, expr);
            if let syn::Expr::Binary(binary) = expr
                && matches!(binary.op, syn::BinOp::And(_))
            {
                let side = if is_true(&binary.left) {
                    &mut binary.right
                } else if is_true(&binary.right) {
                    &mut binary.left
                } else {
                    return;
                };
                *expr = std::mem::replace(side, syn::Expr::PLACEHOLDER);
            }
        }
    }
    Strip.visit_expr_mut(expr);
}

/// Whether the expression is the literal `true`.
fn is_true(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::Lit(lit) if matches!(&lit.lit, syn::Lit::Bool(value) if value.value))
}

/// Methods that construct neither types nor attributes, except in closures that are their arguments.
#[rustfmt::skip]
const READERS: &[&str] = &[
    "all", "all_equal", "and_then", "any", "as_ref", "as_str", "attr_ref", "block", "blocks", "cast", "chain", "clone", "cloned",
    "collect", "contains", "contains_key", "copied", "count", "ctx", "dims", "dyn_cast", "element_type",
    "element_type_or_self", "encoding", "ends_with", "enumerate", "eq", "equal", "filter", "filter_map", "find",
    "first", "first_block", "flat_map", "get", "from", "get_or_default", "input", "inputs", "int", "int_or_float_bit_width",
    "into", "isa", "iter", "iter_values", "last", "layout", "len", "map", "map_or", "map_or_else", "max", "memory_space",
    "min", "ne", "next", "nth", "ok", "op", "operand", "operand_types", "operands", "parent", "parent_op",
    "position", "rank", "region", "regions", "result", "result_types", "results", "rev", "scalable_dims", "shape",
    "signedness", "size", "skip", "split_first", "split_last", "starts_with", "strides", "successor", "take",
    "tensor_shape_or_empty", "ty", "type_at", "types", "uint", "unwrap_or", "unwrap_or_default",
    "unwrap_or_else", "value", "values", "width", "windows", "zip",
];

/// Finds calls that may construct types or attributes.
struct Calls(bool);

impl Calls {
    /// Looks for a name before parentheses, which is a call. The arguments of macros are not parsed.
    fn visit_tokens(&mut self, tokens: TokenStream) {
        let mut before = None;
        for token in tokens {
            if let TokenTree::Group(group) = &token {
                let called = group.delimiter() == Delimiter::Parenthesis
                    && match &before {
                        Some(TokenTree::Ident(name)) => constructs(&name.clone().into()),
                        Some(TokenTree::Punct(punct)) => punct.as_char() == '>',
                        _ => false,
                    };
                self.0 |= called;
                self.visit_tokens(group.stream());
            }
            before = Some(token);
        }
    }
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        self.0 |= match &*call.func {
            syn::Expr::Path(path) => constructs(&path.path),
            _ => true,
        };
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.0 |= is_call(&call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.visit_tokens(mac.tokens.clone());
    }
}

/// Finds constructors, and expressions that leave the function that contains them.
#[derive(Default)]
struct Constructors {
    calls: bool,
    leaves: bool,
}

impl<'ast> Visit<'ast> for Constructors {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func {
            let owner = path.path.segments.iter().rev().nth(1).map(|it| it.ident.to_string());
            let is_of_class = owner.is_some_and(|it| it.starts_with(char::is_uppercase));
            self.calls |= is_of_class && constructs(&path.path);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.calls |= is_call(&call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_try(&mut self, _: &'ast syn::ExprTry) {
        self.leaves = true;
    }

    fn visit_expr_return(&mut self, _: &'ast syn::ExprReturn) {
        self.leaves = true;
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let leaves = self.leaves;
        visit::visit_expr_closure(self, closure);
        self.leaves = leaves;
    }
}

/// Finds constructors outside of the runtime with arguments that are neither names nor default values.
struct Values(bool);

impl<'ast> Visit<'ast> for Values {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func {
            let is_runtime = path.path.segments.first().is_some_and(|it| it.ident == "rt");
            let is_value = |arg: &syn::Expr| match arg {
                syn::Expr::Path(_) => false,
                syn::Expr::Call(call) => !call.args.is_empty(),
                _ => true,
            };
            self.0 |= !is_runtime && constructs(&path.path) && call.args.iter().any(is_value);
        }
        visit::visit_expr_call(self, call);
    }
}

/// Whether a method may construct types or attributes.
fn is_call(name: &str) -> bool {
    let is_question =
        ["is_", "has_", "num_", "wrapping_", "to_"].iter().any(|start| name.starts_with(start));
    !is_question && !READERS.contains(&name)
}

/// Whether a function may construct types or attributes. A name in capitals is that of a variant.
fn constructs(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| {
        let name = last.ident.to_string();
        !name.starts_with(char::is_uppercase) && (name == "get" || is_call(&name))
    })
}
