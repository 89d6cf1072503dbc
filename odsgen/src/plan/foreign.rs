//! Functions of a C++ dialect that its author writes in Rust, and parts of it that generated code omits.

use heck::ToUpperCamelCase as _;

use super::planner::Planner;
use crate::fragment::language::{self, LeftOut};
use crate::fragment::{Helper, RustPath, StandIn, ViewOf};
use crate::model::Model;
use crate::names::snake;

/// The parts of a dialect that only C++ has.
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
    /// Types of parameters that the author writes beside the module.
    pub companions: Vec<Companion>,
    /// Types of properties that the author writes beside the module.
    pub property_companions: Vec<String>,
    /// The parts of definitions that were left out.
    pub left_out: Vec<LeftOut>,
}

/// A type of parameters that only C++ has.
#[derive(Clone, Debug)]
pub(crate) struct Companion {
    /// Its name.
    pub name: String,
    /// The kind of view, if it is a class of attributes or types.
    pub of: Option<ViewOf>,
}

impl Foreign {
    /// The documentation of the omitted parts; empty if nothing is omitted.
    pub(super) fn doc(&self) -> String {
        let left_out = self.left_out.iter().filter(|it| !it.is_helper());
        let lines: Vec<_> = left_out
            .map(|it| format!("\n- `{}`, {}: {}", it.place, it.what, it.reason.replace('\n', " ")))
            .collect();
        if lines.is_empty() {
            return String::new();
        }
        format!(
            "\n\n# Left out\n\nThese parts of the C++ definitions are not translated:\n{}",
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

impl<'r> Planner<'r> {
    /// The native trait `name` of C++, which the runtime does not have.
    pub(super) fn foreign_trait(&mut self, name: &str) -> RustPath {
        let (base, parameters) = name.split_once('<').unwrap_or((name, ""));
        let parameters = parameters.trim_end_matches('>');
        let words: String =
            name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
        let type_name = format!("{}Trait", words.to_upper_camel_case());
        let params = [("op", "rt::OpRef<'_>"), ("parameters", "&str")];
        let params = params.map(|(name, ty)| (name.to_owned(), ty.to_owned()));
        let reason = "the runtime has no such trait";
        let function = format!("verify_{}", snake(base));
        let verify =
            self.scope.helper(&function, params.to_vec(), "rt::VerifyResult", (base, reason));
        let entry = ForeignTrait {
            name: type_name.clone(),
            cpp: name.to_owned(),
            verify,
            parameters: parameters.to_owned(),
        };
        if !self.foreign_traits.contains(&entry) {
            self.foreign_traits.push(entry);
        }
        RustPath::own(&type_name)
    }

    /// All that was found.
    pub(super) fn foreign(&mut self, model: &Model<'r>) -> Foreign {
        let mut traits = std::mem::take(&mut self.foreign_traits);
        traits.sort_by(|a, b| a.name.cmp(&b.name));
        let mut resources = std::mem::take(&mut self.foreign_resources);
        resources.sort();
        Foreign {
            helpers: self.scope.helpers(),
            traits,
            stand_ins: self.scope.stand_ins(),
            resources,
            companions: std::mem::take(&mut self.companions),
            property_companions: std::mem::take(&mut self.property_companions),
            left_out: language::left_out(model.records),
        }
    }
}
