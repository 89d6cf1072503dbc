//! The parts of an operation's format.

use super::{Part, Shown, Start};
use crate::plan::assembly::{
    ClauseStep, GroupStep, Operands, Presence, Resolution, Results, Step, TypeOrigin, TypeStep,
    TypesOf,
};
use crate::plan::attribute::{AttrSlot, AttrText, Storage};
use crate::plan::property::PropertySlot;
use crate::plan::slots::{Count, OpSlots, TypeText, ValueKind, ValueSlot};

/// The texts that may follow an operation in its block: results of the next operation, or its generic form; the end of
/// the block after a terminator.
pub(in crate::plan) fn after(is_terminator: bool) -> Vec<Shown<'static>> {
    match is_terminator {
        true => vec![Shown::new("the next block", [Start::Word("^")])],
        false => vec![Shown::new("the next operation", [Start::Word("%"), Start::String])],
    }
}

/// The parts of `steps`.
pub(in crate::plan) fn parts<'r>(slots: &OpSlots<'r>, steps: &[Step<'r>]) -> Vec<Part<'r>> {
    Parts { slots, present: Vec::new() }.of(steps)
}

/// What is known in a group.
struct Parts<'a, 'r> {
    slots: &'a OpSlots<'r>,
    /// What is present.
    present: Vec<Presence>,
}

impl<'r> Parts<'_, 'r> {
    fn of(&self, steps: &[Step<'r>]) -> Vec<Part<'r>> {
        steps.iter().filter_map(|step| self.part(step)).collect()
    }

    fn part(&self, step: &Step<'r>) -> Option<Part<'r>> {
        let slots = self.slots;
        Some(match step {
            Step::Space(_) => return None,
            Step::Literal(word) => Part::Text(Shown::literal(word)),
            Step::Operand(index) => {
                let slot = &slots.operands[*index];
                let is_there = self.has(Presence::Values(ValueKind::Operand, *index));
                let shown = Shown::new(format!("${}", slot.name), [Start::Word("%")]);
                values(slot, shown, is_there)
            }
            Step::Attribute(step) if step.is_implied => return None,
            Step::Attribute(step) => {
                let slot = &slots.attributes[step.index];
                let mut shown = Shown::new(format!("${}", slot.name), attribute(slot));
                shown.is_silent = slot.is_silent && !step.qualified;
                let is_there =
                    self.has(Presence::Set(slot.word)) || self.has(Presence::NotDefault(slot.word));
                optional(shown, slot.optional && !is_there)
            }
            Step::Property(step) if step.is_implied => return None,
            Step::Property(step) => {
                let slot = &slots.properties[step.index];
                Part::Text(Shown::new(format!("${}", slot.name), property(slot)))
            }
            Step::Region(index) => {
                let slot = &slots.regions[*index];
                let shown = Shown::new(format!("${}", slot.name), [Start::Word("{")]);
                let may_be_empty = !self.has(Presence::Region(*index));
                list(shown, slot.variadic, may_be_empty)
            }
            Step::Successor(index) => {
                let slot = &slots.successors[*index];
                let shown = Shown::new(format!("${}", slot.name), [Start::Word("^")]);
                let may_be_empty = !self.has(Presence::Successor(*index));
                list(shown, slot.variadic, may_be_empty)
            }
            Step::AllOperands => {
                let may_be_empty = slots.operands.iter().all(|it| it.count.is_variable());
                list(Shown::new("operands", [Start::Word("%")]), true, may_be_empty)
            }
            Step::AllRegions => {
                let may_be_empty = slots.regions.iter().all(|it| it.variadic);
                list(Shown::new("regions", [Start::Word("{")]), true, may_be_empty)
            }
            Step::AllSuccessors => {
                let may_be_empty = slots.successors.iter().all(|it| it.variadic);
                list(Shown::new("successors", [Start::Word("^")]), true, may_be_empty)
            }
            Step::Type(step) => self.types(step),
            Step::FunctionalType(..) => {
                Part::Text(Shown::new("functional-type(...)", [Start::Word("(")]))
            }
            Step::Custom(_) => Part::Unknown,
            Step::AttrDict { keyword: true, .. } => {
                Part::Optional(Shown::new("attr-dict-with-keyword", [Start::Word("attributes")]))
            }
            Step::AttrDict { keyword: false, .. } => {
                Part::Optional(Shown::new("attr-dict", [Start::Word("{")]))
            }
            Step::PropDict { .. } => Part::Optional(Shown::new("prop-dict", [Start::Word("<")])),
            Step::Clauses(clauses) => self.clauses(clauses),
            Step::Group(group) => self.group(group),
        })
    }

    fn has(&self, presence: Presence) -> bool {
        self.present.contains(&presence)
    }

    fn types(&self, step: &TypeStep) -> Part<'r> {
        let TypesOf::Slot(kind, index) = step.of else {
            let name = if step.of == TypesOf::Operands { "operands" } else { "results" };
            return list(Shown::new(format!("type({name})"), [Start::Type]), true, false);
        };
        let slot = match kind {
            ValueKind::Operand => &self.slots.operands[index],
            ValueKind::Result => &self.slots.results[index],
        };
        let starts = match &slot.text {
            TypeText::Kind { .. } if !step.qualified && slot.count == Count::One => None,
            _ => Some(Start::Type),
        };
        let shown = Shown::new(format!("type(${})", slot.name), starts);
        match slot.count {
            // The parser expects a type at least.
            Count::Variadic => list(shown, true, false),
            _ => values(slot, shown, self.has(Presence::Values(kind, index))),
        }
    }

    fn clauses(&self, clauses: &[ClauseStep<'r>]) -> Part<'r> {
        let clauses = clauses.iter().map(|clause| {
            let inside = self.inside(&clause.conditions);
            (clause.literal, inside.of(&clause.steps))
        });
        Part::Clauses(clauses.collect())
    }

    /// The knowledge in a part that is printed if one of `conditions` holds.
    fn inside(&self, conditions: &[Presence]) -> Self {
        let mut present = self.present.clone();
        if let [first, rest @ ..] = conditions
            && rest.iter().all(|it| it == first)
        {
            present.push(*first);
        }
        Parts { slots: self.slots, present }
    }

    fn group(&self, group: &GroupStep<'r>) -> Part<'r> {
        let inside = self.inside(&group.conditions);
        let (of_then, of_else) =
            if group.anchor_in_else { (self, &inside) } else { (&inside, self) };
        let mut then = of_then.of(&group.then);
        // The first part tells whether the group is there. The others usually come together.
        for part in then.iter_mut().skip(1) {
            if let Part::Optional(shown) = part {
                *part = Part::Text(shown.clone());
            }
        }
        let otherwise = of_else.of(&group.otherwise);
        Part::Group { then, otherwise, may_be_absent: !group.conditions.is_empty() }
    }
}

fn optional<'r>(shown: Shown<'r>, is_optional: bool) -> Part<'r> {
    if is_optional { Part::Optional(shown) } else { Part::Text(shown) }
}

fn list<'r>(first: Shown<'r>, variadic: bool, may_be_empty: bool) -> Part<'r> {
    match variadic {
        true => Part::List { first, separator: ",", may_be_empty },
        false => Part::Text(first),
    }
}

/// The text of the values of a slot, or of their types.
fn values<'r>(slot: &ValueSlot<'r>, shown: Shown<'r>, is_there: bool) -> Part<'r> {
    match slot.count {
        Count::One => Part::Text(shown),
        Count::Optional => optional(shown, !is_there),
        Count::Variadic => list(shown, true, !is_there),
        Count::Groups(_) => {
            let shown = Shown { starts: vec![Start::Word("(")], ..shown };
            list(shown, true, !is_there)
        }
    }
}

/// What the text of an attribute may begin with.
fn attribute<'r>(slot: &AttrSlot<'r>) -> Vec<Start<'r>> {
    let kind = match &slot.storage {
        Storage::Any => None,
        Storage::Kind { elided, .. } => elided.name_in_runtime(),
    };
    match &slot.text {
        AttrText::Enum | AttrText::IntEnum(_) | AttrText::Elsewhere => Vec::new(),
        AttrText::SymbolName => vec![Start::Word("@")],
        AttrText::Any if slot.is_any() => vec![Start::Attribute],
        AttrText::Any | AttrText::Untyped(_) | AttrText::Stripped => match kind.as_deref() {
            Some("IntegerAttr" | "FloatAttr" | "BoolAttr") => vec![Start::Number],
            Some("StringAttr") => vec![Start::String],
            Some("SymbolRefAttr" | "FlatSymbolRefAttr") => vec![Start::Word("@")],
            Some("ArrayAttr") => vec![Start::Word("[")],
            Some("DictionaryAttr") => vec![Start::Word("{")],
            Some("TypeAttr") => vec![Start::Type],
            Some("UnitAttr") => vec![Start::Word("unit")],
            Some("AffineMapAttr") => vec![Start::Word("affine_map")],
            Some("TypedAttr") => vec![Start::Number],
            Some(array) if array.starts_with("Dense") && array.ends_with("ArrayAttr") => {
                vec![Start::Word("[")]
            }
            _ => Vec::new(),
        },
    }
}

