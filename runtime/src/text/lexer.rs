//! The lexer.

use std::ops::Range;

/// The kind of a token. Corresponds to `mlir::Token::Kind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum TokenKind {
    /// End of the text.
    Eof,
    /// An invalid token; [`Lexer::error`] has the message.
    Error,
    /// `{-#`
    FileMetadataBegin,
    /// `#-}`
    FileMetadataEnd,
    /// `abc`, including keywords, which the parser compares by text.
    BareIdentifier,
    /// `@abc` or `@"a b"`.
    AtIdentifier,
    /// `#abc`
    HashIdentifier,
    /// `%abc`
    PercentIdentifier,
    /// `^abc`
    CaretIdentifier,
    /// `!abc`
    ExclamationIdentifier,
    /// `12.5e+3`
    FloatLiteral,
    /// `12` or `0x1F`
    Integer,
    /// `"abc"`
    String,
    /// `i32`, `si8`, `ui4`
    IntType,
    /// `->`
    Arrow,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `>`
    Greater,
    /// `{`
    LBrace,
    /// `(`
    LParen,
    /// `[`
    LSquare,
    /// `<`
    Less,
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `?`
    Question,
    /// `}`
    RBrace,
    /// `)`
    RParen,
    /// `]`
    RSquare,
    /// `/`
    Slash,
    /// `*`
    Star,
    /// `|`
    VerticalBar,
}

impl TokenKind {
    /// The spelling of punctuation.
    pub fn spelling(self) -> &'static str {
        match self {
            TokenKind::Arrow => "->",
            TokenKind::Colon => ":",
            TokenKind::Comma => ",",
            TokenKind::Ellipsis => "...",
            TokenKind::Equal => "=",
            TokenKind::Greater => ">",
            TokenKind::LBrace => "{",
            TokenKind::LParen => "(",
            TokenKind::LSquare => "[",
            TokenKind::Less => "<",
            TokenKind::Minus => "-",
            TokenKind::Plus => "+",
            TokenKind::Question => "?",
            TokenKind::RBrace => "}",
            TokenKind::RParen => ")",
            TokenKind::RSquare => "]",
            TokenKind::Slash => "/",
            TokenKind::Star => "*",
            TokenKind::VerticalBar => "|",
            TokenKind::FileMetadataBegin => "{-#",
            TokenKind::FileMetadataEnd => "#-}",
            _ => "",
        }
    }
}

/// A token: its kind and its byte range in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The kind.
    pub kind: TokenKind,
    /// Byte offset of the start.
    pub start: u32,
    /// Byte offset of the end.
    pub end: u32,
}

impl Token {
    /// The byte range.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The error of an [`TokenKind::Error`] token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LexError {
    /// Byte offset.
    pub at: u32,
    /// Upstream's message.
    pub message: &'static str,
}

/// Splits a text into tokens, one at a time.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    error: Option<LexError>,
}

/// Character classes, as bits.
const IDENT_START: u8 = 1;
const DIGIT: u8 = 2;
/// `$ . -`, allowed in identifiers with a sigil.
const SUFFIX: u8 = 4;
const SPACE: u8 = 8;
const HEX: u8 = 16;
/// Allowed in a bare identifier.
const IDENT: u8 = 32;
/// Allowed in a string without an escape.
const STRING: u8 = 64;

static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut c = 0;
    while c < 256 {
        let b = c as u8;
        let mut class = 0;
        if b.is_ascii_alphabetic() || b == b'_' {
            class |= IDENT_START;
        }
        if b.is_ascii_digit() {
            class |= DIGIT;
        }
        if matches!(b, b'$' | b'.' | b'-') {
            class |= SUFFIX;
        }
        if matches!(b, b' ' | b'\t' | b'\n' | b'\r') {
            class |= SPACE;
        }
        if b.is_ascii_hexdigit() {
            class |= HEX;
        }
        if b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.') {
            class |= IDENT;
        }
        if !matches!(b, b'"' | b'\\' | b'\n' | 0x0b | 0x0c) {
            class |= STRING;
        }
        table[c] = class;
        c += 1;
    }
    table
};

