//! The dialect `llvm`: LLVM's types, instructions and module-level entities.

mod attrs;
mod types;

generated!(llvm);

pub use self::types::{LLVMLabelType, LLVMMetadataType, LLVMTokenType, LLVMVoidType};
pub use self::types::LLVMStructTypeStorage;
