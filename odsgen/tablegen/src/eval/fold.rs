//! Folds operators with constant operands.

use super::{Eval, Outcome};
use rustc_hash::FxHashSet;

use crate::store::{Node, Op, Places, RecordId, Seq, Sym, Ty, TyNode, Val};

/// Maximum number of elements in one list.
const MAX_LIST_LEN: u64 = 1 << 24;

impl Eval {
    /// Folds an expression to its value; returns the expression itself if an operand is
    /// unresolved. Fatal errors are reported at `current`, the record being resolved.
    pub(crate) fn fold(
        &mut self,
        node: Node,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Outcome<Val> {
        self.check_size()?;
        let folded = match node {
            Node::Un { op, ty, a } => self.fold_unary(op, ty, a, current, is_final)?,
            Node::Bin { op, ty, a, b } => self.fold_binary(op, ty, a, b, current)?,
            Node::Tern { op, ty, a, b, c } => self.fold_ternary(op, ty, a, b, c, current)?,
            Node::Cond { ty, arms } => self.fold_cond(node, ty, arms, current)?,
            Node::Fold { parts, .. } => self.fold_foldl(parts, current)?,
            Node::IsA { ty, a } => self.fold_isa(ty, a),
            Node::Exists { ty, a } => self.fold_exists(ty, a, current, is_final),
            Node::Instances { ty, a } => self.fold_instances(ty, a, current, is_final)?,
            _ => None,
        };
        Ok(folded.unwrap_or_else(|| self.store.values.get(node)))
    }

    pub(super) fn fold_unary(
        &mut self,
        op: Op,
        ty: Ty,
        a: Val,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Outcome<Option<Val>> {
        let node = self.store.node(a);
        let folded = match (op, node) {
            (Op::Cast, _) => return self.fold_cast(ty, a, current, is_final),
            (Op::Not, _) => self.as_int(a).map(|int| self.store.int(i64::from(int == 0))),
            (Op::Head | Op::Tail, Node::List(element, seq)) => {
                Some(self.head_or_tail(op, element, seq, current)?)
            }
            (Op::Size, _) => self.size_of(node).map(|size| self.store.int(size as i64)),
            (Op::Empty, _) => self.size_of(node).map(|size| self.store.int(i64::from(size == 0))),
            (Op::GetDagOp, Node::Dag { op: operator, .. }) => {
                let operator_ty = self.type_of(operator);
                if !operator_ty.is_some_and(|operator_ty| self.type_is_a(operator_ty, ty)) {
                    let text = format!(
                        "Expected type '{}', got '{}' in: {}",
                        self.store.type_text(ty),
                        self.type_name(operator),
                        self.node_text(Node::Un { op, ty, a })
                    );
                    return Err(self.fatal_in(current, text));
                }
                Some(operator)
            }
            (Op::GetDagOpName, Node::Dag { name, .. }) => (name != Val::UNSET).then_some(name),
            (Op::Log2, _) => match self.as_int(a) {
                Some(int) if int <= 0 => {
                    let text = "Illegal operation: logtwo is undefined on arguments less than or equal to 0";
                    return Err(self.fatal_in(current, text));
                }
                Some(int) => Some(self.store.int(i64::from(int.ilog2()))),
                None => None,
            },
            (Op::ListFlatten, Node::List(ty, seq)) => match self.store.types.node(ty) {
                TyNode::List(inner) => self.flatten(inner, seq),
                _ => Some(a),
            },
            (Op::ToLower | Op::ToUpper, Node::Str { sym, places, .. }) => {
                let text = self.store.text(sym);
                let text = if op == Op::ToLower {
                    text.to_ascii_lowercase()
                } else {
                    text.to_ascii_uppercase()
                };
                let sym = self.store.intern(&text);
                Some(self.store.string_or_code(sym, false, places))
            }
            (Op::Repr, _) if self.is_concrete(a) => Some(self.repr(a)?),
            (Op::Initialized, _) => {
                if a == Val::UNSET {
                    Some(self.store.int(0))
                } else {
                    self.is_concrete(a).then(|| self.store.int(1))
                }
            }
            _ => None,
        };
        Ok(folded)
    }

    fn head_or_tail(
        &mut self,
        op: Op,
        element: Ty,
        list: Seq,
        current: Option<RecordId>,
    ) -> Outcome<Val> {
        match (op, self.store.values.seq(list)) {
            (_, []) => Err(self.fatal_in(current, format!("!{} of an empty list", op.text()))),
            (Op::Head, &[head, ..]) => Ok(head),
            (_, [_, tail @ ..]) => {
                let tail = tail.to_vec();
                Ok(self.list(element, &tail))
            }
        }
    }

    /// The number of elements, arguments or bytes.
    fn size_of(&self, node: Node) -> Option<usize> {
        match node {
            Node::List(_, seq) => Some(seq.len as usize),
            Node::Dag { args, .. } => Some(args.len as usize / 2),
            Node::Str { sym, .. } => Some(self.store.strings.raw(sym).len()),
            _ => None,
        }
    }

    /// The elements of the lists in `lists`; `None` if one is unresolved.
    fn flatten(&mut self, element: Ty, lists: Seq) -> Option<Val> {
        let mut all = Vec::new();
        for &list in self.store.values.seq(lists) {
            let Node::List(_, seq) = self.store.node(list) else { return None };
            all.extend_from_slice(self.store.values.seq(seq));
        }
        Some(self.list(element, &all))
    }

    /// The text of a resolved value.
    fn repr(&mut self, value: Val) -> Outcome<Val> {
        let node = self.store.node(value);
        let length = match node {
            Node::Def(id) => self.store.record_weight(id),
            _ => u64::from(self.store.values.weight(value)),
        };
        self.check_text(usize::try_from(length).unwrap_or(usize::MAX))?;
        let text = match node {
            Node::Def(id) => {
                let mut text = String::new();
                self.store.print_record(id, &mut text);
                text
            }
            _ => self.store.value_text(value),
        };
        Ok(self.store.string_of(&text))
    }

    /// A node in source syntax.
    pub(crate) fn node_text(&mut self, node: Node) -> String {
        let value = self.store.values.get(node);
        self.store.value_text(value)
    }

    pub(super) fn fold_binary(
        &mut self,
        op: Op,
        ty: Ty,
        a: Val,
        b: Val,
        current: Option<RecordId>,
    ) -> Outcome<Option<Val>> {
        let (left, right) = (self.store.node(a), self.store.node(b));
        let folded = match (op, left, right) {
            (
                Op::Add
                | Op::Sub
                | Op::Mul
                | Op::Div
                | Op::And
                | Op::Or
                | Op::Xor
                | Op::Shl
                | Op::Sra
                | Op::Srl,
                ..,
            ) => {
                let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
                return self.arithmetic(op, x, y, current).map(Some);
            }
            (Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge, ..) => {
                self.compare(op, a, b).map(Val::bit)
            }
            (Op::StrConcat, Node::Str { .. }, Node::Str { .. }) => Some(self.concat_strings(a, b)),
            (Op::ListConcat, Node::List(element, x), Node::List(_, y)) => {
                let mut all = self.store.values.seq(x).to_vec();
                all.extend_from_slice(self.store.values.seq(y));
                Some(self.list(element, &all))
            }
            (Op::ListSplat, value, Node::Int(count)) if value != Node::Unset => {
                self.splat(a, count, current)?
            }
            (Op::ListRemove, Node::List(element, x), Node::List(_, y)) => {
                Some(self.remove_elements(element, x, y))
            }
            (Op::ListElem, Node::List(_, seq), Node::Int(index)) => {
                let index = usize::try_from(index).ok();
                index.and_then(|index| self.store.values.seq(seq).get(index).copied())
            }
            (Op::ListSlice, Node::List(element, seq), Node::List(_, indices)) => {
                self.select_elements(element, seq, indices)
            }
            (Op::RangeClosed, Node::Int(from), Node::Int(to)) => {
                Some(self.closed_range(from, to, current)?)
            }
            (Op::Interleave, Node::List(element, seq), Node::Str { .. }) => {
                self.interleave(element, seq, b)?
            }
            (Op::Match, Node::Str { sym: text, .. }, Node::Str { sym: pattern, .. }) => {
                Some(self.match_regex(text, pattern)?)
            }
            (Op::Con, Node::Dag { .. }, Node::Dag { .. }) => return self.concat_dags(a, b),
            (Op::GetDagArg, Node::Dag { args, .. }, Node::Int(_) | Node::Str { .. }) => {
                let index = self.dag_key(op, args, b, current)?;
                let arg = self.store.values.seq(args)[index * 2];
                match self.type_of(arg) {
                    Some(arg_ty) if !self.is_convertible(arg_ty, ty) => Some(Val::UNSET),
                    _ => Some(arg),
                }
            }
            (Op::GetDagName, Node::Dag { args, .. }, Node::Int(_)) => {
                let index = self.dag_key(op, args, b, current)?;
                Some(self.store.values.seq(args)[index * 2 + 1])
            }
            (Op::SetDagOp, Node::Dag { args, .. }, Node::Def(_)) => {
                Some(self.store.values.get(Node::Dag { op: b, name: Val::UNSET, args }))
            }
            (Op::SetDagOpName, Node::Dag { op, args, .. }, Node::Str { .. }) => {
                Some(self.store.values.get(Node::Dag { op, name: b, args }))
            }
            _ => None,
        };
        Ok(folded)
    }

    /// A list of `count` copies of `a`.
    fn splat(&mut self, a: Val, count: i64, current: Option<RecordId>) -> Outcome<Option<Val>> {
        if count < 0 {
            return Err(self.fatal(None, format!("!listsplat count {count} is negative")));
        }
        self.check_list(count as u64, current)?;
        let Some(element) = self.type_of(a) else { return Ok(None) };
        Ok(Some(self.list(element, &vec![a; count as usize])))
    }

    /// The numbers between `from` and `to`, both included, in this direction.
    fn closed_range(&mut self, from: i64, to: i64, current: Option<RecordId>) -> Outcome<Val> {
        self.check_list(from.abs_diff(to), current)?;
        let numbers: Vec<i64> =
            if from <= to { (from..=to).collect() } else { (to..=from).rev().collect() };
        Ok(self.int_list(&numbers))
    }

    /// `list` without the elements that also occur in `removed`.
    fn remove_elements(&mut self, element: Ty, list: Seq, removed: Seq) -> Val {
        let removed: FxHashSet<Val> = self.store.canonical_elements(removed).into_iter().collect();
        let mut remaining = Vec::new();
        for at in list.range() {
            let value = self.store.values.pooled(at);
            if !removed.contains(&self.store.canonical(value)) {
                remaining.push(value);
            }
        }
        self.list(element, &remaining)
    }

    /// The elements of `list` at `indices`; `None` if an index is unresolved or out of range.
    fn select_elements(&mut self, element: Ty, list: Seq, indices: Seq) -> Option<Val> {
        let mut selected = Vec::with_capacity(indices.len as usize);
        for &index in self.store.values.seq(indices) {
            let Node::Int(index) = self.store.node(index) else { return None };
            let index = usize::try_from(index).ok()?;
            selected.push(*self.store.values.seq(list).get(index)?);
        }
        Some(self.list(element, &selected))
    }

    fn match_regex(&mut self, text: Sym, pattern: Sym) -> Outcome<Val> {
        let Some(regex) = self.regex(pattern) else {
            let text = format!("invalid regex '{}'", self.store.text(pattern));
            return Err(self.fatal(None, text));
        };
        let text = self.store.strings.raw(text).into_owned();
        self.is_match(&regex, &text).map(Val::bit)
    }

    pub(crate) fn int_list(&mut self, numbers: &[i64]) -> Val {
        let values: Vec<Val> = numbers.iter().map(|&number| self.store.int(number)).collect();
        self.list(Ty::INT, &values)
    }

    pub(super) fn check_list(&mut self, len: u64, current: Option<RecordId>) -> Outcome<()> {
        let limit = MAX_LIST_LEN.min(self.options.limits.values as u64);
        if len > limit {
            let text = format!("list of {len} elements is longer than the limit of {limit}");
            return Err(self.fatal_in(current, text));
        }
        Ok(())
    }

    pub(super) fn arithmetic(
        &mut self,
        op: Op,
        x: i64,
        y: i64,
        current: Option<RecordId>,
    ) -> Outcome<Val> {
        let problem = match op {
            Op::Div if y == 0 => Some("division by zero"),
            Op::Div if x == i64::MIN && y == -1 => Some("INT64_MIN / -1"),
            Op::Shl | Op::Sra | Op::Srl if !(0..64).contains(&y) => Some("out of bounds shift"),
            _ => None,
        };
        if let Some(problem) = problem {
            return Err(self.fatal_in(current, format!("Illegal operation: {problem}")));
        }
        let result = match op {
            Op::Add => x.wrapping_add(y),
            Op::Sub => x.wrapping_sub(y),
            Op::Mul => x.wrapping_mul(y),
            Op::Div => x.wrapping_div(y),
            Op::And => x & y,
            Op::Or => x | y,
            Op::Xor => x ^ y,
            Op::Shl => x.wrapping_shl(y as u32),
            Op::Sra => x.wrapping_shr(y as u32),
            _ => (x as u64).wrapping_shr(y as u32) as i64,
        };
        Ok(self.store.int(result))
    }

    /// Compares two values; `None` if one is unresolved or their types are not comparable.
    pub(super) fn compare(&self, op: Op, a: Val, b: Val) -> Option<bool> {
        let order = if let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b)) {
            x.cmp(&y)
        } else {
            match (self.store.node(a), self.store.node(b)) {
                (Node::Str { sym: x, .. }, Node::Str { sym: y, .. }) => {
                    self.store.strings.raw(x).cmp(&self.store.strings.raw(y))
                }
                (Node::Def(x), Node::Def(y)) => {
                    let [x, y] = [x, y].map(|it| self.store.canonical_record(it));
                    return match op {
                        Op::Eq => Some(x == y),
                        Op::Ne => Some(x != y),
                        _ => None,
                    };
                }
                _ => return None,
            }
        };
        Some(match op {
            Op::Eq => order.is_eq(),
            Op::Ne => order.is_ne(),
            Op::Lt => order.is_lt(),
            Op::Le => order.is_le(),
            Op::Gt => order.is_gt(),
            _ => order.is_ge(),
        })
    }

