//! Parses predicates into conditions.

use std::rc::Rc;

use super::Planner;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{Expr, HelperType, Source as _, Visible};
use crate::model::{Predicate, PredicateTree};
use crate::names::snake;
use crate::tablegen::Diagnostic;

impl<'r> Planner<'r> {
    /// The condition of a predicate. Reports its errors.
    pub(in crate::plan) fn condition<'a>(
        &mut self,
        predicate: &Predicate<'r>,
        visible: impl Into<Visible<'a>>,
    ) -> Rc<Expr> {
        let none = || Vec::new();
        self.condition_or_helper(predicate, visible, ("", &none))
    }

    /// As [`Self::condition`]. What is C++ and is not translated is a helper, which the author of the dialect writes: it is
    /// called `name` and has the parameters `params`, which are placeholders; none if there is no helper.
    pub(in crate::plan) fn condition_or_helper<'a>(
        &mut self,
        predicate: &Predicate<'r>,
        visible: impl Into<Visible<'a>>,
        (name, params): (&str, &dyn Fn() -> Vec<(String, HelperType)>),
    ) -> Rc<Expr> {
        Rc::new(self.tree(&predicate.tree, visible.into(), (name, params)))
    }

    fn tree(
        &mut self,
        tree: &PredicateTree,
        visible: Visible<'_>,
        helper: (&str, &dyn Fn() -> Vec<(String, HelperType)>),
    ) -> Expr {
        let mut list = |children: &[PredicateTree]| -> Vec<_> {
            children.iter().map(|child| self.tree(child, visible, helper)).collect()
        };
        match tree {
            PredicateTree::And(children) => Expr::all(list(children)),
            PredicateTree::Or(children) => Expr::any(list(children)),
            PredicateTree::Not(child) => Expr::negated(self.tree(child, visible, helper)),
            PredicateTree::Leaf(code) => match self.scope.condition(code, visible) {
                Ok(expr) => (*expr).clone(),
                Err(error) => {
                    let returns = Some(HelperType::Bool);
                    let call = (!code.cpp().is_empty())
                        .then(|| self.helper_call(code.text(), returns, helper, &error))
                        .flatten();
                    call.unwrap_or_else(|| {
                        self.report(*error);
                        Expr::bool(true)
                    })
                }
            },
        }
    }

    /// A call of a helper that replaces `cpp`, which is not translated because of `error`.
    pub(in crate::plan) fn helper_call(
        &mut self,
        cpp: &str,
        returns: Option<HelperType>,
        (name, params): (&str, &dyn Fn() -> Vec<(String, HelperType)>),
        error: &Diagnostic,
    ) -> Option<Expr> {
        let params = params();
        if name.is_empty() || !self.scope.has_dialect() {
            return None;
        }
        let reason = language::reason(error);
        let names: Vec<_> = params.iter().map(|(name, _)| name.clone()).collect();
        let mut types: Vec<(String, HelperType)> = Vec::new();
        for (name, ty) in params {
            let base = parameter_of(&name, &ty);
            let (mut name, mut number) = (base.clone(), 1);
            while types.iter().any(|(known, _)| *known == name) {
                name = format!("{base}_{number}");
                number += 1;
            }
            types.push((name, ty));
        }
        let helper = self.scope.helper(name, types, returns, (cpp, reason));
        language::leave_out(self.records, OmittedPart::Helper(helper.clone()), error);
        Some(Expr::call(&helper, names))
    }
}

/// The name of a helper's parameter for the placeholder `name`.
fn parameter_of(name: &str, ty: &HelperType) -> String {
    let of_self = match ty {
        HelperType::TypeRef => "ty",
        HelperType::TypeRefs => "types",
        HelperType::AttrRef | HelperType::OptionalAttrRef => "attr",
        HelperType::RegionRef => "region",
        HelperType::OpRef => "op",
        HelperType::Context => "ctx",
        HelperType::Parser | HelperType::Writer => "p",
        HelperType::Rewriter => "r",
        HelperType::Location => "loc",
        HelperType::Op => "op",
        HelperType::Attribute | HelperType::OptionalAttribute => "attr",
        HelperType::Values | HelperType::ValueRefs => "values",
        HelperType::Bool => "flag",
        _ => "value",
    };
    if name.starts_with(|c: char| c == '_' || c.is_ascii_digit()) {
        of_self.to_owned()
    } else {
        snake(name)
    }
}