/// Tokens of a single byte, by byte; [`TokenKind::Error`] for all other bytes.
static SINGLE: [TokenKind; 256] = {
    let mut table = [TokenKind::Error; 256];
    table[b',' as usize] = TokenKind::Comma;
    table[b':' as usize] = TokenKind::Colon;
    table[b'(' as usize] = TokenKind::LParen;
    table[b')' as usize] = TokenKind::RParen;
    table[b'=' as usize] = TokenKind::Equal;
    table[b'}' as usize] = TokenKind::RBrace;
    table[b'[' as usize] = TokenKind::LSquare;
    table[b']' as usize] = TokenKind::RSquare;
    table[b'<' as usize] = TokenKind::Less;
    table[b'>' as usize] = TokenKind::Greater;
    table[b'+' as usize] = TokenKind::Plus;
    table[b'*' as usize] = TokenKind::Star;
    table[b'?' as usize] = TokenKind::Question;
    table[b'|' as usize] = TokenKind::VerticalBar;
    table
};

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

impl<'a> Lexer<'a> {
    /// A lexer at the start of `text`, which must not be longer than [`MAX_TEXT_LEN`].
    pub fn new(text: &'a [u8]) -> Self {
        Lexer { text, at: 0, error: None }
    }

    /// Continues at byte `offset`.
    pub fn reset(&mut self, offset: u32) {
        self.at = offset as usize;
    }

