//! What subcommands share: how `.td` files are found and read, and how diagnostics are shown.

use odsgen::tablegen::{Diagnostics, Options, Version};
use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;

/// What `.td` files mean beside what they say.
#[derive(clap::Args)]
pub(crate) struct Surroundings {
    /// Directory in which included files are searched.
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Preprocessor macro to define.
    #[arg(short = 'D', value_name = "MACRO")]
    define: Vec<String>,
}

impl Surroundings {
    /// The options of a session.
    pub(crate) fn options(&self) -> Options {
        let options = self.include.iter().fold(Options::new(), Options::include_dir);
        self.define.iter().fold(options, Options::define)
    }
}

/// How `.td` files are found and read.
#[derive(clap::Args)]
pub(crate) struct Input {
    #[command(flatten)]
    surroundings: Surroundings,
    /// Do not warn of template arguments that are never read.
    #[arg(long)]
    no_warn_on_unused_template_args: bool,
    /// Version of the language.
    #[arg(long, value_enum, default_value = "llvm22")]
    language: Language,
    /// The file; standard input if it is `-` or missing.
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Language {
    Llvm22,
    Trunk,
}

impl Input {
    /// The options for a session.
    pub(crate) fn options(&self) -> Options {
        let version = match self.language {
            Language::Llvm22 => Version::Llvm22,
            Language::Trunk => Version::Trunk,
        };
        self.surroundings
            .options()
            .version(version)
            .warn_unused_template_args(!self.no_warn_on_unused_template_args)
    }
}

/// Writes diagnostics to standard error, in colour on a terminal.
pub(crate) fn print_diagnostics(diagnostics: &Diagnostics) {
    let stderr = std::io::stderr();
    let mut text = diagnostics.render_bytes(stderr.is_terminal());
    if let Some(count) = diagnostics.summary() {
        text.extend_from_slice(format!("odsgen: {count} errors.\n").as_bytes());
    }
    // There is nowhere to report that standard error is gone.
    let _ = stderr.lock().write_all(&text);
}
