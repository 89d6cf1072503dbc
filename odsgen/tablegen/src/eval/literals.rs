//! Evaluates string, list, bits and dag literals.

use super::values::{is_keyword, skip_blank};
use super::{Eval, Outcome, Stop};
use crate::bytes;
use crate::diag::Kind;
use crate::parser::{Cursor, Rule};
use crate::preprocess::unescape_one;
use crate::source::{Loc, Span};
use crate::store::{Node, Places, RecordId, Ty, TyNode, Val};

impl Eval {
    /// One or more adjacent string literals.
    pub(super) fn string_literal(&mut self, node: Cursor<'_>) -> Val {
        let text = node.text();
        let bytes = text.as_bytes();
        // Fast path: one literal without escapes.
        if let Some(at) = memchr::memchr2(b'"', b'\\', &bytes[1..])
            && bytes[1 + at] == b'"'
            && !text[at + 2..].contains('"')
        {
            let sym = self.store.intern(&text[1..=at]);
            let span = Span { start: Loc(node.loc().0 + 1), len: at as u32 };
            let places = self.store.places.written(span);
            return self.store.string_or_code(sym, false, places);
        }
        let mut all = String::new();
        let mut places = Places::NONE;
        let mut at = 0;
        loop {
            let (value, len) = unescape_one(&text[at..]);
            let literal = &text[at..at + len];
            let start = Loc(node.loc().0 + at as u32);
            let written = self.store.places.escaped(start, literal);
            places = self.store.places.concat((places, all.len()), (written, value.len()));
            all.push_str(&value);
            at += len;
            at += text[at..].len() - skip_blank(&text[at..]).len();
            if !text[at..].starts_with('"') {
                break;
            }
        }
        if self.store.strings.is_raw() {
            // The bytes of one character may come from two literals.
            let joined = bytes::decode(bytes::encode(&all).into_owned());
            if joined != all {
                places = Places::NONE;
            }
            all = joined;
        }
        let sym = self.store.intern(&all);
        self.store.string_or_code(sym, false, places)
    }

    pub(super) fn list_literal(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let mut children = node.children();
        let expected_element = match expected {
            None => None,
            Some(ty) => match self.store.types.list_element(ty) {
                Some(element) => Some(element),
                None => {
                    let text =
                        format!("Encountered a list when expecting a {}", self.store.type_text(ty));
                    let next = skip_blank(&node.text()[1..]);
                    let skipped = node.text().len() - next.len();
                    return Err(self.fail(Loc(node.loc().0 + skipped as u32), text));
                }
            },
        };
        let mut values = Vec::new();
        while let Some(value) = children.accept(Rule::value) {
            values.push(self.plain_value(value, record, expected_element)?);
        }
        let mut next = node.next_loc();
        let mut declared = None;
        if let Some(part) = children.next() {
            if part.rule() != Rule::element_type {
                return Err(self.fail(part.loc(), "expected ']' at end of list value"));
            }
            let mut parts = part.children();
            let Some(ty) = parts.next() else { return Err(Stop::Fatal) };
            declared = Some(self.ty(ty)?);
            let no_end = "expected '>' at end of list element type";
            self.expect(parts.next(), Rule::missing_element_type_end, no_end)?;
            next = part.next_loc();
        }
        let mut element: Option<Ty> = None;
        for &value in &values {
            let Some(ty) = self.type_of(value) else { continue };
            element = match element {
                None => Some(ty),
                Some(previous) => match self.common_type(previous, ty) {
                    Some(common) => Some(common),
                    None => return Err(self.fail(next, "Incompatible types in list elements")),
                },
            };
        }
        if let Some(declared) = declared {
            if element.is_some_and(|element| !self.is_convertible(element, declared)) {
                return Err(self.fail(next, "Incompatible types in list elements"));
            }
            element = Some(declared);
        }
        let element = match (element, expected_element) {
            (None, None) => return Err(self.fail(next, "No type for list")),
            (None, Some(expected)) => expected,
            (Some(element), Some(expected)) if !self.is_convertible(element, expected) => {
                let text = format!(
                    "Element type mismatch for list: element type '{}' not convertible to '{}",
                    self.store.type_text(element),
                    self.store.type_text(expected)
                );
                return Err(self.fail(next, text));
            }
            (Some(element), _) => element,
        };
        Ok(self.list(element, &values))
    }

