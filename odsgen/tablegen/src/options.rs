//! Options for reading `.td` files.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use super::limits::Limits;

/// Version of the TableGen language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Version {
    /// The language of `llvm-tblgen` 22.
    #[default]
    Llvm22,
    /// LLVM 22 with the later additions to the language.
    Trunk,
}

/// A place where included files are searched.
#[derive(Clone, Debug)]
pub enum IncludeRoot {
    /// A directory (`-I`).
    Dir(PathBuf),
    /// A table of files in memory, by path.
    Files {
        /// Prefix of the paths in diagnostics.
        name: String,
        /// Texts by path.
        files: Arc<BTreeMap<String, Arc<str>>>,
    },
}

/// Options for reading `.td` files.
#[derive(Clone, Debug)]
pub struct Options {
    pub(crate) roots: Vec<IncludeRoot>,
    /// The number of roots that precede the current directory.
    pub(crate) first_roots: usize,
    pub(crate) defines: Vec<String>,
    pub(crate) version: Version,
    pub(crate) warn_unused_template_args: bool,
    pub(crate) keep_going: bool,
    pub(crate) include_once: bool,
    pub(crate) places: bool,
    pub(crate) limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Self::new()
    }
}

impl Options {
    /// Default options: no include directories, no macros, LLVM 22, warnings enabled.
    #[must_use]
    pub fn new() -> Self {
        Self {
            roots: Vec::new(),
            first_roots: 0,
            defines: Vec::new(),
            version: Version::default(),
            warn_unused_template_args: true,
            keep_going: false,
            include_once: false,
            places: false,
            limits: Limits::default(),
        }
    }

    /// Adds an include directory (`-I`). An included path is first looked up relative to the current
    /// directory, then in the include roots in the order in which they were added.
    #[must_use]
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.roots.push(IncludeRoot::Dir(dir.into()));
        self
    }

    /// Adds a table of files in memory as an include root. Diagnostics name a file of it
    /// `name/path`.
    #[must_use]
    pub fn include_files(
        mut self,
        name: impl Into<String>,
        files: Arc<BTreeMap<String, Arc<str>>>,
    ) -> Self {
        self.roots.push(IncludeRoot::Files { name: name.into(), files });
        self
    }

    /// Adds a table of files in memory before all other include roots and the current directory.
    #[must_use]
    pub fn include_files_first(
        mut self,
        name: impl Into<String>,
        files: Arc<BTreeMap<String, Arc<str>>>,
    ) -> Self {
        self.roots.insert(0, IncludeRoot::Files { name: name.into(), files });
        self.first_roots += 1;
        self
    }

    /// Defines a preprocessor macro (`-D`).
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.defines.push(name.into());
        self
    }

    /// Sets the language version.
    #[must_use]
    pub fn version(mut self, version: Version) -> Self {
        self.version = version;
        self
    }

    /// Enables or disables warnings about unused template arguments. Enabled by default.
    #[must_use]
    pub fn warn_unused_template_args(mut self, warn: bool) -> Self {
        self.warn_unused_template_args = warn;
        self
    }

    /// Continues after a statement with an error, so that one run reports the errors of several statements. Disabled by
    /// default: `llvm-tblgen` stops at the first. Its message is always the first.
    #[must_use]
    pub fn keep_going(mut self, keep_going: bool) -> Self {
        self.keep_going = keep_going;
        self
    }

    /// Includes every file once, even if it has no guard. Disabled by default: `llvm-tblgen` includes it again. Files that
    /// were not meant to be included together can then be.
    #[must_use]
    pub fn include_once(mut self, include_once: bool) -> Self {
        self.include_once = include_once;
        self
    }

    /// Keeps where the bytes of strings were written, for [`StringValue::pieces`](crate::StringValue::pieces). Disabled
    /// by default: it takes time and memory, and has no influence on records.
    #[must_use]
    pub fn places(mut self, places: bool) -> Self {
        self.places = places;
        self
    }

    /// Sets the limits of evaluation.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The include roots in search order. [`Origin::Root`](crate::Origin::Root) holds an index into this slice.
    #[must_use]
    pub fn roots(&self) -> &[IncludeRoot] {
        &self.roots
    }
}