    /// Concatenates two string values. The result is `code` if either operand is.
    pub(super) fn concat_strings(&mut self, a: Val, b: Val) -> Val {
        let (Node::Str { sym: x, code: cx, .. }, Node::Str { sym: y, code: cy, .. }) =
            (self.store.node(a), self.store.node(b))
        else {
            return a;
        };
        let sym = self.store.strings.concat(x, y);
        let (first, second) = (self.store.places_of(a), self.store.places_of(b));
        let places = self.store.places.concat(first, second);
        self.joined(sym, cx || cy, (places, first.1 + second.1))
    }

    /// The value of a text that was made from texts of `len` bytes in total. It has no places if the bytes of one
    /// character come from several of them.
    fn joined(&mut self, sym: Sym, code: bool, (places, len): (Places, usize)) -> Val {
        let is_whole = self.store.text(sym).len() == len;
        self.store.string_or_code(sym, code, if is_whole { places } else { Places::NONE })
    }

    /// `a # b` for strings, folded if both are constants.
    pub(crate) fn str_concat(&mut self, a: Val, b: Val) -> Val {
        match (self.store.node(a), self.store.node(b)) {
            (Node::Str { .. }, Node::Str { .. }) => self.concat_strings(a, b),
            _ => self.store.values.get(Node::Bin { op: Op::StrConcat, ty: Ty::STRING, a, b }),
        }
    }

