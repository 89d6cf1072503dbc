//! Plans what only C++ has.

use heck::ToUpperCamelCase as _;
use proc_macro2::TokenStream;
use quote::ToTokens as _;

use super::Planner;
use crate::fragment::{HelperType, RustPath, ViewOf, language};
use crate::model::Model;
use crate::names::snake;
use crate::plan::foreign::{Companion, Foreign, ForeignTrait};

impl<'r> Planner<'r> {
    /// The native trait `name` of C++, which the runtime does not have.
    pub(in crate::plan) fn foreign_trait(&mut self, name: &str) -> RustPath {
        let (base, parameters) = name.split_once('<').unwrap_or((name, ""));
        let parameters = parameters.trim_end_matches('>');
        let words: String =
            name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
        let type_name = format!("{}Trait", words.to_upper_camel_case());
        let params = [("op", HelperType::OpRef), ("parameters", HelperType::Text)];
        let params = params.map(|(name, ty)| (name.to_owned(), ty)).to_vec();
        let returns = Some(HelperType::Verified);
        let reason = "the runtime has no such trait";
        let function = format!("verify_{}", snake(base));
        let verify = self.scope.helper(&function, params, returns, (base, reason));
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

    /// Adds the type `name`, which the author writes beside the module. Returns the kind of view, if it is a class of
    /// attributes or types: only the name of a class of attributes says so.
    pub(in crate::plan) fn companion(&mut self, name: &str) -> Option<ViewOf> {
        if let Some(known) = self.companions.iter().find(|known| known.name == name) {
            return known.of;
        }
        let of = match () {
            () if name.ends_with("Attr") => Some(ViewOf::Attr),
            () if self.is_base_of_types(name) => Some(ViewOf::Type),
            () => None,
        };
        self.companions.push(Companion { name: name.to_owned(), of });
        of
    }

    /// The type `name` of properties, which the author writes beside the module.
    pub(in crate::plan) fn property_companion(&mut self, name: &str) -> TokenStream {
        if !self.property_companions.iter().any(|known| known == name) {
            self.property_companions.push(name.to_owned());
        }
        RustPath::beside(name).to_token_stream()
    }

    /// All that was found.
    pub(in crate::plan) fn foreign(&mut self, model: &Model<'r>) -> Foreign {
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
