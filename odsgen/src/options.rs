//! What is generated, from what, and how: for the library, build scripts and the command line.

use crate::emit::{Layout, SkippedHooks};
use crate::tablegen;

/// Options of generation. [`Generator`](crate::Generator) and [`Build`](crate::Build) have a method for each.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How `.td` files are found and read. The definitions that come with the generator are added to them, after all
    /// others.
    pub tablegen: tablegen::Options,
    /// The dialect, if the file defines several.
    pub dialect: Option<String>,
    /// Whether the interfaces that the file itself defines are generated, and no dialect.
    pub interfaces: bool,
    /// How the code is laid out.
    pub layout: Layout,
    /// Hooks that are not asked for, whatever the definitions say.
    pub skipped_hooks: SkippedHooks,
    /// A POSIX extended regular expression: operations whose name, dialect included, does not match are left out.
    pub op_include: Option<String>,
    /// A POSIX extended regular expression: operations whose name, dialect included, matches are left out.
    pub op_exclude: Option<String>,
    /// What is done about uses of definitions that are marked `Deprecated`.
    pub on_deprecated: OnDeprecated,
    /// The number of further files among which operations are divided, in modules of their own, which the compiler can
    /// work on at the same time. With 0 or 1, all code is in one file.
    pub shards: usize,
}

/// What is done about uses of definitions that are marked `Deprecated`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnDeprecated {
    /// Nothing.
    None,
    /// A warning for each.
    #[default]
    Warn,
    /// The same, and nothing is generated.
    Error,
}

/// The methods that set one option each, for a type with a field `options`.
macro_rules! setters {
    () => {
        /// Adds a directory in which included files are searched (`-I`), before the definitions that come with the
        /// generator.
        #[must_use]
        pub fn include_dir(mut self, dir: impl Into<std::path::PathBuf>) -> Self {
            self.options.tablegen = self.options.tablegen.include_dir(dir);
            self
        }

        /// Defines a preprocessor macro (`-D`).
        #[must_use]
        pub fn define(mut self, name: impl Into<String>) -> Self {
            self.options.tablegen = self.options.tablegen.define(name);
            self
        }

        /// Chooses the dialect, if a file defines several.
        #[must_use]
        pub fn dialect(mut self, name: impl Into<String>) -> Self {
            self.options.dialect = Some(name.into());
            self
        }

        /// Generates the interfaces that the file itself defines, and no dialect.
        #[must_use]
        pub fn interfaces(mut self) -> Self {
            self.options.interfaces = true;
            self
        }

        /// Chooses how the code is laid out.
        #[must_use]
        pub fn layout(mut self, layout: crate::emit::Layout) -> Self {
            self.options.layout = layout;
            self
        }

        /// Chooses hooks that are not asked for, whatever the definitions say.
        #[must_use]
        pub fn skip_hooks(mut self, skipped: crate::emit::SkippedHooks) -> Self {
            self.options.skipped_hooks = skipped;
            self
        }

        /// Leaves out operations whose name, dialect included, does not match this POSIX extended regular expression.
        #[must_use]
        pub fn op_include(mut self, pattern: impl Into<String>) -> Self {
            self.options.op_include = Some(pattern.into());
            self
        }

        /// Leaves out operations whose name, dialect included, matches this POSIX extended regular expression.
        #[must_use]
        pub fn op_exclude(mut self, pattern: impl Into<String>) -> Self {
            self.options.op_exclude = Some(pattern.into());
            self
        }

        /// Chooses what is done about uses of definitions that are marked `Deprecated`.
        #[must_use]
        pub fn on_deprecated(mut self, action: crate::OnDeprecated) -> Self {
            self.options.on_deprecated = action;
            self
        }

        /// Divides the operations among `count` files, in modules of their own, which the compiler can work on at the
        /// same time. With 0 or 1, all code is in one file.
        #[must_use]
        pub fn shards(mut self, count: usize) -> Self {
            self.options.shards = count;
            self
        }
    };
}

pub(crate) use setters;
