//! Arguments for reading `.td` files.

use odsgen::prelude;
use odsgen::tablegen::{Limits, Options, Version};
use std::path::PathBuf;

/// Include directories and macros.
#[derive(clap::Args)]
pub(crate) struct TableGenArgs {
    /// Include directory.
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Preprocessor macro to define.
    #[arg(short = 'D', value_name = "MACRO")]
    define: Vec<String>,
    /// Limit on the evaluation of the definitions: `steps`, `values`, `records`, `fields`, `text` or `output`.
    #[arg(long, value_name = "NAME=N", value_parser = limit)]
    limit: Vec<(String, u64)>,
}

impl TableGenArgs {
    /// The options of a session.
    pub(crate) fn options(&self) -> Options {
        let options = self.include.iter().fold(Options::new(), Options::include_dir);
        let options = self.define.iter().fold(options, Options::define);
        let mut limits = Limits::default();
        for (name, value) in &self.limit {
            limits.set(name, *value);
        }
        options.limits(limits)
    }
}

/// Arguments for definitions with fragments in C++.
#[derive(clap::Args)]
pub(crate) struct CppArgs {
    /// Include directory of definitions with fragments in C++. A directory with upstream's `mlir/IR/OpBase.td` is
    /// recognized without this option.
    #[arg(long, value_name = "DIR")]
    cpp_include: Vec<PathBuf>,
    /// Treat the fragments of all definitions as C++, except for those that odsgen ships.
    #[arg(long)]
    cpp: bool,
    /// Rust path of the module of a namespace, such as ::mlir::arith=ods::arith.
    #[arg(long, value_name = "CPP=RUST", value_parser = extern_path)]
    extern_path: Vec<(String, String)>,
}

impl CppArgs {
    /// The options of generation for the definitions that `tablegen` finds.
    pub(crate) fn options(&self, tablegen: &TableGenArgs) -> odsgen::Options {
        let dirs = self.cpp_include.iter();
        odsgen::Options {
            tablegen: dirs.fold(tablegen.options(), Options::include_dir),
            cpp_dirs: self.cpp_include.clone(),
            cpp: self.cpp,
            extern_paths: self.extern_path.clone(),
            ..odsgen::Options::default()
        }
    }
}

/// Parses `NAME=N`.
fn limit(text: &str) -> Result<(String, u64), String> {
    let (name, value) = text.split_once('=').ok_or("expected a name, `=` and a number")?;
    if !Limits::NAMES.contains(&name) {
        return Err(format!("expected one of {}", Limits::NAMES.join(", ")));
    }
    let value = value.parse().map_err(|error| format!("'{value}' is no number: {error}"))?;
    Ok((name.to_owned(), value))
}

/// Parses `CPP=RUST`.
fn extern_path(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((cpp, rust)) if !cpp.is_empty() && !rust.is_empty() => {
            Ok((cpp.to_owned(), rust.to_owned()))
        }
        _ => Err("expected a namespace, `=` and the path of its Rust module".to_owned()),
    }
}

/// The input of `records` and `doc`.
#[derive(clap::Args)]
pub(crate) struct Input {
    #[command(flatten)]
    tablegen: TableGenArgs,
    /// Do not warn about unused template arguments.
    #[arg(long)]
    no_warn_on_unused_template_args: bool,
    /// Version of the TableGen language.
    #[arg(long, value_enum, default_value = "llvm22")]
    language: Language,
    /// .td file, or `-` for standard input.
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Language {
    Llvm22,
    Trunk,
}

impl Input {
    /// The options of a session. Include directories take precedence over the definitions that odsgen ships.
    pub(crate) fn options(&self) -> Options {
        let version = match self.language {
            Language::Llvm22 => Version::Llvm22,
            Language::Trunk => Version::Trunk,
        };
        self.tablegen
            .options()
            .version(version)
            .warn_unused_template_args(!self.no_warn_on_unused_template_args)
            .include_files(prelude::NAME, prelude::files())
    }
}
