//! Arguments for reading `.td` files, and printing of diagnostics.

use odsgen::tablegen::{Diagnostics, Options, Version};
use std::io::{IsTerminal as _, Write as _};
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
}

impl TableGenArgs {
    /// The options of a session.
    pub(crate) fn options(&self) -> Options {
        let options = self.include.iter().fold(Options::new(), Options::include_dir);
        self.define.iter().fold(options, Options::define)
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
    /// The .td file; `-` is standard input.
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Language {
    Llvm22,
    Trunk,
}

impl Input {
    /// The options of a session.
    pub(crate) fn options(&self) -> Options {
        let version = match self.language {
            Language::Llvm22 => Version::Llvm22,
            Language::Trunk => Version::Trunk,
        };
        self.tablegen
            .options()
            .version(version)
            .warn_unused_template_args(!self.no_warn_on_unused_template_args)
    }
}

/// Writes diagnostics to standard error; in color if it is a terminal.
pub(crate) fn print_diagnostics(diagnostics: &Diagnostics) {
    let stderr = std::io::stderr();
    let mut text = diagnostics.render_bytes(stderr.is_terminal());
    if let Some(count) = diagnostics.summary() {
        text.extend_from_slice(format!("odsgen: {count} errors.\n").as_bytes());
    }
    // A failure to write to standard error cannot be reported.
    let _ = stderr.lock().write_all(&text);
}
