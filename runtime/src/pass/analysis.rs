//! Analyses: values computed from an operation, cached until a pass invalidates them.

mod preserved;

pub use preserved::PreservedAnalyses;

use std::any::{Any, TypeId, type_name};
use std::fmt;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::instrument::{AnalysisInfo, Instruments};
use crate::core::ir::{Ir, Op, OpRef};
use crate::semantics::dominance::DominanceInfo;

/// A value computed from an operation, which stays cached until a pass changes the operation without preserving it.
///
/// ```
/// use ods_runtime::OpRef;
/// use ods_runtime::ir::WalkOrder;
/// use ods_runtime::pass::{Analyses, Analysis};
///
/// /// The number of operations in an operation.
/// struct Size(usize);
///
/// impl Analysis for Size {
///     fn compute(op: OpRef<'_>, _: &mut Analyses<'_>) -> Self {
///         Size(op.walk(WalkOrder::Pre).count())
///     }
/// }
/// ```
pub trait Analysis: Send + Sync + Sized + 'static {
    /// The name in reports.
    fn name() -> &'static str {
        short_type_name::<Self>()
    }

    /// Computes the analysis of `op`. It may ask `analyses` for others; if one of them is invalidated, so is this one.
    fn compute(op: OpRef<'_>, analyses: &mut Analyses<'_>) -> Self;

    /// Whether a pass that preserved `preserved` has invalidated the analysis.
    fn is_invalidated(&self, preserved: &PreservedAnalyses) -> bool {
        !preserved.contains::<Self>()
    }
}

impl Analysis for DominanceInfo {
    /// The trees are computed when they are needed.
    fn compute(_: OpRef<'_>, _: &mut Analyses<'_>) -> Self {
        DominanceInfo::new()
    }
}

/// The name of a type without its path and its parameters.
pub(super) fn short_type_name<T>() -> &'static str {
    let name = type_name::<T>();
    let name = name.split('<').next().unwrap_or(name);
    name.rsplit("::").next().unwrap_or(name)
}

/// Identifies an analysis: its operation and its type.
type Key = (Op, TypeId);

/// A cached analysis.
#[derive(Clone)]
struct Entry {
    value: Arc<dyn Any + Send + Sync>,
    is_invalidated: fn(&(dyn Any + Send + Sync), &PreservedAnalyses) -> bool,
    /// The analyses that it was computed from.
    sources: Vec<Key>,
}

/// The analyses of the operations that a pass manager runs on.
#[derive(Default)]
pub(super) struct AnalysisCache {
    entries: FxHashMap<Key, Entry>,
    /// The keys that each analysis in progress has asked for.
    asked: Vec<Vec<Key>>,
}

impl fmt::Debug for AnalysisCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnalysisCache")
            .field("entries", &self.entries.len())
            .finish_non_exhaustive()
    }
}

impl AnalysisCache {
    /// Removes what is invalid after a pass on `op`: analyses of `op` and of operations in it, and those computed from
    /// them.
    pub(super) fn invalidate(&mut self, ir: &Ir, op: Op, preserved: &PreservedAnalyses) {
        if preserved.is_all() || self.entries.is_empty() {
            return;
        }
        let is_inside = |other: Op| {
            if other == op {
                return true;
            }
            // An analysis of an erased operation is of no use.
            !ir.is_live(other) || ir.op(other).ancestors().any(|it| it.handle() == op)
        };
        self.remove(|(of, _), entry| {
            is_inside(of) && (entry.is_invalidated)(&*entry.value, preserved)
        });
    }

    /// The analyses of operations other than `op` and those in it, for another thread.
    pub(super) fn outside_of(&self, ir: &Ir, op: Op) -> Self {
        let is_outside = |of: Op| {
            ir.is_live(of) && ir.op(of).ancestors().all(|it| it.handle() != op) && of != op
        };
        let entries = self.entries.iter().filter(|((of, _), _)| is_outside(*of));
        let entries = entries.map(|(key, entry)| (*key, entry.clone())).collect();
        AnalysisCache { entries, asked: Vec::new() }
    }

    /// Removes the analyses that `is_invalid` selects, and those computed from them.
    fn remove(&mut self, is_invalid: impl Fn(Key, &Entry) -> bool) {
        let invalid = self.entries.iter().filter(|(key, entry)| is_invalid(**key, entry));
        let mut pending: Vec<Key> = invalid.map(|(key, _)| *key).collect();
        while let Some(key) = pending.pop() {
            self.entries.remove(&key);
            let dependent = self.entries.iter().filter(|(_, entry)| entry.sources.contains(&key));
            pending.extend(dependent.map(|(key, _)| *key));
        }
    }

    /// Drops the analyses of `op` at the end of a pipeline. They are valid, but not needed any more.
    pub(super) fn drop_all_of(&mut self, op: Op) {
        self.entries.retain(|(of, _), entry| {
            *of != op && !entry.sources.iter().any(|(source, _)| *source == op)
        });
    }
}

/// Access to the analyses of an operation: computes and caches them. Corresponds to `mlir::AnalysisManager`.
#[derive(Debug)]
pub struct Analyses<'r> {
    cache: &'r mut AnalysisCache,
    instruments: &'r mut Instruments,
}

impl<'r> Analyses<'r> {
    pub(super) fn new(cache: &'r mut AnalysisCache, instruments: &'r mut Instruments) -> Self {
        Analyses { cache, instruments }
    }

    /// The analysis `A` of `op`, computed if it is not cached.
    ///
    /// # Panics
    ///
    /// If the analysis depends on itself.
    pub fn get<A: Analysis>(&mut self, op: OpRef<'_>) -> Arc<A> {
        if let Some(found) = self.cached::<A>(op.handle()) {
            return found;
        }
        let key = (op.handle(), TypeId::of::<A>());
        let in_progress = self.cache.asked.iter().flatten().filter(|it| **it == key).count();
        assert!(in_progress < 2, "the analysis `{}` depends on itself", A::name());
        let info = AnalysisInfo { name: A::name(), id: TypeId::of::<A>() };
        self.instruments.before_analysis(&info, op);
        self.cache.asked.push(Vec::new());
        let value = Arc::new(A::compute(op, self));
        let sources = self.cache.asked.pop().unwrap_or_default();
        self.instruments.after_analysis(&info, op);
        let is_invalidated = |value: &(dyn Any + Send + Sync), preserved: &PreservedAnalyses| {
            value.downcast_ref::<A>().is_none_or(|value| value.is_invalidated(preserved))
        };
        self.cache.entries.insert(key, Entry { value: value.clone(), is_invalidated, sources });
        value
    }

    /// The analysis `A` of `op`, if it is cached.
    pub fn cached<A: Analysis>(&mut self, op: impl Into<Op>) -> Option<Arc<A>> {
        let key = (op.into(), TypeId::of::<A>());
        if let Some(asked) = self.cache.asked.last_mut() {
            asked.push(key);
        }
        self.cache.entries.get(&key)?.value.clone().downcast().ok()
    }
}
