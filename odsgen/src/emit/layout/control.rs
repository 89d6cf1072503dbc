//! Branches and loops.

use super::boxes::{Break, INDENT};
use super::cursor::{Cursor, Result, Unknown};
use super::forms::{Expr, Form};
use super::tokens::Kind;

impl Cursor<'_> {
    /// `if a { b } else { c }`
    pub(super) fn if_(&mut self) -> Result<Expr> {
        self.out.every(INDENT);
        let mut is_first = true;
        loop {
            self.at += 1;
            self.out.word("if ");
            self.out.every(-INDENT);
            self.condition()?;
            self.out.close();
            if !self.is_open(b'{') {
                return Err(Unknown);
            }
            let has_else = {
                let after = self.after_group();
                self.tokens.get(after).kind == Kind::Word && self.tokens.text(after) == "else"
            };
            if !has_else && is_first {
                self.open_block()?;
                self.out.close();
                return Ok(Expr::new(Form::If { open: true }));
            }
            self.small_block()?;
            if !has_else {
                self.out.close();
                return Ok(Expr::new(Form::If { open: true }));
            }
            self.at += 1;
            self.out.word(" else ");
            is_first = false;
            if !self.is("if") {
                break;
            }
        }
        if !self.is_open(b'{') {
            return Err(Unknown);
        }
        self.small_block()?;
        self.out.close();
        Ok(Expr::new(Form::If { open: false }))
    }

    /// The block of an `if` without `else`.
    fn open_block(&mut self) -> Result {
        self.take();
        if !self.is_end() {
            self.out.line();
            self.statements()?;
            self.out.offset(-INDENT);
        }
        self.take();
        Ok(())
    }

    pub(super) fn while_(&mut self) -> Result<Expr> {
        self.at += 1;
        self.out.word("while ");
        self.condition()?;
        self.body()?;
        Ok(Expr::new(Form::While))
    }

    pub(super) fn for_(&mut self) -> Result<Expr> {
        self.at += 1;
        self.out.some(0);
        self.out.word("for ");
        self.pattern()?;
        if !self.eat("in") {
            return Err(Unknown);
        }
        self.out.word(" in ");
        self.out.never();
        self.condition()?;
        self.body()?;
        self.out.close();
        Ok(Expr::new(Form::For))
    }

    pub(super) fn loop_(&mut self) -> Result<Expr> {
        self.at += 1;
        self.out.word("loop {");
        self.expect(Kind::Open(b'{'))?;
        self.out.every(INDENT);
        self.out.line_if_nonempty();
        self.statements()?;
        self.out.offset(-INDENT);
        self.out.close();
        self.take();
        Ok(Expr::new(Form::Loop))
    }

    /// The block of a loop.
    fn body(&mut self) -> Result {
        self.expect(Kind::Open(b'{'))?;
        self.out.word("{");
        self.out.never();
        self.out.every(INDENT);
        self.out.line_if_nonempty();
        self.statements()?;
        self.out.offset(-INDENT);
        self.out.close();
        self.take();
        Ok(())
    }

    pub(super) fn match_(&mut self) -> Result<Expr> {
        self.at += 1;
        self.out.some(0);
        self.out.word("match ");
        self.condition()?;
        self.expect(Kind::Open(b'{'))?;
        self.out.word("{");
        self.out.never();
        self.out.every(INDENT);
        self.out.line_if_nonempty();
        while !self.is_end() {
            self.arm()?;
            self.out.line();
        }
        self.out.offset(-INDENT);
        self.out.close();
        self.take();
        self.out.close();
        Ok(Expr::new(Form::Match))
    }

    fn arm(&mut self) -> Result {
        self.out.some(0);
        self.pattern()?;
        if self.eat("if") {
            self.out.word(" if ");
            self.expr()?;
        }
        if !self.eat_op(b"=>") {
            return Err(Unknown);
        }
        self.out.word(" => ");
        let is_braced = self.is_open(b'{');
        if is_braced && !self.is_arm_of_one()? {
            self.expect(Kind::Open(b'{'))?;
            self.out.word("{");
            self.out.never();
            self.out.every(INDENT);
            self.out.line_if_nonempty();
            self.statements()?;
            self.out.offset(-INDENT);
            self.out.close();
            self.take();
            self.eat_punct(b',');
            if self.is_punct(b'.') || self.is_punct(b'?') {
                return Err(Unknown);
            }
            self.out.close();
            return Ok(());
        }
        if is_braced {
            self.at += 1;
        }
        self.out.never();
        self.out.every(INDENT);
        let start = self.out.here();
        self.out.gap();
        let body = self.line_expr()?;
        if is_braced {
            self.expect(Kind::Close(b'}'))?;
        }
        // The rest of the rules is for what stands in braces anyway.
        if matches!(body.form, Form::Block | Form::Unit) {
            return Err(Unknown);
        }
        let has_comma = self.eat_punct(b',');
        if !has_comma && !self.is_end() && !is_braced && !body.is_blocklike() {
            return Err(Unknown);
        }
        let braces = if body.is_statement { ("{", "}") } else { ("(", "),") };
        if let Some(it) = self.out.break_at(start) {
            it.before = braces.0;
        }
        let semicolon = body.is_statement && body.wants_semicolon();
        self.out.add(Break {
            offset: -INDENT,
            before: if semicolon { ";" } else { "" },
            after: braces.1,
            instead: if body.is_blocklike() { "" } else { "," },
            ..Break::default()
        });
        self.out.close();
        self.out.close();
        Ok(())
    }

    /// Whether the block of an arm is an expression and nothing else: its braces are left out then.
    fn is_arm_of_one(&mut self) -> Result<bool> {
        let close = self.after_group() - 1;
        if self.at + 1 == close || self.has_statements(self.at + 1) {
            return Ok(false);
        }
        let (at, start) = (self.at, self.out.here());
        self.at += 1;
        self.line_expr()?;
        let is_one = self.at == close;
        self.back(at, start)?;
        Ok(is_one)
    }
}
