//! The type and attribute interfaces of `defs/mlir/IR`, and their builtin implementations.

mod attrs;
mod types;

include!("../../generated/interfaces/builtin_attribute.rs");
include!("../../generated/interfaces/builtin_type.rs");
include!("../../generated/interfaces/tensor_encoding.rs");

pub use builtin_attribute_interfaces::*;
pub use builtin_type_interfaces::*;
pub use tensor_encoding::*;

pub use crate::kinds::types::{map_strides_and_offset, verify_map_as_layout};
