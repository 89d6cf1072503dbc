//! Words of the text.

use super::{Error, Result};

/// A word of the text.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token<'a> {
    /// A character such as `(`.
    Mark(u8),
    /// `...`.
    Ellipsis,
    /// `name:`.
    Label(String),
    /// `@name`.
    Global(String),
    /// `@0`.
    GlobalNumber(u32),
    /// `%name`.
    Local(String),
    /// `%0`.
    LocalNumber(u32),
    /// `$name`.
    Comdat(String),
    /// `!name`.
    Metadata(String),
    /// `#0`.
    Group(u32),
    /// `#dbg_value`, without `#`.
    Record(&'a str),
    /// Text between quotes.
    String(Vec<u8>),
    /// A whole number.
    Integer(&'a str),
    /// A number with a point, or the bits of a float such as `0xK..`.
    Float(&'a str),
    /// A keyword, a type or an instruction.
    Word(&'a str),
    /// The end of the text.
    End,
}

/// A word and where it starts.
pub(super) type Located<'a> = (Token<'a>, usize);

/// The words of a text, the end last.
pub(super) fn tokens(text: &[u8]) -> Result<Vec<Located<'_>>> {
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens = Vec::with_capacity(text.len() / 4);
    loop {
        lexer.skip_blank();
        let start = lexer.at;
        let token = lexer.token()?;
        let is_end = token == Token::End;
        tokens.push((token, start));
        if is_end {
            return Ok(tokens);
        }
    }
}

struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
}

fn is_name_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_')
}

