//! The dialect `llvm`: LLVM's types, instructions and module-level entities.

mod aggregates;
mod attrs;
mod branches;
mod bundles;
mod calls;
mod compare;
mod constants;
mod functions;
mod globals;
mod interfaces;
mod labels;
mod layout_string;
mod memory;
mod types;
mod values;
mod words;

generated!(llvm);

pub use self::types::LLVMStructTypeStorage;
pub use self::types::{LLVMLabelType, LLVMMetadataType, LLVMTokenType, LLVMVoidType};
