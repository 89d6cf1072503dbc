//! Constraints on types, attributes and regions: the constants that operations share.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::planner::Planner;
use crate::fragment::language::UNTRANSLATED;
use crate::fragment::{Expr, Fragment, RustType, Source as _};
use crate::model::{AttrConstraint, PlainConstraint, Predicate, PredicateTree, TypeConstraint};
use crate::names::{screaming, snake};
use crate::tablegen::{Diagnostic, Record};

/// The placeholders in a condition on a type or attribute.
pub(super) const OF_VALUE: &[&str] = &["_self", "_builder", "_ctxt"];

/// A constraint.
#[derive(Clone, Debug)]
pub(crate) struct Constraint<'r> {
    /// The constrained entity.
    pub subject: Subject,
    /// The description for diagnostics.
    pub summary: &'r str,
    /// The condition on `$_self`.
    pub condition: Rc<Expr>,
    /// For an attribute, the stored kind.
    pub stored: Stored,
}

/// The entity that a constraint restricts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Subject {
    /// The type of an operand or result.
    Type,
    /// An attribute.
    Attr,
    /// A region.
    Region,
}

impl Subject {
    /// The name of the subject in the table of C++'s API.
    fn class(self) -> &'static str {
        match self {
            Self::Type => "Type",
            Self::Attr => "Attribute",
            Self::Region => "Region",
        }
    }

    /// The type of the subject.
    fn view(self) -> &'static str {
        match self {
            Self::Type => "rt::TypeRef<'_>",
            Self::Attr => "rt::AttrRef<'_>",
            Self::Region => "rt::RegionRef<'_>",
        }
    }

    fn suffix(self) -> &'static str {
        match self {
            Self::Type => "Type",
            Self::Attr => "Attr",
            Self::Region => "Region",
        }
    }
}

/// The kind of attribute that satisfies a constraint.
#[derive(Clone, Debug)]
pub(crate) enum Stored {
    /// Any kind.
    Any,
    /// The kind that the condition tests, without further conditions.
    Tested,
    /// This kind, in addition to the condition.
    Kind(RustType),
}

/// The constraints of a module, by constant name.
#[derive(Default, Debug)]
pub(super) struct Constraints<'r> {
    by_name: BTreeMap<String, Constraint<'r>>,
    /// The constant of each constraint. Equal constraints share one, named after the first.
    names: FxHashMap<Key, String>,
    /// Names of other constants.
    taken: FxHashSet<String>,
    /// Checked fragments that only some operations use.
    checked: FxHashSet<String>,
}

/// The content of a constraint: subject, summary, condition and stored kind.
type Key = (Subject, String, String, String);

impl<'r> Constraints<'r> {
    /// Reserves `names` for other constants.
    pub(super) fn reserve(&mut self, names: impl IntoIterator<Item = String>) {
        self.taken.extend(names);
    }

    /// All constraints by name, sorted.
    pub(super) fn into_list(self) -> Vec<(String, Constraint<'r>)> {
        self.by_name.into_iter().collect()
    }
}

impl<'r> Planner<'r> {
    /// Returns the constant of a type constraint.
    pub(super) fn type_constraint(&mut self, constraint: &TypeConstraint<'r>) -> String {
        self.check_once(constraint.builder_call, &["_builder", "_ctxt"]);
        let summary = match constraint.summary.strip_prefix("variadic of ") {
            Some(summary) if constraint.multiplicity.is_variadic() => summary,
            _ => constraint.summary,
        };
        let name = constraint.def_name();
        self.constraint(Subject::Type, name, summary, &constraint.predicate, None)
    }

    /// Returns the constant of an attribute constraint, which includes the stored kind.
    pub(super) fn attr_constraint(&mut self, constraint: &AttrConstraint<'r>) -> String {
        self.check_once(constraint.const_builder, &["0", "_builder"]);
        let stored = (constraint.storage_type != "Attribute")
            .then_some((constraint.storage_type, constraint.record));
        let name = constraint.def_name();
        // The kind alone decides; the predicate calls it as a definition is called.
        let always = self.scope.is_renamed(constraint.storage_type).then(Predicate::always);
        let predicate = always.as_ref().unwrap_or(&constraint.predicate);
        self.constraint(Subject::Attr, name, constraint.summary, predicate, stored)
    }

