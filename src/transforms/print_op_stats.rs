//! The pass `print-op-stats`: prints how many operations of each name there are.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use super::PrintOpStats;

impl RunPass for PrintOpStats {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for op in ir.op(op).walk(WalkOrder::Pre) {
            *counts.entry(op.name().as_str()).or_default() += 1;
        }
        let text = if self.options.json { json(&counts) } else { table(&counts) };
        ir.ctx().write_error(&text);
        cx.preserve_all();
        Ok(())
    }
}

fn json(counts: &BTreeMap<&str, usize>) -> String {
    let entries: Vec<String> =
        counts.iter().map(|(name, count)| format!("  \"{name}\" : {count}")).collect();
    format!("{{\n{}\n}}\n", entries.join(",\n"))
}

/// Aligns the names at the end of the dialect.
fn table(counts: &BTreeMap<&str, usize>) -> String {
    let split = |name: &str| match name.split_once('.') {
        Some((dialect, op)) if !op.is_empty() => (dialect.to_owned(), op.to_owned()),
        _ => (String::new(), name.trim_end_matches('.').to_owned()),
    };
    let names: Vec<(String, String)> = counts.keys().map(|name| split(name)).collect();
    let dialect_width = names.iter().map(|(dialect, _)| dialect.len()).max().unwrap_or(0) + 2;
    let op_width = names.iter().map(|(_, op)| op.len()).max().unwrap_or(0);
    let mut out = String::from("Operations encountered:\n-----------------------\n");
    for ((dialect, op), count) in names.iter().zip(counts.values()) {
        let dot = if dialect.is_empty() { ' ' } else { '.' };
        let _ = writeln!(out, "{dialect:>dialect_width$}{dot}{op:op_width$} , {count}");
    }
    out
}
