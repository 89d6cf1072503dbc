//! Attributes of LLVM: debug information, ranges, and what arguments of functions can have.

mod arguments;
mod dwarf;
mod range;
mod tbaa;