    /// The text.
    pub fn text(&self) -> &'a [u8] {
        self.text
    }

    /// The error of the last token, if it is invalid.
    pub fn error(&self) -> Option<LexError> {
        self.error
    }

    /// The byte at `at`, or 0 past the end. The text may contain 0 as well.
    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn skip(&mut self, class: u8) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        self.at += rest.iter().position(|byte| !is(*byte, class)).unwrap_or(rest.len());
    }

    #[inline]
    fn token(&self, kind: TokenKind, start: usize) -> Token {
        Token { kind, start: start as u32, end: self.at as u32 }
    }

    fn fail(&mut self, start: usize, at: usize, message: &'static str) -> Token {
        self.error = Some(LexError { at: at as u32, message });
        self.token(TokenKind::Error, start)
    }

    /// The next token. At the end it is always [`TokenKind::Eof`].
    #[inline]
    pub fn next_token(&mut self) -> Token {
        // Most tokens are separated by one space.
        if self.byte(self.at) == b' ' {
            self.at += 1;
        }
        if is(self.byte(self.at), SPACE) {
            self.skip(SPACE);
        }
        let start = self.at;
        let byte = self.byte(start);
        if is(byte, IDENT_START) {
            return self.bare_identifier(start);
        }
        match SINGLE[byte as usize] {
            TokenKind::Error => self.other_token(start, byte),
            kind => {
                self.at += 1;
                self.token(kind, start)
            }
        }
    }

    /// Lexes a token that starts with `byte` and is neither a single byte nor a bare identifier.
    fn other_token(&mut self, start: usize, byte: u8) -> Token {
        self.at += 1;
        match byte {
            b'%' => self.prefixed(start, TokenKind::PercentIdentifier),
            b'"' => self.string(start),
            b'0'..=b'9' => self.number(start),
            b'{' if self.text[self.at..].starts_with(b"-#") => {
                self.at += 2;
                self.token(TokenKind::FileMetadataBegin, start)
            }
            b'{' => self.token(TokenKind::LBrace, start),
            b'-' if self.byte(self.at) == b'>' => {
                self.at += 1;
                self.token(TokenKind::Arrow, start)
            }
            b'-' => self.token(TokenKind::Minus, start),
            b'^' => self.prefixed(start, TokenKind::CaretIdentifier),
            b'!' => self.prefixed(start, TokenKind::ExclamationIdentifier),
            b'#' if self.text[self.at..].starts_with(b"-}") => {
                self.at += 2;
                self.token(TokenKind::FileMetadataEnd, start)
            }
            b'#' => self.prefixed(start, TokenKind::HashIdentifier),
            b'@' => self.at_identifier(start),
            b'/' if self.byte(self.at) == b'/' => {
                self.at = start;
                self.skip_comments();
                self.next_token()
            }
            b'/' => self.token(TokenKind::Slash, start),
            b'.' if self.text[self.at..].starts_with(b"..") => {
                self.at += 2;
                self.token(TokenKind::Ellipsis, start)
            }
            b'.' => self.fail(start, start + 1, "expected three consecutive dots for an ellipsis"),
            0 if start >= self.text.len() => {
                self.at = self.text.len();
                self.token(TokenKind::Eof, self.at)
            }
            0 => {
                self.skip_comments();
                self.next_token()
            }
            _ => self.fail(start, start, "unexpected character"),
        }
    }

    /// Skips comments, whitespace and zero bytes within the text.
    fn skip_comments(&mut self) {
        loop {
            self.skip(SPACE);
            match &self.text[self.at..] {
                [b'/', b'/', comment @ ..] => {
                    let len = memchr::memchr2(b'\n', b'\r', comment);
                    self.at += 2 + len.unwrap_or(comment.len());
                }
                [0, ..] => self.at += 1,
                _ => return,
            }
        }
    }

    /// Skips letters, digits and `_ $ .`.
    #[inline]
    fn skip_identifier(&mut self) {
        self.skip(IDENT);
    }

    #[inline]
    fn bare_identifier(&mut self, start: usize) -> Token {
        self.skip_identifier();
        let is_type = matches!(self.text[start], b'i' | b's' | b'u')
            && is_int_type(&self.text[start..self.at]);
        self.token(if is_type { TokenKind::IntType } else { TokenKind::BareIdentifier }, start)
    }

    /// Lexes `#abc`, `%1`, `^bb0`, `!abc`: a sigil, then digits or an identifier with suffix punctuation.
    #[inline]
    fn prefixed(&mut self, start: usize, kind: TokenKind) -> Token {
        let first = self.byte(self.at);
        if is(first, DIGIT) {
            self.skip(DIGIT);
        } else if is(first, IDENT_START | SUFFIX) {
            self.skip(IDENT_START | DIGIT | SUFFIX);
        } else {
            return self.fail(
                start,
                start,
                match kind {
                    TokenKind::PercentIdentifier => "invalid SSA name",
                    TokenKind::CaretIdentifier => "invalid block name",
                    TokenKind::HashIdentifier => "invalid attribute name",
                    _ => "invalid type identifier",
                },
            );
        }
        self.token(kind, start)
    }

    fn at_identifier(&mut self, start: usize) -> Token {
        let first = self.byte(self.at);
        if first == b'"' {
            self.at += 1;
            let token = self.string(start);
            return match token.kind {
                TokenKind::String => self.token(TokenKind::AtIdentifier, start),
                _ => token,
            };
        }
        if !is(first, IDENT_START) {
            return self.fail(
                start,
                start + 1,
                "@ identifier expected to start with letter or '_'",
            );
        }
        self.skip_identifier();
        self.token(TokenKind::AtIdentifier, start)
    }

    fn number(&mut self, start: usize) -> Token {
        if self.text[start] == b'0' && self.byte(self.at) == b'x' && is(self.byte(self.at + 1), HEX)
        {
            self.at += 2;
            self.skip(HEX);
            return self.token(TokenKind::Integer, start);
        }
        self.skip(DIGIT);
        if self.byte(self.at) != b'.' {
            return self.token(TokenKind::Integer, start);
        }
        self.at += 1;
        self.skip(DIGIT);
        if matches!(self.byte(self.at), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(self.at + 1), b'+' | b'-'));
            if is(self.byte(self.at + 1 + sign), DIGIT) {
                self.at += 1 + sign;
                self.skip(DIGIT);
            }
        }
        self.token(TokenKind::FloatLiteral, start)
    }

    /// Lexes the rest of a string after its opening quote.
    fn string(&mut self, start: usize) -> Token {
        const UNTERMINATED: &str = "expected '\"' in string literal";
        loop {
            // Stops at a quote, a backslash or a line break.
            self.skip(STRING);
            let Some(stop) = self.text.get(self.at) else {
                return self.fail(start, self.at, UNTERMINATED);
            };
            self.at += 1;
            match stop {
                b'"' => return self.token(TokenKind::String, start),
                b'\\' => {
                    let next = self.byte(self.at);
                    if matches!(next, b'"' | b'\\' | b'n' | b't') {
                        self.at += 1;
                    } else if is(next, HEX) && is(self.byte(self.at + 1), HEX) {
                        self.at += 2;
                    } else {
                        return self.fail(start, self.at - 1, "unknown escape in string literal");
                    }
                }
                _ => return self.fail(start, self.at - 1, UNTERMINATED),
            }
        }
    }
}

