//! Function tables: the implementation of an interface by an operation, type or attribute kind.

use std::any::Any;
use std::fmt::Debug;

use super::index::InterfaceIndex;
use crate::core::attrs::AttrRef;
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;
use crate::core::types::TypeRef;

/// The functions with which a kind implements an interface. Corresponds to the `Concept` of
/// `mlir::detail::Interface`.
pub trait InterfaceTable: Any + Send + Sync + Debug {
    /// Upstream's name of the interface.
    const NAME: &'static str;

    /// The process-wide index of the interface.
    #[doc(hidden)]
    fn index() -> &'static InterfaceIndex<Self>
    where
        Self: Sized;

    /// The tables of the direct bases, for the same implementor.
    #[doc(hidden)]
    fn bases(&'static self) -> Vec<InterfaceEntry> {
        Vec::new()
    }
}

/// A table of any type.
trait AnyTable: Any + Send + Sync + Debug {
    /// See [`InterfaceIndex::note_attached`].
    fn note_attached(&self, number: u32);

    /// See [`InterfaceTable::bases`].
    fn bases(&'static self) -> Vec<InterfaceEntry>;
}

impl<T: InterfaceTable> AnyTable for T {
    fn note_attached(&self, number: u32) {
        T::index().note_attached(number);
    }

    fn bases(&'static self) -> Vec<InterfaceEntry> {
        InterfaceTable::bases(self)
    }
}

/// The function table of an operation interface, with its verifiers.
pub trait OpInterfaceTable: InterfaceTable {
    /// Whether [`verify`](Self::verify) checks anything.
    const CHECKS: bool = false;
    /// Whether [`verify_regions`](Self::verify_regions) checks anything.
    const CHECKS_REGIONS: bool = false;

    /// Verifies the interface's constraints on `op`, before its regions are verified.
    ///
    /// # Errors
    ///
    /// If `op` violates a constraint of the interface.
    fn verify(&'static self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// Verifies the interface's constraints on `op`, after its regions were verified.
    ///
    /// # Errors
    ///
    /// If `op` violates a constraint of the interface.
    fn verify_regions(&'static self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }
}

/// The types or attributes of a kind that a model implements interfaces for.
#[derive(Clone, Copy, Debug)]
pub enum Covers {
    /// All.
    All,
    /// The types for which the function returns true.
    Types(fn(TypeRef<'_>) -> bool),
    /// The attributes for which the function returns true.
    Attrs(fn(AttrRef<'_>) -> bool),
}

/// An interface implementation: a table of any type.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceEntry {
    name: &'static str,
    table: &'static dyn AnyTable,
    covers: Covers,
}

/// The entry for `table`.
pub const fn interface<T: InterfaceTable>(table: &'static T) -> InterfaceEntry {
    InterfaceEntry { name: T::NAME, table, covers: Covers::All }
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

    /// The entry for a part of a kind.
    #[must_use]
    pub const fn covering(self, covers: Covers) -> Self {
        Self { covers, ..self }
    }

    /// The part of the kind that it is for.
    pub(crate) fn covers(&self) -> Covers {
        self.covers
    }

    /// See [`InterfaceIndex::note_attached`].
    pub(crate) fn note_attached(&self, number: u32) {
        self.table.note_attached(number);
    }

    /// The entries of the direct bases.
    pub(crate) fn bases(&self) -> Vec<InterfaceEntry> {
        let bases = self.table.bases();
        bases.into_iter().map(|base| base.covering(self.covers)).collect()
    }
}
