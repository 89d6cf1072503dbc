//! Operations and attributes of modules that become metadata.

use ods_runtime::OpRef;
use ods_runtime::attrs::*;

use super::module::untranslated;
use super::{ModuleTranslation, TranslationResult};
use crate::llvm::{
    DependentLibrariesAttr, GlobalCtorsOp, GlobalDtorsOp, LinkerOptionsOp, ModuleFlagAttr,
    ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr, ModuleFlagsOp,
    ProfileSummaryFormatKind,
};
use crate::target::llvmir::ir::{Metadata, MetadataId, Node};

impl<'ir> ModuleTranslation<'ir> {
    /// Translates an operation at the top level that is no symbol.
    pub(super) fn module_operation(&mut self, op: OpRef<'ir>) -> TranslationResult {
        if let Some(op) = op.dyn_cast::<GlobalCtorsOp<'_>>() {
            return self.structors(
                "llvm.global_ctors",
                *op,
                op.ctors(),
                op.priorities(),
                op.data(),
            );
        }
        if let Some(op) = op.dyn_cast::<GlobalDtorsOp<'_>>() {
            return self.structors(
                "llvm.global_dtors",
                *op,
                op.dtors(),
                op.priorities(),
                op.data(),
            );
        }
        if let Some(op) = op.dyn_cast::<LinkerOptionsOp<'_>>() {
            let options = op.options().iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>());
            let options: Vec<MetadataId> =
                options.map(|it| self.module.metadata_string(it.value())).collect();
            let node = self.module.tuple(options);
            self.module.add_named_metadata("llvm.linker.options", node);
            return Ok(());
        }
        if let Some(op) = op.dyn_cast::<ModuleFlagsOp<'_>>() {
            let flags = op.flags();
            for flag in flags.iter().filter_map(|it| it.dyn_cast::<ModuleFlagAttr<'_>>()) {
                self.module_flag(flag, *op)?;
            }
            return Ok(());
        }
        Err(untranslated(op))
    }

    fn module_flag(&mut self, flag: ModuleFlagAttr<'ir>, op: OpRef<'ir>) -> TranslationResult {
        let behavior = self.module.i32(flag.behavior() as i64);
        let behavior = self.module.metadata_constant(behavior);
        let key = self.module.metadata_string(flag.key().value());
        let value = flag.value();
        let value = if let Some(text) = value.dyn_cast::<StringAttr<'_>>() {
            self.module.metadata_string(text.value())
        } else if let Some(number) = value.dyn_cast::<IntegerAttr<'_>>() {
            let ty = self.module.types.integer(32);
            let number = self.module.integer(ty, number.value().sext_or_trunc(32));
            self.module.metadata_constant(number)
        } else if let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() {
            self.flag_list(list, op)?
        } else if let Some(summary) = value.dyn_cast::<ModuleFlagProfileSummaryAttr<'_>>() {
            self.profile_summary(summary)
        } else {
            return Err(op.error("unsupported module flag value"));
        };
        let node = self.module.tuple([behavior, key, value]);
        self.module.add_named_metadata("llvm.module.flags", node);
        Ok(())
    }

    fn flag_list(&mut self, list: ArrayAttr<'ir>, op: OpRef<'ir>) -> TranslationResult<MetadataId> {
        let mut nodes = Vec::with_capacity(list.len());
        for attr in list.iter() {
            if let Some(entry) = attr.dyn_cast::<ModuleFlagCGProfileEntryAttr<'_>>() {
                let ends = [entry.from(), entry.to()].map(|it| {
                    let global = it.and_then(|it| self.module.find(it.value()))?;
                    let address = self.module.global_address(global);
                    Some(self.module.metadata_constant(address))
                });
                let count = self.integer(entry.count().cast_signed());
                let operands = vec![ends[0], ends[1], Some(count)];
                nodes.push(self.module.metadata(Metadata::Node(Node::Tuple(operands))));
            } else if let Some(text) = attr.dyn_cast::<StringAttr<'_>>() {
                nodes.push(self.module.metadata_string(text.value()));
            } else {
                return Err(op.error("unsupported module flag value"));
            }
        }
        let has_entries = list.iter().any(|it| it.isa::<ModuleFlagCGProfileEntryAttr<'_>>());
        let operands = nodes.iter().copied().map(Some).collect();
        Ok(match has_entries {
            true => self.module.distinct(Node::Tuple(operands)),
            false => self.module.tuple(nodes),
        })
    }

    fn profile_summary(&mut self, summary: ModuleFlagProfileSummaryAttr<'ir>) -> MetadataId {
        let format = match summary.format() {
            ProfileSummaryFormatKind::SampleProfile => "SampleProfile",
            ProfileSummaryFormatKind::InstrProf => "InstrProf",
            ProfileSummaryFormatKind::CSInstrProf => "CSInstrProf",
        };
        let key = self.module.metadata_string("ProfileFormat");
        let format = self.module.metadata_string(format);
        let mut nodes = vec![self.module.tuple([key, format])];
        let numbers = [
            ("TotalCount", Some(summary.total_count())),
            ("MaxCount", Some(summary.max_count())),
            ("MaxInternalCount", Some(summary.max_internal_count())),
            ("MaxFunctionCount", Some(summary.max_function_count())),
            ("NumCounts", Some(summary.num_counts())),
            ("NumFunctions", Some(summary.num_functions())),
            ("IsPartialProfile", summary.is_partial_profile()),
        ];
        for (key, number) in numbers {
            if let Some(number) = number {
                let key = self.module.metadata_string(key);
                let number = self.integer(number.cast_signed());
                nodes.push(self.module.tuple([key, number]));
            }
        }
        if let Some(ratio) = summary.partial_profile_ratio() {
            let key = self.module.metadata_string("PartialProfileRatio");
            let ty = self.module.types.get(crate::target::llvmir::ir::Type::Double);
            let ratio = self.module.float(ty, u128::from(ratio.value().to_f64().to_bits()));
            let ratio = self.module.metadata_constant(ratio);
            nodes.push(self.module.tuple([key, ratio]));
        }
        let mut details = Vec::new();
        for detail in summary.detailed_summary().iter() {
            let cut_off = self.module.i32(i64::from(detail.cut_off()));
            let cut_off = self.module.metadata_constant(cut_off);
            let least = self.integer(detail.min_count().cast_signed());
            let count = self.module.i32(i64::from(detail.num_counts()));
            let count = self.module.metadata_constant(count);
            details.push(self.module.tuple([cut_off, least, count]));
        }
        let key = self.module.metadata_string("DetailedSummary");
        let details = self.module.tuple(details);
        nodes.push(self.module.tuple([key, details]));
        self.module.tuple(nodes)
    }

    /// `llvm.ident`, `llvm.commandline` and the libraries that the module depends on.
    pub(super) fn ident_and_command_line(&mut self) {
        let texts = ["llvm.ident", "llvm.commandline"];
        for name in texts {
            let text = self.op.attr(name).and_then(|it| it.dyn_cast::<StringAttr<'_>>());
            if let Some(text) = text {
                let text = self.module.metadata_string(text.value());
                let node = self.module.tuple([text]);
                self.module.add_named_metadata(name, node);
            }
        }
        let libraries = self.op.attr("llvm.dependent_libraries");
        let mut names = Vec::new();
        if let Some(list) = libraries.and_then(|it| it.dyn_cast::<DependentLibrariesAttr<'_>>()) {
            names.extend(list.libs().iter().map(|it| it.value()));
        } else if let Some(list) = libraries.and_then(|it| it.dyn_cast::<ArrayAttr<'_>>()) {
            let texts = list.iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>());
            names.extend(texts.map(|it| it.value()));
        }
        for name in names {
            let library = self.module.metadata_string(name);
            let node = self.module.tuple([library]);
            self.module.add_named_metadata("llvm.dependent-libraries", node);
        }
    }

    /// The flags that tell which version of debug information the module has, and whether it is CodeView.
    pub(super) fn add_debug_info_version(&mut self) {
        self.add_flag("Debug Info Version", 3);
        if is_windows_msvc(&self.module.target_triple) {
            self.add_flag("CodeView", 1);
        }
    }

    /// Adds a flag whose difference to that of another module is a warning, unless the module has it.
    fn add_flag(&mut self, key: &str, value: i64) {
        let key = self.module.metadata_string(key);
        let flags = self.module.named_metadata.iter().find(|it| it.name == "llvm.module.flags");
        let has_key = flags.is_some_and(|flags| {
            flags.nodes.iter().any(|node| match self.module.metadata_of(*node).0 {
                Metadata::Node(Node::Tuple(operands)) => operands.get(1) == Some(&Some(key)),
                _ => false,
            })
        });
        if has_key {
            return;
        }
        let numbers = [2, value].map(|it| {
            let number = self.module.i32(it);
            self.module.metadata_constant(number)
        });
        let node = self.module.tuple([numbers[0], key, numbers[1]]);
        self.module.add_named_metadata("llvm.module.flags", node);
    }
}

/// Whether a target triple has the ABI of Microsoft's compiler on Windows.
fn is_windows_msvc(triple: &str) -> bool {
    let mut parts = triple.split('-').skip(2);
    let (os, environment) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    (os.starts_with("windows") || os.starts_with("win32")) && environment.starts_with("msvc")
}
