//! Affine maps and expressions over operands: `[%i + 1, %j floordiv symbol(%n)]`.

use super::{OpPrinter, UnresolvedOperand};
use crate::core::ir::ValueRef;
use crate::kinds::affine::AffineExpr;
use crate::kinds::attrs::AffineMapAttr;

/// The operands of affine expressions, without duplicates. Operand `n` is dimension `n`, or symbol `n`.
#[derive(Clone, Debug, Default)]
pub struct AffineOperands<'a> {
    /// The operands that are dimensions.
    pub dims: Vec<UnresolvedOperand>,
    /// The operands that are symbols.
    pub symbols: Vec<UnresolvedOperand>,
    /// Names in the text, numbers of results, whether they are symbols, and their expressions.
    pub(super) known: Vec<(&'a [u8], u32, bool, AffineExpr)>,
}

impl<'a> AffineOperands<'a> {
    /// The operands of dimensions, then those of symbols.
    #[must_use]
    pub fn all(&self) -> Vec<UnresolvedOperand> {
        self.dims.iter().chain(&self.symbols).copied().collect()
    }
}

impl<'ir> OpPrinter<'ir> {
    /// Writes the results of an affine map over operands: those of its dimensions, then those of its symbols.
    pub fn print_affine_map_of_operands(
        &mut self,
        map: AffineMapAttr<'_>,
        operands: impl IntoIterator<Item = ValueRef<'ir>>,
    ) {
        let operands: Vec<_> = operands.into_iter().collect();
        self.print_affine_of_operands(map.results(), map.num_dims() as usize, &operands);
    }

    /// Writes affine expressions over operands, of which the first `dims` are dimensions.
    pub fn print_affine_of_operands(
        &mut self,
        exprs: &[AffineExpr],
        dims: usize,
        operands: &[ValueRef<'ir>],
    ) {
        let names: Vec<String> = operands
            .iter()
            .map(|operand| {
                let start = self.buffer().len();
                self.print_operand(*operand);
                self.buffer().split_off(start)
            })
            .collect();
        for (index, expr) in exprs.iter().enumerate() {
            if index > 0 {
                self.write(", ");
            }
            self.print_affine_expr_with(*expr, &mut |w, position, is_symbol| {
                let at = position as usize + if is_symbol { dims } else { 0 };
                let name = names.get(at).map_or("<<INVALID>>", String::as_str);
                if is_symbol {
                    w.write("symbol(");
                }
                w.write(name);
                if is_symbol {
                    w.write(")");
                }
            });
        }
    }
}
