//! Methods for parsers of custom forms. Names are those of upstream's `AsmParser` in Rust spelling.

use smallvec::SmallVec;

use super::{Delimiter, ParseResult, Parser};
use crate::core::attrs::{AttrCast, AttrRef, Attribute, StringAttr};
use crate::core::diag::Diagnostic;
use crate::core::ident::Ident;
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::text::forms::TypeName;
use crate::text::lexer::TokenKind;

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
    /// Parses `->`.
    parse_arrow, parse_optional_arrow: Arrow;
    /// Parses `:`.
    parse_colon, parse_optional_colon: Colon;
    /// Parses `,`.
    parse_comma, parse_optional_comma: Comma;
    /// Parses `=`.
    parse_equal, parse_optional_equal: Equal;
    /// Parses `<`.
    parse_less, parse_optional_less: Less;
    /// Parses `>`.
    parse_greater, parse_optional_greater: Greater;
    /// Parses `{`.
    parse_l_brace, parse_optional_l_brace: LBrace;
    /// Parses `}`.
    parse_r_brace, parse_optional_r_brace: RBrace;
    /// Parses `(`.
    parse_l_paren, parse_optional_l_paren: LParen;
    /// Parses `)`.
    parse_r_paren, parse_optional_r_paren: RParen;
    /// Parses `[`.
    parse_l_square, parse_optional_l_square: LSquare;
    /// Parses `]`.
    parse_r_square, parse_optional_r_square: RSquare;
    /// Parses `?`.
    parse_question, parse_optional_question: Question;
    /// Parses `*`.
    parse_star, parse_optional_star: Star;
    /// Parses `+`.
    parse_plus, parse_optional_plus: Plus;
    /// Parses `/`.
    parse_slash, parse_optional_slash: Slash;
    /// Parses `-`.
    parse_minus, parse_optional_minus: Minus;
    /// Parses `...`.
    parse_ellipsis, parse_optional_ellipsis: Ellipsis;
    /// Parses `|`.
    parse_vertical_bar, parse_optional_vertical_bar: VerticalBar;
}

impl<'a> Parser<'a> {
    /// Parses the keyword `word`.
    pub fn parse_keyword(&mut self, word: &str) -> ParseResult {
        if self.parse_optional_keyword(word)? {
            return Ok(());
        }
        Err(self.custom_error(format!("expected '{word}'")))
    }

    /// Parses the keyword `word` if present.
    pub fn parse_optional_keyword(&mut self, word: &str) -> ParseResult<bool> {
        let is_present = self.at_any_keyword() && self.token_bytes() == word.as_bytes();
        if is_present {
            self.advance();
        }
        Ok(is_present)
    }

    /// Parses any keyword.
    pub fn parse_any_keyword(&mut self) -> ParseResult<&'a str> {
        match self.parse_optional_any_keyword()? {
            Some(word) => Ok(word),
            None => Err(self.custom_error("expected valid keyword")),
        }
    }

    /// Parses any keyword, if present.
    pub fn parse_optional_any_keyword(&mut self) -> ParseResult<Option<&'a str>> {
        if !self.at_any_keyword() {
            return Ok(None);
        }
        let word = self.token_str();
        self.advance();
        Ok(Some(word))
    }

    /// Parses one of `words`, if present. Any other keyword is not consumed.
    pub fn parse_optional_keyword_of(&mut self, words: &[&str]) -> ParseResult<Option<&'a str>> {
        if self.at_any_keyword() && words.contains(&self.token_str()) {
            return self.parse_optional_any_keyword();
        }
        Ok(None)
    }

    /// Parses a keyword or a string.
    pub fn parse_keyword_or_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_keyword_or_string()? {
            Some(text) => Ok(text),
            None => Err(self.custom_error("expected valid keyword or string")),
        }
    }

    /// Parses a keyword or a string, if present.
    pub fn parse_optional_keyword_or_string(&mut self) -> ParseResult<Option<String>> {
        if let Some(word) = self.parse_optional_any_keyword()? {
            return Ok(Some(word.to_owned()));
        }
        self.parse_optional_string()
    }

    /// Parses a string.
    pub fn parse_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_string()? {
            Some(text) => Ok(text),
            None => Err(self.custom_error("expected string")),
        }
    }

    /// Parses a string, if present.
    pub fn parse_optional_string(&mut self) -> ParseResult<Option<String>> {
        if !self.at(TokenKind::String) {
            return Ok(None);
        }
        let ident = self.string_ident(self.token());
        self.advance();
        Ok(Some(self.ctx().ident_str(ident).to_owned()))
    }

    /// Parses `true` or `false`.
    pub fn parse_bool(&mut self) -> ParseResult<bool> {
        match self.parse_optional_keyword_of(&["true", "false"])? {
            Some(word) => Ok(word == "true"),
            None => Err(self.custom_error("expected integer value")),
        }
    }

    /// Parses a symbol name such as `@f`.
    pub fn parse_symbol_name(&mut self) -> ParseResult<StringAttr<'a>> {
        match self.parse_optional_symbol_name()? {
            Some(name) => Ok(name),
            None => Err(self.custom_error("expected valid '@'-identifier for symbol name")),
        }
    }

    /// Parses a symbol name, if present.
    pub fn parse_optional_symbol_name(&mut self) -> ParseResult<Option<StringAttr<'a>>> {
        if !self.at(TokenKind::AtIdentifier) {
            return Ok(None);
        }
        let name = self.symbol_ident(self.token());
        self.advance();
        Ok(Some(StringAttr::from_ident(self.ctx(), name)))
    }

    /// Parses `:` and a type.
    pub fn parse_colon_type(&mut self) -> ParseResult<Type> {
        self.parse_colon()?;
        self.parse_type()
    }

    /// Parses `:` and a type of kind `T`. The place of an error about the kind is the colon.
    pub fn parse_colon_type_as<T: TypeCast<'a> + TypeName>(&mut self) -> ParseResult<T> {
        let at = self.offset();
        let ty = self.parse_colon_type()?;
        let view = self.ctx().type_ref(ty);
        view.dyn_cast().ok_or_else(|| self.wrong_kind_of_type::<T>(at, view))
    }

    /// Parses a type of kind `T`.
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

    /// Parses one or more types separated by commas.
    pub fn parse_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        self.comma_separated(|p| {
            types.push(p.parse_type()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// Parses types separated by commas, if present.
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

    /// Parses `:` and types separated by commas.
    pub fn parse_colon_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        self.parse_colon()?;
        self.parse_type_list()
    }

    /// Parses `:` and types separated by commas, if the colon is present.
    pub fn parse_optional_colon_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        if self.eat(TokenKind::Colon) { self.parse_type_list() } else { Ok(SmallVec::new()) }
    }

    /// Parses `-> type, ...` or `-> (types)`, if the arrow is present.
    pub fn parse_optional_arrow_type_list(&mut self) -> ParseResult<SmallVec<[Type; 4]>> {
        if self.eat(TokenKind::Arrow) {
            self.parse_arrow_type_list_rest()
        } else {
            Ok(SmallVec::new())
        }
    }

    /// Parses `-> type, ...` or `-> (types)`.
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

    /// Parses an attribute of kind `T`; `ty` is the type of literals without a type.
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
