//! Plans constraints.

use super::{OF_OPERATION, Planner};
use crate::fragment::{Fragment, HelperType, RustType, Source as _, Visible};
use crate::model::{AttrConstraint, PlainConstraint, Predicate, TypeConstraint};
use crate::names::{screaming, slug};
use crate::plan::constraint::{Constraint, Stored, Subject};
use crate::tablegen::Record;

impl<'r> Planner<'r> {
    /// Returns the constant of a type constraint.
    pub(in crate::plan) fn type_constraint(&mut self, constraint: &TypeConstraint<'r>) -> String {
        self.check_once(constraint.builder_call, &["_builder", "_ctxt"]);
        let summary = match constraint.summary.strip_prefix("variadic of ") {
            Some(summary) if constraint.multiplicity.is_variadic() => summary,
            _ => constraint.summary,
        };
        let name = constraint.def_name();
        self.constraint(Subject::Type, name, summary, &constraint.predicate, None)
    }

    /// Returns the constant of an attribute constraint, which includes the stored kind.
    pub(in crate::plan) fn attr_constraint(&mut self, constraint: &AttrConstraint<'r>) -> String {
        self.check_once(constraint.const_builder, &["0", "_builder"]);
        let stored = constraint.storage.view();
        let name = constraint.def_name();
        // The kind alone decides; the predicate calls it as a definition is called.
        let is_renamed = stored.is_some_and(|view| self.scope.is_renamed(view));
        let always = is_renamed.then(Predicate::always);
        let predicate = always.as_ref().unwrap_or(&constraint.predicate);
        let stored = stored.map(|view| (view, constraint.record));
        self.constraint(Subject::Attr, name, constraint.summary, predicate, stored)
    }

    /// Returns the constant of a region constraint.
    pub(in crate::plan) fn region_constraint(
        &mut self,
        constraint: &PlainConstraint<'r>,
    ) -> String {
        let name = (!constraint.record.is_anonymous()).then(|| constraint.record.name());
        self.constraint(Subject::Region, name, constraint.summary, &constraint.predicate, None)
    }

    /// Returns the constant of a successor constraint; `None` if every successor satisfies it.
    pub(in crate::plan) fn successor_constraint(
        &mut self,
        constraint: &PlainConstraint<'r>,
    ) -> Option<String> {
        if constraint.predicate.is_always() {
            return None;
        }
        let name = (!constraint.record.is_anonymous()).then(|| constraint.record.name());
        let (summary, predicate) = (constraint.summary, &constraint.predicate);
        Some(self.constraint(Subject::Successor, name, summary, predicate, None))
    }

    /// Reports errors in a fragment that not every operation uses.
    fn check_once(&mut self, fragment: Option<Fragment<'r>>, placeholders: &[&str]) {
        if let Some(fragment) = fragment
            && self.constraints.checked.insert(fragment.text.to_owned())
            && fragment.cpp().is_empty()
        {
            self.expr(&fragment, placeholders);
        }
    }

    /// The constant of a constraint.
    pub(in crate::plan) fn constraint(
        &mut self,
        subject: Subject,
        def_name: Option<&str>,
        summary: &'r str,
        predicate: &Predicate<'r>,
        stored: Option<(&'r str, Record<'r>)>,
    ) -> String {
        let condition = predicate.pasted().text().to_owned();
        let key_text = condition.clone();
        let kind = stored.map_or(String::new(), |(ty, _)| ty.to_owned());
        let key = (subject, summary.to_owned(), condition, kind);
        if let Some(name) = self.constraints.names.get(&key) {
            return name.clone();
        }
        let suffix = subject.suffix();
        let base = def_name.map_or_else(|| slug(summary), str::to_owned);
        let mut base =
            screaming(&if base.ends_with(suffix) { base } else { format!("{base}{suffix}") });
        if self.constraints.taken.contains(&base) {
            base.push_str("_CONSTRAINT");
        }
        let mut name = base.clone();
        let mut number = 2;
        while self.constraints.by_name.contains_key(&name) {
            name = format!("{base}_{number}");
            number += 1;
        }
        let view = subject.view();
        let uses_op = key_text.contains("$_op");
        let params = || {
            let op = uses_op.then(|| ("_op".to_owned(), HelperType::OpRef));
            std::iter::once(("_self".to_owned(), view.clone())).chain(op).collect()
        };
        let visible = Visible::from(OF_OPERATION).with_subject(Some(subject.class()));
        let condition = self.condition_or_helper(predicate, visible, (&base, &params));
        let stored = match stored {
            None => Stored::Any,
            Some((ty, record)) => {
                let kind = self.ty(ty, "'_", (record, "storageType"));
                let tested = self.scope.path(ty, record.span());
                let is_tested = condition.tested_kind("_self").is_some_and(|found| {
                    tested.is_some_and(|path| *found == RustType::at_path(&path))
                });
                if is_tested { Stored::Tested } else { Stored::Kind(kind) }
            }
        };
        let constraint = Constraint { subject, summary, condition, stored };
        self.constraints.by_name.insert(name.clone(), constraint);
        self.constraints.names.insert(key, name.clone());
        name
    }
}