    /// `a # b` for lists, folded if both are constants.
    pub(crate) fn list_concat(&mut self, a: Val, b: Val) -> Val {
        let ty = self.type_of(a).unwrap_or(Ty::LIST_ANY);
        match (self.store.node(a), self.store.node(b)) {
            (Node::List(element, x), Node::List(_, y)) => {
                let mut all = self.store.values.seq(x).to_vec();
                all.extend_from_slice(self.store.values.seq(y));
                self.list(element, &all)
            }
            _ => self.store.values.get(Node::Bin { op: Op::ListConcat, ty, a, b }),
        }
    }

    pub(super) fn interleave(
        &mut self,
        element: Ty,
        seq: Seq,
        delimiter: Val,
    ) -> Outcome<Option<Val>> {
        let values = self.store.values.seq(seq).to_vec();
        let Some(sym) = self.store.as_sym(delimiter) else { return Ok(None) };
        let between = self.store.places_of(delimiter);
        let delimiter = self.store.strings.raw(sym).into_owned();
        let parts = values.iter().map(|&value| self.store.values.weight(value) as usize);
        let length =
            parts.sum::<usize>().saturating_add(delimiter.len().saturating_mul(values.len()));
        self.check_text(length)?;
        let mut text: Vec<u8> = Vec::new();
        let mut is_code = false;
        let mut places = (Places::NONE, 0);
        let mut add = |eval: &mut Self, part: (Places, usize)| {
            places = (eval.store.places.concat(places, part), places.1 + part.1);
        };
        for (i, &value) in values.iter().enumerate() {
            if i > 0 {
                text.extend_from_slice(&delimiter);
                add(self, between);
            }
            if element == Ty::STRING {
                let Node::Str { sym, code, .. } = self.store.node(value) else { return Ok(None) };
                is_code |= code && i > 0;
                text.extend_from_slice(&self.store.strings.raw(sym));
                let part = self.store.places_of(value);
                add(self, part);
            } else {
                let Some(int) = self.as_int(value) else { return Ok(None) };
                let number = int.to_string();
                text.extend_from_slice(number.as_bytes());
                add(self, (Places::NONE, number.len()));
            }
        }
        let sym = self.store.strings.intern_raw(text);
        Ok(Some(self.joined(sym, is_code, places)))
    }

