//! Printing of affine expressions, maps and sets.

use super::AsmWriter;
use crate::kinds::affine::{AffineBinaryKind, AffineExpr, AffineExprKind};
use crate::kinds::attrs::{AffineMapAttr, IntegerSetAttr};

/// Writes a dimension or symbol, given its position and whether it is a symbol.
type Name<'n, 'c> = &'n mut dyn FnMut(&mut AsmWriter<'c>, u32, bool);

impl<'c> AsmWriter<'c> {
    /// Writes an affine expression over `d0`, `d1`, ... and `s0`, `s1`, ...
    pub fn print_affine_expr(&mut self, expr: AffineExpr) {
        self.print_affine_expr_with(expr, &mut |w, position, symbol| {
            w.write_char(if symbol { 's' } else { 'd' });
            w.write_u64(position.into());
        });
    }

    /// Writes an affine expression; `name` writes dimensions and symbols.
    pub fn print_affine_expr_with(
        &mut self,
        expr: AffineExpr,
        name: &mut dyn FnMut(&mut AsmWriter<'c>, u32, bool),
    ) {
        self.affine_expr(expr, false, name);
    }

    /// Writes an affine expression, in parentheses if `tight` and needed: the context binds more tightly than a sum.
    fn affine_expr(&mut self, expr: AffineExpr, tight: bool, name: Name<'_, 'c>) {
        let (kind, left, right) = match self.ctx.affine_kind(expr) {
            AffineExprKind::Constant(value) => return self.write_i64(value),
            AffineExprKind::Dim(position) => return name(self, position, false),
            AffineExprKind::Symbol(position) => return name(self, position, true),
            AffineExprKind::Binary(kind, left, right) => (kind, left, right),
        };
        if tight {
            self.write_char('(');
        }
        match kind {
            AffineBinaryKind::Add => self.affine_sum(left, right, name),
            AffineBinaryKind::Mul if self.affine_constant(right) == Some(-1) => {
                self.write_char('-');
                self.affine_expr(left, true, name);
            }
            _ => {
                self.affine_expr(left, true, name);
                self.write(match kind {
                    AffineBinaryKind::Mod => " mod ",
                    AffineBinaryKind::FloorDiv => " floordiv ",
                    AffineBinaryKind::CeilDiv => " ceildiv ",
                    _ => " * ",
                });
                self.affine_expr(right, true, name);
            }
        }
        if tight {
            self.write_char(')');
        }
    }

    /// Writes a sum, or a difference if the right side is negative.
    fn affine_sum(&mut self, left: AffineExpr, right: AffineExpr, name: Name<'_, 'c>) {
        self.affine_expr(left, false, name);
        match self.ctx.affine_kind(right) {
            AffineExprKind::Binary(AffineBinaryKind::Mul, inner, factor)
                if self.affine_constant(factor).is_some_and(|factor| factor < 0) =>
            {
                self.write(" - ");
                let factor = self.affine_constant(factor).unwrap_or(-1).wrapping_neg();
                if factor == 1 {
                    let is_sum = matches!(
                        self.ctx.affine_kind(inner),
                        AffineExprKind::Binary(AffineBinaryKind::Add, ..)
                    );
                    self.affine_expr(inner, is_sum, name);
                } else {
                    self.affine_expr(inner, true, name);
                    self.write(" * ");
                    self.write_i64(factor);
                }
            }
            AffineExprKind::Constant(value) if value < 0 => {
                self.write(" - ");
                // Like upstream, the minimum keeps its minus.
                self.write_i64(value.wrapping_neg());
            }
            _ => {
                self.write(" + ");
                self.affine_expr(right, false, name);
            }
        }
    }

    fn affine_constant(&self, expr: AffineExpr) -> Option<i64> {
        match self.ctx.affine_kind(expr) {
            AffineExprKind::Constant(value) => Some(value),
            _ => None,
        }
    }

    fn print_dims_and_symbols(&mut self, dims: u32, symbols: u32) {
        self.write_char('(');
        self.comma_separated(0..dims, |w, dim| {
            w.write_char('d');
            w.write_u64(dim.into());
        });
        self.write_char(')');
        if symbols > 0 {
            self.write_char('[');
            self.comma_separated(0..symbols, |w, symbol| {
                w.write_char('s');
                w.write_u64(symbol.into());
            });
            self.write_char(']');
        }
    }

    /// Writes `(d0)[s0] -> (d0 + s0)`.
    pub fn print_affine_map(&mut self, map: AffineMapAttr<'_>) {
        self.print_dims_and_symbols(map.num_dims(), map.num_symbols());
        self.write(" -> (");
        self.comma_separated(map.results(), |w, &result| w.print_affine_expr(result));
        self.write_char(')');
    }

    /// Writes `(d0)[s0] : (d0 - s0 >= 0)`.
    pub fn print_integer_set(&mut self, set: IntegerSetAttr<'_>) {
        self.print_dims_and_symbols(set.num_dims(), set.num_symbols());
        self.write(" : (");
        self.comma_separated(set.constraints(), |w, &(expr, equality)| {
            w.print_affine_expr(expr);
            w.write(if equality { " == 0" } else { " >= 0" });
        });
        self.write_char(')');
    }
}
