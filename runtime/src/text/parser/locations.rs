//! Parsing of locations.

use smallvec::SmallVec;

use super::{Delimiter, ParseResult, Parser};
use crate::core::attrs::{CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use crate::core::location::Location;
use crate::text::lexer::TokenKind as T;

impl<'a> Parser<'a> {
    /// Parses the contents of `loc(...)`.
    pub fn parse_location_instance(&mut self) -> ParseResult<Location> {
        self.nested(|p| match p.kind() {
            T::HashIdentifier => p.parse_location_alias(),
            T::String => p.parse_name_or_file_location(),
            T::BareIdentifier => match p.token_bytes() {
                b"callsite" => p.parse_callsite_location(),
                b"fused" => p.parse_fused_location(),
                b"unknown" => {
                    p.advance();
                    Ok(Location::UNKNOWN)
                }
                _ => Err(p.wrong_token("expected location instance")),
            },
            _ => Err(p.wrong_token("expected location instance")),
        })
    }

    /// Parses an alias or a dialect attribute that is a location.
    pub(in crate::text) fn parse_location_alias(&mut self) -> ParseResult<Location> {
        let attribute = self.parse_extended_attr(None)?;
        let view = self.ctx().attr_ref(attribute);
        // Upstream's message has no space here.
        view.as_location()
            .ok_or_else(|| self.error(format!("expected location attribute, but got{view}")))
    }

    fn parse_name_or_file_location(&mut self) -> ParseResult<Location> {
        let name = self.string_ident(self.token());
        self.advance();
        if self.eat(T::Colon) {
            const LINE: &str = "expected integer line number in FileLineColRange";
            const COLUMN: &str = "expected integer column number in FileLineColRange";
            let line = self.parse_location_number(LINE)?;
            if !self.eat(T::Colon) {
                let place = (line, 0);
                return Ok(FileLineColRange::for_location(self.ctx(), name, place, place, 1).into());
            }
            let column = self.parse_location_column(COLUMN)?;
            let start = (line, column);
            let (mut end, mut given) = (start, 2);
            if self.eat_keyword("to") {
                given = 3;
                if self.at(T::Integer) {
                    end.0 = self.parse_location_number(LINE)?;
                    given = 4;
                }
                self.expect(
                    T::Colon,
                    "expected either integer or `:` post `to` in FileLineColRange",
                )?;
                end.1 = self.parse_location_column(COLUMN)?;
            }
            // An empty file name in a position means standard input; in a range it does not.
            let no_file = given == 2 && self.ctx().ident_bytes(name).is_empty();
            let file = if no_file { self.ctx().ident("-") } else { name };
            return Ok(FileLineColRange::for_location(self.ctx(), file, start, end, given).into());
        }
        let mut child = Location::UNKNOWN;
        if self.eat(T::LParen) {
            child = self.parse_location_instance()?;
            self.expect(T::RParen, "expected ')' after child location of NameLoc")?;
        }
        Ok(NameLoc::for_location(self.ctx(), name, child).into())
    }

    fn parse_location_number(&mut self, message: &str) -> ParseResult<u32> {
        let number = self.token_u64().and_then(|number| u32::try_from(number).ok());
        match number {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => Err(self.wrong_token(message)),
        }
    }

    /// Like [`parse_location_number`](Self::parse_location_number), but reports a column that is too large at the
    /// column.
    fn parse_location_column(&mut self, message: &str) -> ParseResult<u32> {
        let token = self.token();
        self.parse_location_number(message).map_err(|error| match token.kind {
            T::Integer => self.error_at(token.start, message),
            _ => error,
        })
    }

    fn parse_callsite_location(&mut self) -> ParseResult<Location> {
        self.advance();
        self.expect(T::LParen, "expected '(' in callsite location")?;
        let callee = self.parse_location_instance()?;
        if !self.eat_keyword("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.parse_location_instance()?;
        self.expect(T::RParen, "expected ')' in callsite location")?;
        Ok(CallSiteLoc::for_location(self.ctx(), callee, caller).into())
    }

    fn parse_fused_location(&mut self) -> ParseResult<Location> {
        self.advance();
        let mut metadata = None;
        if self.eat(T::Less) {
            metadata = Some(self.parse_attribute(None)?);
            self.expect(T::Greater, "expected '>' after fused location metadata")?;
        }
        let mut parts: SmallVec<[Location; 4]> = SmallVec::new();
        self.delimited(Delimiter::Square, " in fused location", |p| {
            parts.push(p.parse_location_instance()?);
            Ok(())
        })?;
        Ok(FusedLoc::get(self.ctx(), &parts, metadata))
    }
}
