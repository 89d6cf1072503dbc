//! Attributes of LLVM: debug information, ranges, and what arguments of functions can have.

mod arguments;
mod classes;
pub mod dwarf;
mod range;
pub(crate) mod tbaa;

pub use self::classes::{
    DILocalScopeAttr, DINodeAttr, DIScopeAttr, DITypeAttr, DIVariableAttr, TBAANodeAttr,
};
