//! Affine expressions: sums, products, divisions and remainders of dimensions and symbols.
//!
//! Expressions are interned, and simplified like upstream when they are built, because the text shows it:
//! `d0 + 1 + 2` becomes `d0 + 3`.

mod sums;

pub(crate) use self::sums::ordered_sum;

/// An affine expression of a [`Context`](crate::core::context::Context). Corresponds to `mlir::AffineExpr`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct AffineExpr(pub(super) u32);

/// The operation of a binary expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "named as in the text form")]
pub enum AffineBinaryKind {
    Add,
    Mul,
    Mod,
    FloorDiv,
    CeilDiv,
}

/// The structure of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineExprKind {
    /// A constant.
    Constant(i64),
    /// A dimension, by position.
    Dim(u32),
    /// A symbol, by position.
    Symbol(u32),
    /// An operation on two expressions.
    Binary(AffineBinaryKind, AffineExpr, AffineExpr),
}

/// The interned data of an expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct AffineExprData {
    pub(super) kind: AffineExprKind,
    /// The nesting depth, which follows from `kind`.
    pub(super) depth: u32,
    pub(super) symbolic_or_constant: bool,
}
