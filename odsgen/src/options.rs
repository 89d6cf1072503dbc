//! Options of generation, for the library, build scripts and the command line.

use std::path::{Path, PathBuf};

use crate::tablegen::{self, IncludeRoot};

/// Options of generation. [`Generator`](crate::Generator) and [`Build`](crate::Build) have a setter for each.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Options for reading `.td` files. The prelude of odsgen takes precedence over all include directories, which take
    /// precedence over the dialects that odsgen ships.
    pub tablegen: tablegen::Options,
    /// Further files with definitions of the dialect.
    pub more_files: Vec<PathBuf>,
    /// Directories whose definitions have fragments in C++. A directory with upstream's `mlir/IR/OpBase.td` is recognized.
    pub cpp_dirs: Vec<PathBuf>,
    /// Whether all definitions but those that odsgen ships have fragments in C++.
    pub cpp: bool,
    /// The dialect to generate, if the file defines several.
    pub dialect: Option<String>,
    /// Generate the interfaces that the file itself defines instead of a dialect.
    pub interfaces: bool,
    /// Generate the enums that the file itself defines instead of a dialect. With `interfaces`, generate both.
    pub enums: bool,
    /// Generate the rewrite rules of the file instead of a dialect.
    pub patterns: bool,
    /// Generate the passes of the file instead of a dialect.
    pub passes: bool,
    /// Generate the table of the operations that call an intrinsic of LLVM instead of a dialect.
    pub intrinsics: bool,
    /// Pairs of a namespace in definitions and the Rust path of its module.
    pub extern_paths: Vec<(String, String)>,
    /// The layout of the code.
    pub layout: Layout,
    /// Hooks that the code does not require, even if the definitions declare them.
    pub skipped_hooks: SkippedHooks,
    /// A POSIX extended regular expression. Excludes operations whose full name (`dialect.op`) does not match, and passes
    /// whose argument does not.
    pub op_include: Option<String>,
    /// A POSIX extended regular expression. Excludes operations whose full name (`dialect.op`) matches, and passes whose
    /// argument does.
    pub op_exclude: Option<String>,
    /// How uses of `Deprecated` definitions are reported.
    pub on_deprecated: OnDeprecated,
    /// What skeletons of verifiers do until they are written.
    pub unwritten_verifiers: UnwrittenVerifiers,
    /// Number of additional files that the operations are split into, so that the compiler can process them in parallel.
    /// With 0 or 1, all code is in one file.
    pub shards: usize,
}

impl Options {
    /// The path of a file below its include directory; the file name if it is not below one.
    pub(crate) fn include_path(&self, file: &Path) -> String {
        let path = absolute(file);
        let relative = self.tablegen.roots().iter().find_map(|root| match root {
            IncludeRoot::Dir(dir) => path.strip_prefix(absolute(dir)).ok(),
            IncludeRoot::Files { .. } => None,
        });
        let path = relative.or_else(|| file.file_name().map(Path::new)).unwrap_or(file);
        path.to_string_lossy().replace('\\', "/")
    }
}

/// The absolute path: a file in the current directory may be named without it.
pub(crate) fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// How uses of `Deprecated` definitions are reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnDeprecated {
    /// Not at all.
    None,
    /// As warnings.
    #[default]
    Warn,
    /// As warnings, and generation fails.
    Error,
}

/// What skeletons of verifiers do until they are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UnwrittenVerifiers {
    /// They accept everything. The program warns once per verifier.
    #[default]
    Accept,
    /// They reject everything.
    Error,
}

/// The layout of generated code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// Formatted, for readers.
    #[default]
    Formatted,
    /// Compact, for the compiler.
    Compact,
}

/// Hooks that are not required even if definitions declare them, for dialects without implementations of these hooks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SkippedHooks {
    /// `hasFolder` and `hasConstantMaterializer`
    pub fold: bool,
    /// `hasCanonicalizer` and `hasCanonicalizeMethod`
    pub canonicalize: bool,
}

