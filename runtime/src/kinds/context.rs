//! Context methods for affine expressions and common attributes.

use crate::core::context::{Context, Owned};
use crate::kinds::affine::AffineBinaryKind::{self, Add, CeilDiv, FloorDiv, Mod, Mul};
use crate::kinds::affine::AffineExprKind::{self, Binary, Constant, Dim, Symbol};
use crate::kinds::affine::{AffineExpr, AffineExprData};
use crate::kinds::attrs::{FloatAttr, IntegerAttr};
use crate::kinds::types::{IndexType, IntegerType};
use crate::support::apfloat::{ApFloat, FloatSemantics};

/// Construction and inspection of affine expressions.
impl Context {
    fn intern_affine(&self, kind: AffineExprKind) -> AffineExpr {
        let (depth, symbolic_or_constant) = match kind {
            Constant(_) | Symbol(_) => (0, true),
            Dim(_) => (0, false),
            Binary(_, left, right) => {
                let (left, right) = (self.affine_data(left), self.affine_data(right));
                (
                    left.depth.max(right.depth) + 1,
                    left.symbolic_or_constant && right.symbolic_or_constant,
                )
            }
        };
        let index = self.kinds.affine.intern(AffineExprData { kind, depth, symbolic_or_constant });
        AffineExpr(self.origin.start() + index)
    }

    #[track_caller]
    fn affine_data(&self, expr: AffineExpr) -> &AffineExprData {
        match self.kinds.affine.get(expr.0.wrapping_sub(self.origin.start())) {
            Some(data) => data,
            None => self.origin.foreign("affine expression", expr.0),
        }
    }

    /// The structure of `expr`.
    ///
    /// # Panics
    ///
    /// If `expr` belongs to another context. In release builds, only if it is out of range for this one. This holds for
    /// all methods on affine expressions.
    #[track_caller]
    pub fn affine_kind(&self, expr: AffineExpr) -> AffineExprKind {
        self.affine_data(expr).kind
    }

    /// The nesting depth of `expr`.
    #[track_caller]
    pub fn affine_depth(&self, expr: AffineExpr) -> u32 {
        self.affine_data(expr).depth
    }

    /// Whether `expr` contains no dimensions.
    #[track_caller]
    pub fn is_affine_symbolic_or_constant(&self, expr: AffineExpr) -> bool {
        self.affine_data(expr).symbolic_or_constant
    }

    /// The dimension at `position`.
    pub fn affine_dim(&self, position: u32) -> AffineExpr {
        self.intern_affine(Dim(position))
    }

    /// The symbol at `position`.
    pub fn affine_symbol(&self, position: u32) -> AffineExpr {
        self.intern_affine(Symbol(position))
    }

    /// A constant expression.
    pub fn affine_constant(&self, value: i64) -> AffineExpr {
        self.intern_affine(Constant(value))
    }

    fn affine_as_constant(&self, expr: AffineExpr) -> Option<i64> {
        match self.affine_kind(expr) {
            Constant(value) => Some(value),
            _ => None,
        }
    }

    fn affine_as(
        &self,
        expected: AffineBinaryKind,
        expr: AffineExpr,
    ) -> Option<(AffineExpr, AffineExpr)> {
        match self.affine_kind(expr) {
            Binary(kind, left, right) if kind == expected => Some((left, right)),
            _ => None,
        }
    }

    /// The binary expression `left kind right`, simplified. Does not check that it is affine; the parser does.
    #[track_caller]
    pub fn affine_binary(
        &self,
        kind: AffineBinaryKind,
        left: AffineExpr,
        right: AffineExpr,
    ) -> AffineExpr {
        let simplified = match kind {
            Add => self.simplify_add(left, right),
            Mul => self.simplify_mul(left, right),
            Mod => self.simplify_mod(left, right),
            FloorDiv | CeilDiv => self.simplify_div(kind, left, right),
        };
        simplified.unwrap_or_else(|| self.intern_affine(Binary(kind, left, right)))
    }

    /// The sum of `left` and `right`.
    #[track_caller]
    pub fn affine_add(&self, left: AffineExpr, right: AffineExpr) -> AffineExpr {
        self.affine_binary(Add, left, right)
    }

    /// The product of `left` and `right`.
    #[track_caller]
    pub fn affine_mul(&self, left: AffineExpr, right: AffineExpr) -> AffineExpr {
        self.affine_binary(Mul, left, right)
    }

    /// The difference of `left` and `right`, as `left + right * -1`.
    #[track_caller]
    pub fn affine_sub(&self, left: AffineExpr, right: AffineExpr) -> AffineExpr {
        self.affine_add(left, self.affine_neg(right))
    }

    /// The negation of `expr`, as `expr * -1`.
    #[track_caller]
    pub fn affine_neg(&self, expr: AffineExpr) -> AffineExpr {
        self.affine_mul(expr, self.affine_constant(-1))
    }

