//! Manifests: files that list dialects, so that one run generates all of them.

mod read;

use std::path::{Path, PathBuf};

use crate::generate::{Generated, Generator};
use crate::installed::Installed;
use crate::tablegen::Diagnostics;

/// A list of dialects, with what they need: the content of a file in TOML.
///
/// `docs/foreign-definitions.md` describes the format.
///
/// ```
/// let dir = std::env::temp_dir().join(format!("odsgen-manifest-{}", std::process::id()));
/// std::fs::create_dir_all(&dir).unwrap();
/// std::fs::write(dir.join("Shop.td"), r#"
///     include "mlir/IR/OpBase.td"
///     def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::acme::shop"; }
///     def Shop_SellOp : Op<Shop_Dialect, "sell"> { let arguments = (ins AnyType:$what); }
/// "#).unwrap();
/// std::fs::write(dir.join("dialects.toml"), r#"
///     [dialects.shop]
///     files = ["Shop.td"]
///     namespace = "::acme::shop"
/// "#).unwrap();
/// let manifest = odsgen::Manifest::read(dir.join("dialects.toml")).unwrap();
/// let run = manifest.run(&manifest.dialects()[0], odsgen::Generator::new()).unwrap();
/// assert!(run.generate().unwrap().code.contains("pub struct SellOp"));
/// # std::fs::remove_dir_all(dir).unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct Manifest {
    path: PathBuf,
    include: Vec<PathBuf>,
    cpp_include: Vec<PathBuf>,
    cpp: bool,
    mlir: bool,
    hooks: Vec<PathBuf>,
    modules: Vec<(String, String)>,
    crates: Vec<(String, Manifest)>,
    dialects: Vec<ManifestDialect>,
}

/// A dialect in a [`Manifest`].
#[derive(Clone, Debug)]
pub struct ManifestDialect {
    name: String,
    files: Vec<String>,
    include: Vec<String>,
    namespace: String,
    module: String,
    dependencies: Option<Vec<String>>,
    rust_type: Option<String>,
    hooks: Hooks,
}

/// Which hooks of a dialect are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hooks {
    /// None, or some.
    #[default]
    Some,
    /// Those that text needs: it is parsed, verified and printed. Folders and patterns may be missing.
    Text,
}

impl ManifestDialect {
    /// Its name, the prefix of its operations.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The files with its definitions, as the manifest has them.
    #[must_use]
    pub fn files(&self) -> &[String] {
        &self.files
    }

    /// Its namespace in C++.
    #[must_use]
    pub fn namespace(&self) -> &str {
        &self.namespace
    }

    /// The Rust path of its module.
    #[must_use]
    pub fn module(&self) -> &str {
        &self.module
    }

    /// Whether the manifest's own crate has the module.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.module.starts_with("crate::")
    }

    /// The dialects that its code refers to; `None` for all of the manifest.
    #[must_use]
    pub fn dependencies(&self) -> Option<&[String]> {
        self.dependencies.as_deref()
    }

    /// The Rust type of the dialect, if the manifest has it.
    #[must_use]
    pub fn rust_type(&self) -> Option<&str> {
        self.rust_type.as_deref()
    }

    /// Which hooks are written.
    #[must_use]
    pub fn hooks(&self) -> Hooks {
        self.hooks
    }
}

/// The generation of a dialect in a [`Manifest`].
#[derive(Clone, Debug)]
pub struct ManifestRun {
    generator: Generator,
    file: PathBuf,
    manifest: PathBuf,
    name: String,
    namespace: String,
    module: String,
    written: Vec<PathBuf>,
    /// The directory of the module, if it has no file yet.
    src: Option<PathBuf>,
}

