//! The conditions of a rule: constraints on arguments and on bound names.

use super::symbols::{SymbolKind, split};
use std::rc::Rc;

use super::{Absent, Code, Condition, Lowering, Place, Step, Use, helpers, may_be_absent};
use crate::fragment::{Expr, HelperType, Source as _, Visible};
use crate::model::{self, AppliedConstraint, Constant, ConstraintKind, Matcher};
use crate::plan::attribute::Storage;
use crate::plan::constraint::Subject;
use crate::plan::planner::OF_VALUE;
use crate::plan::slots::Count;

/// The placeholders of a constraint on a part of an operation.
const OF_VALUE_AT_OP: &[&str] = &["_self", "_builder", "_ctxt", "_op"];

/// The number of entities of a constraint that upstream supports.
const MAX_ENTITIES: usize = 4;

impl<'r> Lowering<'_, 'r> {
    /// The condition on the type of a value; nothing if every type satisfies it. `op` is the variable with the operation.
    pub(super) fn type_condition(
        &mut self,
        matcher: &Matcher<'r>,
        value: Place,
        op: Option<String>,
    ) -> model::Result<Option<Condition>> {
        let found = self.checked(Subject::Type, matcher, op)?;
        Ok(found.map(|(constant, op)| Condition::Type { constant, value, op }))
    }

    /// The condition on the attribute in a variable; nothing if every attribute satisfies it.
    pub(super) fn attr_condition(
        &mut self,
        matcher: &Matcher<'r>,
        local: String,
        typed: bool,
        absent: Absent,
        op: Option<String>,
    ) -> model::Result<Option<Condition>> {
        let found = self.checked(Subject::Attr, matcher, op)?;
        Ok(found.map(|(constant, op)| Condition::Attr { constant, local, typed, absent, op }))
    }

    /// The constant of a constraint that the rule checks, and `op` if it depends on the operation; nothing if it always
    /// holds.
    fn checked(
        &mut self,
        subject: Subject,
        matcher: &Matcher<'r>,
        op: Option<String>,
    ) -> model::Result<Option<(String, Option<String>)>> {
        if let Some(Constant::Attr(_, value)) = &matcher.constant {
            // Reports an error in the constant once, at its definition. The condition contains it as well.
            self.planner.scope.expr(value, OF_VALUE)?;
        }
        let predicate = &matcher.predicate.clone()?;
        let placeholders = if op.is_some() { OF_VALUE_AT_OP } else { OF_VALUE };
        let name = (!matcher.record.is_anonymous()).then(|| matcher.record.name());
        let is_cpp = !predicate.pasted().cpp().is_empty();
        let known = |this: &mut Self| {
            let constant = this.planner.constraint(subject, name, matcher.summary, predicate, None);
            let condition = this.planner.constraints.by_name[&constant].condition.clone();
            (constant, condition)
        };
        // What is not translated is a helper of the constant.
        let (constant, condition) = if is_cpp {
            known(self)
        } else {
            let condition = self.planner.condition(predicate, placeholders);
            if condition.is_true() { (String::new(), condition) } else { known(self) }
        };
        if condition.is_true() {
            return Ok(None);
        }
        let op = op.filter(|_| condition.uses("_op"));
        self.used.insert(constant.clone());
        Ok(Some((constant, op)))
    }

    /// The step that checks a constraint of the rule.
    pub(super) fn constraint(&mut self, constraint: &AppliedConstraint<'r>) -> model::Result<Step> {
        let Some(entities) = &constraint.entities else {
            return Err(
                self.error("operands to additional constraints can only be symbol references")
            );
        };
        match constraint.kind {
            ConstraintKind::Attr => {
                Err(self.error("cannot use AttrConstraint in Pattern multi-entity constraints"))
            }
            ConstraintKind::Type => {
                let [entity] = entities.as_slice() else {
                    return Err(self.error("type constraint requires exactly one argument"));
                };
                let value = self.viewed(entity)?;
                let uses = vec![("_self".to_owned(), Use::TypeOf(Box::new(value)))];
                let expr = self.planner.condition(&constraint.predicate, &["_self"]);
                let text = format!(
                    "value entity '{entity}' failed to satisfy constraint: '{}'",
                    constraint.summary
                );
                Ok(Step::Check(Condition::Holds(Code::new(expr, uses)), text))
            }
            ConstraintKind::Several => {
                if entities.len() > MAX_ENTITIES {
                    return Err(self.error("only support up to 4-entity constraints now"));
                }
                let mut uses = Vec::new();
                for (index, entity) in entities.iter().enumerate() {
                    uses.push((index.to_string(), self.viewed(entity)?));
                }
                if let Some(name) = constraint.self_name {
                    uses.push(("_self".to_owned(), self.viewed(name)?));
                }
                uses.push(("_builder".to_owned(), Use::RewriterContext));
                uses.push(("_ctxt".to_owned(), Use::RewriterContext));
                let classes = entities.iter().enumerate();
                let classes =
                    classes.filter_map(|(at, it)| Some((at.to_string(), self.class_of(it)?)));
                let of_self = constraint.self_name.and_then(|it| self.class_of(it));
                let of_self = of_self.map(|class| ("_self".to_owned(), class));
                let classes: Vec<_> = classes.chain(of_self).collect();
                let expr = self.several(constraint, entities, &classes, &mut uses);
                let text = format!(
                    "entities '{}' failed to satisfy constraint: '{}'",
                    entities.join(", "),
                    constraint.summary
                );
                Ok(Step::Check(Condition::Holds(Code::new(expr, uses)), text))
            }
        }
    }

    /// The condition of a constraint on `entities`. Adds the arguments of its helpers to `uses`.
    fn several(
        &mut self,
        constraint: &AppliedConstraint<'r>,
        entities: &[&str],
        classes: &[(String, String)],
        uses: &mut Vec<(String, Use)>,
    ) -> Rc<Expr> {
        let text = constraint.predicate.pasted().text().to_owned();
        let own: Vec<_> = uses.iter().map(|(name, _)| name.clone()).collect();
        let names: Vec<_> = own.iter().map(String::as_str).collect();
        let visible = Visible::from(&names).with_classes(classes);
        let symbols = entities.iter().copied().chain(constraint.self_name);
        let mut params = Vec::new();
        for (name, symbol) in own.iter().zip(symbols) {
            if !text.contains(&format!("${name}")) {
                continue;
            }
            let of = uses.iter().find(|(it, _)| it == name).map(|(_, of)| of.clone());
            let Some((ty, of)) = of.and_then(|of| self.passed_view(symbol, &of)) else {
                return self.planner.condition(&constraint.predicate, visible);
            };
            let passed = format!("{}_passed", name.trim_start_matches('_'));
            params.push((passed.clone(), ty));
            uses.push((passed, of));
        }
        let name = helpers::called(&text).unwrap_or("condition");
        let params = || params.clone();
        let helper: (&str, &dyn Fn() -> Vec<(String, HelperType)>) = (name, &params);
        self.planner.condition_or_helper(&constraint.predicate, visible, helper)
    }

    /// The type of a bound name in the first part, as named in the table of C++'s API; `None` if it is not known.
    fn class_of(&self, symbol: &str) -> Option<String> {
        let (_, number) = split(symbol);
        let of_count = |count: Count| match (count, number) {
            (Count::Optional, _) => "Value?",
            (Count::Variadic | Count::Groups(_), None) => "Values",
            _ => "Value",
        };
        let class = match &self.symbols.find(symbol)?.kind {
            SymbolKind::Operand { count, .. } => of_count(*count),
            SymbolKind::Op(op) => {
                let results = &self.ops.slots[*op].results;
                match (results.as_slice(), number) {
                    ([result], _) => of_count(result.count),
                    (_, Some(index)) => of_count(results.get(index)?.count),
                    _ => return None,
                }
            }
            SymbolKind::Attr { op, index } => {
                let slot = &self.ops.slots[*op].attributes[*index];
                let class = match &slot.storage {
                    Storage::Kind { elided, .. } => elided.last_name()?,
                    Storage::Any => "Attribute".to_owned(),
                };
                return match slot.is_unit {
                    true => None,
                    false if may_be_absent(slot) => Some(format!("{class}?")),
                    false => Some(class),
                };
            }
            SymbolKind::Value => "Value",
            _ => return None,
        };
        Some(class.to_owned())
    }
}
