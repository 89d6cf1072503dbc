//! Reduces IR to a smaller one with the same property, such as that a program fails for it.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use super::{read_input, show_diagnostics, write_file};
use crate::core::context::Context;
use crate::core::dialect::DialectEntry;
use crate::core::ident::Ident;
use crate::core::ir::{InsertPoint, Ir, Op, OpBuilder, OpRef, OpState, Value, ValueRef, WalkOrder};
use crate::semantics::traits::IsTerminator;
use crate::semantics::verify::verify;
use crate::support::panics;
use crate::text::parse_source;

/// The operation whose results replace those of an operation that cannot be erased.
const PLACEHOLDER: &str = "builtin.unrealized_conversion_cast";

/// Reduces `ir` while `is_interesting` holds for the result, which is always valid. It is not called for `ir` itself.
///
/// Erases operations, in groups at first. An operation whose results are used becomes a
/// `builtin.unrealized_conversion_cast` without operands, or its results are replaced by other values of their types. Replaces
/// operands by arguments of blocks, and removes discardable attributes. Blocks stay. Corresponds to `mlir-reduce`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source;
/// use ods_runtime::tools::reduce;
///
/// let ctx = Context::new();
/// ctx.allow_unregistered_dialects(true);
/// let text = br#"
///     %0 = "t.first"() : () -> i32
///     %1 = "t.second"(%0) : (i32) -> i32
///     "t.culprit"(%1) {a = 1 : i32} : (i32) -> ()
///     "t.last"() : () -> ()
/// "#;
/// let ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let small = reduce(ir, &mut |ir| ir.root().unwrap().to_string().contains("t.culprit"));
/// let text = small.root().unwrap().to_string();
/// assert!(!text.contains("t.first") && !text.contains("t.last"), "{text}");
/// ```
pub fn reduce(ir: Ir, is_interesting: &mut dyn FnMut(&Ir) -> bool) -> Ir {
    let mut reduction = Reduction { ir, is_interesting };
    loop {
        let mut is_changed = reduction.try_groups(&nested_ops, &mut erase);
        is_changed |= reduction.try_groups(&nested_ops, &mut replace_by_operand);
        is_changed |= reduction.try_groups(&nested_ops, &mut use_arguments);
        is_changed |= reduction.try_groups(&nested_ops, &mut remove_attributes);
        if !is_changed {
            return reduction.ir;
        }
    }
}

struct Reduction<'t> {
    ir: Ir,
    is_interesting: &'t mut dyn FnMut(&Ir) -> bool,
}

impl Reduction<'_> {
    /// Applies `change` to groups of the operations that `list` returns: to all of them, then to halves and so on. Keeps a
    /// change if the result is valid and interesting. `change` returns whether it changed something.
    fn try_groups(
        &mut self,
        list: &dyn Fn(&Ir) -> Vec<Op>,
        change: &mut dyn FnMut(&mut Ir, Op) -> bool,
    ) -> bool {
        let mut is_changed = false;
        let mut size = list(&self.ir).len();
        while size > 0 {
            // What is at the end uses what is before it.
            let ops: Vec<Op> = list(&self.ir).into_iter().rev().collect();
            for group in ops.chunks(size) {
                let mut candidate = self.ir.clone();
                let mut is_different = false;
                for op in group {
                    if candidate.is_live(*op) {
                        is_different |= change(&mut candidate, *op);
                    }
                }
                if is_different && self.accepts(&candidate) {
                    self.ir = candidate;
                    is_changed = true;
                }
            }
            size /= 2;
        }
        is_changed
    }

    fn accepts(&mut self, candidate: &Ir) -> bool {
        let Some(root) = candidate.root() else { return false };
        let is_valid = panics::catch(|| verify(root).is_ok()).unwrap_or(false);
        is_valid && (self.is_interesting)(candidate)
    }
}

