//! `!foreach`, `!filter`, `!sort` and `!foldl`: operators that declare iteration variables.

use super::Call;
use super::{Eval, Outcome, ScopeKind};
use crate::source::{Loc, Span};
use crate::store::{
    FieldData, FieldKind, Node, Op, RecordData, RecordId, RecordKind, Sym, Ty, TyNode, Val,
};

impl Eval {
    /// The record that holds iteration variables: `record`, or a new one if there is none.
    pub(in crate::eval) fn scratch_record(&mut self, record: Option<RecordId>) -> RecordId {
        record.unwrap_or_else(|| {
            let name = self.store.string_of(".parse");
            self.store.add_record(RecordData::new(name, Loc::NONE, RecordKind::Def))
        })
    }

    pub(in crate::eval) fn add_variable(&mut self, record: RecordId, name: Sym, ty: Ty) {
        let field = FieldData {
            name,
            ty,
            value: Val::UNSET,
            kind: FieldKind::Normal,
            used: false,
            loc: Loc::NONE,
            value_span: Span::default(),
            set_at: Loc::NONE,
        };
        self.store.record_mut(record).fields.push(field);
    }

    pub(in crate::eval) fn is_field(&self, record: Option<RecordId>, name: Sym) -> bool {
        record.is_some_and(|record| self.store.record(record).field(name).is_some())
    }

    pub(in crate::eval) fn foreach_filter(
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
            let text = match op {
                Op::Foreach => "!foreach must have a list or dag argument",
                Op::Sort => "!sort must have a list argument",
                _ => "!filter must have a list argument",
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

    pub(in crate::eval) fn foldl(
        &mut self,
        mut call: Call<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
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
