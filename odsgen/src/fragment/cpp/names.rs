//! The names that C++ fragments of a module can use.

use heck::ToUpperCamelCase as _;

use super::api::{Api, Family, Ty};
use super::ast::Path;
use super::translate::{Class, Home, Names};
use crate::fragment::scope::{HelperType, Scope};
use crate::fragment::types::{RustPath, ViewOf};
use crate::fragment::visible::Visible;
use crate::names::{is_keyword, snake};
use crate::provided::{RUNTIME, is_provided};
use crate::tablegen::Span;

/// The names of `scope`, for a fragment.
pub(in crate::fragment) struct ScopeNames<'s, 'r> {
    pub(in crate::fragment) scope: &'s Scope<'r>,
    pub(in crate::fragment) visible: Visible<'s>,
    /// The place of the fragment.
    pub(in crate::fragment) place: Span,
}

impl<'s> ScopeNames<'s, '_> {
    /// The same for a fragment with what is `visible`.
    pub(in crate::fragment) fn with_visible(self, visible: Visible<'s>) -> Self {
        Self { visible, ..self }
    }

    /// Whether a name with `qualifier` before it may be one of the module.
    fn is_own(&self, qualifier: &[&str]) -> bool {
        let own = &self.scope.modules;
        let is_nested = |modules: &[&str]| own.ends_with(modules) || own.as_slice() == modules;
        is_nested(qualifier)
            || self.scope.nested.iter().any(|(inner, _)| {
                let full: Vec<_> = own.iter().chain(inner).copied().collect();
                full.ends_with(qualifier)
            })
            || self.scope.foreign.iter().any(|(modules, _)| modules.ends_with(qualifier))
    }

    /// The path of a module with a known place to which `qualifier` leads, as seen from the module.
    fn known_module(&self, qualifier: &[&str]) -> Option<String> {
        let own = &self.scope.modules;
        (0..=own.len()).rev().find_map(|count| {
            let full: Vec<_> = own[..count].iter().chain(qualifier).copied().collect();
            self.scope.has_extern_from(&full, count).then(|| format!("::{}", full.join("::")))
        })
    }

    fn family(&self, name: &str) -> Family {
        match self.scope.cpp_classes.get(name) {
            Some(class) if class.is_type => Family::Type,
            Some(_) => Family::Attr,
            None => match self
                .scope
                .view_of(&self.scope.inner_class(name))
                .or_else(|| ViewOf::by_name(name))
            {
                Some(ViewOf::Type) => Family::Type,
                Some(ViewOf::Attr) => Family::Attr,
                Some(ViewOf::Op) | None => Family::Other,
            },
        }
    }
}

