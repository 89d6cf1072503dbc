//! The layout interfaces, generated from `mlir/Interfaces/DataLayoutInterfaces.td`.

include!("../../../generated/interfaces/data_layout.rs");

pub use data_layout_interfaces::*;
