//! Expressions.
//!
//! What an expression is shows while it is read, so groups are put around what is there already: around the first operand
//! when an operator follows, around a chain of calls at its end.

use super::boxes::{Break, INDENT, Place};
use super::cursor::{Cursor, Result, Unknown};
use super::forms::{Context, Expr, Form};
use super::operators::Level;
use super::tokens::Kind;
use super::types::Style;

impl Cursor<'_> {
    pub(super) fn expr(&mut self) -> Result {
        self.any_expr()?;
        Ok(())
    }

    pub(super) fn any_expr(&mut self) -> Result<Expr> {
        self.binary(Level::Assign, Context::default())
    }

    /// An expression at the beginning of a line, where a chain may begin beside its receiver.
    pub(super) fn line_expr(&mut self) -> Result<Expr> {
        let (at, start) = (self.at, self.out.here());
        let first = self.operand(Context { begins_line: true, ..Context::default() })?;
        if self.is_end() || self.is_punct(b';') || self.is_punct(b',') || first.is_blocklike() {
            return Ok(first);
        }
        // Only what is a chain as a whole begins so.
        self.back(at, start)?;
        self.any_expr()
    }

    /// What stands between `if`, `while`, `match` or `in` and `{`.
    pub(super) fn condition(&mut self) -> Result {
        self.out.every(0);
        let expr =
            self.binary(Level::Assign, Context { before_block: true, begins_line: false })?;
        if expr.wraps {
            self.out.space();
        } else {
            self.out.word(" ");
        }
        self.out.close();
        Ok(())
    }

    /// An expression without operators between operands.
    pub(super) fn operand(&mut self, context: Context) -> Result<Expr> {
        match self.kind() {
            Kind::Punct(b'-' | b'!' | b'*') => {
                self.take();
                self.prefixed(context)
            }
            Kind::Punct(b'&') => {
                self.take();
                if self.is("raw") && self.kind_after(1) == Kind::Word {
                    return Err(Unknown);
                }
                if self.eat("mut") {
                    self.out.word("mut ");
                }
                self.prefixed(context)
            }
            Kind::Punct(b'.') if self.is_op(b"..") => {
                let op = if self.is_op(b"..=") { "..=" } else { ".." };
                self.at += op.len();
                self.out.word(op);
                if self.ends_range(context) {
                    return Ok(Expr::new(Form::Range));
                }
                let end = self.binary(Level::Or, context.inner())?;
                Ok(Expr { wraps: end.wraps, ..Expr::new(Form::Range) })
            }
            Kind::Punct(b'|') => self.closure(context),
            Kind::Word => match self.tokens.text(self.at) {
                "move" => self.closure(context),
                "let" => self.let_(context),
                "return" | "break" | "continue" => self.jump(context),
                _ => self.chain(context),
            },
            _ => self.chain(context),
        }
    }

    fn prefixed(&mut self, context: Context) -> Result<Expr> {
        let inner = self.operand(context.inner())?;
        if matches!(inner.form, Form::Jump | Form::Let | Form::Range) {
            return Err(Unknown);
        }
        Ok(Expr { wraps: inner.wraps, ..Expr::new(Form::Other) })
    }

    fn let_(&mut self, context: Context) -> Result<Expr> {
        self.at += 1;
        self.out.some(0);
        self.out.word("let ");
        self.out.some(0);
        self.pattern()?;
        self.out.close();
        self.expect(Kind::Punct(b'='))?;
        self.out.word(" = ");
        self.out.never();
        self.out.some(0);
        let value = self.binary(Level::Compare, context.inner())?;
        if matches!(value.form, Form::Closure | Form::Jump | Form::Range) {
            return Err(Unknown);
        }
        self.out.close();
        self.out.close();
        Ok(Expr { form: Form::Let, wraps: value.wraps, is_statement: false })
    }

    fn jump(&mut self, context: Context) -> Result<Expr> {
        self.take();
        let mut expr = Expr::new(Form::Jump);
        if self.is_lifetime() {
            self.out.word(" ");
            self.lifetime()?;
            // A value with a label of its own would be in parentheses.
            return if self.is_end() || self.is_punct(b';') || self.is_punct(b',') {
                Ok(expr)
            } else {
                Err(Unknown)
            };
        }
        if !self.is_end() && !self.is_punct(b';') && !self.is_punct(b',') {
            if context.before_block {
                return Err(Unknown);
            }
            self.out.word(" ");
            expr.wraps = self.binary(Level::Assign, Context::default())?.wraps;
        }
        Ok(expr)
    }

    /// `|a, b| body`
    fn closure(&mut self, context: Context) -> Result<Expr> {
        self.out.some(0);
        if self.eat("move") {
            self.out.word("move ");
        }
        self.out.every(INDENT);
        self.expect(Kind::Punct(b'|'))?;
        self.out.word("|");
        let has_parameters = !self.is_punct(b'|');
        if has_parameters {
            self.out.gap();
            self.closure_parameters()?;
        }
        self.at += 1;
        if self.eat_op(b"->") {
            if has_parameters {
                self.out.comma(true);
                self.out.offset(-INDENT);
            }
            self.out.word("|");
            self.out.close();
            self.out.word(" -> ");
            self.ty()?;
            self.out.word(" ");
            self.out.never();
            if !self.is_open(b'{') {
                return Err(Unknown);
            }
            self.block()?;
            self.out.close();
            return Ok(Expr::new(Form::Closure));
        }
        self.out.word("|");
        self.out.space();
        self.out.offset(-INDENT);
        self.out.close();
        self.out.never();
        let start = self.out.here();
        let body = self.binary(Level::Assign, context.inner())?;
        if !body.is_bracketed() && !matches!(body.form, Form::Match | Form::Call) {
            let braces = if body.is_statement { ("{", "}") } else { ("(", ")") };
            self.out.gap_at(start);
            if let Some(it) = self.out.break_at(start) {
                it.before = braces.0;
            }
            self.out.every_from(start, INDENT);
            let semicolon = body.is_statement && body.wants_semicolon();
            self.out.add(Break {
                offset: -INDENT,
                before: if semicolon { ";" } else { "" },
                after: braces.1,
                ..Break::default()
            });
            self.out.close();
        }
        self.out.close();
        Ok(Expr::new(Form::Closure))
    }

    fn closure_parameters(&mut self) -> Result {
        loop {
            self.single_pattern()?;
            if self.eat_punct(b':') {
                self.out.word(": ");
                self.ty()?;
            }
            let has_comma = self.eat_punct(b',');
            if self.is_punct(b'|') {
                return Ok(());
            }
            if !has_comma {
                return Err(Unknown);
            }
            self.out.word(",");
            self.out.space();
        }
    }

    /// Fields, methods, calls, indices and `?` after an expression.
    fn chain(&mut self, context: Context) -> Result<Expr> {
        let start = self.out.here();
        let mut expr = self.primary(context)?;
        if expr.is_blocklike() && context.begins_line {
            // It is a statement, unless it is the beginning of a chain.
            return if self.is_punct(b'.') || self.is_punct(b'?') {
                Err(Unknown)
            } else {
                Ok(expr)
            };
        }
        let after_first = self.out.here();
        let beside = context.begins_line && expr.form == Form::Short;
        // The end of the last field or method, how many there are, and the arguments of a method beside its receiver.
        let (mut end, mut count, mut arguments) = (None, 0, None);
        loop {
            match self.kind() {
                Kind::Open(b'(') => {
                    if count > 0 {
                        return Err(Unknown);
                    }
                    self.call_arguments()?;
                    expr = expr.first_of(Form::Call, expr.wraps);
                }
                Kind::Open(b'[') => {
                    self.take();
                    self.expr()?;
                    self.expect(Kind::Close(b']'))?;
                    self.out.word("]");
                    expr = expr.first_of(Form::Other, true);
                }
                Kind::Punct(b'?') => {
                    self.take();
                    expr.form = Form::Other;
                }
                Kind::Punct(b'.') if !self.is_op(b"..") => {
                    if !(beside && count == 0 && expr.form == Form::Short) {
                        self.out.gap();
                    }
                    let is_first = beside && expr.form == Form::Short;
                    self.at += 1;
                    let (fields, opened) = self.member()?;
                    if is_first {
                        arguments = opened;
                    }
                    count += fields;
                    end = Some(self.out.here());
                    expr.form = Form::Chain;
                    expr.wraps = true;
                }
                _ => break,
            }
        }
        if let Some(end) = end {
            if let (1, Some(arguments)) = (count, arguments) {
                self.out.set_offset(arguments, -INDENT);
            }
            self.out.close_at(end);
            if after_first.mark > start.mark {
                self.out.close_at(after_first);
                self.out.some_from(start, -INDENT);
            }
            self.out.every_from(start, INDENT);
        }
        Ok(expr)
    }

    /// What follows a dot: how many fields and methods that is, and where the arguments of a method begin.
    fn member(&mut self) -> Result<(usize, Option<Place>)> {
        self.out.word(".");
        let mut count = 1;
        if self.kind() == Kind::Literal {
            // In `x.0.1` and `x.0.y` the rules of tokens see a number with a point.
            let text = self.tokens.text(self.at);
            for (index, part) in text.split('.').enumerate() {
                if !part.bytes().all(|byte| byte.is_ascii_digit()) {
                    return Err(Unknown);
                }
                if index > 0 {
                    count += 1;
                    self.out.gap();
                    self.out.word(".");
                }
                self.out.word(part);
            }
            self.at += 1;
            if !text.ends_with('.') {
                return Ok((count, None));
            }
        }
        self.word()?;
        if self.is_op(b"::") {
            self.at += 2;
            self.out.word("::");
            self.arguments()?;
            if !self.is_open(b'(') {
                return Err(Unknown);
            }
        }
        if !self.is_open(b'(') {
            return Ok((count, None));
        }
        let start = self.out.here();
        self.out.every(0);
        self.call_arguments()?;
        self.out.close();
        Ok((count, Some(start)))
    }

    /// `(a, b)`
    fn call_arguments(&mut self) -> Result {
        self.take();
        if self.is_end() {
            self.at += 1;
            self.out.word(")");
            return Ok(());
        }
        let start = self.out.here();
        let first = self.any_expr()?;
        let has_comma = self.eat_punct(b',');
        if self.is_end() {
            self.at += 1;
            if !first.is_bracketed() {
                self.out.gap_at(start);
                self.out.every_from(start, INDENT);
                self.out.comma(true);
                self.out.offset(-INDENT);
                self.out.close();
            }
            self.out.word(")");
            return Ok(());
        }
        if !has_comma {
            return Err(Unknown);
        }
        self.out.gap_at(start);
        self.out.every_from(start, INDENT);
        self.out.comma(false);
        self.list(Self::expr)?;
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word(")");
        Ok(())
    }

    fn primary(&mut self, context: Context) -> Result<Expr> {
        match self.kind() {
            Kind::Literal => {
                self.literal()?;
                Ok(Expr::new(Form::Other))
            }
            Kind::Punct(b'\'') => {
                self.lifetime()?;
                self.expect(Kind::Punct(b':'))?;
                self.out.word(": ");
                if self.is("for") || !self.is_word() && !self.is_open(b'{') {
                    return Err(Unknown);
                }
                let labelled = self.primary(context)?;
                if labelled.is_blocklike() { Ok(labelled) } else { Err(Unknown) }
            }
            Kind::Open(b'(') => self.parenthesized(),
            Kind::Open(b'[') => self.array(),
            Kind::Open(b'{') => {
                self.block()?;
                Ok(Expr::new(Form::Block))
            }
            Kind::Punct(b'<') => {
                let start = self.out.here();
                self.qualified(Style::Expr)?;
                self.after_path(start, context, false)
            }
            Kind::Punct(b':') => {
                let start = self.out.here();
                self.path(Style::Expr)?;
                self.after_path(start, context, false)
            }
            Kind::Word => match self.tokens.text(self.at) {
                "if" => self.if_(),
                "match" => self.match_(),
                "while" => self.while_(),
                "for" => self.for_(),
                "loop" => self.loop_(),
                "true" | "false" => {
                    self.take();
                    Ok(Expr::new(Form::Other))
                }
                "unsafe" | "async" | "const" | "static" | "yield" | "try" | "become"
                | "builtin" | "_" => Err(Unknown),
                word => {
                    let is_short = word.len() <= INDENT as usize;
                    let start = self.out.here();
                    let is_single = self.path(Style::Expr)?;
                    self.after_path(start, context, is_single && is_short)
                }
            },
            _ => Err(Unknown),
        }
    }

    /// A path, or what begins with one.
    fn after_path(&mut self, start: Place, context: Context, is_short: bool) -> Result<Expr> {
        if self.is_punct(b'!') && !self.is_op(b"!=") {
            self.macro_call()?;
            return Ok(Expr::new(Form::Other));
        }
        if self.is_open(b'{') && !context.before_block {
            self.out.some_from(start, -INDENT);
            self.out.every_from(start, INDENT);
            self.struct_()?;
            return Ok(Expr::new(Form::Struct));
        }
        Ok(Expr::new(if is_short { Form::Short } else { Form::Path }))
    }

    /// The fields of a value, in groups that are open.
    fn struct_(&mut self) -> Result {
        self.at += 1;
        self.out.close();
        self.out.word(" {");
        self.out.add(Break { blank: 1, if_nonempty: true, ..Break::default() });
        while !self.is_end() {
            if self.eat_op(b"..") {
                self.out.word("..");
                self.expr()?;
                self.out.space();
                break;
            }
            if self.kind() == Kind::Literal {
                return Err(Unknown);
            }
            self.word()?;
            if self.eat_punct(b':') {
                self.out.word(": ");
                self.out.some(0);
                self.expr()?;
                self.out.close();
            }
            if !self.eat_punct(b',') && !self.is_end() {
                return Err(Unknown);
            }
            let is_last = self.is_end();
            self.out.comma_or_space(is_last);
        }
        self.expect(Kind::Close(b'}'))?;
        self.out.offset(-INDENT);
        self.out.close_within(34);
        self.out.word("}");
        Ok(())
    }

    /// `(a)`, `(a, b)` or `()`
    fn parenthesized(&mut self) -> Result<Expr> {
        self.take();
        if self.is_end() {
            self.at += 1;
            self.out.word(")");
            return Ok(Expr::new(Form::Unit));
        }
        let start = self.out.here();
        let first = self.any_expr()?;
        if self.is_end() {
            self.at += 1;
            self.out.word(")");
            return Ok(Expr { wraps: first.wraps, ..Expr::new(Form::Other) });
        }
        self.tuple_from(start, Self::expr)?;
        Ok(Expr::new(Form::Tuple))
    }

    /// `[a, b]` or `[a; n]`
    fn array(&mut self) -> Result<Expr> {
        let close = self.after_group() - 1;
        if self.at + 1 == close {
            self.at += 2;
            self.out.word("[]");
            return Ok(Expr::new(Form::Array));
        }
        if self.is_array_of_numbers(close) {
            self.out.every(INDENT);
            self.take();
            self.out.gap();
            self.out.some(0);
            while self.at < close {
                self.take();
                if self.eat_punct(b',') && self.at < close {
                    self.out.word(",");
                    self.out.space();
                }
            }
            self.out.close();
            self.out.comma(true);
            self.out.offset(-INDENT);
            self.take();
            self.out.close();
            return Ok(Expr::new(Form::Array));
        }
        self.take();
        let start = self.out.here();
        self.expr()?;
        if self.eat_punct(b';') {
            self.out.word("; ");
            self.expr()?;
            self.expect(Kind::Close(b']'))?;
            self.out.word("]");
            return Ok(Expr::new(Form::Other));
        }
        self.out.gap_at(start);
        self.out.every_from(start, INDENT);
        let has_comma = self.eat_punct(b',');
        let is_last = self.is_end();
        self.out.comma(is_last);
        if !is_last && !has_comma {
            return Err(Unknown);
        }
        self.list(Self::expr)?;
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word("]");
        Ok(Expr::new(Form::Array))
    }

    /// Whether there is nothing but numbers, characters and truth values up to `close`; these may share lines.
    fn is_array_of_numbers(&self, close: usize) -> bool {
        (self.at + 1..close).enumerate().all(|(index, at)| match self.tokens.get(at).kind {
            Kind::Punct(b',') => index % 2 == 1,
            Kind::Literal if index % 2 == 0 => {
                let text = self.tokens.text(at);
                let is_float = |text: &str| {
                    !text.starts_with("0x")
                        && (text.contains(['.', 'e', 'E'])
                            || text.contains("f32")
                            || text.contains("f64"))
                };
                match text.as_bytes() {
                    [b'0'..=b'9', ..] => !is_float(text),
                    [b'\'', ..] | [b'b', b'\'', ..] => true,
                    _ => false,
                }
            }
            Kind::Word => index % 2 == 0 && matches!(self.tokens.text(at), "true" | "false"),
            _ => false,
        })
    }
}
