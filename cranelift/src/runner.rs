//! The command line of `ods-run`, which follows `mlir-runner`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use ods_runtime::diag::Renderer;
use ods_runtime::{Context, Diagnostic, DialectEntry, OpRef};

use crate::compile::OptLevel;
use crate::jit::{CallError, Jit, JitOptions, flush_output, load_library};
use crate::number::{Number, NumberType};
use crate::object::compile_object;

const HELP: &str = "\
Compiles a module of the dialect llvm, and calls a function without arguments.

USAGE: NAME [options] [FILE]

FILE defaults to `-`, standard input. Flags take one or two dashes.

  -e NAME, --entry=NAME          the function to call (default main)
  --entry-point-result=TYPE      the type of its result, which is printed: f32 (default), i32, i64 or void
  --shared-libs=FILE,...         libraries whose functions the module calls
  -O0                            compile without optimization
  -O1, -O2, -O3                  optimize (default)
  --emit-object=FILE             write an object file instead
  -h, --help                     print this text
";

/// The parsed command line.
struct Options {
    input: String,
    entry: String,
    result: String,
    libraries: Vec<PathBuf>,
    level: OptLevel,
    object: Option<PathBuf>,
}

impl Options {
    /// Parses arguments. Without result, the help text was asked for.
    fn parse(arguments: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let mut options = Self {
            input: "-".to_owned(),
            entry: "main".to_owned(),
            result: "f32".to_owned(),
            libraries: Vec::new(),
            level: OptLevel::Speed,
            object: None,
        };
        let mut inputs = Vec::new();
        let mut arguments = arguments.peekable();
        while let Some(argument) = arguments.next() {
            let flag = match argument.strip_prefix('-') {
                Some(flag) if !flag.is_empty() => flag.strip_prefix('-').unwrap_or(flag),
                _ => {
                    inputs.push(argument);
                    continue;
                }
            };
            let (name, value) = match flag.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (flag, None),
            };
            let mut value = || {
                let value = value.clone().or_else(|| arguments.next());
                value.ok_or_else(|| format!("the flag '{argument}' needs a value"))
            };
            match name {
                "e" | "entry" => options.entry = value()?,
                "entry-point-result" => options.result = value()?,
                "shared-libs" => {
                    options.libraries.extend(value()?.split(',').map(PathBuf::from));
                }
                "emit-object" => options.object = Some(PathBuf::from(value()?)),
                "O0" => options.level = OptLevel::None,
                "O1" | "O2" | "O3" => options.level = OptLevel::Speed,
                "h" | "help" => return Ok(None),
                _ => return Err(format!("unknown flag '{argument}'")),
            }
        }
        match inputs.as_slice() {
            [] => {}
            [input] => options.input.clone_from(input),
            [_, second, ..] => return Err(format!("more than one input: '{second}'")),
        }
        Ok(Some(options))
    }
}

/// The type of the result of the function, which is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ResultType {
    Void,
    I32,
    I64,
    F32,
}

impl ResultType {
    fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "void" => ResultType::Void,
            "i32" => ResultType::I32,
            "i64" => ResultType::I64,
            "f32" => ResultType::F32,
            _ => return None,
        })
    }

    /// Compares with the type of a function's result. An error is in the words of `mlir-runner`.
    fn check(self, found: Option<NumberType>) -> Result<(), &'static str> {
        match (self, found) {
            (ResultType::Void, None)
            | (ResultType::I32, Some(NumberType::Integer { width: 32 }))
            | (ResultType::I64, Some(NumberType::Integer { width: 64 }))
            | (ResultType::F32, Some(NumberType::F32)) => Ok(()),
            (ResultType::Void, _) => Err("expected void function"),
            (ResultType::I32, _) => Err("only single i32 function result supported"),
            (ResultType::I64, _) => Err("only single i64 function result supported"),
            (ResultType::F32, _) => Err("only single f32 function result supported"),
        }
    }
}

/// The text of a result.
fn shown(result: Option<Number>) -> String {
    match result {
        Some(Number::F32(number)) => format!("{}\n", exponential(number)),
        Some(number) => format!("{}\n", number.to_signed().unwrap_or_default()),
        None => String::new(),
    }
}

/// A number in the format `%e` of C.
fn exponential(number: f32) -> String {
    if number.is_nan() {
        return if number.is_sign_negative() { "-nan" } else { "nan" }.to_owned();
    }
    if number.is_infinite() {
        return if number < 0.0 { "-inf" } else { "inf" }.to_owned();
    }
    let text = format!("{number:.6e}");
    let Some((mantissa, exponent)) = text.split_once('e') else { return text };
    let exponent: i32 = exponent.parse().unwrap_or_default();
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.abs())
}

/// Runs a program: the main function of `ods-run`, for custom dialects as well.
#[must_use]
pub fn run_main(name: &str, dialects: &[DialectEntry]) -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(Some(options)) => options,
        Ok(None) => {
            print!("{}", HELP.replace("NAME [", &format!("{name} [")));
            return ExitCode::SUCCESS;
        }
        Err(message) => {
            eprintln!("{name}: {message}");
            return ExitCode::FAILURE;
        }
    };
    match run(&options, dialects) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprint!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options, dialects: &[DialectEntry]) -> Result<(), String> {
    let error = |text: String| format!("Error: {text}\n");
    let text = match options.input.as_str() {
        "-" => std::io::read_to_string(std::io::stdin()).map(String::into_bytes),
        path => std::fs::read(path),
    };
    let text = text.map_err(|e| error(format!("cannot open the file '{}': {e}", options.input)))?;
    let ctx = Context::new();
    ctx.register_dialects(dialects);
    ctx.add_diagnostic_handler(Arc::new(|ctx, diagnostic| {
        eprint!("{}", Renderer::default().render(ctx, diagnostic));
        true
    }));
    let render = |errors: Vec<Diagnostic>| -> String {
        errors.iter().map(|it| Renderer::default().render(&ctx, it)).collect()
    };
    let ir = ods_runtime::text::parse_source(&ctx, &options.input, &text).map_err(render)?;
    let root = ir.root().ok_or_else(|| error("the file has no module".to_owned()))?;
    if let Some(path) = &options.object {
        let object = compile_object(root, &options.input, options.level).map_err(render)?;
        return std::fs::write(path, object).map_err(|e| error(format!("{}: {e}", path.display())));
    }
    let result = ResultType::parse(&options.result);
    let result = result.ok_or_else(|| error("unsupported function type".to_owned()))?;
    for library in &options.libraries {
        load_library(library).map_err(error)?;
    }
    call(root, options, result, &render)
}

fn call(
    root: OpRef<'_>,
    options: &Options,
    result: ResultType,
    render: &dyn Fn(Vec<Diagnostic>) -> String,
) -> Result<(), String> {
    let error = |text: &str| format!("Error: {text}\n");
    let mut jit = Jit::compile(root, &JitOptions::new().level(options.level)).map_err(render)?;
    let failed = |failure| match failure {
        CallError::Missing => error("entry point not found"),
        CallError::Arguments => error("JIT can't invoke a main function expecting arguments"),
        other => error(&other.to_string()),
    };
    let found = jit.result_type(&options.entry).map_err(failed)?;
    result.check(found).map_err(error)?;
    let number = jit.call(&options.entry, &[]).map_err(failed)?;
    // What the program printed comes first.
    flush_output();
    let text = shown(number);
    print!("{text}");
    Ok(())
}
