//! What dialects say about entries that identifiers of theirs are the keys of.

use super::{DataLayoutEntryInterface, TargetDeviceSpecInterface};
use crate::core::diag::VerifyResult;
use crate::core::location::Location;

/// A dialect that has identifiers for entries of data layouts: `"dialect.name"`. Corresponds to
/// `mlir::DataLayoutDialectInterface`.
///
/// Made known by [`Context::add_dialect_interface`](crate::core::context::Context::add_dialect_interface).
pub trait DataLayoutDialectInterface: Send + Sync {
    /// Checks an entry whose identifier belongs to the dialect.
    ///
    /// # Errors
    ///
    /// What is wrong, at `loc`.
    fn verify_entry(&self, entry: DataLayoutEntryInterface<'_>, loc: Location) -> VerifyResult {
        let _ = (entry, loc);
        Ok(())
    }

    /// Checks the description of a device.
    ///
    /// # Errors
    ///
    /// What is wrong, at `loc`.
    fn verify_device(&self, device: TargetDeviceSpecInterface<'_>, loc: Location) -> VerifyResult {
        let _ = (device, loc);
        Ok(())
    }

    /// The entry that holds where `inner` is nested within `outer`; `None` if they contradict.
    fn combine<'c>(
        &self,
        outer: Option<DataLayoutEntryInterface<'c>>,
        inner: DataLayoutEntryInterface<'c>,
    ) -> Option<DataLayoutEntryInterface<'c>> {
        default_combine(outer, inner)
    }
}

/// Equal entries are one, others contradict. Corresponds to `DataLayoutDialectInterface::defaultCombine`.
pub fn default_combine<'c>(
    outer: Option<DataLayoutEntryInterface<'c>>,
    inner: DataLayoutEntryInterface<'c>,
) -> Option<DataLayoutEntryInterface<'c>> {
    if outer.is_none_or(|outer| outer == inner) { Some(inner) } else { None }
}
