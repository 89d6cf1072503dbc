//! Source files: reading them, and finding the file of an `include` directive.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::bytes;
use super::options::{IncludeRoot, Options};
use super::source::{Origin, SourceFile};

/// The included files that the runs of a session read.
#[derive(Debug, Default)]
pub(crate) struct Files {
    /// By path, and by root for a file in memory.
    files: FxHashMap<(PathBuf, Option<usize>), Arc<SourceFile>>,
    /// Lookup results by the path in the `include` directive.
    includes: FxHashMap<String, Arc<SourceFile>>,
}

impl Files {
    /// Looks up the file of an `include` directive; caches files that were found.
    pub(crate) fn find_include(
        &mut self,
        path: &str,
        options: &Options,
    ) -> Option<Arc<SourceFile>> {
        if let Some(file) = self.includes.get(path) {
            return Some(Arc::clone(file));
        }
        let file = self.search_include(path, options)?;
        self.includes.insert(path.to_owned(), Arc::clone(&file));
        Some(file)
    }

    fn search_include(&mut self, path: &str, options: &Options) -> Option<Arc<SourceFile>> {
        let (first, others) = options.roots.split_at(options.first_roots);
        self.search_roots(path, first, 0)
            .or_else(|| self.load(Path::new(path), path.to_owned(), Origin::AsWritten))
            .or_else(|| self.search_roots(path, others, first.len()))
    }

    /// The file `path` in the first of these roots that has it; `start` is the number of the first one.
    fn search_roots(
        &mut self,
        path: &str,
        roots: &[IncludeRoot],
        start: usize,
    ) -> Option<Arc<SourceFile>> {
        (start..).zip(roots).find_map(|(index, root)| match root {
            IncludeRoot::Dir(dir) => {
                let full = dir.join(path);
                let name = full.display().to_string();
                self.load(&full, name, Origin::Root(index))
            }
            IncludeRoot::Files { name, files } => {
                let text = files.get(path)?;
                let file = self.files.entry((PathBuf::from(path), Some(index)));
                Some(Arc::clone(file.or_insert_with(|| {
                    let name = format!("{name}/{path}");
                    Arc::new(SourceFile::new(name, Arc::clone(text), Origin::Root(index)))
                })))
            }
        })
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

/// Reads the file of a run. The path `-` is standard input.
pub(crate) fn read_main(path: &Path) -> std::io::Result<SourceFile> {
    if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes)?;
        return Ok(SourceFile::new(
            "<stdin>".to_owned(),
            bytes::decode(bytes).into(),
            Origin::Main,
        ));
    }
    let name = path.to_string_lossy().into_owned();
    Ok(SourceFile::new(name, read(path)?, Origin::Main))
}

fn read(path: &Path) -> std::io::Result<Arc<str>> {
    Ok(bytes::decode(std::fs::read(path)?).into())
}

/// The `help:` line for an included file that was not found.
pub(crate) fn include_help(options: &Options, path: &str, including: &SourceFile) -> String {
    let beside = Path::new(including.name()).parent();
    if let Some(dir) = beside.filter(|dir| dir.join(path).is_file()) {
        let dir = if dir.as_os_str().is_empty() { Path::new(".") } else { dir };
        return format!(
            "TableGen does not search the directory of the including file: add the include directory {} (-I, in a build script `include_dir`)",
            dir.display()
        );
    }
    if let Some(near) = options.nearest_file(path) {
        return format!("a file with a similar name exists: '{near}'");
    }
    let missing = options.roots.iter().find_map(|root| match root {
        IncludeRoot::Dir(dir) if !dir.is_dir() => Some(dir),
        _ => None,
    });
    match missing {
        Some(dir) => format!("include directory '{}' is not a directory", dir.display()),
        None if options.roots.is_empty() => {
            "there are no include directories: add one (-I, in a build script `include_dir`)"
                .to_owned()
        }
        None => {
            "an included path is relative to the current directory or to an include directory (-I)"
                .to_owned()
        }
    }
}