impl Manifest {
    /// Reads the file at `path`, and those that it names under `crates`.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or does not have the format: a text with the place.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, String> {
        read::manifest(path.as_ref())
    }

    /// Its dialects, in the order of their names.
    #[must_use]
    pub fn dialects(&self) -> &[ManifestDialect] {
        &self.dialects
    }

    /// The dialect with this name.
    #[must_use]
    pub fn dialect(&self, name: &str) -> Option<&ManifestDialect> {
        self.dialects.iter().find(|it| it.name == name)
    }

    /// Whether it has definitions of MLIR itself.
    #[must_use]
    pub fn needs_mlir(&self) -> bool {
        self.mlir
    }

    /// The paths of this manifest and of those under `crates`.
    #[must_use]
    pub fn paths(&self) -> Vec<&Path> {
        let others = self.crates.iter().flat_map(|(_, other)| other.paths());
        std::iter::once(self.path.as_path()).chain(others).collect()
    }

    /// The names of the dialects that `dialect` refers to, directly or through others, and that this manifest has.
    #[must_use]
    pub fn all_dependencies(&self, dialect: &ManifestDialect) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        let mut open = vec![dialect];
        while let Some(dialect) = open.pop() {
            let direct = self.dialects.iter().filter(|it| match &dialect.dependencies {
                Some(list) => list.contains(&it.name),
                None => it.name != dialect.name,
            });
            for it in direct {
                if !names.contains(&it.name.as_str()) {
                    names.push(&it.name);
                    open.push(it);
                }
            }
        }
        names.sort_unstable();
        names
    }

    /// The generation of `dialect`, with the options of `generator` and those of the manifest. With the key `mlir`, finds
    /// the definitions of the installed MLIR.
    ///
    /// # Errors
    ///
    /// If a file is missing, or no MLIR is installed.
    pub fn run(
        &self,
        dialect: &ManifestDialect,
        generator: Generator,
    ) -> Result<ManifestRun, String> {
        let installed = if self.mlir { Some(Installed::find()?) } else { None };
        self.run_with(dialect, generator, installed.as_ref())
    }

    /// Like [`Self::run`], with the definitions of `installed`.
    ///
    /// # Errors
    ///
    /// If a file is missing.
    pub fn run_with(
        &self,
        dialect: &ManifestDialect,
        generator: Generator,
        installed: Option<&Installed>,
    ) -> Result<ManifestRun, String> {
        let given = installed.map(Installed::dirs).unwrap_or_default();
        let dirs: Vec<_> =
            self.include.iter().chain(&self.cpp_include).chain(given).cloned().collect();
        let mut generator = generator.dialect(&dialect.name);
        for dir in self.include.iter().chain(given) {
            generator = generator.include_dir(dir);
        }
        for dir in &self.cpp_include {
            generator = generator.cpp_include(dir);
        }
        if self.cpp {
            generator = generator.cpp();
        }
        for name in &dialect.include {
            let dir = self.find(name, &dirs, dialect)?;
            // The definitions of an include directory of MLIR are C++, also in its subdirectories.
            generator = match given.iter().any(|it| dir.starts_with(it)) {
                true => generator.cpp_include(dir),
                false => generator.include_dir(dir),
            };
        }
        for (namespace, module) in self.namespaces(dialect) {
            generator = generator.extern_path(namespace, module);
        }
        let mut files = Vec::new();
        for name in &dialect.files {
            files.push(self.find(name, &dirs, dialect)?);
        }
        let file = files.remove(0);
        let written = self.written(dialect);
        let src = self.dir().join("src");
        let is_missing = dialect.is_own() && written.len() == self.hooks.len();
        Ok(ManifestRun {
            generator: files.into_iter().fold(generator, Generator::also),
            file,
            manifest: self.path.clone(),
            name: dialect.name.clone(),
            namespace: dialect.namespace.clone(),
            module: dialect.module.clone(),
            written,
            src: is_missing.then_some(src),
        })
    }

    /// The namespaces that `dialect` may refer to, with the paths of their modules.
    fn namespaces(&self, dialect: &ManifestDialect) -> Vec<(String, String)> {
        let of_own = self.all_dependencies(dialect);
        let of_own = of_own.iter().filter_map(|name| self.dialect(name));
        let mut all: Vec<(String, String)> = self.modules.clone();
        all.extend(of_own.map(|it| (it.namespace.clone(), it.module.clone())));
        for (name, other) in &self.crates {
            let is_needed = |it: &&ManifestDialect| {
                dialect.dependencies.as_ref().is_none_or(|list| list.contains(&it.name))
            };
            all.extend(other.modules.iter().cloned());
            for it in other.dialects.iter().filter(is_needed) {
                let module = match it.module.strip_prefix("crate::") {
                    Some(module) => format!("::{name}::{module}"),
                    None => it.module.clone(),
                };
                all.push((it.namespace.clone(), module));
            }
        }
        // A dialect of this manifest hides one of another crate. The namespace of MLIR itself is in no module.
        let mut seen = vec!["::mlir".to_owned(), dialect.namespace.clone()];
        all.retain(|(namespace, _)| {
            let is_new = !seen.contains(namespace);
            seen.push(namespace.clone());
            is_new
        });
        all
    }

    /// The path of a file or directory: beside the manifest, or below one of `dirs`.
    fn find(
        &self,
        name: &str,
        dirs: &[PathBuf],
        dialect: &ManifestDialect,
    ) -> Result<PathBuf, String> {
        let here = self.dir().join(name);
        let found = std::iter::once(here).chain(dirs.iter().map(|dir| dir.join(name)));
        found.into_iter().find(|it| it.exists()).ok_or_else(|| {
            let dirs: Vec<_> = dirs.iter().map(|dir| format!(" or in {}", dir.display())).collect();
            let of = dialect.name.as_str();
            format!(
                "{}: '{name}', which has definitions of the dialect {of}, is not beside the manifest{}",
                self.path.display(),
                dirs.concat()
            )
        })
    }

    fn dir(&self) -> &Path {
        self.path.parent().unwrap_or(Path::new(""))
    }

    /// The Rust files and directories that have hooks of `dialect`: those of its module and those of all dialects.
    fn written(&self, dialect: &ManifestDialect) -> Vec<PathBuf> {
        let module = dialect.module.strip_prefix("crate::").unwrap_or_default().replace("::", "/");
        let module = self.dir().join("src").join(module);
        let mut paths: Vec<_> = self.hooks.iter().map(|it| self.dir().join(it)).collect();
        if dialect.is_own() {
            paths.extend([module.with_extension("rs"), module]);
        }
        paths.retain(|it| it.exists());
        paths
    }
}