/// The operations in the root, outer ones first.
fn nested_ops(ir: &Ir) -> Vec<Op> {
    let Some(root) = ir.root() else { return Vec::new() };
    root.walk(WalkOrder::Pre).filter(|op| *op != root).map(|op| op.handle()).collect()
}

fn has_uses(op: OpRef<'_>) -> bool {
    op.results().any(|result| result.uses().next().is_some())
}

/// Erases `op`. If its results are used, others replace them.
fn erase(ir: &mut Ir, op: Op) -> bool {
    let view = ir.op(op);
    if view.has_trait::<IsTerminator>() {
        return false;
    }
    if !has_uses(view) {
        ir.erase(op);
        return true;
    }
    let is_minimal = view.name().as_str() == PLACEHOLDER
        && view.operands().next().is_none()
        && view.discardable_attrs().is_none();
    if is_minimal {
        return false;
    }
    let mut state = OpState::new(ir.ctx().op_name(PLACEHOLDER), view.loc());
    let results: Vec<Value> = view.results().map(|result| result.handle()).collect();
    state.add_types(view.results().map(|result| result.ty().handle()));
    let mut builder = OpBuilder::new(ir, InsertPoint::Before(op), state.loc);
    let placeholder = builder.create(&state);
    let others: Vec<Value> = ir.op(placeholder).results().map(|result| result.handle()).collect();
    for (result, other) in results.into_iter().zip(others) {
        ir.replace_all_uses(result, other);
    }
    ir.erase(op);
    true
}

/// Replaces the results of `op` by its operands, or by arguments of its block, of the same types.
fn replace_by_operand(ir: &mut Ir, op: Op) -> bool {
    let view = ir.op(op);
    if !has_uses(view) || view.has_trait::<IsTerminator>() {
        return false;
    }
    let arguments = view.block().into_iter().flat_map(|block| block.arguments());
    let candidates: Vec<_> = view.operands().chain(arguments).collect();
    let mut pairs = Vec::new();
    for result in view.results() {
        let is_own = |other: &&ValueRef<'_>| other.defining_op() == Some(view);
        let other = candidates.iter().find(|other| other.ty() == result.ty() && !is_own(other));
        let Some(other) = other else { return false };
        pairs.push((result.handle(), other.handle()));
    }
    for (result, other) in pairs {
        ir.replace_all_uses(result, other);
    }
    ir.erase(op);
    true
}

/// Replaces operands of `op` that are results by arguments of the blocks around it, of the same types.
fn use_arguments(ir: &mut Ir, op: Op) -> bool {
    let view = ir.op(op);
    let around = std::iter::once(view).chain(view.ancestors()).filter_map(|op| op.block());
    let arguments: Vec<_> = around.flat_map(|block| block.arguments()).collect();
    let other = |operand: ValueRef<'_>| {
        operand.defining_op()?;
        arguments.iter().find(|it| it.ty() == operand.ty()).map(|it| it.handle())
    };
    let others: Vec<Option<Value>> = view.operands().map(other).collect();
    let mut is_changed = false;
    for (index, other) in others.into_iter().enumerate() {
        if let Some(other) = other {
            ir.set_operand(op, index, other);
            is_changed = true;
        }
    }
    is_changed
}

/// Removes the discardable attributes of `op`.
fn remove_attributes(ir: &mut Ir, op: Op) -> bool {
    let view = ir.op(op);
    let names = view.attrs().into_iter().map(|attr| attr.name);
    let names: Vec<Ident> = names.filter(|name| view.discardable_attr(*name).is_some()).collect();
    for name in &names {
        ir.set_attr(op, *name, None);
    }
    !names.is_empty()
}

/// A small `mlir-reduce`: reduces the file named on the command line while the program of `--test` exits with 1 for it, as
/// `mlir-reduce` does. `name` is the program name in messages; `dialects` may be used in the file.
///
/// ```no_run
/// fn main() -> std::process::ExitCode {
///     ods_runtime::tools::reduce_main("my-reduce", &[])
/// }
/// ```
pub fn reduce_main(name: &str, dialects: &[DialectEntry]) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let options = match Options::parse(name, &arguments) {
        Ok(Some(options)) => options,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{name}: {message}");
            return ExitCode::FAILURE;
        }
    };
    panics::install_hook();
    match options.run(dialects) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            if !message.is_empty() {
                eprintln!("{name}: {message}");
            }
            ExitCode::FAILURE
        }
    }
}

