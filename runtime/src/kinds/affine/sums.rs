//! Sums of products in a unique form.

use super::{AffineBinaryKind, AffineExpr, AffineExprKind};
use crate::core::context::Context;

/// A sum of dimensions and symbols times constants, of products with symbols times constants, and of a constant.
#[derive(Clone)]
struct Sum {
    dims: Vec<i64>,
    symbols: Vec<i64>,
    /// The factors of [`Flattener::products`]. Missing ones are zero.
    products: Vec<i64>,
    constant: i64,
}

impl Sum {
    fn add(&mut self, other: &Sum) {
        self.products.resize(self.products.len().max(other.products.len()), 0);
        for (numbers, others) in [
            (&mut self.dims, &other.dims),
            (&mut self.symbols, &other.symbols),
            (&mut self.products, &other.products),
        ] {
            numbers.iter_mut().zip(others).for_each(|(a, b)| *a = a.wrapping_add(*b));
        }
        self.constant = self.constant.wrapping_add(other.constant);
    }

    fn multiply(&mut self, factor: i64) {
        let lists = [&mut self.dims, &mut self.symbols, &mut self.products];
        lists.into_iter().flatten().for_each(|number| *number = number.wrapping_mul(factor));
        self.constant = self.constant.wrapping_mul(factor);
    }
}

struct Flattener<'c> {
    ctx: &'c Context,
    zero: Sum,
    /// Products of two factors that are not constants, without duplicates.
    products: Vec<AffineExpr>,
}

impl Flattener<'_> {
    fn flatten(&mut self, expr: AffineExpr) -> Option<Sum> {
        let mut sum = self.zero.clone();
        match self.ctx.affine_kind(expr) {
            AffineExprKind::Constant(value) => sum.constant = value,
            AffineExprKind::Dim(position) => *sum.dims.get_mut(position as usize)? = 1,
            AffineExprKind::Symbol(position) => *sum.symbols.get_mut(position as usize)? = 1,
            AffineExprKind::Binary(AffineBinaryKind::Add, a, b) => {
                sum = self.flatten(a)?;
                sum.add(&self.flatten(b)?);
            }
            AffineExprKind::Binary(AffineBinaryKind::Mul, a, b) => {
                sum = self.flatten(a)?;
                if let AffineExprKind::Constant(factor) = self.ctx.affine_kind(b) {
                    sum.multiply(factor);
                } else {
                    let factor = self.flatten(b)?;
                    let product = self.ctx.affine_mul(self.in_order(&sum), self.in_order(&factor));
                    sum = self.zero.clone();
                    let position = self.products.iter().position(|it| *it == product);
                    let index = position.unwrap_or_else(|| {
                        self.products.push(product);
                        self.products.len() - 1
                    });
                    sum.products.resize(index + 1, 0);
                    sum.products[index] = 1;
                }
            }
            AffineExprKind::Binary(..) => return None,
        }
        Some(sum)
    }

    fn add_term(&self, sum: AffineExpr, term: AffineExpr, factor: i64) -> AffineExpr {
        if factor == 0 {
            return sum;
        }
        self.ctx.affine_add(sum, self.ctx.affine_mul(term, self.ctx.affine_constant(factor)))
    }

    fn sum_of(&self, terms: impl Iterator<Item = (AffineExpr, i64)>, constant: i64) -> AffineExpr {
        let zero = self.ctx.affine_constant(0);
        let sum = terms.fold(zero, |sum, (term, factor)| self.add_term(sum, term, factor));
        self.ctx.affine_add(sum, self.ctx.affine_constant(constant))
    }

    fn dims<'s>(&'s self, sum: &'s Sum) -> impl Iterator<Item = (AffineExpr, i64)> + 's {
        (0..).map(|position| self.ctx.affine_dim(position)).zip(sum.dims.iter().copied())
    }

    fn symbols<'s>(&'s self, sum: &'s Sum) -> impl Iterator<Item = (AffineExpr, i64)> + 's {
        (0..).map(|position| self.ctx.affine_symbol(position)).zip(sum.symbols.iter().copied())
    }

    fn products<'s>(&'s self, sum: &'s Sum) -> impl Iterator<Item = (AffineExpr, i64)> + 's {
        self.products.iter().copied().zip(sum.products.iter().copied())
    }

    /// Dimensions, then symbols, then products.
    fn in_order(&self, sum: &Sum) -> AffineExpr {
        let terms = self.dims(sum).chain(self.symbols(sum)).chain(self.products(sum));
        self.sum_of(terms, sum.constant)
    }

    /// Terms sorted by the position of their dimension or first symbol. At the same position, a dimension comes before its
    /// products, and these before symbols.
    fn by_position(&self, sum: &Sum) -> AffineExpr {
        let last = sum.dims.len().max(sum.symbols.len());
        let place = |expr| match self.ctx.affine_kind(expr) {
            AffineExprKind::Dim(position) => Some((position, 0, 0)),
            AffineExprKind::Symbol(position) => Some((position, 1, last)),
            AffineExprKind::Binary(_, a, b) => {
                match (self.ctx.affine_kind(a), self.ctx.affine_kind(b)) {
                    (AffineExprKind::Dim(dim), AffineExprKind::Symbol(symbol)) => {
                        Some((dim, 1, symbol as usize))
                    }
                    (AffineExprKind::Symbol(first), AffineExprKind::Symbol(_)) => {
                        Some((first, 1, last))
                    }
                    _ => None,
                }
            }
            AffineExprKind::Constant(_) => None,
        };
        let terms = self.symbols(sum).chain(self.products(sum)).chain(self.dims(sum));
        let mut terms: Vec<_> = terms.map(|(expr, factor)| (place(expr), expr, factor)).collect();
        // Products of products come last.
        terms.sort_by_key(|(place, ..)| (place.is_none(), *place));
        self.sum_of(terms.into_iter().map(|(_, expr, factor)| (expr, factor)), sum.constant)
    }
}

/// The sum of products `expr`, of the first `dims` dimensions and `symbols` symbols, with its terms collected and
/// ordered. Other expressions are returned unchanged. Corresponds to `simplifyAffineExpr`.
pub(crate) fn ordered_sum(
    ctx: &Context,
    expr: AffineExpr,
    dims: usize,
    symbols: usize,
) -> AffineExpr {
    let zero =
        Sum { dims: vec![0; dims], symbols: vec![0; symbols], products: vec![], constant: 0 };
    let mut flattener = Flattener { ctx, zero, products: Vec::new() };
    let Some(sum) = flattener.flatten(expr) else { return expr };
    let ordered = flattener.in_order(&sum);
    if flattener.products.is_empty() || ordered == expr {
        return ordered;
    }
    flattener.by_position(&sum)
}
