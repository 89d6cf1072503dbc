//! The traits, effects and interfaces in an operation's definition table.

use super::planner::Planner;
use crate::fragment::RustPath;
use crate::fragment::language;
use crate::model::{EffectPlace, Effects, Op, SideEffect, TraitKind, native};
use crate::provided::RUNTIME_OPS;

/// An entry in one of the lists of traits of a definition table.
#[derive(Clone, Debug)]
pub(crate) enum TraitEntry {
    /// A Rust type that implements the runtime's `OpTrait`.
    Native(RustPath),
    /// The table of an implemented interface.
    Interface(RustPath),
    /// No memory effects.
    NoMemoryEffect,
    /// Effects and the interface that reports them.
    Effects {
        /// The table of the interface.
        table: RustPath,
        /// The effects.
        list: Vec<EffectEntry>,
    },
    /// Results have the names of the definition.
    ResultNames,
}

/// One effect of an operation.
#[derive(Clone, Debug)]
pub(crate) struct EffectEntry {
    /// The effect.
    pub effect: RustPath,
    /// The target.
    pub place: EffectPlace,
    /// The resource; `None` for the default resource.
    pub resource: Option<RustPath>,
    /// Its stage among the effects of the operation.
    pub stage: i32,
    /// Whether it affects the whole resource or everything that the value refers to.
    pub on_full_region: bool,
}

impl<'r> Planner<'r> {
    /// Plans the traits that are verified before the operation's constraints.
    pub(super) fn structural_traits(&mut self, op: &Op<'r>) -> Vec<TraitEntry> {
        let mut entries = Vec::new();
        for entry in &op.traits {
            if let TraitKind::Native { structural: true, .. } = entry.kind {
                entries.extend(self.native(op, entry));
            }
        }
        entries
    }

    /// Plans the traits, effects and interfaces that are verified after the operation's constraints.
    pub(super) fn other_traits(&mut self, op: &Op<'r>) -> Vec<TraitEntry> {
        let tables = self.interface_tables(&op.traits);
        let mut entries = Vec::new();
        for (index, entry) in op.traits.iter().enumerate() {
            match &entry.kind {
                TraitKind::Effects => entries.extend(self.effects(op, Some(index))),
                TraitKind::Native { structural: false, .. } => {
                    entries.extend(self.native(op, entry));
                }
                TraitKind::Interface { .. } => {
                    let here = tables.iter().find(|(place, _)| *place == index);
                    entries.extend(here.map(|(_, table)| TraitEntry::Interface(table.clone())));
                }
                _ => {}
            }
        }
        // Arguments with effects add the interface.
        entries.extend(self.effects(op, None));
        let named = op.results.iter().any(|result| result.rust_name().is_some());
        if op.results.len() > 1 && named && !op.has_interface("OpAsmOpInterface") {
            entries.push(TraitEntry::ResultNames);
        }
        entries
    }

    fn native(&mut self, op: &Op<'r>, entry: &crate::model::Trait<'r>) -> Option<TraitEntry> {
        let TraitKind::Native { name, namespace, .. } = entry.kind else { return None };
        let base = name.split('<').next().unwrap_or_default();
        if language::is_cpp(entry.record) && base.contains("::") {
            return Some(TraitEntry::Native(self.foreign_trait(name)));
        }
        if language::is_cpp(op.record) && self.has_unknown_op(name) {
            return Some(TraitEntry::Native(self.foreign_trait(name)));
        }
        if let Some(error) = native::mistake(op, entry, self.scope.types()) {
            if language::is_cpp(entry.record) {
                return Some(TraitEntry::Native(self.foreign_trait(name)));
            }
            self.report(error);
            return None;
        }
        let is_runtime = namespace == native::RUNTIME_TRAITS || namespace == native::CPP_TRAITS;
        if language::is_cpp(entry.record) && !is_runtime {
            return Some(TraitEntry::Native(self.foreign_trait(name)));
        }
        let path = if namespace == native::RUNTIME_TRAITS {
            format!("::ods_runtime::traits::{}", with_tuple(name))
        } else {
            format!("{namespace}::{}", with_tuple(name))
        };
        self.path(&path, (entry.record, "trait")).map(TraitEntry::Native)
    }

    /// Whether the C++ trait `name` refers to an operation without a known module.
    fn has_unknown_op(&self, name: &str) -> bool {
        let Some((base, parameters)) = name.split_once('<') else { return false };
        if !["HasParent", "SingleBlockImplicitTerminator"].contains(&base) {
            return false;
        }
        let mut parameters = parameters.trim_end_matches('>').split(',').map(str::trim);
        parameters.any(|op| !self.is_known_op(op, base == "HasParent"))
    }

    /// Whether the operation at the C++ path `path` exists in Rust, or its name is known if that suffices.
    pub(super) fn is_known_op(&self, path: &str, name_is_enough: bool) -> bool {
        let is_runtime =
            RUNTIME_OPS.contains(&path.trim_start_matches("::").trim_start_matches("mlir::"));
        let is_known = |class: String| name_is_enough || !self.scope.is_stand_in(&class);
        is_runtime || self.scope.cpp_class(path).is_some_and(is_known)
    }

    /// The effects of the interface that the trait at `first` lists. Without `first`, those that only arguments list.
    fn effects(&mut self, op: &Op<'r>, first: Option<usize>) -> Vec<TraitEntry> {
        let groups = op.effects.iter().filter(|effects| effects.first == first);
        groups.filter_map(|effects| self.effect_table(effects)).collect()
    }

    fn effect_table(&mut self, effects: &Effects<'r>) -> Option<TraitEntry> {
        if effects.list.is_empty() && effects.is_memory() {
            return Some(TraitEntry::NoMemoryEffect);
        }
        let table =
            self.interface_path(effects.interface, effects.namespace, "Table", effects.record)?;
        let list = effects.list.iter().filter_map(|effect| self.effect(effect)).collect();
        Some(TraitEntry::Effects { table, list })
    }

    fn effect(&mut self, effect: &SideEffect<'r>) -> Option<EffectEntry> {
        let path = self.path(effect.effect, (effect.record, "effect"))?;
        let resource = match effect.is_on_default_resource() {
            true => None,
            false => Some(self.resource(effect)?),
        };
        Some(EffectEntry {
            effect: path,
            place: effect.place,
            resource,
            stage: effect.stage,
            on_full_region: effect.on_full_region,
        })
    }
}

impl<'r> Planner<'r> {
    /// The resource of an effect. A resource that is defined only in C++ becomes a type of the module.
    fn resource(&mut self, effect: &SideEffect<'r>) -> Option<RustPath> {
        let name = effect.resource.rsplit("::").next().unwrap_or_default();
        let is_foreign = language::is_cpp(effect.record)
            && !effect.resource.starts_with("::ods_runtime")
            && !self.scope.has_extern(effect.resource)
            && self.scope.is_path(name);
        if !is_foreign {
            return self.path(effect.resource, (effect.record, "resource"));
        }
        if !self.scope.types().contains(name) {
            self.scope.add_type(name);
            self.foreign_resources.push(name.to_owned());
        }
        Some(RustPath::own(name))
    }
}

/// The name of a trait, with several parameters as one tuple, because Rust has no variadic generics.
fn with_tuple(name: &str) -> String {
    match name.split_once('<') {
        Some((head, rest)) if rest.contains(',') => {
            format!("{head}<({})>", rest.trim_end_matches('>'))
        }
        _ => name.to_owned(),
    }
}
