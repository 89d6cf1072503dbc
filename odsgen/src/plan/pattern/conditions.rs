//! The conditions of a rule: constraints on arguments and on bound names.

use super::{Absent, Code, Condition, Lowering, Place, Step, Use};
use crate::model::{self, AppliedConstraint, Constant, ConstraintKind, Matcher};
use crate::plan::constraint::Subject;
use crate::plan::planner::OF_VALUE;

/// The number of entities of a constraint that upstream supports.
const MAX_ENTITIES: usize = 4;

impl<'r> Lowering<'_, 'r> {
    /// The condition on the type of a value; nothing if every type satisfies it.
    pub(super) fn type_condition(
        &mut self,
        matcher: &Matcher<'r>,
        value: Place,
    ) -> model::Result<Option<Condition>> {
        let constant = self.checked(Subject::Type, matcher)?;
        Ok(constant.map(|constant| Condition::Type(constant, value)))
    }

    /// The condition on the attribute in a variable; nothing if every attribute satisfies it.
    pub(super) fn attr_condition(
        &mut self,
        matcher: &Matcher<'r>,
        local: String,
        typed: bool,
        absent: Absent,
    ) -> model::Result<Option<Condition>> {
        let constant = self.checked(Subject::Attr, matcher)?;
        Ok(constant.map(|constant| Condition::Attr { constant, local, typed, absent }))
    }

    /// The constant of a constraint that the rule checks; nothing if it always holds.
    fn checked(
        &mut self,
        subject: Subject,
        matcher: &Matcher<'r>,
    ) -> model::Result<Option<String>> {
        if let Some(Constant::Attr(_, value)) = &matcher.constant {
            // Reports an error in the constant once, at its definition. The condition contains it as well.
            self.planner.scope.expr(value, OF_VALUE)?;
        }
        let predicate = &matcher.predicate.clone()?;
        if self.planner.condition(predicate, None, OF_VALUE).is_true() {
            return Ok(None);
        }
        let name = (!matcher.record.is_anonymous()).then(|| matcher.record.name());
        let constant = self.planner.constraint(subject, name, matcher.summary, predicate, None);
        self.used.insert(constant.clone());
        Ok(Some(constant))
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
                let expr = self.planner.condition(&constraint.predicate, None, &["_self"]);
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
                let names: Vec<_> = uses.iter().map(|(name, _)| name.as_str()).collect();
                let expr = self.planner.condition(&constraint.predicate, None, &names);
                let text = format!(
                    "entities '{}' failed to satisfy constraint: '{}'",
                    entities.join(", "),
                    constraint.summary
                );
                Ok(Step::Check(Condition::Holds(Code::new(expr, uses)), text))
            }
        }
    }
}
