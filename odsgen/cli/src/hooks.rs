//! `odsgen hooks`: prints skeletons of the hooks that definitions require.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use odsgen::{Generator, Manifest, ManifestError, Options, UnwrittenVerifiers};

use crate::input::{CppArgs, TableGenArgs};
use crate::jobs::selected;
use crate::{report, stdout};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    tablegen: TableGenArgs,
    #[command(flatten)]
    cpp: CppArgs,
    /// Dialect, if the file defines several.
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Print what the passes of the file need instead of the hooks of a dialect.
    #[arg(long, conflicts_with = "dialect")]
    passes: bool,
    /// Print the functions that rewrite rules require.
    #[arg(long, conflicts_with = "passes")]
    patterns: bool,
    /// Rust file with implemented hooks, which the output omits.
    #[arg(long, value_name = "FILE")]
    written: Vec<PathBuf>,
    /// Rust path of the generated module [default: `crate::` and the name of the module].
    #[arg(long, value_name = "PATH")]
    module: Option<String>,
    /// What verifiers do until they are written: accept everything and warn once, or fail.
    #[arg(long, value_enum, value_name = "WHAT", default_value = "accept")]
    unwritten_verifiers: Verifiers,
    /// Manifest in TOML with the dialect of --dialect. The output omits the hooks that its module has.
    #[arg(long, value_name = "FILE", requires = "dialect", conflicts_with_all = ["files", "passes", "patterns", "module"])]
    manifest: Option<PathBuf>,
    /// .td files of the dialect.
    #[arg(required_unless_present = "manifest", value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Verifiers {
    Accept,
    Error,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let generator = Generator::from(Options {
        dialect: args.dialect.clone(),
        passes: args.passes,
        patterns: args.patterns,
        unwritten_verifiers: match args.unwritten_verifiers {
            Verifiers::Accept => UnwrittenVerifiers::Accept,
            Verifiers::Error => UnwrittenVerifiers::Error,
        },
        ..args.cpp.options(&args.tablegen)
    });
    let mut written = Vec::new();
    for file in &args.written {
        match std::fs::read_to_string(file) {
            Ok(text) => written.push(text),
            Err(error) => {
                report::error(&format!("cannot read {}: {error}", file.display()));
                return ExitCode::FAILURE;
            }
        }
    }
    if let Some(manifest) = &args.manifest {
        return of_manifest(manifest, args.dialect.as_deref(), generator, &written);
    }
    let Some((file, rest)) = args.files.split_first() else { return ExitCode::FAILURE };
    let generator = rest.iter().fold(generator, Generator::also);
    match generator.hooks(file, args.module.as_deref(), &written) {
        Ok(text) => report::written(stdout::write(text.as_bytes())),
        Err(errors) => {
            report::diagnostics(&errors);
            ExitCode::FAILURE
        }
    }
}

/// Prints the skeletons of a dialect in a manifest.
fn of_manifest(
    path: &Path,
    dialect: Option<&str>,
    generator: Generator,
    written: &[String],
) -> ExitCode {
    let run = Manifest::read(path).and_then(|manifest| {
        let dialects = selected(&manifest, dialect)?;
        let dialect = dialects.first().ok_or("the manifest has no dialect")?;
        manifest.run(dialect, generator)
    });
    let skeletons = run.map_err(ManifestError::Manifest).and_then(|run| run.skeletons(written));
    match skeletons {
        Ok(text) => report::written(stdout::write(text.as_bytes())),
        Err(error) => {
            report::manifest_error(&error);
            ExitCode::FAILURE
        }
    }
}
