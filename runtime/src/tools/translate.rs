//! A driver for translations to other languages.

use std::io::Write;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use super::{
    DiagnosticVerifier, read_input, show_diagnostics, similar::nearest, verify_diagnostics,
    write_error, write_file,
};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::dialect::DialectEntry;
use crate::core::ir::{Ir, OpRef};
use crate::core::location::Location;
use crate::support::panics;
use crate::text::parse_part;
use crate::text::split::{SPLIT_MARKER, SplitPart, split_input};
use crate::text::{ParserConfig, PrintFlags};

/// A translation. `flag` is its flag, without dashes, and `description` what `--help` says of it.
#[derive(Clone, Copy)]
pub enum Translation {
    /// From IR to a text of the other language.
    Export {
        #[allow(missing_docs, reason = "as above")]
        flag: &'static str,
        #[allow(missing_docs, reason = "as above")]
        description: &'static str,
        /// Writes the text.
        export: Export,
    },
    /// From a text of the other language to IR.
    Import {
        #[allow(missing_docs, reason = "as above")]
        flag: &'static str,
        #[allow(missing_docs, reason = "as above")]
        description: &'static str,
        /// Reads the text.
        import: Import,
        /// The flags that it takes, without dashes, with what they do for `--help`.
        flags: &'static [(&'static str, &'static str)],
    },
}

/// Translates IR to a text of the other language.
pub type Export = fn(OpRef<'_>) -> Result<String, Diagnostic>;

/// Reads a text of the other language. The second argument is its name, the last has the flags that are set.
pub type Import = fn(&Arc<Context>, &str, &[u8], &[&str]) -> Result<Ir, Diagnostic>;

impl Translation {
    fn flag(&self) -> &'static str {
        match self {
            Translation::Export { flag, .. } | Translation::Import { flag, .. } => flag,
        }
    }

    fn description(&self) -> &'static str {
        match self {
            Translation::Export { description, .. } | Translation::Import { description, .. } => {
                description
            }
        }
    }
}

/// A small `mlir-translate`: translates the file named on the command line with one of `translations`. `name` is the
/// program name in messages; `dialects` may be used in the file.
///
/// ```no_run
/// fn main() -> std::process::ExitCode {
///     ods_runtime::tools::translate_main("my-translate", &[], &[])
/// }
/// ```
pub fn translate_main(
    name: &str,
    dialects: &[DialectEntry],
    translations: &[Translation],
) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let options = match Options::parse(name, &arguments, translations) {
        Ok(Some(options)) => options,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{name}: {message}");
            return ExitCode::FAILURE;
        }
    };
    panics::install_hook();
    match options.run(dialects) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{name}: {message}");
            ExitCode::FAILURE
        }
    }
}

const HELP: &str = "\
  -o FILE                                output file; `-` is standard output (default)
  --allow-unregistered-dialect           accept operations of unregistered dialects
  --split-input-file[=MARKER]            translate the parts between MARKERs (default `// -----`) separately
  --output-split-marker=MARKER           print MARKER and a line break between the results
  --mlir-print-debuginfo                 print locations
  --mlir-print-local-scope               print attributes, types and locations without aliases
  --verify-diagnostics                   compare diagnostics with `expected-*` comments
  --help                                 this text
";

/// The options of [`translate_main`].
struct Options {
    input: String,
    output: String,
    translation: Translation,
    /// The flags of the translation that are set.
    flags: Vec<&'static str>,
    print: PrintFlags,
    split_input_file: Option<String>,
    output_split_marker: String,
    allow_unregistered_dialect: bool,
    verify_diagnostics: bool,
}

