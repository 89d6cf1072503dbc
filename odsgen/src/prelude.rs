//! The definitions that odsgen ships: `mlir/IR/OpBase.td`, the files that it includes, and the dialects of `ods`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// Prefix of the file names in diagnostics: a file is named `defs/` and its include path.
pub const NAME: &str = "defs";

/// The file that every dialect includes.
pub(crate) const BASE: &str = "mlir/IR/OpBase.td";

/// The marker definition of a [`BASE`] whose fragments are Rust.
pub(crate) const MARKER: &str = "defvar odsHostLanguage = \"rust\";";

/// The directory of definitions of dialects.
const DIALECTS: &str = "mlir/Dialect/";

/// The file in that directory with interfaces of the runtime.
const RUNTIME_FILE: &str = "mlir/Dialect/SCF/IR/DeviceMappingInterface.td";

/// The definitions of the passes of `ods`.
const PASSES: &str = "mlir/Transforms/Passes.td";

/// The files that take precedence over all include directories: all files except those of dialects and passes.
#[must_use]
pub(crate) fn base_files() -> Arc<BTreeMap<String, Arc<str>>> {
    static TABLE: OnceLock<Arc<BTreeMap<String, Arc<str>>>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let all = files();
        let base = all.iter().filter(|(path, _)| {
            *path != PASSES && (!path.starts_with(DIALECTS) || *path == RUNTIME_FILE)
        });
        Arc::new(base.map(|(path, text)| (path.clone(), Arc::clone(text))).collect())
    });
    Arc::clone(table)
}

/// The include path of the file that diagnostics call `name`, if odsgen ships it.
pub(crate) fn path_of(name: &str) -> Option<String> {
    let path = Path::new(name).strip_prefix(NAME).ok()?.to_string_lossy().into_owned();
    files().contains_key(&path).then_some(path)
}

/// The files: text by include path. Suitable for
/// [`Options::include_files`](crate::tablegen::Options::include_files).
///
/// ```
/// assert!(odsgen::prelude::files()["mlir/IR/OpBase.td"].contains("class Op<"));
/// ```
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
