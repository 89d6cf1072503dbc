//! Operations in generic form, after the name.

use smallvec::SmallVec;

use super::{OpParser, parse_ssa_use};
use crate::core::attrs::{Attribute, NamedAttribute};
use crate::core::ir::{Block, OpState, Region};
use crate::kinds::types::FunctionType;
use crate::semantics::traits::IsTerminator;
use crate::text::lexer::TokenKind;
use crate::text::parser::ParseResult;
use crate::text::scope::UnresolvedOperand;

/// What a custom parser knows of an operation in generic form. The text contains the parts that are `None`.
#[derive(Clone, Debug, Default)]
pub struct GenericParts<'p> {
    /// The operands.
    pub operands: Option<&'p [UnresolvedOperand]>,
    /// The successors.
    pub successors: Option<&'p [Block]>,
    /// The properties.
    pub properties: Option<Attribute>,
    /// The regions, which must be detached.
    pub regions: Option<&'p [Region]>,
    /// The attributes.
    pub attributes: Option<&'p [NamedAttribute]>,
    /// The types of the operands and results.
    pub function_type: Option<FunctionType<'p>>,
}

impl OpParser<'_> {
    /// Parses an operation in generic form after its name, without the `parts` that are given, into `state`. Its
    /// properties become those of the operation whose custom parser is running.
    ///
    /// # Errors
    ///
    /// If the text is malformed, or the numbers of operands and of their types differ.
    pub fn parse_generic_operation_after_op_name(
        &mut self,
        state: &mut OpState,
        parts: &GenericParts<'_>,
    ) -> ParseResult {
        if let Some(properties) = self.parse_generic_rest(state, parts)? {
            self.set_properties(properties);
        }
        Ok(())
    }

    /// Parses a generic operation after its name, and returns its properties.
    pub(super) fn parse_generic_rest(
        &mut self,
        state: &mut OpState,
        parts: &GenericParts<'_>,
    ) -> ParseResult<Option<Attribute>> {
        let operands = match parts.operands {
            Some(operands) => operands.iter().copied().collect(),
            None => self.parse_generic_operands()?,
        };
        match parts.successors {
            Some(successors) => state.successors.extend_from_slice(successors),
            None => self.parse_generic_successors(state)?,
        }
        let mut properties = parts.properties;
        if properties.is_none() && self.parser.eat(TokenKind::Less) {
            properties = Some(self.parser.parse_attribute(None)?);
            self.parser.expect(TokenKind::Greater, "expected '>' to close properties")?;
        }
        match parts.regions {
            Some(regions) => state.regions.extend_from_slice(regions),
            None => self.parse_generic_regions(state)?,
        }
        match parts.attributes {
            Some(attributes) => state.attrs.extend(attributes.iter().copied()),
            None if self.parser.at(TokenKind::LBrace) => {
                self.parser.parse_attribute_dict(&mut state.attrs)?;
            }
            None => {}
        }
        match parts.function_type {
            Some(function) => {
                self.add_generic_types(state, &operands, function, self.parser.name_loc())?;
            }
            None => {
                self.parser.expect(TokenKind::Colon, "expected ':' followed by operation type")?;
                let at = self.parser.offset();
                let ctx = self.parser.ctx();
                let ty = self.parser.parse_type()?;
                let Some(function) = ctx.type_ref(ty).dyn_cast::<FunctionType<'_>>() else {
                    return Err(self.parser.error_at(at, "expected function type"));
                };
                self.add_generic_types(state, &operands, function, at)?;
            }
        }
        Ok(properties)
    }

    fn parse_generic_regions(&mut self, state: &mut OpState) -> ParseResult {
        if !self.parser.eat(TokenKind::LParen) {
            return Ok(());
        }
        loop {
            let region = self.ir.add_region();
            state.regions.push(region);
            self.read_region(region, &[], false)?;
            if !self.parser.eat(TokenKind::Comma) {
                break;
            }
        }
        self.parser.expect(TokenKind::RParen, "expected ')' to end region list")
    }

    fn parse_generic_operands(&mut self) -> ParseResult<SmallVec<[UnresolvedOperand; 4]>> {
        let mut operands = SmallVec::new();
        self.parser.expect(TokenKind::LParen, "expected '(' to start operand list")?;
        if self.parser.at(TokenKind::PercentIdentifier) {
            self.parser.comma_separated(|p| {
                operands.push(parse_ssa_use(p, true)?);
                Ok(())
            })?;
        }
        self.parser.expect(TokenKind::RParen, "expected ')' to end operand list")?;
        Ok(operands)
    }

    fn parse_generic_successors(&mut self, state: &mut OpState) -> ParseResult {
        if !self.parser.at(TokenKind::LSquare) {
            return Ok(());
        }
        let def = self.parser.ctx().op_name_ref(state.name).def();
        if def.is_some_and(|def| !def.has_trait::<IsTerminator>()) {
            return Err(self.parser.error("successors in non-terminator"));
        }
        self.parser.advance();
        if self.parser.at(TokenKind::RSquare) {
            return Err(self.parser.wrong_token("expected list element"));
        }
        loop {
            let block = self.read_successor()?;
            state.successors.push(block);
            if !self.parser.eat(TokenKind::Comma) {
                break;
            }
        }
        self.parser.expect(TokenKind::RSquare, "expected ',' or ']'")
    }

    /// Resolves the operands with the inputs of `function`, and adds its results as types of results.
    fn add_generic_types(
        &mut self,
        state: &mut OpState,
        operands: &[UnresolvedOperand],
        function: FunctionType<'_>,
        type_at: u32,
    ) -> ParseResult {
        state.types.extend_from_slice(function.results());
        let inputs = function.inputs();
        if inputs.len() != operands.len() {
            // Upstream selects the plural by indexing a literal; for one operand it prints the NUL after the letter.
            let plural = if operands.len() == 1 { "\0" } else { "s" };
            return Err(self.parser.error_at(
                type_at,
                format!(
                    "expected {} operand type{plural} but had {}",
                    operands.len(),
                    inputs.len()
                ),
            ));
        }
        for (operand, ty) in operands.iter().zip(inputs) {
            let value = self.resolve(*operand, *ty)?;
            state.operands.push(value);
        }
        Ok(())
    }
}
