//! Patterns.

use super::boxes::INDENT;
use super::cursor::{Cursor, Result, Unknown};
use super::tokens::Kind;
use super::types::Style;

impl Cursor<'_> {
    /// A pattern, which may be one of several.
    pub(super) fn pattern(&mut self) -> Result {
        let start = self.out.here();
        let mut is_simple = self.single_pattern()?;
        if !self.is_punct(b'|') {
            return Ok(());
        }
        while self.eat_punct(b'|') {
            self.out.space();
            self.out.word("| ");
            is_simple &= self.single_pattern()?;
        }
        if is_simple {
            self.out.some_from(start, 0);
        } else {
            self.out.every_from(start, 0);
        }
        self.out.close();
        Ok(())
    }

    /// A pattern; whether it is a literal or `_`.
    pub(super) fn single_pattern(&mut self) -> Result<bool> {
        match self.kind() {
            Kind::Literal => {
                self.literal()?;
                return if self.is_op(b"..") { Err(Unknown) } else { Ok(true) };
            }
            Kind::Punct(b'&') => {
                self.take();
                if self.eat("mut") {
                    self.out.word("mut ");
                }
                self.single_pattern()?;
            }
            Kind::Punct(b'.') if self.is_op(b"..") && self.kind_after(2) != Kind::Punct(b'=') => {
                self.at += 2;
                if !self.is_end() && !self.is_punct(b',') {
                    return Err(Unknown);
                }
                self.out.word("..");
            }
            Kind::Open(b'(') => self.tuple_pattern()?,
            Kind::Open(b'[') => {
                self.take();
                self.list(Self::pattern)?;
                self.out.word("]");
            }
            Kind::Word => return self.named_pattern(),
            _ => return Err(Unknown),
        }
        Ok(false)
    }

    fn tuple_pattern(&mut self) -> Result {
        self.take();
        let start = self.out.here();
        if self.is_end() {
            self.take();
            return Ok(());
        }
        if self.is_op(b"..") && self.kind_after(2) == Kind::Close(b')') {
            return Err(Unknown);
        }
        self.pattern()?;
        if self.is_end() {
            self.at += 1;
            self.out.word(")");
            return Ok(());
        }
        self.tuple_from(start, Self::pattern)
    }

    fn named_pattern(&mut self) -> Result<bool> {
        match self.tokens.text(self.at) {
            "_" | "true" | "false" => {
                self.take();
                return Ok(true);
            }
            word @ ("ref" | "mut") => {
                self.out.word(word);
                self.out.word(" ");
                self.at += 1;
                if word == "ref" && self.eat("mut") {
                    self.out.word("mut ");
                }
                self.word()?;
                self.binding()?;
                return Ok(false);
            }
            "box" | "const" => return Err(Unknown),
            _ => {}
        }
        let start = self.out.here();
        let is_single = self.path(Style::Expr)?;
        match self.kind() {
            Kind::Open(b'(') => {
                self.take();
                self.out.every(INDENT);
                self.out.gap();
                self.list(Self::pattern)?;
                self.out.offset(-INDENT);
                self.out.close();
                self.out.word(")");
            }
            Kind::Open(b'{') => {
                self.out.every_from(start, INDENT);
                self.struct_pattern()?;
            }
            Kind::Punct(b'@') if is_single => self.binding()?,
            Kind::Punct(b'!' | b'.') => return Err(Unknown),
            _ => {}
        }
        Ok(false)
    }

    /// ` @ pattern`, if it is here.
    fn binding(&mut self) -> Result {
        if self.eat_punct(b'@') {
            self.out.word(" @ ");
            self.single_pattern()?;
        }
        Ok(())
    }

    /// The fields, in a group that is open.
    fn struct_pattern(&mut self) -> Result {
        self.at += 1;
        self.out.word(" {");
        self.out.add(super::boxes::Break { blank: 1, if_nonempty: true, ..Default::default() });
        while !self.is_end() {
            if self.eat_op(b"..") {
                self.out.word("..");
                self.out.space();
                break;
            }
            let is_plain = self.kind_after(1) != Kind::Punct(b':');
            if is_plain {
                self.single_pattern()?;
            } else {
                self.word()?;
                self.at += 1;
                self.out.word(": ");
                self.pattern()?;
            }
            if !self.eat_punct(b',') && !self.is_end() {
                return Err(Unknown);
            }
            let is_last = self.is_end();
            self.out.comma_or_space(is_last);
        }
        self.expect(Kind::Close(b'}'))?;
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word("}");
        Ok(())
    }
}