    /// Returns the constant of a region constraint.
    pub(super) fn region_constraint(&mut self, constraint: &PlainConstraint<'r>) -> String {
        let name = (!constraint.record.is_anonymous()).then(|| constraint.record.name());
        self.constraint(Subject::Region, name, constraint.summary, &constraint.predicate, None)
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
    pub(super) fn constraint(
        &mut self,
        subject: Subject,
        def_name: Option<&str>,
        summary: &'r str,
        predicate: &Predicate<'r>,
        stored: Option<(&'r str, Record<'r>)>,
    ) -> String {
        let condition = predicate.pasted().text().to_owned();
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
        self.scope.set_subject(Some(subject.class()));
        let view = subject.view();
        let params = || vec![("_self".to_owned(), view.to_owned())];
        let condition = self.condition_or_helper(predicate, None, OF_VALUE, (&base, &params));
        self.scope.set_subject(None);
        let stored = match stored {
            None => Stored::Any,
            Some((ty, record)) => {
                let kind = self.ty(ty, "'_", (record, "storageType"));
                let tested = self.scope.path(ty, record.span());
                let is_tested = condition.tested_kind("_self").is_some_and(|found| {
                    tested
                        .is_some_and(|path| found.is_same(&RustType::spelled(quote::quote!(#path))))
                });
                if is_tested { Stored::Tested } else { Stored::Kind(kind) }
            }
        };
        let constraint = Constraint { subject, summary, condition, stored };
        self.constraints.by_name.insert(name.clone(), constraint);
        self.constraints.names.insert(key, name.clone());
        name
    }

    /// The condition of a predicate. Reports errors at the location of the condition if it is known, otherwise at
    /// `owner`.
    pub(super) fn condition(
        &mut self,
        predicate: &Predicate<'r>,
        owner: Option<Record<'r>>,
        placeholders: &[&str],
    ) -> Rc<Expr> {
        let none = || Vec::new();
        self.condition_or_helper(predicate, owner, placeholders, ("", &none))
    }

    /// As [`Self::condition`]. What is C++ and is not translated is a helper, which the author of the dialect writes: it is
    /// called `name` and has the parameters `params`, which are placeholders; none if there is no helper.
    pub(super) fn condition_or_helper(
        &mut self,
        predicate: &Predicate<'r>,
        owner: Option<Record<'r>>,
        placeholders: &[&str],
        (name, params): (&str, &dyn Fn() -> Vec<(String, String)>),
    ) -> Rc<Expr> {
        match self.tree(&predicate.tree, placeholders, (name, params)) {
            Ok(expr) => Rc::new(expr),
            Err(error) => {
                self.report_leaves(predicate, owner, placeholders, *error);
                Rc::new(Expr::bool(true))
            }
        }
    }

    fn tree(
        &mut self,
        tree: &PredicateTree<'r>,
        placeholders: &[&str],
        helper: (&str, &dyn Fn() -> Vec<(String, String)>),
    ) -> crate::model::Result<Expr> {
        let mut list = |children: &[PredicateTree<'r>]| {
            children
                .iter()
                .map(|child| self.tree(child, placeholders, helper))
                .collect::<Result<Vec<_>, _>>()
        };
        Ok(match tree {
            PredicateTree::And(children) => Expr::all(list(children)?),
            PredicateTree::Or(children) => Expr::any(list(children)?),
            PredicateTree::Not(child) => Expr::negated(self.tree(child, placeholders, helper)?),
            PredicateTree::Leaf(code) => match self.scope.condition(code, placeholders) {
                Ok(expr) => (*expr).clone(),
                Err(error) if code.cpp().is_empty() => return Err(error),
                Err(error) => self.helper_call(code.text(), "bool", helper, &error).ok_or(error)?,
            },
        })
    }

    /// A call of a helper that replaces `cpp`, which is not translated because of `error`.
    pub(super) fn helper_call(
        &mut self,
        cpp: &str,
        returns: &str,
        (name, params): (&str, &dyn Fn() -> Vec<(String, String)>),
        error: &Diagnostic,
    ) -> Option<Expr> {
        let params = params();
        if name.is_empty() || !self.scope.has_dialect() {
            return None;
        }
        let reason = error.message.strip_prefix(UNTRANSLATED).unwrap_or(&error.message);
        let names: Vec<_> = params.iter().map(|(name, _)| name.clone()).collect();
        let types = params.into_iter().map(|(name, ty)| (parameter_of(&name, &ty), ty)).collect();
        let helper = self.scope.helper(name, types, returns, (cpp, reason));
        self.note_helper(&helper, error);
        Some(Expr::call(&helper, names))
    }

    /// Reports the errors of an invalid predicate: those of its leaves, or else `error`, the error of the whole.
    fn report_leaves(
        &mut self,
        predicate: &Predicate<'r>,
        owner: Option<Record<'r>>,
        placeholders: &[&str],
        error: Diagnostic,
    ) {
        let transformer = owner.and_then(|owner| Fragment::of_field(owner, "transformer"));
        let whole = predicate.pasted();
        let mut found = false;
        for leaf in transformer.into_iter().chain(predicate.leaves.iter().copied()) {
            if leaf.find(0, 1).is_none() {
                continue;
            }
            // The whole may have replaced placeholders of leaves.
            match self.scope.condition(&leaf, placeholders) {
                Err(error)
                    if !crate::fragment::is_unknown_placeholder(&error)
                        || whole.text().contains(leaf.text) =>
                {
                    self.report(*error);
                    found = true;
                }
                _ => {}
            }
        }
        if !found {
            let whole = owner.or(predicate.record).map(|it| Fragment::composed(whole.text(), it));
            let located = whole.and_then(|whole| self.scope.expr(&whole, placeholders).err());
            self.report(located.map_or(error, |error| *error));
        }
    }
}

/// The name of a helper's parameter for the placeholder `name`.
fn parameter_of(name: &str, ty: &str) -> String {
    let of_self = match ty {
        "rt::TypeRef<'_>" => "ty",
        "rt::AttrRef<'_>" => "attr",
        "rt::RegionRef<'_>" => "region",
        "rt::OpRef<'_>" => "op",
        "&rt::Context" => "ctx",
        "&mut rt::Parser<'_>" | "&mut rt::AsmWriter<'_>" => "p",
        _ => "value",
    };
    if name.starts_with('_') { of_self.to_owned() } else { snake(name) }
}

/// A name from the first words of `summary`.
pub(super) fn slug(summary: &str) -> String {
    const MAX_LEN: usize = 48;
    let words = summary.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let mut out = String::new();
    for word in words {
        if out.len() + word.len() > MAX_LEN {
            break;
        }
        if !out.is_empty() {
            out.push('_');
        }
        out.push_str(word);
    }
    if out.is_empty() { "unnamed".to_owned() } else { out }
}