impl Options {
    /// Parses `arguments`. `None` if the help was shown.
    fn parse(
        name: &str,
        arguments: &[String],
        translations: &[Translation],
    ) -> Result<Option<Self>, String> {
        let mut translation = None;
        let mut options = Options {
            input: "-".to_owned(),
            output: "-".to_owned(),
            translation: Translation::Export {
                flag: "",
                description: "",
                export: |op| Ok(op.print_top_level(&PrintFlags::default())),
            },
            flags: Vec::new(),
            print: PrintFlags::default(),
            split_input_file: None,
            output_split_marker: String::new(),
            allow_unregistered_dialect: false,
            verify_diagnostics: false,
        };
        let mut words = arguments.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let Some(flag) = word.strip_prefix('-').filter(|flag| !flag.is_empty()) else {
                word.clone_into(&mut options.input);
                continue;
            };
            let flag = flag.strip_prefix('-').unwrap_or(flag);
            let (flag, value) = match flag.split_once('=') {
                Some((flag, value)) => (flag, Some(value)),
                None => (flag, None),
            };
            if let Some(found) = translations.iter().find(|it| it.flag() == flag) {
                translation = Some(*found);
                continue;
            }
            if let Some((flag, _)) = import_flags(translations).find(|it| it.0 == flag) {
                options.flags.push(flag);
                continue;
            }
            match flag {
                "help" | "h" => {
                    print!("USAGE: {name} [options] <input file>\n\n{HELP}\n");
                    for translation in translations {
                        println!("  --{:<36} {}", translation.flag(), translation.description());
                    }
                    for (flag, description) in import_flags(translations) {
                        println!("  --{flag:<36} {description}");
                    }
                    return Ok(None);
                }
                "o" => {
                    let value = value.or_else(|| words.next());
                    let value = value.ok_or_else(|| format!("'{word}' needs a value"))?;
                    value.clone_into(&mut options.output);
                }
                "split-input-file" => {
                    options.split_input_file = Some(value.unwrap_or(SPLIT_MARKER).to_owned());
                }
                "output-split-marker" => {
                    value.unwrap_or_default().clone_into(&mut options.output_split_marker);
                }
                "allow-unregistered-dialect" => options.allow_unregistered_dialect = true,
                "mlir-print-debuginfo" => options.print.debug_info = true,
                "mlir-print-local-scope" => options.print.local_scope = true,
                "verify-diagnostics" => options.verify_diagnostics = true,
                _ => return Err(unknown(word, flag, translations)),
            }
        }
        let flags: Vec<String> = translations.iter().map(|it| format!("--{}", it.flag())).collect();
        let missing = || format!("one of these flags says what to do: {}", flags.join(", "));
        options.translation = translation.ok_or_else(missing)?;
        Ok(Some(options))
    }

    /// Translates the input. Returns whether there was no error.
    fn run(&self, dialects: &[DialectEntry]) -> Result<bool, String> {
        let text = read_input(&self.input)?;
        let shown = if self.input == "-" { "<stdin>" } else { &self.input };
        let verifier = self.verify_diagnostics.then(|| {
            let mut verifier = DiagnosticVerifier::new(shown, &text);
            write_error(&verifier.take_report());
            Arc::new(Mutex::new(verifier))
        });
        let parts = match &self.split_input_file {
            Some(marker) => split_input(&text, marker).parts,
            None => vec![SplitPart { lines: 0..text.len(), first_line: 1, part: 0..text.len() }],
        };
        let (mut ok, mut output) = (true, String::new());
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                output.push_str(&self.output_split_marker);
                output.push('\n');
            }
            let ctx = Context::new();
            match &verifier {
                Some(verifier) => verify_diagnostics(&ctx, verifier.clone()),
                None => show_diagnostics(&ctx),
            }
            ctx.register_dialects(dialects);
            ctx.allow_unregistered_dialects(self.allow_unregistered_dialect);
            let translated = panics::catch(|| self.part(&ctx, shown, &text, part));
            match translated
                .unwrap_or_else(|panic| Err(vec![Diagnostic::error(Location::UNKNOWN, panic)]))
            {
                Ok(text) => output.push_str(&text),
                Err(errors) => {
                    errors.into_iter().for_each(|error| ctx.emit(error));
                    ok = false;
                }
            }
        }
        if let Some(verifier) = verifier {
            let mut verifier = verifier.lock().unwrap_or_else(PoisonError::into_inner);
            ok = verifier.finish();
            write_error(&verifier.take_report());
            return Ok(ok);
        }
        // A file keeps what it has unless all is right.
        if ok || self.output == "-" {
            self.write(&output)?;
        }
        Ok(ok)
    }

    fn part(
        &self,
        ctx: &Arc<Context>,
        name: &str,
        text: &[u8],
        part: &SplitPart,
    ) -> Result<String, Vec<Diagnostic>> {
        match self.translation {
            Translation::Export { export, .. } => {
                let lines = &text[part.lines.clone()];
                let range = part.part.clone();
                let config = ParserConfig::default();
                let ir = parse_part(ctx, name, lines, range, part.first_line, config)?;
                let Some(root) = ir.root() else { return Ok(String::new()) };
                export(root).map_err(|error| vec![error])
            }
            Translation::Import { import, .. } => {
                let text = &text[part.part.clone()];
                let ir = import(ctx, name, text, &self.flags).map_err(|error| vec![error])?;
                let Some(root) = ir.root() else { return Ok(String::new()) };
                crate::semantics::verify::verify(root).map_err(Diagnostic::into_list)?;
                Ok(root.print_top_level(&self.print))
            }
        }
    }

    fn write(&self, output: &str) -> Result<(), String> {
        let failed = |error| format!("could not write '{}': {error}", self.output);
        if self.output == "-" {
            return std::io::stdout().write_all(output.as_bytes()).map_err(failed);
        }
        write_file(&self.output, |out| out.write_all(output.as_bytes()))?.map_err(failed)
    }
}

/// The flags of the translations to IR.
fn import_flags(
    translations: &[Translation],
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let flags = translations.iter().filter_map(|it| match it {
        Translation::Import { flags, .. } => Some(*flags),
        Translation::Export { .. } => None,
    });
    flags.flatten().copied()
}

/// The message for a flag that does not exist.
fn unknown(word: &str, flag: &str, translations: &[Translation]) -> String {
    let known = [
        "o",
        "allow-unregistered-dialect",
        "split-input-file",
        "output-split-marker",
        "mlir-print-debuginfo",
        "mlir-print-local-scope",
        "verify-diagnostics",
        "help",
    ];
    let flags = translations.iter().map(Translation::flag).chain(known);
    let flags = flags.chain(import_flags(translations).map(|it| it.0));
    match nearest(flag, flags) {
        Some(near) => format!("unknown option '{word}'; did you mean '--{near}'?"),
        None => format!("unknown option '{word}'; --help lists them"),
    }
}
