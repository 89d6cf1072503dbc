//! The place in a function where translations insert.

use ods_runtime::{Block, Diagnostic, Location, OpRef, TypeRef, Value, ValueRef};
use rustc_hash::FxHashMap;

use super::module::Translation;
use super::{ModuleTranslation, TranslationResult};
use crate::target::llvmir::ir;

/// Inserts instructions at the end of a block and knows what values have become.
pub struct Cursor<'t, 'ir> {
    /// The translation of the module.
    pub translation: &'t mut ModuleTranslation<'ir>,
    pub(super) function: ir::Function,
    pub(super) block: ir::BlockId,
    pub(super) location: Option<ir::MetadataId>,
    pub(super) blocks: FxHashMap<Block, ir::BlockId>,
    /// The blocks between a branch and a block that it has as successor more than once, by branch and number of the
    /// successor.
    pub(super) edges: FxHashMap<(ods_runtime::Op, usize), ir::BlockId>,
    values: FxHashMap<Value, ir::Value>,
}

impl<'t, 'ir> Cursor<'t, 'ir> {
    pub(super) fn new(translation: &'t mut ModuleTranslation<'ir>, function: ir::Function) -> Self {
        Self {
            translation,
            function,
            block: ir::BlockId::default(),
            location: None,
            blocks: FxHashMap::default(),
            edges: FxHashMap::default(),
            values: FxHashMap::default(),
        }
    }

    /// The builder at this place.
    pub fn builder(&mut self) -> ir::Builder<'_> {
        ir::Builder {
            module: &mut self.translation.module,
            function: &mut self.function,
            block: self.block,
            location: self.location,
        }
    }

    /// The module.
    pub fn module(&mut self) -> &mut ir::Module {
        &mut self.translation.module
    }

    /// What a value has become. A value that is defined later is poison, which its verifier excludes.
    pub fn value(&mut self, value: ValueRef<'ir>) -> TranslationResult<ir::Value> {
        if let Some(known) = self.values.get(&value.handle()) {
            return Ok(*known);
        }
        Err(missing(value))
    }

    /// What values have become.
    pub fn values(
        &mut self,
        values: impl IntoIterator<Item = ValueRef<'ir>>,
    ) -> TranslationResult<Vec<ir::Value>> {
        values.into_iter().map(|it| self.value(it)).collect()
    }

    /// Says what a value has become.
    pub fn set(&mut self, value: ValueRef<'ir>, translated: ir::Value) {
        self.values.insert(value.handle(), translated);
    }

    /// The type of LLVM IR for a type of `at`.
    pub fn ty(&mut self, ty: TypeRef<'ir>, at: OpRef<'ir>) -> TranslationResult<ir::TypeId> {
        self.translation.ty(ty, at)
    }

    /// Inserts an instruction whose result is that of the operation.
    pub fn insert(
        &mut self,
        op: OpRef<'ir>,
        kind: ir::InstructionKind,
    ) -> TranslationResult<ir::InstructionId> {
        let ty = match op.results().first() {
            Some(result) => self.ty(result.ty(), op)?,
            None => self.module().types.void(),
        };
        let id = self.builder().insert(kind, ty);
        if let Some(result) = op.results().first() {
            self.set(result, ir::Value::Instruction(id));
        }
        Ok(id)
    }

    /// An instruction, to change it.
    pub fn instruction(&mut self, id: ir::InstructionId) -> &mut ir::Instruction {
        self.function.instruction_mut(id)
    }

    /// The block that a successor of a branch has become.
    pub fn successor(&self, op: OpRef<'ir>, index: usize) -> ir::BlockId {
        if let Some(edge) = self.edges.get(&(op.handle(), index)) {
            return *edge;
        }
        let block = op.successor(index).handle();
        self.blocks.get(&block).copied().unwrap_or_default()
    }

    /// Translates an operation.
    pub fn translate(&mut self, op: OpRef<'ir>) -> TranslationResult {
        let result = match self.translation.translation_of(op) {
            Some(Translation::Function(translate)) => translate(self, op),
            Some(Translation::Intrinsic(intrinsic)) => self.intrinsic(op, &intrinsic),
            None => return Err(super::module::untranslated(op)),
        };
        if result.is_err() {
            self.translation.failed.get_or_insert(op);
        }
        result
    }
}

fn missing(value: ValueRef<'_>) -> Diagnostic {
    let text = "value has not been translated";
    let location = value.loc().or_else(|| Some(value.defining_op()?.loc()));
    Diagnostic::error(location.unwrap_or(Location::UNKNOWN), text)
}
