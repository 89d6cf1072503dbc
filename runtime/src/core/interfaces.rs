//! Interfaces of operations, types, attributes and dialects: function tables, models, and attachment in a context.
//!
//! An interface has three parts: a trait that operations, types or attributes implement (`BranchOpInterfaceTrait`), a
//! table of function pointers listed by their definitions (`BranchOpInterfaceTable`), and a view that callers cast to
//! (`BranchOpInterface`). Dialect interfaces are trait objects.

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
