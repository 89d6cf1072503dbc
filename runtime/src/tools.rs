//! Drivers: programs that parse, verify and print IR.

mod debug_counter;
mod options;
mod pass_flags;
mod reduce;
mod roundtrip;
mod similar;
mod translate;
mod verify_diagnostics;

pub use reduce::{reduce, reduce_main};
pub use translate::{Export, Import, Translation, translate_main};
pub use verify_diagnostics::DiagnosticVerifier;

use std::io::{IsTerminal as _, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use crate::core::context::Context;
use crate::core::context::threads::set_shared_threads;
use crate::core::diag::{Diagnostic, Renderer, Severity};
use crate::core::dialect::DialectEntry;
use crate::core::ir::Ir;
use crate::core::location::Location;
use crate::pass::{
    OpPassManager, PassRegistry, PipelineError, ReproducerOptions, Timer, TimingScope,
    common_passes, reproducer_text, write_reproducer,
};
use crate::support::panics;
use crate::text::split::{SplitPart, split_input};
use crate::text::{PrintFlags, parse_part, parse_source};
use options::Options;
use pass_flags::list_passes;

/// A small `mlir-opt`: reads the file named on the command line, or standard input, verifies it and prints it. `name`
/// is the program name in messages; `dialects` may be used in the file.
///
/// Diagnostics go to standard error. The exit code is 1 if there was an error. A panic, such as that of a hook, is an error;
/// the output file is then removed.
///
/// ```no_run
/// fn main() -> std::process::ExitCode {
///     ods_runtime::tools::opt_main("my-opt", &[])
/// }
/// ```
pub fn opt_main(name: &str, dialects: &[DialectEntry]) -> ExitCode {
    opt_main_with_passes(name, dialects, |_| {})
}

/// Like [`opt_main`], with the passes that `add_passes` adds to `canonicalize` and `cse`. Passes run in command-line order
/// or in that of `--pass-pipeline`, and the IR is verified after each.
pub fn opt_main_with_passes(
    name: &str,
    dialects: &[DialectEntry],
    add_passes: impl FnOnce(&mut PassRegistry),
) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut registry = common_passes();
    add_passes(&mut registry);
    let options = match Options::parse(name, &arguments, &registry) {
        Ok(Some(options)) => options,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprint!("{message}");
            return ExitCode::FAILURE;
        }
    };
    panics::install_hook();
    if let Some(count) = options.passes.num_threads {
        set_shared_threads(count);
    }
    let pass_dialects = options.passes.dialects(&registry);
    let dialects = [dialects, &pass_dialects].concat();
    let timer = options.passes.timing.then(Timer::start);
    let driver = Driver { name, options, dialects, registry, timer };
    driver.report_counters();
    let result = driver.run();
    driver.report_counters();
    driver.report_times();
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{name}: {message}");
            ExitCode::FAILURE
        }
    }
}

/// A run of the program.
struct Driver<'n> {
    /// The name of the program.
    name: &'n str,
    options: Options,
    /// The dialects of the program and of the passes.
    dialects: Vec<DialectEntry>,
    registry: PassRegistry,
    timer: Option<Timer>,
}

