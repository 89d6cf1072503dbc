//! Plans what only C++ has.

use heck::ToUpperCamelCase as _;

use super::Planner;
use crate::fragment::{HelperType, RustPath, RustType, ViewOf, language};
use crate::model::NativeTrait;
use crate::names::snake;
use crate::plan::foreign::{Foreign, ForeignClass, ForeignTrait};

impl<'r> Planner<'r> {
    /// A native trait of C++, which the runtime does not have.
    pub(in crate::plan) fn foreign_trait(&mut self, native: &NativeTrait<'r>) -> RustPath {
        let words: String =
            native.text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
        let type_name = format!("{}Trait", words.to_upper_camel_case());
        let params = [("op", HelperType::OpRef), ("parameters", HelperType::Text)];
        let params = params.map(|(name, ty)| (name.to_owned(), ty)).to_vec();
        let returns = Some(HelperType::Verified);
        let reason = "the runtime has no such trait";
        let function = format!("verify_{}", snake(native.base));
        let verify = self.scope.helper(&function, params, returns, (native.base, reason));
        let entry = ForeignTrait {
            name: type_name.clone(),
            cpp: native.text.to_owned(),
            verify,
            parameters: native.args.join(", "),
        };
        if !self.foreign_traits.contains(&entry) {
            self.foreign_traits.push(entry);
        }
        RustPath::own(&type_name)
    }

    /// Adds the type `name`, which is implemented beside the module. Returns the entity that it is a view of, if it is
    /// a class of attributes or types: a class of attributes is recognized by its name.
    pub(in crate::plan) fn add_foreign_class(&mut self, name: &str) -> Option<ViewOf> {
        if let Some(known) = self.foreign_classes.iter().find(|known| known.name == name) {
            return known.of;
        }
        let of = match () {
            () if ViewOf::by_name(name) == Some(ViewOf::Attr) => Some(ViewOf::Attr),
            () if self.is_base_of_types(name) => Some(ViewOf::Type),
            () => None,
        };
        self.foreign_classes.push(ForeignClass { name: name.to_owned(), of });
        of
    }

    /// The type `name` of properties, which is implemented beside the module.
    pub(in crate::plan) fn add_foreign_property(&mut self, name: &str) -> RustType {
        if !self.foreign_properties.iter().any(|known| known == name) {
            self.foreign_properties.push(name.to_owned());
        }
        RustType::at_path(&RustPath::beside(name))
    }

    /// All that was found.
    pub(in crate::plan) fn foreign(&mut self) -> Foreign {
        let mut traits = std::mem::take(&mut self.foreign_traits);
        traits.sort_by(|a, b| a.name.cmp(&b.name));
        let mut resources = std::mem::take(&mut self.foreign_resources);
        resources.sort();
        Foreign {
            helpers: self.scope.helpers(),
            traits,
            defs: self.scope.foreign_defs(),
            resources,
            classes: std::mem::take(&mut self.foreign_classes),
            properties: std::mem::take(&mut self.foreign_properties),
            left_out: language::left_out(self.records),
        }
    }
}
