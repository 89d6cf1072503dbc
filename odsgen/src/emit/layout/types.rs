//! Types, paths and generics.

use super::boxes::INDENT;
use super::cursor::{Cursor, Result, Unknown};
use super::tokens::Kind;

/// Where a path stands, which decides how its parameters are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// `a::b`
    Plain,
    /// `A<B>`
    Type,
    /// `A::<B>`
    Expr,
}

impl Cursor<'_> {
    /// A path; whether it is a single word.
    pub(super) fn path(&mut self, style: Style) -> Result<bool> {
        let mut is_single = !self.is_op(b"::");
        if self.eat_op(b"::") {
            self.out.word("::");
        }
        loop {
            self.word()?;
            is_single &= !self.path_arguments(style)?;
            if !self.is_op(b"::") || self.kind_after(2) != Kind::Word {
                return Ok(is_single);
            }
            self.at += 2;
            self.out.word("::");
            is_single = false;
        }
    }

    /// The parameters of a segment, if it has any.
    fn path_arguments(&mut self, style: Style) -> Result<bool> {
        let has_colons = self.is_op(b"::") && self.kind_after(2) == Kind::Punct(b'<');
        match style {
            Style::Plain if has_colons => return Err(Unknown),
            Style::Type if self.is_open(b'(') => {
                self.at += 1;
                self.out.every(INDENT);
                self.out.word("(");
                self.out.gap();
                self.list(|it| it.ty())?;
                self.out.offset(-INDENT);
                self.out.word(")");
                self.return_type()?;
                self.out.close();
                return Ok(true);
            }
            Style::Type if has_colons => self.at += 2,
            Style::Type if self.is_punct(b'<') => {}
            Style::Expr if has_colons => {
                self.at += 2;
                self.out.word("::");
            }
            _ => return Ok(false),
        }
        self.arguments()?;
        Ok(true)
    }

    /// `<'a, T, Item = U>`
    pub(super) fn arguments(&mut self) -> Result {
        self.expect(Kind::Punct(b'<'))?;
        self.out.word("<");
        self.out.every(INDENT);
        self.out.gap();
        let mut only_lifetimes = true;
        self.angles(|it| {
            if it.is_lifetime() {
                // Lifetimes come first, wherever they are written.
                return if only_lifetimes { it.lifetime() } else { Err(Unknown) };
            }
            only_lifetimes = false;
            match it.kind() {
                Kind::Word if it.kind_after(1) == Kind::Punct(b'=') => {
                    it.take();
                    it.at += 1;
                    it.out.word(" = ");
                    it.ty()
                }
                Kind::Literal => it.literal(),
                Kind::Open(b'{') => Err(Unknown),
                _ => it.ty(),
            }
        })?;
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word(">");
        Ok(())
    }

    /// Entries with commas between them, at least one, and `>`.
    fn angles(&mut self, mut entry: impl FnMut(&mut Self) -> Result) -> Result {
        loop {
            entry(self)?;
            let has_comma = self.eat_punct(b',');
            let is_last = self.eat_punct(b'>');
            self.out.comma(is_last);
            if is_last {
                return Ok(());
            }
            if !has_comma {
                return Err(Unknown);
            }
        }
    }

    /// `<T as Trait>::name`
    pub(super) fn qualified(&mut self, style: Style) -> Result {
        self.expect(Kind::Punct(b'<'))?;
        self.out.word("<");
        self.ty()?;
        if self.eat("as") {
            self.out.word(" as ");
            self.path(Style::Type)?;
        }
        self.expect(Kind::Punct(b'>'))?;
        self.out.word(">");
        if !self.is_op(b"::") {
            return Err(Unknown);
        }
        self.path(style)?;
        Ok(())
    }

    pub(super) fn ty(&mut self) -> Result {
        match self.kind() {
            Kind::Punct(b'&') => {
                self.take();
                if self.is_lifetime() {
                    self.lifetime()?;
                    self.out.word(" ");
                }
                if self.eat("mut") {
                    self.out.word("mut ");
                }
                self.ty()
            }
            Kind::Punct(b'*') => {
                self.take();
                if !self.is("const") && !self.is("mut") {
                    return Err(Unknown);
                }
                self.take();
                self.out.word(" ");
                self.ty()
            }
            Kind::Punct(b'!') => {
                self.take();
                Ok(())
            }
            Kind::Punct(b'<') => self.qualified(Style::Type),
            Kind::Punct(b':') => self.path_type(),
            Kind::Open(b'[') => {
                self.take();
                self.ty()?;
                if self.eat_punct(b';') {
                    self.out.word("; ");
                    self.expr()?;
                }
                self.expect(Kind::Close(b']'))?;
                self.out.word("]");
                Ok(())
            }
            Kind::Open(b'(') => self.tuple_type(),
            Kind::Word => match self.tokens.text(self.at) {
                word @ ("impl" | "dyn") => {
                    self.out.word(word);
                    self.out.word(" ");
                    self.at += 1;
                    self.bound()?;
                    while self.eat_punct(b'+') {
                        self.out.word(" + ");
                        self.bound()?;
                    }
                    Ok(())
                }
                "for" => {
                    self.bound_lifetimes()?;
                    self.fn_pointer()
                }
                "fn" => self.fn_pointer(),
                "unsafe" | "extern" | "const" | "mut" => Err(Unknown),
                _ => self.path_type(),
            },
            _ => Err(Unknown),
        }
    }

    fn path_type(&mut self) -> Result {
        self.path(Style::Type)?;
        // A macro.
        if self.is_punct(b'!') { Err(Unknown) } else { Ok(()) }
    }

    /// `(A, B)`, or a type in parentheses.
    fn tuple_type(&mut self) -> Result {
        self.take();
        let start = self.out.here();
        if self.is_end() {
            self.at += 1;
            self.out.word(")");
            return Ok(());
        }
        self.ty()?;
        if self.is_end() {
            self.at += 1;
            self.out.word(")");
            return Ok(());
        }
        self.tuple_from(start, |it| it.ty())
    }

    /// The rest of a tuple whose first entry began at `start`.
    pub(super) fn tuple_from(
        &mut self,
        start: super::boxes::Place,
        entry: impl FnMut(&mut Self) -> Result,
    ) -> Result {
        self.expect(Kind::Punct(b','))?;
        self.out.gap_at(start);
        self.out.every_from(start, INDENT);
        if self.is_end() {
            self.out.word(",");
            self.out.gap();
            self.at += 1;
        } else {
            self.out.comma(false);
            self.list(entry)?;
        }
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word(")");
        Ok(())
    }

    fn fn_pointer(&mut self) -> Result {
        if !self.eat("fn") {
            return Err(Unknown);
        }
        self.expect(Kind::Open(b'('))?;
        self.out.word("fn(");
        self.out.every(INDENT);
        self.out.gap();
        self.list(|it| {
            if it.is_word()
                && it.kind_after(1) == Kind::Punct(b':')
                && !it.tokens.get(it.at + 1).joint
            {
                it.take();
                it.at += 1;
                it.out.word(": ");
            }
            it.ty()
        })?;
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word(")");
        self.return_type()
    }

    pub(super) fn return_type(&mut self) -> Result {
        if self.eat_op(b"->") {
            self.out.word(" -> ");
            self.ty()?;
        }
        Ok(())
    }

    /// `for<'a> `
    fn bound_lifetimes(&mut self) -> Result {
        self.at += 1;
        self.expect(Kind::Punct(b'<'))?;
        self.out.word("for<");
        loop {
            self.lifetime()?;
            if self.eat_punct(b'>') {
                self.out.word("> ");
                return Ok(());
            }
            self.expect(Kind::Punct(b','))?;
            self.out.word(", ");
        }
    }

    /// One bound of a type.
    pub(super) fn bound(&mut self) -> Result {
        if self.is_lifetime() {
            return self.lifetime();
        }
        if self.is("for") {
            self.bound_lifetimes()?;
        }
        if self.eat_punct(b'?') {
            self.out.word("?");
        }
        if self.is("use") || self.is("const") || self.is("async") {
            return Err(Unknown);
        }
        self.path(Style::Type)?;
        Ok(())
    }

    /// `<'a, T: Copy = U>` of what is defined, if it has parameters.
    pub(super) fn generics(&mut self) -> Result {
        if !self.eat_punct(b'<') {
            return Ok(());
        }
        self.out.word("<");
        self.out.every(0);
        self.out.gap();
        let mut only_lifetimes = true;
        self.angles(|it| {
            if it.is_lifetime() {
                return if only_lifetimes { it.lifetime_parameter() } else { Err(Unknown) };
            }
            only_lifetimes = false;
            it.type_parameter()
        })?;
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word(">");
        Ok(())
    }

    fn lifetime_parameter(&mut self) -> Result {
        self.lifetime()?;
        if self.eat_punct(b':') {
            self.out.word(": ");
            self.lifetime()?;
            while self.eat_punct(b'+') {
                self.out.word(" + ");
                self.lifetime()?;
            }
        }
        Ok(())
    }

    fn type_parameter(&mut self) -> Result {
        if self.is("const") {
            return Err(Unknown);
        }
        self.word()?;
        self.out.some(INDENT);
        if self.eat_punct(b':') {
            self.out.word(": ");
            self.bounds()?;
        }
        if self.eat_punct(b'=') {
            self.out.space();
            self.out.word("= ");
            self.ty()?;
        }
        self.out.close();
        Ok(())
    }

    /// `A + B`, broken where it has to be.
    pub(super) fn bounds(&mut self) -> Result {
        self.bound()?;
        while self.eat_punct(b'+') {
            self.out.space();
            self.out.word("+ ");
            self.bound()?;
        }
        Ok(())
    }

    /// The conditions of an item, if there are any; true if there were.
    pub(super) fn conditions(&mut self) -> Result<bool> {
        if !self.eat("where") {
            return Ok(false);
        }
        self.out.line();
        self.out.offset(-INDENT);
        self.out.word("where");
        self.out.line();
        loop {
            if self.is_lifetime() {
                return Err(Unknown);
            }
            if self.is("for") {
                self.bound_lifetimes()?;
            }
            self.ty()?;
            self.expect(Kind::Punct(b':'))?;
            self.out.word(":");
            let start = self.out.here();
            self.out.word(" ");
            self.bound()?;
            let mut offset = 0;
            while self.eat_punct(b'+') {
                self.out.space();
                self.out.word("+ ");
                self.bound()?;
                offset = INDENT;
            }
            self.out.some_from(start, offset);
            self.out.close();
            let has_comma = self.eat_punct(b',');
            let is_last = self.is_open(b'{') || self.is_punct(b';') || self.is_end();
            if is_last && !self.is_open(b'{') || !is_last && !has_comma {
                return Err(Unknown);
            }
            self.out.word(",");
            self.out.line();
            if is_last {
                self.out.offset(-INDENT);
                return Ok(true);
            }
        }
    }
}
