//! Metadata of the module.

use ods_runtime::attrs::*;
use ods_runtime::rt::OdsEnum;
use ods_runtime::{Attribute, ir::InsertPoint};

use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{Constant, Metadata, MetadataId};

impl<'m> Import<'m> {
    /// The nodes of named metadata.
    fn named(&self, name: &str) -> &'m [MetadataId] {
        let named = self.module.named_metadata.iter().find(|it| it.name == name);
        named.map_or(&[], |it| &it.nodes)
    }

    pub(super) fn linker_options(&mut self) {
        for node in self.named("llvm.linker.options") {
            let options = self.node(*node).unwrap_or_default().iter();
            let options: Vec<Attribute> =
                options.filter_map(|it| self.text(*it)).map(|it| self.string(it)).collect();
            let mut state = self.state(&LINKER_OPTIONS_OP, self.location);
            state.set_property(LinkerOptionsOp::OPTIONS, self.array(&options));
            self.at(InsertPoint::End(self.top), |import| import.insert(&state));
        }
    }

    pub(super) fn dependent_libraries(&mut self) {
        let mut libraries = Vec::new();
        for node in self.named("llvm.dependent-libraries") {
            if let Some([library]) = self.node(*node)
                && let Some(library) = self.text(*library)
            {
                libraries.push(self.string(library));
            }
        }
        if !libraries.is_empty() {
            let attr = self.array(&libraries);
            self.set_module_attr("llvm.dependent_libraries", attr);
        }
    }

    /// `llvm.ident` and `llvm.commandline`, if there is one of each.
    pub(super) fn texts(&mut self) {
        for name in ["llvm.ident", "llvm.commandline"] {
            if let [node] = self.named(name)
                && let Some([text]) = self.node(*node)
                && let Some(text) = self.text(*text)
            {
                let text = self.string(text);
                self.set_module_attr(name, text);
            }
        }
    }

    pub(super) fn module_flags(&mut self) {
        let ctx = self.ctx.clone();
        let mut flags = Vec::new();
        for node in self.named("llvm.module.flags") {
            let Some([behavior, key, value]) = self.node(*node) else { continue };
            let behavior = behavior.and_then(|it| self.metadata_integer(it)?.to_u64());
            let behavior = behavior.and_then(|it| {
                ModFlagBehavior::CASES.iter().map(|it| it.0).find(|case| case.to_bits() == it)
            });
            let (Some(behavior), Some(key)) = (behavior, self.text(*key)) else { continue };
            let Some(value) = *value else { continue };
            let attr = match self.module.metadata_of(value).0 {
                Metadata::Constant(id) => self
                    .module
                    .integer_value(*id)
                    .map(|it| self.integer(32, it.low_u128() as u32 as i32 as i64)),
                Metadata::String(text) => Some(self.string(text)),
                _ => match key {
                    "CG Profile" => self.call_graph_profile(value),
                    "ProfileSummary" => self.profile_summary(value),
                    _ => None,
                },
            };
            let Some(attr) = attr else {
                let value = self.module.metadata_text(value);
                let message = format!("unsupported module flag value for key '{key}' : {value}");
                self.warn(self.location, message);
                continue;
            };
            let key = StringAttr::get(&ctx, key);
            flags.push(ModuleFlagAttr::get(&ctx, behavior, key, attr).handle());
        }
        if !flags.is_empty() {
            let mut state = self.state(&MODULE_FLAGS_OP, self.location);
            state.set_property(ModuleFlagsOp::FLAGS, self.array(&flags));
            self.at(InsertPoint::End(self.top), |import| import.insert(&state));
        }
    }

    /// How often functions call each other.
    fn call_graph_profile(&mut self, id: MetadataId) -> Option<Attribute> {
        let ctx = self.ctx.clone();
        let mut entries = Vec::new();
        for entry in self.node(id)? {
            let [from, to, count] = self.node((*entry)?)? else { return None };
            let function = |id: &Option<MetadataId>| {
                let Metadata::Constant(id) = self.module.metadata_of((*id)?).0 else { return None };
                match self.module.constant(*id) {
                    Constant::Global { global, .. } => {
                        let name = &self.module.global(*global).name;
                        Some(FlatSymbolRefAttr::get(&ctx, name))
                    }
                    _ => None,
                }
            };
            let count = self.metadata_integer((*count)?)?.to_u64()?;
            let (from, to) = (function(from), function(to));
            entries.push(ModuleFlagCGProfileEntryAttr::get(&ctx, from, to, count).handle());
        }
        Some(self.array(&entries))
    }
}