impl Driver<'_> {
    /// Processes the input. Returns whether there was no error.
    fn run(&self) -> Result<bool, String> {
        let options = &self.options;
        if options.show_dialects {
            println!("Available Dialects: {}", self.context(None).available_dialects().join(","));
            return Ok(true);
        }
        if options.passes.list_passes {
            print!("{}", list_passes(&self.registry));
            return Ok(true);
        }
        let text = read_input(&options.input)?;
        let shown = if options.input == "-" { "<stdin>" } else { &options.input };
        let mut ok = true;
        let verifier = options.verify_diagnostics.then(|| {
            let mut verifier = DiagnosticVerifier::new(shown, &text);
            verifier.only_expected(options.only_expected);
            write_error(&verifier.take_report());
            Arc::new(Mutex::new(verifier))
        });
        let verifier = verifier.as_ref();
        if let Some(marker) = &options.split_input_file {
            let split = split_input(&text, marker);
            warn_of_near_misses(shown, &text, &split.near_misses);
            let mut output = Vec::new();
            for (i, part) in split.parts.iter().enumerate() {
                if i > 0 {
                    output.extend_from_slice(options.output_split_marker.as_bytes());
                    output.push(b'\n');
                }
                let ctx = self.context(verifier);
                let lines = &text[part.lines.clone()];
                match self.process(&ctx, shown, lines, part) {
                    Some(ir) => panics::catch(|| self.print(&ir, &mut output))?
                        .map_err(|error| cannot_write(options, error))?,
                    None => ok = false,
                }
            }
            write_output(options, |out| out.write_all(&output))?;
        } else {
            let whole = SplitPart { lines: 0..text.len(), first_line: 1, part: 0..text.len() };
            let ctx = self.context(verifier);
            match self.process(&ctx, shown, text, &whole) {
                Some(ir) => write_output(options, |out| self.print(&ir, out))?,
                None => ok = false,
            }
        }
        if let Some(verifier) = verifier {
            let mut verifier = verifier.lock().unwrap_or_else(PoisonError::into_inner);
            ok = verifier.finish();
            write_error(&verifier.take_report());
        }
        Ok(ok)
    }

    /// Creates a context for one text. Chunks share no context, so that nothing leaks from one to the next.
    fn context(&self, verifier: Option<&Arc<Mutex<DiagnosticVerifier>>>) -> Arc<Context> {
        let (ctx, options) = (Context::new(), &self.options);
        match verifier {
            Some(verifier) => verify_diagnostics(&ctx, verifier.clone()),
            None => show_diagnostics(&ctx),
        }
        if options.passes.disable_threading {
            ctx.set_num_threads(Some(1));
        }
        ctx.register_dialects(&self.dialects);
        ctx.allow_unregistered_dialects(options.allow_unregistered_dialect);
        ctx.set_diagnostic_flags(options.print.clone());
        ctx.print_op_on_diagnostic(options.print_op_on_diagnostic && verifier.is_none());
        ctx
    }

    /// Times what happens until the result is dropped, if times are reported.
    fn time(&self, name: &str) -> Option<TimingScope> {
        self.timer.as_ref().map(|timer| timer.scope(name))
    }

    /// Prints the counters of actions, as upstream before and after the run.
    fn report_counters(&self) {
        let flags = &self.options.passes;
        if flags.print_counter {
            write_error(flags.counter.report().as_bytes());
        }
    }

    fn report_times(&self) {
        if let Some(timer) = &self.timer {
            let passes = &self.options.passes;
            write_error(timer.finish(passes.timing_mode, passes.timing_format).as_bytes());
        }
    }

    /// Processes one text: parses `part` of `lines` and runs the passes. Returns `None` after an error or a panic, which
    /// the context's handlers have received.
    fn process(
        &self,
        ctx: &Arc<Context>,
        name: &str,
        lines: impl Into<Box<[u8]>>,
        part: &SplitPart,
    ) -> Option<Ir> {
        let parser = self.options.parser;
        let processed = panics::catch(|| {
            let range = part.part.clone();
            let parsing = self.time("Parser");
            let mut ir = parse_part(ctx, name, lines, range, part.first_line, parser)?;
            drop(parsing);
            if let (true, Some(root)) = (self.options.verify_roundtrip, ir.root()) {
                roundtrip::verify(root, &self.context(None), parser)?;
            }
            self.run_passes(&mut ir).map(|()| ir)
        });
        let processed = processed
            .unwrap_or_else(|panic| Err(vec![Diagnostic::error(Location::UNKNOWN, panic)]));
        processed.map_err(|errors| report(ctx, errors)).ok()
    }

    /// Prints the root.
    fn print(&self, ir: &Ir, out: &mut dyn Write) -> std::io::Result<()> {
        let Some(root) = ir.root() else { return Ok(()) };
        let _printing = self.time("Output");
        root.write_top_level(&self.print_flags(), out)?;
        out.write_all(b"\n")
    }

    /// The flags to print the root with. IR that was verified is not verified again.
    fn print_flags(&self) -> PrintFlags {
        let verified = self.options.parser.verify && !self.options.passes.leave_unverified();
        let flags = self.options.print.clone();
        PrintFlags { assume_verified: verified || flags.assume_verified, ..flags }
    }

    /// Runs the passes on the root. The errors are those that the context's handlers have not received.
    fn run_passes(&self, ir: &mut Ir) -> Result<(), Vec<Diagnostic>> {
        let flags = &self.options.passes;
        let Some(root) = ir.root().map(|root| root.handle()) else { return Ok(()) };
        let reproducer = match flags.run_reproducer {
            true => ReproducerOptions::take(ir.ctx()).map_err(|error| vec![error])?,
            false => ReproducerOptions::default(),
        };
        let base = match &reproducer.pipeline {
            Some(text) => self.pipeline_of_reproducer(text)?,
            None => OpPassManager::new(ir.op(root).name().as_str()),
        };
        let mut show = |error: &PipelineError| {
            write_error(error.option_lines(self.name).as_bytes());
        };
        let mut manager = flags.manager(base, &self.registry, &self.options.print, &mut show)?;
        if let Some(verify_each) = reproducer.verify_each {
            manager.enable_verifier(verify_each);
        }
        if let Some(disabled) = reproducer.disable_threading {
            manager.disable_threading(disabled);
        }
        if flags.dump_pipeline {
            let text = format!("Pass Manager with {} passes:\n{:#}\n\n", manager.len(), *manager);
            write_error(text.as_bytes());
        }
        if let Some(timer) = &self.timer {
            manager.enable_timing(timer);
        }
        let result = manager.run(ir, root);
        if result.is_ok()
            && let Some(file) = &flags.generate_reproducer
        {
            let (threads, verify) = (flags.disable_threading, flags.verify_each);
            let text = reproducer_text(ir.op(root), &manager.to_string(), threads, verify);
            write_reproducer(Path::new(file), &text).map_err(|error| {
                let text = format!("could not write '{file}': {error}");
                vec![Diagnostic::error(Location::UNKNOWN, text)]
            })?;
        }
        result.map_err(|_| Vec::new())
    }

    /// The pipeline in a reproducer. Its errors have no place, and are written as upstream writes them.
    fn pipeline_of_reproducer(&self, text: &str) -> Result<OpPassManager, Vec<Diagnostic>> {
        OpPassManager::parse(text, &self.registry).map_err(|error| {
            write_error(error.option_lines(self.name).as_bytes());
            write_error(error.message().as_bytes());
            Vec::new()
        })
    }
}

