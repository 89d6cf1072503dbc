//! Uses of bound names, in both parts of a rule.

use super::helpers::Wanted;
use super::symbols::{SymbolKind, split};
use super::{Accessor, Action, Keep, Lowering, Use, Values, may_be_absent};
use crate::fragment::{Fragment, Owned, OwnedForm, TypeUse, ViewOf};
use crate::model;
use crate::plan::attribute::Storage;
use crate::plan::slots::{Count, ValueSlot};
use crate::tablegen::Diagnostic;

impl<'r> Lowering<'_, 'r> {
    /// The use of a bound name in the first part.
    pub(super) fn viewed(&self, symbol: &str) -> model::Result<Use> {
        let (_, number) = split(symbol);
        let Some(found) = self.symbols.find(symbol) else {
            return Err(self.error(format!("referencing unbound symbol '{symbol}'")));
        };
        let local = found.local.clone();
        Ok(match (&found.kind, number) {
            (SymbolKind::Op(op), Some(index)) => {
                if index >= self.model.ops[*op].results.len() {
                    return Err(self.out_of_range(symbol, *op));
                }
                self.result_view(*op, index, &local)
            }
            (SymbolKind::Op(op), None) => {
                let count = self.model.ops[*op].results.len();
                let mut results = (0..count).map(|index| self.result_view(*op, index, &local));
                match (count, results.next()) {
                    (1, Some(result)) => result,
                    (_, Some(first)) => Use::Array(std::iter::once(first).chain(results).collect()),
                    (_, None) => Use::Local(local),
                }
            }
            (SymbolKind::Operand { group: Some(group), .. }, Some(index)) => {
                self.check_group(symbol, *group, index)?;
                Use::ElementView(local, index)
            }
            (SymbolKind::Property { op, index }, _) => {
                match self.kept_property(*op, *index, &local).1 {
                    // Other steps use the value, too.
                    of @ Use::Owned(_, Owned { form: OwnedForm::Value, .. }) => of,
                    _ => Use::Local(local),
                }
            }
            _ => Use::Local(local),
        })
    }

    /// How the value of a property is stored for the second part, if it cannot be as it is, and its use there.
    fn kept_property(&self, op: usize, index: usize, local: &str) -> (Option<Keep>, Use) {
        let slot = &self.ops.slots[op].properties[index];
        let of = Use::Local(local.to_owned());
        let name = slot.ty.innermost().0.last_name().unwrap_or_default();
        if slot.ty.has_lifetime("'ir") && ViewOf::by_name(&name) == Some(ViewOf::Attr) {
            return (Some(Keep::Attr(Some(slot.argument_ty.clone()))), of);
        }
        match slot.ty.stored() {
            Some(Owned { form: OwnedForm::Value, .. }) if self.planner.scope.is_enum(&name) => {
                (None, of)
            }
            Some(owned @ Owned { form: OwnedForm::Value, .. }) => {
                (None, Use::Owned(local.to_owned(), owned))
            }
            Some(owned) => (Some(Keep::Owned(owned)), Use::Owned(local.to_owned(), owned)),
            None => (None, of),
        }
    }

    fn result_view(&self, op: usize, index: usize, local: &str) -> Use {
        let slot = &self.ops.slots[op].results[index];
        match Accessor::of_value(local, slot) {
            Some(accessor) => Use::Accessor(accessor),
            None => Use::ResultView(local.to_owned(), index),
        }
    }

    /// The use of a symbol in the second part: a handle.
    pub(super) fn use_of(&mut self, symbol: &str) -> model::Result<Use> {
        self.referenced(symbol, false)
    }

    /// The use of a symbol in an expression: attributes are views.
    pub(super) fn viewed_or_handle(&mut self, symbol: &str) -> model::Result<Use> {
        self.referenced(symbol, true)
    }

    fn referenced(&mut self, symbol: &str, view: bool) -> model::Result<Use> {
        let (_, number) = split(symbol);
        let Some(found) = self.symbols.find(symbol) else {
            return Err(self.error(format!("referencing unbound symbol '{symbol}'")));
        };
        let (local, kind) = (found.local.clone(), found.kind.clone());
        self.used_locals.insert(local.clone());
        match &kind {
            SymbolKind::Attr { op, index } => {
                let slot = &self.ops.slots[*op].attributes[*index];
                if !slot.is_unit {
                    let ty = match &slot.storage {
                        Storage::Kind { elided, .. } => Some(elided.clone()),
                        Storage::Any => None,
                    };
                    let how = if view { Keep::Attr(ty) } else { Keep::Handle };
                    self.symbols.keep(symbol, how, may_be_absent(slot));
                }
            }
            SymbolKind::FoundAttr(ty) => {
                let ty = ty.map(|ty| {
                    let fragment = Fragment::composed(ty, self.rule.record);
                    self.planner.ty_of(fragment, "'_", TypeUse::Result)
                });
                let how = if view { Keep::Attr(ty) } else { Keep::Handle };
                self.symbols.keep(symbol, how, false);
            }
            SymbolKind::Operand { count, .. } => match count {
                Count::One | Count::Optional => {
                    self.symbols.keep(symbol, Keep::Value, *count == Count::Optional);
                }
                Count::Variadic | Count::Groups(_) => {
                    self.symbols.keep(symbol, Keep::Values, false);
                }
            },
            SymbolKind::Op(op) => {
                self.symbols.keep(symbol, Keep::Op(self.ops.views[*op].clone()), false);
            }
            SymbolKind::Value => self.symbols.keep(symbol, Keep::Value, false),
            SymbolKind::Property { op, index } => {
                let (how, of) = self.kept_property(*op, *index, &local);
                if let Some(how) = how {
                    self.symbols.keep(symbol, how, false);
                }
                return Ok(of);
            }
            SymbolKind::Values => {}
        }
        Ok(match (&kind, number) {
            (SymbolKind::Values, Some(index)) => Use::Element(local, index),
            (SymbolKind::Operand { group: Some(group), .. }, Some(index)) => {
                self.check_group(symbol, *group, index)?;
                Use::Element(local, index)
            }
            (SymbolKind::Op(op), Some(index)) => {
                if index >= self.model.ops[*op].results.len() {
                    return Err(self.out_of_range(symbol, *op));
                }
                self.result_of(*op, index, &local)
            }
            (SymbolKind::Op(op), None) => match self.model.ops[*op].results.len() {
                0 => Use::Local(local),
                1 => self.result_of(*op, 0, &local),
                count => Use::Array((0..count).map(|at| self.result_of(*op, at, &local)).collect()),
            },
            _ => Use::Local(local),
        })
    }

    /// Result or group of results `index` of the operation whose handle is in `local`.
    fn result_of(&mut self, op: usize, index: usize, local: &str) -> Use {
        let slots = &self.ops.slots[op].results;
        let is_fixed = slots[..=index].iter().all(|slot| slot.count == Count::One);
        if is_fixed {
            return Use::Result(local.to_owned(), index);
        }
        let values = self.symbols.fresh("results");
        self.actions.push(Action::ResultGroup(values.clone(), local.to_owned(), index));
        if slots[index].count == Count::One { Use::Element(values, 0) } else { Use::Local(values) }
    }

    /// The values bound to a symbol.
    pub(super) fn values_of(&mut self, symbol: &str) -> model::Result<Values> {
        let of = self.use_of(symbol)?;
        let found = self.symbols.find(symbol).map(|it| it.kind.clone());
        let number = split(symbol).1;
        let count_of = |slots: &[ValueSlot<'_>], index: usize| {
            slots.get(index).is_some_and(|slot| slot.count != Count::One)
        };
        let is_optional = matches!(found, Some(SymbolKind::Operand { count: Count::Optional, .. }));
        let is_list = match (&found, number) {
            (Some(SymbolKind::Operand { count: Count::Variadic | Count::Groups(_), .. }), None)
            | (Some(SymbolKind::Values), None) => true,
            (Some(SymbolKind::Value), None) => {
                matches!(&of, Use::Local(local) if self.natives.get(local) == Some(&Wanted::Values))
            }
            (Some(SymbolKind::Op(op)), index) => {
                count_of(&self.ops.slots[*op].results, index.unwrap_or(0))
            }
            _ => false,
        };
        Ok(match of {
            Use::Local(local) if is_list => Values::All(local),
            Use::Local(local) if is_optional => Values::Optional(local),
            Use::Array(list) => Values::Each(list),
            // A call may return an operation.
            Use::Local(local) if matches!(found, Some(SymbolKind::Value)) => {
                Values::Each(vec![Use::Into(local)])
            }
            of => Values::Each(vec![of]),
        })
    }

    /// Reports an operand that a `variadic` does not have.
    fn check_group(&self, symbol: &str, group: usize, index: usize) -> model::Result<()> {
        if index < group {
            return Ok(());
        }
        Err(self.error(format!("'{symbol}' is out of range: `variadic` has {group} operands")))
    }

    /// The error about a result that an operation does not have.
    fn out_of_range(&self, symbol: &str, op: usize) -> Box<Diagnostic> {
        let op = &self.model.ops[op];
        let count = op.results.len();
        self.error(format!("'{symbol}' is out of range: op '{}' has {count} results", op.name))
    }
}
