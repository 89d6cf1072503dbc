//! Methods for parsers of custom forms of operations. Names are those of upstream's `OpAsmParser` in Rust spelling.

use smallvec::SmallVec;

use super::{Argument, ArgumentParts, OpParser, parse_ssa_use};
use crate::core::attrs::{Attribute, DictionaryAttr, NamedAttributes};
use crate::core::diag::Diagnostic;
use crate::core::ir::{Block, InsertPoint, Op, OpState, Region, Value};
use crate::core::op_def::OpName;
use crate::core::types::Type;
use crate::text::lexer::TokenKind;
use crate::text::parser::{Delimiter, ParseResult};
use crate::text::scope::UnresolvedOperand;

/// Region arguments with their initial operands, and their types if the list ends with types.
#[derive(Clone, Default, Debug)]
pub struct Assignments {
    /// The arguments.
    pub arguments: Vec<Argument>,
    /// The operands, one per argument.
    pub operands: SmallVec<[UnresolvedOperand; 4]>,
    /// The types; empty if the text has none.
    pub types: SmallVec<[Type; 4]>,
}

impl<'a> OpParser<'a> {
    /// Parses the name of an operation as in its custom form: a name without a namespace is one of the default dialect.
    ///
    /// # Errors
    ///
    /// If the text is no name.
    pub fn parse_custom_operation_name(&mut self) -> ParseResult<OpName> {
        if !self.parser.at(TokenKind::BareIdentifier) {
            return Err(self.parser.wrong_token("expected operation name"));
        }
        self.parse_custom_name(self.parser.token())
    }

    /// The number of results that are named in the text.
    pub fn num_result_names(&self) -> usize {
        self.current.groups.iter().map(|group| group.count as usize).sum()
    }

    /// The name of result `index` without `%`, and its position among the results of the same name; an empty name if
    /// the text has none.
    pub fn result_name(&self, mut index: usize) -> (&'a str, usize) {
        for group in &self.current.groups {
            if index < group.count as usize {
                let name = std::str::from_utf8(self.operand_name(group.name)).unwrap_or("");
                return (name.trim_start_matches('%'), index);
            }
            index -= group.count as usize;
        }
        ("", 0)
    }

    /// The IR under construction.
    pub fn ir(&mut self) -> &mut crate::core::ir::Ir {
        &mut self.ir
    }

    /// Parses an operand.
    pub fn parse_operand(&mut self) -> ParseResult<UnresolvedOperand> {
        parse_ssa_use(&mut self.parser, true)
    }

