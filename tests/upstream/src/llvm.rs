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
mod numbers;
mod types;
mod values;
mod words;

generated!(llvm);

/// The dialect, which accepts unknown operations.
pub(crate) type LLVMWithUnknownOps = crate::unknown_ops::AllowsUnknownOps<LLVMDialect>;

pub use self::attrs::{
    DILocalScopeAttr, DINodeAttr, DIScopeAttr, DITypeAttr, DIVariableAttr, TBAANodeAttr,
};
pub use self::types::LLVMStructTypeStorage;
pub use self::types::{LLVMLabelType, LLVMMetadataType, LLVMTokenType, LLVMVoidType};
