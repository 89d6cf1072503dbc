//! Loads and stores of memrefs in two loops.

use ods_runtime::ir::OperandRange;
use ods_runtime::side_effects::is_memory_effect_free;
use ods_runtime::{Value, ValueRef};
use rustc_hash::FxHashMap;

use super::body;
use crate::analysis::alias::{AliasImplementation, LocalAliasAnalysis};
use crate::memref::{LoadOp, StoreOp};
use crate::scf::ParallelOp;

/// Whether a loop accesses what the other one stores at other indices.
pub(super) fn conflict(first: ParallelOp<'_>, second: ParallelOp<'_>) -> bool {
    loads_what_is_stored_elsewhere(first, second)
        || loads_what_is_stored_elsewhere(second, first)
        || both_store(first, second)
}

fn stores<'ir>(op: ParallelOp<'ir>) -> Vec<StoreOp<'ir>> {
    body(op).filter_map(|op| op.dyn_cast()).collect()
}

/// Maps the induction variables of one loop to those of another one.
struct Variables(FxHashMap<Value, Value>);

impl Variables {
    fn new(from: ParallelOp<'_>, to: ParallelOp<'_>) -> Self {
        let arguments = |op: ParallelOp<'_>| {
            op.region().first_block().map(|block| block.argument_handles().to_vec())
        };
        let pairs = arguments(from).into_iter().flatten().zip(arguments(to).into_iter().flatten());
        Variables(pairs.collect())
    }

    fn map(&self, value: ValueRef<'_>) -> Value {
        self.0.get(&value.handle()).copied().unwrap_or(value.handle())
    }

    /// Whether the values are equal, in the same iteration: `a` of the first loop and `b` of the second one.
    fn are_equal(&self, a: ValueRef<'_>, b: ValueRef<'_>) -> bool {
        if self.map(a) == b.handle() {
            return true;
        }
        let (Some(a), Some(b)) = (a.defining_op(), b.defining_op()) else { return false };
        is_memory_effect_free(a)
            && is_memory_effect_free(b)
            && a.num_regions() == 0
            && a.name_handle() == b.name_handle()
            && a.results().types().eq(b.results().types())
            && a.discardable_attrs() == b.discardable_attrs()
            && a.property_words() == b.property_words()
            && a.num_operands() == b.num_operands()
            && a.operands().zip(b.operands()).all(|(a, b)| self.map(a) == self.map(b))
    }

    fn are_all_equal(&self, a: OperandRange<'_>, b: OperandRange<'_>) -> bool {
        a.len() == b.len() && a.zip(b).all(|(a, b)| self.are_equal(a, b))
    }
}

/// Whether the loop `to` loads what `from` may store at other indices.
fn loads_what_is_stored_elsewhere(from: ParallelOp<'_>, to: ParallelOp<'_>) -> bool {
    let variables = Variables::new(from, to);
    let stores = stores(from);
    let aliases = LocalAliasAnalysis::new();
    let may_alias = |a, b| a != b && aliases.alias(a, b).is_possible();
    body(to).filter_map(|op| op.dyn_cast::<LoadOp<'_>>()).any(|load| {
        let memref = *load.memref();
        if memref.defining_op().is_some_and(|op| op.block() == load.block()) {
            return true;
        }
        if stores.iter().any(|it| may_alias(*it.memref(), memref)) {
            return true;
        }
        let mut same = stores.iter().filter(|store| *store.memref() == memref);
        let Some(store) = same.next() else { return false };
        same.any(|other| other.indices().handles() != store.indices().handles())
            || !variables.are_all_equal(store.indices(), load.indices())
    })
}

/// Whether the loops store to one memref at different indices. Then the last one must come last.
fn both_store(first: ParallelOp<'_>, second: ParallelOp<'_>) -> bool {
    let variables = Variables::new(first, second);
    let second = stores(second);
    stores(first).iter().any(|one| {
        let mut same = second.iter().filter(|two| two.memref() == one.memref());
        same.any(|two| !variables.are_all_equal(one.indices(), two.indices()))
    })
}
