//! Parsing of affine expressions, maps and sets.

use smallvec::SmallVec;

use super::{Delimiter, ParseResult, Parser};
use crate::core::attrs::Attribute;
use crate::kinds::affine::{AffineBinaryKind, AffineExpr};
use crate::kinds::attrs::{AffineMapAttr, IntegerSetAttr};
use crate::text::lexer::TokenKind as T;

/// Maximum depth of an expression. A sum of N terms is N levels deep.
const MAX_EXPR_DEPTH: u32 = 2000;

/// The meaning of names in an expression.
pub struct AffineNames<'s, 'a> {
    /// Names of dimensions and symbols.
    names: SmallVec<[(&'a [u8], AffineExpr); 8]>,
    /// Parses an SSA value as a dimension or symbol.
    value: Option<ParseValue<'s, 'a>>,
}

/// Parses the SSA value at the current token as a symbol if the flag is set, otherwise as a dimension.
pub type ParseValue<'s, 'a> = &'s mut dyn FnMut(&mut Parser<'a>, bool) -> ParseResult<AffineExpr>;

impl std::fmt::Debug for AffineNames<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.names.iter().map(|(name, _)| name)).finish()
    }
}

impl<'a> Parser<'a> {
    /// Parses `(d0)[s0] -> (...)`, the body of `affine_map<...>`.
    pub fn parse_affine_map_reference(&mut self) -> ParseResult<AffineMapAttr<'a>> {
        let at = self.offset();
        match self.parse_affine_map_or_integer_set()? {
            Ok(map) => Ok(map),
            Err(_) => Err(self.error_at(at, "expected AffineMap, but got IntegerSet")),
        }
    }

    /// Parses `(d0)[s0] : (...)`, the body of `affine_set<...>`.
    pub fn parse_integer_set_reference(&mut self) -> ParseResult<IntegerSetAttr<'a>> {
        let at = self.offset();
        match self.parse_affine_map_or_integer_set()? {
            Err(set) => Ok(set),
            Ok(_) => Err(self.error_at(at, "expected IntegerSet, but got AffineMap")),
        }
    }

    pub(in crate::text) fn parse_affine_map_attr(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(T::Less, "expected '<' in affine map")?;
        let map = self.parse_affine_map_reference()?;
        self.expect(T::Greater, "expected '>' in affine map")?;
        Ok(map.into())
    }

    pub(in crate::text) fn parse_integer_set_attr(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(T::Less, "expected '<' in integer set")?;
        let set = self.parse_integer_set_reference()?;
        self.expect(T::Greater, "expected '>' in integer set")?;
        Ok(set.into())
    }

    fn parse_affine_map_or_integer_set(
        &mut self,
    ) -> ParseResult<Result<AffineMapAttr<'a>, IntegerSetAttr<'a>>> {
        let ctx = self.ctx();
        let mut names = AffineNames { names: SmallVec::new(), value: None };
        let mut dims = 0;
        self.delimited(Delimiter::Paren, " in dimensional identifier list", |p| {
            let dim = ctx.affine_dim(dims);
            dims += 1;
            p.parse_affine_name(&mut names, dim)
        })?;
        let mut symbols = 0;
        self.delimited(Delimiter::OptionalSquare, " in symbol list", |p| {
            let symbol = ctx.affine_symbol(symbols);
            symbols += 1;
            p.parse_affine_name(&mut names, symbol)
        })?;
        if self.eat(T::Arrow) {
            let mut results: SmallVec<[AffineExpr; 8]> = SmallVec::new();
            self.delimited(Delimiter::Paren, " in affine map range", |p| {
                results.push(p.parse_affine_expr(&mut names)?);
                Ok(())
            })?;
            return Ok(Ok(AffineMapAttr::get(ctx, dims, symbols, &results)));
        }
        self.expect(T::Colon, "expected '->' or ':'")?;
        let mut constraints: SmallVec<[(AffineExpr, bool); 4]> = SmallVec::new();
        self.delimited(Delimiter::Paren, " in integer set constraint list", |p| {
            constraints.push(p.parse_affine_constraint(&mut names)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            constraints.push((ctx.affine_constant(0), true));
        }
        Ok(Err(IntegerSetAttr::get(ctx, dims, symbols, &constraints)))
    }

    /// Parses expressions over SSA values in `delimiter`s as an affine map; `value` maps each value to a dimension or
    /// symbol. Upstream's `parseAffineMapOfSSAIds`.
    pub fn parse_affine_exprs_of_values(
        &mut self,
        delimiter: Delimiter,
        value: ParseValue<'_, 'a>,
    ) -> ParseResult<SmallVec<[AffineExpr; 8]>> {
        let mut names = AffineNames { names: SmallVec::new(), value: Some(value) };
        let mut exprs = SmallVec::new();
        self.delimited(delimiter, " in affine map", |p| {
            exprs.push(p.parse_affine_expr(&mut names)?);
            Ok(())
        })?;
        Ok(exprs)
    }

    /// Parses an expression over SSA values; `value` maps each value to a dimension or symbol.
    pub fn parse_affine_expr_of_values(
        &mut self,
        value: ParseValue<'_, 'a>,
    ) -> ParseResult<AffineExpr> {
        self.parse_affine_expr(&mut AffineNames { names: SmallVec::new(), value: Some(value) })
    }

    /// Parses an expression over names that are known. Upstream's `parseAffineExpr`.
    pub fn parse_affine_expr_of_names(
        &mut self,
        names: &[(&'a str, AffineExpr)],
    ) -> ParseResult<AffineExpr> {
        let names = names.iter().map(|(name, expr)| (name.as_bytes(), *expr)).collect();
        self.parse_affine_expr(&mut AffineNames { names, value: None })
    }

    fn at_identifier(&self) -> bool {
        matches!(self.kind(), T::BareIdentifier | T::IntType)
    }

    fn parse_affine_name(
        &mut self,
        names: &mut AffineNames<'_, 'a>,
        expr: AffineExpr,
    ) -> ParseResult {
        if !self.at_identifier() {
            return Err(self.wrong_token("expected bare identifier"));
        }
        let name = self.token_bytes();
        if names.names.iter().any(|(other, _)| *other == name) {
            let name = self.token_str();
            return Err(self.error(format!("redefinition of identifier '{name}'")));
        }
        self.advance();
        names.names.push((name, expr));
        Ok(())
    }

    fn parse_affine_constraint(
        &mut self,
        names: &mut AffineNames<'_, 'a>,
    ) -> ParseResult<(AffineExpr, bool)> {
        let left = self.parse_affine_expr(names)?;
        let ctx = self.ctx();
        if self.eat(T::Greater) && self.eat(T::Equal) {
            let right = self.parse_affine_expr(names)?;
            return Ok((ctx.affine_sub(left, right), false));
        }
        if self.eat(T::Less) && self.eat(T::Equal) {
            let right = self.parse_affine_expr(names)?;
            return Ok((ctx.affine_sub(right, left), false));
        }
        if self.eat(T::Equal) && self.eat(T::Equal) {
            let right = self.parse_affine_expr(names)?;
            return Ok((ctx.affine_sub(left, right), true));
        }
        Err(self.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint"))
    }

    /// Parses a sum.
    pub fn parse_affine_expr(
        &mut self,
        names: &mut AffineNames<'_, 'a>,
    ) -> ParseResult<AffineExpr> {
        self.nested(|p| {
            let ctx = p.ctx();
            let mut sum = p.parse_affine_product(names, None)?;
            loop {
                let minus = match p.kind() {
                    T::Plus => false,
                    T::Minus => true,
                    _ => return Ok(sum),
                };
                p.advance();
                let right = p.parse_affine_product(names, Some(sum))?;
                sum = if minus { ctx.affine_sub(sum, right) } else { ctx.affine_add(sum, right) };
                p.check_affine_depth(sum)?;
            }
        })
    }

    fn check_affine_depth(&self, expr: AffineExpr) -> ParseResult {
        if self.ctx().affine_depth(expr) > MAX_EXPR_DEPTH {
            let message = format!("affine expression nests deeper than {MAX_EXPR_DEPTH} levels");
            return Err(self.error(message));
        }
        Ok(())
    }

    fn affine_product_operator(&self) -> Option<AffineBinaryKind> {
        match self.kind() {
            T::Star => Some(AffineBinaryKind::Mul),
            T::BareIdentifier => match self.token_bytes() {
                b"floordiv" => Some(AffineBinaryKind::FloorDiv),
                b"ceildiv" => Some(AffineBinaryKind::CeilDiv),
                b"mod" => Some(AffineBinaryKind::Mod),
                _ => None,
            },
            _ => None,
        }
    }

    /// Parses a product; `before` is the left operand of the surrounding sum, for the wording of errors.
    fn parse_affine_product(
        &mut self,
        names: &mut AffineNames<'_, 'a>,
        before: Option<AffineExpr>,
    ) -> ParseResult<AffineExpr> {
        let mut product = self.parse_affine_operand(names, before)?;
        let mut at = self.offset();
        let Some(mut kind) = self.affine_product_operator() else { return Ok(product) };
        self.advance();
        loop {
            let right = self.parse_affine_operand(names, Some(product))?;
            // Upstream reports an error about an operator at the next operator, if there is one.
            let next_at = self.offset();
            let next = self.affine_product_operator();
            if next.is_some() {
                at = next_at;
                self.advance();
            }
            product = self.affine_product(kind, product, right, at)?;
            match next {
                Some(next) => kind = next,
                None => return Ok(product),
            }
        }
    }

    fn affine_product(
        &self,
        kind: AffineBinaryKind,
        left: AffineExpr,
        right: AffineExpr,
        at: u32,
    ) -> ParseResult<AffineExpr> {
        let ctx = self.ctx();
        let error = |what: &str| Err(self.error_at(at, format!("non-affine expression: {what}")));
        let divisor = |name: &str| {
            error(&format!("right operand of {name} has to be either a constant or symbolic"))
        };
        let right_is_symbolic = ctx.is_affine_symbolic_or_constant(right);
        match kind {
            AffineBinaryKind::Mul
                if !right_is_symbolic && !ctx.is_affine_symbolic_or_constant(left) =>
            {
                return error(
                    "at least one of the multiply operands has to be either a constant or symbolic",
                );
            }
            AffineBinaryKind::FloorDiv if !right_is_symbolic => return divisor("floordiv"),
            AffineBinaryKind::CeilDiv if !right_is_symbolic => return divisor("ceildiv"),
            AffineBinaryKind::Mod if !right_is_symbolic => return divisor("mod"),
            _ => {}
        }
        let product = ctx.affine_binary(kind, left, right);
        self.check_affine_depth(product)?;
        Ok(product)
    }

    fn parse_affine_operand(
        &mut self,
        names: &mut AffineNames<'_, 'a>,
        before: Option<AffineExpr>,
    ) -> ParseResult<AffineExpr> {
        let ctx = self.ctx();
        match self.kind() {
            T::Integer => {
                let value = self.token_u64().and_then(|value| i64::try_from(value).ok());
                let Some(value) = value else {
                    return Err(self.error("constant too large for index"));
                };
                self.advance();
                Ok(ctx.affine_constant(value))
            }
            T::LParen => {
                self.advance();
                if self.at(T::RParen) {
                    return Err(self.error("no expression inside parentheses"));
                }
                let expr = self.parse_affine_expr(names)?;
                self.expect(T::RParen, "expected ')'")?;
                Ok(expr)
            }
            T::Minus => {
                self.advance();
                let operand = self.nested(|p| p.parse_affine_operand(names, before));
                let operand = operand.map_err(|error| {
                    error.followed_by(self.error("missing operand of negation"))
                })?;
                Ok(ctx.affine_mul(ctx.affine_constant(-1), operand))
            }
            T::PercentIdentifier => self.parse_affine_value(names, false),
            T::BareIdentifier if self.at_keyword("symbol") => {
                self.advance();
                self.expect(T::LParen, "expected '(' at start of SSA symbol")?;
                let symbol = self.parse_affine_value(names, true)?;
                self.expect(T::RParen, "expected ')' at end of SSA symbol")?;
                Ok(symbol)
            }
            T::BareIdentifier | T::IntType => {
                let word = self.token_bytes();
                match names.names.iter().find(|(name, _)| *name == word) {
                    Some(&(_, expr)) => {
                        self.advance();
                        Ok(expr)
                    }
                    None => Err(self.wrong_token("use of undeclared identifier")),
                }
            }
            T::Plus | T::Star if before.is_none() => {
                Err(self.error("missing left operand of binary operator"))
            }
            _ if before.is_some() => Err(self.error("missing right operand of binary operator")),
            _ => Err(self.error("expected affine expression")),
        }
    }

    fn parse_affine_value(
        &mut self,
        names: &mut AffineNames<'_, 'a>,
        symbol: bool,
    ) -> ParseResult<AffineExpr> {
        let Some(value) = &mut names.value else {
            return Err(self.wrong_token("unexpected ssa identifier"));
        };
        if !self.at(T::PercentIdentifier) {
            return Err(self.wrong_token("expected ssa identifier"));
        }
        value(self, symbol)
    }
}
