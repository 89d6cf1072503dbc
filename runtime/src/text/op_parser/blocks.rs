//! Regions, blocks and successors.

use super::trailing_location::Located;
use super::{Argument, OpParser, parse_ssa_use};
use crate::core::ir::{Block, InsertPoint, Region};
use crate::text::lexer::{Token, TokenKind};
use crate::text::parser::{Delimiter, ParseResult};

impl OpParser<'_> {
    pub(super) fn read_successor(&mut self) -> ParseResult<Block> {
        if !self.parser.at(TokenKind::CaretIdentifier) {
            return Err(self.parser.wrong_token("expected block name"));
        }
        let token = self.parser.token();
        self.parser.advance();
        Ok(self.block_named(token))
    }

    /// The block named by `token`, created on first use.
    fn block_named(&mut self, token: Token) -> Block {
        let name = self.parser.bytes(token);
        if let Some(block) = self.names.block(name) {
            return block;
        }
        let block = self.ir.add_block();
        self.names.forward_block(name, block, token.start);
        block
    }

    /// Parses `{ ... }` into `region`, whose entry block has `arguments`. If the region is isolated, outer names are
    /// not visible and may be reused.
    pub(super) fn read_region(
        &mut self,
        region: Region,
        arguments: &[Argument],
        isolated: bool,
    ) -> ParseResult {
        self.parser.expect(TokenKind::LBrace, "expected '{' to begin a region")?;
        if !arguments.is_empty() || !self.parser.at(TokenKind::RBrace) {
            self.parser.enter()?;
            self.parse_region_body(region, arguments, isolated)?;
            self.parser.leave();
        }
        self.parser.advance();
        Ok(())
    }

    fn parse_region_body(
        &mut self,
        region: Region,
        arguments: &[Argument],
        isolated: bool,
    ) -> ParseResult {
        let insert = self.insert;
        self.names.push_scope(isolated);
        let entry = self.ir.add_block();
        self.ir.append_block(region, entry);
        if arguments.first().is_some_and(|argument| argument.name.is_named()) {
            if self.parser.at(TokenKind::CaretIdentifier) {
                let message = "invalid block name in region with named arguments";
                return Err(self.parser.error(message));
            }
            for argument in arguments {
                self.define_entry_argument(entry, argument)?;
            }
        }
        self.parse_block(region, Some(entry))?;
        if !arguments.is_empty() && self.ir.block(entry).num_arguments() > arguments.len() {
            return Err(self.parser.error("entry block arguments were already defined"));
        }
        while !self.parser.at(TokenKind::RBrace) {
            self.parse_block(region, None)?;
        }
        self.pop_scope()?;
        self.insert = insert;
        Ok(())
    }

    fn define_entry_argument(&mut self, entry: Block, argument: &Argument) -> ParseResult {
        let name = self.operand_name(argument.name);
        if let Some(at) = self.names.reference(name, argument.name.number) {
            let text = String::from_utf8_lossy(name);
            return Err(self
                .parser
                .error_at(
                    argument.name.start,
                    format!("region entry argument '{text}' is already in use"),
                )
                .note(Some(self.location(at)), "previously referenced here"));
        }
        let Some(ty) = argument.ty else {
            return Err(self.parser.error_at(argument.name.start, "region argument has no type"));
        };
        let loc = argument.loc.unwrap_or_else(|| self.location(argument.name.start));
        let value = self.ir.add_argument(entry, ty, loc);
        self.argument_is_in_block(argument.name.start, value);
        self.define(argument.name, value)
    }

    /// Parses a block: `entry`, whose label is optional, or a block to append to `region`.
    fn parse_block(&mut self, region: Region, entry: Option<Block>) -> ParseResult {
        if let Some(block) = entry
            && !self.parser.at(TokenKind::CaretIdentifier)
        {
            return self.parse_block_body(block);
        }
        let token = self.parser.token();
        let name = self.parser.bytes(token);
        self.parser.expect(TokenKind::CaretIdentifier, "expected block name")?;
        let block = match (self.names.block(name), entry) {
            (None, Some(entry)) => entry,
            (None, None) => {
                let block = self.ir.add_block();
                self.ir.append_block(region, block);
                block
            }
            (Some(block), entry) => {
                if !self.names.resolve_forward_block(block) {
                    let name = String::from_utf8_lossy(name);
                    return Err(self
                        .parser
                        .error_at(token.start, format!("redefinition of block '{name}'")));
                }
                if entry.is_none() {
                    self.ir.append_block(region, block);
                }
                block
            }
        };
        self.names.define_block(name, block);
        if self.parser.at(TokenKind::LParen) {
            self.parse_block_arguments(block)?;
        }
        self.parser.expect(TokenKind::Colon, "expected ':' after block name")?;
        self.parse_block_body(block)
    }

    fn parse_block_body(&mut self, block: Block) -> ParseResult {
        self.insert = InsertPoint::End(block);
        while !matches!(self.parser.kind(), TokenKind::CaretIdentifier | TokenKind::RBrace) {
            self.parse_operation()?;
            self.insert = InsertPoint::End(block);
        }
        Ok(())
    }

    fn parse_block_arguments(&mut self, block: Block) -> ParseResult {
        let existing = self.ir.block(block).num_arguments();
        let mut index = 0;
        let Some(close) = self.parser.open(Delimiter::Paren, "")? else { return Ok(()) };
        if self.parser.eat(close) {
            return Ok(());
        }
        loop {
            let name = parse_ssa_use(&mut self.parser, true)?;
            self.parser.expect(TokenKind::Colon, "expected ':' and type for SSA operand")?;
            let ty = self.parser.parse_type()?;
            let value = if existing > 0 {
                if index >= existing {
                    return Err(self.parser.error("too many arguments specified in argument list"));
                }
                let value = self.ir.block(block).argument(index);
                if value.ty() != ty {
                    return Err(self.parser.error("argument and block argument type mismatch"));
                }
                value.handle()
            } else {
                let loc = self.location(name.start);
                self.ir.add_argument(block, ty, loc)
            };
            index += 1;
            self.parse_trailing_location(Located::Argument(value))?;
            self.define(name, value)?;
            if !self.parser.eat(TokenKind::Comma) {
                break;
            }
        }
        self.parser.close(close, "")
    }
}
