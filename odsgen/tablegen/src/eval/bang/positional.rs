//! Operators with positional operands: `!range`, `!substr`, `!find` and the ternary operators.

use super::Call;
use super::{Eval, Outcome, Stop};
use crate::source::Loc;
use crate::store::{Node, Op, RecordId, Ty, Val};

impl Eval {
    pub(in crate::eval) fn ternary(
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
        let typed = match op {
            Op::Dag => self.check_dag((b, second.loc()), (c, third.loc())).map(|()| Ty::DAG),
            Op::If => self.type_of_if(b, c).map_err(|text| (call.next, text)),
            Op::Subst => {
                let text = "could not get type for !subst";
                self.type_of(c).ok_or_else(|| (call.next, text.to_owned()))
            }
            _ => self.check_set(op, (b, second.loc()), (c, third.loc())).map(|()| Ty::DAG),
        };
        match typed {
            Ok(ty) => self.fold(Node::Tern { op, ty, a, b, c }, record, false),
            Err((loc, text)) => Err(self.fail_at(loc, call.next, text)),
        }
    }

    /// Why `children` and `names` are no operands of `!dag`, and where.
    fn check_dag(
        &mut self,
        (children, children_at): (Val, Loc),
        (names, names_at): (Val, Loc),
    ) -> Result<(), (Loc, String)> {
        match (self.type_of(children), self.type_of(names)) {
            (Some(ty), _) if self.store.types.list_element(ty).is_none() => {
                let text = self.store.type_text(ty);
                Err((children_at, format!("expected list of children, got type '{text}'")))
            }
            (_, Some(ty)) if ty != Ty::LIST_STRING => {
                let text = self.store.type_text(ty);
                Err((names_at, format!("expected list<string>, got type '{text}'")))
            }
            (None, None) => {
                let text = "cannot have both unset children and unset names in !dag";
                Err((children_at, text.to_owned()))
            }
            _ => Ok(()),
        }
    }

    /// The type of `!if`, whose values are `b` and `c`.
    fn type_of_if(&mut self, b: Val, c: Val) -> Result<Ty, String> {
        let (ty_b, ty_c) = (self.type_of(b), self.type_of(c));
        let (Some(ty_b), Some(ty_c)) = (ty_b.or(ty_c), ty_c.or(ty_b)) else {
            return Err("could not get type for !if".to_owned());
        };
        self.common_type(ty_b, ty_c).ok_or_else(|| {
            format!(
                "inconsistent types '{}' and '{}' for !if",
                self.store.type_text(ty_b),
                self.store.type_text(ty_c)
            )
        })
    }

    /// Why `key` and `new` are no operands of `!setdagarg` or `!setdagname`, and where.
    fn check_set(
        &mut self,
        op: Op,
        (key, key_at): (Val, Loc),
        (new, new_at): (Val, Loc),
    ) -> Result<(), (Loc, String)> {
        let ty = self.type_of(key);
        if !matches!(ty, Some(Ty::INT | Ty::STRING)) {
            let got = match ty {
                Some(ty) => format!("type '{}'", self.store.type_text(ty)),
                None => format!("'{}'", self.store.value_text(key)),
            };
            return Err((key_at, format!("expected integer index or string name, got {got}")));
        }
        if op == Op::SetDagName && self.type_of(new).is_some_and(|ty| ty != Ty::STRING) {
            let got = self.type_name(new);
            return Err((new_at, format!("expected string or unset name, got type '{got}'")));
        }
        Ok(())
    }

    pub(in crate::eval) fn range_call(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
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

    /// Checks the type of an operand; returns the text of the error. `?` has any type.
    pub(in crate::eval) fn typed(&mut self, value: Val, ty: Ty, what: &str) -> Option<String> {
        match self.type_of(value) {
            Some(actual) if actual != ty => {
                let name = self.store.type_text(ty);
                Some(format!("expected {name}, got type '{}'", self.store.type_text(actual)))
            }
            None if value != Val::UNSET => Some(format!("could not determine type of {what}")),
            _ => None,
        }
    }

    /// `!substr(string, start, length?)` and `!find(string, part, start?)`.
    pub(in crate::eval) fn substr_find(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
        expected: Option<Ty>,
    ) -> Outcome<Val> {
        let op = call.op;
        let (ty, second_ty, names, default) = if op == Op::Substr {
            let names = ["the string", "the start position", "the length"];
            (Ty::STRING, Ty::INT, names, i64::MAX)
        } else {
            let names = ["the source string", "the target string", "the start position"];
            (Ty::INT, Ty::STRING, names, 0)
        };
        let name = op.text();
        self.open(&mut call, &format!("expected '(' after !{name} operator"))?;
        let a = self.operand_value(&mut call, record, None)?;
        self.comma(&mut call, &format!("expected ',' in !{name} operator"))?;
        let second = self.operand(&mut call)?;
        let b = self.plain_value(second, record, None)?;
        let mut third = call.next;
        let c = if self.take_separator(&mut call, b',') {
            third = call.next;
            self.operand_value(&mut call, record, None)?
        } else {
            self.store.int(default)
        };
        self.close(&mut call, &format!("expected ')' in !{name} operator"))?;
        if let Some(expected) = expected
            && !self.is_convertible(ty, expected)
        {
            let text = self.type_mismatch(expected, ty);
            self.error(third, text);
        }
        let operands = [(a, Ty::STRING), (b, second_ty), (c, Ty::INT)];
        for (index, ((value, ty), what)) in operands.into_iter().zip(names).enumerate() {
            if let Some(text) = self.typed(value, ty, &format!("{what} in !{name}")) {
                let next = call.next;
                let at = if index == 1 { second.loc() } else { next };
                return Err(self.fail_at(at, next, text));
            }
        }
        self.fold(Node::Tern { op, ty, a, b, c }, record, false)
    }
}
