//! The text of parts of a module, for messages.

use super::Writer;
use super::slots::{LocalSlots, ModuleSlots};
use crate::target::llvmir::ir::constants::ConstantId;
use crate::target::llvmir::ir::function::{DebugRecord, Function, InstructionId};
use crate::target::llvmir::ir::metadata::{Metadata, MetadataId};
use crate::target::llvmir::ir::module::{GlobalId, Module};
use crate::target::llvmir::ir::types::TypeId;

impl Module {
    fn text(&self, write: impl FnOnce(&mut Writer<'_>)) -> String {
        let mut writer = Writer::new(self, ModuleSlots::of(self));
        write(&mut writer);
        writer.out
    }

    /// The text of a type.
    #[must_use]
    pub fn type_text(&self, ty: TypeId) -> String {
        let mut writer = Writer::new(self, ModuleSlots::default());
        writer.ty(ty);
        writer.out
    }

    /// The text of a constant after its type.
    #[must_use]
    pub fn constant_text(&self, id: ConstantId) -> String {
        self.text(|writer| writer.typed_constant(id))
    }

    /// The text of a piece of metadata: its number and what it is.
    #[must_use]
    pub fn metadata_text(&self, id: MetadataId) -> String {
        self.text(|writer| {
            writer.metadata_operand(id);
            if let Metadata::Node(node) = self.metadata_of(id).0
                && writer.slots.node_number(id).is_some()
            {
                writer.text(" = ");
                writer.text(if self.metadata_of(id).1 { "distinct " } else { "" });
                writer.node(node);
            }
        })
    }

    /// The text of an instruction.
    #[must_use]
    pub fn instruction_text(&self, function: &Function, id: InstructionId) -> String {
        self.text(|writer| {
            writer.local = LocalSlots::of(self, function);
            writer.text("  ");
            writer.instruction(function, id);
        })
    }

    /// The text of a record for debuggers.
    #[must_use]
    pub fn record_text(&self, function: Option<&Function>, record: &DebugRecord) -> String {
        let text = self.text(|writer| {
            if let Some(function) = function {
                writer.local = LocalSlots::of(self, function);
                writer.record(function, record);
            }
        });
        text.trim().to_owned()
    }

    /// The text of a global variable.
    #[must_use]
    pub fn variable_text(&self, index: usize) -> String {
        let text = self.text(|writer| {
            if let Some(variable) = self.variables.get(index) {
                writer.variable(GlobalId::Variable(index as u32), variable);
            }
        });
        text.trim_end().to_owned()
    }

    /// The text of a function.
    #[must_use]
    pub fn function_text(&self, index: usize) -> String {
        self.text(|writer| {
            if let Some(function) = self.functions.get(index) {
                writer.function(GlobalId::Function(index as u32), function);
            }
        })
    }
}
