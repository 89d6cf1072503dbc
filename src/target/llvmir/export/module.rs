//! The translation of a module.

use ods_runtime::attrs::StringAttr;
use ods_runtime::{Diagnostic, OpName, OpRef};
use rustc_hash::FxHashMap;

use super::metadata::Nodes;
use super::{Cursor, Intrinsic, TranslationResult, data_layout, error, instructions, intrinsics};
use crate::llvm::{AliasOp, ComdatOp, ComdatSelectorOp, GlobalOp, IFuncOp, LLVMFuncOp};
use crate::target::llvmir::ir;
use crate::target::llvmir::stack::MOST_LEVELS;

generated!("llvm_intrinsics.rs");
pub(in crate::target::llvmir) use generated::llvm_intrinsic_ops::INTRINSICS;

/// Translates one operation in a function.
pub type Translate = for<'ir> fn(&mut Cursor<'_, 'ir>, OpRef<'ir>) -> TranslationResult;

/// How operations are translated, by name. Dialects of users are added to those of the project.
#[derive(Clone, Debug, Default)]
pub struct Translations {
    added: Vec<(&'static str, Translate)>,
    intrinsics: Vec<(&'static str, Intrinsic)>,
}

/// How an operation is translated.
#[derive(Clone, Copy)]
pub(super) enum Translation {
    Function(Translate),
    Intrinsic(Intrinsic),
}

impl Translations {
    /// The translations of the dialect `llvm`.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the translation of operations named `name`.
    #[must_use]
    pub fn add(mut self, name: &'static str, translate: Translate) -> Self {
        self.added.push((name, translate));
        self
    }

    /// Adds operations that call an intrinsic of LLVM: the table `INTRINSICS` that `odsgen gen --intrinsics` generates.
    #[must_use]
    pub fn add_intrinsics(mut self, intrinsics: &[(&'static str, Intrinsic)]) -> Self {
        self.intrinsics.extend_from_slice(intrinsics);
        self
    }
}

/// Translates a module of operations of the dialect `llvm`.
///
/// # Errors
///
/// The first operation that has no translation.
pub fn translate_module(op: OpRef<'_>) -> TranslationResult<ir::Module> {
    translate_module_with(op, &Translations::new())
}

/// As [`translate_module`], with translations for operations of other dialects.
///
/// # Errors
///
/// The first operation that has no translation.
pub fn translate_module_with(
    op: OpRef<'_>,
    translations: &Translations,
) -> TranslationResult<ir::Module> {
    let mut translation = ModuleTranslation::new(op, translations);
    translation.translate()?;
    Ok(translation.module)
}

/// As [`translate_module`], with the errors of `mlir-translate`: why an operation has no translation is emitted, and the error
/// says which operation it is.
///
/// # Errors
///
/// The first operation that has no translation.
pub fn translate_module_with_reasons(op: OpRef<'_>) -> TranslationResult<ir::Module> {
    let translations = Translations::new();
    let mut translation = ModuleTranslation::new(op, &translations);
    match (translation.translate(), translation.failed) {
        (Ok(()), _) => Ok(translation.module),
        (Err(reason), None) => Err(reason),
        (Err(reason), Some(operation)) => {
            op.ctx().emit(reason);
            Err(failed(operation))
        }
    }
}

/// The state of the translation of a module.
pub struct ModuleTranslation<'ir> {
    /// The module.
    pub module: ir::Module,
    pub(super) op: OpRef<'ir>,
    pub(super) types: FxHashMap<ods_runtime::Type, ir::TypeId>,
    pub(super) nodes: Nodes,
    translations: FxHashMap<OpName, Translation>,
    /// The functions, in order.
    pub(super) functions: Vec<LLVMFuncOp<'ir>>,
    /// The operation whose translation failed.
    pub(super) failed: Option<OpRef<'ir>>,
}

impl<'ir> ModuleTranslation<'ir> {
    fn new(op: OpRef<'ir>, translations: &Translations) -> Self {
        let tables = INTRINSICS.iter().chain(&translations.intrinsics);
        let tables = tables.map(|(name, it)| (*name, Translation::Intrinsic(*it)));
        let functions = instructions::TRANSLATIONS.iter().chain(intrinsics::TRANSLATIONS);
        let functions = functions.chain(&translations.added);
        let functions = functions.map(|(name, it)| (*name, Translation::Function(*it)));
        let by_name = tables.chain(functions).map(|(name, it)| (op.ctx().op_name(name), it));
        Self {
            module: ir::Module::default(),
            op,
            types: FxHashMap::default(),
            nodes: Nodes::default(),
            translations: by_name.collect(),
            functions: Vec::new(),
            failed: None,
        }
    }

    pub(super) fn translation_of(&self, op: OpRef<'ir>) -> Option<Translation> {
        self.translations.get(&op.name_handle()).copied()
    }

    /// The operations in the module.
    fn ops(&self) -> impl Iterator<Item = OpRef<'ir>> + use<'ir> {
        self.op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
    }

    fn ops_of<T: ods_runtime::ir::OpCast<'ir>>(&self) -> Vec<T> {
        self.ops().filter_map(|op| op.dyn_cast::<T>()).collect()
    }

    fn translate(&mut self) -> TranslationResult {
        self.module_attributes()?;
        for comdat in self.ops_of::<ComdatOp<'_>>() {
            self.comdat(comdat)?;
        }
        for function in self.ops_of::<LLVMFuncOp<'_>>() {
            self.declare(function)?;
        }
        self.globals(&self.ops_of::<GlobalOp<'_>>(), &self.ops_of::<AliasOp<'_>>())?;
        for ifunc in self.ops_of::<IFuncOp<'_>>() {
            self.ifunc(ifunc)?;
        }
        self.resolve_ifuncs(&self.ops_of::<IFuncOp<'_>>())?;
        self.ident_and_command_line();
        for op in self.ops() {
            self.other(op)?;
        }
        for index in 0..self.functions.len() {
            self.define(index)?;
        }
        self.finish();
        if self.nodes.is_too_deep {
            let text = format!("debug information is nested deeper than {MOST_LEVELS} levels");
            return Err(error(self.op, text));
        }
        Ok(())
    }

