//! Functions of a C++ dialect that its author must write in Rust, and parts of it that generated code omits.

use crate::fragment::language::LeftOut;
use crate::fragment::{Helper, StandIn, ViewOf};

/// The parts of a dialect that are defined only in C++.
#[derive(Clone, Default, Debug)]
pub(crate) struct Foreign {
    /// Functions that the author writes, each in a trait that the dialect's type implements.
    pub helpers: Vec<Helper>,
    /// Traits of operations that helpers verify.
    pub traits: Vec<ForeignTrait>,
    /// Types of the module that replace definitions of dialects without a known module.
    pub stand_ins: Vec<StandIn>,
    /// Resources of effects.
    pub resources: Vec<String>,
    /// Types of parameters that the author writes in the parent module.
    pub companions: Vec<Companion>,
    /// Types of properties that the author writes in the parent module.
    pub property_companions: Vec<String>,
    /// The parts of definitions that were left out.
    pub left_out: Vec<LeftOut>,
}

/// A type of parameters that is defined only in C++.
#[derive(Clone, Debug)]
pub(crate) struct Companion {
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
