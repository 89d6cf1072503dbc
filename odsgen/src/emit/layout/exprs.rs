//! Expressions.
//!
//! What an expression is shows while it is read, so groups are put around what is there already: around the first operand
//! when an operator follows, around a chain of calls at its end.

use super::boxes::{Break, INDENT, Place};
use super::cursor::{Cursor, Result, Unknown};
use super::tokens::Kind;
use super::types::Style;

/// What an expression is, as far as that decides how what is around it is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// A path that is one word of a few letters, behind which a chain needs no break.
    Short,
    Array,
    Assign,
    Binary,
    Block,
    Call,
    Cast,
    /// A field or a method.
    Chain,
    Closure,
    For,
    /// Whether it ends without `else`.
    If {
        open: bool,
    },
    Jump,
    Let,
    Loop,
    Match,
    Path,
    Range,
    Struct,
    Tuple,
    /// `()`
    Unit,
    While,
    Other,
}

/// An expression that has been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expr {
    pub(super) form: Form,
    /// Whether `{` after it stands on a new line if the expression is broken.
    wraps: bool,
    /// Whether it is the same expression within braces.
    pub(super) is_statement: bool,
}

impl Expr {
    fn new(form: Form) -> Self {
        Self { form, wraps: false, is_statement: true }
    }

    /// Whether it ends with a bracket of its own, which may stand beside those around it.
    fn is_bracketed(self) -> bool {
        use Form::{Array, Block, Closure, Struct, Tuple, Unit};
        matches!(self.form, Array | Block | Closure | Struct | Tuple | Unit)
    }

    /// Whether it ends a statement or an arm without a mark.
    pub(super) fn is_blocklike(self) -> bool {
        use Form::{Block, For, If, Loop, Match, While};
        matches!(self.form, Block | For | If { .. } | Loop | Match | While)
    }

    /// Whether it is followed by `;` although it is the last one.
    pub(super) fn wants_semicolon(self) -> bool {
        matches!(self.form, Form::Assign | Form::Jump)
    }

    /// Whether a `;` after it is left out.
    pub(super) fn drops_semicolon(self) -> bool {
        matches!(self.form, Form::For | Form::While | Form::If { open: true })
    }

    /// What an expression is that begins with this one.
    fn first_of(self, form: Form, wraps: bool) -> Self {
        Self { form, wraps, is_statement: self.is_statement && !self.is_blocklike() }
    }
}

/// Where an expression stands.
#[derive(Clone, Copy, Default)]
struct Context {
    /// `{` begins what follows the expression.
    before_block: bool,
    /// It begins a line.
    begins_line: bool,
}

/// How tightly operators bind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Assign,
    Range,
    Or,
    And,
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Product,
    Cast,
}

