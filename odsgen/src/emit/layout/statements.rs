//! Blocks and statements.

use super::boxes::INDENT;
use super::cursor::{Cursor, Result, Unknown};
use super::macros::is_keyword;
use super::tokens::Kind;
use super::types::Style;

impl Cursor<'_> {
    /// A block as an expression.
    pub(super) fn block(&mut self) -> Result {
        self.out.every(INDENT);
        self.small_block()?;
        self.out.close();
        Ok(())
    }

    /// A block that may be one line, in a group that is open.
    pub(super) fn small_block(&mut self) -> Result {
        self.take();
        if self.is_end() {
            self.take();
            return Ok(());
        }
        self.out.space();
        let (at, start) = (self.at, self.out.here());
        if !self.has_statements(self.at) {
            self.out.some(0);
            self.line_expr()?;
            if self.is_end() {
                self.out.close();
                self.out.space();
                self.out.offset(-INDENT);
                self.take();
                return Ok(());
            }
            self.back(at, start)?;
        }
        self.statements()?;
        self.out.offset(-INDENT);
        self.take();
        Ok(())
    }

    /// Whether there is a `;` from `at` to the end of the group; if there is none, it is one expression most often.
    pub(super) fn has_statements(&self, mut at: usize) -> bool {
        loop {
            let token = self.tokens.get(at);
            match token.kind {
                Kind::Punct(b';') => return true,
                Kind::Close(_) | Kind::End => return false,
                Kind::Open(_) => at = token.close as usize + 1,
                _ => at += 1,
            }
        }
    }

    /// Statements up to the end of the block, each with a new line after it.
    pub(super) fn statements(&mut self) -> Result {
        while !self.is_end() {
            self.statement()?;
        }
        Ok(())
    }

    fn statement(&mut self) -> Result {
        match self.kind() {
            Kind::Punct(b';' | b'#') => return Err(Unknown),
            Kind::Word => match self.tokens.text(self.at) {
                "let" => return self.local(),
                "use" | "static" | "const" => return self.item(),
                "fn" | "struct" | "impl" | "enum" | "mod" | "type" | "trait" | "pub" => {
                    return Err(Unknown);
                }
                _ if self.is_macro() => return self.macro_statement(),
                _ => {}
            },
            _ => {}
        }
        self.out.some(0);
        let expr = self.line_expr()?;
        if self.eat_punct(b';') {
            if !expr.drops_semicolon() {
                self.out.word(";");
            }
        } else if self.is_end() {
            if expr.wants_semicolon() {
                self.out.word(";");
            }
        } else if !expr.is_blocklike() {
            return Err(Unknown);
        }
        self.out.close();
        self.out.line();
        Ok(())
    }

    /// Whether a macro is called here.
    pub(super) fn is_macro(&self) -> bool {
        let mut at = self.at;
        if self.is_op(b"::") {
            at += 2;
        }
        while self.tokens.get(at).kind == Kind::Word
            && self.tokens.get(at + 1).kind == Kind::Punct(b':')
            && self.tokens.get(at + 2).kind == Kind::Punct(b':')
        {
            at += 3;
        }
        let bang = self.tokens.get(at + 1);
        self.tokens.get(at).kind == Kind::Word
            && bang.kind == Kind::Punct(b'!')
            && !bang.joint
            && matches!(self.tokens.get(at + 2).kind, Kind::Open(_))
            && !is_keyword(self.tokens.text(at))
    }

    /// `path!(...);`, or an expression that begins with a call of a macro.
    fn macro_statement(&mut self) -> Result {
        let (at, start) = (self.at, self.out.here());
        self.path(Style::Plain)?;
        self.macro_call()?;
        if self.eat_punct(b';') {
            self.out.word(";");
            self.out.line();
            return Ok(());
        }
        self.back(at, start)?;
        self.out.some(0);
        let expr = self.line_expr()?;
        if !self.is_end() {
            self.expect(Kind::Punct(b';'))?;
            self.out.word(";");
        } else if expr.wants_semicolon() {
            self.out.word(";");
        }
        self.out.close();
        self.out.line();
        Ok(())
    }

    /// `let pattern: T = value;`
    fn local(&mut self) -> Result {
        self.at += 1;
        self.out.some(0);
        self.out.word("let ");
        self.single_pattern()?;
        if self.eat_punct(b':') {
            self.out.word(": ");
            self.ty()?;
        }
        if self.eat_punct(b'=') {
            self.out.word(" = ");
            self.out.never();
            self.expr()?;
            if self.eat("else") {
                self.out.space();
                self.out.word("else ");
                self.out.close();
                self.out.never();
                self.out.every(INDENT);
                if !self.is_open(b'{') {
                    return Err(Unknown);
                }
                self.small_block()?;
            }
        }
        self.out.close();
        self.expect(Kind::Punct(b';'))?;
        self.out.word(";");
        self.out.line();
        Ok(())
    }
}