    /// `text` with every `from` replaced by `to`; all are strings.
    fn subst(&mut self, from: Val, to: Val, text: Val) -> Outcome<Val> {
        let syms = [from, to, text].map(|it| self.store.as_sym(it).unwrap_or(Sym::EMPTY));
        let strings = &self.store.strings;
        let [from, with, old] = syms.map(|sym| strings.raw(sym));
        let found: Vec<usize> = memchr::memmem::find_iter(&old, &*from).collect();
        let length = old.len().saturating_add(found.len().saturating_mul(with.len()));
        let (read, taken) = (old.len(), from.len());
        let new = (!found.is_empty() && length <= self.options.limits.text).then(|| {
            let mut new = Vec::with_capacity(length);
            let mut done = 0;
            for place in &found {
                new.extend_from_slice(&old[done..*place]);
                new.extend_from_slice(&with);
                done = place + taken;
            }
            new.extend_from_slice(&old[done..]);
            new
        });
        self.check_text(length)?;
        self.count_text(read);
        let (written, replacement) = (self.store.places_of(text), self.store.places_of(to));
        let Some(new) = new else {
            return Ok(self.store.string_or_code(syms[2], false, written.0));
        };
        let sym = self.store.strings.intern_raw(new);
        let places = match self.store.strings.is_raw() {
            true => (Places::NONE, 0),
            false => self.substituted_places(written, replacement, &found, taken),
        };
        Ok(self.joined(sym, false, places))
    }

