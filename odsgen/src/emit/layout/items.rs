//! Items and what they consist of. What an `impl` or a trait has is laid out member by member.

use super::boxes::INDENT;
use super::cursor::{Cursor, Result, Unknown};
use super::tokens::Kind;
use super::types::Style;

impl Cursor<'_> {
    /// The index after the attributes that stand here.
    fn after_attributes(&self) -> usize {
        let mut at = self.at;
        while self.tokens.get(at).kind == Kind::Punct(b'#') {
            at = self.tokens.get(at + 1).close.max(at as u32) as usize + 1;
        }
        at
    }

    pub(super) fn is_impl(&self) -> bool {
        self.tokens.text(self.after_attributes()) == "impl"
    }

    /// Whether this is an `impl` or a trait.
    pub(super) fn has_members(&self) -> bool {
        let at = self.visibility_end(self.after_attributes());
        matches!(self.tokens.text(at), "impl" | "trait")
    }

    /// An item that has no members, and the line after it.
    pub(super) fn item(&mut self) -> Result {
        self.attributes()?;
        if self.is_macro() {
            return self.macro_item();
        }
        let is_fn = match self.word_after_visibility() {
            "fn" => true,
            "const" => self.tokens.text(self.after_visibility() + 1) == "fn",
            _ => false,
        };
        if is_fn {
            return self.function();
        }
        let start = self.out.here();
        self.visibility()?;
        match self.tokens.text(self.at) {
            "const" | "static" => {
                self.out.every_from(start, 0);
                self.constant(true)?;
            }
            "type" => {
                self.out.every_from(start, INDENT);
                self.take();
                self.out.word(" ");
                self.word()?;
                self.generics()?;
                self.out.word(" ");
                self.alias()?;
            }
            "struct" => {
                self.out.every_from(start, INDENT);
                self.struct_item()?;
            }
            "enum" => {
                self.out.every_from(start, INDENT);
                self.enum_item()?;
            }
            "use" => {
                self.out.word("use ");
                self.at += 1;
                self.use_tree()?;
                self.expect(Kind::Punct(b';'))?;
                self.out.word(";");
            }
            _ => return Err(Unknown),
        }
        self.out.line();
        Ok(())
    }

    /// The index of what follows `pub` and the like.
    fn after_visibility(&self) -> usize {
        self.visibility_end(self.at)
    }

    fn visibility_end(&self, at: usize) -> usize {
        if self.tokens.text(at) != "pub" {
            at
        } else if self.tokens.get(at + 1).kind == Kind::Open(b'(') {
            self.tokens.get(at + 1).close as usize + 1
        } else {
            at + 1
        }
    }

    /// What kind of item this is.
    pub(super) fn word_after_visibility(&self) -> &str {
        self.tokens.text(self.after_visibility())
    }

    fn visibility(&mut self) -> Result {
        if !self.eat("pub") {
            return Ok(());
        }
        self.out.word("pub");
        if self.is_open(b'(') {
            self.take();
            if self.eat("in") {
                self.out.word("in ");
            } else if !self.is("self") && !self.is("super") && !self.is("crate") {
                return Err(Unknown);
            }
            self.path(Style::Plain)?;
            self.expect(Kind::Close(b')'))?;
            self.out.word(")");
        }
        self.out.word(" ");
        Ok(())
    }

    /// `path!(...);`
    fn macro_item(&mut self) -> Result {
        if self.is("macro_rules") {
            return Err(Unknown);
        }
        self.path(Style::Plain)?;
        self.macro_call()?;
        self.expect(Kind::Punct(b';'))?;
        self.out.word(";");
        self.out.line();
        Ok(())
    }

    /// `const NAME: T = value;`, in a group that is open; the value may be missing in a trait.
    fn constant(&mut self, has_value: bool) -> Result {
        self.take();
        self.out.word(" ");
        if self.is("mut") {
            return Err(Unknown);
        }
        self.word()?;
        self.expect(Kind::Punct(b':'))?;
        self.out.word(": ");
        self.ty()?;
        if has_value || self.is_punct(b'=') {
            self.expect(Kind::Punct(b'='))?;
            self.out.word(" = ");
            self.out.never();
            self.expr()?;
        }
        self.expect(Kind::Punct(b';'))?;
        self.out.word(";");
        self.out.close();
        Ok(())
    }

    /// `= T;`, in a group that is open.
    fn alias(&mut self) -> Result {
        self.expect(Kind::Punct(b'='))?;
        self.out.word("= ");
        self.out.never();
        self.out.some(-INDENT);
        self.ty()?;
        self.out.close();
        self.expect(Kind::Punct(b';'))?;
        self.out.word(";");
        self.out.close();
        Ok(())
    }

    fn struct_item(&mut self) -> Result {
        self.take();
        self.out.word(" ");
        self.word()?;
        self.generics()?;
        match self.kind() {
            Kind::Open(b'(') => {
                self.take();
                self.out.gap();
                self.list(|it| {
                    if it.is_punct(b'#') {
                        return Err(Unknown);
                    }
                    it.visibility()?;
                    it.ty()
                })?;
                self.out.offset(-INDENT);
                self.out.word(")");
                self.expect(Kind::Punct(b';'))?;
                self.out.word(";");
                self.out.close();
            }
            Kind::Open(b'{') => {
                self.out.word(" ");
                self.entries(Self::field)?;
            }
            Kind::Punct(b';') => {
                self.take();
                self.out.close();
            }
            _ => return Err(Unknown),
        }
        Ok(())
    }

    fn enum_item(&mut self) -> Result {
        self.take();
        self.out.word(" ");
        self.word()?;
        self.generics()?;
        if !self.is_open(b'{') {
            return Err(Unknown);
        }
        self.out.word(" ");
        self.entries(Self::variant)
    }

    /// Entries on lines of their own, and the end of the group that is open around the item.
    fn entries(&mut self, entry: impl Fn(&mut Self) -> Result) -> Result {
        self.take();
        self.out.line_if_nonempty();
        while !self.is_end() {
            entry(self)?;
            if !self.eat_punct(b',') && !self.is_end() {
                return Err(Unknown);
            }
            self.out.word(",");
            self.out.line();
        }
        self.out.offset(-INDENT);
        self.out.close();
        self.take();
        Ok(())
    }

    fn field(&mut self) -> Result {
        self.attributes()?;
        self.visibility()?;
        self.word()?;
        self.expect(Kind::Punct(b':'))?;
        self.out.word(": ");
        self.ty()
    }

    fn variant(&mut self) -> Result {
        self.attributes()?;
        self.word()?;
        match self.kind() {
            Kind::Open(b'(') => {
                self.out.every(INDENT);
                self.take();
                self.out.gap();
                self.list(|it| if it.is_punct(b'#') { Err(Unknown) } else { it.ty() })?;
                self.out.offset(-INDENT);
                self.out.word(")");
                self.out.close();
            }
            Kind::Open(b'{') => return Err(Unknown),
            _ => {}
        }
        if self.eat_punct(b'=') {
            self.out.word(" = ");
            self.expr()?;
        }
        Ok(())
    }

    fn use_tree(&mut self) -> Result {
        if self.eat_op(b"::") {
            self.out.word("::");
        }
        loop {
            if self.is_punct(b'*') {
                self.take();
                return Ok(());
            }
            if self.is_open(b'{') {
                return self.use_group();
            }
            self.word()?;
            if self.eat("as") {
                self.out.word(" as ");
                return self.word();
            }
            if !self.eat_op(b"::") {
                return Ok(());
            }
            self.out.word("::");
        }
    }

    /// `{a, b}`
    fn use_group(&mut self) -> Result {
        self.out.every(INDENT);
        self.take();
        self.out.gap();
        self.out.some(0);
        let mut count = 0;
        loop {
            let start = self.at;
            self.use_tree()?;
            count += 1;
            let ends_with_group = self.tokens.get(self.at - 1).kind == Kind::Close(b'}');
            let has_comma = self.eat_punct(b',');
            if self.is_end() {
                // The braces around a single name are left out.
                if count == 1 && self.tokens.text(start) != "self" {
                    return Err(Unknown);
                }
                break;
            }
            if !has_comma {
                return Err(Unknown);
            }
            self.out.word(",");
            if ends_with_group {
                self.out.line();
            } else {
                self.out.space();
            }
        }
        self.out.close();
        self.out.comma(true);
        self.out.offset(-INDENT);
        self.take();
        self.out.close();
        Ok(())
    }

    /// A function; in a trait it may have no body.
    pub(super) fn function(&mut self) -> Result {
        self.out.every(INDENT);
        self.visibility()?;
        if self.eat("const") {
            self.out.word("const ");
        }
        if !self.eat("fn") {
            return Err(Unknown);
        }
        self.out.word("fn ");
        self.word()?;
        self.generics()?;
        self.expect(Kind::Open(b'('))?;
        self.out.word("(");
        self.out.never();
        self.out.every(0);
        self.out.gap();
        self.list(Self::parameter)?;
        self.out.offset(-INDENT);
        self.out.close();
        self.out.word(")");
        self.out.every(-INDENT);
        self.return_type()?;
        self.out.close();
        if self.eat_punct(b';') {
            self.out.word(";");
            self.out.close();
            self.out.line();
            return Ok(());
        }
        if !self.conditions()? {
            self.out.word(" ");
        }
        self.expect(Kind::Open(b'{'))?;
        self.out.word("{");
        self.out.line_if_nonempty();
        self.statements()?;
        self.out.offset(-INDENT);
        self.out.close();
        self.take();
        self.out.line();
        Ok(())
    }

    /// A parameter of a function, `self` among them.
    fn parameter(&mut self) -> Result {
        if self.is_punct(b'#') {
            return Err(Unknown);
        }
        if self.is_punct(b'&') {
            self.take();
            if self.is_lifetime() {
                self.lifetime()?;
                self.out.word(" ");
            }
            if self.eat("mut") {
                self.out.word("mut ");
            }
            return if self.is("self") { self.word() } else { Err(Unknown) };
        }
        self.single_pattern()?;
        if self.eat_punct(b':') {
            self.out.word(": ");
            return self.ty();
        }
        Ok(())
    }

    /// Everything of an `impl` or a trait up to its members, with the group around it open; whether it has any.
    pub(super) fn head(&mut self) -> Result<bool> {
        self.attributes()?;
        self.out.every(INDENT);
        if self.word_after_visibility() == "trait" {
            self.visibility()?;
            self.at += 1;
            self.out.word("trait ");
            self.word()?;
            self.generics()?;
            if self.eat_punct(b':') {
                self.out.word(": ");
                self.bound()?;
                while self.eat_punct(b'+') {
                    self.out.word(" + ");
                    self.bound()?;
                }
            }
        } else {
            self.out.some(-INDENT);
            self.out.every(INDENT);
            self.at += 1;
            self.out.word("impl");
            self.generics()?;
            self.out.close();
            self.out.word(" ");
            if self.is_punct(b'!') || self.is("const") {
                return Err(Unknown);
            }
            self.ty()?;
            if self.eat("for") {
                self.out.space();
                self.out.word("for ");
                self.ty()?;
            }
            self.out.close();
        }
        if !self.conditions()? {
            self.out.word(" ");
        }
        self.expect(Kind::Open(b'{'))?;
        self.out.word("{");
        if self.is_end() {
            self.out.close();
            self.out.word("}");
            self.at += 1;
            self.out.line();
            return Ok(false);
        }
        self.out.line();
        self.out.offset(-INDENT);
        self.out.close();
        Ok(true)
    }

    /// A member of an `impl` or a trait, and the line after it.
    pub(super) fn member_item(&mut self) -> Result {
        self.attributes()?;
        let index = self.after_visibility();
        let start = self.out.here();
        match self.tokens.text(index) {
            "fn" => self.function(),
            "const" if self.tokens.text(index + 1) == "fn" => self.function(),
            "const" => {
                self.visibility()?;
                self.out.every_from(start, 0);
                self.constant(false)?;
                self.out.line();
                Ok(())
            }
            "type" => {
                self.out.every(INDENT);
                self.visibility()?;
                self.take();
                self.out.word(" ");
                self.word()?;
                if self.is_punct(b';') {
                    self.take();
                    self.out.close();
                } else {
                    self.generics()?;
                    self.out.word(" ");
                    self.alias()?;
                }
                self.out.line();
                Ok(())
            }
            _ => Err(Unknown),
        }
    }
}