/// What the text of a property may begin with.
fn property<'r>(slot: &PropertySlot<'r>) -> Vec<Start<'r>> {
    match slot.storage_ty.last_name().as_deref() {
        Some("i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "bool") => {
            vec![Start::Number]
        }
        Some("String") => vec![Start::String],
        Some("Vec") => vec![Start::Word("[")],
        _ => Vec::new(),
    }
}

/// Why types may be lacking when a text is read, if that is so: the type of a value that is always there is inferred from
/// that of an optional value.
pub(in crate::plan) fn lacking_type(
    slots: &OpSlots<'_>,
    resolution: &Resolution<'_>,
) -> Option<String> {
    let operands = match &resolution.operands {
        Operands::Slots(found) | Operands::TypesOfSlots(found) => found.as_slice(),
        Operands::All | Operands::AllTypes | Operands::OneType(_) => &[],
    };
    let results = match &resolution.results {
        Results::Slots(found) => found.as_slice(),
        Results::Inferred | Results::All => &[],
    };
    let operands = slots.operands.iter().zip(operands);
    let all = || slots.operands.iter().chain(&slots.results);
    operands.chain(slots.results.iter().zip(results)).find_map(|(slot, found)| {
        let (TypeOrigin::Variable(of) | TypeOrigin::Transformed { of, .. }) = &found.origin else {
            return None;
        };
        let is_optional = all().any(|it| it.name == of.of && it.count == Count::Optional);
        (of.first && slot.count == Count::One && is_optional).then(|| {
            format!("the type of ${} is that of ${}, which may be absent", slot.name, of.of)
        })
    })
}
