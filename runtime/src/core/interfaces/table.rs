//! Tables of functions: how one kind of operation, type or attribute implements one interface.

use std::any::Any;
use std::fmt::Debug;

use super::index::InterfaceIndex;
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;

/// The functions by which one kind of operation, type or attribute implements an interface. Corresponds to the `Concept`
/// of `mlir::detail::Interface`.
pub trait InterfaceTable: Any + Send + Sync + Debug {
    /// Upstream's name of the interface.
    const NAME: &'static str;

    /// What is known of the interface in this process.
    #[doc(hidden)]
    fn index() -> &'static InterfaceIndex<Self>
    where
        Self: Sized;
}

/// A table of whatever type.
trait AnyTable: Any + Send + Sync + Debug {
    /// See [`InterfaceIndex::note_attached`].
    fn note_attached(&self, number: u32);
}

impl<T: InterfaceTable> AnyTable for T {
    fn note_attached(&self, number: u32) {
        T::index().note_attached(number);
    }
}

/// The functions of an operation, with what the interface demands of it.
pub trait OpInterfaceTable: InterfaceTable {
    /// Whether [`verify`](Self::verify) checks anything.
    const CHECKS: bool = false;
    /// Whether [`verify_regions`](Self::verify_regions) checks anything.
    const CHECKS_REGIONS: bool = false;

    /// Checks what the interface demands of `op`, before its regions were verified.
    ///
    /// # Errors
    ///
    /// What is wrong.
    fn verify(&'static self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// Checks what the interface demands of `op`, after its regions were verified.
    ///
    /// # Errors
    ///
    /// What is wrong.
    fn verify_regions(&'static self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }
}

/// One interface of a kind: the table, of whatever type it is.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceEntry {
    name: &'static str,
    table: &'static dyn AnyTable,
}

/// The entry for `table`.
pub const fn interface<T: InterfaceTable>(table: &'static T) -> InterfaceEntry {
    InterfaceEntry { name: T::NAME, table }
}

impl InterfaceEntry {
    /// Upstream's name of the interface.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The table, if it is a `T`.
    pub fn table<T: InterfaceTable>(&self) -> Option<&'static T> {
        (self.table as &dyn Any).downcast_ref()
    }

    /// See [`InterfaceIndex::note_attached`].
    pub(super) fn note_attached(&self, number: u32) {
        self.table.note_attached(number);
    }
}
