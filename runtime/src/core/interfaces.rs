//! Interfaces of operations, types, attributes and dialects: function tables, models, and attachment in a context.
//!
//! An interface has three parts: a trait that operations, types or attributes implement (`BranchOpInterfaceTrait`), a
//! table of function pointers listed by their definitions (`BranchOpInterfaceTable`), and a view that callers cast to
//! (`BranchOpInterface`). Dialect interfaces are trait objects.

mod define;
mod index;
mod model;
mod table;

pub use crate::core::context::attached::{InterfaceFallback, InterfaceRequest, implemented};
pub use crate::core::context::dialect_interfaces::DialectInterfaceCollection;
#[doc(hidden)]
pub use index::InterfaceIndex;
pub use model::{
    AttrFamily, AttrModel, AttrSubset, ExternalModel, OpFamily, OpModel, TypeFamily, TypeModel,
    TypeSubset,
};
pub use table::{Covers, InterfaceEntry, InterfaceTable, OpInterfaceTable, interface};
