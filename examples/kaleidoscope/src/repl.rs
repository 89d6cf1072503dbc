//! Reads definitions and expressions line by line, and prints the values of expressions.

use std::io::{BufRead, IsTerminal, Write};
use std::sync::Arc;

use ods_cranelift::{Jit, JitOptions, flush_output};
use ods_runtime::diag::Renderer;
use ods_runtime::prelude::*;

use crate::compile::{Stage, compile_program, context, diagnostic};
use crate::generate::{MAIN, Values};
use crate::syntax::parser::{Operators, parse};
use crate::syntax::tree::Program;

/// What has been defined.
#[derive(Default)]
struct Session {
    operators: Operators,
    program: Program,
    /// The number of lines that have been read.
    lines: usize,
}

/// Reads lines up to the end of `input`. Errors are reported, and do not end it.
///
/// # Errors
///
/// If `input` cannot be read.
pub fn run(input: impl BufRead) -> std::io::Result<()> {
    let is_terminal = std::io::stdin().is_terminal();
    let prompt = || {
        if is_terminal {
            print!("ks> ");
            let _ = std::io::stdout().flush();
        }
    };
    let mut session = Session::default();
    prompt();
    for line in input.lines() {
        if let Err(message) = session.evaluate(&line?) {
            eprint!("{message}");
        }
        prompt();
    }
    Ok(())
}

impl Session {
    /// Adds the definitions of a line, and evaluates its expressions.
    fn evaluate(&mut self, line: &str) -> Result<(), String> {
        self.lines += 1;
        let file = format!("line {}", self.lines);
        let ctx = context();
        ctx.add_diagnostic_handler(Arc::new(|ctx, diagnostic| {
            eprint!("{}", Renderer::default().render(ctx, diagnostic));
            true
        }));
        ctx.add_source(file.as_str(), line.as_bytes());
        let render = |error: Diagnostic| Renderer::default().render(&ctx, &error);
        let mut operators = self.operators.clone();
        let parsed = parse(line, &mut operators);
        let parsed = parsed.map_err(|error| render(diagnostic(&ctx, &file, error)))?;
        let mut program = Program { expressions: parsed.expressions, ..self.program.clone() };
        for function in parsed.functions {
            // A new definition replaces an old one.
            program.functions.retain(|it| it.name.text != function.name.text);
            program.functions.push(function);
        }
        let ir = compile_program(&ctx, &file, &program, Values::Print, Stage::Llvm);
        let ir = ir.map_err(|error| error.map(render).unwrap_or_default())?;
        let root = ir.root().expect("a module");
        let jit = Jit::compile(root, &JitOptions::new());
        let mut jit = jit.map_err(|errors| errors.into_iter().map(render).collect::<String>())?;
        jit.call(MAIN, &[]).map_err(|error| format!("{error}\n"))?;
        flush_output();
        program.expressions.clear();
        (self.operators, self.program) = (operators, program);
        Ok(())
    }
}