fn is_int_type(text: &[u8]) -> bool {
    let digits = match text {
        [b'i', digits @ ..] | [b's' | b'u', b'i', digits @ ..] => digits,
        _ => return false,
    };
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}

/// Maximum length of a text in bytes, so that offsets fit 32 bits.
pub const MAX_TEXT_LEN: usize = u32::MAX as usize - 1;

/// Decodes a string literal or quoted symbol, including its quotes.
pub fn unescape(literal: &[u8]) -> Vec<u8> {
    let inner = literal.strip_prefix(b"\"").unwrap_or(literal);
    let inner = inner.strip_suffix(b"\"").unwrap_or(inner);
    let mut bytes = Vec::with_capacity(inner.len());
    let mut rest = inner;
    while let Some(at) = memchr::memchr(b'\\', rest) {
        bytes.extend_from_slice(&rest[..at]);
        rest = &rest[at + 1..];
        let (byte, used) = match rest {
            [b'n', ..] => (b'\n', 1),
            [b't', ..] => (b'\t', 1),
            [high, low, ..] if is(*high, HEX) && is(*low, HEX) => {
                (hex_digit(*high) << 4 | hex_digit(*low), 2)
            }
            [other, ..] => (*other, 1),
            [] => (b'\\', 0),
        };
        bytes.push(byte);
        rest = &rest[used..];
    }
    bytes.extend_from_slice(rest);
    bytes
}

/// The value of a hexadecimal digit.
fn hex_digit(digit: u8) -> u8 {
    (digit as char).to_digit(16).map_or(0, |d| d as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &str) -> Vec<(TokenKind, &str)> {
        let mut lexer = Lexer::new(text.as_bytes());
        std::iter::from_fn(|| {
            let token = lexer.next_token();
            (token.kind != TokenKind::Eof).then(|| (token.kind, &text[token.range()]))
        })
        .collect()
    }

    #[test]
    fn identifiers_and_numbers() {
        use TokenKind::*;
        assert_eq!(
            lex("%0 %a-b.c %12ab @x @\"a b\" i32 si8 ui i3x 0x1F 0xg 1.5e+3 1.e 2.5e"),
            [
                (PercentIdentifier, "%0"),
                (PercentIdentifier, "%a-b.c"),
                (PercentIdentifier, "%12"),
                (BareIdentifier, "ab"),
                (AtIdentifier, "@x"),
                (AtIdentifier, "@\"a b\""),
                (IntType, "i32"),
                (IntType, "si8"),
                (BareIdentifier, "ui"),
                (BareIdentifier, "i3x"),
                (Integer, "0x1F"),
                (Integer, "0"),
                (BareIdentifier, "xg"),
                (FloatLiteral, "1.5e+3"),
                (FloatLiteral, "1."),
                (BareIdentifier, "e"),
                (FloatLiteral, "2.5"),
                (BareIdentifier, "e"),
            ]
        );
    }

    #[test]
    fn punctuation_and_comments() {
        use TokenKind::*;
        assert_eq!(
            lex("-> - {-# #-} ... // c\n/"),
            [
                (Arrow, "->"),
                (Minus, "-"),
                (FileMetadataBegin, "{-#"),
                (FileMetadataEnd, "#-}"),
                (Ellipsis, "..."),
                (Slash, "/"),
            ]
        );
    }

    #[test]
    fn strings() {
        assert_eq!(unescape(br#""a\0A\"\\\n\t""#), b"a\n\"\\\n\t");
        let mut lexer = Lexer::new(b"\"abc");
        assert_eq!(lexer.next_token().kind, TokenKind::Error);
        assert_eq!(lexer.error().map(|e| e.at), Some(4));
    }

    #[test]
    fn lexing_any_bytes_terminates() {
        for seed in 0..2000u32 {
            let mut state = seed.wrapping_mul(2_654_435_761) | 1;
            let text: Vec<u8> = (0..64)
                .map(|_| {
                    state ^= state << 13;
                    state ^= state >> 17;
                    state ^= state << 5;
                    (state >> 11) as u8
                })
                .collect();
            let mut lexer = Lexer::new(&text);
            let mut last = 0;
            loop {
                let token = lexer.next_token();
                assert!(token.start >= last && token.end >= token.start);
                last = token.end;
                if token.kind == TokenKind::Eof {
                    break;
                }
            }
        }
    }
}