fn report(ctx: &Context, errors: Vec<Diagnostic>) {
    for error in errors {
        ctx.emit(error);
    }
}

/// Writes to standard error. A failure is ignored, because it cannot be reported.
fn write_error(text: &[u8]) {
    let _ = std::io::stderr().lock().write_all(text);
}

/// Prints all diagnostics, not only errors, to standard error.
fn show_diagnostics(ctx: &Context) {
    // Other output equals that of `mlir-opt`.
    let is_terminal = std::io::stderr().is_terminal();
    ctx.add_diagnostic_handler(Arc::new(move |ctx, diagnostic| {
        write_error(&Renderer::default().render_bytes(ctx, diagnostic));
        if let Some(help) = similar::help(ctx, diagnostic.kind()).filter(|_| is_terminal) {
            write_error(format!("help: {help}\n").as_bytes());
        }
        true
    }));
}

/// Compares all diagnostics with the expected ones.
fn verify_diagnostics(ctx: &Context, verifier: Arc<Mutex<DiagnosticVerifier>>) {
    ctx.add_diagnostic_handler(Arc::new(move |ctx, diagnostic| {
        let mut verifier = verifier.lock().unwrap_or_else(PoisonError::into_inner);
        verifier.process(ctx, diagnostic);
        write_error(&verifier.take_report());
        true
    }));
}

