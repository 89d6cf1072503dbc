//! What only C++ declares: *foreign* functions, traits, definitions, resources, classes and properties, and parts of
//! definitions that generated code omits.

use crate::fragment::language::{LeftOut, OmittedPart};
use crate::fragment::{ForeignDef, Helper, ViewOf};

/// The parts of a dialect that are defined only in C++.
#[derive(Clone, Default, Debug)]
pub(crate) struct Foreign {
    /// Helpers: foreign functions, each in a trait that the dialect's type implements.
    pub helpers: Vec<Helper>,
    /// Traits of operations that helpers verify.
    pub traits: Vec<ForeignTrait>,
    /// Definitions of dialects whose modules are unknown: types of the module.
    pub defs: Vec<ForeignDef>,
    /// Resources of effects.
    pub resources: Vec<String>,
    /// Types of parameters that the author writes in the parent module.
    pub classes: Vec<ForeignClass>,
    /// Types of properties that the author writes in the parent module.
    pub properties: Vec<String>,
    /// The parts of definitions that were left out.
    pub left_out: Vec<LeftOut>,
}

/// A type of parameters that is defined only in C++.
#[derive(Clone, Debug)]
pub(crate) struct ForeignClass {
    /// Its name.
    pub name: String,
    /// The kind of view, if it is a class of attributes or types.
    pub of: Option<ViewOf>,
}

impl Foreign {
    /// The documentation of the omitted parts; empty if nothing is omitted. Parts of one kind that have the same reason are
    /// counted.
    pub(crate) fn doc(&self) -> String {
        let mut groups: Vec<(&LeftOut, usize)> = Vec::new();
        for part in self.left_out.iter().filter(|it| !it.is_helper()) {
            let is_alike =
                |of: &LeftOut| kind(&of.part) == kind(&part.part) && of.reason == part.reason;
            match groups.iter_mut().find(|(of, _)| is_alike(of)) {
                Some((_, count)) => *count += 1,
                None => groups.push((part, 1)),
            }
        }
        let mut lines = String::new();
        for (part, count) in &groups {
            let reason = part.reason.replace('\n', " ");
            lines += &match count {
                1 => format!("\n- `{}`, {}: {reason}", part.place, part.part),
                _ => format!("\n- {count} {}: {reason}", kind(&part.part)),
            };
        }
        if lines.is_empty() {
            return lines;
        }
        let mut text = format!(
            "\n\n# Omitted\n\nThese parts of the C++ definitions are not translated:\n{lines}"
        );
        if groups.iter().any(|(_, count)| *count > 1) {
            text += "\n\n`odsgen gen --report` lists the places.";
        }
        text
    }
}

/// What parts like `part` are called.
fn kind(part: &OmittedPart) -> String {
    match part {
        OmittedPart::Helper(_) => "helpers".to_owned(),
        OmittedPart::Builder(_) => "builders".to_owned(),
        OmittedPart::Class(members) => format!("class {members}"),
        OmittedPart::Interface(_) => "interfaces".to_owned(),
        OmittedPart::Dependency(_) => "dependencies on dialects".to_owned(),
        OmittedPart::Format => "assembly formats".to_owned(),
        OmittedPart::Method(..) => "methods of interfaces".to_owned(),
        OmittedPart::Type(_) => "types".to_owned(),
        OmittedPart::Code(what) => (*what).to_owned(),
    }
}

/// A trait of operations that a helper verifies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ForeignTrait {
    /// The name of the type that replaces it.
    pub name: String,
    /// Its name in C++, with its parameters.
    pub cpp: String,
    /// The function that verifies it.
    pub verify: String,
    /// Its parameters.
    pub parameters: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tablegen::Span;

    #[test]
    fn omitted_parts_of_a_kind_are_counted() {
        let part = |part: OmittedPart, reason: &str, line: usize| LeftOut {
            part,
            span: Span::default(),
            reason: reason.to_owned(),
            place: format!("Loom.td:{line}"),
        };
        let left_out = vec![
            part(OmittedPart::Helper("is_wool".to_owned()), "it is C++", 1),
            part(OmittedPart::Class("declarations"), "they are C++", 2),
            part(OmittedPart::Builder("SpinOp".to_owned()), "it is C++", 3),
            part(OmittedPart::Class("declarations"), "they are C++", 4),
            part(OmittedPart::Class("definitions"), "they are C++", 5),
        ];
        assert_eq!(
            Foreign { left_out, ..Foreign::default() }.doc(),
            "\n\n# Omitted\n\nThese parts of the C++ definitions are not translated:\n\
             \n- 2 class declarations: they are C++\
             \n- `Loom.td:3`, builder of 'SpinOp': it is C++\
             \n- `Loom.td:5`, class definitions: they are C++\
             \n\n`odsgen gen --report` lists the places."
        );
        assert_eq!(Foreign::default().doc(), "");
    }
}
