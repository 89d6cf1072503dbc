//! Command line of `odsgen`.

mod cli;

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
    Gen(cli::generate::Args),
    /// Compares files with what `gen` would write.
    Check(cli::generate::Args),
    /// Prints the records of a .td file as llvm-tblgen does.
    Records(cli::records::Args),
    /// Prints skeletons of the Rust hooks that a dialect asks for.
    Hooks(cli::hooks::Args),
    /// Describes definitions as Markdown, as mlir-tblgen's -gen-dialect-doc does.
    Doc(cli::doc::Args),
}

fn main() -> ExitCode {
    match &Args::parse().command {
        Command::Gen(args) => cli::generate::generate(args),
        Command::Check(args) => cli::generate::check(args),
        Command::Records(args) => cli::records::run(args),
        Command::Hooks(args) => cli::hooks::run(args),
        Command::Doc(args) => cli::doc::run(args),
    }
}
