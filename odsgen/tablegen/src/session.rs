//! Options and sessions.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::bytes;
use super::checkpoints::Checkpoints;
use super::diag::{Diagnostic, Diagnostics};
use super::limits::Limits;
use super::preprocess::SegmentCache;
use super::records::Records;
use super::source::{Origin, SourceFile, Span};
use super::store::Sizes;
use super::{eval, run};

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
    pub(crate) defines: Vec<String>,
    pub(crate) version: Version,
    pub(crate) warn_unused_template_args: bool,
    pub(crate) keep_going: bool,
    pub(crate) include_once: bool,
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
            defines: Vec::new(),
            version: Version::default(),
            warn_unused_template_args: true,
            keep_going: false,
            include_once: false,
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

    /// Adds a table of files in memory before all other include roots.
    #[must_use]
    pub fn include_files_first(
        mut self,
        name: impl Into<String>,
        files: Arc<BTreeMap<String, Arc<str>>>,
    ) -> Self {
        self.roots.insert(0, IncludeRoot::Files { name: name.into(), files });
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

    /// Sets the limits of evaluation.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The include roots in search order. [`Origin::Root`] holds an index into this slice.
    #[must_use]
    pub fn roots(&self) -> &[IncludeRoot] {
        &self.roots
    }
}

/// Reads `.td` files with one set of options.
///
/// A session caches included files, and the state of evaluation after a common sequence of includes:
/// many files that share a prelude read and evaluate it once. A session does not notice changes of
/// a cached file on disk.
///
/// ```
/// use odsgen_tablegen::{Options, Session};
///
/// let mut session = Session::new(Options::new().define("LARGE"));
/// let records = session.parse_text("sizes.td", r"
///     #ifdef LARGE
///     def Size { int Bytes = 64; }
///     #endif
/// ")?;
/// assert_eq!(records.def("Size").unwrap().int("Bytes"), Ok(64));
/// # Ok::<(), odsgen_tablegen::Diagnostics>(())
/// ```
#[derive(Debug)]
pub struct Session {
    pub(crate) options: Arc<Options>,
    files: FxHashMap<(PathBuf, Option<usize>), Arc<SourceFile>>,
    /// Lookup results by the path in the `include` directive.
    includes: FxHashMap<String, Arc<SourceFile>>,
    pub(crate) segments: SegmentCache,
    pub(crate) checkpoints: Checkpoints,
    /// Table sizes of the last run.
    pub(crate) sizes: Sizes,
}

