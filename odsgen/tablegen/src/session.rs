//! Options, and the session that carries them from run to run.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::bytes;
use super::diag::{Diagnostic, Diagnostics};
use super::history::History;
use super::limits::Limits;
use super::preprocess::SegmentCache;
use super::records::Records;
use super::source::{Origin, SourceFile, Span};
use super::store::Sizes;
use super::{eval, run};

/// Which TableGen is spoken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Version {
    /// As `llvm-tblgen` 22 reads it.
    #[default]
    Llvm22,
    /// With what has been added to the language since.
    Trunk,
}

/// One place where included files are searched.
#[derive(Clone, Debug)]
pub enum IncludeRoot {
    /// A directory (`-I`).
    Dir(PathBuf),
    /// A table of files in memory, by path.
    Files {
        /// Stands before the path in diagnostics.
        name: String,
        /// Path to text.
        files: Arc<BTreeMap<String, Arc<str>>>,
    },
}

/// How `.td` files are found and read.
#[derive(Clone, Debug)]
pub struct Options {
    pub(crate) roots: Vec<IncludeRoot>,
    pub(crate) defines: Vec<String>,
    pub(crate) version: Version,
    pub(crate) warn_unused_template_args: bool,
    pub(crate) limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Self::new()
    }
}

impl Options {
    /// No include directories, no macros, LLVM 22, warnings on.
    #[must_use]
    pub fn new() -> Self {
        Self {
            roots: Vec::new(),
            defines: Vec::new(),
            version: Version::default(),
            warn_unused_template_args: true,
            limits: Limits::default(),
        }
    }

    /// Adds a directory in which included files are searched (`-I`). Roots are
    /// searched in the order in which they are added; before all of them the
    /// path is tried as written, relative to the current directory.
    #[must_use]
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.roots.push(IncludeRoot::Dir(dir.into()));
        self
    }

    /// Adds files in memory as a place where included files are searched, in
    /// order with the directories. In diagnostics a file is called
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

    /// Defines a preprocessor macro (`-D`).
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.defines.push(name.into());
        self
    }

    /// Chooses the language version.
    #[must_use]
    pub fn version(mut self, version: Version) -> Self {
        self.version = version;
        self
    }

    /// Whether to warn of template arguments that are never read; on by
    /// default.
    #[must_use]
    pub fn warn_unused_template_args(mut self, warn: bool) -> Self {
        self.warn_unused_template_args = warn;
        self
    }

    /// Sets the bounds of evaluation.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The include roots in search order; [`Origin::Root`] is an index into
    /// them.
    #[must_use]
    pub fn roots(&self) -> &[IncludeRoot] {
        &self.roots
    }
}

/// Reads `.td` files with one set of options.
///
/// A session keeps the included files between runs, and what evaluation made
/// of them where several runs began with the same ones: running many files
/// that share a prelude reads and evaluates it once. A file that changes on
/// disk meanwhile is not read again.
#[derive(Debug)]
pub struct Session {
    pub(crate) options: Arc<Options>,
    files: FxHashMap<(PathBuf, Option<usize>), Arc<SourceFile>>,
    /// By the paths in `include` directives.
    includes: FxHashMap<String, Arc<SourceFile>>,
    pub(crate) segments: SegmentCache,
    pub(crate) history: History,
    /// What the last run made.
    pub(crate) sizes: Sizes,
}

impl Session {
    /// A session without any text read yet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            options: Arc::new(options),
            files: FxHashMap::default(),
            includes: FxHashMap::default(),
            segments: SegmentCache::default(),
            history: History::default(),
            sizes: Sizes::default(),
        }
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Reads a file and everything it includes, and evaluates it. The path `-`
    /// stands for standard input.
    ///
    /// # Errors
    ///
    /// All that is wrong with the file, in the order in which it was found;
    /// warnings are among them.
    pub fn parse(&mut self, path: impl AsRef<Path>) -> Result<Records, Diagnostics> {
        let path = path.as_ref();
        match read_main(path) {
            Ok(text) => {
                let name = if is_stdin(path) { "<stdin>".into() } else { path.to_string_lossy() };
                self.run(Arc::new(SourceFile::new(name.into_owned(), text, Origin::Main)))
            }
            Err(error) => {
                let error = error.to_string();
                // Without the number of the error.
                let error = error.split(" (os error").next().unwrap_or("");
                let text = format!("Could not open input file '{}': {error}", path.display());
                Err(Diagnostics {
                    list: vec![Diagnostic::error(Span::default(), text)],
                    ..Diagnostics::default()
                })
            }
        }
    }

    /// As [`Self::parse`], for text in memory; `name` is used in diagnostics.
    ///
    /// # Errors
    ///
    /// As for [`Self::parse`].
    pub fn parse_text(&mut self, name: &str, text: &str) -> Result<Records, Diagnostics> {
        self.run(Arc::new(SourceFile::new(name.to_owned(), text.into(), Origin::Main)))
    }

    fn run(&mut self, main: Arc<SourceFile>) -> Result<Records, Diagnostics> {
        // Evaluation recurses as deep as the text nests and the records refer
        // to each other; its bounds fit this stack and not any smaller one.
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(eval::STACK);
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

    /// Finds the file that an `include` directive names. What has been found
    /// once is not looked for again.
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

    /// What to do about a file that is not found.
    pub(crate) fn include_help(&self, path: &str, including: &SourceFile) -> String {
        let beside = Path::new(including.name()).parent();
        if let Some(dir) = beside.filter(|dir| dir.join(path).is_file()) {
            let dir = if dir.as_os_str().is_empty() { Path::new(".") } else { dir };
            return format!(
                "it is beside the file that includes it, where TableGen does not look: use -I {}",
                dir.display()
            );
        }
        let missing = self.options.roots.iter().find_map(|root| match root {
            IncludeRoot::Dir(dir) if !dir.is_dir() => Some(dir),
            _ => None,
        });
        match missing {
            Some(dir) => format!("'{}', given with -I, is not a directory", dir.display()),
            None if self.options.roots.is_empty() => {
                "no include directory is given: use -I DIR".to_owned()
            }
            None => {
                "the path is relative to the current directory or to one given with -I".to_owned()
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