    /// Parses an operand, if present.
    pub fn parse_optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand>> {
        if self.at(TokenKind::PercentIdentifier) {
            self.parse_operand().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses operands separated by commas. Without brackets the list may be empty.
    pub fn parse_operand_list(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<SmallVec<[UnresolvedOperand; 4]>> {
        self.parse_operand_list_with(delimiter, true)
    }

    /// Like [`parse_operand_list`](Self::parse_operand_list); `allow_number` permits `%name#number`.
    pub(crate) fn parse_operand_list_with(
        &mut self,
        delimiter: Delimiter,
        allow_number: bool,
    ) -> ParseResult<SmallVec<[UnresolvedOperand; 4]>> {
        let mut operands = SmallVec::new();
        if delimiter == Delimiter::None && !self.at(TokenKind::PercentIdentifier) {
            return Ok(operands);
        }
        self.parser.delimited(delimiter, " in operand list", |p| {
            operands.push(parse_ssa_use(p, allow_number)?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// Parses exactly `count` operands.
    pub fn parse_operand_list_of(
        &mut self,
        count: usize,
        delimiter: Delimiter,
    ) -> ParseResult<SmallVec<[UnresolvedOperand; 4]>> {
        if delimiter == Delimiter::None && count > 0 && !self.at(TokenKind::PercentIdentifier) {
            return Err(match self.kind() {
                TokenKind::LParen | TokenKind::LSquare => self.error("unexpected delimiter"),
                _ => self.wrong_token("expected operand"),
            });
        }
        let at = self.offset();
        let operands = self.parse_operand_list(delimiter)?;
        if operands.len() != count {
            return Err(self.custom_error_at(at, format!("expected {count} operands")));
        }
        Ok(operands)
    }

    /// Resolves `operand` to the value of that name, of type `ty`.
    pub fn resolve_operand(
        &mut self,
        operand: UnresolvedOperand,
        ty: impl Into<Type>,
    ) -> ParseResult<Value> {
        self.resolve(operand, ty.into())
    }

    /// Resolves `operands`, all of type `ty`, and adds the values to `state`.
    pub fn resolve_operands(
        &mut self,
        operands: &[UnresolvedOperand],
        ty: impl Into<Type>,
        state: &mut OpState,
    ) -> ParseResult {
        let ty = ty.into();
        for operand in operands {
            let value = self.resolve(*operand, ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// Resolves `operands`, each with its own type, and adds the values to `state`. A mismatch of the counts is
    /// reported at byte `at`.
    pub fn resolve_operands_typed(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type],
        at: u32,
        state: &mut OpState,
    ) -> ParseResult {
        if operands.len() != types.len() {
            return Err(self.custom_error_at(
                at,
                format!(
                    "number of operands and types do not match: got {} operands and {} types",
                    operands.len(),
                    types.len()
                ),
            ));
        }
        for (operand, ty) in operands.iter().zip(types) {
            let value = self.resolve(*operand, *ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// Parses an attribute dictionary into `state`, if present.
    pub fn parse_optional_attr_dict(&mut self, state: &mut OpState) -> ParseResult {
        self.parse_optional_attr_list(&mut state.attrs)
    }

    /// Parses an attribute dictionary into `attrs`, if present.
    pub fn parse_optional_attr_list(&mut self, attrs: &mut NamedAttributes) -> ParseResult {
        if self.at(TokenKind::LBrace) { self.parser.parse_attribute_dict(attrs) } else { Ok(()) }
    }

    /// Parses `attributes` and a dictionary into `state`, if the keyword is present.
    pub fn parse_optional_attr_dict_with_keyword(&mut self, state: &mut OpState) -> ParseResult {
        if !self.parser.eat_keyword("attributes") {
            return Ok(());
        }
        self.parser.parse_attribute_dict(&mut state.attrs)
    }

    /// Parses properties, `<{...}>`, if present.
    pub fn parse_optional_properties(&mut self) -> ParseResult {
        if !self.parser.eat(TokenKind::Less) {
            return Ok(());
        }
        let attr = self.parser.parse_attribute(None)?;
        self.current.properties = Some(attr);
        self.parser.expect(TokenKind::Greater, "expected '>' to close properties")
    }

    /// The properties that were read.
    pub fn properties(&self) -> Option<Attribute> {
        self.current.properties
    }

    /// Replaces the properties that were read.
    pub fn set_properties(&mut self, properties: impl Into<Attribute>) {
        self.current.properties = Some(properties.into());
    }

    /// Parses an attribute dictionary, if present.
    pub fn parse_optional_dictionary(&mut self) -> ParseResult<Option<Attribute>> {
        if !self.at(TokenKind::LBrace) {
            return Ok(None);
        }
        let mut attrs = NamedAttributes::new();
        self.parser.parse_attribute_dict(&mut attrs)?;
        Ok((!attrs.is_empty()).then(|| DictionaryAttr::get(self.ctx(), &attrs).handle()))
    }

    /// Parses a region argument: a name, and an optional location.
    pub fn parse_argument(&mut self) -> ParseResult<Argument> {
        self.parse_argument_with(ArgumentParts::Name)
    }

    /// Parses these parts of a region argument, and an optional location.
    pub fn parse_argument_with(&mut self, parts: ArgumentParts) -> ParseResult<Argument> {
        let name = parse_ssa_use(&mut self.parser, false)?;
        let ty = match parts {
            ArgumentParts::Name => None,
            _ => Some(self.parser.parse_colon_type()?),
        };
        let attrs = match parts {
            ArgumentParts::NameTypeAndAttrs => self.parse_optional_dictionary()?,
            _ => None,
        };
        let loc = self.parse_argument_location(name.start)?;
        Ok(Argument { name, ty, attrs, loc })
    }

    /// Parses these parts of a region argument, if it is present.
    pub fn parse_optional_argument_with(
        &mut self,
        parts: ArgumentParts,
    ) -> ParseResult<Option<Argument>> {
        if !self.at(TokenKind::PercentIdentifier) {
            return Ok(None);
        }
        self.parse_argument_with(parts).map(Some)
    }

    /// Parses the type and attributes of an argument without a name.
    pub fn parse_unnamed_argument(&mut self) -> ParseResult<Argument> {
        let name = UnresolvedOperand::unnamed(self.offset());
        let ty = Some(self.parser.parse_type()?);
        let attrs = self.parse_optional_dictionary()?;
        let loc = self.parse_argument_location(name.start)?;
        Ok(Argument { name, ty, attrs, loc })
    }

    /// Parses a list between brackets, calling `element` for each element; `context` ends the message about a missing
    /// bracket, such as ` in operand list`. Corresponds to `AsmParser::parseCommaSeparatedList`.
    ///
    /// # Errors
    ///
    /// If a bracket is missing, or `element` fails.
    pub fn parse_comma_separated_list(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        mut element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        if delimiter == Delimiter::None {
            element(self)?;
            while self.parser.eat(TokenKind::Comma) {
                element(self)?;
            }
            return Ok(());
        }
        let Some(close) = self.parser.open(delimiter, context)? else { return Ok(()) };
        if self.parser.eat(close) {
            return Ok(());
        }
        element(self)?;
        while self.parser.eat(TokenKind::Comma) {
            element(self)?;
        }
        self.parser.close(close, context)
    }

    /// Parses names of region arguments. Without brackets the list may be empty.
    pub fn parse_argument_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Argument>> {
        self.parse_argument_list_with(delimiter, ArgumentParts::Name)
    }

    /// Parses these parts of region arguments. Without brackets the list may be empty.
    pub fn parse_argument_list_with(
        &mut self,
        delimiter: Delimiter,
        parts: ArgumentParts,
    ) -> ParseResult<Vec<Argument>> {
        let mut arguments = Vec::new();
        if delimiter == Delimiter::None {
            if !self.at(TokenKind::PercentIdentifier) {
                return Ok(arguments);
            }
            loop {
                arguments.push(self.parse_argument_with(parts)?);
                if !self.parser.eat(TokenKind::Comma) {
                    return Ok(arguments);
                }
            }
        }
        self.parse_comma_separated_list(delimiter, " in argument list", |p| {
            arguments.push(p.parse_argument_with(parts)?);
            Ok(())
        })?;
        Ok(arguments)
    }

    /// Parses `(%argument = %operand, ...)`.
    pub fn parse_assignment_list(&mut self) -> ParseResult<Assignments> {
        match self.parse_optional_assignment_list()? {
            Some(assignments) => Ok(assignments),
            None => Err(self.custom_error("expected '('")),
        }
    }

    /// Parses `(%argument = %operand, ...)`, if present.
    pub fn parse_optional_assignment_list(&mut self) -> ParseResult<Option<Assignments>> {
        if !self.at(TokenKind::LParen) {
            return Ok(None);
        }
        self.assignments().map(Some)
    }

    /// Parses `(%argument = %operand, ...) -> (types)`, with one type per argument. Without an arrow there are no
    /// types.
    pub fn parse_assignment_list_with_types(&mut self) -> ParseResult<Assignments> {
        let mut assignments = self.parse_assignment_list()?;
        assignments.types = self.parse_optional_arrow_type_list()?;
        for (argument, ty) in assignments.arguments.iter_mut().zip(&assignments.types) {
            argument.ty = Some(*ty);
        }
        Ok(assignments)
    }

    fn assignments(&mut self) -> ParseResult<Assignments> {
        let mut assignments = Assignments::default();
        self.parser.parse_l_paren()?;
        if self.parser.eat(TokenKind::RParen) {
            return Ok(assignments);
        }
        loop {
            assignments.arguments.push(self.parse_argument()?);
            self.parser.parse_equal()?;
            assignments.operands.push(self.parse_operand()?);
            if !self.parser.eat(TokenKind::Comma) {
                break;
            }
        }
        self.parser.expect(TokenKind::RParen, "expected ',' or ')'")?;
        Ok(assignments)
    }

    /// Parses a region whose entry block has these arguments.
    pub fn parse_region(&mut self, arguments: &[Argument]) -> ParseResult<Region> {
        self.parse_region_with(arguments, false)
    }

    /// Parses a region of an operation that is isolated from above: outer names are not visible.
    pub fn parse_isolated_region(&mut self, arguments: &[Argument]) -> ParseResult<Region> {
        self.parse_region_with(arguments, true)
    }

    fn parse_region_with(&mut self, arguments: &[Argument], isolated: bool) -> ParseResult<Region> {
        let region = self.ir.add_region();
        self.read_region(region, arguments, isolated)?;
        Ok(region)
    }

    /// Parses a region, if present; otherwise returns an empty region. Also returns whether it was present.
    pub fn parse_optional_region(&mut self, arguments: &[Argument]) -> ParseResult<(Region, bool)> {
        let region = self.ir.add_region();
        let is_present = self.at(TokenKind::LBrace);
        if is_present {
            self.read_region(region, arguments, false)?;
        }
        Ok((region, is_present))
    }

    /// Parses an operation in generic form, without names of its results, and appends it to `block`.
    ///
    /// # Errors
    ///
    /// If no name in quotes follows, or the operation is malformed.
    pub fn parse_generic_op(&mut self, block: Block) -> ParseResult<Op> {
        if !self.at(TokenKind::String) {
            return Err(self.parser.wrong_token("expected operation name in quotes"));
        }
        let insert = std::mem::replace(&mut self.insert, InsertPoint::End(block));
        let op = self.parse_generic_operation();
        self.insert = insert;
        op
    }

    /// Parses a successor.
    pub fn parse_successor(&mut self) -> ParseResult<Block> {
        self.read_successor()
    }

    /// Parses a successor, if present.
    pub fn parse_optional_successor(&mut self) -> ParseResult<Option<Block>> {
        if self.at(TokenKind::CaretIdentifier) { self.read_successor().map(Some) } else { Ok(None) }
    }

    /// Parses a successor and its operands: `^bb(%a, %b : i32, i32)`.
    pub fn parse_successor_and_use_list(&mut self) -> ParseResult<(Block, SmallVec<[Value; 4]>)> {
        let block = self.read_successor()?;
        let mut values = SmallVec::new();
        if !self.parser.eat(TokenKind::LParen) {
            return Ok((block, values));
        }
        if self.at(TokenKind::PercentIdentifier) {
            let operands = self.parse_operand_list(Delimiter::None)?;
            self.parser.expect(TokenKind::Colon, "expected ':' in operand list")?;
            let types = self.parser.parse_type_list()?;
            if operands.len() != types.len() {
                return Err(self
                    .parser
                    .error(format!("expected {} types to match operand list", operands.len())));
            }
            for (operand, ty) in operands.iter().zip(types) {
                values.push(self.resolve(*operand, ty)?);
            }
        }
        self.parser.parse_r_paren()?;
        Ok((block, values))
    }

    /// An error about the operation, at its name.
    pub fn op_error(&self, message: impl Into<String>) -> Diagnostic {
        self.custom_error_at(self.name_loc(), message)
    }
}
