//! The definitions that come with the generator: `mlir/IR/OpBase.td` and all that it and our dialects include.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// What the files are called in diagnostics: `defs/` and the include path.
pub const NAME: &str = "defs";

/// The files as the reader takes them.
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
