//! Command line of `odsgen`: one module per subcommand, and what they share.

mod check;
mod doc;
mod generate;
mod hooks;
mod input;
mod jobs;
mod records;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Reads TableGen operation definitions and writes Rust.
#[derive(Parser)]
#[command(name = "odsgen", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Generates the Rust code of a dialect.
    Gen(jobs::Args),
    /// Compares files with what `gen` would write.
    Check(jobs::Args),
    /// Prints the records of a .td file as llvm-tblgen does.
    Records(records::Args),
    /// Prints skeletons of the Rust hooks that a dialect asks for.
    Hooks(hooks::Args),
    /// Describes definitions as Markdown, as mlir-tblgen's -gen-dialect-doc does.
    Doc(doc::Args),
}

fn main() -> ExitCode {
    match &Args::parse().command {
        Command::Gen(args) => generate::run(args),
        Command::Check(args) => check::run(args),
        Command::Records(args) => records::run(args),
        Command::Hooks(args) => hooks::run(args),
        Command::Doc(args) => doc::run(args),
    }
}
