//! What traits and interfaces require of an operation's definition. Upstream asserts it when C++ is compiled.

use super::{Multiplicity, Op, Trait, TraitKind};
use crate::tablegen::Diagnostic;

/// A requirement of a trait.
#[derive(Clone, Copy)]
enum Requirement {
    OneResult,
    NoResults,
    NoOperands,
    OneOperand,
    OneOrTwoOperands,
    NoSuccessors,
    Regions,
    Attributes,
    /// The trait with this name.
    Trait(&'static str),
}

use Requirement as R;

const PRESERVES_TYPE: Requirement = R::Trait("SameOperandsAndResultType");

/// The requirements of the trait or interface `name`.
fn requirements(name: &str) -> &'static [Requirement] {
    match name {
        "IsInvolution" => &[R::OneResult, R::OneOperand, PRESERVES_TYPE],
        "IsIdempotent" => &[R::OneResult, R::OneOrTwoOperands, PRESERVES_TYPE],
        "ConstantLike" => &[R::OneResult, R::NoOperands],
        "AffineScope" | "AutomaticAllocationScope" | "RegionBranchOpInterface" => &[R::Regions],
        "Scalarizable" | "Vectorizable" | "Tensorizable" => &[R::Trait("Elementwise")],
        "ReturnLike" | "RegionBranchTerminatorOpInterface" => {
            &[R::Trait("Terminator"), R::NoResults, R::NoSuccessors]
        }
        "FirstAttrDerivedResultType" => &[R::Attributes],
        _ => &[],
    }
}

impl Requirement {
    /// Whether `op` meets it. Only operands and results that are always there count.
    fn is_met(self, op: &Op<'_>) -> bool {
        let count = |values: &[super::Value<'_>]| {
            let is_one = |it: &super::Value<'_>| it.multiplicity() == Multiplicity::One;
            values.iter().all(is_one).then_some(values.len())
        };
        match self {
            Self::OneResult => count(&op.results) == Some(1),
            Self::NoResults => op.results.is_empty(),
            Self::NoOperands => op.operands.is_empty(),
            Self::OneOperand => count(&op.operands) == Some(1),
            Self::OneOrTwoOperands => matches!(count(&op.operands), Some(1 | 2)),
            Self::NoSuccessors => op.successors.is_empty(),
            Self::Regions => !op.regions.is_empty(),
            // The types of variable results are not derived.
            Self::Attributes => {
                !op.attributes.is_empty() || op.results.iter().any(super::Value::is_variable)
            }
            Self::Trait(name) => op.has_trait(name),
        }
    }

    /// What is expected of the operation, as upstream words it.
    fn text(self) -> String {
        let text = match self {
            Self::OneResult => "to produce one result",
            Self::NoResults => "to have zero results",
            Self::NoOperands => "to take zero operands",
            Self::OneOperand => "to take one operand",
            Self::OneOrTwoOperands => "to take one or two operands",
            Self::NoSuccessors => "to have zero successors",
            Self::Regions => "to have one or more regions",
            Self::Attributes => "to have an attribute",
            Self::Trait("SameOperandsAndResultType") => "to preserve type",
            Self::Trait("Terminator") => "to be a terminator",
            Self::Trait(_) => "to be elementwise",
        };
        format!("expected operation {text}")
    }
}

/// The first requirement of the trait `entry` that `op` does not meet.
pub(crate) fn unmet(op: &Op<'_>, entry: &Trait<'_>) -> Option<Diagnostic> {
    let name = match &entry.kind {
        TraitKind::Native(native) => native.base,
        TraitKind::Interface { name, .. } => name,
        TraitKind::Internal => entry.record.name(),
        TraitKind::Effects | TraitKind::Predicate { .. } => return None,
    };
    let unmet = requirements(name).iter().find(|it| !it.is_met(op))?;
    let text = format!("{}, as the trait '{name}' requires", unmet.text());
    let error = *op.record.error(text);
    Some(match unmet {
        Requirement::Trait(missing) => error.with_help(format!("add the trait `{missing}`")),
        _ => error,
    })
}
