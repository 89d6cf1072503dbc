//! The `odsgen` command-line tool: one module per subcommand.

mod check;
mod doc;
mod generate;
mod hooks;
mod input;
mod jobs;
mod records;
mod report;
mod stdout;

use clap::{CommandFactory as _, Parser, Subcommand};
use std::process::ExitCode;

/// Generates Rust from TableGen operation definitions.
#[derive(Parser)]
#[command(name = "odsgen", version, propagate_version = true)]
struct Args {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    report: report::ReportArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Generate the Rust code of a dialect
    Gen(jobs::Args),
    /// Check that files equal the output of `gen`
    Check(jobs::Args),
    /// Print the records of a .td file as llvm-tblgen does
    Records(records::Args),
    /// Print skeletons of the Rust hooks that a dialect requires
    Hooks(hooks::Args),
    /// Generate Markdown documentation as mlir-tblgen's -gen-dialect-doc does
    Doc(doc::Args),
    /// Print shell completions
    Completions {
        /// Shell.
        shell: clap_complete::Shell,
    },
}

fn main() -> ExitCode {
    let args = Args::parse();
    report::init(&args.report);
    match &args.command {
        Command::Gen(args) => generate::run(args),
        Command::Check(args) => check::run(args),
        Command::Records(args) => records::run(args),
        Command::Hooks(args) => hooks::run(args),
        Command::Doc(args) => doc::run(args),
        Command::Completions { shell } => {
            let (mut command, mut text) = (Args::command(), Vec::new());
            clap_complete::generate(*shell, &mut command, "odsgen", &mut text);
            report::written(stdout::write(&text))
        }
    }
}
