//! The order in which patterns are tried: those first whose results take the fewest steps to become legal.

use std::cmp::Reverse;

use rustc_hash::{FxHashMap, FxHashSet};

use super::pattern::ConversionPattern;
use super::target::{ConversionTarget, Legality};
use crate::core::ir::OpRef;
use crate::core::op_def::{OpDef, OpName};
use crate::rewrite::pattern::Root;

/// The ranks of the patterns of a set, for a target.
#[derive(Debug)]
pub(super) struct PatternRanks(Vec<Option<usize>>);

impl PatternRanks {
    /// Ranks `patterns` in upstream's way. Patterns whose results can never become legal have no rank.
    pub(super) fn new(patterns: &[ConversionPattern], target: &ConversionTarget) -> Self {
        let mut graph = LegalizationGraph::new(patterns, target);
        graph.sort();
        let mut ranks = vec![None; patterns.len()];
        for list in graph.by_root.values().chain([&graph.general]) {
            for (position, index) in list.iter().enumerate() {
                ranks[*index as usize] = Some(list.len() - position);
            }
        }
        PatternRanks(ranks)
    }

    /// The indices of those of `patterns` that apply to operations of the same name as `op`, in the order in which they are
    /// tried.
    pub(super) fn order_for(&self, patterns: &[ConversionPattern], op: OpRef<'_>) -> Vec<u32> {
        let applies = |index: &u32| {
            self.0[*index as usize].is_some() && patterns[*index as usize].root().applies_to(op)
        };
        let mut order: Vec<u32> = (0..patterns.len() as u32).filter(applies).collect();
        order.sort_by_key(|index| Reverse(self.0[*index as usize]));
        let is_any = |index: &u32| matches!(patterns[*index as usize].root(), Root::Any);
        let (any, specific): (Vec<u32>, Vec<u32>) = order.into_iter().partition(is_any);
        merge(&specific, &any, |index| patterns[index as usize].benefit())
    }
}

/// Merges two lists. The next element is that of the higher benefit, or else that of `first`.
fn merge(first: &[u32], second: &[u32], benefit: impl Fn(u32) -> u16) -> Vec<u32> {
    let mut merged = Vec::with_capacity(first.len() + second.len());
    let mut second = second.iter().copied().peekable();
    for index in first {
        while let Some(other) = second.next_if(|other| benefit(*other) > benefit(*index)) {
            merged.push(other);
        }
        merged.push(*index);
    }
    merged.extend(second);
    merged
}

/// The patterns that can lead to legal operations, and how many steps that takes.
struct LegalizationGraph<'a> {
    patterns: &'a [ConversionPattern],
    target: &'a ConversionTarget,
    /// The patterns for operations of a name.
    by_root: FxHashMap<OpName, Vec<u32>>,
    /// The patterns for several kinds of operations.
    general: Vec<u32>,
    /// The smallest number of steps that make operations of a name legal.
    depths: FxHashMap<OpName, u32>,
}

impl<'a> LegalizationGraph<'a> {
    fn new(patterns: &'a [ConversionPattern], target: &'a ConversionTarget) -> Self {
        let mut graph = LegalizationGraph {
            patterns,
            target,
            by_root: FxHashMap::default(),
            general: Vec::new(),
            depths: FxHashMap::default(),
        };
        let mut rooted: Vec<(u32, OpName)> = Vec::new();
        for (index, pattern) in (0..).zip(patterns) {
            match pattern.root() {
                Root::Name(name) => rooted.push((index, name)),
                Root::Kinds(_) => graph.general.push(index),
                Root::Any => {}
            }
        }
        let is_any = |index: &u32| matches!(patterns[*index as usize].root(), Root::Any);
        graph.general.extend((0..patterns.len() as u32).filter(is_any));
        if graph.general.is_empty() {
            graph.add_legal(&rooted);
        } else {
            // General patterns may make any operation legal.
            for (index, root) in rooted {
                graph.by_root.entry(root).or_default().push(index);
            }
        }
        graph
    }

    /// Adds the patterns of `rooted` whose results are legal or can become legal by patterns that were added.
    fn add_legal(&mut self, rooted: &[(u32, OpName)]) {
        let mut worklist: Vec<(u32, OpName)> = rooted.to_vec();
        let mut added: FxHashSet<u32> = FxHashSet::default();
        while let Some((index, root)) = worklist.pop() {
            let generated = self.patterns[index as usize].generated_ops();
            if added.contains(&index) || !generated.iter().all(|def| self.may_become_legal(def)) {
                continue;
            }
            added.insert(index);
            self.by_root.entry(root).or_default().push(index);
            let generates = |(index, _): &&(u32, OpName)| {
                let generated = self.patterns[*index as usize].generated_ops();
                generated.iter().any(|def| def.op_name() == root)
            };
            worklist.extend(rooted.iter().filter(generates));
        }
    }

    fn may_become_legal(&self, def: &OpDef) -> bool {
        let legality = self.target.op_legality(def.op_name(), def.dialect());
        self.by_root.contains_key(&def.op_name())
            || matches!(legality, Some(Legality::Legal | Legality::Dynamic))
    }

    /// Sorts all lists by the number of steps, and by benefit.
    fn sort(&mut self) {
        let roots: Vec<OpName> = self.by_root.keys().copied().collect();
        for root in roots {
            self.depth(root);
        }
        let mut general = std::mem::take(&mut self.general);
        self.sort_list(&mut general);
        self.general = general;
    }

    /// The smallest number of steps that make operations called `name` legal. Sorts the patterns for them.
    fn depth(&mut self, name: OpName) -> u32 {
        if let Some(depth) = self.depths.get(&name) {
            return *depth;
        }
        let Some(mut list) = self.by_root.get(&name).cloned() else { return 0 };
        // The patterns may create operations of the same name.
        self.depths.insert(name, u32::MAX);
        let depth = self.sort_list(&mut list);
        self.by_root.insert(name, list);
        self.depths.insert(name, depth);
        depth
    }

    /// Sorts `list`, and returns the smallest number of steps.
    fn sort_list(&mut self, list: &mut [u32]) -> u32 {
        let mut depths: FxHashMap<u32, u32> = FxHashMap::default();
        for index in list.iter() {
            let mut depth = 1;
            for def in self.patterns[*index as usize].generated_ops() {
                // Like upstream, a cycle does not count.
                depth = depth.max(self.depth(def.op_name()).wrapping_add(1));
            }
            depths.insert(*index, depth);
        }
        list.sort_by_key(|index| {
            (depths[index], Reverse(self.patterns[*index as usize].benefit()))
        });
        depths.values().copied().min().unwrap_or(u32::MAX)
    }
}