    /// The places of a text in which the `taken` bytes at each of `found` are replaced.
    fn substituted_places(
        &mut self,
        (of, len): (Places, usize),
        replacement: (Places, usize),
        found: &[usize],
        taken: usize,
    ) -> (Places, usize) {
        let mut places = (Places::NONE, 0);
        if of.is_none() && replacement.0.is_none() {
            return places;
        }
        let mut done = 0;
        for end in found.iter().copied().chain([len]) {
            let kept = end - done;
            let part = (self.store.places.part(of, done, kept), kept);
            let with = if end == len { (Places::NONE, 0) } else { replacement };
            for part in [part, with] {
                places = (self.store.places.concat(places, part), places.1 + part.1);
            }
            done = end + taken;
        }
        places
    }

    pub(super) fn concat_dags(&mut self, a: Val, b: Val) -> Outcome<Option<Val>> {
        let (
            Node::Dag { op: op_a, name: name_a, args: args_a },
            Node::Dag { op: op_b, name: name_b, args: args_b },
        ) = (self.store.node(a), self.store.node(b))
        else {
            return Ok(None);
        };
        let is_constant = |op| matches!(self.store.node(op), Node::Def(_) | Node::Unset);
        if !is_constant(op_a) || !is_constant(op_b) {
            return Ok(None);
        }
        if op_a != Val::UNSET
            && op_b != Val::UNSET
            && self.store.canonical(op_a) != self.store.canonical(op_b)
        {
            let text = format!(
                "Concatenated Dag operators do not match: '{}' vs. '{}'",
                self.store.value_text(a),
                self.store.value_text(b)
            );
            return Err(self.fatal(None, text));
        }
        let op = if op_a == Val::UNSET { op_b } else { op_a };
        let name = if name_a == Val::UNSET { name_b } else { name_a };
        let mut args = self.store.values.seq(args_a).to_vec();
        args.extend_from_slice(self.store.values.seq(args_b));
        let args = self.store.values.intern_seq(&args);
        Ok(Some(self.store.values.get(Node::Dag { op, name, args })))
    }

