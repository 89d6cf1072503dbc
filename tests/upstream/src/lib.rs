//! Generates upstream's dialects from their unmodified definitions.

use std::path::{Path, PathBuf};

use odsgen::{Generated, Generator};

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
        Some(Dialect { name, files, dirs })
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
        (rest.iter().fold(generator, |it, file| it.also(include.join(file))), include.join(first))
    }

    /// The generated code, or the errors as text.
    ///
    /// # Errors
    ///
    /// If the definitions are not accepted.
    pub fn generate(&self, include: &Path) -> Result<Generated, String> {
        let (generator, file) = self.generator(include);
        generator.run(&file).map_err(|errors| errors.render(false))
    }
}
