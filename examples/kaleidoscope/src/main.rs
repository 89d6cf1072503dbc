//! The compiler of Kaleidoscope: runs a program, prints a form of it, or reads definitions and expressions line by line.

use std::process::ExitCode;
use std::sync::Arc;

use kaleidoscope::compile::{Stage, compile, context};
use kaleidoscope::generate::MAIN;
use kaleidoscope::repl;
use ods::target::llvmir::export::translate_module;
use ods_cranelift::{Jit, JitOptions, OptLevel, compile_object};
use ods_runtime::diag::Renderer;
use ods_runtime::prelude::*;

const HELP: &str = "\
Runs a program in Kaleidoscope. Without FILE, reads definitions and expressions line by line.

USAGE: ks [options] [FILE]

  --emit=FORM    print the program instead: generated, typed, optimized, lowered, llvm, ll (LLVM IR) or object
  -g             write the lines of the program to LLVM IR, for debuggers
  -o FILE        write to FILE instead of the standard output
  -h, --help     print this text
";

/// What is done with a program.
enum Action {
    Run,
    Print(Stage),
    PrintLlvmIr,
    WriteObject,
}

/// The parsed command line.
struct Options {
    action: Action,
    input: Option<String>,
    output: Option<String>,
    debug: bool,
}

impl Options {
    /// Parses arguments. Without result, the help text was asked for.
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let mut options = Self { action: Action::Run, input: None, output: None, debug: false };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "-h" | "--help" => return Ok(None),
                "-g" => options.debug = true,
                "-o" => {
                    options.output = Some(arguments.next().ok_or("the flag '-o' needs a file")?)
                }
                "--emit=ll" => options.action = Action::PrintLlvmIr,
                "--emit=object" => options.action = Action::WriteObject,
                _ => match argument.strip_prefix("--emit=") {
                    Some(name) => {
                        let stage = Stage::ALL.iter().find(|it| it.1 == name);
                        let stage = stage.ok_or_else(|| format!("unknown form '{name}'"))?;
                        options.action = Action::Print(stage.0);
                    }
                    None if argument.starts_with('-') => {
                        return Err(format!("unknown flag '{argument}'"));
                    }
                    None if options.input.is_some() => {
                        return Err(format!("more than one file: '{argument}'"));
                    }
                    None => options.input = Some(argument),
                },
            }
        }
        Ok(Some(options))
    }
}

fn main() -> ExitCode {
    let result = match Options::parse(std::env::args().skip(1)) {
        Ok(Some(options)) => run(&options),
        Ok(None) => {
            print!("{HELP}");
            Ok(())
        }
        Err(message) => Err(format!("ks: {message}\n")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprint!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let Some(file) = &options.input else {
        return match options.action {
            Action::Run => repl::run(std::io::stdin().lock()).map_err(|e| format!("ks: {e}\n")),
            _ => Err("ks: no file\n".to_owned()),
        };
    };
    let text = std::fs::read_to_string(file).map_err(|e| format!("ks: '{file}': {e}\n"))?;
    let ctx = context();
    ctx.add_diagnostic_handler(Arc::new(|ctx, diagnostic| {
        eprint!("{}", Renderer::default().render(ctx, diagnostic));
        true
    }));
    let render = |errors: Vec<Diagnostic>| -> String {
        errors.iter().map(|it| Renderer::default().render(&ctx, it)).collect()
    };
    let stage = match options.action {
        Action::Print(stage) => stage,
        _ if options.debug => Stage::Debug,
        _ => Stage::Llvm,
    };
    let ir =
        compile(&ctx, file, &text, stage).map_err(|error| render(error.into_iter().collect()))?;
    let root = ir.root().expect("a module");
    let bytes = match options.action {
        Action::Run => {
            let mut jit = Jit::compile(root, &JitOptions::new()).map_err(render)?;
            jit.call(MAIN, &[]).map_err(|error| format!("ks: {error}\n"))?;
            return Ok(());
        }
        Action::Print(_) => format!("{root}\n").into_bytes(),
        Action::PrintLlvmIr => {
            let module = translate_module(root).map_err(|error| render(vec![error]))?;
            module.to_string().into_bytes()
        }
        Action::WriteObject => compile_object(root, file, OptLevel::Speed).map_err(render)?,
    };
    write(options.output.as_deref(), &bytes).map_err(|error| format!("ks: {error}\n"))
}

fn write(file: Option<&str>, bytes: &[u8]) -> std::io::Result<()> {
    match file {
        Some(file) => std::fs::write(file, bytes),
        None => std::io::Write::write_all(&mut std::io::stdout(), bytes),
    }
}
