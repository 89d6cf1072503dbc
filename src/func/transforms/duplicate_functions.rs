//! The pass `duplicate-function-elimination`.

use std::hash::{Hash, Hasher};

use ods_runtime::attrs::NamedAttribute;
use ods_runtime::ir::{Equivalence, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::symbol::symbol_name;
use ods_runtime::{Ident, Ir, Op, OpRef};
use rustc_hash::{FxHashMap, FxHasher};

use super::DuplicateFunctionEliminationPass;
use crate::func::FuncOp;

impl RunPass for DuplicateFunctionEliminationPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let duplicates = duplicates(ir.op(op));
        if duplicates.is_empty() || !ir.rename_symbols(&duplicates, op) {
            return Ok(());
        }
        for (function, _) in duplicates {
            ir.erase(function);
        }
        Ok(())
    }
}

/// The functions in `root` that are equal to earlier ones in the same symbol table, with the names of these. Declarations
/// with different names are different functions.
fn duplicates(root: OpRef<'_>) -> Vec<(Op, Ident)> {
    let mut firsts: FxHashMap<u64, Vec<OpRef<'_>>> = FxHashMap::default();
    let mut duplicates = Vec::new();
    for function in root.walk(WalkOrder::Post) {
        if !function.isa::<FuncOp<'_>>() || function.region(0).is_empty() {
            continue;
        }
        let firsts = firsts.entry(hash(function)).or_default();
        match firsts.iter().find(|first| is_equal(**first, function)) {
            Some(first) => {
                duplicates.extend(symbol_name(*first).map(|name| (function.handle(), name)));
            }
            None => firsts.push(function),
        }
    }
    duplicates
}

/// The attributes without the name.
fn attributes(function: OpRef<'_>) -> Vec<NamedAttribute> {
    let name = FuncOp::SYM_NAME.name;
    function
        .attrs()
        .into_iter()
        .filter(|attr| function.ctx().ident_str(attr.name) != name)
        .collect()
}

fn hash(function: OpRef<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    for attr in attributes(function) {
        attr.value.hash(&mut hasher);
    }
    let ops = function.region(0).blocks().flat_map(|block| block.ops());
    for op in ops {
        Equivalence::IGNORE_LOCATIONS.hash_shell(op, |_| 0).hash(&mut hasher);
    }
    hasher.finish()
}

fn is_equal(a: OpRef<'_>, b: OpRef<'_>) -> bool {
    a.parent_op() == b.parent_op()
        && attributes(a) == attributes(b)
        && Equivalence::IGNORE_LOCATIONS.regions(a.region(0), b.region(0))
}
