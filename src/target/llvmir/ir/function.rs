//! Functions.

use super::attributes::{Attributes, ParameterAttributes};
use super::constants::ConstantId;
use super::instructions::Instruction;
use super::metadata::MetadataId;
use super::module::{GlobalValue, InlineAsmId};
use super::types::TypeId;

/// The number of a block in a function.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId(pub(super) u32);

impl BlockId {
    /// The block at an index of [`Function::blocks`].
    #[must_use]
    pub fn from_index(index: usize) -> Self {
        Self(index as u32)
    }

    /// The index of the block.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of an instruction in a function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InstructionId(pub(super) u32);

impl InstructionId {
    /// The instruction at an index of [`Function::instructions`].
    #[must_use]
    pub fn from_index(index: usize) -> Self {
        Self(index as u32)
    }

    /// The index of the instruction.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What an instruction can have as operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A constant.
    Constant(ConstantId),
    /// A parameter of the function.
    Argument(u32),
    /// The result of an instruction.
    Instruction(InstructionId),
    /// Metadata.
    Metadata(MetadataId),
    /// Inline assembly, which can be called only.
    InlineAsm(InlineAsmId),
}

/// A function. A declaration has no blocks.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// What all global values have.
    pub global: GlobalValue,
    /// Its type.
    pub ty: TypeId,
    /// The types of its parameters.
    pub parameters: Vec<TypeId>,
    /// The names of its parameters; missing and empty ones have a number.
    pub parameter_names: Vec<String>,
    /// The type of its result.
    pub result: TypeId,
    /// Its calling convention, in words; empty for that of C.
    pub calling_convention: String,
    /// Its attributes.
    pub attributes: Attributes,
    /// Those of its result and parameters.
    pub parameter_attributes: ParameterAttributes,
    /// The name of its garbage collector; may be empty.
    pub garbage_collector: String,
    /// The function that handles exceptions.
    pub personality: Option<ConstantId>,
    /// A constant that is placed before it.
    pub prefix: Option<ConstantId>,
    /// A constant at its start.
    pub prologue: Option<ConstantId>,
    /// Its blocks, in order.
    pub blocks: Vec<Block>,
    /// Its instructions, in the order in which they were created.
    pub instructions: Vec<Instruction>,
}

/// A block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Its name; a number if it is empty.
    pub name: String,
    /// Its place in the order in which the blocks of the function were created.
    pub number: u32,
    /// Its instructions, in order.
    pub instructions: Vec<InstructionId>,
    /// Records of the debugger, each before the instruction of this index.
    pub records: Vec<(usize, DebugRecord)>,
}

/// A record about a variable or a label for debuggers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugRecord {
    /// `dbg_declare`, `dbg_declare_value`, `dbg_value`, `dbg_assign` or `dbg_label`.
    pub name: &'static str,
    /// The value or the address, which labels do not have.
    pub value: Option<MetadataId>,
    /// The variable or the label.
    pub subject: MetadataId,
    /// How the value is computed, which labels do not have.
    pub expression: Option<MetadataId>,
    /// What `dbg_assign` says beyond that: the identity of the assignment, the address, and how that is computed.
    pub assignment: Option<[MetadataId; 3]>,
    /// Where it is.
    pub location: MetadataId,
}

impl Function {
    /// The name of a parameter; empty if it has none.
    #[must_use]
    pub fn parameter_name(&self, index: usize) -> &str {
        self.parameter_names.get(index).map_or("", String::as_str)
    }

    /// Appends an empty block.
    pub fn add_block(&mut self) -> BlockId {
        let number = self.blocks.len() as u32;
        self.blocks.push(Block { number, ..Block::default() });
        BlockId(number)
    }

    /// A block.
    #[must_use]
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.0 as usize]
    }

    /// An instruction.
    #[must_use]
    pub fn instruction(&self, id: InstructionId) -> &Instruction {
        &self.instructions[id.0 as usize]
    }

    /// An instruction, to change it.
    pub fn instruction_mut(&mut self, id: InstructionId) -> &mut Instruction {
        &mut self.instructions[id.0 as usize]
    }

    /// Appends an instruction to a block.
    pub fn push(&mut self, block: BlockId, instruction: Instruction) -> InstructionId {
        let id = InstructionId(self.instructions.len() as u32);
        self.instructions.push(instruction);
        self.blocks[block.0 as usize].instructions.push(id);
        id
    }

    /// The last instruction of a block.
    #[must_use]
    pub fn terminator(&self, block: BlockId) -> Option<&Instruction> {
        self.block(block).instructions.last().map(|id| self.instruction(*id))
    }
}
