//! The numbers of values, attribute groups and metadata.

use rustc_hash::FxHashMap;

use crate::target::llvmir::ir::attributes::Attributes;
use crate::target::llvmir::ir::constants::Constant;
use crate::target::llvmir::ir::function::{BlockId, DebugRecord, Function, InstructionId, Value};
use crate::target::llvmir::ir::instructions::{Instruction, InstructionKind};
use crate::target::llvmir::ir::metadata::{Metadata, MetadataId, Node};
use crate::target::llvmir::ir::module::{GlobalId, GlobalValue, Module};
use crate::target::llvmir::ir::types::Type;

/// Numbers in a module.
#[derive(Default)]
pub(super) struct ModuleSlots<'m> {
    module: Option<&'m Module>,
    /// Attribute groups, in order.
    pub(super) groups: Vec<&'m Attributes>,
    group_numbers: FxHashMap<&'m Attributes, usize>,
    /// Nodes with a number, in order.
    pub(super) nodes: Vec<MetadataId>,
    node_numbers: FxHashMap<MetadataId, usize>,
    /// The numbers of global values without a name.
    globals: FxHashMap<GlobalId, usize>,
}

impl<'m> ModuleSlots<'m> {
    pub(super) fn of(module: &'m Module) -> Self {
        let mut slots = Self { module: Some(module), ..Self::default() };
        slots.number_globals();
        for variable in &module.variables {
            slots.attachments(&variable.global);
            slots.group(&variable.attributes);
        }
        for node in module.named_metadata.iter().flat_map(|it| &it.nodes) {
            slots.node(*node);
        }
        for function in &module.functions {
            slots.function_metadata(function);
            slots.group(&function.attributes);
        }
        for function in &module.functions {
            for instruction in instructions(function) {
                if let Some(call) = instruction.kind.call() {
                    slots.group(&call.attributes);
                }
            }
        }
        slots
    }

    /// Numbers the global values without a name: variables, aliases, indirect functions, functions.
    fn number_globals(&mut self) {
        let Some(module) = self.module else { return };
        let variables = (0..module.variables.len()).map(|it| GlobalId::Variable(it as u32));
        let aliases = (0..module.aliases.len()).map(|it| GlobalId::Alias(it as u32));
        let ifuncs = (0..module.ifuncs.len()).map(|it| GlobalId::Ifunc(it as u32));
        let functions = (0..module.functions.len()).map(|it| GlobalId::Function(it as u32));
        for id in variables.chain(aliases).chain(ifuncs).chain(functions) {
            if module.global(id).name.is_empty() {
                self.globals.insert(id, self.globals.len());
            }
        }
    }

    /// The number of a global value without a name.
    pub(super) fn global(&self, id: GlobalId) -> usize {
        self.globals.get(&id).copied().unwrap_or_default()
    }

    fn attachments(&mut self, global: &GlobalValue) {
        global.attachments.iter().for_each(|(_, id)| self.node(*id));
    }

    fn group(&mut self, attributes: &'m Attributes) {
        if !attributes.is_empty() && !self.group_numbers.contains_key(attributes) {
            self.group_numbers.insert(attributes, self.groups.len());
            self.groups.push(attributes);
        }
    }

    /// The number of a group.
    pub(super) fn group_number(&self, attributes: &Attributes) -> usize {
        self.group_numbers.get(attributes).copied().unwrap_or_default()
    }

    /// The number of a node.
    pub(super) fn node_number(&self, id: MetadataId) -> Option<usize> {
        self.node_numbers.get(&id).copied()
    }

    fn function_metadata(&mut self, function: &'m Function) {
        self.attachments(&function.global);
        for block in &function.blocks {
            let mut records = block.records.iter().peekable();
            for (index, id) in block.instructions.iter().enumerate() {
                while let Some((_, record)) = records.next_if(|(before, _)| *before <= index) {
                    self.record(record);
                }
                self.instruction(function.instruction(*id));
            }
        }
    }

    fn record(&mut self, record: &DebugRecord) {
        if let Some(value) = record.value
            && let Some(module) = self.module
            && matches!(module.metadata_of(value).0, Metadata::Node(_))
        {
            self.node(value);
        }
        self.node(record.subject);
        record.assignment.iter().flatten().for_each(|id| self.node(*id));
        self.node(record.location);
    }

    fn instruction(&mut self, instruction: &Instruction) {
        if let InstructionKind::Call(call) = &instruction.kind
            && self.is_intrinsic(call.target.callee)
        {
            for argument in &call.arguments {
                if let Value::Metadata(id) = argument {
                    self.node(*id);
                }
            }
        }
        instruction.location.iter().for_each(|id| self.node(*id));
        instruction.attachments.iter().for_each(|(_, id)| self.node(*id));
    }

    fn is_intrinsic(&self, callee: Value) -> bool {
        let (Value::Constant(id), Some(module)) = (callee, self.module) else { return false };
        match module.constant(id) {
            Constant::Global { global: id @ GlobalId::Function(_), .. } => {
                module.global(*id).name.starts_with("llvm.")
            }
            _ => false,
        }
    }

    /// Numbers a node, then those it refers to. Expressions have no number.
    fn node(&mut self, id: MetadataId) {
        let Some(module) = self.module else { return };
        let mut left = vec![id];
        while let Some(id) = left.pop() {
            let Metadata::Node(node) = module.metadata_of(id).0 else { continue };
            if matches!(node, Node::Expression(_)) || self.node_numbers.contains_key(&id) {
                continue;
            }
            self.node_numbers.insert(id, self.nodes.len());
            self.nodes.push(id);
            left.extend(node.operands().into_iter().rev());
        }
    }
}

/// The instructions of a function, in order.
fn instructions(function: &Function) -> impl Iterator<Item = &Instruction> {
    let ids = function.blocks.iter().flat_map(|block| &block.instructions);
    ids.map(|id| function.instruction(*id))
}

/// Numbers in a function, of what has no name.
#[derive(Default)]
pub(super) struct LocalSlots {
    parameters: Vec<u32>,
    blocks: Vec<u32>,
    instructions: Vec<u32>,
}

impl LocalSlots {
    /// The numbers of parameters, blocks and results, in this order within each block.
    pub(super) fn of(module: &Module, function: &Function) -> Self {
        let mut next = 0;
        let mut slots = Self {
            parameters: vec![0; function.parameters.len()],
            blocks: vec![0; function.blocks.len()],
            instructions: vec![0; function.instructions.len()],
        };
        let mut take = |name: &str, slot: &mut u32| {
            if name.is_empty() {
                *slot = next;
                next += 1;
            }
        };
        for (index, slot) in slots.parameters.iter_mut().enumerate() {
            take(function.parameter_name(index), slot);
        }
        for (index, block) in function.blocks.iter().enumerate() {
            take(&block.name, &mut slots.blocks[index]);
            for id in &block.instructions {
                let instruction = function.instruction(*id);
                if module.types[instruction.ty] != Type::Void {
                    take(&instruction.name, &mut slots.instructions[id.0 as usize]);
                }
            }
        }
        slots
    }

    /// The number of a parameter.
    pub(super) fn parameter(&self, index: usize) -> u32 {
        self.parameters.get(index).copied().unwrap_or_default()
    }

    /// The number of a block.
    pub(super) fn block(&self, id: BlockId) -> u32 {
        self.blocks.get(id.0 as usize).copied().unwrap_or_default()
    }

    /// The number of a result.
    pub(super) fn instruction(&self, id: InstructionId) -> u32 {
        self.instructions.get(id.0 as usize).copied().unwrap_or_default()
    }
}
