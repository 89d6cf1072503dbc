//! Layout entries whose keys are identifiers of a dialect.

use super::{DataLayoutEntryInterface, TargetDeviceSpecInterface};
use crate::core::diag::VerifyResult;
use crate::core::location::Location;

/// A dialect with identifiers for layout entries: `"dialect.name"`. Corresponds to `mlir::DataLayoutDialectInterface`.
///
/// Register it with [`Context::add_dialect_interface`](crate::core::context::Context::add_dialect_interface).
pub trait DataLayoutDialectInterface: Send + Sync {
    /// Verifies an entry whose identifier belongs to the dialect.
    ///
    /// # Errors
    ///
    /// If the entry is invalid. The diagnostic is at `loc`.
    fn verify_entry(&self, entry: DataLayoutEntryInterface<'_>, loc: Location) -> VerifyResult {
        let _ = (entry, loc);
        Ok(())
    }

    /// Verifies the description of a device.
    ///
    /// # Errors
    ///
    /// If the description is invalid. The diagnostic is at `loc`.
    fn verify_device(&self, device: TargetDeviceSpecInterface<'_>, loc: Location) -> VerifyResult {
        let _ = (device, loc);
        Ok(())
    }

    /// Combines the entries of an outer and a nested layout. `None` if they are incompatible.
    fn combine<'c>(
        &self,
        outer: Option<DataLayoutEntryInterface<'c>>,
        inner: DataLayoutEntryInterface<'c>,
    ) -> Option<DataLayoutEntryInterface<'c>> {
        default_combine(outer, inner)
    }
}

/// Accepts equal entries only. Corresponds to `DataLayoutDialectInterface::defaultCombine`.
pub fn default_combine<'c>(
    outer: Option<DataLayoutEntryInterface<'c>>,
    inner: DataLayoutEntryInterface<'c>,
) -> Option<DataLayoutEntryInterface<'c>> {
    if outer.is_none_or(|outer| outer == inner) { Some(inner) } else { None }
}
