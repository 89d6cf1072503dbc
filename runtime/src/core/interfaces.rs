//! How operations, types and attributes implement interfaces: tables of functions, models, and what a context has beyond
//! definitions.
//!
//! Each interface has three faces: a trait that operations, types or attributes implement (`BranchOpInterfaceTrait`), a
//! table of function pointers that their definitions list (`BranchOpInterfaceTable`), and a view for callers
//! (`BranchOpInterface`), to which they are cast. Those of dialects are trait objects.

mod attached;
mod define;
mod dialect;
mod index;
mod model;
mod table;

pub(crate) use attached::Attachments;
pub use attached::{InterfaceFallback, InterfaceRequest, implemented};
pub use dialect::DialectInterfaceCollection;
pub(crate) use dialect::DialectInterfaces;
#[doc(hidden)]
pub use index::InterfaceIndex;
pub use model::{AttrFamily, AttrModel, ExternalModel, OpFamily, OpModel, TypeFamily, TypeModel};
pub use table::{InterfaceEntry, InterfaceTable, OpInterfaceTable, interface};