/// Defines a setter for each option, for a type with a field `options`.
macro_rules! setters {
    () => {
        /// Adds an include directory (`-I`). It takes precedence over the dialects that odsgen ships, but not over its
        /// prelude: `mlir/IR/OpBase.td` and the files that it includes.
        #[must_use]
        pub fn include_dir(mut self, dir: impl Into<std::path::PathBuf>) -> Self {
            self.options.tablegen = self.options.tablegen.include_dir(dir);
            self
        }

        /// Adds a file with further definitions of the dialect. A file that several of the files include is included
        /// once.
        #[must_use]
        pub fn also(mut self, file: impl Into<std::path::PathBuf>) -> Self {
            self.options.more_files.push(file.into());
            self
        }

        /// Adds an include directory with definitions whose fragments are C++ (`--cpp-include`). A directory with upstream's
        /// `mlir/IR/OpBase.td` is recognized, so that `include_dir` is enough.
        #[must_use]
        pub fn cpp_include(mut self, dir: impl Into<std::path::PathBuf>) -> Self {
            let dir = dir.into();
            self.options.cpp_dirs.push(dir.clone());
            self.include_dir(dir)
        }

        /// Treats the fragments of all definitions as C++, except for those that odsgen ships (`--cpp`).
        #[must_use]
        pub fn cpp(mut self) -> Self {
            self.options.cpp = true;
            self
        }

        /// Defines a preprocessor macro (`-D`).
        #[must_use]
        pub fn define(mut self, name: impl Into<String>) -> Self {
            self.options.tablegen = self.options.tablegen.define(name);
            self
        }

        /// Sets the limits on the evaluation of the definitions (`--limit`).
        #[must_use]
        pub fn limits(mut self, limits: odsgen_tablegen::Limits) -> Self {
            self.options.tablegen = self.options.tablegen.limits(limits);
            self
        }

        /// Sets what skeletons of verifiers do until they are written (`--unwritten-verifiers`).
        #[must_use]
        pub fn unwritten_verifiers(mut self, verifiers: $crate::UnwrittenVerifiers) -> Self {
            self.options.unwritten_verifiers = verifiers;
            self
        }

        /// Selects the dialect to generate, if a file defines several.
        #[must_use]
        pub fn dialect(mut self, name: impl Into<String>) -> Self {
            self.options.dialect = Some(name.into());
            self
        }

        /// Generates the interfaces that the file itself defines instead of a dialect.
        #[must_use]
        pub fn interfaces(mut self) -> Self {
            self.options.interfaces = true;
            self
        }

        /// Generates the enums that the file itself defines, of any namespace, instead of a dialect. With `interfaces`,
        /// generates both.
        #[must_use]
        pub fn enums(mut self) -> Self {
            self.options.enums = true;
            self
        }

        /// Generates the rewrite rules of the file instead of a dialect: a function per rule, and `populate`, which adds
        /// all rules to a pattern set. With [`dialect`](Self::dialect), only the rules that replace its operations.
        #[must_use]
        pub fn patterns(mut self) -> Self {
            self.options.patterns = true;
            self
        }

        /// Generates the passes of the file instead of a dialect: a type per pass, and `add_passes`, which registers them.
        #[must_use]
        pub fn passes(mut self) -> Self {
            self.options.passes = true;
            self
        }

        /// Generates the operations that call an intrinsic of LLVM instead of a dialect: a table `INTRINSICS`, which
        /// `ods::target::llvmir` translates them with. With [`dialect`](Self::dialect), only the operations of it.
        #[must_use]
        pub fn intrinsics(mut self) -> Self {
            self.options.intrinsics = true;
            self
        }

        /// Maps a namespace to the Rust path of its module: `extern_path("::mlir::arith", "ods::arith")`.
        #[must_use]
        pub fn extern_path(mut self, cpp: impl Into<String>, rust: impl Into<String>) -> Self {
            self.options.extern_paths.push((cpp.into(), rust.into()));
            self
        }

        /// Sets the layout of the code.
        #[must_use]
        pub fn layout(mut self, layout: crate::Layout) -> Self {
            self.options.layout = layout;
            self
        }

        /// Sets the hooks that the code does not require, even if the definitions declare them.
        #[must_use]
        pub fn skip_hooks(mut self, skipped: crate::SkippedHooks) -> Self {
            self.options.skipped_hooks = skipped;
            self
        }

        /// Excludes operations whose full name (`dialect.op`) does not match this POSIX extended regular expression, and
        /// passes whose argument does not.
        #[must_use]
        pub fn op_include(mut self, pattern: impl Into<String>) -> Self {
            self.options.op_include = Some(pattern.into());
            self
        }

        /// Excludes operations whose full name (`dialect.op`) matches this POSIX extended regular expression, and passes
        /// whose argument does.
        #[must_use]
        pub fn op_exclude(mut self, pattern: impl Into<String>) -> Self {
            self.options.op_exclude = Some(pattern.into());
            self
        }

        /// Sets how uses of `Deprecated` definitions are reported.
        #[must_use]
        pub fn on_deprecated(mut self, action: crate::OnDeprecated) -> Self {
            self.options.on_deprecated = action;
            self
        }

        /// Splits the operations into `count` additional files, so that the compiler can process them in parallel. With 0
        /// or 1, all code is in one file.
        #[must_use]
        pub fn shards(mut self, count: usize) -> Self {
            self.options.shards = count;
            self
        }
    };
}

pub(crate) use setters;
