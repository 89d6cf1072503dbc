//! Attributes and types whose text after the mnemonic may be empty.

use super::Planner;
use crate::format::defs::{self, DefElement};
use crate::model::{self, Def};

impl Planner<'_> {
    /// Finds the attributes and types, also those of other dialects, whose text may be empty.
    pub(super) fn find_silent(&mut self) {
        for def in model::texts(self.records) {
            if def.mnemonic.is_none() || def.custom_assembly || def.enum_info.is_some() {
                continue;
            }
            let is_silent = match def.format.map(|format| defs::parse(&def, format)) {
                Some(Ok(elements)) => may_be_empty(&def, &elements),
                Some(Err(_)) => false,
                None => true,
            };
            if is_silent {
                self.silent.insert(def.record.index());
                self.silent_classes.insert(def.class_name.to_owned());
            }
        }
    }
}

/// Whether `elements` of the format of `def` may have no text.
fn may_be_empty(def: &Def<'_>, elements: &[DefElement<'_>]) -> bool {
    let is_optional = |index: usize| def.parameters[index].is_optional();
    elements.iter().all(|element| match element {
        DefElement::Space(_) => true,
        DefElement::Literal(_) | DefElement::Custom(_) => false,
        DefElement::Parameter(bound) => is_optional(bound.index),
        DefElement::Params(list) => list.iter().all(|index| is_optional(*index)),
        DefElement::Struct(fields) => fields.iter().all(|field| is_optional(field.parameter.index)),
        DefElement::Optional(group) => {
            let absent = if group.anchor_in_else { &group.then } else { &group.otherwise };
            may_be_empty(def, absent)
        }
    })
}
