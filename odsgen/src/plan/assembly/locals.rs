//! The local variables of parsers.

use rustc_hash::FxHashSet;

use super::lower::walk;
use crate::format::{Directive, Element, Format, Variable};
use crate::plan::slots::OpSlots;

/// Starts of the names of numbered variables: the results of a directive, and the flags of clauses.
const NUMBERED: [&str; 2] = ["part_", "seen_"];

/// The names of variables that are in use.
struct Names(FxHashSet<String>);

impl Names {
    /// A name that is not in use: `name`, if possible.
    fn fresh(&mut self, mut name: String) -> String {
        let is_numbered = NUMBERED.iter().any(|start| {
            name.strip_prefix(start).is_some_and(|rest| rest.bytes().all(|c| c.is_ascii_digit()))
        });
        if is_numbered {
            name.push('_');
        }
        while !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

/// Gives each slot variables that the parser of `format` uses for nothing else.
pub(in crate::plan) fn distinguish(slots: &mut OpSlots<'_>, format: &Format<'_>) {
    let mut names = Names(FxHashSet::default());
    let uses = [
        (true, ["p", "st"].as_slice()),
        (has_optional_attribute(slots, &format.elements), &["attr"]),
        (passes_attr_dict(&format.elements), &["attrs"]),
        (format.all_operand_types, &["operand_types"]),
        (format.all_result_types, &["result_types"]),
        (format.all_regions, &["regions"]),
        (format.all_successors, &["successors"]),
    ];
    for (_, used) in uses.into_iter().filter(|(is_used, _)| *is_used) {
        names.0.extend(used.iter().map(|name| (*name).to_owned()));
    }
    for operand in &mut slots.operands {
        operand.local = names.fresh(std::mem::take(&mut operand.local));
    }
    if format.all_operands {
        // The variables of single operands are then not used.
        names.0.extend(["operands", "types"].map(str::to_owned));
    }
    // The parser has variables only for the types of results.
    for value in slots.operands.iter_mut().chain(&mut slots.results) {
        value.type_local = names.fresh(std::mem::take(&mut value.type_local));
        value.types_local = names.fresh(std::mem::take(&mut value.types_local));
    }
    for attribute in &mut slots.attributes {
        attribute.local = names.fresh(std::mem::take(&mut attribute.local));
    }
    for property in &mut slots.properties {
        property.local = names.fresh(std::mem::take(&mut property.local));
    }
    for region in &mut slots.regions {
        region.local = names.fresh(std::mem::take(&mut region.local));
        region.made_local = names.fresh(std::mem::take(&mut region.made_local));
        region.found_local = names.fresh(std::mem::take(&mut region.found_local));
    }
    for successor in &mut slots.successors {
        successor.local = names.fresh(std::mem::take(&mut successor.local));
    }
}

/// Whether the parser reads an attribute that may be absent into a variable.
fn has_optional_attribute(slots: &OpSlots<'_>, elements: &[Element<'_>]) -> bool {
    let is_attribute =
        |it: &Element<'_>| matches!(it, Element::Variable(Variable::Attribute(_), _));
    let mut found = false;
    walk(elements, false, &mut |element, _| {
        found |= match element {
            Element::Variable(Variable::Attribute(index), _) => slots.attributes[*index].optional,
            Element::Optional(group) => {
                group.then.get(group.first_parsed()).is_some_and(is_attribute)
            }
            _ => false,
        };
    });
    found
}

/// Whether a directive has the attribute dictionary beside other arguments.
fn passes_attr_dict(elements: &[Element<'_>]) -> bool {
    let is_dict = |it: &Element<'_>| matches!(it, Element::Directive(Directive::AttrDict { .. }));
    let mut found = false;
    walk(elements, false, &mut |element, _| {
        if let Element::Directive(Directive::Custom { args, .. }) = element {
            found |= args.len() > 1 && args.iter().any(is_dict);
        }
    });
    found
}
