//! `odsgen records`: prints records as `llvm-tblgen --print-records` and `--dump-json` do.

use crate::input::Input;
use crate::{report, stdout};
use odsgen::prelude;
use odsgen::tablegen::{Records, Session};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Check the file without printing records.
    #[arg(long, conflicts_with = "json")]
    check: bool,
    /// Print variables, classes and records with their source locations.
    #[arg(long, conflicts_with_all = ["json", "check"])]
    detailed: bool,
    /// File to write instead of standard output.
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Do not write the output file if its content would not change.
    #[arg(long, requires = "output")]
    write_if_changed: bool,
    /// File to write the included files to, as a makefile rule.
    #[arg(short = 'd', long, value_name = "FILE", requires = "output")]
    depfile: Option<PathBuf>,
    #[command(flatten)]
    input: Input,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let mut session = Session::new(args.input.options());
    let records = match session.parse(&args.input.file) {
        Ok(records) => records,
        Err(diagnostics) => {
            report::diagnostics(&diagnostics);
            return ExitCode::FAILURE;
        }
    };
    report::diagnostics(records.diagnostics());
    let text = if args.json {
        records.to_json().into_bytes()
    } else if args.check {
        Vec::new()
    } else if args.detailed {
        records.to_detailed_text_bytes()
    } else {
        records.to_text_bytes()
    };
    let status = report::written(write(args, &records, &text));
    // Skip deallocation: the process ends here.
    std::mem::forget((session, records, text));
    status
}

fn write(args: &Args, records: &Records, text: &[u8]) -> std::io::Result<()> {
    match &args.output {
        None => stdout::write(text)?,
        Some(path)
            if args.write_if_changed
                && path.is_file()
                && std::fs::read(path).is_ok_and(|old| old == text) => {}
        Some(path) => report::write_file(path, text)?,
    }
    if let (Some(depfile), Some(output)) = (&args.depfile, &args.output) {
        report::write_file(depfile, dependencies(output, records))?;
    }
    Ok(())
}

/// A makefile rule: the output depends on the included files.
fn dependencies(output: &Path, records: &Records) -> String {
    let mut text = format!("{}:", output.display());
    let shipped = |path: &PathBuf| path.starts_with(prelude::NAME) && !path.exists();
    let mut includes: Vec<_> = records.includes().iter().filter(|path| !shipped(path)).collect();
    includes.sort_by_key(|path| path.as_os_str());
    for path in includes {
        text.push(' ');
        text.push_str(&path.display().to_string());
    }
    text.push('\n');
    text
}
