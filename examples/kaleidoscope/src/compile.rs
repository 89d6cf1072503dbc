//! From the text of a program to each form of its IR.

use std::sync::Arc;

use ods_runtime::pass::{FnPass, PassManager, PassRegistry, common_passes};
use ods_runtime::prelude::*;

use crate::generate::{Values, generate};
use crate::ks::KsDialect;
use crate::lowering::lower;
use crate::specialize::specialize;
use crate::syntax::SyntaxError;
use crate::syntax::parser::{Operators, parse};
use crate::syntax::tree::Program;

/// How far a program is compiled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// As it is written, without types.
    Generated,
    /// With types.
    Typed,
    /// Simplified and inlined.
    Optimized,
    /// With memory and loops.
    Lowered,
    /// In the dialect `llvm`.
    Llvm,
    /// The same, with a description of each function for debuggers.
    Debug,
}

impl Stage {
    /// The stages that are printed, in order, with their names.
    pub const ALL: [(Self, &str); 5] = [
        (Self::Generated, "generated"),
        (Self::Typed, "typed"),
        (Self::Optimized, "optimized"),
        (Self::Lowered, "lowered"),
        (Self::Llvm, "llvm"),
    ];
}

/// The passes that lead to each stage from the one before.
const PASSES: [(Stage, &str); 5] = [
    (Stage::Typed, "ks-specialize"),
    (Stage::Optimized, "inline,canonicalize,cse,symbol-dce"),
    (Stage::Lowered, "ks-lower,canonicalize,cse"),
    (
        Stage::Llvm,
        "convert-scf-to-cf,canonicalize,convert-to-llvm,reconcile-unrealized-casts,\
         llvm.func(canonicalize,mem2reg,canonicalize,cse)",
    ),
    (Stage::Debug, "ensure-debug-info-scope-on-llvm-func"),
];

/// The passes of the dialect, those of `ods` and those of all dialects.
pub fn add_passes(passes: &mut PassRegistry) {
    ods::add_passes(passes);
    let pass = FnPass::new("ks-specialize", "infer types, and copy functions for them", specialize);
    passes.add(pass.with_dialects([DialectEntry::of::<KsDialect>()]));
    let pass = FnPass::new("ks-lower", "lower to memory and loops", lower);
    passes.add(pass.with_dialects(ods::DIALECTS));
}

/// A context with all dialects.
pub fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.register_dialects(&[DialectEntry::of::<KsDialect>()]);
    ctx.load_dialects(ods::DIALECTS);
    ctx
}

/// The diagnostic for an error in the text of `file`.
pub fn diagnostic(ctx: &Context, file: &str, error: SyntaxError) -> Diagnostic {
    let place = error.place;
    let location = Location::file_line_col(ctx, file, place.line, place.column);
    Diagnostic::error(location, error.message)
}

/// Compiles a text.
///
/// # Errors
///
/// What is wrong with the text. The handlers of the context have already got what passes report; then there is no
/// diagnostic.
pub fn compile(
    ctx: &Arc<Context>,
    file: &str,
    text: &str,
    stage: Stage,
) -> Result<Ir, Option<Diagnostic>> {
    ctx.add_source(file, text.as_bytes());
    let program = parse(text, &mut Operators::default());
    let program = program.map_err(|error| diagnostic(ctx, file, error))?;
    compile_program(ctx, file, &program, Values::Discard, stage)
}

/// Compiles a syntax tree, as [`compile`] does.
///
/// # Errors
///
/// Those of [`compile`].
pub fn compile_program(
    ctx: &Arc<Context>,
    file: &str,
    program: &Program,
    values: Values,
    stage: Stage,
) -> Result<Ir, Option<Diagnostic>> {
    let ir = generate(ctx, file, program, values);
    let mut ir = ir.map_err(|error| diagnostic(ctx, file, error))?;
    let root = ir.root().expect("a module").handle();
    let passes: Vec<&str> = PASSES.iter().filter(|it| it.0 <= stage).map(|it| it.1).collect();
    let mut registry = common_passes();
    add_passes(&mut registry);
    let pipeline = format!("builtin.module({})", passes.join(","));
    let mut manager = PassManager::parse(&pipeline, &registry).expect("passes of this program");
    manager.enable_verifier(cfg!(debug_assertions));
    manager.run(&mut ir, root).map_err(|_| None)?;
    Ok(ir)
}
