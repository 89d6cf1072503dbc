//! Attributes of LLVM: debug information, ranges, and what arguments of functions can have.

mod arguments;
mod classes;
mod dwarf;
mod range;
mod tbaa;

pub use self::classes::{
    DILocalScopeAttr, DINodeAttr, DIScopeAttr, DITypeAttr, DIVariableAttr, TBAANodeAttr,
};
