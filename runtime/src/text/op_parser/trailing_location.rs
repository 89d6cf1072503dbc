//! `loc(...)` after operations and arguments. Unlike other locations, it may refer to an alias defined later.

use rustc_hash::FxHashMap;

use super::OpParser;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Block, Op, Value, WalkOrder};
use crate::core::location::Location;
use crate::text::lexer::TokenKind;
use crate::text::parser::ParseResult;

/// The owner of a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::text) enum Located {
    Op(Op),
    Argument(Value),
}

/// A reference to an alias that was not defined yet, and its place.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct LateAlias<'a> {
    name: &'a [u8],
    at: u32,
}

/// Pending references to aliases.
#[derive(Debug, Default)]
pub(in crate::text) struct LateAliases<'a> {
    pending: Vec<(Located, LateAlias<'a>)>,
    /// References from arguments that are not in a block yet, or never will be, as in function declarations: the
    /// offset of the argument, and the alias. In text order.
    arguments: Vec<(u32, LateAlias<'a>)>,
}

enum TrailingLocation<'a> {
    Known(Location),
    Late(LateAlias<'a>),
}

impl<'a> OpParser<'a> {
    /// Parses the location of `target`, if present.
    pub(in crate::text) fn parse_trailing_location(&mut self, target: Located) -> ParseResult {
        if !self.parser.eat_keyword("loc") {
            return Ok(());
        }
        match self.parse_location_or_alias()? {
            TrailingLocation::Known(location) => self.set_location(target, location),
            TrailingLocation::Late(alias) => self.late_aliases.pending.push((target, alias)),
        }
        Ok(())
    }

    /// Parses the location, if present, of an argument that starts at `start` and is not in a block yet.
    pub(in crate::text) fn parse_argument_location(
        &mut self,
        start: u32,
    ) -> ParseResult<Option<Location>> {
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

    /// Records that the argument that starts at `start` is now `value`.
    pub(in crate::text) fn argument_is_in_block(&mut self, start: u32, value: Value) {
        let LateAliases { pending, arguments } = &mut self.late_aliases;
        if let Ok(index) = arguments.binary_search_by_key(&start, |(argument, _)| *argument) {
            pending.push((Located::Argument(value), arguments[index].1));
        }
    }

    /// Parses the text after `loc`.
    fn parse_location_or_alias(&mut self) -> ParseResult<TrailingLocation<'a>> {
        self.parser.expect(TokenKind::LParen, "expected '(' in location")?;
        let token = self.parser.token();
        let text = self.parser.bytes(token);
        let is_alias =
            token.kind == TokenKind::HashIdentifier && memchr::memchr(b'.', text).is_none();
        let location = if is_alias {
            self.parser.advance();
            let alias = LateAlias { name: &text[1..], at: token.start };
            match self.resolve_late_alias(alias) {
                Some(location) => TrailingLocation::Known(location?),
                None => TrailingLocation::Late(alias),
            }
        } else {
            TrailingLocation::Known(self.parser.parse_location_instance()?)
        };
        self.parser.expect(TokenKind::RParen, "expected ')' in location")?;
        Ok(location)
    }

    /// The location of `alias`, if it is defined. Fails if the alias is not a location.
    fn resolve_late_alias(&mut self, alias: LateAlias<'_>) -> Option<ParseResult<Location>> {
        let attr = self.parser.attr_alias(alias.name, alias.at)?;
        Some(attr.and_then(|attr| {
            let attr = self.parser.ctx().attr_ref(attr);
            attr.as_location().ok_or_else(|| {
                self.parser.error_at(alias.at, format!("expected location, but found '{attr}'"))
            })
        }))
    }

    /// Resolves pending references. `block` contains all parsed operations.
    ///
    /// # Errors
    ///
    /// If an alias is undefined or not a location: the first error in upstream's order.
    pub(in crate::text) fn resolve_late_aliases(&mut self, block: Block) -> ParseResult {
        let mut errors = FxHashMap::default();
        for (target, alias) in std::mem::take(&mut self.late_aliases.pending) {
            let location = self.resolve_late_alias(alias).unwrap_or_else(|| {
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

    /// The first error in upstream's order: nested operations, then the operation, then its arguments.
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
