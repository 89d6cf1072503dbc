//! `odsgen doc`: generates Markdown as `mlir-tblgen -gen-dialect-doc` and related backends do.

use crate::input::Input;
use crate::{report, stdout};
use odsgen::doc::{DocKind, document};
use odsgen::tablegen::Session;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Kind of definitions to document.
    #[arg(long, value_enum, default_value = "dialect")]
    kind: Kind,
    /// Dialect to document, if the file defines several.
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// File to write instead of standard output.
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    input: Input,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Kind {
    Dialect,
    Ops,
    Attrs,
    Types,
    Enums,
    Passes,
    OpInterfaces,
    AttrInterfaces,
    TypeInterfaces,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let options = args.input.options().keep_going(true);
    let records = match Session::new(options).parse(&args.input.file) {
        Ok(records) => records,
        Err(diagnostics) => {
            report::diagnostics(&diagnostics);
            return ExitCode::FAILURE;
        }
    };
    report::diagnostics(records.diagnostics());
    let kind = match args.kind {
        Kind::Dialect => DocKind::Dialect,
        Kind::Ops => DocKind::Ops,
        Kind::Attrs => DocKind::Attrs,
        Kind::Types => DocKind::Types,
        Kind::Enums => DocKind::Enums,
        Kind::Passes => DocKind::Passes,
        Kind::OpInterfaces => DocKind::OpInterfaces,
        Kind::AttrInterfaces => DocKind::AttrInterfaces,
        Kind::TypeInterfaces => DocKind::TypeInterfaces,
    };
    let text = match document(&records, kind, args.dialect.as_deref()) {
        Ok(text) => text,
        Err(error) => {
            report::diagnostics(&records.report(vec![*error]));
            return ExitCode::FAILURE;
        }
    };
    let written = match &args.output {
        None => stdout::write(text.as_bytes()),
        Some(path) => report::write_file(path, text),
    };
    report::written(written)
}