    /// The index of the dag argument that `key`, an index or a name, selects.
    pub(super) fn dag_key(
        &mut self,
        op: Op,
        args: Seq,
        key: Val,
        current: Option<RecordId>,
    ) -> Outcome<usize> {
        let count = args.len as usize / 2;
        let problem = match self.store.node(key) {
            Node::Int(index) if index < 0 => format!("index {index} is negative"),
            Node::Int(index) if index as u64 >= count as u64 => {
                if op == Op::GetDagName {
                    format!("index {index} is out of range 0...{}", count as i64 - 1)
                } else {
                    format!("index {index} is out of range (dag has {count} arguments)")
                }
            }
            Node::Int(index) => return Ok(index as usize),
            Node::Str { sym, .. } => {
                let mut names = self.store.values.seq(args).iter().skip(1).step_by(2);
                if let Some(at) = names.position(|&name| self.store.as_sym(name) == Some(sym)) {
                    return Ok(at);
                }
                format!("key '{}' is not found", self.store.text(sym))
            }
            _ => "key is not resolved".to_owned(),
        };
        Err(self.fatal_in(current, format!("!{} {problem}", op.text())))
    }

    pub(super) fn fold_ternary(
        &mut self,
        op: Op,
        ty: Ty,
        a: Val,
        b: Val,
        c: Val,
        current: Option<RecordId>,
    ) -> Outcome<Option<Val>> {
        let nodes = (self.store.node(a), self.store.node(b), self.store.node(c));
        let folded = match (op, nodes) {
            (Op::If, _) => self.as_int(a).map(|condition| if condition == 0 { c } else { b }),
            (Op::Subst, (Node::Def(x), Node::Def(_), Node::Def(z))) => {
                let [x, z] = [x, z].map(|it| self.store.canonical_record(it));
                Some(if x == z { b } else { c })
            }
            (
                Op::Subst,
                (Node::Var { name: x, .. }, Node::Var { name: y, .. }, Node::Var { name: z, .. }),
            ) => {
                let name = if x == z { y } else { z };
                Some(self.store.values.get(Node::Var { name, ty }))
            }
            (Op::Subst, (Node::Str { sym: x, .. }, Node::Str { .. }, Node::Str { .. })) => {
                if self.store.text(x).is_empty() {
                    return Err(self.fatal_in(current, "!subst of an empty string"));
                }
                Some(self.subst(a, b, c)?)
            }
            (Op::Foreach, _) => return self.fold_foreach(ty, a, b, c, current),
            (Op::Sort, (_, Node::List(..), _)) => return self.fold_sort(a, b, c, current),
            (Op::Filter, (_, Node::List(..), _)) => return self.fold_filter(ty, a, b, c, current),
            (Op::Dag, _) => self.build_dag(a, b, c),
            (Op::Range, (Node::Int(start), Node::Int(end), Node::Int(step))) => {
                return self.range(start, end, step, current).map(Some);
            }
            (Op::Substr, (Node::Str { .. }, Node::Int(start), Node::Int(length))) => {
                Some(self.substring(a, start, length, current))
            }
            (
                Op::Find,
                (Node::Str { sym: text, .. }, Node::Str { sym: part, .. }, Node::Int(start)),
            ) => {
                let position = self.find_in(text, part, start, current);
                Some(self.store.int(position))
            }
            (
                Op::SetDagArg | Op::SetDagName,
                (Node::Dag { op: operator, name, args }, Node::Int(_) | Node::Str { .. }, new),
            ) => {
                let index = self.dag_key(op, args, b, current)?;
                let mut args = self.store.values.seq(args).to_vec();
                if op == Op::SetDagArg {
                    args[index * 2] = c;
                } else {
                    // As in upstream, an unresolved name becomes `?`.
                    let is_name = matches!(new, Node::Str { .. });
                    args[index * 2 + 1] = if is_name { c } else { Val::UNSET };
                }
                let args = self.store.values.intern_seq(&args);
                Some(self.store.values.get(Node::Dag { op: operator, name, args }))
            }
            _ => None,
        };
        Ok(folded)
    }