    fn simplify_add(&self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let (lconst, rconst) = (self.affine_as_constant(left), self.affine_as_constant(right));
        if let (Some(l), Some(r)) = (lconst, rconst) {
            return l.checked_add(r).map(|sum| self.affine_constant(sum));
        }
        // Canonical order: dimensions, symbols, constants.
        if lconst.is_some()
            || self.is_affine_symbolic_or_constant(left)
                && !self.is_affine_symbolic_or_constant(right)
        {
            return Some(self.affine_add(right, left));
        }
        if self.is_out_of_order(left, right) {
            return Some(self.affine_add(right, left));
        }
        if rconst == Some(0) {
            return Some(left);
        }
        let lsum = self.affine_as(Add, left);
        if let (Some((a, b)), Some(r)) = (lsum, rconst)
            && let Some(l) = self.affine_as_constant(b)
        {
            // (a + l) + r
            // Like upstream, only the sum of two plain constants is checked for overflow.
            return Some(self.affine_add(a, self.affine_constant(l.wrapping_add(r))));
        }
        // a * l + a * r, where either factor may be missing
        let factor = |expr| match self.affine_as(Mul, expr) {
            Some((inner, by)) => match self.affine_as_constant(by) {
                Some(by) => (inner, by),
                None => (expr, 1),
            },
            None => (expr, 1),
        };
        let ((a, l), (b, r)) = (factor(left), factor(right));
        if a == b {
            return Some(self.affine_mul(a, self.affine_constant(l.wrapping_add(r))));
        }
        if let Some((a, b)) = lsum
            && self.affine_as_constant(b).is_some()
        {
            // (a + constant) + right
            return Some(self.affine_add(self.affine_add(a, right), b));
        }
        self.simplify_to_mod(left, right)
    }

    /// Whether `left` and `right` are dimensions, or symbols, in descending order.
    fn is_out_of_order(&self, left: AffineExpr, right: AffineExpr) -> bool {
        match (self.affine_kind(left), self.affine_kind(right)) {
            (Dim(l), Dim(r)) | (Symbol(l), Symbol(r)) => l > r,
            _ => false,
        }
    }

    /// `e - q * (e floordiv q)` is `e mod q`.
    fn simplify_to_mod(&self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let Binary(_, product, factor) = self.affine_kind(right) else { return None };
        // ((e floordiv q) * q) * -1 with a symbolic q
        if self.affine_as_constant(factor) == Some(-1)
            && let Some((quotient, by)) = self.affine_as(Mul, product)
        {
            let (dividend, divisor) = self.affine_as(FloorDiv, quotient)?;
            if divisor == by && dividend == left {
                return Some(self.affine_binary(Mod, left, by));
            }
        }
        // (e floordiv c) * -c
        let (dividend, divisor) = self.affine_as(FloorDiv, product)?;
        self.affine_as(Mul, right)?;
        let is_positive = self.affine_as_constant(divisor).is_some_and(|divisor| divisor > 0);
        if is_positive && left == dividend && divisor == self.affine_neg(factor) {
            return Some(self.affine_binary(Mod, left, divisor));
        }
        // (a + e) - q * (e floordiv q)
        let (rest, last) = self.affine_as(Add, left)?;
        let simplified = self.simplify_add(last, right)?;
        Some(self.affine_add(rest, simplified))
    }

    fn simplify_mul(&self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let (lconst, rconst) = (self.affine_as_constant(left), self.affine_as_constant(right));
        if let (Some(l), Some(r)) = (lconst, rconst) {
            return l.checked_mul(r).map(|product| self.affine_constant(product));
        }
        // Canonical order: dimensions, symbols, constants.
        if lconst.is_some()
            || !self.is_affine_symbolic_or_constant(right)
                && self.is_affine_symbolic_or_constant(left)
        {
            return Some(self.affine_mul(right, left));
        }
        if self.is_out_of_order(left, right) {
            return Some(self.affine_mul(right, left));
        }
        match rconst {
            Some(1) => return Some(left),
            Some(0) => return Some(right),
            _ => {}
        }
        if let Some((a, b)) = self.affine_as(Mul, left)
            && let Some(l) = self.affine_as_constant(b)
        {
            return match rconst {
                // (a * l) * r
                Some(r) => Some(self.affine_mul(a, self.affine_constant(l.wrapping_mul(r)))),
                // (a * constant) * right
                None => Some(self.affine_mul(self.affine_mul(a, right), b)),
            };
        }
        None
    }

