//! The definitions that odsgen ships: `mlir/IR/OpBase.td`, the files that it includes, and our dialects.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// Prefix of the file names in diagnostics: a file is named `defs/` and its include path.
pub const NAME: &str = "defs";

/// The files: text by include path. Suitable for
/// [`Options::include_files`](crate::tablegen::Options::include_files).
#[must_use]
pub fn files() -> Arc<BTreeMap<String, Arc<str>>> {
    static TABLE: OnceLock<Arc<BTreeMap<String, Arc<str>>>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        Arc::new(
            ods_defs::FILES
                .iter()
                .map(|&(path, text)| (path.to_owned(), Arc::from(text)))
                .collect(),
        )
    });
    Arc::clone(table)
}
