//! MLIR dialects for Rust.

use ods_runtime::DialectEntry;

/// Every dialect of this library, to be registered with a context.
pub const DIALECTS: &[DialectEntry] = &[];
