//! `!operator(...)` as it is written: operands in order, each checked as soon
//! as it is there.

use super::{Eval, Outcome, ScopeKind, Stop};
use crate::tablegen::parser::{Children, Cursor, Piece, Rule};
use crate::tablegen::source::{Loc, Span};
use crate::tablegen::store::{
    FieldData, FieldKind, Node, Op, RecordData, RecordId, RecordKind, Sym, Ty, TyNode, Val,
};

/// A call that is being read.
struct Call<'t> {
    op: Op,
    piece: &'t Piece<'t>,
    /// The operator.
    loc: Loc,
    rest: Children<'t>,
    /// The next token.
    next: Loc,
    /// After the closing parenthesis.
    end: Loc,
}

const NO_VALUE: &str = "Unknown or reserved token when parsing a value";

impl Eval<'_> {
    /// `!operator<type>(operands)`
    pub(crate) fn operation(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let mut rest = node.children();
        let Some(name) = rest.next() else { return Err(Stop::Fatal) };
        let text = name.text();
        let end = text.bytes().position(|c| !c.is_ascii_alphabetic()).unwrap_or(text.len());
        let Some(op) = Op::from_name(&text[..end], self.options.version) else {
            return Err(self.fail(node.loc(), NO_VALUE));
        };
        let call = Call {
            op,
            piece: node.piece(),
            loc: node.loc(),
            rest,
            next: name.next_loc(),
            end: node.next_loc(),
        };
        match op {
            Op::ToLower
            | Op::ToUpper
            | Op::Cast
            | Op::Repr
            | Op::Not
            | Op::ListFlatten
            | Op::Log2
            | Op::Head
            | Op::Tail
            | Op::Size
            | Op::Empty
            | Op::GetDagOp
            | Op::GetDagOpName
            | Op::Initialized => self.unary(call, record),
            Op::IsA => self.isa(call, record),
            Op::Exists => self.exists(call, record),
            Op::Instances => self.instances(call, record),
            Op::Cond => self.cond(call, record, expected),
            Op::Foreach | Op::Filter | Op::Sort => self.foreach_filter(call, record, expected),
            Op::Foldl => self.foldl(call, record),
            Op::Range => self.range_call(call, record),
            Op::Substr => self.substr(call, record, expected),
            Op::Find => self.find(call, record, expected),
            Op::Dag | Op::If | Op::Subst | Op::SetDagArg | Op::SetDagName => {
                self.ternary(call, record, expected)
            }
            Op::Switch => self.switch(call, record, expected),
            _ => self.binary(call, record, expected),
        }
    }

    /// `<type>` after an operator.
    fn operator_type(&mut self, call: &mut Call<'_>) -> Outcome<Ty> {
        const MISSING: &str = "expected type name for operator";
        let Some(part) = call.rest.accept(Rule::operator_type) else {
            return Err(self.fail(call.next, MISSING));
        };
        let mut parts = part.children();
        let Some(ty) = parts.next() else { return Err(Stop::Fatal) };
        if ty.word() == "code" {
            let text = "the 'code' type is not allowed in bang operators; use 'string'";
            self.fail(ty.loc(), text);
        }
        let result = match self.ty(ty) {
            Err(Stop::Failed(token)) => return Err(self.fail(token, MISSING)),
            result => result?,
        };
        self.expect(parts.next(), Rule::missing_operator_type_end, MISSING)?;
        call.next = part.next_loc();
        Ok(result)
    }

    /// The opening parenthesis.
    fn open(&mut self, call: &mut Call<'_>, missing: &str) -> Outcome<()> {
        match call.rest.peek() {
            Some(part) if part.rule() == Rule::value => Ok(()),
            // A type where none belongs.
            Some(part) => Err(self.fail(part.loc(), missing)),
            // No operands: the next token is the closing parenthesis.
            None => {
                let at = (call.next.0 - call.piece.base.0) as usize + 1;
                let rest = call.piece.text.get(at..).unwrap_or("");
                let blank = rest.len() - super::values::skip_blank(rest).len();
                call.next = call.piece.loc((at + blank) as u32);
                Ok(())
            }
        }
    }

    /// The next operand.
    fn operand<'t>(&mut self, call: &mut Call<'t>) -> Outcome<Cursor<'t>> {
        match call.rest.accept(Rule::value) {
            Some(part) => {
                call.next = part.next_loc();
                Ok(part)
            }
            None => Err(self.fail(call.next, NO_VALUE)),
        }
    }

    fn operand_value(
        &mut self,
        call: &mut Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let part = self.operand(call)?;
        self.plain_value(part, record, expected)
    }

    /// An operand that must be a name.
    fn operand_name(&mut self, call: &mut Call<'_>, missing: &str) -> Outcome<(Sym, Loc)> {
        let part = self.operand(call)?;
        let mut parts = part.children();
        let word = match parts.next() {
            Some(word) if word.rule() == Rule::word && !super::values::is_keyword(word.word()) => {
                word
            }
            _ => return Err(self.fail(part.loc(), missing)),
        };
        if let Some(more) = parts.next() {
            call.next = more.loc();
        }
        Ok((self.store.intern(word.word()), word.loc()))
    }

    /// True and past it if the next token is the separator.
    fn take_separator(&mut self, call: &mut Call<'_>, separator: u8) -> bool {
        match call.rest.peek() {
            Some(part)
                if part.rule() == Rule::separator
                    && part.loc() == call.next
                    && part.text().as_bytes().first() == Some(&separator) =>
            {
                call.rest.next();
                call.next = part.next_loc();
                true
            }
            _ => false,
        }
    }

    fn comma(&mut self, call: &mut Call<'_>, missing: &str) -> Outcome<()> {
        if self.take_separator(call, b',') { Ok(()) } else { Err(self.fail(call.next, missing)) }
    }

    /// The closing parenthesis.
    fn close(&mut self, call: &mut Call<'_>, missing: &str) -> Outcome<()> {
        if call.rest.peek().is_some() {
            return Err(self.fail(call.next, missing));
        }
        call.next = call.end;
        Ok(())
    }

    fn unary(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        let op = call.op;
        let mut ty = match op {
            Op::ToLower | Op::ToUpper | Op::Repr | Op::GetDagOpName => Ty::STRING,
            Op::GetDagOp => Ty::ANY_RECORD,
            _ => Ty::INT,
        };
        let has_type = call.rest.peek().is_some_and(|part| part.rule() == Rule::operator_type);
        if op == Op::Cast || (op == Op::GetDagOp && has_type) {
            ty = match self.operator_type(&mut call) {
                Err(Stop::Failed(token)) => {
                    return Err(self.fail(token, "did not get type for unary operator"));
                }
                result => result?,
            };
            if op == Op::GetDagOp && !self.store.types.is_record(ty) {
                self.fail(call.next, "type for !getdagop must be a record type");
            }
        }
        self.open(&mut call, "expected '(' after unary operator")?;
        let value = self.operand_value(&mut call, record, None)?;
        let value_ty = self.type_of(value);
        match op {
            Op::Empty | Op::Size => {
                let fits = value_ty.is_some_and(|ty| {
                    ty == Ty::STRING || ty == Ty::DAG || self.store.types.list_element(ty).is_some()
                });
                if !fits {
                    let text = "expected string, list, or dag type argument in unary operator";
                    return Err(self.fail(call.next, text));
                }
            }
            Op::Head | Op::Tail | Op::ListFlatten => {
                let element = value_ty.and_then(|ty| self.store.types.list_element(ty));
                let (Some(list), Some(element)) = (value_ty, element) else {
                    let text = "expected list type argument in unary operator";
                    return Err(self.fail(call.next, text));
                };
                let known = match self.store.node(value) {
                    Node::List(_, seq) => Some(self.store.values.seq(seq).first().copied()),
                    _ => None,
                };
                let element = match known {
                    Some(None) => {
                        let text = "empty list argument in unary operator";
                        return Err(self.fail(call.next, text));
                    }
                    Some(Some(first)) => match self.type_of(first) {
                        Some(ty) => ty,
                        None => {
                            let text = "untyped list element in unary operator";
                            return Err(self.fail(call.next, text));
                        }
                    },
                    None => element,
                };
                ty = match op {
                    Op::Head => element,
                    Op::Tail if known.is_some() => self.store.types.list(element),
                    Op::Tail => list,
                    _ => {
                        let inner = self.store.types.list_element(element).unwrap_or(element);
                        self.store.types.list(inner)
                    }
                };
            }
            _ => {}
        }
        self.close(&mut call, "expected ')' in unary operator")?;
        self.fold(Node::Un { op, ty, a: value }, record, false)
    }

    fn isa(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        let ty = self.operator_type(&mut call)?;
        self.open(&mut call, "expected '(' after type of !isa")?;
        let a = self.operand_value(&mut call, record, None)?;
        self.close(&mut call, "expected ')' in !isa")?;
        self.fold(Node::IsA { ty, a }, None, false)
    }

    fn exists(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        let ty = self.operator_type(&mut call)?;
        self.open(&mut call, "expected '(' after type of !exists")?;
        let operand = self.operand(&mut call)?;
        let a = self.plain_value(operand, record, None)?;
        let found = self.type_of(a);
        if found != Some(Ty::STRING) {
            let text = if found.is_some_and(|ty| self.store.types.is_record(ty)) {
                "expected string type argument in !exists operator, please use !isa instead"
            } else {
                "expected string type argument in !exists operator"
            };
            return Err(self.fail_at(operand.loc(), call.next, text));
        }
        self.close(&mut call, "expected ')' in !exists")?;
        self.fold(Node::Exists { ty, a }, record, false)
    }

    fn instances(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        let ty = self.operator_type(&mut call)?;
        self.open(&mut call, "expected '(' after type of !instances")?;
        let a = if call.rest.peek().is_none() {
            self.store.string_of(".*")
        } else {
            let operand = self.operand(&mut call)?;
            let a = self.plain_value(operand, record, None)?;
            if self.type_of(a) != Some(Ty::STRING) {
                let text = "expected string type argument in !instances operator";
                return Err(self.fail_at(operand.loc(), call.next, text));
            }
            a
        };
        self.close(&mut call, "expected ')' in !instances")?;
        self.fold(Node::Instances { ty, a }, record, false)
    }

    fn cond(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        self.open(&mut call, "expected '(' after !cond operator")?;
        let mut arms = Vec::new();
        while call.rest.peek().is_some() {
            arms.push(self.operand_value(&mut call, record, None)?);
            if !self.take_separator(&mut call, b':') {
                let text = "expected ':'  following a condition in !cond operator";
                return Err(self.fail(call.next, text));
            }
            arms.push(self.operand_value(&mut call, record, expected)?);
            if call.rest.peek().is_some() && !self.take_separator(&mut call, b',') {
                let text = "expected ',' or ')' following a value in !cond operator";
                return Err(self.fail(call.next, text));
            }
        }
        self.conditional(call, arms, record)
    }

    /// `!switch(key, case: value, ..., default)`, as conditions on the key.
    fn switch(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        self.open(&mut call, "expected '(' after !switch operator")?;
        let key = self.operand_value(&mut call, record, None)?;
        let key_ty = self.type_of(key);
        let mut arms = Vec::new();
        loop {
            self.comma(&mut call, "expected ',' in !switch operator")?;
            let operand = self.operand(&mut call)?;
            let is_default = call.rest.peek().is_none();
            let wanted = if is_default { expected } else { key_ty };
            let value = self.plain_value(operand, record, wanted)?;
            if is_default {
                arms.extend([Val::TRUE, value]);
                break;
            }
            if !self.take_separator(&mut call, b':') {
                let text = "expected ':' following a case in !switch operator";
                return Err(self.fail(call.next, text));
            }
            let is_case = Node::Bin { op: Op::Eq, ty: Ty::BIT, a: key, b: value };
            arms.push(self.fold(is_case, record, false)?);
            arms.push(self.operand_value(&mut call, record, expected)?);
        }
        self.conditional(call, arms, record)
    }

    /// `!cond` of complete arms.
    fn conditional(
        &mut self,
        mut call: Call<'_>,
        arms: Vec<Val>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
        call.next = call.end;
        if arms.is_empty() {
            let text = "there should be at least 1 'condition : value' in the !cond operator";
            return Err(self.fail(call.next, text));
        }
        let mut ty: Option<Ty> = None;
        for i in (1..arms.len()).step_by(2) {
            let Some(found) = self.type_of(arms[i]) else { continue };
            ty = match ty {
                None => Some(found),
                Some(known) => match self.common_type(known, found) {
                    Some(common) => Some(common),
                    None => {
                        let text = format!(
                            "inconsistent types '{}' and '{}' for !cond",
                            self.store.type_text(known),
                            self.store.type_text(found)
                        );
                        return Err(self.fail(call.next, text));
                    }
                },
            };
        }
        let Some(ty) = ty else {
            let text = "could not determine type for !cond from its arguments";
            return Err(self.fail(call.next, text));
        };
        let arms = self.store.values.intern_seq(&arms);
        self.fold(Node::Cond { ty, arms }, record, false)
    }

    /// The operators with any number of operands, all of related types.
    fn binary(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let op = call.op;
        let mut ty = None;
        let mut arg_ty = None;
        match op {
            Op::Match => (ty, arg_ty) = (Some(Ty::BIT), Some(Ty::STRING)),
            Op::Con | Op::SetDagOp | Op::SetDagOpName => {
                (ty, arg_ty) = (Some(Ty::DAG), Some(Ty::DAG));
            }
            Op::GetDagName => (ty, arg_ty) = (Some(Ty::STRING), Some(Ty::DAG)),
            Op::GetDagArg => {
                ty = match self.operator_type(&mut call) {
                    Err(Stop::Failed(token)) => {
                        return Err(self.fail(token, "did not get type for !getdagarg operator"));
                    }
                    result => Some(result?),
                };
                arg_ty = Some(Ty::DAG);
            }
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => ty = Some(Ty::BIT),
            Op::ListConcat | Op::ListRemove => arg_ty = expected,
            Op::ListSplat => {}
            Op::StrConcat => (ty, arg_ty) = (Some(Ty::STRING), Some(Ty::STRING)),
            Op::Interleave => ty = Some(Ty::STRING),
            _ => (ty, arg_ty) = (Some(Ty::INT), Some(Ty::INT)),
        }
        if let (Some(ty), Some(expected)) = (ty, expected)
            && !self.is_convertible(ty, expected)
        {
            let text = self.type_mismatch(expected, ty);
            return Err(self.fail_at(call.loc, call.next, text));
        }
        self.open(&mut call, "expected '(' after binary operator")?;
        let mut values: Vec<Val> = Vec::new();
        loop {
            let operand = self.operand(&mut call)?;
            let value = self.plain_value(operand, record, arg_ty)?;
            values.push(value);
            let Some(found) = self.type_of(value) else {
                let text = format!(
                    "expected value to be a typed value, got '{}'",
                    self.store.value_text(value)
                );
                return Err(self.fail_at(call.loc, call.next, text));
            };
            match arg_ty {
                None => {
                    arg_ty = Some(found);
                    let problem = self.check_first_type(op, found, values.len(), expected);
                    if let Some((at_operator, text)) = problem {
                        let loc = if at_operator { call.loc } else { operand.loc() };
                        return Err(self.fail_at(loc, call.next, text));
                    }
                    if matches!(op, Op::ListSplat | Op::Interleave) {
                        arg_ty = None;
                    }
                }
                Some(wanted) => match self.common_type(wanted, found) {
                    None => {
                        let text = self.type_mismatch(wanted, found);
                        return Err(self.fail_at(operand.loc(), call.next, text));
                    }
                    Some(common) => {
                        if !is_arithmetic(op) {
                            arg_ty = Some(common);
                        }
                    }
                },
            }
            match op {
                Op::SetDagOpName => arg_ty = Some(Ty::STRING),
                Op::SetDagOp => arg_ty = Some(Ty::ANY_RECORD),
                Op::GetDagArg => arg_ty = None,
                Op::GetDagName => arg_ty = Some(Ty::INT),
                _ => {}
            }
            if !self.take_separator(&mut call, b',') {
                break;
            }
        }
        self.close(&mut call, "expected ')' in operator")?;
        let ty = match op {
            Op::ListConcat | Op::ListRemove => arg_ty,
            Op::ListSplat => {
                let first = self.type_of(values[0]);
                first.map(|first| self.store.types.list(first))
            }
            _ => ty,
        };
        let ty = ty.unwrap_or(Ty::ANY_RECORD);
        let is_associative = matches!(
            op,
            Op::StrConcat
                | Op::ListConcat
                | Op::Con
                | Op::Add
                | Op::And
                | Op::Or
                | Op::Xor
                | Op::Mul
        );
        if is_associative {
            while values.len() > 2 {
                let Some(b) = values.pop() else { break };
                let last = values.len() - 1;
                let a = values[last];
                values[last] = self.fold(Node::Bin { op, ty, a, b }, record, false)?;
            }
        }
        match values[..] {
            [a, b] => self.fold(Node::Bin { op, ty, a, b }, record, false),
            _ => Err(self.fail_at(call.loc, call.next, "expected two operands to operator")),
        }
    }

    fn type_mismatch(&self, expected: Ty, found: Ty) -> String {
        format!(
            "expected value of type '{}', got '{}'",
            self.store.type_text(expected),
            self.store.type_text(found)
        )
    }

    /// Checks an operand that decides the type of the others. The text of the
    /// error, and whether it belongs at the operator.
    fn check_first_type(
        &mut self,
        op: Op,
        found: Ty,
        count: usize,
        expected: Option<Ty>,
    ) -> Option<(bool, String)> {
        let is_list = self.store.types.list_element(found).is_some();
        let text = self.store.type_text(found);
        let is_number = self.is_convertible(found, Ty::INT);
        let is_string = found == Ty::STRING;
        match op {
            Op::ListConcat | Op::ListRemove if !is_list => {
                Some((false, format!("expected a list, got value of type '{text}'")))
            }
            Op::ListSplat => {
                if count == 1
                    && let Some(expected) = expected
                {
                    let wanted = self.store.type_text(expected);
                    let Some(element) = self.store.types.list_element(expected) else {
                        let text =
                            format!("expected output type to be a list, got type '{wanted}'");
                        return Some((true, text));
                    };
                    if !self.is_convertible(found, element) {
                        let element = self.store.type_text(element);
                        let text = format!(
                            "expected first arg type to be '{text}', got value of type '{element}'"
                        );
                        return Some((true, text));
                    }
                }
                (count == 2 && found != Ty::INT).then(|| {
                    (
                        false,
                        format!(
                            "expected second parameter to be an int, got value of type '{text}'"
                        ),
                    )
                })
            }
            Op::Eq | Op::Ne if !is_number && !is_string && !self.store.types.is_record(found) => {
                let what = "expected bit, bits, int, string, or record; got value of type";
                Some((false, format!("{what} '{text}'")))
            }
            Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::GetDagArg if !is_number && !is_string => Some(
                (false, format!("expected bit, bits, int, or string; got value of type '{text}'")),
            ),
            Op::Interleave if count == 1 => {
                let fits = found == Ty::LIST_STRING || self.is_convertible(found, Ty::LIST_INT);
                let what = "expected list of string, int, bits, or bit; got value of type";
                (!fits).then(|| (false, format!("{what} '{text}'")))
            }
            Op::Interleave if count == 2 => (!is_string).then(|| {
                let what = "expected second argument to be a string, got value of type";
                (false, format!("{what} '{text}'"))
            }),
            _ => None,
        }
    }

    fn ternary(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        const COMMA: &str = "expected ',' in ternary operator";
        let op = call.op;
        let is_dag = matches!(op, Op::Dag | Op::SetDagArg | Op::SetDagName);
        let expected = if is_dag { None } else { expected };
        self.open(&mut call, "expected '(' after ternary operator")?;
        let a = self.operand_value(&mut call, record, None)?;
        self.comma(&mut call, COMMA)?;
        let second = self.operand(&mut call)?;
        let b = self.plain_value(second, record, expected)?;
        self.comma(&mut call, COMMA)?;
        let third = self.operand(&mut call)?;
        let c = self.plain_value(third, record, expected)?;
        self.close(&mut call, "expected ')' in binary operator")?;
        let (ty_b, ty_c) = (self.type_of(b), self.type_of(c));
        let mut ty = Ty::DAG;
        let problem = match op {
            Op::Dag => match (ty_b, ty_c) {
                (Some(ty), _) if self.store.types.list_element(ty).is_none() => {
                    let text = self.store.type_text(ty);
                    Some((second.loc(), format!("expected list of children, got type '{text}'")))
                }
                (_, Some(ty)) if ty != Ty::LIST_STRING => {
                    let text = self.store.type_text(ty);
                    Some((third.loc(), format!("expected list<string>, got type '{text}'")))
                }
                (None, None) => {
                    let text = "cannot have both unset children and unset names in !dag";
                    Some((second.loc(), text.to_owned()))
                }
                _ => None,
            },
            Op::If => {
                let (Some(ty_b), Some(ty_c)) = (ty_b.or(ty_c), ty_c.or(ty_b)) else {
                    return Err(self.fail(call.next, "could not get type for !if"));
                };
                match self.common_type(ty_b, ty_c) {
                    Some(common) => {
                        ty = common;
                        None
                    }
                    None => {
                        let text = format!(
                            "inconsistent types '{}' and '{}' for !if",
                            self.store.type_text(ty_b),
                            self.store.type_text(ty_c)
                        );
                        Some((call.next, text))
                    }
                }
            }
            Op::Subst => match ty_c {
                Some(found) => {
                    ty = found;
                    None
                }
                None => Some((call.next, "could not get type for !subst".to_owned())),
            },
            _ => {
                if !matches!(ty_b, Some(Ty::INT | Ty::STRING)) {
                    let got = match ty_b {
                        Some(ty) => format!("type '{}'", self.store.type_text(ty)),
                        None => format!("'{}'", self.store.value_text(b)),
                    };
                    let text = format!("expected integer index or string name, got {got}");
                    Some((second.loc(), text))
                } else if op == Op::SetDagName && ty_c.is_some_and(|ty| ty != Ty::STRING) {
                    let got = self.type_name(c);
                    Some((third.loc(), format!("expected string or unset name, got type '{got}'")))
                } else {
                    None
                }
            }
        };
        if let Some((loc, text)) = problem {
            return Err(self.fail_at(loc, call.next, text));
        }
        self.fold(Node::Tern { op, ty, a, b, c }, record, false)
    }

    fn range_call(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        self.open(&mut call, "expected '(' after !range operator")?;
        let mut values = Vec::new();
        let mut first_is_list = false;
        loop {
            if values.len() == 3 {
                return Err(self.fail(call.next, "expected at most three values of integer"));
            }
            let operand = self.operand(&mut call)?;
            let value = self.plain_value(operand, record, None)?;
            values.push(value);
            let Some(ty) = self.type_of(value) else {
                let text = "expected value to be a typed value, got '?'";
                return Err(self.fail_at(call.loc, call.next, text));
            };
            let text = self.store.type_text(ty);
            let problem = if first_is_list {
                Some(format!("expected one list, got extra value of type '{text}'"))
            } else if values.len() == 1 && self.store.types.list_element(ty).is_some() {
                first_is_list = true;
                None
            } else if ty == Ty::INT {
                None
            } else if values.len() == 1 {
                Some(format!("expected list or int, got value of type '{text}'"))
            } else {
                Some(format!("expected value of type 'int', got '{text}'"))
            };
            if let Some(text) = problem {
                return Err(self.fail_at(operand.loc(), call.next, text));
            }
            if !self.take_separator(&mut call, b',') {
                break;
            }
        }
        self.close(&mut call, "expected ')' in operator")?;
        let (zero, one) = (self.store.int(0), self.store.int(1));
        let (a, b, c) = match values[..] {
            [list] if first_is_list => {
                let size = Node::Un { op: Op::Size, ty: Ty::INT, a: list };
                (zero, self.fold(size, record, false)?, one)
            }
            [end] => (zero, end, one),
            [start, end] => (start, end, one),
            [start, end, step] => (start, end, step),
            _ => return Err(Stop::Fatal),
        };
        self.fold(Node::Tern { op: Op::Range, ty: Ty::LIST_INT, a, b, c }, record, false)
    }

    /// Checks that an operand, if it has a type, has this one.
    fn typed(&mut self, value: Val, ty: Ty, what: &str) -> Option<String> {
        match self.type_of(value) {
            Some(found) if found != ty => {
                let name = self.store.type_text(ty);
                Some(format!("expected {name}, got type '{}'", self.store.type_text(found)))
            }
            None if value != Val::UNSET => Some(format!("could not determine type of {what}")),
            _ => None,
        }
    }

    fn substr(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        self.open(&mut call, "expected '(' after !substr operator")?;
        let a = self.operand_value(&mut call, record, None)?;
        self.comma(&mut call, "expected ',' in !substr operator")?;
        let second = self.operand(&mut call)?;
        let b = self.plain_value(second, record, None)?;
        let mut third = call.next;
        let c = if self.take_separator(&mut call, b',') {
            third = call.next;
            self.operand_value(&mut call, record, None)?
        } else {
            self.store.int(i64::MAX)
        };
        self.close(&mut call, "expected ')' in !substr operator")?;
        if let Some(expected) = expected
            && !self.is_convertible(Ty::STRING, expected)
        {
            let text = self.type_mismatch(expected, Ty::STRING);
            self.error(third, text);
        }
        if let Some(text) = self.typed(a, Ty::STRING, "the string in !substr") {
            return Err(self.fail(call.next, text));
        }
        if let Some(text) = self.typed(b, Ty::INT, "the start position in !substr") {
            return Err(self.fail_at(second.loc(), call.next, text));
        }
        if let Some(text) = self.typed(c, Ty::INT, "the length in !substr") {
            return Err(self.fail(call.next, text));
        }
        self.fold(Node::Tern { op: Op::Substr, ty: Ty::STRING, a, b, c }, record, false)
    }

    fn find(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        self.open(&mut call, "expected '(' after !find operator")?;
        let a = self.operand_value(&mut call, record, None)?;
        self.comma(&mut call, "expected ',' in !find operator")?;
        let second = self.operand(&mut call)?;
        let b = self.plain_value(second, record, None)?;
        let mut third = call.next;
        let c = if self.take_separator(&mut call, b',') {
            third = call.next;
            self.operand_value(&mut call, record, None)?
        } else {
            self.store.int(0)
        };
        self.close(&mut call, "expected ')' in !find operator")?;
        if let Some(expected) = expected
            && !self.is_convertible(Ty::INT, expected)
        {
            let text = self.type_mismatch(expected, Ty::INT);
            self.error(third, text);
        }
        if let Some(text) = self.typed(a, Ty::STRING, "the source string in !find") {
            return Err(self.fail(call.next, text));
        }
        if let Some(text) = self.typed(b, Ty::STRING, "the target string in !find") {
            return Err(self.fail_at(second.loc(), call.next, text));
        }
        if let Some(text) = self.typed(c, Ty::INT, "the start position in !find") {
            return Err(self.fail(call.next, text));
        }
        self.fold(Node::Tern { op: Op::Find, ty: Ty::INT, a, b, c }, record, false)
    }

    /// A record to hold iteration variables where there is none.
    fn scratch_record(&mut self, record: Option<RecordId>) -> RecordId {
        record.unwrap_or_else(|| {
            let name = self.store.string_of(".parse");
            self.store.add_record(RecordData::new(name, Loc::NONE, RecordKind::Def))
        })
    }

    fn add_variable(&mut self, record: RecordId, name: Sym, ty: Ty) {
        let field = FieldData {
            name,
            ty,
            value: Val::UNSET,
            kind: FieldKind::Normal,
            used: false,
            loc: Loc::NONE,
            value_span: Span::default(),
        };
        self.store.record_mut(record).fields.push(field);
    }

    fn is_field(&self, record: Option<RecordId>, name: Sym) -> bool {
        record.is_some_and(|record| self.store.record(record).field(name).is_some())
    }

    fn foreach_filter(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        const COMMA: &str = "expected ',' in !foreach/!filter";
        let op = call.op;
        self.open(&mut call, "expected '(' after !foreach/!filter")?;
        let missing = "first argument of !foreach/!filter must be an identifier";
        let (name, _) = self.operand_name(&mut call, missing)?;
        let a = self.store.string(name);
        if self.is_field(record, name) {
            let text =
                format!("iteration variable '{}' is already defined", self.store.value_text(a));
            return Err(self.fail(call.next, text));
        }
        self.comma(&mut call, COMMA)?;
        let b = self.operand_value(&mut call, record, None)?;
        self.comma(&mut call, COMMA)?;
        let Some(over) = self.type_of(b) else {
            return Err(self.fail(call.next, "could not get type of !foreach/!filter list or dag"));
        };
        let mut is_dag = false;
        let mut inner = None;
        let element = if let TyNode::List(element) = self.store.types.node(over) {
            if let Some(expected) = expected {
                let Some(out) = self.store.types.list_element(expected) else {
                    let text = self.store.type_text(expected);
                    let text = format!("expected value of type '{text}', but got list type");
                    return Err(self.fail_at(call.loc, call.next, text));
                };
                inner = match op {
                    Op::Foreach => Some(out),
                    Op::Filter => Some(Ty::INT),
                    _ => None,
                };
            }
            element
        } else if over == Ty::DAG && op == Op::Foreach {
            if let Some(expected) = expected
                && expected != Ty::DAG
            {
                let text = self.store.type_text(expected);
                let text = format!("expected value of type '{text}', but got dag type");
                return Err(self.fail_at(call.loc, call.next, text));
            }
            is_dag = true;
            Ty::DAG
        } else {
            let text = if op == Op::Foreach {
                "!foreach must have a list or dag argument"
            } else {
                "!filter must have a list argument"
            };
            return Err(self.fail(call.next, text));
        };
        let scratch = self.scratch_record(record);
        self.push_scope(ScopeKind::Record(scratch));
        self.add_variable(scratch, name, element);
        let c = self.operand_value(&mut call, Some(scratch), inner);
        self.store.record_mut(scratch).remove_field(name);
        self.pop_scope();
        let c = c?;
        self.close(&mut call, "expected ')' in !foreach/!filter")?;
        let ty = if op != Op::Foreach {
            self.store.types.list(element)
        } else if is_dag {
            element
        } else {
            let Some(ty) = self.type_of(c) else {
                let text = "could not get type of !foreach result expression";
                return Err(self.fail(call.next, text));
            };
            self.store.types.list(ty)
        };
        self.fold(Node::Tern { op, ty, a, b, c }, record, false)
    }

    fn foldl(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        const COMMA: &str = "expected ',' in !foldl";
        self.open(&mut call, "expected '(' after !foldl")?;
        let start = self.operand_value(&mut call, record, None)?;
        let Some(start_ty) = self.type_of(start) else {
            return Err(self.fail(call.next, "could not get type of !foldl start: '?'"));
        };
        self.comma(&mut call, COMMA)?;
        let list = self.operand_value(&mut call, record, None)?;
        let Some(list_ty) = self.type_of(list) else {
            return Err(self.fail(call.next, "could not get type of !foldl list: '?'"));
        };
        let Some(element) = self.store.types.list_element(list_ty) else {
            let text = self.store.type_text(list_ty);
            let text = format!("!foldl list must be a list, but is of type '{text}");
            return Err(self.fail(call.next, text));
        };
        self.comma(&mut call, COMMA)?;
        let mut names = [(Sym::EMPTY, Val::UNSET); 2];
        for (i, (which, side)) in [("third", "left"), ("fourth", "right")].into_iter().enumerate() {
            let missing = format!("{which} argument of !foldl must be an identifier");
            let (name, loc) = self.operand_name(&mut call, &missing)?;
            if self.is_field(record, name) {
                let text = self.store.text(name);
                let text = format!("{side} !foldl variable '\"{text}\"' already defined");
                return Err(self.fail(loc, text));
            }
            names[i] = (name, self.store.string(name));
            self.comma(&mut call, COMMA)?;
        }
        let [(acc, acc_value), (item, item_value)] = names;
        let scratch = self.scratch_record(record);
        self.push_scope(ScopeKind::Record(scratch));
        self.add_variable(scratch, acc, start_ty);
        self.add_variable(scratch, item, element);
        let expr = self.operand_value(&mut call, Some(scratch), None);
        self.store.record_mut(scratch).remove_field(acc);
        self.store.record_mut(scratch).remove_field(item);
        self.pop_scope();
        let expr = expr?;
        let Some(expr_ty) = self.type_of(expr) else {
            return Err(self.fail(call.next, "could not get type of !foldl expression"));
        };
        if expr_ty != start_ty {
            let text = format!(
                "!foldl expression must be of same type as start ({}), but is of type {}",
                self.store.type_text(start_ty),
                self.store.type_text(expr_ty)
            );
            return Err(self.fail(call.next, text));
        }
        self.close(&mut call, "expected ')' in fold operator")?;
        let parts = [start, list, acc_value, item_value, expr];
        let parts = self.store.values.intern_seq(&parts);
        self.fold(Node::Fold { ty: start_ty, parts }, record, false)
    }
}

fn is_arithmetic(op: Op) -> bool {
    matches!(
        op,
        Op::Add
            | Op::Sub
            | Op::And
            | Op::Or
            | Op::Xor
            | Op::Shl
            | Op::Sra
            | Op::Srl
            | Op::Mul
            | Op::Div
    )
}