const HELP: &str = "\
  --test=PROGRAM                   program that exits with 1 for a file that is interesting
  --test-arg=ARGUMENT              argument of the program before the file
  --allow-unregistered-dialect     accept operations of unregistered dialects
  -o FILE                          output file, or - for standard output
  --help                           show this text
";

/// The options of [`reduce_main`].
#[derive(Default)]
struct Options {
    input: String,
    output: String,
    test: String,
    test_args: Vec<String>,
    allow_unregistered_dialect: bool,
}

impl Options {
    /// Parses `arguments`. `None` if the help was shown.
    fn parse(name: &str, arguments: &[String]) -> Result<Option<Self>, String> {
        let mut options =
            Options { input: "-".to_owned(), output: "-".to_owned(), ..Options::default() };
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
            let mut value = || {
                let value = value.or_else(|| words.next());
                value.map(str::to_owned).ok_or_else(|| format!("'{word}' needs a value"))
            };
            match flag {
                "help" | "h" => {
                    print!("USAGE: {name} [options] <input file>\n\n{HELP}");
                    return Ok(None);
                }
                "test" => options.test = value()?,
                "test-arg" => options.test_args.push(value()?),
                "o" => options.output = value()?,
                "allow-unregistered-dialect" => options.allow_unregistered_dialect = true,
                _ => return Err(format!("unknown option '{word}'; --help lists them")),
            }
        }
        if options.test.is_empty() {
            return Err("no program was given: --test=PROGRAM".to_owned());
        }
        Ok(Some(options))
    }

    fn run(&self, dialects: &[DialectEntry]) -> Result<(), String> {
        let ctx = Context::new();
        show_diagnostics(&ctx);
        ctx.register_dialects(dialects);
        ctx.allow_unregistered_dialects(self.allow_unregistered_dialect);
        let text = read_input(&self.input)?;
        let ir = parse_source(&ctx, &self.input, &text).map_err(|errors| {
            errors.into_iter().for_each(|error| ctx.emit(error));
            String::new()
        })?;
        let scratch = Scratch::new();
        let test = |ir: &Ir| self.is_interesting(ir, &scratch.0);
        match test(&ir) {
            Ok(true) => {}
            Ok(false) => {
                return Err(format!("'{}' does not exit with 1 for the input", self.test));
            }
            Err(problem) => return Err(problem),
        }
        let mut problem = None;
        let small = reduce(ir, &mut |ir| {
            test(ir).unwrap_or_else(|error| {
                problem = Some(error);
                false
            })
        });
        if let Some(problem) = problem {
            return Err(problem);
        }
        let text = text_of(&small);
        if self.output == "-" {
            println!("{text}");
            return Ok(());
        }
        let written = write_file(&self.output, |out| writeln!(out, "{text}"))?;
        written.map_err(|error| format!("could not write '{}': {error}", self.output))
    }

    /// Whether the program exits with 1 for the text of `ir`.
    fn is_interesting(&self, ir: &Ir, file: &Path) -> Result<bool, String> {
        let written = std::fs::write(file, text_of(ir) + "\n");
        written.map_err(|error| format!("could not write '{}': {error}", file.display()))?;
        let status = Command::new(&self.test)
            .args(&self.test_args)
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        let status = status.map_err(|error| format!("could not run '{}': {error}", self.test))?;
        Ok(status.code() == Some(1))
    }
}

fn text_of(ir: &Ir) -> String {
    ir.root().map_or_else(String::new, |root| root.to_string())
}

/// A file that is removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        let name = format!("reduce-{}.mlir", std::process::id());
        Scratch(std::env::temp_dir().join(name))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
