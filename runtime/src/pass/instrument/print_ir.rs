//! The instrument that prints the IR before and after passes.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use rustc_hash::FxHashMap;

use super::file_tree::FileTree;
use super::fingerprint::fingerprint;
use super::{Instrument, PassId, PassInfo, PreservedAnalyses, describe};
use crate::core::ir::{Ir, Op, OpRef};
use crate::text::PrintFlags;

/// The passes that an instrument is interested in.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum PassFilter {
    /// No pass.
    #[default]
    None,
    /// All passes.
    All,
    /// The passes with these arguments.
    Arguments(Vec<String>),
}

impl PassFilter {
    /// Whether no pass is selected.
    pub fn is_none(&self) -> bool {
        *self == PassFilter::None
    }

    fn contains(&self, pass: &PassInfo<'_>) -> bool {
        match self {
            PassFilter::None => false,
            PassFilter::All => true,
            PassFilter::Arguments(names) => names.iter().any(|name| name == pass.argument),
        }
    }
}

/// What [`PassManager::enable_ir_printing`](crate::pass::PassManager::enable_ir_printing) prints, and where.
#[derive(Default)]
pub struct IrPrinting {
    /// The passes to print the IR before.
    pub before: PassFilter,
    /// The passes to print the IR after.
    pub after: PassFilter,
    /// Whether to print the root instead of the operation.
    pub module_scope: bool,
    /// Whether to print after a pass only if it changed the IR or failed.
    pub only_on_change: bool,
    /// Whether to print after a pass only if it failed.
    pub only_on_failure: bool,
    /// How to print.
    pub flags: PrintFlags,
    /// Where to print; standard error if there is none.
    pub output: Option<Box<dyn Write + Send>>,
    /// The directory of the files to print to instead: a directory per operation, a file per print.
    pub tree: Option<PathBuf>,
}

impl fmt::Debug for IrPrinting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("IrPrinting");
        shown.field("before", &self.before).field("after", &self.after).finish_non_exhaustive()
    }
}

/// Prints the IR before and after passes.
#[derive(Debug)]
pub(in crate::pass) struct IrPrinter {
    config: IrPrinting,
    /// What was printed into files.
    files: FileTree,
    /// The fingerprints of operations before the passes that run on them.
    before_pass: FxHashMap<(PassId, Op), u64>,
}

impl IrPrinter {
    pub(in crate::pass) fn new(config: IrPrinting) -> Self {
        IrPrinter { config, files: FileTree::default(), before_pass: FxHashMap::default() }
    }

    fn print(&mut self, pass: &PassInfo<'_>, op: OpRef<'_>, what: &str) {
        let scope =
            if self.config.module_scope { format!(" ({})", describe(op)) } else { String::new() };
        let title = format!("// -----// IR Dump {what} ({}){scope} //----- //\n", pass.argument);
        let is_root = op.parent_op().is_none();
        let body = if self.config.module_scope || is_root {
            let root = op.ancestors().last().unwrap_or(op);
            root.print_top_level(&self.config.flags)
        } else {
            op.to_string_with(&PrintFlags { local_scope: true, ..self.config.flags.clone() })
        };
        let text = format!("{title}{body}\n\n");
        if let Some(directory) = &self.config.tree {
            self.files.write(directory, op, pass.argument, &text);
            return;
        }
        // A failure to print cannot be reported.
        let _ = match &mut self.config.output {
            Some(output) => output.write_all(text.as_bytes()),
            None => std::io::stderr().lock().write_all(text.as_bytes()),
        };
    }
}

impl Instrument for IrPrinter {
    fn before_pass(&mut self, pass: &PassInfo<'_>, op: OpRef<'_>) {
        if pass.nested.is_some() {
            return;
        }
        if self.config.only_on_change {
            self.before_pass.insert((pass.id, op.handle()), fingerprint(op));
        }
        if self.config.before.contains(pass) {
            self.print(pass, op, &format!("Before {}", pass.name));
        }
    }

    fn after_pass(&mut self, pass: &PassInfo<'_>, ir: &Ir, op: Op, _: &PreservedAnalyses) {
        if pass.nested.is_some() || self.config.only_on_failure || !ir.is_live(op) {
            return;
        }
        let op = ir.op(op);
        if self.config.only_on_change {
            let before = self.before_pass.remove(&(pass.id, op.handle()));
            if before == Some(fingerprint(op)) {
                return;
            }
        }
        if self.config.after.contains(pass) {
            self.print(pass, op, &format!("After {}", pass.name));
        }
    }

    fn after_pass_failed(&mut self, pass: &PassInfo<'_>, ir: &Ir, op: Op) {
        if pass.nested.is_some() || !ir.is_live(op) {
            return;
        }
        self.before_pass.remove(&(pass.id, op));
        if self.config.after.contains(pass) {
            self.print(pass, ir.op(op), &format!("After {} Failed", pass.name));
        }
    }
}
