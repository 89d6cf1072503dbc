//! `loc(...)` behind operations and arguments: unlike other locations it may name an alias that is defined later.

use rustc_hash::FxHashMap;

use super::lexer::TokenKind;
use super::ops::OpParser;
use super::parser::ParseResult;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Block, Op, Value, WalkOrder};
use crate::core::location::Location;

/// What has a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Located {
    Op(Op),
    Argument(Value),
}

/// An alias that was not defined when it was named, and where that was.
#[derive(Clone, Copy, Debug)]
pub(super) struct LateAlias<'a> {
    name: &'a [u8],
    at: u32,
}

/// Aliases whose definitions are awaited.
#[derive(Debug, Default)]
pub(super) struct LateAliases<'a> {
    awaited: Vec<(Located, LateAlias<'a>)>,
    /// Those of arguments that are in a block later, or never, as those of declared functions: where the argument begins,
    /// and the alias. They come as they stand in the text.
    arguments: Vec<(u32, LateAlias<'a>)>,
}

enum TrailingLocation<'a> {
    Known(Location),
    Late(LateAlias<'a>),
}

impl<'a> OpParser<'a> {
    /// Reads the location of `target`, if there is one.
    pub(super) fn parse_trailing_location(&mut self, target: Located) -> ParseResult {
        if !self.parser.eat_keyword("loc") {
            return Ok(());
        }
        match self.parse_location_or_alias()? {
            TrailingLocation::Known(location) => self.set_location(target, location),
            TrailingLocation::Late(alias) => self.late_aliases.awaited.push((target, alias)),
        }
        Ok(())
    }

    /// Reads the location, if there is one, of an argument that begins at `start` and is not in a block yet.
    pub(super) fn parse_argument_location(&mut self, start: u32) -> ParseResult<Option<Location>> {
        if !self.parser.eat_keyword("loc") {
            return Ok(None);
        }
        Ok(match self.parse_location_or_alias()? {
            TrailingLocation::Known(location) => Some(location),
            TrailingLocation::Late(alias) => {
                self.late_aliases.arguments.push((start, alias));
                None
            }
        })
    }

    /// Notes that the argument that begins at `start` became `value`.
    pub(super) fn argument_is_in_block(&mut self, start: u32, value: Value) {
        let LateAliases { awaited, arguments } = &mut self.late_aliases;
        if let Ok(index) = arguments.binary_search_by_key(&start, |(argument, _)| *argument) {
            awaited.push((Located::Argument(value), arguments[index].1));
        }
    }

    /// Reads what follows `loc`.
    fn parse_location_or_alias(&mut self) -> ParseResult<TrailingLocation<'a>> {
        self.parser.expect(TokenKind::LParen, "expected '(' in location")?;
        let token = self.parser.token();
        let text = self.parser.bytes(token);
        let is_alias =
            token.kind == TokenKind::HashIdentifier && memchr::memchr(b'.', text).is_none();
        let location = if is_alias {
            self.parser.advance();
            let alias = LateAlias { name: &text[1..], at: token.start };
            match self.meaning_of(alias) {
                Some(location) => TrailingLocation::Known(location?),
                None => TrailingLocation::Late(alias),
            }
        } else {
            TrailingLocation::Known(self.parser.parse_location_instance()?)
        };
        self.parser.expect(TokenKind::RParen, "expected ')' in location")?;
        Ok(location)
    }

    /// The location that `alias` stands for, if it is defined. It has to be one.
    fn meaning_of(&mut self, alias: LateAlias<'_>) -> Option<ParseResult<Location>> {
        let attr = self.parser.attr_alias(alias.name, alias.at)?;
        Some(attr.and_then(|attr| {
            let attr = self.parser.ctx().attr_ref(attr);
            attr.as_location().ok_or_else(|| {
                self.parser.error_at(alias.at, format!("expected location, but found '{attr}'"))
            })
        }))
    }

    /// Gives what waits for aliases their locations. `block` has everything that was read.
    ///
    /// # Errors
    ///
    /// Of all aliases that are nothing the one that comes first in upstream's order.
    pub(super) fn resolve_late_aliases(&mut self, block: Block) -> ParseResult {
        let mut errors = FxHashMap::default();
        for (target, alias) in std::mem::take(&mut self.late_aliases.awaited) {
            let location = self.meaning_of(alias).unwrap_or_else(|| {
                let message = "operation location alias was never defined";
                Err(self.parser.error_at(alias.at, message))
            });
            match location {
                Ok(location) => self.set_location(target, location),
                Err(error) => {
                    errors.insert(target, error);
                }
            }
        }
        if errors.is_empty() { Ok(()) } else { self.first_of(errors, block) }
    }

    /// Operations come behind what is in them, and their arguments behind them.
    fn first_of(&self, mut errors: FxHashMap<Located, Diagnostic>, block: Block) -> ParseResult {
        for op in self.ir.block(block).ops().flat_map(|op| op.walk(WalkOrder::Post)) {
            let arguments = op.regions().flat_map(|region| region.blocks());
            let arguments = arguments.flat_map(|block| block.arguments());
            let targets = std::iter::once(Located::Op(op.handle()))
                .chain(arguments.map(|argument| Located::Argument(argument.handle())));
            for target in targets {
                if let Some(error) = errors.remove(&target) {
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    fn set_location(&mut self, target: Located, location: Location) {
        match target {
            Located::Op(op) => self.ir.set_loc(op, location),
            Located::Argument(value) => self.ir.set_argument_loc(value, location),
        }
    }
}
