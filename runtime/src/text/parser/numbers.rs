//! Parsing of integers in custom forms.

use super::{ParseResult, Parser};
use crate::support::apint::ApInt;
use crate::text::integers::ParsedInteger;
use crate::text::lexer::TokenKind;

impl Parser<'_> {
    /// Parses an integer of any width, `true` or `false`, if present. Upstream's `parseOptionalInteger`.
    ///
    /// # Errors
    ///
    /// If no integer follows a minus.
    pub fn parse_optional_ap_int(&mut self) -> ParseResult<Option<ApInt>> {
        if self.at_keyword("true") || self.at_keyword("false") {
            let value = self.at_keyword("true");
            self.advance();
            return Ok(Some(ApInt::from_u64(1, u64::from(value))));
        }
        if !self.at(TokenKind::Integer) && !self.at(TokenKind::Minus) {
            return Ok(None);
        }
        let negative = self.eat(TokenKind::Minus);
        if !self.at(TokenKind::Integer) {
            return Err(self.wrong_token("expected integer value"));
        }
        let (digits, radix) = match self.token_bytes() {
            [b'0', b'x', hex @ ..] => (hex, 16),
            digits => (digits, 10),
        };
        let parsed = ApInt::parse(digits, radix);
        let count = digits.iter().skip_while(|digit| **digit == b'0').count();
        let width = match u32::try_from(count) {
            Ok(0) => Some(64),
            Ok(count) => count.checked_mul(4),
            Err(_) => None,
        };
        let (Some(value), Some(width)) = (parsed, width) else {
            return Err(self.custom_error("integer value too large"));
        };
        self.advance();
        // Upstream's width: four bits for each digit after leading zeros, with a free sign bit.
        let value = value.zext_or_trunc(width);
        let value = if value.is_negative() { value.zext_or_trunc(width + 1) } else { value };
        Ok(Some(if negative { value.wrapping_neg() } else { value }))
    }

    /// Parses an integer of any width.
    ///
    /// # Errors
    ///
    /// If there is no integer.
    pub fn parse_ap_int(&mut self) -> ParseResult<ApInt> {
        match self.parse_optional_ap_int()? {
            Some(value) => Ok(value),
            None => Err(self.custom_error("expected integer value")),
        }
    }

    /// Parses an integer that fits a `T`, if present.
    ///
    /// # Errors
    ///
    /// If the integer does not fit.
    pub fn parse_optional_integer_as<T: ParsedInteger>(&mut self) -> ParseResult<Option<T>> {
        let at = self.offset();
        let Some(value) = self.parse_optional_ap_int()? else { return Ok(None) };
        match T::from_ap_int(&value) {
            Some(value) => Ok(Some(value)),
            None => Err(self.custom_error_at(at, "integer value too large")),
        }
    }

    /// Parses an integer that fits a `T`.
    ///
    /// # Errors
    ///
    /// If there is no integer, or it does not fit.
    pub fn parse_integer_as<T: ParsedInteger>(&mut self) -> ParseResult<T> {
        match self.parse_optional_integer_as()? {
            Some(value) => Ok(value),
            None => Err(self.custom_error("expected integer value")),
        }
    }

    /// Parses a 64-bit integer.
    ///
    /// # Errors
    ///
    /// If there is no integer, or it does not fit.
    pub fn parse_integer(&mut self) -> ParseResult<i64> {
        self.parse_integer_as()
    }
}