impl<'a> Lexer<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip_blank(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b';' => self.take_while(|it| it != b'\n' && it != b'\r'),
                b'/' if self.text.get(self.at + 1) == Some(&b'*') => self.skip_comment(),
                b' ' | b'\t' | b'\n' | b'\r' | 0 => {
                    self.at += 1;
                    &[]
                }
                _ => return,
            };
        }
    }

    /// Skips `/* .. */`.
    fn skip_comment(&mut self) -> &'a [u8] {
        let rest = &self.text[self.at + 2..];
        let end = rest.windows(2).position(|it| it == b"*/");
        self.at = end.map_or(self.text.len(), |it| self.at + 2 + it + 2);
        &[]
    }

    fn take_while(&mut self, is_part: impl Fn(u8) -> bool) -> &'a [u8] {
        let text = self.text;
        let start = self.at;
        while self.peek().is_some_and(&is_part) {
            self.at += 1;
        }
        &text[start..self.at]
    }

    /// Bytes that are ASCII because of how they were found.
    fn ascii(bytes: &'a [u8]) -> &'a str {
        std::str::from_utf8(bytes).unwrap_or_default()
    }

    fn error<T>(&self, at: usize, message: &str) -> Result<T> {
        Err(Error { at, message: message.to_owned() })
    }

    fn token(&mut self) -> Result<Token<'a>> {
        let start = self.at;
        let Some(byte) = self.peek() else { return Ok(Token::End) };
        match byte {
            b'@' => self.variable(Token::Global, Token::GlobalNumber),
            b'%' => self.variable(Token::Local, Token::LocalNumber),
            b'$' => self.dollar(),
            b'!' => Ok(self.exclamation()),
            b'#' => self.hash(),
            b'"' => self.quoted(),
            b'.' if self.text[start..].starts_with(b"...") && !self.is_label() => {
                self.at += 3;
                Ok(Token::Ellipsis)
            }
            b'0'..=b'9' | b'-' | b'+' => self.number(),
            _ if is_name_part(byte) => Ok(self.word()),
            b'=' | b',' | b'*' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b'<' | b'>' | b'|'
            | b':' | b'^' => {
                self.at += 1;
                Ok(Token::Mark(byte))
            }
            _ => self.error(start, "expected top-level entity"),
        }
    }

    /// Whether a word that starts here is a label.
    fn is_label(&self) -> bool {
        let rest = &self.text[self.at..];
        let end = rest.iter().position(|it| !is_name_part(*it));
        end.is_some_and(|it| rest[it] == b':')
    }

    fn word(&mut self) -> Token<'a> {
        let word = Self::ascii(self.take_while(is_name_part));
        if self.peek() == Some(b':') {
            self.at += 1;
            return Token::Label(word.to_owned());
        }
        Token::Word(word)
    }

    fn variable(
        &mut self,
        named: fn(String) -> Token<'a>,
        numbered: fn(u32) -> Token<'a>,
    ) -> Result<Token<'a>> {
        let start = self.at;
        self.at += 1;
        match self.peek() {
            Some(b'"') => {
                let name = self.string()?;
                match name.contains(&0) {
                    true => self.error(start, "NUL character is not allowed in names"),
                    false => Ok(named(String::from_utf8_lossy(&name).into_owned())),
                }
            }
            Some(b'0'..=b'9') => {
                let digits = Self::ascii(self.take_while(|it| it.is_ascii_digit()));
                match digits.parse() {
                    Ok(number) => Ok(numbered(number)),
                    Err(_) => self.error(start, "invalid value number (too large)"),
                }
            }
            Some(byte) if is_name_part(byte) => {
                Ok(named(Self::ascii(self.take_while(is_name_part)).to_owned()))
            }
            _ => self.error(start, "expected a name"),
        }
    }

    fn dollar(&mut self) -> Result<Token<'a>> {
        if self.is_label() {
            return Ok(self.word());
        }
        let start = self.at;
        self.at += 1;
        match self.peek() {
            Some(b'"') => {
                let name = self.string()?;
                Ok(Token::Comdat(String::from_utf8_lossy(&name).into_owned()))
            }
            Some(byte) if is_name_part(byte) => {
                Ok(Token::Comdat(Self::ascii(self.take_while(is_name_part)).to_owned()))
            }
            _ => self.error(start, "expected a name"),
        }
    }

    /// `!` or the name of metadata, in which bytes may be in hexadecimal form.
    fn exclamation(&mut self) -> Token<'a> {
        self.at += 1;
        let is_first = |byte: u8| {
            byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'$' | b'.' | b'_' | b'\\')
        };
        if !self.peek().is_some_and(is_first) {
            return Token::Mark(b'!');
        }
        let name = self.take_while(|it| is_first(it) || it.is_ascii_digit());
        Token::Metadata(String::from_utf8_lossy(&unescaped(name)).into_owned())
    }

    fn hash(&mut self) -> Result<Token<'a>> {
        let start = self.at;
        self.at += 1;
        if self.peek().is_some_and(|it| it.is_ascii_digit()) {
            let digits = Self::ascii(self.take_while(|it| it.is_ascii_digit()));
            return match digits.parse() {
                Ok(number) => Ok(Token::Group(number)),
                Err(_) => self.error(start, "invalid value number (too large)"),
            };
        }
        Ok(Token::Record(Self::ascii(self.take_while(is_name_part))))
    }

    /// The bytes between quotes.
    fn string(&mut self) -> Result<Vec<u8>> {
        let start = self.at;
        self.at += 1;
        let inside = self.take_while(|it| it != b'"');
        if self.peek().is_none() {
            return self.error(start, "end of file in string constant");
        }
        self.at += 1;
        Ok(unescaped(inside))
    }

    fn quoted(&mut self) -> Result<Token<'a>> {
        let text = self.string()?;
        if self.peek() == Some(b':') {
            self.at += 1;
            return Ok(Token::Label(String::from_utf8_lossy(&text).into_owned()));
        }
        Ok(Token::String(text))
    }

    fn number(&mut self) -> Result<Token<'a>> {
        if self.is_label() {
            return Ok(self.word());
        }
        let text = self.text;
        let start = self.at;
        if text[start..].starts_with(b"0x") {
            self.at += 2;
            if matches!(self.peek(), Some(b'K' | b'L' | b'M' | b'H' | b'R')) {
                self.at += 1;
            }
            let digits = self.take_while(|it| it.is_ascii_hexdigit());
            return match digits.is_empty() {
                true => self.error(start, "expected hexadecimal digits"),
                false => Ok(Token::Float(Self::ascii(&text[start..self.at]))),
            };
        }
        if matches!(self.peek(), Some(b'-' | b'+')) {
            self.at += 1;
        }
        if self.take_while(|it| it.is_ascii_digit()).is_empty() {
            return Ok(Token::Word(Self::ascii(&text[start..self.at])));
        }
        if self.peek() != Some(b'.') {
            return Ok(Token::Integer(Self::ascii(&text[start..self.at])));
        }
        self.at += 1;
        self.take_while(|it| it.is_ascii_digit());
        if matches!(self.peek(), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(text.get(self.at + 1), Some(b'-' | b'+')));
            if text.get(self.at + 1 + sign).is_some_and(u8::is_ascii_digit) {
                self.at += 1 + sign;
                self.take_while(|it| it.is_ascii_digit());
            }
        }
        Ok(Token::Float(Self::ascii(&text[start..self.at])))
    }
}

/// Text with `\XX` as the byte of this number, and `\\` as a backslash.
fn unescaped(text: &[u8]) -> Vec<u8> {
    let digit = |byte: Option<&u8>| byte.and_then(|it| char::from(*it).to_digit(16));
    let mut bytes = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        if *byte == b'\\' {
            if text.get(at + 1) == Some(&b'\\') {
                bytes.push(b'\\');
                at += 2;
                continue;
            }
            if let (Some(high), Some(low)) = (digit(text.get(at + 1)), digit(text.get(at + 2))) {
                bytes.push((high * 16 + low) as u8);
                at += 3;
                continue;
            }
        }
        bytes.push(*byte);
        at += 1;
    }
    bytes
}
