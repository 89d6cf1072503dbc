//! The dialect `llvm`: LLVM's types, instructions and module-level entities.

mod aggregates;
mod attrs;
mod branches;
mod bundles;
mod calls;
mod compare;
mod constants;
mod fold;
mod functions;
mod globals;
mod inliner;
mod interfaces;
mod labels;
pub(crate) mod layout_string;
mod memory;
mod numbers;
mod prelude;
mod slots;
#[cfg(feature = "func")]
pub mod transforms;
mod types;
mod values;
mod words;

generated!("llvm.rs");

pub use self::generated::llvm::*;

/// Sets what the dialect accepts: operations that it does not define, too.
pub(crate) fn initialize(d: &mut ods_runtime::DialectInit<'_>) {
    d.hooks().allows_unknown_operations = true;
    crate::inliner::add::<inliner::Inliner>(d);
}

pub use self::attrs::dwarf;
pub(crate) use self::attrs::tbaa;
pub use self::attrs::{
    DILocalScopeAttr, DINodeAttr, DIScopeAttr, DITypeAttr, DIVariableAttr, TBAANodeAttr,
};
pub(crate) use self::interfaces::verify_dereferenceable;
pub use self::memory::DYNAMIC_INDEX;
pub use self::types::LLVMStructTypeStorage;
pub use self::types::{LLVMLabelType, LLVMMetadataType, LLVMTokenType, LLVMVoidType};
pub use self::types::{
    has_twice_the_elements, i1_same_shape, is_compatible_floating_point_type,
    is_compatible_outer_type, is_compatible_type, is_compatible_vector_type, is_loadable_type,
    is_scalable_vector_type, may_be_scalable, val_and_bool_struct_type, vector_bit_width,
};
