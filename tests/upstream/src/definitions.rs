//! Upstream's definitions, and generators for them. The build script has this module as well.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use odsgen::Generator;

/// Namespaces and modules of what definitions refer to: the runtime, and the dialects that `ods` has, whose definitions are
/// written for Rust.
const MODULES: &[(&str, &str)] = &[
    ("::mlir::AsmParser", "::ods_runtime::text"),
    ("::mlir::arith", "::ods::arith"),
    ("::mlir::async", "::ods::async_"),
    ("::mlir::cf", "::ods::cf"),
    ("::mlir::complex", "::ods::complex"),
    ("::mlir::func", "::ods::func"),
    ("::mlir::index", "::ods::index"),
    ("::mlir::LLVM", "::ods::llvm"),
    ("::mlir::math", "::ods::math"),
    ("::mlir::memref", "::ods::memref"),
    ("::mlir::scf", "::ods::scf"),
    ("::mlir::ub", "::ods::ub"),
];

/// Upstream's include directory, if it is installed.
#[must_use]
pub fn include_dir() -> Option<PathBuf> {
    let dir = std::env::var_os("MLIR_INCLUDE_DIR").map(PathBuf::from);
    let dir = dir.unwrap_or_else(|| PathBuf::from("/usr/lib/llvm-22/include"));
    dir.join("mlir/IR/OpBase.td").is_file().then_some(dir)
}

/// A dialect of upstream.
#[derive(Clone, Debug)]
pub struct Dialect {
    /// Its name.
    pub name: &'static str,
    /// The files with its definitions, by include path.
    files: Vec<&'static str>,
    /// Files of this package with further definitions, each after a `+`.
    own: Vec<&'static str>,
    /// Further include directories, below upstream's.
    dirs: Vec<&'static str>,
}

/// All dialects of `dialects.txt`.
#[must_use]
pub fn dialects() -> Vec<Dialect> {
    let lines = include_str!("../dialects.txt").lines().filter(|line| !line.starts_with('#'));
    let dialects = lines.filter_map(|line| {
        let mut words = line.split_whitespace();
        let name = words.next()?;
        let (dirs, files): (Vec<_>, Vec<_>) = words.partition(|word| word.starts_with("-I="));
        let dirs = dirs.iter().filter_map(|dir| dir.strip_prefix("-I=")).collect();
        let (own, files) = files.into_iter().partition(|file| file.starts_with('+'));
        Some(Dialect { name, files, own, dirs })
    });
    dialects.collect()
}

impl Dialect {
    /// A generator for the dialect, and its first file.
    #[must_use]
    pub fn generator(&self, include: &Path) -> (Generator, PathBuf) {
        let generator = Generator::new()
            .include_dir(include)
            .dialect(self.name)
            .on_deprecated(odsgen::OnDeprecated::None);
        let generator =
            self.dirs.iter().fold(generator, |it, dir| it.cpp_include(include.join(dir)));
        let (first, rest) = self.files.split_first().unwrap_or((&"", &[]));
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("definitions");
        let own = self.own.iter().map(|file| own.join(&file[1..]));
        let files = rest.iter().map(|file| include.join(file)).chain(own);
        (files.fold(generator, Generator::also), include.join(first))
    }

    /// Like [`Self::generator`], for code that refers to the dialects of `ods` and to `dependencies`, modules of this crate.
    #[must_use]
    pub fn generator_beside(
        &self,
        include: &Path,
        dependencies: &BTreeSet<String>,
    ) -> (Generator, PathBuf) {
        let (generator, file) = self.generator(include);
        let generator =
            MODULES.iter().fold(generator, |it, (cpp, module)| it.extern_path(*cpp, *module));
        let generator = dependencies.iter().fold(generator, |it, name| {
            it.extern_path(format!("::mlir::{}", namespace(name)), format!("crate::{name}"))
        });
        (generator, file)
    }
}

/// The files that define passes, each with a name for its module.
#[must_use]
pub fn pass_files(include: &Path) -> Vec<(String, PathBuf)> {
    let (mut files, mut dirs) = (Vec::new(), vec![include.join("mlir")]);
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                dirs.push(path);
                continue;
            }
            let name = path.strip_prefix(include).unwrap_or(&path).with_extension("");
            let is_definition = path.extension().is_some_and(|it| it == "td");
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            if is_definition && text.contains("\ndef ") && text.contains(" : Pass<\"") {
                let words = name.iter().skip(1).map(|it| it.to_string_lossy().to_lowercase());
                files.push((words.collect::<Vec<_>>().join("_"), path));
            }
        }
    }
    files.sort();
    files
}

/// A generator for passes, whose code refers to the dialects of `ods`.
#[must_use]
pub fn pass_generator(include: &Path) -> Generator {
    let generator = Generator::new().include_dir(include).passes();
    MODULES.iter().fold(generator, |it, (cpp, module)| it.extern_path(*cpp, *module))
}

/// The namespace of a dialect within `mlir`.
fn namespace(dialect: &str) -> &str {
    match dialect {
        "nvvm" => "NVVM",
        "rocdl" => "ROCDL",
        _ => dialect,
    }
}
