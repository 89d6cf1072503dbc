//! Affine maps and expressions over operands: `[%i + 1, %j floordiv symbol(%n)]`.

use smallvec::SmallVec;

use super::ops::parse_ssa_use;
use super::parser::{Delimiter, ParseResult};
use super::{OpParser, OpPrinter, UnresolvedOperand};
use crate::core::ir::ValueRef;
use crate::kinds::affine::AffineExpr;
use crate::kinds::attrs::AffineMapAttr;

/// The operands of affine expressions, each once. Operand `n` is dimension `n`, or symbol `n`.
#[derive(Clone, Debug, Default)]
pub struct AffineOperands<'a> {
    /// The operands that are dimensions.
    pub dims: Vec<UnresolvedOperand>,
    /// The operands that are symbols.
    pub symbols: Vec<UnresolvedOperand>,
    /// Names in the text, numbers of results, whether they are symbols, and their expressions.
    known: Vec<(&'a [u8], u32, bool, AffineExpr)>,
}

impl<'a> AffineOperands<'a> {
    /// The operands of dimensions, then those of symbols.
    #[must_use]
    pub fn all(&self) -> Vec<UnresolvedOperand> {
        self.dims.iter().chain(&self.symbols).copied().collect()
    }
}

impl<'a> OpParser<'a> {
    /// Reads affine expressions over operands, between delimiters or, without, a single one.
    ///
    /// # Errors
    ///
    /// If the text is not a list of affine expressions.
    pub fn parse_affine_of_operands(
        &mut self,
        delimiter: Delimiter,
        operands: &mut AffineOperands<'a>,
    ) -> ParseResult<SmallVec<[AffineExpr; 8]>> {
        let start = operands.known.len();
        let mut value = |p: &mut super::Parser<'a>, is_symbol: bool| {
            let name = p.token_bytes();
            // Within a list, the first use of a name decides which result it is and whether it is a symbol. Upstream
            // does not expect a number after further uses.
            if let Some((.., expr)) = operands.known[start..].iter().find(|known| known.0 == name) {
                p.advance();
                return Ok(*expr);
            }
            let operand = parse_ssa_use(p, true)?;
            let key = (name, operand.number, is_symbol);
            let known = operands.known.iter().find(|known| (known.0, known.1, known.2) == key);
            if let Some((.., expr)) = known {
                let expr = *expr;
                operands.known.push((name, operand.number, is_symbol, expr));
                return Ok(expr);
            }
            let list = if is_symbol { &mut operands.symbols } else { &mut operands.dims };
            let position = list.len() as u32;
            list.push(operand);
            let ctx = p.ctx();
            let expr =
                if is_symbol { ctx.affine_symbol(position) } else { ctx.affine_dim(position) };
            operands.known.push((name, operand.number, is_symbol, expr));
            Ok(expr)
        };
        if delimiter == Delimiter::None {
            return Ok(std::iter::once(self.parse_affine_expr_of_values(&mut value)?).collect());
        }
        self.parse_affine_exprs_of_values(delimiter, &mut value)
    }

    /// Reads an affine map over operands. The operands of its dimensions come before those of its symbols.
    ///
    /// # Errors
    ///
    /// If the text is not a list of affine expressions.
    pub fn parse_affine_map_of_operands(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(AffineMapAttr<'a>, Vec<UnresolvedOperand>)> {
        let mut operands = AffineOperands::default();
        let exprs = self.parse_affine_of_operands(delimiter, &mut operands)?;
        let (dims, symbols) = (operands.dims.len() as u32, operands.symbols.len() as u32);
        Ok((AffineMapAttr::get(self.ctx(), dims, symbols, &exprs), operands.all()))
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
