//! Printing of separate operations on several threads.

use std::sync::Arc;

use super::OpPrinter;
use crate::core::ident::Ident;
use crate::core::ir::{Op, OpRef};
use crate::text::names::{Names, SeparateState, has_unique_numbers};
use crate::text::writer::{AliasNames, PrintFlags};

/// The number of operations per thread that are printed ahead.
const AHEAD: usize = 64;

/// The text of a separate operation.
#[derive(Debug)]
pub(super) struct Printed {
    op: Op,
    text: String,
    /// The resources that the text refers to.
    resources: Vec<Ident>,
}

/// Whether separate operations in `op` are printed on several threads.
pub(super) fn uses_threads(op: OpRef<'_>, flags: &PrintFlags) -> bool {
    // Distinct attributes are numbered in the order of the text.
    op.ir().uses_threads()
        && !has_unique_numbers(flags)
        && !flags.value_users
        && !flags.skip_regions
        // Texts without aliases may be long.
        && !flags.local_scope
        && op.ctx().kinds.attrs.distincts.is_empty()
}

/// What the printers of other threads start with.
struct Start {
    flags: PrintFlags,
    aliases: Arc<AliasNames>,
    indent: usize,
    default_dialects: Vec<&'static str>,
    names: SeparateState,
}

impl Start {
    /// Prints `ops`, each with its line.
    fn print(&self, ops: &[OpRef<'_>]) -> Vec<Printed> {
        let print = |op: &OpRef<'_>| {
            let names = Names::of_separate(*op, &self.names, &self.flags);
            let mut printer = OpPrinter::with_names(*op, self.flags.clone(), names);
            printer.writer.share_aliases(self.aliases.clone());
            printer.writer.indent = self.indent;
            printer.default_dialects.clone_from(&self.default_dialects);
            printer.print_line(*op);
            let resources = printer.writer.resources().to_vec();
            Printed { op: op.handle(), text: printer.writer.finish(), resources }
        };
        ops.iter().map(print).collect()
    }
}

impl<'ir> OpPrinter<'ir> {
    /// Prints `op` if it is a separate operation whose contents have no names yet, with others after it.
    pub(super) fn print_separate(&mut self, op: OpRef<'ir>) -> bool {
        if self.ahead.last().is_none_or(|it| it.op != op.handle()) {
            let Some(names) = self.names.separate_state(op) else { return false };
            self.ahead = self.print_ahead(op, names.clone());
        }
        let Some(printed) = self.ahead.pop() else { return false };
        self.writer.write(&printed.text);
        self.writer.add_resources(&printed.resources);
        self.writer.hand_on();
        true
    }

    /// Prints `op` and separate operations after it. The last one is first.
    fn print_ahead(&self, op: OpRef<'ir>, names: SeparateState) -> Vec<Printed> {
        let threads = op.ctx().num_threads();
        let siblings = std::iter::successors(Some(op), |op| op.next());
        let separate = siblings.filter(|it| self.names.separate_state(*it).is_some());
        let ops: Vec<OpRef<'ir>> = separate.take(AHEAD * threads).collect();
        let start = Start {
            flags: self.writer.flags().clone(),
            aliases: self.writer.shared_aliases(),
            indent: self.writer.indent,
            default_dialects: self.default_dialects.clone(),
            names,
        };
        let chunks = ops.chunks(ops.len().div_ceil(4 * threads)).collect();
        let done = op.ctx().map_on_threads(chunks, |ops: &[OpRef<'_>]| start.print(ops));
        let mut all = Vec::new();
        for (printed, output) in done {
            op.ctx().replay(output);
            all.extend(printed);
        }
        all.reverse();
        all
    }
}