    pub(super) fn bits_literal(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
        let mut children = node.children();
        let mut values = Vec::new();
        while let Some(value) = children.accept(Rule::value) {
            values.push(self.plain_value(value, record, None)?);
        }
        let no_end = "expected '}' at end of bit list value";
        self.expect(children.next(), Rule::missing_bits_end, no_end)?;
        let mut bits = Vec::with_capacity(values.len());
        for (i, &value) in values.iter().enumerate() {
            match self.store.node(value) {
                Node::Bits(seq) => {
                    bits.extend(self.store.values.seq(seq).iter().rev());
                    continue;
                }
                Node::Var { ty, .. } => {
                    if let TyNode::Bits(width) = self.store.types.node(ty) {
                        for bit in (0..width).rev() {
                            bits.push(self.bit_of(value, bit));
                        }
                        continue;
                    }
                }
                _ => {}
            }
            match self.cast_to(value, Ty::BIT)? {
                Some(bit) => bits.push(bit),
                None => {
                    let text = format!(
                        "Element #{i} ({}) is not convertable to a bit",
                        self.store.value_text(value)
                    );
                    return Err(self.fail_at(node.loc(), node.next_loc(), text));
                }
            }
        }
        bits.reverse();
        Ok(self.bits(&bits))
    }

    pub(super) fn dag_literal(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
        let mut children = node.children();
        let Some(first) = children.next() else { return Err(Stop::Fatal) };
        if first.rule() == Rule::missing_dag_op || !starts_dag_operator(first) {
            let text = "expected identifier or list of value types in dag init";
            return Err(self.fail(first.loc(), text));
        }
        let op = self.plain_value(first, record, None)?;
        let mut name = Val::UNSET;
        let mut args = Vec::new();
        for child in children {
            match child.rule() {
                Rule::dag_op_name => {
                    name = self.variable(child, "expected variable name in dag operator")?;
                }
                Rule::dag_arg => {
                    let mut parts = child.children();
                    let Some(part) = parts.next() else { continue };
                    let value = if part.rule() == Rule::variable {
                        let name = self.variable_value(part);
                        args.extend([Val::UNSET, name]);
                        continue;
                    } else {
                        self.plain_value(part, record, None)?
                    };
                    let mut name = Val::UNSET;
                    if let Some(part) = parts.next() {
                        if part.rule() != Rule::variable {
                            let text = "expected variable name in dag literal";
                            return Err(self.fail_as(Kind::INVALID_DAG_NAME, part.loc(), text));
                        }
                        name = self.variable_value(part);
                    }
                    args.extend([value, name]);
                }
                _ => {
                    let text = "expected ')' in dag init";
                    return Err(self.fail_as(Kind::UNCLOSED_DAG, child.loc(), text));
                }
            }
        }
        let args = self.store.values.intern_seq(&args);
        Ok(self.store.values.get(Node::Dag { op, name, args }))
    }

    pub(super) fn variable(&mut self, node: Cursor<'_>, missing: &str) -> Outcome<Val> {
        match node.children().next() {
            Some(part) if part.rule() == Rule::variable => Ok(self.variable_value(part)),
            Some(part) => Err(self.fail(part.loc(), missing)),
            None => Err(self.fail(node.next_loc(), missing)),
        }
    }

    /// The name in `$name`, as a string.
    fn variable_value(&mut self, node: Cursor<'_>) -> Val {
        let name = variable_name(node);
        let sym = self.store.intern(name);
        let span = Span { start: Loc(node.loc().0 + 1), len: name.len() as u32 };
        let places = self.store.places.written(span);
        self.store.string_or_code(sym, false, places)
    }
}

pub(super) fn variable_name(node: Cursor<'_>) -> &str {
    let text = &node.text()[1..];
    let end = text.bytes().position(|c| !(c.is_ascii_alphanumeric() || c == b'_'));
    &text[..end.unwrap_or(text.len())]
}

/// True if a dag operator starts here: a word, `?`, `[`, `!cast` or `!getdagop`.
pub(super) fn starts_dag_operator(node: Cursor<'_>) -> bool {
    let text = node.text();
    match text.as_bytes() {
        [b'!', rest @ ..] => {
            let len = rest.iter().position(|c| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
            matches!(&rest[..len], b"cast" | b"getdagop")
        }
        [b'?', ..] => true,
        [b'[', next, ..] => *next != b'{',
        [b'[', ..] => true,
        _ => {
            let word = node.word();
            let is_number = node
                .children()
                .next()
                .is_some_and(|first| matches!(first.rule(), Rule::integer | Rule::binary));
            !word.is_empty() && !is_keyword(word) && !is_number
        }
    }
}