impl Names for ScopeNames<'_, '_> {
    fn class(&self, path: &Path) -> Option<Class> {
        let name = path.last();
        let qualifier = path.qualifier();
        let found = |rust: String, family: Family, home: Home| {
            Some(Class { rust, name: name.to_owned(), family, home })
        };
        if self.scope.own.contains(name) && self.is_own(&qualifier) {
            return found(name.to_owned(), self.family(name), Home::Here);
        }
        if matches!(qualifier.as_slice(), [] | ["mlir"]) {
            if let Some(family) = Api::get().class(name) {
                return found(name.to_owned(), family, Home::Runtime);
            }
            if is_provided(name, RUNTIME) {
                return found(name.to_owned(), self.family(name), Home::Runtime);
            }
        }
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
            return None;
        }
        if let Some(module) = self.known_module(&qualifier) {
            return found(format!("{module}::{name}"), self.family(name), Home::Elsewhere);
        }
        let full: Vec<_> = qualifier.iter().copied().chain([name]).collect();
        let (foreign_def, _) = self.scope.foreign_def(&full, path.is_global)?;
        let family = match foreign_def.of {
            ViewOf::Type => Family::Type,
            ViewOf::Attr => Family::Attr,
            ViewOf::Op => Family::Other,
        };
        let name = foreign_def.name.clone();
        Some(Class { rust: name.clone(), name, family, home: Home::Unknown })
    }

    fn spelled(&self, path: &str) -> RustPath {
        self.scope.path(path, self.place).unwrap_or_else(|| RustPath::of_names(path))
    }

    fn accessor(&self, class: &str, method: &str) -> Option<(String, String)> {
        let class = self.scope.cpp_classes.get(class)?;
        let name = method.strip_prefix("get")?;
        let param = class.params.iter().find(|(param, ..)| param.to_upper_camel_case() == name)?;
        Some((param.1.clone(), param.2.clone()))
    }

    fn params(&self, class: &str) -> Option<Vec<String>> {
        let class = self.scope.cpp_classes.get(class)?;
        Some(class.params.iter().map(|(.., ty)| ty.clone()).collect())
    }

    fn has_params(&self, class: &str, count: usize) -> bool {
        self.scope.params_elsewhere.get(class).is_none_or(|counts| counts.contains(&count))
    }

    fn case(&self, path: &Path) -> Option<String> {
        let (last, owner) = path.segments.split_last()?;
        let owner = Path { is_global: path.is_global, segments: owner.to_vec() };
        if owner.last() == "Delimiter" {
            return Some(format!("::ods_runtime::codegen::Delimiter::{}", last.name));
        }
        let cases = self.scope.enums.get(owner.last())?;
        let symbol = match is_keyword(&last.name) {
            true => format!("{}_", last.name),
            false => last.name.clone(),
        };
        if !cases.contains_key(&symbol) {
            return None;
        }
        let class = self.class(&owner)?;
        Some(format!("{}::{symbol}", class.rust))
    }

    fn is_enum(&self, name: &str) -> bool {
        self.scope.enums.contains_key(name)
    }

    fn helper(&self, path: &Path, args: &[Ty], returns: &Ty) -> Option<String> {
        let returns = match returns {
            Ty::Bool => HelperType::Bool,
            Ty::Int(_) => HelperType::Int,
            Ty::Class(name) if name == "Type" => HelperType::Type,
            _ => return None,
        };
        let api = Api::get();
        let of = |ty: &Ty| match ty {
            Ty::Bool => Some(HelperType::Bool),
            Ty::Int(_) | Ty::Literal => Some(HelperType::Int),
            Ty::Str => Some(HelperType::Text),
            Ty::Class(name) => match (name.as_str(), api.class(name)) {
                ("Op", _) => Some(HelperType::OpRef),
                ("Value", _) => Some(HelperType::ValueRef),
                ("Region", _) => Some(HelperType::RegionRef),
                (_, Some(Family::Type)) => Some(HelperType::TypeRef),
                (_, Some(Family::Attr)) => Some(HelperType::AttrRef),
                _ => match self.family(name) {
                    Family::Type => Some(HelperType::TypeRef),
                    Family::Attr => Some(HelperType::AttrRef),
                    Family::Other => None,
                },
            },
            Ty::Option(inner) if **inner == Ty::class("Op") => Some(HelperType::OptionalOpRef),
            _ => None,
        };
        let types: Option<Vec<_>> = args.iter().map(of).collect();
        let types = types?;
        let function = snake(path.last());
        if let Some(module) =
            self.known_module(&path.qualifier()).filter(|_| !path.qualifier().is_empty())
        {
            return Some(format!("{module}::{function}"));
        }
        if self.scope.dialect_type.is_empty() {
            return None;
        }
        let named = types.into_iter().enumerate().map(|(index, ty)| {
            let name = match ty {
                HelperType::TypeRef => "ty",
                HelperType::AttrRef => "attr",
                HelperType::OpRef | HelperType::OptionalOpRef => "op",
                _ => "value",
            };
            (if index == 0 { name.to_owned() } else { format!("{name}_{index}") }, ty)
        });
        let (named, cpp) = (named.collect(), path.spelled());
        let is_taken = |it: &str| self.scope.has_class(it);
        Some(self.scope.helpers.add(&function, named, Some(returns), &cpp, None, is_taken))
    }

    fn has_self(&self) -> bool {
        self.visible.placeholders.contains(&"_op")
    }

    fn accessor_of_op(&self, name: &str) -> Option<Ty> {
        let Some(known) = self.visible.accessors else { return Some(Ty::Unknown) };
        known.iter().find(|(it, _)| it == name).map(|(_, class)| Ty::named(class))
    }
}
