//! The traits, effects and interfaces in an operation's definition table.

use super::planner::Planner;
use crate::fragment::RustPath;
use crate::fragment::language;
use crate::model::{
    EffectPlace, Effects, NativeTrait, Op, Resource, SideEffect, Trait, TraitKind, mistake, unmet,
};
use crate::names::modules;
use crate::provided::{RUNTIME, RUNTIME_OPS};

/// An entry in one of the lists of traits of a definition table.
#[derive(Clone, Debug)]
pub(crate) enum TraitEntry {
    /// A Rust type that implements the runtime's `OpTrait`.
    Native(RustPath),
    /// Such a type whose interface the operation does not list, so that it does not implement it.
    NativeWithoutInterface(RustPath),
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
            if let Some(native) = entry.native().filter(|native| native.structural) {
                entries.extend(self.native(op, entry, native));
            }
        }
        entries
    }

    /// Plans the traits, effects and interfaces that are verified after the operation's constraints.
    pub(super) fn other_traits(&mut self, op: &Op<'r>) -> Vec<TraitEntry> {
        // A list of traits contains several with one requirement: one error is enough.
        if let Some(error) = op.traits.iter().find_map(|entry| unmet(op, entry)) {
            self.report(error);
        }
        let tables = self.interface_tables(&op.traits);
        let mut entries = Vec::new();
        for (index, entry) in op.traits.iter().enumerate() {
            match &entry.kind {
                TraitKind::Effects => entries.extend(self.effects(op, Some(index))),
                TraitKind::Native(native) if !native.structural => {
                    entries.extend(self.native(op, entry, native));
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

    fn native(
        &mut self,
        op: &Op<'r>,
        entry: &Trait<'r>,
        native: &NativeTrait<'r>,
    ) -> Option<TraitEntry> {
        let is_cpp = language::is_cpp(entry.record);
        let is_nested = is_cpp && native.base.contains("::");
        if is_nested || language::is_cpp(op.record) && self.has_unknown_op(native) {
            return Some(TraitEntry::Native(self.foreign_trait(native)));
        }
        if let Some(error) = mistake(op, entry, self.scope.types()) {
            if is_cpp {
                return Some(TraitEntry::Native(self.foreign_trait(native)));
            }
            self.report(error);
            return None;
        }
        if is_cpp && !native.module.has_runtime_traits() {
            return Some(TraitEntry::Native(self.foreign_trait(native)));
        }
        // Several arguments are one tuple, because Rust has no variadic generics.
        let args: Vec<_> = native.args.iter().map(|arg| self.scope.inner_class(arg)).collect();
        let path = match args.as_slice() {
            [] => native.text.to_owned(),
            [arg] => format!("{}<{arg}>", native.base),
            args => format!("{}<({})>", native.base, args.join(", ")),
        };
        let path = format!("{}::{path}", native.module.path());
        let lacks_interface = super::interface_impl::interface_of_trait(native.text)
            .is_some_and(|interface| !op.has_interface(interface));
        let form = match lacks_interface {
            true => TraitEntry::NativeWithoutInterface,
            false => TraitEntry::Native,
        };
        self.path(&path, (entry.record, "trait")).map(form)
    }

    /// Whether the C++ trait refers to an operation without a known module.
    fn has_unknown_op(&self, native: &NativeTrait<'r>) -> bool {
        let name_is_enough = native.base == "HasParent";
        (name_is_enough || native.base == "SingleBlockImplicitTerminator")
            && native.args.iter().any(|op| !self.is_known_op(op, name_is_enough))
    }

    /// Whether the operation at the C++ path `path` exists in Rust, or its name is known if that suffices.
    pub(super) fn is_known_op(&self, path: &str, name_is_enough: bool) -> bool {
        let is_runtime =
            RUNTIME_OPS.contains(&path.trim_start_matches("::").trim_start_matches("mlir::"));
        let is_known = |class: String| name_is_enough || !self.scope.is_foreign_def(&class);
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
        let resource = match effect.resource {
            Resource::Default => None,
            Resource::Path(path) => Some(self.resource(effect, path)?),
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
    fn resource(&mut self, effect: &SideEffect<'r>, path: &str) -> Option<RustPath> {
        let name = path.rsplit("::").next().unwrap_or_default();
        let is_foreign = language::is_cpp(effect.record)
            && modules(path).next() != modules(RUNTIME).next()
            && !self.scope.has_extern(path)
            && self.scope.is_path(name);
        if !is_foreign {
            return self.path(path, (effect.record, "resource"));
        }
        if !self.scope.types().contains(name) {
            self.scope.add_type(name);
            self.foreign_resources.push(name.to_owned());
        }
        Some(RustPath::own(name))
    }
}