fn warn_of_near_misses(name: &str, text: &[u8], near_misses: &[usize]) {
    if near_misses.is_empty() {
        return;
    }
    let ctx = Context::new();
    show_diagnostics(&ctx);
    let buffer = ctx.add_source(name, text);
    for &at in near_misses {
        let (line, column) = buffer.line_and_column(u32::try_from(at).unwrap_or(u32::MAX));
        let location = Location::file_line_col(&ctx, name, line, column);
        let message = "near miss with file split marker";
        ctx.emit(Diagnostic::new(Severity::Warning, location, message));
    }
}

fn read_input(path: &str) -> Result<Vec<u8>, String> {
    if path != "-" {
        return std::fs::read(path)
            .map_err(|error| format!("could not open input file '{path}': {error}"));
    }
    let mut text = Vec::new();
    match std::io::stdin().lock().read_to_end(&mut text) {
        Ok(_) => Ok(text),
        Err(error) => Err(format!("could not read standard input: {error}")),
    }
}

/// Opens the output and passes it to `write`.
fn write_output(
    options: &Options,
    write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>,
) -> Result<(), String> {
    let result = match &*options.output {
        "-" => panics::catch(|| write(&mut std::io::stdout().lock()))?,
        path => write_file(path, write)?,
    };
    match result {
        // The reader of our output may stop early.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|error| cannot_write(options, error)),
    }
}

/// Opens a file and passes it to `write`. Returns the text of a panic. As `mlir-opt`, keeps no incomplete file.
fn write_file(
    path: &str,
    write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>,
) -> Result<std::io::Result<()>, String> {
    let mut file = match create(path) {
        Ok(file) => file,
        Err(error) => return Ok(Err(error)),
    };
    let result = panics::catch(|| write(&mut file));
    let is_regular = || file.metadata().is_ok_and(|it| it.is_file());
    if !matches!(result, Ok(Ok(()))) && is_regular() {
        // If it cannot be removed, the error is reported nevertheless.
        let _ = std::fs::remove_file(path);
    }
    result
}

/// Opens `path` for writing, unless it is a read-only file, which a privileged user could write.
fn create(path: &str) -> std::io::Result<std::fs::File> {
    if std::fs::metadata(path).is_ok_and(|it| it.is_file() && it.permissions().readonly()) {
        let error = std::io::ErrorKind::PermissionDenied;
        return Err(std::io::Error::new(error, "the file is read-only"));
    }
    std::fs::File::create(path)
}

fn cannot_write(options: &Options, error: std::io::Error) -> String {
    format!("could not write '{}': {error}", options.output)
}

/// Parses and verifies one text.
///
/// # Errors
///
/// If the text cannot be parsed or the IR is invalid. The error has all diagnostics.
pub fn parse(ctx: &Arc<Context>, name: &str, text: &[u8]) -> Result<Ir, Vec<Diagnostic>> {
    parse_source(ctx, name, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn incomplete_files_are_removed() {
        let path = std::env::temp_dir().join(format!("ods-incomplete-{}", std::process::id()));
        let name = path.display().to_string();
        let written = write_file(&name, |out| out.write_all(b"complete"));
        assert!(matches!(written, Ok(Ok(()))) && path.exists());
        let failed = write_file(&name, |out| {
            out.write_all(b"a half")?;
            panic!("a printer fails")
        });
        assert!(failed.is_err() && !path.exists());
        let failed = write_file(&name, |_| Err(std::io::ErrorKind::StorageFull.into()));
        assert!(matches!(failed, Ok(Err(_))) && !path.exists());
        // What is no regular file stays.
        assert!(write_file("/dev/null", |_| panic!("a printer fails")).is_err());
        assert!(std::path::Path::new("/dev/null").exists());
    }
}
