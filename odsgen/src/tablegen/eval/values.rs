//! Values, types and template argument lists as they are written.

use super::{Eval, MAX_PASTES, Outcome, ScopeKind, Stop};
use crate::tablegen::parser::{Children, Cursor, Rule};
use crate::tablegen::preprocess::unescape_one;
use crate::tablegen::source::{Loc, Span};
use crate::tablegen::store::{Global, Node, Op, RecordId, RecordKind, Sym, Ty, TyNode, Val};

/// How the words in a value are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// As names of values.
    Value,
    /// As themselves, unless they are local names.
    Name,
}

/// Words that cannot be names.
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

impl Eval<'_> {
    /// The word that must be the next child; `missing` says what it is if it
    /// is not there or is a keyword.
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

    /// A type.
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

    /// Reports a class that does not exist.
    pub(crate) fn unknown_class(&mut self, node: Cursor<'_>, name: Sym) {
        let text = self.store.text(name).to_owned();
        let mut message = format!("Couldn't find class '{text}'");
        let is_multiclass = self.multiclass_names.contains_key(&name);
        if is_multiclass {
            message += &format!(". Use 'defm' if you meant to use multiclass '{text}'");
        }
        self.error(node.loc(), message);
        if !is_multiclass {
            let names = self.store.class_names.keys().map(|&sym| self.store.text(sym));
            if let Some(near) = nearest(&text, names) {
                let help = format!("there is a class '{near}'");
                self.help(help);
            }
        }
    }

    /// The number of an integer token.
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

    /// A value (rules `value` and `name`).
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

    /// A value in value mode.
    pub(crate) fn plain_value(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        self.value(node, record, expected, Mode::Value)
    }

    fn value_parts(
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

    /// `.field`, `{bits}` or `[elements]` after a value.
    fn suffix(
        &mut self,
        value: Val,
        start: Loc,
        part: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
        match part.rule() {
            Rule::member => {
                let missing = "expected field identifier after '.'";
                let word = self.word(&mut part.children(), missing, part.next_loc())?;
                let name = self.store.intern(word.word());
                if self.field_type(value, name).is_none() {
                    let text = format!(
                        "Cannot access field '{}' of value '{}'",
                        word.word(),
                        self.store.value_text(value)
                    );
                    return Err(self.fail(word.loc(), text));
                }
                self.field(value, name, record)
            }
            Rule::brace_ranges => {
                let (mut bits, end) = self.ranges(part)?;
                bits.reverse();
                let next = end.map_or(part.next_loc(), |end| end.loc());
                let Some(new) = self.bit_range(value, &bits) else {
                    // The closing brace is the next token.
                    let brace = self.last_token(part, b'}');
                    return Err(self.fail_at(
                        part.loc(),
                        if end.is_some() { next } else { brace },
                        "Invalid bit range for value",
                    ));
                };
                self.expect(
                    end,
                    Rule::missing_ranges_end,
                    "expected '}' at end of bit range list",
                )?;
                Ok(new)
            }
            _ => self.slice(value, start, part, record),
        }
    }

    /// Position of the closing token of a node.
    fn last_token(&self, node: Cursor<'_>, token: u8) -> Loc {
        let text = node.text();
        let at = text.bytes().rposition(|c| c == token).unwrap_or(0);
        Loc(node.loc().0 + at as u32)
    }

    /// Bits of a value, if it is of type `bits` or a constant integer.
    fn bit_range(&mut self, value: Val, bits: &[u32]) -> Option<Val> {
        let width = match self.store.node(value) {
            Node::Int(_) => 64,
            Node::Bits(seq) => seq.len,
            _ => {
                let ty = self.type_of(value)?;
                match self.store.types.node(ty) {
                    TyNode::Bits(width) => width,
                    _ => return None,
                }
            }
        };
        if bits.iter().any(|&bit| bit >= width) {
            return None;
        }
        let picked: Vec<Val> = bits.iter().map(|&bit| self.bit_of(value, bit)).collect();
        Some(self.bits(&picked))
    }

    /// The pieces of `{a...b, c}` or `<...>`; the node that says that the end
    /// is missing, if it is.
    pub(crate) fn ranges<'t>(
        &mut self,
        node: Cursor<'t>,
    ) -> Outcome<(Vec<u32>, Option<Cursor<'t>>)> {
        let mut bits = Vec::new();
        let mut children = node.children();
        while let Some(piece) = children.accept(Rule::range_piece) {
            self.range_piece(piece, &mut bits, None)?;
        }
        Ok((bits, children.next()))
    }

    /// One piece of a range of bits; its first value may be known already.
    pub(crate) fn range_piece(
        &mut self,
        piece: Cursor<'_>,
        bits: &mut Vec<u32>,
        first: Option<Val>,
    ) -> Outcome<()> {
        const NEGATIVE: &str = "invalid range, cannot be negative";
        let mut parts = piece.children();
        let Some(head) = parts.next() else { return Err(Stop::Fatal) };
        let mut next = head.next_loc();
        let start = match first {
            Some(value) => Ok(value),
            None => self.plain_value(head, None, None),
        };
        let start = match start {
            Ok(value) => self.exact_int(value),
            Err(Stop::Failed(token)) => {
                next = token;
                None
            }
            Err(stop) => return Err(stop),
        };
        let Some(start) = start else {
            return Err(self.fail(next, "expected integer or bitrange"));
        };
        if start < 0 {
            return Err(self.fail(next, NEGATIVE));
        }
        let end = match parts.next() {
            None => start,
            Some(tail) if tail.rule() == Rule::value => {
                let mut next = tail.next_loc();
                let value = match self.plain_value(tail, None, None) {
                    Ok(value) => self.exact_int(value),
                    Err(Stop::Failed(token)) => {
                        next = token;
                        None
                    }
                    Err(stop) => return Err(stop),
                };
                let Some(end) = value else {
                    return Err(self.fail(next, "expected integer value as end of range"));
                };
                end
            }
            Some(tail) => self.integer(tail)?.wrapping_neg(),
        };
        if end < 0 {
            return Err(self.fail(piece.next_loc(), NEGATIVE));
        }
        if start.abs_diff(end) > 1 << 20 || start.max(end) > i64::from(u32::MAX) {
            return Err(self.fail(piece.next_loc(), "range is longer than the limit of 1048576"));
        }
        if start <= end {
            bits.extend((start..=end).map(|bit| bit as u32));
        } else {
            bits.extend((end..=start).rev().map(|bit| bit as u32));
        }
        Ok(())
    }

    /// `list[...]`
    fn slice(
        &mut self,
        value: Val,
        start: Loc,
        part: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
        let Some(ty) = self.type_of(value) else {
            return Err(self.fail_at(start, part.loc(), "Invalid value, list expected"));
        };
        let Some(element) = self.store.types.list_element(ty) else {
            let text = format!("Type '{}' is invalid, list expected", self.store.type_text(ty));
            return Err(self.fail_at(start, part.loc(), text));
        };
        let mut single = true;
        // Integers wait in `pending` until a list of them is needed.
        let mut pending: Vec<Val> = Vec::new();
        let mut lists: Vec<Val> = Vec::new();
        let mut end = None;
        for child in part.children() {
            if child.rule() == Rule::slice_comma {
                single = false;
                continue;
            }
            if child.rule() != Rule::range_piece {
                end = Some(child);
                break;
            }
            let index = self.slice_piece(child, record)?;
            let ty = self.type_of(index).unwrap_or(Ty::ANY_RECORD);
            if ty == Ty::LIST_INT {
                single = false;
                if !pending.is_empty() {
                    let list = self.list(Ty::INT, &pending);
                    lists.push(list);
                    pending.clear();
                }
                lists.push(index);
            } else if ty == Ty::INT {
                pending.push(index);
            } else {
                let text = self.store.type_text(ty);
                let text = if self.store.types.list_element(ty).is_some() {
                    format!("expected list<int>, got type '{text}'")
                } else {
                    format!("unhandled type {text} in range")
                };
                return Err(self.fail_at(child.loc(), child.next_loc(), text));
            }
        }
        let new = if single && let Some(&index) = pending.first() {
            self.fold(
                Node::Bin { op: Op::ListElem, ty: element, a: value, b: index },
                record,
                false,
            )?
        } else {
            if !pending.is_empty() {
                let list = self.list(Ty::INT, &pending);
                lists.push(list);
            }
            let mut indices = lists.first().copied().unwrap_or(Val::UNSET);
            for &list in lists.iter().skip(1) {
                indices = self.list_concat(indices, list);
            }
            self.fold(Node::Bin { op: Op::ListSlice, ty, a: value, b: indices }, record, false)?
        };
        self.expect(end, Rule::missing_slice_end, "expected ']' at end of list slice")?;
        Ok(new)
    }

    fn slice_piece(&mut self, piece: Cursor<'_>, record: Option<RecordId>) -> Outcome<Val> {
        let mut parts = piece.children();
        let Some(head) = parts.next() else { return Err(Stop::Fatal) };
        let from = self.plain_value(head, record, None)?;
        let Some(tail) = parts.next() else { return Ok(from) };
        let to = if tail.rule() == Rule::value {
            let to = self.plain_value(tail, record, None)?;
            if self.type_of(to) != Some(Ty::INT) {
                let text = format!("expected int...got type '{}'", self.type_name(to));
                return Err(self.fail_at(tail.loc(), tail.next_loc(), text));
            }
            to
        } else {
            let end = self.integer(tail)?.wrapping_neg();
            if end < 0 {
                return Err(self.fail(tail.loc(), "invalid range, cannot be negative"));
            }
            self.store.int(end)
        };
        self.fold(
            Node::Bin { op: Op::RangeClosed, ty: Ty::LIST_INT, a: from, b: to },
            record,
            false,
        )
    }

    /// A run of `# value`: the right sides are complete before they are put
    /// together, last ones first.
    fn pastes(
        &mut self,
        left: Val,
        parts: &mut Children<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let mut operands = vec![left];
        let mut trailing = false;
        while let Some(paste) = parts.accept(Rule::paste) {
            if operands.len() > MAX_PASTES {
                let text = format!("more values are pasted than the limit of {MAX_PASTES}");
                return Err(self.fail(paste.loc(), text));
            }
            let left = operands[operands.len() - 1];
            let Some(ty) = self.type_of(left) else {
                let text = if operands.len() == 1 {
                    "LHS of paste is not typed!"
                } else {
                    "RHS of paste is not typed!"
                };
                return Err(self.fail_at(paste.loc(), paste.loc(), text));
            };
            let is_list = self.store.types.list_element(ty).is_some();
            if !is_list {
                let string = self.paste_operand(left, paste)?;
                let last = operands.len() - 1;
                operands[last] = string;
            }
            let mut children = paste.children();
            let Some(first) = children.peek() else {
                trailing = true;
                break;
            };
            let mode = if is_list { Mode::Value } else { Mode::Name };
            let wanted = if is_list { expected } else { None };
            let mut right = self.simple(&mut children, record, wanted, mode, paste.next_loc())?;
            for part in children {
                right = self.suffix(right, first.loc(), part, record)?;
            }
            if !is_list && self.type_of(right).is_none() && parts.peek().is_none() {
                return Err(self.fail_at(
                    paste.loc(),
                    paste.next_loc(),
                    "RHS of paste is not typed!",
                ));
            }
            operands.push(right);
            if !is_list {
                let is_last = parts.peek().is_none_or(|next| next.rule() != Rule::paste);
                if is_last {
                    let string = self.paste_operand(right, paste)?;
                    let last = operands.len() - 1;
                    operands[last] = string;
                }
            }
        }
        let mut value = operands.pop().unwrap_or(left);
        if trailing && self.type_of(value) == Some(Ty::STRING) {
            let empty = self.store.string(Sym::EMPTY);
            value = self.str_concat(value, empty);
        }
        while let Some(left) = operands.pop() {
            self.check_size()?;
            let is_list =
                self.type_of(left).is_some_and(|ty| self.store.types.list_element(ty).is_some());
            value =
                if is_list { self.list_concat(left, value) } else { self.str_concat(left, value) };
        }
        Ok(value)
    }

    fn paste_operand(&mut self, value: Val, paste: Cursor<'_>) -> Outcome<Val> {
        if self.type_of(value) == Some(Ty::STRING) {
            return Ok(value);
        }
        let cast = self.fold(Node::Un { op: Op::Cast, ty: Ty::STRING, a: value }, None, false)?;
        if self.type_of(cast).is_none() {
            let text = format!("can't cast '{}' to string", self.store.value_text(value));
            return Err(self.fail_at(paste.loc(), paste.loc(), text));
        }
        Ok(cast)
    }

    /// A value without suffixes: the next child or two of a `value`.
    fn simple(
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
                    "true" | "false" => {
                        if let Some(arguments) = parts.peek()
                            && arguments.rule() == Rule::arguments
                        {
                            parts.next();
                            return Err(Stop::Failed(arguments.loc()));
                        }
                        return Ok(self.store.int(i64::from(word == "true")));
                    }
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
                let value = self.store.values.get(Node::Str { sym, code: true });
                let span = Span { start: Loc(node.loc().0 + 2), len: text.len() as u32 };
                self.store.literals.entry(value).or_insert(span);
                Ok(value)
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

    /// One or more string literals in a row.
    fn string_literal(&mut self, node: Cursor<'_>) -> Val {
        let text = node.text();
        let bytes = text.as_bytes();
        // The common case: one literal without escapes.
        if let Some(at) = memchr::memchr2(b'"', b'\\', &bytes[1..])
            && bytes[1 + at] == b'"'
            && !text[at + 2..].contains('"')
        {
            let value = self.store.string_of(&text[1..=at]);
            let span = Span { start: Loc(node.loc().0 + 1), len: at as u32 };
            self.store.literals.entry(value).or_insert(span);
            return value;
        }
        let mut all = String::new();
        let mut rest = text;
        let mut count = 0;
        let mut raw = 0;
        loop {
            let (value, len) = unescape_one(rest);
            all.push_str(&value);
            count += 1;
            raw = raw.max(len);
            rest = skip_blank(&rest[len..]);
            if !rest.starts_with('"') {
                break;
            }
        }
        let value = self.store.string_of(&all);
        if count == 1 {
            let span = Span { start: Loc(node.loc().0 + 1), len: raw.saturating_sub(2) as u32 };
            self.store.literals.entry(value).or_insert(span);
        }
        value
    }

    /// A word that names a value.
    fn identifier(
        &mut self,
        node: Cursor<'_>,
        name: Sym,
        record: Option<RecordId>,
        mode: Mode,
    ) -> Outcome<Val> {
        // `name = ` in an argument list: the word is the argument's name.
        if node.piece().text.as_bytes().get(node.offset() as usize + node.text().len())
            == Some(&b'=')
        {
            return Ok(self.store.string(name));
        }
        if let Some(value) = self.lookup(name) {
            return Ok(value);
        }
        if mode == Mode::Name {
            return Ok(self.store.string(name));
        }
        match self.store.globals.get(&name) {
            Some(&Global::Def(id)) => return Ok(self.store.values.get(Node::Def(id))),
            Some(&Global::Var(value)) => return Ok(value),
            None => {}
        }
        // A record may name itself; what it is gets known at the end.
        if let Some(id) = record
            && self.multiclass.is_none()
            && !self.store.record(id).is_class()
            && self.store.as_sym(self.store.record(id).name) == Some(name)
        {
            let ty = self.store.record_type(id);
            let a = self.store.string(name);
            return Ok(self.store.values.get(Node::Un { op: Op::Cast, ty, a }));
        }
        let text = format!("Variable not defined: '{}'", node.word());
        let stop = self.fail_at(node.loc(), node.next_loc(), text);
        if let Some(near) = self.nearest_name(node.word(), record) {
            self.help(format!("there is a '{near}'"));
        }
        Err(stop)
    }

    fn nearest_name(&self, word: &str, record: Option<RecordId>) -> Option<String> {
        let mut names: Vec<&str> =
            self.store.globals.keys().map(|&sym| self.store.text(sym)).collect();
        for scope in &self.scopes {
            names.extend(scope.vars.iter().map(|var| self.store.text(var.0)));
        }
        if let Some(record) = record {
            let fields = self.store.record(record).fields.iter();
            names.extend(fields.map(|field| {
                let text = self.store.text(field.name);
                text.rsplit(':').next().unwrap_or(text)
            }));
        }
        nearest(word, names.into_iter())
    }

    /// The value of a name that is visible here.
    fn lookup(&mut self, name: Sym) -> Option<Val> {
        for i in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[i];
            if let Some(var) = scope.vars.iter().find(|var| var.0 == name) {
                return Some(var.1);
            }
            match scope.kind {
                ScopeKind::Local | ScopeKind::Loop(None) => {}
                ScopeKind::Record(id) => {
                    if let Some(field) = self.store.record(id).field(name) {
                        let ty = field.ty;
                        return Some(self.store.values.get(Node::Var { name, ty }));
                    }
                    if self.store.record(id).is_class()
                        && let Some(value) = self.template_arg(id, name)
                    {
                        return Some(value);
                    }
                }
                ScopeKind::Loop(Some((var, ty))) => {
                    if var == name {
                        return Some(self.store.values.get(Node::Var { name, ty }));
                    }
                }
                ScopeKind::Multiclass(index) => {
                    let record = self.multiclasses[index].record;
                    if let Some(value) = self.template_arg(record, name) {
                        return Some(value);
                    }
                }
            }
        }
        None
    }

    fn template_arg(&mut self, record: RecordId, name: Sym) -> Option<Val> {
        if name == Sym::NAME {
            let name = self.qualify(record, name);
            return Some(self.store.values.get(Node::Var { name, ty: Ty::STRING }));
        }
        if self.store.record(record).template_args.is_empty() {
            return None;
        }
        let qualified = self.qualify(record, name);
        let data = self.store.record_mut(record);
        if !data.is_template_arg(qualified) {
            return None;
        }
        let field = data.field_mut(qualified)?;
        field.used = true;
        let ty = field.ty;
        Some(self.store.values.get(Node::Var { name: qualified, ty }))
    }

    /// `Class<arguments>` as a value.
    fn inline_record(
        &mut self,
        node: Cursor<'_>,
        name: Sym,
        arguments: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
        let Some(&class) = self.store.class_names.get(&name) else {
            let text = format!("Expected a class name, got '{}'", node.word());
            let stop = self.fail_at(node.loc(), arguments.loc(), text);
            let names = self.store.class_names.keys().map(|&sym| self.store.text(sym));
            if let Some(near) = nearest(node.word(), names) {
                self.help(format!("there is a class '{near}'"));
            }
            return Err(stop);
        };
        let (mut args, locs) = self.arguments(arguments, record, class)?;
        let next = arguments.next_loc();
        self.check_arguments(&mut args, &locs, class, next)?;
        self.bind_arguments(class, &args, node.loc(), next)?;
        let args = self.store.values.intern_seq(&args);
        let value = self.store.values.get(Node::Inline { class, args });
        self.inline_locs.entry(value).or_insert(node.loc());
        if let Some(&id) = self.inline.get(&value) {
            return Ok(self.store.values.get(Node::Def(id)));
        }
        let mut track = super::resolve::Track::new(None);
        for i in args.range() {
            let arg = self.store.values.pooled(i);
            self.resolve(arg, &mut track)?;
        }
        if track.unresolved { Ok(value) } else { self.instantiate(value) }
    }

    /// The arguments between `<` and `>`, with the place of each.
    pub(crate) fn arguments(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        class: RecordId,
    ) -> Outcome<(Vec<Val>, Vec<Loc>)> {
        let mut args = Vec::new();
        let mut locs = Vec::new();
        let mut has_named = false;
        let mut children = node.children();
        while let Some(first) = children.next() {
            if first.rule() != Rule::value {
                return Err(self.fail(first.loc(), "Expected comma before next argument"));
            }
            let index = args.len();
            let names = &self.store.record(class).template_args;
            let Some(&name) = names.get(index) else {
                let text = format!("Too many template arguments: {}", index + 1);
                return Err(self.fail(first.loc(), text));
            };
            locs.push(first.loc());
            let expected = if has_named { None } else { self.argument_type(class, name) };
            let value = self.plain_value(first, record, expected)?;
            if let Some(named) = children.accept(Rule::named) {
                let Some(sym) = self.store.as_sym(value) else {
                    let text = "The name of named argument should be a valid identifier";
                    return Err(self.fail_at(first.loc(), named.loc(), text));
                };
                let qualified = self.qualify(class, sym);
                let Some(expected) = self.argument_type(class, qualified) else {
                    let text = format!("Argument {} doesn't exist", self.store.value_text(value));
                    return Err(self.fail_at(first.loc(), named.loc(), text));
                };
                let Some(second) = named.children().next() else { return Err(Stop::Fatal) };
                let value = self.plain_value(second, record, Some(expected))?;
                if value == Val::UNSET {
                    let text = "The value of named argument should be initialized, but we got '?'";
                    return Err(self.fail_at(second.loc(), second.next_loc(), text));
                }
                args.push(self.store.values.get(Node::Named { name: qualified, a: value }));
                has_named = true;
            } else {
                if has_named {
                    let text = "Positional argument should be put before named argument";
                    return Err(self.fail_at(first.loc(), first.next_loc(), text));
                }
                let arg = Node::Positional { index: index as u32, a: value };
                args.push(self.store.values.get(arg));
            }
        }
        Ok((args, locs))
    }

    fn argument_type(&self, class: RecordId, name: Sym) -> Option<Ty> {
        self.store.record(class).field(name).map(|field| field.ty)
    }

    /// Casts arguments to the types of their parameters; reports all that do
    /// not fit.
    pub(crate) fn check_arguments(
        &mut self,
        args: &mut [Val],
        locs: &[Loc],
        class: RecordId,
        next: Loc,
    ) -> Outcome<()> {
        let mut failed = false;
        for (arg, &loc) in args.iter_mut().zip(locs) {
            let (name, value) = self.argument(class, *arg);
            let Some(ty) = self.argument_type(class, name) else { continue };
            if self.type_of(value).is_none() {
                continue;
            }
            match self.cast_to(value, ty)? {
                Some(cast) if cast == value => {}
                Some(cast) => {
                    *arg = self.store.values.get(match self.store.node(*arg) {
                        Node::Named { name, .. } => Node::Named { name, a: cast },
                        Node::Positional { index, .. } => Node::Positional { index, a: cast },
                        other => other,
                    });
                }
                None => {
                    failed = true;
                    let found = self.type_name(value);
                    let text = format!(
                        "Value specified for template argument '{}' is of type {}; expected type {}: {}",
                        self.store.text(name),
                        found,
                        self.store.type_text(ty),
                        self.store.value_text(value)
                    );
                    self.error(loc, text);
                }
            }
        }
        if failed { Err(Stop::Failed(next)) } else { Ok(()) }
    }

    /// Parameter and value of an argument.
    pub(crate) fn argument(&self, class: RecordId, arg: Val) -> (Sym, Val) {
        match self.store.node(arg) {
            Node::Positional { index, a } => {
                let names = &self.store.record(class).template_args;
                (names.get(index as usize).copied().unwrap_or(Sym::EMPTY), a)
            }
            Node::Named { name, a } => (name, a),
            _ => (Sym::EMPTY, arg),
        }
    }

    /// The value of every parameter: given, or by default.
    pub(crate) fn bind_arguments(
        &mut self,
        class: RecordId,
        args: &[Val],
        loc: Loc,
        next: Loc,
    ) -> Outcome<Vec<(Sym, Val)>> {
        let mut open = self.store.record(class).template_args.clone();
        let mut bound = Vec::with_capacity(open.len() + 1);
        for &arg in args {
            let (name, value) = self.argument(class, arg);
            let Some(at) = open.iter().position(|&known| known == name) else {
                let text = format!(
                    "We can only specify the template argument '{}' once",
                    self.store.text(name)
                );
                return Err(self.fail_at(loc, next, text));
            };
            open.remove(at);
            bound.push((name, value));
        }
        for name in open {
            let Some(field) = self.store.record(class).field(name) else { continue };
            let (default, declared) = (field.value, field.loc);
            if !self.is_complete(default) {
                let text = format!(
                    "value not specified for template argument '{}'",
                    self.store.text(name)
                );
                let stop = self.fail_at(loc, next, text);
                let text = format!("declared in '{}'", self.store.record_name(class));
                self.note(declared, text);
                return Err(stop);
            }
            bound.push((name, default));
        }
        Ok(bound)
    }

    fn list_literal(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let mut children = node.children();
        let given = match expected {
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
            values.push(self.plain_value(value, record, given)?);
        }
        let mut next = node.next_loc();
        let mut written = None;
        if let Some(part) = children.next() {
            if part.rule() != Rule::element_type {
                return Err(self.fail(part.loc(), "expected ']' at end of list value"));
            }
            let mut parts = part.children();
            let Some(ty) = parts.next() else { return Err(Stop::Fatal) };
            written = Some(self.ty(ty)?);
            let no_end = "expected '>' at end of list element type";
            self.expect(parts.next(), Rule::missing_element_type_end, no_end)?;
            next = part.next_loc();
        }
        let mut element: Option<Ty> = None;
        for &value in &values {
            let Some(ty) = self.type_of(value) else { continue };
            element = match element {
                None => Some(ty),
                Some(known) => match self.common_type(known, ty) {
                    Some(common) => Some(common),
                    None => return Err(self.fail(next, "Incompatible types in list elements")),
                },
            };
        }
        if let Some(written) = written {
            if element.is_some_and(|element| !self.is_convertible(element, written)) {
                return Err(self.fail(next, "Incompatible types in list elements"));
            }
            element = Some(written);
        }
        let element = match (element, given) {
            (None, None) => return Err(self.fail(next, "No type for list")),
            (None, Some(given)) => given,
            (Some(element), Some(given)) if !self.is_convertible(element, given) => {
                let text = format!(
                    "Element type mismatch for list: element type '{}' not convertible to '{}",
                    self.store.type_text(element),
                    self.store.type_text(given)
                );
                return Err(self.fail(next, text));
            }
            (Some(element), _) => element,
        };
        Ok(self.list(element, &values))
    }

    fn bits_literal(&mut self, node: Cursor<'_>, record: Option<RecordId>) -> Outcome<Val> {
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

    fn dag_literal(&mut self, node: Cursor<'_>, record: Option<RecordId>) -> Outcome<Val> {
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
                        let name = self.store.string_of(variable_name(part));
                        args.extend([Val::UNSET, name]);
                        continue;
                    } else {
                        self.plain_value(part, record, None)?
                    };
                    let mut name = Val::UNSET;
                    if let Some(part) = parts.next() {
                        if part.rule() != Rule::variable {
                            let text = "expected variable name in dag literal";
                            return Err(self.fail(part.loc(), text));
                        }
                        name = self.store.string_of(variable_name(part));
                    }
                    args.extend([value, name]);
                }
                _ => return Err(self.fail(child.loc(), "expected ')' in dag init")),
            }
        }
        let args = self.store.values.intern_seq(&args);
        Ok(self.store.values.get(Node::Dag { op, name, args }))
    }

    fn variable(&mut self, node: Cursor<'_>, missing: &str) -> Outcome<Val> {
        match node.children().next() {
            Some(part) if part.rule() == Rule::variable => {
                Ok(self.store.string_of(variable_name(part)))
            }
            Some(part) => Err(self.fail(part.loc(), missing)),
            None => Err(self.fail(node.next_loc(), missing)),
        }
    }

    /// Kind of record that `record` is, for error texts and scopes.
    pub(crate) fn is_class_record(&self, record: RecordId) -> bool {
        self.store.record(record).kind == RecordKind::Class
    }
}

fn variable_name(node: Cursor<'_>) -> &str {
    let text = &node.text()[1..];
    let end = text.bytes().position(|c| !(c.is_ascii_alphanumeric() || c == b'_'));
    &text[..end.unwrap_or(text.len())]
}

/// Operators of dags start with a word, `?`, `[`, `!cast` or `!getdagop`.
fn starts_dag_operator(node: Cursor<'_>) -> bool {
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

/// The text after blanks and comments.
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

/// The name that is most like `word`, if any is close.
pub(crate) fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<String> {
    let limit = (word.len() / 3).max(1);
    names
        .filter(|name| name.len().abs_diff(word.len()) <= limit && *name != word)
        .filter_map(|name| {
            let distance = edit_distance(word.as_bytes(), name.as_bytes());
            (distance <= limit).then_some((distance, name))
        })
        .min()
        .map(|(_, name)| name.to_owned())
}

fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