impl ManifestRun {
    /// Generates the code of the dialect.
    ///
    /// # Errors
    ///
    /// If a definition is invalid, or the dialect has another namespace than the manifest says.
    pub fn generate(&self) -> Result<Generated, ManifestError> {
        self.generate_for(&self.file)
    }

    /// Like [`Self::generate`], for a caller that writes the code to `output`. Names of shards derive from it.
    ///
    /// # Errors
    ///
    /// As for [`Self::generate`].
    pub fn generate_for(&self, output: &Path) -> Result<Generated, ManifestError> {
        let generated = self.generator.run_for(&self.file, output)?;
        let Self { manifest, name, namespace: expected, .. } = self;
        match &generated.namespace {
            Some(namespace) if !is_same_namespace(namespace, expected) => {
                Err(ManifestError::Manifest(format!(
                    "{}: the namespace of the dialect {name} is '{namespace}', not '{expected}'\n\
                     help: write `namespace = \"{namespace}\"` under [dialects.{name}]",
                    manifest.display(),
                )))
            }
            _ => Ok(generated),
        }
    }

    /// Generates skeletons of the hooks that neither the Rust files of the dialect's module have nor the texts `written`.
    ///
    /// # Errors
    ///
    /// If a definition is invalid, or a Rust file cannot be read or parsed.
    pub fn skeletons(&self, written: &[String]) -> Result<String, ManifestError> {
        let mut texts = written.to_vec();
        let mut open = self.written.clone();
        while let Some(path) = open.pop() {
            if path.is_dir() {
                let entries = std::fs::read_dir(&path).into_iter().flatten().flatten();
                open.extend(entries.map(|it| it.path()));
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = std::fs::read_to_string(&path);
                texts.push(text.map_err(|error| {
                    ManifestError::Manifest(format!("cannot read {}: {error}", path.display()))
                })?);
            }
        }
        Ok(self.generator.hooks(&self.file, Some(&self.module), &texts)?)
    }

    /// The first file with definitions.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The Rust files and directories that have hooks of the dialect, or may have some later.
    #[must_use]
    pub fn hook_paths(&self) -> Vec<&Path> {
        let src = self.src.as_deref().filter(|it| it.exists());
        self.written.iter().map(PathBuf::as_path).chain(src).collect()
    }
}

/// Why a dialect in a manifest is not generated.
#[derive(Clone, Debug)]
pub enum ManifestError {
    /// What the manifest says is wrong, or a file cannot be read.
    Manifest(String),
    /// Errors of the definitions.
    Definitions(Diagnostics),
}

impl From<Diagnostics> for ManifestError {
    fn from(errors: Diagnostics) -> Self {
        Self::Definitions(errors)
    }
}

impl std::fmt::Display for ManifestError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Manifest(text) => writeln!(f, "error: {text}"),
            Self::Definitions(errors) => f.write_str(&errors.render(false)),
        }
    }
}

impl std::error::Error for ManifestError {}

/// Whether two paths of a namespace are equal, but for colons before them.
fn is_same_namespace(a: &str, b: &str) -> bool {
    a.trim_start_matches("::") == b.trim_start_matches("::")
}

#[cfg(test)]
mod tests;
