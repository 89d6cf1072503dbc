//! Interfaces, through which passes query and change operations of any dialect.
//!
//! An interface consists of a trait that operations, types or attributes implement (`BranchOpInterfaceTrait`), a table
//! of function pointers that definitions list (`BranchOpInterfaceTable`), and a view that callers cast to
//! (`BranchOpInterface`). Dialect interfaces are trait objects.

mod asm;
mod branch;
mod call;
mod cast;
mod destination_style;
mod generated;
mod infer;
mod int_range;
mod loop_like;
mod memory_slot;
mod memory_space;
mod region_branch;
mod region_kind;
mod view_like;
mod weighted;

pub(crate) use branch::{receiving_argument, successor_block_argument, verify_branch};
pub(crate) use call::resolve_callable;
pub(crate) use cast::verify_cast;
pub(crate) use destination_style::verify_destination_style;
pub(crate) use infer::{INFERRED_TENSORS, INFERRED_TYPES, verify_inferred_types};
pub(crate) use loop_like::{block_is_in_loop, is_defined_outside, single, verify_loop};
pub(crate) use memory_space::verify_memory_space_cast;
pub(crate) use region_branch::{
    has_loop, is_repetitive_region, terminator_successors, verify_region_branch,
    verify_region_branch_terminator,
};
pub(crate) use view_like::{dynamic_before, verify_offsets_sizes_and_strides};
pub(crate) use weighted::{verify_weighted_branch, verify_weighted_region_branch};

pub(crate) use crate::semantics::function::{
    verify as verify_function, verify_body as verify_function_body,
};
pub(crate) use crate::semantics::symbol::{set_symbol_name, set_visibility, verify_symbol};

pub use asm::{OpAsmAliasResult, OpAsmDialectInterface, OpAsmSetNameFn, SetNameFn};
pub use branch::{SuccessorOperandList, SuccessorOperands};
pub use call::{Callee, CalleeHandle};
pub use destination_style::set_dps_init_operand;
pub use generated::*;
pub use infer::{ReifiedRankedShapedTypeDims, ShapedTypeComponents};
pub use int_range::{SetIntLatticeFn, SetIntRangeFn};
pub use loop_like::constant_trip_count;
pub use memory_slot::{BlockingUse, DeletionKind, DestructurableMemorySlot, MemorySlot, Subslots};
pub use memory_space::{BubbledDown, bubble_down_in_place, bubble_down_through};
pub use region_branch::{
    InvocationBounds, RETURN_LIKE, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
};
pub use region_kind::{GRAPH_REGIONS, RegionKind};
pub use view_like::{mixed_values, verify_operands_or_integers};

pub use crate::core::interfaces::*;
pub use crate::core::op_trait::op_interface;
pub use crate::kinds::interfaces::*;
pub use crate::semantics::symbol::{Visibility, visibility};