    /// At most `length` bytes of the string `text` from `start` on. Reports positions out of range.
    fn substring(&mut self, text: Val, start: i64, length: i64, current: Option<RecordId>) -> Val {
        let Node::Str { sym, code, places } = self.store.node(text) else { return text };
        let size = self.store.strings.raw(sym).len();
        self.check_start(Op::Substr, start, size, current);
        if length < 0 {
            self.error_in(current, "!substr length must be nonnegative");
        }
        let start = usize::try_from(start).unwrap_or(usize::MAX).min(size);
        let length = usize::try_from(length).unwrap_or(0).min(size - start);
        let part = self.store.strings.raw(sym)[start..start + length].to_vec();
        let part = self.store.strings.intern_raw(part);
        let places = match self.store.strings.is_raw() {
            true => Places::NONE,
            false => self.store.places.part(places, start, length),
        };
        self.store.string_or_code(part, code, places)
    }

    /// The position of `part` in `text` from `start` on, or -1. Reports a start out of range.
    fn find_in(&mut self, text: Sym, part: Sym, start: i64, current: Option<RecordId>) -> i64 {
        let size = self.store.strings.raw(text).len();
        self.check_start(Op::Find, start, size, current);
        let start = usize::try_from(start).unwrap_or(usize::MAX);
        let (text, part) = (self.store.strings.raw(text), self.store.strings.raw(part));
        let rest = text.get(start..);
        let position = rest.and_then(|rest| memchr::memmem::find(rest, &part));
        self.count_text(size);
        position.map_or(-1, |at| (start + at) as i64)
    }

    /// Reports a start position that is not in a text of `size` bytes.
    fn check_start(&mut self, op: Op, start: i64, size: usize, current: Option<RecordId>) {
        if start < 0 || start > size as i64 {
            let op = op.text();
            let text = format!("!{op} start position is out of range 0...{size}: {start}");
            self.error_in(current, text);
        }
    }

    pub(super) fn build_dag(&mut self, op: Val, values: Val, names: Val) -> Option<Val> {
        let list = |value| match self.store.node(value) {
            Node::List(_, seq) => Some(Some(seq)),
            Node::Unset => Some(None),
            _ => None,
        };
        let (values, names) = (list(values)?, list(names)?);
        if let (Some(values), Some(names)) = (values, names)
            && values.len != names.len
        {
            return None;
        }
        let len = values.or(names)?.len as usize;
        let mut args = Vec::with_capacity(len * 2);
        for i in 0..len {
            let pick =
                |seq: Option<Seq>| seq.map_or(Val::UNSET, |seq| self.store.values.seq(seq)[i]);
            let name = pick(names);
            if !matches!(self.store.node(name), Node::Str { .. } | Node::Unset) {
                return None;
            }
            args.extend([pick(values), name]);
        }
        let args = self.store.values.intern_seq(&args);
        Some(self.store.values.get(Node::Dag { op, name: Val::UNSET, args }))
    }
}
