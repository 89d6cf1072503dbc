//! Folds operators that query types and records.

use super::{Eval, Outcome};
use crate::bytes;
use crate::names::compare_numeric;
use crate::store::{Global, Node, Op, RecordId, Ty, TyNode, Val};

impl Eval {
    pub(super) fn fold_cast(
        &mut self,
        ty: Ty,
        a: Val,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Outcome<Option<Val>> {
        if ty == Ty::STRING {
            match self.store.node(a) {
                Node::Str { .. } => return Ok(Some(a)),
                Node::Def(id) => {
                    let text = self.store.record_name(id);
                    return Ok(Some(self.store.string_of(&text)));
                }
                _ => {}
            }
            if let Some(int) = self.as_int(a) {
                return Ok(Some(self.store.string_of(&int.to_string())));
            }
        } else if self.store.types.is_record(ty)
            && let Node::Str { sym, .. } = self.store.node(a)
        {
            let def = match self.store.globals.get(&sym) {
                Some(&Global::Def(id)) => Some(id),
                _ => None,
            };
            let def = match (def, current) {
                (None, Some(current)) if self.is_own_name(current, a) => {
                    if !is_final {
                        return Ok(None);
                    }
                    Some(current)
                }
                _ => def,
            };
            let Some(id) = def else {
                if is_final {
                    let text = format!("Undefined reference to record: '{}'", self.store.text(sym));
                    return Err(self.fatal_in(current, text));
                }
                return Ok(None);
            };
            let record_ty = self.store.record_type(id);
            if !self.type_is_a(record_ty, ty) {
                let text = format!(
                    "Expected type '{}', got '{}' in: {}",
                    self.store.type_text(ty),
                    self.store.type_text(record_ty),
                    self.node_text(Node::Un { op: Op::Cast, ty, a })
                );
                return Err(self.fatal_in(current, text));
            }
            return Ok(Some(self.store.record_value(id)));
        }
        Ok(self.convert(a, ty))
    }

    /// True if a string is the name of the record being built.
    pub(super) fn is_own_name(&mut self, record: RecordId, name: Val) -> bool {
        let own = self.store.record(record).name;
        match self.store.node(own) {
            Node::AnonymousName(_) => self.plain_name(own) == name,
            _ => own == name,
        }
    }

    pub(super) fn fold_isa(&mut self, ty: Ty, a: Val) -> Option<Val> {
        let value_ty = self.type_of(a)?;
        if self.is_convertible(value_ty, ty) {
            return Some(self.store.int(1));
        }
        let never = !self.store.types.is_record(ty)
            || (!self.is_convertible(ty, value_ty) && self.is_concrete(a))
            || matches!(self.store.node(a), Node::Def(_));
        never.then(|| self.store.int(0))
    }

    pub(super) fn fold_exists(
        &mut self,
        ty: Ty,
        a: Val,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Option<Val> {
        let Node::Str { sym, .. } = self.store.node(a) else { return None };
        let mut def = match self.store.globals.get(&sym) {
            Some(&Global::Def(id)) => Some(id),
            _ => None,
        };
        if def.is_none()
            && let Some(current) = current
            && self.is_own_name(current, a)
        {
            if !is_final {
                return None;
            }
            def = Some(current);
        }
        match def {
            Some(id) => {
                let record_ty = self.store.record_type(id);
                let is_a = self.type_is_a(record_ty, ty);
                Some(self.store.int(i64::from(is_a)))
            }
            None => is_final.then(|| self.store.int(0)),
        }
    }

    pub(super) fn fold_instances(
        &mut self,
        ty: Ty,
        a: Val,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Outcome<Option<Val>> {
        if current.is_some() && !is_final {
            return Ok(None);
        }
        let Node::Str { sym, .. } = self.store.node(a) else { return Ok(None) };
        let Some(regex) = self.regex(sym) else {
            let text = format!("invalid regex '{}'", self.store.text(sym));
            return Err(self.fatal(None, text));
        };
        let TyNode::Record(seq) = self.store.types.node(ty) else { return Ok(None) };
        let classes = self.store.types.classes(seq).to_vec();
        let mut matches: Vec<(Vec<u8>, RecordId)> = Vec::new();
        for i in 0..self.store.defs.len() {
            let id = self.store.defs[i];
            if classes.iter().all(|&class| self.store.is_subclass(id, class)) {
                let name = bytes::encode(&self.store.record_name(id)).into_owned();
                if self.is_match(&regex, &name)? {
                    matches.push((name, id));
                }
            }
        }
        matches.sort_by(|a, b| compare_numeric(&a.0, &b.0));
        let values: Vec<Val> = matches.iter().map(|&(_, id)| self.store.record_value(id)).collect();
        Ok(Some(self.list(ty, &values)))
    }
}