impl Session {
    /// Creates a session with empty caches.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            options: Arc::new(options),
            files: FxHashMap::default(),
            includes: FxHashMap::default(),
            segments: SegmentCache::default(),
            checkpoints: Checkpoints::default(),
            sizes: Sizes::default(),
        }
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Reads and evaluates a file and its includes. The path `-` is standard input.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or the text has errors or exceeds a limit. The diagnostics include
    /// warnings and are in the order in which they were reported.
    pub fn parse(&mut self, path: impl AsRef<Path>) -> Result<Records, Diagnostics> {
        let path = path.as_ref();
        match read_main(path) {
            Ok(text) => {
                let name = if is_stdin(path) { "<stdin>".into() } else { path.to_string_lossy() };
                self.run(Arc::new(SourceFile::new(name.into_owned(), text, Origin::Main)))
            }
            Err(error) => {
                let error = error.to_string();
                // Upstream's text has no error number.
                let error = error.split(" (os error").next().unwrap_or("");
                let text = format!("Could not open input file '{}': {error}", path.display());
                Err(Diagnostics {
                    list: vec![Diagnostic::error(Span::default(), text)],
                    ..Diagnostics::default()
                })
            }
        }
    }

    /// Like [`Self::parse`], for text in memory. Diagnostics name the file `name`.
    ///
    /// # Errors
    ///
    /// If the text has errors or exceeds a limit.
    pub fn parse_text(&mut self, name: &str, text: &str) -> Result<Records, Diagnostics> {
        self.run(Arc::new(SourceFile::new(name.to_owned(), text.into(), Origin::Main)))
    }

    fn run(&mut self, main: Arc<SourceFile>) -> Result<Records, Diagnostics> {
        // Evaluation is recursive; its depth limits need this stack size.
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(eval::STACK_SIZE);
            match thread.spawn_scoped(scope, || run::run(self, main)) {
                Ok(handle) => {
                    handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                }
                Err(error) => {
                    let text = format!("cannot start evaluation: {error}");
                    let list = vec![Diagnostic::error(Span::default(), text)];
                    Err(Diagnostics { list, ..Diagnostics::default() })
                }
            }
        })
    }

    /// Looks up the file of an `include` directive; caches files that were found.
    pub(crate) fn find_include(&mut self, path: &str) -> Option<Arc<SourceFile>> {
        if let Some(file) = self.includes.get(path) {
            return Some(Arc::clone(file));
        }
        let file = self.search_include(path)?;
        self.includes.insert(path.to_owned(), Arc::clone(&file));
        Some(file)
    }

    fn search_include(&mut self, path: &str) -> Option<Arc<SourceFile>> {
        if let Some(file) = self.load(Path::new(path), path.to_owned(), Origin::AsWritten) {
            return Some(file);
        }
        for index in 0..self.options.roots.len() {
            let found = match &self.options.roots[index] {
                IncludeRoot::Dir(dir) => {
                    let full = dir.join(path);
                    let name = full.display().to_string();
                    self.load(&full, name, Origin::Root(index))
                }
                IncludeRoot::Files { name, files } => {
                    let (name, text) = (format!("{name}/{path}"), files.get(path).cloned());
                    let key = (PathBuf::from(path), Some(index));
                    text.map(|text| {
                        let file = self.files.entry(key);
                        Arc::clone(file.or_insert_with(|| {
                            Arc::new(SourceFile::new(name, text, Origin::Root(index)))
                        }))
                    })
                }
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The `help:` line for an included file that was not found.
    pub(crate) fn include_help(&self, path: &str, including: &SourceFile) -> String {
        let beside = Path::new(including.name()).parent();
        if let Some(dir) = beside.filter(|dir| dir.join(path).is_file()) {
            let dir = if dir.as_os_str().is_empty() { Path::new(".") } else { dir };
            return format!(
                "TableGen does not search the directory of the including file: add the include directory {} (-I, in a build script `include_dir`)",
                dir.display()
            );
        }
        if let Some(near) = self.options.nearest_file(path) {
            return format!("a file with a similar name exists: '{near}'");
        }
        let missing = self.options.roots.iter().find_map(|root| match root {
            IncludeRoot::Dir(dir) if !dir.is_dir() => Some(dir),
            _ => None,
        });
        match missing {
            Some(dir) => format!("include directory '{}' is not a directory", dir.display()),
            None if self.options.roots.is_empty() => {
                "there are no include directories: add one (-I, in a build script `include_dir`)".to_owned()
            }
            None => {
                "an included path is relative to the current directory or to an include directory (-I)".to_owned()
            }
        }
    }

    fn load(&mut self, path: &Path, name: String, origin: Origin) -> Option<Arc<SourceFile>> {
        let key = (path.to_owned(), None);
        if let Some(file) = self.files.get(&key) {
            return Some(Arc::clone(file));
        }
        let text = read(path).ok()?;
        let file = Arc::new(SourceFile::new(name, text, origin));
        self.files.insert(key, Arc::clone(&file));
        Some(file)
    }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn read_main(path: &Path) -> std::io::Result<Arc<str>> {
    if is_stdin(path) {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes)?;
        return Ok(bytes::decode(bytes).into());
    }
    read(path)
}

fn read(path: &Path) -> std::io::Result<Arc<str>> {
    Ok(bytes::decode(std::fs::read(path)?).into())
}
