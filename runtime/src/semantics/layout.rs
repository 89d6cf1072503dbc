//! Data layout: sizes and alignments of types in memory.
//!
//! [`DataLayout`] answers queries for the inside of one operation. It combines the attributes of that operation and its
//! ancestors (`DataLayoutSpecInterface`) with what types implement (`DataLayoutTypeInterface`); builtin types follow
//! fixed rules. Corresponds to `mlir/Interfaces/DataLayoutInterfaces.h`; see <https://mlir.llvm.org/docs/DataLayout/>.

mod analysis;
mod bounds;
mod cache;
mod class;
mod combine;
mod data_layout;
mod defaults;
mod dialect;
mod entries;
mod error;
mod interfaces;
mod key;
mod scope;
mod size;
mod verify;
mod watch;

pub use analysis::DataLayoutAnalysis;
pub use bounds::BITS_IN_BYTE;
pub use class::TypeClass;
pub use combine::combine_entries;
pub use data_layout::DataLayout;
pub use defaults::{
    default_abi_alignment, default_index_bitwidth, default_preferred_alignment,
    default_stack_alignment, default_type_size, default_type_size_for, default_type_size_in_bits,
    default_value,
};
pub use dialect::{DataLayoutDialectInterface, default_combine};
pub use entries::{
    DataLayoutEntryList, DataLayoutIdentifiedEntryMap, filter_entries_for_type,
    filter_entry_for_identifier,
};
pub use error::{LayoutError, LayoutResult};
pub use interfaces::*;
pub use key::DataLayoutEntryKey;
pub use size::TypeSize;
pub use verify::{verify_data_layout_op, verify_data_layout_spec, verify_target_system_spec};
#[cfg(debug_assertions)]
pub(crate) use watch::{Layouts, op_changed, ops_moved};
