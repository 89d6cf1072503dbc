//! The types that only C++ declares: they have no parameters.

use ods_runtime::Context;
use ods_runtime::types::Type;

types_without_parameters! {
    "llvm";
    /// `!llvm.void`, the result of functions without one.
    LLVMVoidType of VOID_TYPE: "void";
    /// `!llvm.token`
    LLVMTokenType of TOKEN_TYPE: "token";
    /// `!llvm.label`
    LLVMLabelType of LABEL_TYPE: "label";
    /// `!llvm.metadata`
    LLVMMetadataType of METADATA_TYPE: "metadata";
}
