//! Parsing of affine maps and expressions over operands.

use smallvec::SmallVec;

use super::{OpParser, parse_ssa_use};
use crate::kinds::affine::AffineExpr;
use crate::kinds::attrs::AffineMapAttr;
use crate::text::parser::{Delimiter, ParseResult};
use crate::text::{AffineOperands, UnresolvedOperand};

impl<'a> OpParser<'a> {
    /// Parses affine expressions over operands: a list in `delimiter`s, or a single one without delimiters.
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
            if let Some((.., expr)) = operands.known[start..].iter().find(|entry| entry.0 == name) {
                p.advance();
                return Ok(*expr);
            }
            let operand = parse_ssa_use(p, true)?;
            let key = (name, operand.number, is_symbol);
            let entry = operands.known.iter().find(|entry| (entry.0, entry.1, entry.2) == key);
            if let Some((.., expr)) = entry {
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

    /// Parses an affine map over operands. The operands of its dimensions come before those of its symbols.
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
