//! Expressions and statements as trees, with which Rust and C++ are written alike.

mod constructs;
mod fill;
mod make;
mod print;
mod read;

use std::ops::Range;
use std::rc::Rc;

use quote::ToTokens as _;
use rustc_hash::FxHashSet;
use syn::parse_quote;
use syn::visit::{self, Visit};

pub(super) use self::fill::Position;
pub(super) use self::read::unparenthesize;
use super::placeholder::{self, Placeholders};
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
    /// `op operand`
    Unary(UnaryOp, Box<Expr>),
    /// `left op right`
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `value as T`
    Cast(Box<Expr>, RustType),
    /// `&value`
    Reference(Box<Expr>),
    /// `[a, b]`
    List(Vec<Expr>),
    /// `value.name`
    Field(Box<Expr>, String),
    /// `base[index]`
    Index(Box<Expr>, Box<Expr>),
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
    /// `|parameters| body`
    Closure(Vec<Pattern>, Box<Expr>),
    /// `if condition { then } else { otherwise }`
    If {
        /// The condition, which may be `LetSome`.
        condition: Box<Expr>,
        /// The value if it is true.
        then: Box<Expr>,
        /// The value if it is false.
        otherwise: Option<Box<Expr>>,
    },
    /// `let Some(name) = value`, as a condition.
    LetSome(String, Box<Expr>),
    /// `{ statements }`. The last one has the value.
    Block(Vec<Statement>),
    /// `for name in list { body }`
    For(String, Box<Expr>, Vec<Statement>),
    /// Opaque Rust, emitted with its placeholders replaced.
    Opaque(Box<syn::Expr>),
}

/// A parameter of a closure.
#[derive(Clone)]
pub(crate) enum Pattern {
    /// `name`
    Name(String),
    /// `(a, b)`
    Tuple(Vec<String>),
}

/// A statement.
#[derive(Clone)]
pub(crate) enum Statement {
    /// `let name = value;`
    Let(String, Expr),
    /// `value;`
    Discard(Expr),
    /// `value`, at the end of a block or with a block of its own.
    Value(Expr),
    /// Opaque Rust.
    Opaque(Box<syn::Stmt>),
}

/// A part of an expression.
enum Part<'e> {
    Expr(&'e Expr),
    Opaque(&'e syn::Stmt),
}

/// The operators of [`ExprKind::Unary`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnaryOp {
    /// `!`
    Not,
    /// `-`
    Neg,
    /// `*`
    Deref,
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
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `&`
    BitAnd,
    /// `|`
    BitOr,
    /// `^`
    BitXor,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
}

/// The operators, with their text, which is the same in Rust and C++.
const BINARY: [(BinaryOp, &str); 18] = [
    (BinaryOp::And, "&&"),
    (BinaryOp::Or, "||"),
    (BinaryOp::Eq, "=="),
    (BinaryOp::Ne, "!="),
    (BinaryOp::Lt, "<"),
    (BinaryOp::Le, "<="),
    (BinaryOp::Gt, ">"),
    (BinaryOp::Ge, ">="),
    (BinaryOp::Add, "+"),
    (BinaryOp::Sub, "-"),
    (BinaryOp::Mul, "*"),
    (BinaryOp::Div, "/"),
    (BinaryOp::Rem, "%"),
    (BinaryOp::BitAnd, "&"),
    (BinaryOp::BitOr, "|"),
    (BinaryOp::BitXor, "^"),
    (BinaryOp::Shl, "<<"),
    (BinaryOp::Shr, ">>"),
];

impl BinaryOp {
    /// The operator that is written as `text`.
    pub(super) fn of(text: &str) -> Option<Self> {
        BINARY.iter().find(|(_, it)| *it == text).map(|(op, _)| *op)
    }

    /// Its text.
    pub(super) fn text(self) -> &'static str {
        BINARY.iter().find(|(op, _)| *op == self).map_or("", |(_, text)| text)
    }

    /// Whether it compares or combines truth values.
    pub(super) fn is_condition(self) -> bool {
        use BinaryOp::{And, Eq, Ge, Gt, Le, Lt, Ne, Or};
        matches!(self, And | Or | Eq | Ne | Lt | Le | Gt | Ge)
    }
}

impl std::fmt::Debug for Expr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Expr({})", self.tokens(&Placeholders::default()))
    }
}

/// Expressions are equal if they are the same Rust, wherever it was written.
impl PartialEq for Expr {
    fn eq(&self, other: &Self) -> bool {
        let text = |expr: &Self| {
            expr.to_syn(&Placeholders::default()).into_token_stream().to_string()
        };
        text(self) == text(other)
    }
}

impl Expr {
    /// Whether it is a call of a function of the module with placeholders as arguments.
    #[must_use]
    pub(crate) fn calls_placeholders(&self) -> bool {
        let ExprKind::Call(function, args) = &self.kind else { return false };
        matches!(&function.kind, ExprKind::Path(path) if path.names().count() == 1)
            && args.iter().all(|arg| matches!(arg.kind, ExprKind::Placeholder(_)))
    }

