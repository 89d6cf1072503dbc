//! The lexer: characters to tokens.

use super::{Place, SyntaxError};

/// A token.
#[derive(Clone, PartialEq, Debug)]
pub enum Token {
    Number(f64),
    /// A word that is no keyword.
    Name(String),
    Keyword(Keyword),
    /// A bracket, a comma, a semicolon or an operator.
    Symbol(char),
    End,
}

impl std::fmt::Display for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Token::Number(number) => write!(f, "'{number}'"),
            Token::Name(name) => write!(f, "'{name}'"),
            Token::Keyword(keyword) => write!(f, "'{}'", keyword.as_str()),
            Token::Symbol(symbol) => write!(f, "'{symbol}'"),
            Token::End => f.write_str("the end of the text"),
        }
    }
}

/// A word with a meaning of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyword {
    Def,
    Extern,
    Unary,
    Binary,
    If,
    Then,
    Else,
    For,
    In,
    Var,
}

impl Keyword {
    const ALL: [Self; 10] = [
        Self::Def,
        Self::Extern,
        Self::Unary,
        Self::Binary,
        Self::If,
        Self::Then,
        Self::Else,
        Self::For,
        Self::In,
        Self::Var,
    ];

    /// Its text.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Def => "def",
            Self::Extern => "extern",
            Self::Unary => "unary",
            Self::Binary => "binary",
            Self::If => "if",
            Self::Then => "then",
            Self::Else => "else",
            Self::For => "for",
            Self::In => "in",
            Self::Var => "var",
        }
    }
}

/// The characters that separate, which are no operators.
const PUNCTUATION: &str = "()[]{},;#";

/// Whether a character may be the name of an operator.
pub fn is_operator(symbol: char) -> bool {
    symbol.is_ascii_punctuation() && symbol != '_' && !PUNCTUATION.contains(symbol)
}

/// The tokens of a text with their places, up to [`Token::End`].
///
/// # Errors
///
/// If a number is malformed, or a character is in no token.
pub fn tokenize(text: &str) -> Result<Vec<(Token, Place)>, SyntaxError> {
    let mut tokens = Vec::new();
    let mut line = 1;
    for content in text.split('\n') {
        let code = content.split('#').next().unwrap_or_default();
        tokenize_line(code, line, &mut tokens)?;
        line += 1;
    }
    let last = text.rsplit('\n').next().unwrap_or_default();
    let column = last.chars().count() as u32 + 1;
    tokens.push((Token::End, Place { line: line - 1, column }));
    Ok(tokens)
}

/// The length of the number at the start of `text`, or of what looks like one.
fn number_length(text: &str) -> usize {
    let mut last = '0';
    let is_part = |c: char| {
        let is_sign = (c == '-' || c == '+') && matches!(last, 'e' | 'E');
        last = c;
        c.is_ascii_alphanumeric() || c == '.' || is_sign
    };
    text.len() - text.trim_start_matches(is_part).len()
}

fn tokenize_line(
    text: &str,
    line: u32,
    tokens: &mut Vec<(Token, Place)>,
) -> Result<(), SyntaxError> {
    let mut rest = text;
    let mut column = 1;
    while let Some(first) = rest.chars().next() {
        let place = Place { line, column };
        let length = match first {
            _ if first.is_whitespace() => first.len_utf8(),
            'a'..='z' | 'A'..='Z' | '_' => {
                let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
                let word = &rest[..length];
                let keyword = Keyword::ALL.into_iter().find(|keyword| keyword.as_str() == word);
                let name = || Token::Name(word.to_owned());
                tokens.push((keyword.map_or_else(name, Token::Keyword), place));
                length
            }
            '0'..='9' => {
                let length = number_length(rest);
                let word = &rest[..length];
                let number = word
                    .parse()
                    .map_err(|_| SyntaxError::new(place, format!("'{word}' is not a number")))?;
                tokens.push((Token::Number(number), place));
                length
            }
            _ if PUNCTUATION.contains(first) || is_operator(first) => {
                tokens.push((Token::Symbol(first), place));
                1
            }
            _ => return Err(SyntaxError::new(place, format!("unexpected character '{first}'"))),
        };
        column += rest[..length].chars().count() as u32;
        rest = &rest[length..];
    }
    Ok(())
}
