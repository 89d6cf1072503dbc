//! Verification of operands, results, attributes, regions and successors.
//!
//! Upstream generates code for each check of each operation. Here the definition is a table, and one function checks it
//! with upstream's order and messages.

use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::{OpRef, ValueRef};
use crate::core::op_def::{Property, PropertyKind};
use crate::core::signature::{Arity, RegionDef, Signature, SuccessorDef, ValueDef};
use crate::kinds::attrs::DenseI32ArrayAttr;
use crate::semantics::traits::check_sizes;

/// Verifies the numbers of regions, results, successors and operands. Corresponds to upstream's traits `NRegions`,
/// `OneResult` and the like.
pub(crate) fn check_counts(op: OpRef<'_>, signature: &Signature) -> VerifyResult {
    count_regions(op, signature.regions)?;
    count_values(op, "result", signature.results, op.num_results())?;
    count_successors(op, signature.successors)?;
    count_values(op, "operand", signature.operands, op.num_operands())
}

fn fixed(arities: impl Iterator<Item = Arity>) -> (usize, bool) {
    let (mut fixed, mut variable) = (0, false);
    for arity in arities {
        match arity {
            Arity::One => fixed += 1,
            _ => variable = true,
        }
    }
    (fixed, variable)
}

fn count_values(op: OpRef<'_>, what: &str, defs: &[ValueDef], count: usize) -> VerifyResult {
    let (fixed, variable) = fixed(defs.iter().map(|def| def.arity));
    let is_operand = what == "operand";
    let text = match (variable, fixed) {
        (false, 0) if count != 0 => format!("requires zero {what}s"),
        (false, 1) if count != 1 => {
            if is_operand {
                "requires a single operand".to_owned()
            } else {
                "requires one result".to_owned()
            }
        }
        (false, _) if count != fixed => {
            if is_operand {
                format!("expected {fixed} operands, but found {count}")
            } else {
                format!("expected {fixed} results")
            }
        }
        (true, _) if count < fixed => {
            if is_operand {
                format!("expected {fixed} or more operands, but found {count}")
            } else {
                format!("expected {fixed} or more results")
            }
        }
        _ => return Ok(()),
    };
    Err(op.op_error(text))
}

fn count_regions(op: OpRef<'_>, defs: &[RegionDef]) -> VerifyResult {
    let (fixed, variable) = fixed(defs.iter().map(|def| def.arity));
    let count = op.num_regions();
    let text = match (variable, fixed) {
        (false, 0) if count != 0 => "requires zero regions".to_owned(),
        (false, 1) if count != 1 => "requires one region".to_owned(),
        (false, _) if count != fixed => format!("expected {fixed} regions"),
        (true, _) if count < fixed => format!("expected {fixed} or more regions"),
        _ => return Ok(()),
    };
    Err(op.op_error(text))
}

fn count_successors(op: OpRef<'_>, defs: &[SuccessorDef]) -> VerifyResult {
    let (fixed, variable) = fixed(defs.iter().map(|def| def.arity));
    let count = op.num_successors();
    let text = match (variable, fixed) {
        (false, 0) if count != 0 => format!("requires 0 successors but found {count}"),
        (false, 1) if count != 1 => format!("requires 1 successor but found {count}"),
        (false, _) if count != fixed => format!("requires {fixed} successors but found {count}"),
        (true, _) if count < fixed => {
            format!("requires at least {fixed} successors but found {count}")
        }
        _ => return Ok(()),
    };
    Err(op.op_error(text))
}

/// The error for missing attributes. Like upstream, the first one in alphabetical order is reported.
#[cold]
fn missing_attr(op: OpRef<'_>, properties: &[Property]) -> Diagnostic {
    let mut missing = None;
    let mut word = 0;
    for property in properties {
        let absent = property.kind == PropertyKind::Attr && op.property_word(word) == 0;
        if absent && !property.optional && missing.is_none_or(|name| property.name < name) {
            missing = Some(property.name);
        }
        word += usize::from(property.words);
    }
    op.op_error(format!("requires attribute '{}'", missing.unwrap_or_default()))
}

/// Verifies attributes, operands and results: the first part of upstream's `verifyInvariantsImpl`.
pub(crate) fn check_values(
    op: OpRef<'_>,
    signature: &Signature,
    properties: &[Property],
) -> VerifyResult {
    check_property_values(op, properties)?;
    let mut word = 0;
    // All attributes must be present before any constraint is checked.
    for property in properties {
        if property.kind == PropertyKind::Attr && !property.optional && op.property_word(word) == 0
        {
            return Err(missing_attr(op, properties));
        }
        word += usize::from(property.words);
    }
    let mut word = 0;
    for property in properties {
        if property.kind == PropertyKind::Attr
            && let (Some((accepts, summary)), Some(attr)) =
                (property.constraint, op.property_at(word))
            && !(accepts(attr) && property.constraint_at.is_none_or(|accepts| accepts(op, attr)))
        {
            return Err(op.op_error(format!(
                "attribute '{}' failed to satisfy constraint: {summary}",
                property.name
            )));
        }
        word += usize::from(property.words);
    }
    check_group(op, "operand", signature.operands, |index| {
        op.operand_group(index).collect_values()
    })?;
    check_group(op, "result", signature.results, |index| op.result_group(index).collect_values())
}

