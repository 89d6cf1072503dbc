//! The syntax tree.

use super::Place;

/// A name and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    pub text: String,
    pub place: Place,
}

/// An expression and its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub place: Place,
}

/// The kinds of expressions.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    Number(f64),
    Variable(String),
    /// `[1, 2, 3]`
    Array(Vec<Expr>),
    /// `[0; 100]`
    Fill(Box<Expr>, u64),
    /// `-x`
    Negate(Box<Expr>),
    /// `x + y`, where the operator is built in.
    Binary(Operator, Box<Expr>, Box<Expr>),
    /// `f(x, y)`, or an operator that the program defines.
    Call(String, Vec<Expr>),
    /// `a[i, j]`
    Element(Box<Expr>, Vec<Expr>),
    /// `x = y`
    Assign(Name, Box<Expr>),
    /// `a[i, j] = y`
    AssignElement(Name, Vec<Expr>, Box<Expr>),
    /// `if x then y else z`
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `for i = x, condition, step in body`
    For(Box<For>),
    /// `var x = y in z`
    Var(Vec<(Name, Expr)>, Box<Expr>),
    /// `{ x; y }`
    Block(Vec<Expr>),
}

/// A loop.
#[derive(Clone, PartialEq, Debug)]
pub struct For {
    pub variable: Name,
    pub start: Expr,
    pub condition: Expr,
    pub step: Expr,
    pub body: Expr,
}

/// The operators that are built in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    Less,
    Add,
    Sub,
    Mul,
    Div,
}

/// A function that has a body or is a function of C.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    pub name: Name,
    pub parameters: Vec<Name>,
    /// Absent for a function of C.
    pub body: Option<Expr>,
}

/// What a text defines, and the expressions that it evaluates.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Program {
    pub functions: Vec<Function>,
    pub expressions: Vec<Expr>,
}
