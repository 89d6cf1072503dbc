//! Folds operators that evaluate an expression per element, and `!cond`.

use super::resolve::MapResolver;
use super::{Eval, Outcome};
use crate::store::{Node, RecordId, Seq, Ty, Val};

impl Eval {
    pub(super) fn range(
        &mut self,
        start: i64,
        end: i64,
        step: i64,
        current: Option<RecordId>,
    ) -> Outcome<Val> {
        if step == 0 {
            self.error_in(current, "Step of !range can't be 0");
            return Ok(self.int_list(&[]));
        }
        let mut numbers = Vec::new();
        if (start < end) == (step > 0) && start != end {
            self.check_list(start.abs_diff(end) / step.unsigned_abs(), current)?;
            let mut next = Some(start);
            while let Some(number) = next {
                if (step > 0 && number >= end) || (step < 0 && number <= end) {
                    break;
                }
                numbers.push(number);
                next = number.checked_add(step);
            }
        }
        Ok(self.int_list(&numbers))
    }

    /// Substitutes `item` for the iteration variable in `expr`.
    pub(super) fn apply(
        &mut self,
        var: Val,
        item: Val,
        expr: Val,
        current: Option<RecordId>,
    ) -> Outcome<Val> {
        let mut map = MapResolver::new(current);
        if let Some(name) = self.store.as_sym(var) {
            map.set(name, item);
        }
        self.resolve(expr, &mut map)
    }

    pub(super) fn fold_foreach(
        &mut self,
        ty: Ty,
        var: Val,
        over: Val,
        expr: Val,
        current: Option<RecordId>,
    ) -> Outcome<Option<Val>> {
        match self.store.node(over) {
            Node::List(_, seq) => {
                let mut new = Vec::with_capacity(seq.len as usize);
                for i in seq.range() {
                    let item = self.store.values.pooled(i);
                    new.push(self.apply(var, item, expr, current)?);
                }
                let element = self.store.types.list_element(ty).unwrap_or(Ty::ANY_RECORD);
                Ok(Some(self.list(element, &new)))
            }
            Node::Dag { .. } => self.foreach_dag(var, over, expr, current).map(Some),
            _ => Ok(None),
        }
    }

    pub(super) fn foreach_dag(
        &mut self,
        var: Val,
        dag: Val,
        expr: Val,
        current: Option<RecordId>,
    ) -> Outcome<Val> {
        let Node::Dag { op, name, args } = self.store.node(dag) else {
            return self.apply(var, dag, expr, current);
        };
        self.enter()?;
        let new_op = self.apply(var, op, expr, current)?;
        let mut new = self.store.values.seq(args).to_vec();
        for arg in new.iter_mut().step_by(2) {
            *arg = self.foreach_dag(var, *arg, expr, current)?;
        }
        self.leave();
        let new_args = self.store.values.intern_seq(&new);
        if new_op == op && new_args == args {
            return Ok(dag);
        }
        Ok(self.store.values.get(Node::Dag { op: new_op, name, args: new_args }))
    }

    pub(super) fn fold_filter(
        &mut self,
        ty: Ty,
        var: Val,
        over: Val,
        expr: Val,
        current: Option<RecordId>,
    ) -> Outcome<Option<Val>> {
        let Some((_, items)) = self.as_list(over) else { return Ok(None) };
        let mut filtered = Vec::new();
        for item in items {
            let keep = self.apply(var, item, expr, current)?;
            match self.as_int(keep) {
                Some(0) => {}
                Some(_) => filtered.push(item),
                None => return Ok(None),
            }
        }
        let element = self.store.types.list_element(ty).unwrap_or(Ty::ANY_RECORD);
        Ok(Some(self.list(element, &filtered)))
    }

    /// Sorts by integer or string keys; the sort is stable.
    pub(super) fn fold_sort(
        &mut self,
        var: Val,
        over: Val,
        key: Val,
        current: Option<RecordId>,
    ) -> Outcome<Option<Val>> {
        let Some((element, items)) = self.as_list(over) else { return Ok(None) };
        let mut keyed = Vec::with_capacity(items.len());
        for item in items {
            let key = self.apply(var, item, key, current)?;
            let key = match (self.as_int(key), self.store.as_sym(key)) {
                (Some(int), _) => (int, String::new()),
                (None, Some(sym)) => (0, self.store.text(sym).to_owned()),
                (None, None) => return Ok(None),
            };
            keyed.push((key, item));
        }
        keyed.sort_by(|a, b| a.0.cmp(&b.0));
        let sorted: Vec<Val> = keyed.into_iter().map(|(_, item)| item).collect();
        Ok(Some(self.list(element, &sorted)))
    }

    pub(super) fn fold_cond(
        &mut self,
        node: Node,
        ty: Ty,
        arms: Seq,
        current: Option<RecordId>,
    ) -> Outcome<Option<Val>> {
        for i in arms.range().step_by(2) {
            let condition = self.store.values.pooled(i);
            match self.as_int(condition) {
                Some(0) => {}
                Some(_) => {
                    let value = self.store.values.pooled(i + 1);
                    return Ok(Some(self.convert(value, ty).unwrap_or(value)));
                }
                None => return Ok(None),
            }
        }
        let name = current.map_or_else(String::new, |id| self.store.record_name(id));
        let text = format!("{name} does not have any true condition in:{}", self.node_text(node));
        Err(self.fatal_in(current, text))
    }

    pub(super) fn fold_foldl(
        &mut self,
        parts: Seq,
        current: Option<RecordId>,
    ) -> Outcome<Option<Val>> {
        let parts = self.store.values.seq(parts);
        let [start, list, acc, item, expr] = [parts[0], parts[1], parts[2], parts[3], parts[4]];
        let Node::List(_, seq) = self.store.node(list) else { return Ok(None) };
        let (Some(acc), Some(item)) = (self.store.as_sym(acc), self.store.as_sym(item)) else {
            return Ok(None);
        };
        let mut value = start;
        for i in seq.range() {
            let mut map = MapResolver::new(current);
            map.set(acc, value);
            map.set(item, self.store.values.pooled(i));
            value = self.resolve(expr, &mut map)?;
            self.check_size()?;
        }
        Ok(Some(value))
    }
}
