//! Where arguments are on x86-64, in the order of parameters.

use cranelift_codegen::ir::{AbiParam, ArgumentPurpose, types};

const INTEGER_REGISTERS: u32 = 6;
const VECTOR_REGISTERS: u32 = 8;

/// Where an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Place {
    /// In an integer register, by its number in the order of arguments.
    Register(u32),
    /// In a vector register.
    Vector(u32),
    /// On the stack, this far above the return address.
    Stack(u32),
    /// The copy of a structure, on the stack.
    Copy(u32),
}

/// The registers that arguments have taken, and their room on the stack.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Places {
    integers: u32,
    vectors: u32,
    stack: u32,
}

impl Places {
    /// The place of the next argument. An integer of 128 bits in registers is in this one and the next.
    pub(crate) fn next(&mut self, param: &AbiParam) -> Place {
        if let ArgumentPurpose::StructArgument(size) = param.purpose {
            return Place::Copy(self.next_on_stack(size, 1));
        }
        let ty = param.value_type;
        if ty == types::I128 {
            // Both halves in registers, or both on the stack.
            let first = self.integers;
            self.integers += 2;
            return match first + 2 <= INTEGER_REGISTERS {
                true => Place::Register(first),
                false => Place::Stack(self.next_on_stack(16, 16)),
            };
        }
        let size = ty.bytes().max(8);
        if ty.is_int() {
            let number = self.integers;
            self.integers += 1;
            return match number < INTEGER_REGISTERS {
                true => Place::Register(number),
                false => Place::Stack(self.next_on_stack(8, 8)),
            };
        }
        let number = self.vectors;
        self.vectors += 1;
        match number < VECTOR_REGISTERS {
            true => Place::Vector(number),
            false => Place::Stack(self.next_on_stack(size, size)),
        }
    }

    fn next_on_stack(&mut self, size: u32, align: u32) -> u32 {
        let offset = self.stack.next_multiple_of(align);
        self.stack = offset + size;
        offset
    }

    /// The number of integer registers with arguments.
    pub(crate) fn integers(&self) -> u32 {
        self.integers.min(INTEGER_REGISTERS)
    }

    /// The number of vector registers with arguments.
    pub(crate) fn vectors(&self) -> u32 {
        self.vectors.min(VECTOR_REGISTERS)
    }

    /// The bytes on the stack.
    pub(crate) fn stack(&self) -> u32 {
        self.stack.next_multiple_of(8)
    }
}
