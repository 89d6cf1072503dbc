//! The interface for build scripts.

use std::path::{Path, PathBuf};

use crate::emit::{Layout, SkippedHooks};
use crate::generate::{Generator, OnDeprecated, write_if_changed};

/// Generates dialects from a build script, into `OUT_DIR`.
///
/// ```no_run
/// // build.rs
/// odsgen::Build::new().include_dir("defs").generate("defs/Toy.td", "toy.rs");
/// // src/lib.rs
/// // include!(concat!(env!("OUT_DIR"), "/toy.rs"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Build {
    generator: Generator,
    out_dir: Option<PathBuf>,
    shards: usize,
}

impl Build {
    /// A build that finds the definitions that come with the generator, and no others. Its code is not formatted.
    #[must_use]
    pub fn new() -> Self {
        Self { generator: Generator::new().layout(Layout::Compact), out_dir: None, shards: 1 }
    }

    /// Adds a directory in which included files are searched.
    #[must_use]
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.generator = self.generator.include_dir(dir);
        self
    }

    /// Defines a preprocessor macro.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.generator = self.generator.define(name);
        self
    }

    /// Chooses the dialect, if a file defines several.
    #[must_use]
    pub fn dialect(mut self, name: impl Into<String>) -> Self {
        self.generator = self.generator.dialect(name);
        self
    }

    /// Formats the code, which is otherwise only made to be compiled.
    #[must_use]
    pub fn formatted(mut self) -> Self {
        self.generator = self.generator.layout(Layout::Formatted);
        self
    }

    /// Divides the operations among `count` files, in modules of their own, which the compiler can work on at the same
    /// time.
    #[must_use]
    pub fn shards(mut self, count: usize) -> Self {
        self.shards = count;
        self
    }

    /// Leaves out operations whose name does not match; see [`Generator::op_include`].
    #[must_use]
    pub fn op_include(mut self, pattern: impl Into<String>) -> Self {
        self.generator = self.generator.op_include(pattern);
        self
    }

    /// Leaves out operations whose name matches; see [`Generator::op_exclude`].
    #[must_use]
    pub fn op_exclude(mut self, pattern: impl Into<String>) -> Self {
        self.generator = self.generator.op_exclude(pattern);
        self
    }

    /// Generates no calls of these hooks, although definitions ask for them.
    #[must_use]
    pub fn skip_hooks(mut self, skipped: SkippedHooks) -> Self {
        self.generator = self.generator.skip_hooks(skipped);
        self
    }

    /// Chooses what is done about uses of definitions that are marked `Deprecated`.
    #[must_use]
    pub fn on_deprecated(mut self, action: OnDeprecated) -> Self {
        self.generator = self.generator.on_deprecated(action);
        self
    }

    /// Writes to `dir` instead of `OUT_DIR`.
    #[must_use]
    pub fn out_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(dir.into());
        self
    }

    /// Generates the dialect in `file` into `name`, and tells cargo which files it depends on.
    ///
    /// What is wrong with the definitions is printed, and the process ends with exit code 1: a build script has nobody to
    /// return errors to.
    pub fn generate(&self, file: impl AsRef<Path>, name: impl AsRef<Path>) -> &Self {
        let file = file.as_ref();
        println!("cargo::rerun-if-changed={}", file.display());
        match self.try_generate(file, name.as_ref()) {
            Ok(()) => self,
            Err(text) => {
                eprintln!("{text}");
                for line in text.lines().filter(|line| line.contains("error: ")) {
                    println!("cargo::error={line}");
                }
                std::process::exit(1);
            }
        }
    }

    fn try_generate(&self, file: &Path, name: &Path) -> Result<(), String> {
        let dir = match &self.out_dir {
            Some(dir) => dir.clone(),
            None => std::env::var_os("OUT_DIR")
                .map(PathBuf::from)
                .ok_or("error: OUT_DIR is not set; this runs in build scripts")?,
        };
        let path = dir.join(name);
        let generator = self.generator.clone().shards(self.shards, &path);
        let generated = generator.run(file).map_err(|errors| errors.render(false))?;
        for input in &generated.inputs {
            println!("cargo::rerun-if-changed={}", input.display());
        }
        for line in generated.warnings.lines().filter(|line| line.contains("warning: ")) {
            println!("cargo::warning={line}");
        }
        for (path, code) in generated.files(&path) {
            write_if_changed(&path, code)
                .map_err(|error| format!("error: cannot write {}: {error}", path.display()))?;
        }
        Ok(())
    }
}
