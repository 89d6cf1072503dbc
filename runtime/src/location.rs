//! Where an operation comes from. Locations are attributes.

use crate::attrs::Attribute;

/// A location: the handle of a location attribute. Corresponds to `mlir::Location`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location(pub(crate) Attribute);

impl From<Location> for Attribute {
    fn from(location: Location) -> Attribute {
        location.0
    }
}
