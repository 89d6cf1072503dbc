//! Evaluates values and types.

use super::{Eval, Outcome, Stop};
use crate::parser::{Children, Cursor, Rule};
use crate::source::{Loc, Span};
use crate::store::{RecordId, RecordKind, Ty, Val};

/// How words in a value are interpreted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// As names of values.
    Value,
    /// As strings, unless they are local names.
    Name,
}

/// True for reserved words.
pub(crate) fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "assert"
            | "bit"
            | "bits"
            | "class"
            | "code"
            | "dag"
            | "def"
            | "defm"
            | "defset"
            | "deftype"
            | "defvar"
            | "dump"
            | "else"
            | "false"
            | "field"
            | "foreach"
            | "if"
            | "in"
            | "include"
            | "int"
            | "let"
            | "list"
            | "multiclass"
            | "string"
            | "then"
            | "true"
    )
}

const NO_VALUE: &str = "Unknown or reserved token when parsing a value";

impl Eval {
    /// The next child, which must be a word and no keyword; `missing` is the text of the error.
    pub(crate) fn word<'t>(
        &mut self,
        children: &mut Children<'t>,
        missing: &str,
        end: Loc,
    ) -> Outcome<Cursor<'t>> {
        match children.next() {
            Some(node) if node.rule() == Rule::word && !is_keyword(node.word()) => Ok(node),
            Some(node) => Err(self.fail(node.loc(), missing)),
            None => Err(self.fail(end, missing)),
        }
    }

    /// Evaluates a type.
    pub(crate) fn ty(&mut self, node: Cursor<'_>) -> Outcome<Ty> {
        const UNKNOWN: &str = "Unknown token when expecting a type";
        match node.rule() {
            Rule::bits_type => {
                let mut parts = node.children();
                self.expect(parts.peek(), Rule::missing_bits_less, "expected '<' after bits type")?;
                let width = parts.next();
                let no_width = "expected integer in bits<n> type";
                self.expect(width, Rule::missing_bits_width, no_width)?;
                let end = parts.next();
                let no_end = "expected '>' at end of bits<n> type";
                self.expect(end, Rule::missing_bits_greater, no_end)?;
                let Some(width) = width else { return Err(Stop::Fatal) };
                let value = self.integer(width)?;
                match u32::try_from(value) {
                    Ok(value) if value <= 1 << 16 => Ok(self.store.types.bits(value)),
                    _ => Err(self.fail(width.loc(), format!("bits<{value}> is not a valid width"))),
                }
            }
            Rule::list_type => {
                let mut parts = node.children();
                self.expect(parts.peek(), Rule::missing_list_less, "expected '<' after list type")?;
                let Some(element) = parts.next() else { return Err(Stop::Fatal) };
                let element = self.ty(element)?;
                let no_end = "expected '>' at end of list<ty> type";
                self.expect(parts.next(), Rule::missing_list_greater, no_end)?;
                Ok(self.store.types.list(element))
            }
            Rule::word => {
                match node.word() {
                    "string" | "code" => return Ok(Ty::STRING),
                    "bit" => return Ok(Ty::BIT),
                    "int" => return Ok(Ty::INT),
                    "dag" => return Ok(Ty::DAG),
                    word if is_keyword(word) => return Err(self.fail(node.loc(), UNKNOWN)),
                    _ => {}
                }
                let name = self.store.intern(node.word());
                if let Some(&ty) = self.aliases.get(&name) {
                    return Ok(ty);
                }
                match self.store.class_names.get(&name) {
                    Some(&class) => Ok(self.class_type(class)),
                    None => {
                        self.unknown_class(node, name);
                        Err(self.fail(node.next_loc(), "unknown class name"))
                    }
                }
            }
            _ => Err(self.fail(node.loc(), UNKNOWN)),
        }
    }

    pub(crate) fn class_type(&mut self, class: RecordId) -> Ty {
        self.store.types.record(&[class])
    }

    /// The value of an integer token.
    pub(crate) fn integer(&mut self, node: Cursor<'_>) -> Outcome<i64> {
        let text = node.text();
        let value = if let Some(hex) = text.strip_prefix("0x") {
            let end = hex.bytes().position(|c| !c.is_ascii_hexdigit()).unwrap_or(hex.len());
            u64::from_str_radix(&hex[..end], 16).ok().map(|value| value as i64)
        } else {
            let sign = usize::from(text.starts_with(['+', '-']));
            let digits = &text[sign..];
            let end = digits.bytes().position(|c| !c.is_ascii_digit()).unwrap_or(digits.len());
            if text.starts_with('-') {
                text[..sign + end].parse().ok()
            } else {
                digits[..end].parse::<u64>().ok().map(|value| value as i64)
            }
        };
        match value {
            Some(value) => Ok(value),
            None => {
                self.error(node.loc(), "number out of range");
                Err(self.fail(node.loc(), NO_VALUE))
            }
        }
    }

    /// Evaluates a value (rules `value` and `name`).
    pub(crate) fn value(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
        mode: Mode,
    ) -> Outcome<Val> {
        self.enter()?;
        let result = self.value_parts(node, record, expected, mode);
        self.leave();
        result
    }

    /// Evaluates a value in [`Mode::Value`].
    pub(crate) fn plain_value(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        self.value(node, record, expected, Mode::Value)
    }

    pub(super) fn value_parts(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
        mode: Mode,
    ) -> Outcome<Val> {
        let mut parts = node.children();
        let start = node.loc();
        let mut value = self.simple(&mut parts, record, expected, mode, node.next_loc())?;
        while let Some(part) = parts.peek() {
            if part.rule() == Rule::paste {
                value = self.pastes(value, &mut parts, record, expected)?;
                continue;
            }
            parts.next();
            value = self.suffix(value, start, part, record)?;
        }
        Ok(value)
    }

    /// Evaluates a value without suffixes: the next one or two children of a `value`.
    pub(super) fn simple(
        &mut self,
        parts: &mut Children<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
        mode: Mode,
        end: Loc,
    ) -> Outcome<Val> {
        let Some(node) = parts.next() else { return Err(self.fail(end, NO_VALUE)) };
        match node.rule() {
            Rule::word => {
                let word = node.word();
                match word {
                    "true" | "false" => return Ok(self.store.int(i64::from(word == "true"))),
                    _ if is_keyword(word) => return Err(self.fail(node.loc(), NO_VALUE)),
                    _ => {}
                }
                let name = self.store.intern(word);
                match parts.accept(Rule::arguments) {
                    Some(arguments) => self.inline_record(node, name, arguments, record),
                    None => self.identifier(node, name, record, mode),
                }
            }
            Rule::integer => {
                let value = self.integer(node)?;
                Ok(self.store.int(value))
            }
            Rule::string => Ok(self.string_literal(node)),
            Rule::code => {
                let text = node.text();
                let end = memchr::memmem::find(text.as_bytes(), b"}]").unwrap_or(text.len());
                let text = text.get(2..end).unwrap_or("");
                let sym = self.store.intern(text);
                let span = Span { start: Loc(node.loc().0 + 2), len: text.len() as u32 };
                let places = self.store.places.written(span);
                Ok(self.store.string_or_code(sym, true, places))
            }
            Rule::list => self.list_literal(node, record, expected),
            Rule::operation => self.operation(node, record, expected),
            Rule::dag => self.dag_literal(node, record),
            Rule::bits => self.bits_literal(node, record),
            Rule::unset => Ok(Val::UNSET),
            Rule::binary => {
                let digits = &node.word().as_bytes()[2..];
                if digits.len() > 64 && digits[..digits.len() - 64].contains(&b'1') {
                    self.error(node.loc(), "number out of range");
                    return Err(self.fail(node.loc(), NO_VALUE));
                }
                let bits: Vec<Val> = digits.iter().rev().map(|&c| Val::bit(c == b'1')).collect();
                Ok(self.bits(&bits))
            }
            _ => Err(self.fail(node.loc(), NO_VALUE)),
        }
    }

    /// True if the record is a class.
    pub(crate) fn is_class_record(&self, record: RecordId) -> bool {
        self.store.record(record).kind == RecordKind::Class
    }
}

/// Strips leading blanks and comments.
pub(crate) fn skip_blank(mut text: &str) -> &str {
    loop {
        text = text.trim_start_matches([' ', '\t', '\n', '\r']);
        if let Some(rest) = text.strip_prefix("//") {
            let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
            text = &rest[end..];
        } else if text.starts_with("/*") {
            let bytes = text.as_bytes();
            let (mut at, mut depth) = (2, 1);
            while depth > 0 && at < bytes.len() {
                match &bytes[at..] {
                    [b'*', b'/', ..] => {
                        depth -= 1;
                        at += 2;
                    }
                    [b'/', b'*', ..] => {
                        depth += 1;
                        at += 2;
                    }
                    _ => at += 1,
                }
            }
            text = text.get(at..).unwrap_or("");
        } else {
            return text;
        }
    }
}