/// Operators, longer ones first.
const OPERATORS: &[(&str, Level)] = &[
    ("<<=", Level::Assign),
    (">>=", Level::Assign),
    ("..=", Level::Range),
    ("&&", Level::And),
    ("||", Level::Or),
    ("==", Level::Compare),
    ("!=", Level::Compare),
    ("<=", Level::Compare),
    (">=", Level::Compare),
    ("<<", Level::Shift),
    (">>", Level::Shift),
    ("+=", Level::Assign),
    ("-=", Level::Assign),
    ("*=", Level::Assign),
    ("/=", Level::Assign),
    ("%=", Level::Assign),
    ("^=", Level::Assign),
    ("&=", Level::Assign),
    ("|=", Level::Assign),
    ("..", Level::Range),
    ("<", Level::Compare),
    (">", Level::Compare),
    ("+", Level::Sum),
    ("-", Level::Sum),
    ("*", Level::Product),
    ("/", Level::Product),
    ("%", Level::Product),
    ("^", Level::BitXor),
    ("&", Level::BitAnd),
    ("|", Level::BitOr),
    ("=", Level::Assign),
];

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
        self.at = at;
        self.out.return_to(start);
        self.any_expr()
    }

    /// What stands between `if`, `while`, `match` or `in` and `{`.
    pub(super) fn condition(&mut self) -> Result {
        self.out.every(0);
        let expr = self.binary(Level::Assign, Context { before_block: true, begins_line: false })?;
        if expr.wraps {
            self.out.space();
        } else {
            self.out.word(" ");
        }
        self.out.close();
        Ok(())
    }

    /// The operator here.
    fn operator(&self) -> Option<(&'static str, Level)> {
        match self.kind() {
            Kind::Punct(b'=') if self.is_op(b"=>") => None,
            Kind::Punct(char) => OPERATORS
                .iter()
                .find(|(op, _)| op.as_bytes()[0] == char && self.is_op(op.as_bytes()))
                .copied(),
            Kind::Word if self.is("as") => Some(("as", Level::Cast)),
            _ => None,
        }
    }

    /// Operators that bind at least as tightly as `least`.
    fn binary(&mut self, least: Level, context: Context) -> Result<Expr> {
        let start = self.out.here();
        let mut left = self.operand(context)?;
        while let Some((op, level)) = self.operator()
            && level >= least
        {
            use Form::{Cast, Closure, Jump, Range};
            if matches!(left.form, Closure | Jump | Range) || left.form == Cast && op.starts_with('<') {
                return Err(Unknown);
            }
            self.at += if level == Level::Cast { 1 } else { op.len() };
            left = match level {
                Level::Assign if op == "=" => {
                    self.out.some_from(start, 0);
                    self.out.word(" = ");
                    self.out.never();
                    self.binary(Level::Assign, context.inner())?;
                    left.first_of(Form::Assign, true)
                }
                Level::Range => {
                    self.out.word(op);
                    if !self.ends_range(context) {
                        let right = self.binary(Level::Or, context.inner())?;
                        left.first_of(Form::Range, right.wraps)
                    } else {
                        left.first_of(Form::Range, false)
                    }
                }
                _ => {
                    self.out.close_at(self.out.here());
                    self.out.some_from(start, -INDENT);
                    self.out.some_from(start, INDENT);
                    self.out.space();
                    self.out.word(op);
                    self.out.word(" ");
                    self.right_operand(level, context)?;
                    left.first_of(
                        match level {
                            Level::Assign => Form::Assign,
                            Level::Cast => Cast,
                            _ => Form::Binary,
                        },
                        true,
                    )
                }
            };
            if level != Level::Range {
                self.out.close();
            }
        }
        Ok(left)
    }

    fn right_operand(&mut self, level: Level, context: Context) -> Result {
        let right = match level {
            Level::Cast => return self.ty(),
            Level::Assign => self.binary(Level::Assign, context.inner())?,
            _ => self.binary(level.next(), context.inner())?,
        };
        if level != Level::Assign && matches!(right.form, Form::Closure | Form::Jump) {
            return Err(Unknown);
        }
        Ok(())
    }

    /// Whether nothing of a range follows its dots.
    fn ends_range(&self, context: Context) -> bool {
        match self.kind() {
            Kind::Close(_) | Kind::End | Kind::Punct(b',' | b';' | b'=') => true,
            Kind::Open(b'{') => context.before_block,
            _ => false,
        }
    }

    /// An expression without operators between operands.
    fn operand(&mut self, context: Context) -> Result<Expr> {
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
            return if self.is_punct(b'.') || self.is_punct(b'?') { Err(Unknown) } else { Ok(expr) };
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
                        && (text.contains(['.', 'e', 'E']) || text.contains("f32") || text.contains("f64"))
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

    /// The forms that hold statements.
    fn if_(&mut self) -> Result<Expr> {
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

    fn while_(&mut self) -> Result<Expr> {
        self.at += 1;
        self.out.word("while ");
        self.condition()?;
        self.body()?;
        Ok(Expr::new(Form::While))
    }

    fn for_(&mut self) -> Result<Expr> {
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

    fn loop_(&mut self) -> Result<Expr> {
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

    fn match_(&mut self) -> Result<Expr> {
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
        if is_braced && !self.is_arm_of_one() {
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
    fn is_arm_of_one(&mut self) -> bool {
        let close = self.after_group() - 1;
        if self.at + 1 == close || self.has_statements(self.at + 1) {
            return false;
        }
        let (at, start) = (self.at, self.out.here());
        self.at += 1;
        let is_one = self.line_expr().is_ok() && self.at == close;
        self.at = at;
        self.out.return_to(start);
        is_one
    }
}

impl Context {
    /// Of an operand within.
    fn inner(self) -> Self {
        Self { begins_line: false, ..self }
    }
}

impl Level {
    /// The next tighter one.
    fn next(self) -> Self {
        match self {
            Self::Assign => Self::Range,
            Self::Range => Self::Or,
            Self::Or => Self::And,
            Self::And => Self::Compare,
            Self::Compare => Self::BitOr,
            Self::BitOr => Self::BitXor,
            Self::BitXor => Self::BitAnd,
            Self::BitAnd => Self::Shift,
            Self::Shift => Self::Sum,
            Self::Sum => Self::Product,
            Self::Product | Self::Cast => Self::Cast,
        }
    }
}
