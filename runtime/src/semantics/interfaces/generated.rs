//! The interfaces generated from `defs/`, one module per file.

include!("../../../generated/interfaces/call.rs");
include!("../../../generated/interfaces/cast.rs");
include!("../../../generated/interfaces/control_flow.rs");
include!("../../../generated/interfaces/destination_style.rs");
include!("../../../generated/interfaces/device_mapping.rs");
include!("../../../generated/interfaces/function.rs");
include!("../../../generated/interfaces/indexing_map.rs");
include!("../../../generated/interfaces/infer_int_range.rs");
include!("../../../generated/interfaces/infer_type.rs");
include!("../../../generated/interfaces/inliner.rs");
include!("../../../generated/interfaces/loop_like.rs");
include!("../../../generated/interfaces/memory_slot.rs");
include!("../../../generated/interfaces/op_asm.rs");
include!("../../../generated/interfaces/parallel_combining.rs");
include!("../../../generated/interfaces/region_kind.rs");
include!("../../../generated/interfaces/side_effect.rs");
include!("../../../generated/interfaces/symbol.rs");
include!("../../../generated/interfaces/view_like.rs");

pub use call_interfaces::*;
pub use cast_interfaces::*;
pub use control_flow_interfaces::*;
pub use destination_style_op_interface::*;
pub use device_mapping_interface::*;
pub use dialect_inliner_interface::*;
pub use function_interfaces::*;
pub use indexing_map_op_interface::*;
pub use infer_int_range_interface::*;
pub use infer_type_op_interface::*;
pub use loop_like_interface::*;
pub use memory_slot_interfaces::*;
pub use op_asm_interface::*;
pub use parallel_combining_op_interface::*;
pub use region_kind_interface::*;
pub use side_effect_interfaces::*;
pub use symbol_interfaces::*;
pub use view_like_interface::*;