/// Verifies properties that are not attributes.
fn check_property_values(op: OpRef<'_>, properties: &[Property]) -> VerifyResult {
    let mut index = 0;
    for property in properties {
        if let Some(value) = property.value {
            let word = op.property_word(index);
            // The word can only be missing if the operation was built in another context.
            if word == 0 {
                return Err(op.op_error(format!("requires property '{}'", property.name)));
            }
            let accepts_at = || value.accepts_at.is_none_or(|accepts| accepts(op, word));
            if !((value.accepts)(op.ctx(), word) && accepts_at()) {
                return Err(op.op_error(format!(
                    "property '{}' failed to satisfy constraint: {}",
                    property.name, value.summary
                )));
            }
        }
        index += usize::from(property.words);
    }
    Ok(())
}

fn check_group<'ir>(
    op: OpRef<'ir>,
    what: &str,
    defs: &'static [ValueDef],
    group: impl Fn(usize) -> smallvec::SmallVec<[ValueRef<'ir>; 4]>,
) -> VerifyResult {
    let mut index = 0;
    for (number, def) in defs.iter().enumerate() {
        let values = group(number);
        // Only stored sizes of segments can be wrong.
        let expected = match def.arity {
            Arity::One if values.len() != 1 => Some("1 element"),
            Arity::Optional if values.len() > 1 => Some("0 or 1 element"),
            _ => None,
        };
        if let Some(expected) = expected {
            return Err(op.op_error(format!(
                "{what} group starting at #{index} requires {expected}, but found {}",
                values.len()
            )));
        }
        if let Some(word) = def.sizes {
            check_ranges(op, def.name, usize::from(word), values.len())?;
        }
        for value in values {
            let ty = value.ty();
            let accepts_at = || def.constraint.accepts_at.is_none_or(|accepts| accepts(op, ty));
            if !((def.constraint.accepts)(ty) && accepts_at()) {
                let variadic = if def.arity == Arity::Variadic { "variadic of " } else { "" };
                return Err(op.op_error(format!(
                    "{what} #{index} must be {variadic}{}, but got '{}'",
                    def.constraint.summary, ty
                )));
            }
            index += 1;
        }
    }
    Ok(())
}

/// Verifies that the sizes in property word `word` split `total` values of the group `name` into ranges.
fn check_ranges(op: OpRef<'_>, name: &str, word: usize, total: usize) -> VerifyResult {
    let mut end = 0;
    let property = op.def().and_then(|def| {
        def.property_list().iter().find(|property| {
            end += usize::from(property.words);
            end > word
        })
    });
    let sizes = op.property_at(word).and_then(|it| it.dyn_cast::<DenseI32ArrayAttr<'_>>());
    match (property, sizes) {
        (Some(property), Some(sizes)) => {
            check_sizes(op, property.name, name, sizes.values(), total)
        }
        _ => Ok(()),
    }
}

/// Verifies regions: the last part of upstream's `verifyInvariantsImpl`.
pub(crate) fn check_regions(op: OpRef<'_>, signature: &Signature) -> VerifyResult {
    for (index, region) in op.regions().enumerate() {
        let Some(def) = signature.regions.get(index).or(signature.regions.last()) else { break };
        if !(def.constraint.accepts)(op, region) {
            let name =
                if def.name.is_empty() { String::new() } else { format!("('{}') ", def.name) };
            return Err(op.op_error(format!(
                "region #{index} {name}failed to verify constraint: {}",
                def.constraint.summary
            )));
        }
    }
    Ok(())
}

/// Verifies successors, after the regions.
pub(crate) fn check_successors(op: OpRef<'_>, signature: &Signature) -> VerifyResult {
    for (index, successor) in op.successors().enumerate() {
        let defs = signature.successors;
        let Some(def) = defs.get(index).or(defs.last()) else { break };
        let Some(constraint) = def.constraint else { continue };
        if !(constraint.accepts)(op, successor) {
            // The quote stands where upstream prints it.
            return Err(op.op_error(format!(
                "successor #{index} ('{})' failed to verify constraint: {}",
                def.name, constraint.summary
            )));
        }
    }
    Ok(())
}

/// The check of a predicate trait: an error with `summary` unless `holds`.
#[inline]
pub fn check(op: OpRef<'_>, holds: bool, summary: &str) -> VerifyResult {
    if holds { Ok(()) } else { Err(op.op_error(format!("failed to verify that {summary}"))) }
}
