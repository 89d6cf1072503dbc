//! Methods for parsers of custom forms. Names are those of upstream's `AsmParser` and `OpAsmParser` in Rust spelling.

use smallvec::SmallVec;

use super::lexer::TokenKind;
use super::ops::{Argument, OpParser, parse_ssa_use};
use super::parser::{Delimiter, ParseResult, Parser};
use super::scope::UnresolvedOperand;
use crate::core::attrs::{
    AttrCast, AttrRef, Attribute, DictionaryAttr, NamedAttributes, StringAttr,
};
use crate::core::diag::Diagnostic;
use crate::core::ident::Ident;
use crate::core::ir::{Block, OpState, Region, Value};
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::text::forms::TypeName;

/// Declares `parse_x` and `parse_optional_x` for punctuation.
macro_rules! punctuation {
    ($($(#[$doc:meta])* $parse:ident, $optional:ident: $kind:ident;)*) => {
        impl Parser<'_> {
            $(
                $(#[$doc])*
                #[inline]
                pub fn $parse(&mut self) -> ParseResult {
                    self.punct(TokenKind::$kind)
                }

                $(#[$doc])*
                ///
                /// Succeeds if it is absent; returns whether it is present.
                #[inline]
                pub fn $optional(&mut self) -> ParseResult<bool> {
                    Ok(self.eat(TokenKind::$kind))
                }
            )*
        }
    };
}

punctuation! {
    /// Reads `->`.
    parse_arrow, parse_optional_arrow: Arrow;
    /// Reads `:`.
    parse_colon, parse_optional_colon: Colon;
    /// Reads `,`.
    parse_comma, parse_optional_comma: Comma;
    /// Reads `=`.
    parse_equal, parse_optional_equal: Equal;
    /// Reads `<`.
    parse_less, parse_optional_less: Less;
    /// Reads `>`.
    parse_greater, parse_optional_greater: Greater;
    /// Reads `{`.
    parse_l_brace, parse_optional_l_brace: LBrace;
    /// Reads `}`.
    parse_r_brace, parse_optional_r_brace: RBrace;
    /// Reads `(`.
    parse_l_paren, parse_optional_l_paren: LParen;
    /// Reads `)`.
    parse_r_paren, parse_optional_r_paren: RParen;
    /// Reads `[`.
    parse_l_square, parse_optional_l_square: LSquare;
    /// Reads `]`.
    parse_r_square, parse_optional_r_square: RSquare;
    /// Reads `?`.
    parse_question, parse_optional_question: Question;
    /// Reads `*`.
    parse_star, parse_optional_star: Star;
    /// Reads `+`.
    parse_plus, parse_optional_plus: Plus;
    /// Reads `/`.
    parse_slash, parse_optional_slash: Slash;
    /// Reads `-`.
    parse_minus, parse_optional_minus: Minus;
    /// Reads `...`.
    parse_ellipsis, parse_optional_ellipsis: Ellipsis;
    /// Reads `|`.
    parse_vertical_bar, parse_optional_vertical_bar: VerticalBar;
}

impl<'a> Parser<'a> {
    /// Reads the keyword `word`.
    pub fn parse_keyword(&mut self, word: &str) -> ParseResult {
        if self.parse_optional_keyword(word)? {
            return Ok(());
        }
        Err(self.custom_error(format!("expected '{word}'")))
    }

    /// Reads the keyword `word` if present.
    pub fn parse_optional_keyword(&mut self, word: &str) -> ParseResult<bool> {
        let found = self.at_any_keyword() && self.token_bytes() == word.as_bytes();
        if found {
            self.advance();
        }
        Ok(found)
    }

    /// Reads any keyword.
    pub fn parse_any_keyword(&mut self) -> ParseResult<&'a str> {
        match self.parse_optional_any_keyword()? {
            Some(word) => Ok(word),
            None => Err(self.custom_error("expected valid keyword")),
        }
    }

    /// Reads any keyword, if present.
    pub fn parse_optional_any_keyword(&mut self) -> ParseResult<Option<&'a str>> {
        if !self.at_any_keyword() {
            return Ok(None);
        }
        let word = self.token_str();
        self.advance();
        Ok(Some(word))
    }

    /// Reads one of `words`, if present. Any other keyword is not consumed.
    pub fn parse_optional_keyword_of(&mut self, words: &[&str]) -> ParseResult<Option<&'a str>> {
        if self.at_any_keyword() && words.contains(&self.token_str()) {
            return self.parse_optional_any_keyword();
        }
        Ok(None)
    }

    /// Reads a keyword or a string.
    pub fn parse_keyword_or_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_keyword_or_string()? {
            Some(text) => Ok(text),
            None => Err(self.custom_error("expected valid keyword or string")),
        }
    }

    /// Reads a keyword or a string, if present.
    pub fn parse_optional_keyword_or_string(&mut self) -> ParseResult<Option<String>> {
        if let Some(word) = self.parse_optional_any_keyword()? {
            return Ok(Some(word.to_owned()));
        }
        self.parse_optional_string()
    }

    /// Reads a string.
    pub fn parse_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_string()? {
            Some(text) => Ok(text),
            None => Err(self.custom_error("expected string")),
        }
    }

    /// Reads a string, if present.
    pub fn parse_optional_string(&mut self) -> ParseResult<Option<String>> {
        if !self.at(TokenKind::String) {
            return Ok(None);
        }
        let ident = self.string_ident(self.token());
        self.advance();
        Ok(Some(self.ctx().ident_str(ident).to_owned()))
    }

    /// Reads `true` or `false`.
    pub fn parse_bool(&mut self) -> ParseResult<bool> {
        match self.parse_optional_keyword_of(&["true", "false"])? {
            Some(word) => Ok(word == "true"),
            None => Err(self.custom_error("expected integer value")),
        }
    }

    /// Reads a symbol name such as `@f`.
    pub fn parse_symbol_name(&mut self) -> ParseResult<StringAttr<'a>> {
        match self.parse_optional_symbol_name()? {
            Some(name) => Ok(name),
            None => Err(self.custom_error("expected valid '@'-identifier for symbol name")),
        }
    }

    /// Reads a symbol name, if present.
    pub fn parse_optional_symbol_name(&mut self) -> ParseResult<Option<StringAttr<'a>>> {
        if !self.at(TokenKind::AtIdentifier) {
            return Ok(None);
        }
        let name = self.symbol_ident(self.token());
        self.advance();
        Ok(Some(StringAttr::from_ident(self.ctx(), name)))
    }

    /// Reads `:` and a type.
    pub fn parse_colon_type(&mut self) -> ParseResult<Type> {
        self.parse_colon()?;
        self.parse_type()
    }

    /// Reads `:` and a type of kind `T`. The place of an error about the kind is the colon.
    pub fn parse_colon_type_as<T: TypeCast<'a> + TypeName>(&mut self) -> ParseResult<T> {
        let at = self.offset();
        let ty = self.parse_colon_type()?;
        let view = self.ctx().type_ref(ty);
        view.dyn_cast().ok_or_else(|| self.wrong_kind_of_type::<T>(at, view))
    }

    /// Reads a type of kind `T`.
    pub fn parse_type_as<T: TypeCast<'a> + TypeName>(&mut self) -> ParseResult<T> {
        let at = self.offset();
        let ty = self.parse_type()?;
        let view = self.ctx().type_ref(ty);
        if let Some(ty) = view.dyn_cast() {
            return Ok(ty);
        }
        Err(self.wrong_kind_of_type::<T>(at, view))
    }

    /// The error for a type that is not a `T`.
    #[cold]
    pub(crate) fn wrong_kind_of_type<T: TypeName>(&self, at: u32, ty: TypeRef<'_>) -> Diagnostic {
        let mut message = "invalid kind of type specified".to_owned();
        if let Some(name) = T::NAME {
            message = format!("{message}: expected {name}, but found '{ty}'");
        }
        self.custom_error_at(at, message)
    }

    /// Reads one or more types separated by commas.
    pub fn parse_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        self.comma_separated(|p| {
            types.push(p.parse_type()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// Reads types separated by commas, if present.
    pub fn parse_optional_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        if let Some(first) = self.parse_optional_type()? {
            types.push(first);
            while self.eat(TokenKind::Comma) {
                types.push(self.parse_type()?);
            }
        }
        Ok(types)
    }

    /// Reads `:` and types separated by commas.
    pub fn parse_colon_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        self.parse_colon()?;
        self.parse_type_list()
    }

    /// Reads `:` and types separated by commas, if the colon is present.
    pub fn parse_optional_colon_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        if self.eat(TokenKind::Colon) { self.parse_type_list() } else { Ok(SmallVec::new()) }
    }

    /// Reads `-> type, ...` or `-> (types)`, if the arrow is present.
    pub fn parse_optional_arrow_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        if self.eat(TokenKind::Arrow) {
            self.parse_arrow_type_list_rest()
        } else {
            Ok(SmallVec::new())
        }
    }

    /// Reads `-> type, ...` or `-> (types)`.
    pub fn parse_arrow_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        self.parse_arrow()?;
        self.parse_arrow_type_list_rest()
    }

    fn parse_arrow_type_list_rest(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        if self.at(TokenKind::LParen) {
            self.delimited(Delimiter::Paren, "", |p| {
                types.push(p.parse_type()?);
                Ok(())
            })?;
        } else {
            types.push(self.parse_non_function_type()?);
        }
        Ok(types)
    }

    /// Reads an attribute of kind `T`; `ty` is the type of literals without a type.
    pub fn parse_attribute_as<T: AttrCast<'a>>(&mut self, ty: Option<Type>) -> ParseResult<T> {
        let at = self.offset();
        let attr = self.parse_attribute(ty)?;
        self.attr_as(at, attr)
    }

    /// Casts `attr`, read at byte `at`, to a `T`.
    pub fn attr_as<T: AttrCast<'a>>(&self, at: u32, attr: Attribute) -> ParseResult<T> {
        match self.ctx().attr_ref(attr).dyn_cast() {
            Some(attr) => Ok(attr),
            None => Err(self.custom_error_at(at, "invalid kind of attribute specified")),
        }
    }

    /// The view of a type just read.
    pub fn type_ref(&self, ty: Type) -> TypeRef<'a> {
        self.ctx().type_ref(ty)
    }

    /// The view of an attribute just read.
    pub fn attr_ref(&self, attr: Attribute) -> AttrRef<'a> {
        self.ctx().attr_ref(attr)
    }

    /// Interns `name`.
    pub fn ident(&self, name: &str) -> Ident {
        self.ctx().ident(name)
    }
}

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

    /// Reads an operand.
    pub fn parse_operand(&mut self) -> ParseResult<UnresolvedOperand> {
        parse_ssa_use(&mut self.parser, true)
    }

    /// Reads an operand, if present.
    pub fn parse_optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand>> {
        if self.at(TokenKind::PercentIdentifier) {
            self.parse_operand().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Reads operands separated by commas. Without brackets the list may be empty.
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

    /// Reads exactly `count` operands.
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

    /// Resolves `operands`, each with its own type, and adds the values to `state`. `at` is the place of the error
    /// about mismatched counts.
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

    /// Reads an attribute dictionary into `state`, if present.
    pub fn parse_optional_attr_dict(&mut self, state: &mut OpState) -> ParseResult {
        self.parse_optional_attr_list(&mut state.attrs)
    }

    /// Reads an attribute dictionary into `attrs`, if present.
    pub fn parse_optional_attr_list(&mut self, attrs: &mut NamedAttributes) -> ParseResult {
        if self.at(TokenKind::LBrace) { self.parser.parse_attribute_dict(attrs) } else { Ok(()) }
    }

    /// Reads `attributes` and a dictionary into `state`, if the keyword is present.
    pub fn parse_optional_attr_dict_with_keyword(&mut self, state: &mut OpState) -> ParseResult {
        if !self.parser.eat_keyword("attributes") {
            return Ok(());
        }
        self.parser.parse_attribute_dict(&mut state.attrs)
    }

    /// Reads properties, `<{...}>`, if present.
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

    /// Reads an attribute dictionary, if present.
    pub fn parse_optional_dictionary(&mut self) -> ParseResult<Option<Attribute>> {
        if !self.at(TokenKind::LBrace) {
            return Ok(None);
        }
        let mut attrs = NamedAttributes::new();
        self.parser.parse_attribute_dict(&mut attrs)?;
        Ok((!attrs.is_empty()).then(|| DictionaryAttr::get(self.ctx(), &attrs).handle()))
    }

    /// Reads a region argument: a name, optionally `: type` and attributes, and an optional location.
    pub fn parse_argument(&mut self, with_type: bool, with_attrs: bool) -> ParseResult<Argument> {
        let name = parse_ssa_use(&mut self.parser, false)?;
        let ty = if with_type { Some(self.parser.parse_colon_type()?) } else { None };
        let attrs = if with_attrs { self.parse_optional_dictionary()? } else { None };
        let loc = self.parse_argument_location(name.start)?;
        Ok(Argument { name, ty, attrs, loc })
    }

    /// Reads a region argument, if present.
    pub fn parse_optional_argument(
        &mut self,
        with_type: bool,
        with_attrs: bool,
    ) -> ParseResult<Option<Argument>> {
        if !self.at(TokenKind::PercentIdentifier) {
            return Ok(None);
        }
        self.parse_argument(with_type, with_attrs).map(Some)
    }

    /// Reads the type and attributes of an argument without a name.
    pub fn parse_unnamed_argument(&mut self) -> ParseResult<Argument> {
        let name = UnresolvedOperand::unnamed(self.offset());
        let ty = Some(self.parser.parse_type()?);
        let attrs = self.parse_optional_dictionary()?;
        let loc = self.parse_argument_location(name.start)?;
        Ok(Argument { name, ty, attrs, loc })
    }

    /// Reads a list between brackets, calling `element` for each element; `context` ends the message about a missing
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

    /// Reads region arguments. Without brackets the list may be empty.
    pub fn parse_argument_list(
        &mut self,
        delimiter: Delimiter,
        with_type: bool,
        with_attrs: bool,
    ) -> ParseResult<Vec<Argument>> {
        let mut arguments = Vec::new();
        if delimiter == Delimiter::None {
            if !self.at(TokenKind::PercentIdentifier) {
                return Ok(arguments);
            }
            loop {
                arguments.push(self.parse_argument(with_type, with_attrs)?);
                if !self.parser.eat(TokenKind::Comma) {
                    return Ok(arguments);
                }
            }
        }
        self.parse_comma_separated_list(delimiter, " in argument list", |p| {
            arguments.push(p.parse_argument(with_type, with_attrs)?);
            Ok(())
        })?;
        Ok(arguments)
    }

    /// Reads `(%argument = %operand, ...)`.
    pub fn parse_assignment_list(&mut self) -> ParseResult<Assignments> {
        match self.parse_optional_assignment_list()? {
            Some(assignments) => Ok(assignments),
            None => Err(self.custom_error("expected '('")),
        }
    }

    /// Reads `(%argument = %operand, ...)`, if present.
    pub fn parse_optional_assignment_list(&mut self) -> ParseResult<Option<Assignments>> {
        if !self.at(TokenKind::LParen) {
            return Ok(None);
        }
        self.assignments().map(Some)
    }

    /// Reads `(%argument = %operand, ...) -> (types)`, with one type per argument. Without an arrow there are no
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
            assignments.arguments.push(self.parse_argument(false, false)?);
            self.parser.parse_equal()?;
            assignments.operands.push(self.parse_operand()?);
            if !self.parser.eat(TokenKind::Comma) {
                break;
            }
        }
        self.parser.expect(TokenKind::RParen, "expected ',' or ')'")?;
        Ok(assignments)
    }

    /// Reads a region whose entry block has these arguments.
    pub fn parse_region(&mut self, arguments: &[Argument]) -> ParseResult<Region> {
        self.parse_region_with(arguments, false)
    }

    /// Reads a region of an operation that is isolated from above: names from around it are not visible.
    pub fn parse_isolated_region(&mut self, arguments: &[Argument]) -> ParseResult<Region> {
        self.parse_region_with(arguments, true)
    }

    fn parse_region_with(&mut self, arguments: &[Argument], isolated: bool) -> ParseResult<Region> {
        let region = self.ir.add_region();
        self.read_region(region, arguments, isolated)?;
        Ok(region)
    }

    /// Reads a region, if present; otherwise returns an empty region. The flag says whether it was present.
    pub fn parse_optional_region(&mut self, arguments: &[Argument]) -> ParseResult<(Region, bool)> {
        let region = self.ir.add_region();
        let found = self.at(TokenKind::LBrace);
        if found {
            self.read_region(region, arguments, false)?;
        }
        Ok((region, found))
    }

    /// Reads a successor.
    pub fn parse_successor(&mut self) -> ParseResult<Block> {
        self.read_successor()
    }

    /// Reads a successor, if present.
    pub fn parse_optional_successor(&mut self) -> ParseResult<Option<Block>> {
        if self.at(TokenKind::CaretIdentifier) { self.read_successor().map(Some) } else { Ok(None) }
    }

    /// Reads a successor and its operands: `^bb(%a, %b : i32, i32)`.
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