    fn simplify_div(
        &self,
        kind: AffineBinaryKind,
        left: AffineExpr,
        right: AffineExpr,
    ) -> Option<AffineExpr> {
        let divisor = self.affine_as_constant(right).filter(|&divisor| divisor != 0)?;
        if let Some(dividend) = self.affine_as_constant(left) {
            let floor = |a: i64, b: i64| {
                let quotient = a.checked_div(b)?;
                let inexact = a.wrapping_rem(b) != 0;
                Some(if inexact && (a < 0) != (b < 0) { quotient - 1 } else { quotient })
            };
            let ceil = |a: i64, b: i64| {
                let quotient = a.checked_div(b)?;
                let inexact = a.wrapping_rem(b) != 0;
                Some(if inexact && (a < 0) == (b < 0) { quotient + 1 } else { quotient })
            };
            let quotient =
                if kind == FloorDiv { floor(dividend, divisor) } else { ceil(dividend, divisor) };
            return quotient.map(|quotient| self.affine_constant(quotient));
        }
        if divisor == 1 {
            return Some(left);
        }
        if let Some((a, b)) = self.affine_as(Mul, left)
            && let Some(factor) = self.affine_as_constant(b)
            && factor.checked_rem(divisor) == Some(0)
        {
            let quotient = factor.checked_div(divisor)?;
            return Some(self.affine_mul(a, self.affine_constant(quotient)));
        }
        if kind == FloorDiv
            && let Some((a, b)) = self.affine_as(Add, left)
            && (self.is_known_multiple(a, divisor) || self.is_known_multiple(b, divisor))
        {
            let a = self.affine_binary(FloorDiv, a, right);
            let b = self.affine_binary(FloorDiv, b, right);
            return Some(self.affine_add(a, b));
        }
        None
    }

    fn simplify_mod(&self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let divisor = self.affine_as_constant(right).filter(|&divisor| divisor >= 1)?;
        if let Some(dividend) = self.affine_as_constant(left) {
            return Some(self.affine_constant(dividend.rem_euclid(divisor)));
        }
        if self.is_known_multiple(left, divisor) {
            return Some(self.affine_constant(0));
        }
        if let Some((a, b)) = self.affine_as(Add, left) {
            if self.is_known_multiple(a, divisor) {
                return Some(self.affine_binary(Mod, b, right));
            }
            if self.is_known_multiple(b, divisor) {
                return Some(self.affine_binary(Mod, a, right));
            }
        }
        if let Some((a, b)) = self.affine_as(Mod, left)
            && let Some(inner) = self.affine_as_constant(b)
            && inner >= 1
            && inner.rem_euclid(divisor) == 0
        {
            return Some(self.affine_binary(Mod, a, right));
        }
        None
    }

    fn is_known_multiple(&self, expr: AffineExpr, of: i64) -> bool {
        (self.affine_largest_known_divisor(expr) as i64).checked_rem(of) == Some(0)
    }

    /// The largest known divisor of `expr` for all dimensions and symbols; 0 if `expr` is zero.
    pub fn affine_largest_known_divisor(&self, expr: AffineExpr) -> u64 {
        match self.affine_kind(expr) {
            Constant(value) => value.unsigned_abs(),
            Dim(_) | Symbol(_) => 1,
            Binary(FloorDiv | CeilDiv, left, right) => {
                match self.affine_as_constant(right).map(i64::unsigned_abs) {
                    Some(by) if by != 0 => {
                        let divisor = self.affine_largest_known_divisor(left);
                        if divisor.is_multiple_of(by) { divisor / by } else { 1 }
                    }
                    _ => 1,
                }
            }
            Binary(Mul, left, right) => self
                .affine_largest_known_divisor(left)
                .wrapping_mul(self.affine_largest_known_divisor(right)),
            Binary(Add | Mod, left, right) => {
                let mut a = self.affine_largest_known_divisor(left);
                let mut b = self.affine_largest_known_divisor(right);
                while b != 0 {
                    (a, b) = (b, a % b);
                }
                a
            }
        }
    }
}

/// Shortcuts for common attributes.
impl Context {
    /// The `f64` attribute, upstream's `Builder::getF64FloatAttr`.
    pub fn f64_attr(&self, value: f64) -> FloatAttr<'_> {
        FloatAttr::from_ap_float(self, ApFloat::from_f64(FloatSemantics::F64, value))
    }

    /// The `i64` attribute, upstream's `Builder::getI64IntegerAttr`.
    pub fn i64_attr(&self, value: i64) -> IntegerAttr<'_> {
        IntegerAttr::get(self, IntegerType::get(self, 64), value)
    }

    /// The `index` attribute, upstream's `Builder::getIndexAttr`.
    pub fn index_attr(&self, value: i64) -> IntegerAttr<'_> {
        IntegerAttr::get(self, IndexType::get(self), value)
    }
}

impl Owned for AffineExpr {
    #[inline]
    #[track_caller]
    fn assert_owned(self, ctx: &Context) {
        if cfg!(debug_assertions) {
            ctx.affine_data(self);
        }
    }
}
