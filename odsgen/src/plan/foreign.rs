//! What only C++ declares: *foreign* functions, traits, definitions, resources, classes and properties, and parts of
//! definitions that generated code omits.

use crate::fragment::language::LeftOut;
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
    /// The documentation of the omitted parts; empty if nothing is omitted.
    pub(crate) fn doc(&self) -> String {
        let left_out = self.left_out.iter().filter(|it| !it.is_helper());
        let lines: Vec<_> = left_out
            .map(|it| format!("\n- `{}`, {}: {}", it.place, it.part, it.reason.replace('\n', " ")))
            .collect();
        if lines.is_empty() {
            return String::new();
        }
        format!(
            "\n\n# Omitted\n\nThese parts of the C++ definitions are not translated:\n{}",
            lines.concat()
        )
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
