//! A place in the tokens of an item, and the boxes that are made of what comes before it.

use super::boxes::{Boxes, Place};
use super::tokens::{Kind, Tokens};

/// Code whose layout is not known here.
pub(super) struct Unknown;

pub(super) type Result<T = ()> = std::result::Result<T, Unknown>;

/// Reads tokens and makes boxes; what it reads is one file per part of the language.
pub(super) struct Cursor<'a> {
    pub(super) tokens: &'a Tokens,
    pub(super) at: usize,
    pub(super) out: &'a mut Boxes,
    /// How many tokens have been read again.
    pub(super) again: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(tokens: &'a Tokens, at: usize, out: &'a mut Boxes) -> Self {
        Self { tokens, at, out, again: 0 }
    }

    /// Goes back to the token `at`, when `place` was the end of the boxes. Code that is nested so deeply that this
    /// happens all the time is as good as not known.
    pub(super) fn back(&mut self, at: usize, place: Place) -> Result {
        self.again += self.at - at;
        self.at = at;
        self.out.return_to(place);
        if self.again > 8 * self.tokens.end() + 1000 { Err(Unknown) } else { Ok(()) }
    }

    pub(super) fn kind(&self) -> Kind {
        self.kind_after(0)
    }

    pub(super) fn kind_after(&self, count: usize) -> Kind {
        self.tokens.get(self.at + count).kind
    }

    /// Whether here is a word, whichever.
    pub(super) fn is_word(&self) -> bool {
        self.kind() == Kind::Word
    }

    /// Whether here is this word.
    pub(super) fn is(&self, word: &str) -> bool {
        self.is_word() && self.tokens.text(self.at) == word
    }

    /// Whether here is this character, which may be the first of an operator.
    pub(super) fn is_punct(&self, char: u8) -> bool {
        self.kind() == Kind::Punct(char)
    }

    pub(super) fn is_open(&self, char: u8) -> bool {
        self.kind() == Kind::Open(char)
    }

    /// Whether here a group or the code ends.
    pub(super) fn is_end(&self) -> bool {
        matches!(self.kind(), Kind::Close(_) | Kind::End)
    }

    /// Whether the characters of this operator stand here, and maybe more.
    pub(super) fn is_op(&self, op: &[u8]) -> bool {
        op.iter().enumerate().all(|(index, char)| {
            self.kind_after(index) == Kind::Punct(*char)
                && (index + 1 == op.len() || self.tokens.get(self.at + index).joint)
        })
    }

    /// The index after the group that opens here.
    pub(super) fn after_group(&self) -> usize {
        self.tokens.get(self.at).close as usize + 1
    }

    /// Takes the token as it is.
    pub(super) fn take(&mut self) {
        self.out.word(self.tokens.text(self.at));
        self.at += 1;
    }

    /// Takes a word.
    pub(super) fn word(&mut self) -> Result {
        if !self.is_word() {
            return Err(Unknown);
        }
        self.take();
        Ok(())
    }

    /// Passes over a word, if it is this one.
    pub(super) fn eat(&mut self, word: &str) -> bool {
        let is = self.is(word);
        self.at += usize::from(is);
        is
    }

    /// Passes over a character, if it is this one.
    pub(super) fn eat_punct(&mut self, char: u8) -> bool {
        let is = self.is_punct(char);
        self.at += usize::from(is);
        is
    }

    /// Passes over an operator, if it is this one or starts so.
    pub(super) fn eat_op(&mut self, op: &[u8]) -> bool {
        let is = self.is_op(op);
        self.at += if is { op.len() } else { 0 };
        is
    }

    /// Passes over what has to stand here.
    pub(super) fn expect(&mut self, kind: Kind) -> Result {
        if self.kind() != kind {
            return Err(Unknown);
        }
        self.at += 1;
        Ok(())
    }

    /// A literal; one of several lines is not known.
    pub(super) fn literal(&mut self) -> Result {
        let text = self.tokens.text(self.at);
        if text.ends_with('.') || text.contains('\n') {
            return Err(Unknown);
        }
        self.take();
        Ok(())
    }

    pub(super) fn is_lifetime(&self) -> bool {
        self.is_punct(b'\'')
    }

    pub(super) fn lifetime(&mut self) -> Result {
        self.expect(Kind::Punct(b'\''))?;
        self.out.word("'");
        self.word()
    }

    /// Entries with commas between them, up to the end of the group that is open, and that end.
    pub(super) fn list(&mut self, mut entry: impl FnMut(&mut Self) -> Result) -> Result {
        while !self.is_end() {
            entry(self)?;
            let has_comma = self.eat_punct(b',');
            if !has_comma && !self.is_end() {
                return Err(Unknown);
            }
            let is_last = self.is_end();
            self.out.comma(is_last);
        }
        self.at += 1;
        Ok(())
    }
}
