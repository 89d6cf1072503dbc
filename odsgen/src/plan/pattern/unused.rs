//! Removes reads of the first part of a rule that have no use.

use rustc_hash::FxHashSet;

use super::{Accessor, Code, Condition, Place, Step, Use};

/// Removes the reads whose variables neither a later step nor the second part uses.
pub(super) fn remove_unused(steps: &mut Vec<Step>, used: &mut FxHashSet<String>) {
    let mut kept = Vec::new();
    for mut step in std::mem::take(steps).into_iter().rev() {
        match &mut step {
            Step::Read(local, _) if !used.contains(local) => continue,
            Step::Either { steps, bound, .. } => {
                bound.retain(|local| used.contains(local));
                remove_unused(steps, used);
            }
            _ => {}
        }
        step.collect_used(used);
        kept.push(step);
    }
    kept.reverse();
    *steps = kept;
}

impl Step {
    /// Adds the variables that it refers to.
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        match self {
            Self::Read(_, place) | Self::Defining(_, place, _) => place.collect_used(used),
            Self::Native(_, code, _) => code.collect_used(used),
            Self::Count(local, ..) | Self::Cast(local, ..) => {
                used.insert(local.clone());
            }
            Self::Check(condition, _) => match condition {
                Condition::Type { value, op, .. } => {
                    value.collect_used(used);
                    used.extend(op.clone());
                }
                Condition::Attr { local, op, .. } => {
                    used.insert(local.clone());
                    used.extend(op.clone());
                }
                Condition::Present(local) => {
                    used.insert(local.clone());
                }
                Condition::Holds(code) => code.collect_used(used),
                Condition::Same(first, second) => used.extend([first.clone(), second.clone()]),
            },
            Self::Either { values, .. } => values.iter().for_each(|it| it.collect_used(used)),
            Self::Separate(matched) => {
                used.insert(matched.local.clone());
            }
            Self::Root(_) => {}
        }
    }

    /// The variables that it binds.
    pub(super) fn bound(&self) -> Vec<String> {
        match self {
            Self::Root(local) | Self::Read(local, _) | Self::Defining(local, ..) => {
                vec![local.clone()]
            }
            Self::Native(locals, ..) => locals.clone(),
            Self::Either { bound, .. } => bound.clone(),
            Self::Cast(..) | Self::Count(..) | Self::Check(..) | Self::Separate(_) => Vec::new(),
        }
    }
}

impl Place {
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        let (Self::Local(local)
        | Self::Accessor(Accessor { local, .. })
        | Self::Defaulted(Accessor { local, .. }, _)
        | Self::Single(local, _)
        | Self::Group(local, _)
        | Self::Element(local, _)) = self;
        used.insert(local.clone());
    }
}

impl Code {
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        self.uses.iter().for_each(|(_, it)| it.collect_used(used));
    }
}

impl Use {
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        match self {
            Self::Local(local)
            | Self::Owned(local, _)
            | Self::Into(local)
            | Self::Accessor(Accessor { local, .. })
            | Self::ResultView(local, _)
            | Self::Result(local, _)
            | Self::Element(local, _)
            | Self::ElementView(local, _) => {
                used.insert(local.clone());
            }
            Self::TypeOf(of) | Self::Passed(of, _) => of.collect_used(used),
            Self::Code(code) => code.collect_used(used),
            Self::Array(list) => list.iter().for_each(|it| it.collect_used(used)),
            Self::Rewriter | Self::RewriterContext | Self::Context => {}
        }
    }
}
