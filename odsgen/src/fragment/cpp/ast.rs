//! The C++ of a fragment as a tree.

use std::collections::BTreeSet;
use std::ops::Range;

/// An expression, and the bytes of the fragment that it is.
#[derive(Clone, Debug)]
pub(super) struct Expr {
    pub(super) kind: ExprKind,
    pub(super) range: Range<usize>,
}

/// The kinds of expressions.
#[derive(Clone, Debug)]
pub(super) enum ExprKind {
    /// A number without its suffix.
    Number(String),
    /// A string literal, with its quotes; adjacent ones are joined.
    String(String),
    /// A character literal, with its quotes.
    Char(String),
    /// A name, a keyword that is a value, or a placeholder such as `$_self`.
    Path(Path),
    /// `op operand`
    Unary(String, Box<Expr>),
    /// `left op right`
    Binary(String, Box<Expr>, Box<Expr>),
    /// `condition ? then : otherwise`
    Conditional(Box<[Expr; 3]>),
    /// `function(args)`
    Call(Box<Expr>, Vec<Expr>),
    /// `receiver.name` or `receiver->name`
    Member(Box<Expr>, Segment),
    /// `base[index]`
    Index(Box<Expr>, Box<Expr>),
    /// `{a, b}` or `T{a, b}`
    Braces(Option<Path>, Vec<Expr>),
    /// `[captures](params) -> returns { body }`
    Lambda(Vec<Param>, Vec<Stmt>),
}

/// A qualified name.
#[derive(Clone, Debug, Default)]
pub(super) struct Path {
    /// Whether it starts with `::`.
    pub(super) is_global: bool,
    pub(super) segments: Vec<Segment>,
}

impl Path {
    /// The name, if it is one without template arguments.
    pub(super) fn name(&self) -> Option<&str> {
        match self.segments.as_slice() {
            [only] if only.args.is_empty() && !self.is_global => Some(&only.name),
            _ => None,
        }
    }

    /// The last name.
    pub(super) fn last(&self) -> &str {
        self.segments.last().map_or("", |last| &last.name)
    }

    /// The names before the last.
    pub(super) fn qualifier(&self) -> Vec<&str> {
        let count = self.segments.len().saturating_sub(1);
        self.segments[..count].iter().map(|segment| segment.name.as_str()).collect()
    }

    /// The names with `::` between them.
    pub(super) fn spelled(&self) -> String {
        let names: Vec<_> = self.segments.iter().map(|segment| segment.name.as_str()).collect();
        names.join("::")
    }
}

impl Segment {
    /// The part `name` of a path that is not written.
    pub(super) fn plain(name: &str) -> Self {
        Self { name: name.to_owned(), start: 0, args: Vec::new() }
    }
}

/// A part of a qualified name.
#[derive(Clone, Debug)]
pub(super) struct Segment {
    pub(super) name: String,
    /// The offset of the name in the fragment.
    pub(super) start: usize,
    pub(super) args: Vec<TemplateArg>,
}

/// A template argument.
#[derive(Clone, Debug)]
pub(super) enum TemplateArg {
    Type(Type),
    /// A number or a string.
    Value,
    /// `returns(params)`
    Function,
}

/// A type.
#[derive(Clone, Debug)]
pub(super) struct Type {
    pub(super) path: Path,
    /// The declarators that follow it: `&`, `*`, `...`.
    pub(super) declarators: Vec<String>,
    pub(super) is_const: bool,
}

impl Type {
    /// Whether it is `auto`.
    pub(super) fn is_auto(&self) -> bool {
        self.path.name() == Some("auto")
    }
}

/// A parameter of a lambda.
#[derive(Clone, Debug)]
pub(super) struct Param {
    pub(super) ty: Type,
    pub(super) name: Option<String>,
}

/// A statement.
#[derive(Clone, Debug)]
pub(super) enum Stmt {
    Block(Vec<Stmt>),
    Return(Option<Expr>),
    If(Condition, Box<Stmt>, Option<Box<Stmt>>),
    /// Variables and their values.
    Let(Type, Vec<(String, Option<Expr>)>),
    Expr(Expr),
    /// `for (auto name : list) body`
    For(String, Expr, Box<Stmt>),
    /// A statement that is not translated, with its description.
    Other(&'static str, usize),
    Empty,
}

/// The condition of an `if`.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    Expr(Expr),
    /// `auto name = value`
    Bound(String, Expr),
}

/// A method that a class declares.
#[derive(Clone, Debug)]
pub(super) struct Method {
    pub(super) name: String,
    pub(super) params: Vec<Param>,
    /// `None` if the method is declared only.
    pub(super) body: Option<MethodBody>,
}

/// The body of a method.
#[derive(Clone, Debug)]
pub(super) struct MethodBody {
    pub(super) statements: Vec<Stmt>,
    /// The unqualified names in its expressions, also in those of statements that have no tree.
    pub(super) names: BTreeSet<String>,
}
