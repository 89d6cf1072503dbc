//! Evaluates `!operator(...)`: reads the operands in order and checks each one as it is read.

mod iteration;
mod positional;

use super::{Eval, Outcome, ScopeKind, Stop};
use crate::parser::{Children, Cursor, Piece, Rule};
use crate::source::Loc;
use crate::store::{Node, Op, RecordId, Sym, Ty, Val};

/// An operator call being read.
pub(super) struct Call<'t> {
    op: Op,
    piece: &'t Piece<'t>,
    /// Position of the operator.
    loc: Loc,
    rest: Children<'t>,
    /// Position of the next token.
    next: Loc,
    /// Position after the closing parenthesis.
    end: Loc,
}

const NO_VALUE: &str = "Unknown or reserved token when parsing a value";

impl Eval {
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
            Op::Substr | Op::Find => self.substr_find(call, record, expected),
            Op::Dag | Op::If | Op::Subst | Op::SetDagArg | Op::SetDagName => {
                self.ternary(call, record, expected)
            }
            Op::Switch => self.switch(call, record, expected),
            _ => self.binary(call, record, expected),
        }
    }

    /// `<type>` after an operator.
    pub(super) fn operator_type(&mut self, call: &mut Call<'_>) -> Outcome<Ty> {
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
    pub(super) fn open(&mut self, call: &mut Call<'_>, missing: &str) -> Outcome<()> {
        match call.rest.peek() {
            Some(part) if part.rule() == Rule::value => Ok(()),
            // A type that the operator does not take.
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
    pub(super) fn operand<'t>(&mut self, call: &mut Call<'t>) -> Outcome<Cursor<'t>> {
        match call.rest.accept(Rule::value) {
            Some(part) => {
                call.next = part.next_loc();
                Ok(part)
            }
            None => Err(self.fail(call.next, NO_VALUE)),
        }
    }

    pub(super) fn operand_value(
        &mut self,
        call: &mut Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let part = self.operand(call)?;
        self.plain_value(part, record, expected)
    }

    /// An operand that must be a name.
    pub(super) fn operand_name(
        &mut self,
        call: &mut Call<'_>,
        missing: &str,
    ) -> Outcome<(Sym, Loc)> {
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

    /// Consumes the next token if it is `separator`; returns whether it did.
    pub(super) fn take_separator(&mut self, call: &mut Call<'_>, separator: u8) -> bool {
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

    pub(super) fn comma(&mut self, call: &mut Call<'_>, missing: &str) -> Outcome<()> {
        if self.take_separator(call, b',') { Ok(()) } else { Err(self.fail(call.next, missing)) }
    }

    /// The closing parenthesis.
    pub(super) fn close(&mut self, call: &mut Call<'_>, missing: &str) -> Outcome<()> {
        if call.rest.peek().is_some() {
            return Err(self.fail(call.next, missing));
        }
        call.next = call.end;
        Ok(())
    }

    pub(super) fn unary(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
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
                let first = match self.store.node(value) {
                    Node::List(_, seq) => Some(self.store.values.seq(seq).first().copied()),
                    _ => None,
                };
                let element = match first {
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
                    Op::Tail if first.is_some() => self.store.types.list(element),
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

    pub(super) fn isa(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        let ty = self.operator_type(&mut call)?;
        self.open(&mut call, "expected '(' after type of !isa")?;
        let a = self.operand_value(&mut call, record, None)?;
        self.close(&mut call, "expected ')' in !isa")?;
        self.fold(Node::IsA { ty, a }, None, false)
    }

    pub(super) fn exists(&mut self, mut call: Call<'_>, record: Option<RecordId>) -> Outcome<Val> {
        let ty = self.operator_type(&mut call)?;
        self.open(&mut call, "expected '(' after type of !exists")?;
        let operand = self.operand(&mut call)?;
        let a = self.plain_value(operand, record, None)?;
        let actual = self.type_of(a);
        if actual != Some(Ty::STRING) {
            let text = if actual.is_some_and(|ty| self.store.types.is_record(ty)) {
                "expected string type argument in !exists operator, please use !isa instead"
            } else {
                "expected string type argument in !exists operator"
            };
            return Err(self.fail_at(operand.loc(), call.next, text));
        }
        self.close(&mut call, "expected ')' in !exists")?;
        self.fold(Node::Exists { ty, a }, record, false)
    }

    pub(super) fn instances(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
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

    pub(super) fn cond(
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

    /// `!switch(key, case: value, ..., default)`, lowered to `!cond` on the key.
    pub(super) fn switch(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        self.open(&mut call, "expected '(' after !switch operator")?;
        let key = self.operand_value(&mut call, record, None)?;
        self.comma(&mut call, "expected ',' after key in !switch operator")?;
        let mut keys = vec![key];
        let mut values = Vec::new();
        loop {
            let operand = self.operand(&mut call)?;
            if call.rest.peek().is_none() {
                values.push(self.plain_value(operand, record, expected)?);
                break;
            }
            keys.push(self.plain_value(operand, record, None)?);
            if !self.take_separator(&mut call, b':') {
                let text = "expected ':' after case key in !switch operator";
                return Err(self.fail(call.next, text));
            }
            values.push(self.operand_value(&mut call, record, expected)?);
            self.comma(&mut call, "expected ',' after case value in !switch operator")?;
        }
        if let Err((first, second)) = self.unified(&keys) {
            let text = format!(
                "inconsistent types '{}' and '{}' between !switch key and case keys",
                self.store.type_text(first),
                self.store.type_text(second)
            );
            return Err(self.fail(call.end, text));
        }
        keys.remove(0);
        let mut arms = Vec::with_capacity(values.len() * 2);
        for (i, &value) in values.iter().enumerate() {
            arms.push(match keys.get(i) {
                Some(&case) => {
                    let is_case = Node::Bin { op: Op::Eq, ty: Ty::BIT, a: key, b: case };
                    self.fold(is_case, record, false)?
                }
                None => Val::TRUE,
            });
            arms.push(value);
        }
        self.conditional(call, arms, record)
    }

    /// The common type of the typed values; `None` if no value has a type. The error holds the
    /// first two incompatible types.
    fn unified(&mut self, values: &[Val]) -> Result<Option<Ty>, (Ty, Ty)> {
        let mut ty: Option<Ty> = None;
        for &value in values {
            let Some(value_ty) = self.type_of(value) else { continue };
            ty = match ty {
                None => Some(value_ty),
                Some(common) => Some(self.common_type(common, value_ty).ok_or((common, value_ty))?),
            };
        }
        Ok(ty)
    }

    /// `!cond` from alternating conditions and values.
    pub(super) fn conditional(
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
        let is_switch = call.op == Op::Switch;
        let values: Vec<Val> = arms.iter().copied().skip(1).step_by(2).collect();
        let ty = match self.unified(&values) {
            Ok(Some(ty)) => ty,
            Ok(None) => {
                let op = call.op.text();
                let text = format!("could not determine type for !{op} from its arguments");
                return Err(self.fail(call.next, text));
            }
            Err((first, second)) => {
                let text = format!(
                    "inconsistent types '{}' and '{}' for {}",
                    self.store.type_text(first),
                    self.store.type_text(second),
                    if is_switch { "!switch values" } else { "!cond" }
                );
                return Err(self.fail(call.next, text));
            }
        };
        let arms = self.store.values.intern_seq(&arms);
        self.fold(Node::Cond { ty, arms }, record, false)
    }

    /// Operators with any number of operands of related types.
    pub(super) fn binary(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let op = call.op;
        let (ty, arg_ty) = self.binary_types(&mut call, expected)?;
        if let (Some(ty), Some(expected)) = (ty, expected)
            && !self.is_convertible(ty, expected)
        {
            let text = self.type_mismatch(expected, ty);
            return Err(self.fail_at(call.loc, call.next, text));
        }
        self.open(&mut call, "expected '(' after binary operator")?;
        let (mut values, arg_ty) = self.binary_operands(&mut call, record, expected, arg_ty)?;
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
        if is_associative(op) {
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

    /// The types of the result and of the first operand, where the operator determines them.
    fn binary_types(
        &mut self,
        call: &mut Call<'_>,
        expected: Option<Ty>,
    ) -> Outcome<(Option<Ty>, Option<Ty>)> {
        Ok(match call.op {
            Op::Match => (Some(Ty::BIT), Some(Ty::STRING)),
            Op::Con | Op::SetDagOp | Op::SetDagOpName => (Some(Ty::DAG), Some(Ty::DAG)),
            Op::GetDagName => (Some(Ty::STRING), Some(Ty::DAG)),
            Op::GetDagArg => {
                let ty = match self.operator_type(call) {
                    Err(Stop::Failed(token)) => {
                        return Err(self.fail(token, "did not get type for !getdagarg operator"));
                    }
                    result => result?,
                };
                (Some(ty), Some(Ty::DAG))
            }
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => (Some(Ty::BIT), None),
            Op::ListConcat | Op::ListRemove => (None, expected),
            Op::ListSplat => (None, None),
            Op::StrConcat => (Some(Ty::STRING), Some(Ty::STRING)),
            Op::Interleave => (Some(Ty::STRING), None),
            _ => (Some(Ty::INT), Some(Ty::INT)),
        })
    }

    /// The operands, and the operand type after the last one. `arg_ty` is the type of the first.
    fn binary_operands(
        &mut self,
        call: &mut Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
        mut arg_ty: Option<Ty>,
    ) -> Outcome<(Vec<Val>, Option<Ty>)> {
        let op = call.op;
        let mut values: Vec<Val> = Vec::new();
        loop {
            let operand = self.operand(call)?;
            let value = self.plain_value(operand, record, arg_ty)?;
            values.push(value);
            let Some(value_ty) = self.type_of(value) else {
                let text = format!(
                    "expected value to be a typed value, got '{}'",
                    self.store.value_text(value)
                );
                return Err(self.fail_at(call.loc, call.next, text));
            };
            match arg_ty {
                None => {
                    arg_ty = Some(value_ty);
                    let problem = self.check_first_type(op, value_ty, values.len(), expected);
                    if let Some((at_operator, text)) = problem {
                        let loc = if at_operator { call.loc } else { operand.loc() };
                        return Err(self.fail_at(loc, call.next, text));
                    }
                    if matches!(op, Op::ListSplat | Op::Interleave) {
                        arg_ty = None;
                    }
                }
                Some(expected) => match self.common_type(expected, value_ty) {
                    None => {
                        let text = self.type_mismatch(expected, value_ty);
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
            if !self.take_separator(call, b',') {
                return Ok((values, arg_ty));
            }
        }
    }

    pub(super) fn type_mismatch(&self, expected: Ty, actual: Ty) -> String {
        format!(
            "expected value of type '{}', got '{}'",
            self.store.type_text(expected),
            self.store.type_text(actual)
        )
    }

    /// Checks the operand that determines the type of the others. Returns whether the error is
    /// reported at the operator, and its text.
    pub(super) fn check_first_type(
        &mut self,
        op: Op,
        ty: Ty,
        count: usize,
        expected: Option<Ty>,
    ) -> Option<(bool, String)> {
        let is_list = self.store.types.list_element(ty).is_some();
        let text = self.store.type_text(ty);
        let is_number = self.is_convertible(ty, Ty::INT);
        let is_string = ty == Ty::STRING;
        match op {
            Op::ListConcat | Op::ListRemove if !is_list => {
                Some((false, format!("expected a list, got value of type '{text}'")))
            }
            Op::ListSplat => {
                if count == 1
                    && let Some(expected) = expected
                {
                    let expected_text = self.store.type_text(expected);
                    let Some(element) = self.store.types.list_element(expected) else {
                        let text = format!(
                            "expected output type to be a list, got type '{expected_text}'"
                        );
                        return Some((true, text));
                    };
                    if !self.is_convertible(ty, element) {
                        let element = self.store.type_text(element);
                        let text = format!(
                            "expected first arg type to be '{text}', got value of type '{element}'"
                        );
                        return Some((true, text));
                    }
                }
                (count == 2 && ty != Ty::INT).then(|| {
                    (
                        false,
                        format!(
                            "expected second parameter to be an int, got value of type '{text}'"
                        ),
                    )
                })
            }
            Op::Eq | Op::Ne if !is_number && !is_string && !self.store.types.is_record(ty) => {
                let what = "expected bit, bits, int, string, or record; got value of type";
                Some((false, format!("{what} '{text}'")))
            }
            Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::GetDagArg if !is_number && !is_string => Some(
                (false, format!("expected bit, bits, int, or string; got value of type '{text}'")),
            ),
            Op::Interleave if count == 1 => {
                let fits = ty == Ty::LIST_STRING || self.is_convertible(ty, Ty::LIST_INT);
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
}

fn is_associative(op: Op) -> bool {
    matches!(
        op,
        Op::StrConcat | Op::ListConcat | Op::Con | Op::Add | Op::And | Op::Or | Op::Xor | Op::Mul
    )
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
