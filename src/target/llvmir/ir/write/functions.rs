//! Functions and blocks.

use super::Writer;
use super::slots::LocalSlots;
use crate::target::llvmir::ir::function::{BlockId, DebugRecord, Function};
use crate::target::llvmir::ir::module::GlobalId;
use crate::target::llvmir::ir::types::Type;

/// The column of comments.
const COMMENTS: usize = 50;

impl Writer<'_> {
    pub(super) fn function(&mut self, id: GlobalId, function: &Function) {
        let module = self.module;
        let global = &function.global;
        let is_declaration = function.blocks.is_empty();
        self.attribute_comment(&function.attributes);
        self.local = LocalSlots::of(module, function);
        if is_declaration {
            self.text("declare");
            self.attachments(&global.attachments, " ");
            self.text(" ");
        } else {
            self.text("define ");
        }
        self.linkage(global);
        if !function.calling_convention.is_empty() {
            self.text(&function.calling_convention);
            self.text(" ");
        }
        if !function.parameter_attributes.result.is_empty() {
            self.attributes(&function.parameter_attributes.result);
            self.text(" ");
        }
        self.ty(function.result);
        self.text(" ");
        self.global_name(id);
        self.text("(");
        self.list(function.parameters.iter().enumerate(), |writer, (index, ty)| {
            writer.ty(*ty);
            if let Some(attributes) = function.parameter_attributes.parameters.get(index)
                && !attributes.is_empty()
            {
                writer.text(" ");
                writer.attributes(attributes);
            }
            if !is_declaration {
                writer.text(" ");
                writer.parameter_name(function, index);
            }
        });
        if let Type::Function { is_variadic, .. } = module.types[function.ty] {
            self.ellipsis(is_variadic, !function.parameters.is_empty());
        }
        self.text(")");
        if !global.unnamed_address.is_empty() {
            self.text(" ");
            self.text(global.unnamed_address);
        }
        if global.address_space != 0 || module.layout.program_space != 0 {
            self.text(&format!(" addrspace({})", global.address_space));
        }
        if !function.attributes.is_empty() {
            let number = self.slots.group_number(&function.attributes);
            self.text(&format!(" #{number}"));
        }
        self.placement(function);
        if is_declaration {
            self.text("\n");
            return;
        }
        self.attachments(&global.attachments, " ");
        self.text(" {");
        let predecessors = predecessors(function);
        for (index, predecessors) in predecessors.iter().enumerate() {
            self.block(function, BlockId(index as u32), predecessors);
        }
        self.text("}\n");
    }

    /// Section, comdat, alignment and what else follows the attributes.
    fn placement(&mut self, function: &Function) {
        let global = &function.global;
        for (word, text) in [(" section \"", &global.section), (" partition \"", &global.partition)]
        {
            if !text.is_empty() {
                self.text(word);
                self.escaped(text.as_bytes());
                self.text("\"");
            }
        }
        self.comdat(global);
        if global.alignment != 0 {
            self.text(&format!(" align {}", global.alignment));
        }
        if !function.garbage_collector.is_empty() {
            self.text(&format!(" gc \"{}\"", function.garbage_collector));
        }
        let constants = [
            (" prefix ", function.prefix),
            (" prologue ", function.prologue),
            (" personality ", function.personality),
        ];
        for (word, constant) in constants {
            if let Some(constant) = constant {
                self.text(word);
                self.typed_constant(constant);
            }
        }
    }

    fn block(&mut self, function: &Function, id: BlockId, predecessors: &[BlockId]) {
        let name = &function.block(id).name;
        let is_entry = id == BlockId(0);
        if !is_entry || !name.is_empty() {
            self.text("\n");
        }
        let start = self.out.len();
        if !name.is_empty() {
            self.plain_name(name);
            self.text(":");
        } else if !is_entry {
            let number = self.local.block(id);
            self.text(&format!("{number}:"));
        }
        if !is_entry {
            let width = (self.out.len() - start).min(COMMENTS - 1);
            self.text(&" ".repeat(COMMENTS - width));
            self.text(";");
            if predecessors.is_empty() {
                self.text(" No predecessors!");
            } else {
                self.text(" preds = ");
                self.list(predecessors, |writer, it| {
                    writer.block_name(function, *it);
                });
            }
        }
        self.text("\n");
        let block = function.block(id);
        let mut records = block.records.iter().peekable();
        for (index, instruction) in block.instructions.iter().enumerate() {
            while let Some((_, record)) = records.next_if(|(before, _)| *before <= index) {
                self.record(function, record);
            }
            self.text("  ");
            self.instruction(function, *instruction);
            self.text("\n");
        }
    }

    /// The name or the number of a parameter.
    pub(super) fn parameter_name(&mut self, function: &Function, index: usize) {
        let number = self.local.parameter(index);
        self.local_name(function.parameter_name(index), number);
    }

    /// The name or the number of a block.
    pub(super) fn block_name(&mut self, function: &Function, id: BlockId) {
        let number = self.local.block(id);
        self.local_name(&function.block(id).name, number);
    }

    /// A name of a function's value, or its number if the name is empty.
    pub(super) fn local_name(&mut self, name: &str, number: u32) {
        match name.is_empty() {
            true => self.text(&format!("%{number}")),
            false => self.name('%', name),
        }
    }

    pub(super) fn record(&mut self, function: &Function, record: &DebugRecord) {
        self.text("    #");
        self.text(record.name);
        self.text("(");
        if let Some(value) = record.value {
            self.metadata_value(Some(function), value);
            self.text(", ");
        }
        self.metadata_operand(record.subject);
        if let Some(expression) = record.expression {
            self.text(", ");
            self.metadata_operand(expression);
        }
        for (index, id) in record.assignment.iter().flatten().enumerate() {
            self.text(", ");
            self.metadata_value((index == 1).then_some(function), *id);
        }
        self.text(", ");
        self.metadata_operand(record.location);
        self.text(")\n");
    }
}

/// The predecessors of each block; those whose terminator was created last come first, as in LLVM's lists of uses.
fn predecessors(function: &Function) -> Vec<Vec<BlockId>> {
    let mut edges = Vec::new();
    for (index, block) in function.blocks.iter().enumerate() {
        if let Some(id) = block.instructions.last() {
            for successor in function.instruction(*id).kind.successors() {
                edges.push((*id, BlockId(index as u32), successor));
            }
        }
    }
    edges.sort_by_key(|(id, ..)| std::cmp::Reverse(*id));
    let mut predecessors = vec![Vec::new(); function.blocks.len()];
    for (_, block, successor) in edges {
        predecessors[successor.0 as usize].push(block);
    }
    predecessors
}