    /// The elements, if it is a list, `&[a, b]`.
    fn elements(&self) -> Option<&[Self]> {
        let ExprKind::Reference(list) = &self.kind else { return None };
        let ExprKind::List(elements) = &list.kind else { return None };
        Some(elements)
    }

    /// The element, if it is a list of one: `&[element]`.
    #[must_use]
    pub(crate) fn single(&self) -> Option<Self> {
        let [element] = self.elements()? else { return None };
        Some(Self { place: self.place.clone(), ..element.clone() })
    }

    /// The vector, if it is a list: `&[…]`.
    #[must_use]
    pub(crate) fn vector(&self) -> Option<Self> {
        let list = Self::of(ExprKind::List(self.elements()?.to_vec()));
        Some(Self { kind: list.method("to_vec", []).kind, ..self.clone() })
    }

    /// Whether it is only a placeholder or a truth value.
    #[must_use]
    pub(crate) fn is_trivial(&self) -> bool {
        matches!(self.kind, ExprKind::Placeholder(_) | ExprKind::Bool(_))
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

    /// What the leftmost receiver or operand is.
    #[must_use]
    pub(super) fn root(&self) -> &Self {
        match &self.kind {
            ExprKind::Method { receiver: inner, .. }
            | ExprKind::Call(inner, _)
            | ExprKind::Field(inner, _)
            | ExprKind::Index(inner, _)
            | ExprKind::Cast(inner, _)
            | ExprKind::Binary(_, inner, _) => inner.root(),
            _ => self,
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
            (ExprKind::Path(path), [Pattern::Name(param)]) => path.is_name(param),
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

    /// The name, if it is a variable.
    #[must_use]
    pub(crate) fn local(&self) -> Option<String> {
        let mut names = self.path()?.names();
        let name = names.next().filter(|_| names.next().is_none())?;
        name.starts_with(|c: char| c.is_ascii_lowercase()).then_some(name)
    }

    /// The path, if it is one.
    #[must_use]
    pub(crate) fn path(&self) -> Option<&RustPath> {
        match &self.kind {
            ExprKind::Path(path) => Some(path),
            _ => None,
        }
    }

    /// The value of an integer literal, perhaps with a sign; `None` if it is none.
    pub(super) fn integer(&self) -> Option<i128> {
        match &self.kind {
            ExprKind::Literal(syn::Lit::Int(literal)) => literal.base10_parse().ok(),
            ExprKind::Unary(UnaryOp::Neg, operand) => operand.integer().map(|it| -it),
            _ => None,
        }
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

    /// Whether it contains the placeholder `name`.
    #[must_use]
    pub(crate) fn uses(&self, name: &str) -> bool {
        self.count(name) > 0
    }

    /// How often it contains the placeholder `name`.
    #[must_use]
    pub(crate) fn count(&self, name: &str) -> usize {
        let own = match &self.kind {
            ExprKind::Placeholder(found) => usize::from(found == name),
            ExprKind::Opaque(expr) => placeholder::count(name, expr.to_token_stream()),
            _ => 0,
        };
        let mut parts = 0;
        self.each_part(&mut |part| {
            parts += match part {
                Part::Expr(part) => part.count(name),
                Part::Opaque(statement) => placeholder::count(name, statement.to_token_stream()),
            };
        });
        own + parts
    }

    /// Calls `visit` for each part directly in it.
    fn each_part<'e>(&'e self, visit: &mut dyn FnMut(Part<'e>)) {
        let mut part = |part: &'e Self| visit(Part::Expr(part));
        let statements: &[Statement] = match &self.kind {
            ExprKind::Placeholder(_)
            | ExprKind::Bool(_)
            | ExprKind::Literal(_)
            | ExprKind::Path(_)
            | ExprKind::Opaque(_) => &[],
            ExprKind::Unary(_, inner)
            | ExprKind::Cast(inner, _)
            | ExprKind::Reference(inner)
            | ExprKind::Field(inner, _)
            | ExprKind::Closure(_, inner)
            | ExprKind::LetSome(_, inner) => {
                part(inner);
                &[]
            }
            ExprKind::Binary(_, left, right) | ExprKind::Index(left, right) => {
                part(left);
                part(right);
                &[]
            }
            ExprKind::List(items) => {
                items.iter().for_each(part);
                return;
            }
            ExprKind::Call(function, args) | ExprKind::Method { receiver: function, args, .. } => {
                part(function);
                args.iter().for_each(part);
                return;
            }
            ExprKind::If { condition, then, otherwise } => {
                part(condition);
                part(then);
                otherwise.iter().for_each(|it| part(it));
                &[]
            }
            ExprKind::Block(statements) => statements,
            ExprKind::For(_, list, body) => {
                part(list);
                body
            }
        };
        for statement in statements {
            visit(match statement {
                Statement::Let(_, value) | Statement::Discard(value) | Statement::Value(value) => {
                    Part::Expr(value)
                }
                Statement::Opaque(statement) => Part::Opaque(statement),
            });
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
            ExprKind::Unary(UnaryOp::Neg, _) => parse_quote!(i64),
            ExprKind::Path(path) => return path.owner(),
            _ => return None,
        };
        Some(RustType::spelled(ty))
    }
}
