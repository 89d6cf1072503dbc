//! Canonicalization of `switch`.

use ods_runtime::apint::ApInt;
use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::matchers::constant_int;
use ods_runtime::{Block, OpOf, Value};

use super::SwitchOp;
use super::canonicalize::{Destination, replace_by_branch, single_predecessor};

type Switch = OpOf<SwitchOp<'static>>;

impl CanonicalizationPatterns for SwitchOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("simplifySwitchWithOnlyDefault", 1, branch_to_only_default);
        patterns.add_op("dropSwitchCasesThatMatchDefault", 1, drop_cases_like_default);
        patterns.add_op("simplifyConstSwitchValue", 1, take_constant_case);
        patterns.add_op("simplifyPassThroughSwitch", 1, skip_destinations);
        patterns.add_op("simplifySwitchFromSwitchOnSameCondition", 1, take_case_of_predecessor);
        patterns.add_op(
            "simplifySwitchFromDefaultSwitchOnSameCondition",
            1,
            drop_cases_of_predecessor,
        );
    }
}

/// A case: its value and destination.
type Case = (ApInt, Destination);

/// The effect of a switch.
struct Content {
    flag: Value,
    default: Destination,
    cases: Vec<Case>,
}

impl Content {
    fn of(view: SwitchOp<'_>) -> Self {
        let values = view.case_values();
        let values = values.iter().flat_map(|values| values.int_values());
        let destinations = view.case_destinations().zip(view.case_operands());
        let destinations = destinations.map(|(block, values)| Destination::new(block, values));
        Content {
            flag: view.flag().handle(),
            default: Destination::new(view.default_destination(), view.default_operands()),
            cases: values.zip(destinations).collect(),
        }
    }

    /// The destination for `value`.
    fn destination(&self, value: &ApInt) -> &Destination {
        let case = self.cases.iter().find(|(it, _)| it == value);
        case.map_or(&self.default, |(_, destination)| destination)
    }

    /// Replaces `op` by a switch that does this.
    fn replace(&self, op: Switch, r: &mut Rewriter<'_>) {
        let Destination { block, operands } = &self.default;
        let mut switch = SwitchOp::builder(r, self.flag, *block, &operands[..]);
        for (value, Destination { block, operands }) in &self.cases {
            switch = switch.case_of(value.clone(), *block, &operands[..]);
        }
        switch.build();
        r.replace_op(op, &[]);
    }
}

fn branch_to_only_default(op: Switch, r: &mut Rewriter<'_>) -> Option<()> {
    let content = Content::of(r.get(op));
    if !content.cases.is_empty() {
        return None;
    }
    replace_by_branch(op, &content.default, r);
    Some(())
}

/// Drops the cases that do the same as the default.
fn drop_cases_like_default(op: Switch, r: &mut Rewriter<'_>) -> Option<()> {
    let mut content = Content::of(r.get(op));
    let count = content.cases.len();
    let default = &content.default;
    content.cases.retain(|(_, to)| to.block != default.block || to.operands != default.operands);
    if content.cases.len() == count {
        return None;
    }
    content.replace(op, r);
    Some(())
}

fn take_constant_case(op: Switch, r: &mut Rewriter<'_>) -> Option<()> {
    let value = constant_int(*r.get(op).flag())?;
    let content = Content::of(r.get(op));
    replace_by_branch(op, content.destination(&value), r);
    Some(())
}

/// Skips destinations that only branch to another block.
fn skip_destinations(op: Switch, r: &mut Rewriter<'_>) -> Option<()> {
    let mut content = Content::of(r.get(op));
    let mut is_changed = content.default.collapse(r.ir());
    for (_, destination) in &mut content.cases {
        is_changed |= destination.collapse(r.ir());
    }
    if !is_changed {
        return None;
    }
    content.replace(op, r);
    Some(())
}

/// The only predecessor of the block of `op`, if it is a switch on the same flag.
fn predecessor(op: Switch, r: &Rewriter<'_>) -> Option<(Block, Content)> {
    let view = r.get(op);
    let block = view.block()?;
    let predecessor = single_predecessor(block)?.back()?.dyn_cast::<SwitchOp<'_>>()?;
    if *predecessor.flag() != *view.flag() {
        return None;
    }
    Some((block.handle(), Content::of(predecessor)))
}

/// Takes the case for which the only predecessor, a switch on the same flag, branches here.
fn take_case_of_predecessor(op: Switch, r: &mut Rewriter<'_>) -> Option<()> {
    let (block, predecessor) = predecessor(op, r)?;
    if predecessor.default.block == block {
        return None;
    }
    let (value, _) = predecessor.cases.iter().find(|(_, to)| to.block == block)?;
    let content = Content::of(r.get(op));
    replace_by_branch(op, content.destination(value), r);
    Some(())
}

/// Drops the cases that the only predecessor, a switch on the same flag, has already handled.
fn drop_cases_of_predecessor(op: Switch, r: &mut Rewriter<'_>) -> Option<()> {
    let (block, predecessor) = predecessor(op, r)?;
    if predecessor.default.block != block {
        return None;
    }
    let is_handled =
        |value: &ApInt| predecessor.cases.iter().any(|(it, to)| it == value && to.block != block);
    let mut content = Content::of(r.get(op));
    let count = content.cases.len();
    content.cases.retain(|(value, _)| !is_handled(value));
    if content.cases.len() == count {
        return None;
    }
    content.replace(op, r);
    Some(())
}