    /// What the attributes of the module say.
    fn module_attributes(&mut self) -> TranslationResult {
        let text = |name| self.op.attr(name).and_then(|it| it.dyn_cast::<StringAttr<'_>>());
        self.module.name = "LLVMDialectModule".to_owned();
        self.module.source_filename = "LLVMDialectModule".to_owned();
        let layout = match text("llvm.data_layout") {
            Some(layout) => Some(layout.value().to_owned()),
            None => data_layout::text(self.op)?,
        };
        if let Some(layout) = layout {
            self.module.layout = ir::DataLayout::parse(&layout);
            self.module.layout_text = layout;
        }
        if let Some(triple) = text("llvm.target_triple") {
            self.module.target_triple = triple.value().to_owned();
        }
        Ok(())
    }

    fn comdat(&mut self, comdat: ComdatOp<'ir>) -> TranslationResult {
        for op in comdat.body().blocks().flat_map(|block| block.ops()) {
            if let Some(selector) = op.dyn_cast::<ComdatSelectorOp<'_>>() {
                let name = selector.sym_name();
                if self.module.comdats.iter().any(|it| it.name == name) {
                    let text =
                        "comdat selection symbols must be unique even in different comdat regions";
                    return Err(error(op, text));
                }
                let kind = crate::target::llvmir::keywords::comdat(selector.comdat());
                self.module.comdats.push(ir::Comdat { name: name.to_owned(), kind });
            }
        }
        Ok(())
    }

    /// Translates an operation at the top level that is none of those above.
    fn other(&mut self, op: OpRef<'ir>) -> TranslationResult {
        let is_done = op.isa::<LLVMFuncOp<'_>>()
            || op.isa::<GlobalOp<'_>>()
            || op.isa::<AliasOp<'_>>()
            || op.isa::<IFuncOp<'_>>()
            || op.isa::<ComdatOp<'_>>();
        if is_done {
            return Ok(());
        }
        if op.name().as_str() == "builtin.module" {
            // Upstream leaves nested modules out without a word.
            op.ctx().emit(op.warning("nested module is not translated"));
            return Ok(());
        }
        self.module_operation(op)
    }

    fn finish(&mut self) {
        self.finish_compile_units();
        self.add_debug_info_version();
        let assembly = self.op.attr("llvm.module_asm");
        if let Some(lines) =
            assembly.and_then(|it| it.dyn_cast::<ods_runtime::attrs::ArrayAttr<'_>>())
        {
            for line in lines.iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>()) {
                self.module.assembly.push_str(line.value());
                self.module.assembly.push('\n');
            }
        }
    }
}

/// The error for an operation without a translation, with upstream's words.
pub(super) fn untranslated(op: OpRef<'_>) -> Diagnostic {
    let name = op.name().as_str();
    let dialect = name.split('.').next().unwrap_or_default();
    if matches!(dialect, "llvm" | "builtin") {
        return match name {
            "builtin.unrealized_conversion_cast" => failed(op).note(None, CAST_NOTE),
            _ => failed(op),
        };
    }
    let text = format!(
        "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: {name}"
    );
    op.error(text)
}

/// The error for an operation whose translation failed, with upstream's words.
pub(super) fn failed(op: OpRef<'_>) -> Diagnostic {
    op.error(format!("LLVM Translation failed for operation: {}", op.name()))
}

const CAST_NOTE: &str = "a conversion left this cast because its users expect another type; `--reconcile-unrealized-casts` removes casts that cancel out";
