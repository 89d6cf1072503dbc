//! Value suffixes: `.field`, `{bits}`, `[elements]`, `# value`.

use super::values::Mode;
use super::{Eval, MAX_PASTES, Outcome, Stop};
use crate::parser::{Children, Cursor, Rule};
use crate::source::Loc;
use crate::store::{Node, Op, RecordId, Sym, Ty, TyNode, Val};

impl Eval {
    /// `.field`, `{bits}` or `[elements]` after a value.
    pub(super) fn suffix(
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
    pub(super) fn last_token(&self, node: Cursor<'_>, token: u8) -> Loc {
        let text = node.text();
        let at = text.bytes().rposition(|c| c == token).unwrap_or(0);
        Loc(node.loc().0 + at as u32)
    }

    /// The given bits of a `bits` value or a constant integer; `None` for other values.
    pub(super) fn bit_range(&mut self, value: Val, bits: &[u32]) -> Option<Val> {
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

    /// The numbers of `{a...b, c}` or `<...>`, and the `missing_*` node if the end is missing.
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

    /// One piece of a range list. `first` is its first value, if it is already evaluated.
    pub(crate) fn range_piece(
        &mut self,
        piece: Cursor<'_>,
        bits: &mut Vec<u32>,
        first: Option<Val>,
    ) -> Outcome<()> {
        const NEGATIVE: &str = "invalid range, cannot be negative";
        let mut parts = piece.children();
        let Some(head) = parts.next() else { return Err(Stop::Fatal) };
        let start = match first {
            Some(value) => Ok(value),
            None => self.plain_value(head, None, None),
        };
        let start = self.bit_number(start, head, "expected integer or bitrange")?;
        if start < 0 {
            return Err(self.fail(head.next_loc(), NEGATIVE));
        }
        let end = match parts.next() {
            None => start,
            Some(tail) if tail.rule() == Rule::value => {
                let end = self.plain_value(tail, None, None);
                self.bit_number(end, tail, "expected integer value as end of range")?
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

    /// The integer `value`, evaluated from `node`. Reports `expected` for any other value.
    fn bit_number(
        &mut self,
        value: Outcome<Val>,
        node: Cursor<'_>,
        expected: &str,
    ) -> Outcome<i64> {
        let (number, next) = match value {
            Ok(value) => (self.exact_int(value), node.next_loc()),
            Err(Stop::Failed(token)) => (None, token),
            Err(stop) => return Err(stop),
        };
        number.ok_or_else(|| self.fail(next, expected))
    }

    /// `list[...]`
    pub(super) fn slice(
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
        // Single indices, collected into one list.
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

    pub(super) fn slice_piece(
        &mut self,
        piece: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
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

    /// A chain of `# value`: evaluates all operands, then concatenates them from right to left.
    pub(super) fn pastes(
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
            let expected = if is_list { expected } else { None };
            let mut right = self.simple(&mut children, record, expected, mode, paste.next_loc())?;
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

    pub(super) fn paste_operand(&mut self, value: Val, paste: Cursor<'_>) -> Outcome<Val> {
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
}
