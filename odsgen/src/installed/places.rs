//! The places where an MLIR may be installed.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{MARK, VARIABLE};

/// Directories whose subdirectories `llvm-22`, `llvm22`, `llvm@22` and the like are prefixes, and so is `llvm`.
const PARENTS: &[&str] = &["/usr/lib", "/usr/lib64", "/opt", "/opt/homebrew/opt", "/usr/local/opt"];

/// Prefixes.
const PREFIXES: &[&str] = &["/usr", "/usr/local"];

/// The programs that come with MLIR or LLVM, whose names may end in a version.
const PROGRAMS: &[&str] = &["llvm-config", "mlir-tblgen"];

/// The places where [`Installed::find_in`](super::Installed::find_in) looks.
#[derive(Clone, Debug, Default)]
pub struct Places {
    variable: Option<OsString>,
    path: OsString,
    parents: Vec<PathBuf>,
    prefixes: Vec<PathBuf>,
}

impl Places {
    /// Those of this process and of common systems.
    #[must_use]
    pub fn of_process() -> Self {
        Self {
            variable: std::env::var_os(VARIABLE),
            path: std::env::var_os("PATH").unwrap_or_default(),
            parents: PARENTS.iter().map(PathBuf::from).collect(),
            prefixes: PREFIXES.iter().map(PathBuf::from).collect(),
        }
    }

    /// No places but the directories of `path`, which are separated as in the variable `PATH`.
    #[must_use]
    pub fn of_path(path: impl Into<OsString>) -> Self {
        Self { path: path.into(), ..Self::default() }
    }

    /// These places, with a value of `MLIR_INCLUDE_DIR`, which excludes all others.
    #[must_use]
    pub fn with_variable(self, value: impl Into<OsString>) -> Self {
        Self { variable: Some(value.into()), ..self }
    }

    /// These places and a directory of prefixes such as `llvm-22`.
    #[must_use]
    pub fn with_parent(mut self, dir: impl Into<PathBuf>) -> Self {
        self.parents.push(dir.into());
        self
    }

    /// The value of `MLIR_INCLUDE_DIR`, if it is set and not empty.
    pub(super) fn variable(&self) -> Option<&OsStr> {
        self.variable.as_deref().filter(|it| !it.is_empty())
    }

    /// What is searched, for a message: programs, and directories.
    pub(super) fn searched(&self) -> String {
        let parents = self.parents.iter().map(|it| it.join("llvm*"));
        let dirs = parents.chain(self.prefixes.iter().cloned());
        let dirs: Vec<_> = dirs.map(|it| it.display().to_string()).collect();
        format!("no {} in PATH has them, nor has {}", PROGRAMS.join(" or "), dirs.join(", "))
    }

    /// The include directories of everything that is installed, each with what it was found by.
    pub(super) fn candidates(&self) -> Vec<(Vec<PathBuf>, String)> {
        let mut candidates = Vec::new();
        for dir in std::env::split_paths(&self.path) {
            for name in names(&dir) {
                let mut rests = PROGRAMS.iter().filter_map(|it| name.strip_prefix(it));
                if rests.any(is_version) {
                    let found = of_program(&dir.join(&name), name.starts_with("llvm-config"));
                    candidates.extend(found.map(|dirs| (dirs, name)));
                }
            }
        }
        for parent in &self.parents {
            for name in names(parent) {
                if name.strip_prefix("llvm").is_some_and(is_version) {
                    let prefix = parent.join(&name);
                    let dirs = of_include_dir(&prefix.join("include"));
                    candidates.extend(dirs.map(|dirs| (dirs, prefix.display().to_string())));
                }
            }
        }
        for prefix in &self.prefixes {
            let dirs = of_include_dir(&prefix.join("include"));
            candidates.extend(dirs.map(|dirs| (dirs, prefix.display().to_string())));
        }
        candidates
    }
}

/// Whether a name ends in a version such as `-22`, `22`, `@22` or nothing.
fn is_version(rest: &str) -> bool {
    let rest = rest.strip_suffix(".exe").unwrap_or(rest);
    rest.trim_start_matches(['-', '@']).chars().all(|c| c.is_ascii_digit())
}

/// The names in a directory, sorted.
fn names(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten();
    let mut names: Vec<_> =
        entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// The include directories of the MLIR that a program belongs to. `llvm-config` prints one.
fn of_program(program: &Path, is_config: bool) -> Option<Vec<PathBuf>> {
    if is_config {
        let output = Command::new(program).arg("--includedir").output();
        let printed = output.ok().filter(|it| it.status.success());
        let text = printed.and_then(|it| String::from_utf8(it.stdout).ok()).unwrap_or_default();
        let text = text.trim();
        if !text.is_empty()
            && let Some(dirs) = of_include_dir(Path::new(text))
        {
            return Some(dirs);
        }
    }
    let program = program.canonicalize().ok()?;
    of_include_dir(&program.parent()?.parent()?.join("include"))
}

/// The include directories of an installation with the include directory `dir`, or of a source tree with LLVM's include
/// directory `dir`.
fn of_include_dir(dir: &Path) -> Option<Vec<PathBuf>> {
    let of_tree = dir.join("../../mlir/include");
    let found = [dir.to_owned(), of_tree].into_iter().find(|it| it.join(MARK).is_file())?;
    Some(with_neighbors(vec![found.canonicalize().unwrap_or(found)]))
}

/// `dirs`, and LLVM's include directory beside MLIR's in a source tree: definitions of LLVM are included too.
pub(super) fn with_neighbors(mut dirs: Vec<PathBuf>) -> Vec<PathBuf> {
    for dir in dirs.clone() {
        let llvm = dir.join("../../llvm/include");
        if dir.ends_with("mlir/include") && llvm.join("llvm").is_dir() {
            dirs.push(llvm.canonicalize().unwrap_or(llvm));
        }
    }
    dirs
}
