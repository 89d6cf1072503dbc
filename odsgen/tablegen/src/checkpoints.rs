//! Checkpoints of evaluation, shared between the runs of a session.
//!
//! Files read in one session mostly start with the same includes. The state of evaluation after a
//! sequence of segments depends only on the texts of the segments; even positions are equal (see
//! [`super::source`]). A run therefore does not evaluate segments while its sequence is a prefix of
//! an earlier run's. At the first segment that differs, the run restores the latest checkpoint of
//! its prefix, evaluates the segments after the checkpoint, and saves a new checkpoint: two runs
//! share this prefix, so more may follow.

use super::eval::Eval;
use super::preprocess::Segment;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Maximum number of checkpoints.
const MAX_CHECKPOINTS: usize = 16;
/// Maximum approximate memory of all checkpoints, in bytes.
const MAX_BYTES: usize = 64 << 20;
/// Minimum number of steps since the previous checkpoint for a new one to be saved.
const MIN_STEPS: u64 = 1000;

/// A sequence of segments from the start of a run. Segments without statements do not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Prefix(u32);

impl Prefix {
    /// The empty sequence.
    pub(crate) const EMPTY: Self = Self(0);
}

/// The state of evaluation after a prefix.
#[derive(Debug)]
struct Checkpoint {
    prefix: Prefix,
    eval: Eval,
    bytes: usize,
}

/// A trie of the segment sequences of earlier runs, and checkpoints at some of its nodes.
#[derive(Debug, Default)]
pub(crate) struct Checkpoints {
    /// Edges by prefix and hash of the next segment.
    edges: FxHashMap<(Prefix, u64), (Arc<Segment>, Prefix)>,
    /// Ordered from least to most recently used.
    checkpoints: Vec<Checkpoint>,
}

impl Checkpoints {
    /// Looks up the prefix extended by a segment; `None` if no earlier run evaluated it.
    pub(crate) fn lookup(&self, from: Prefix, segment: &Arc<Segment>) -> Option<Prefix> {
        let (seen, to) = self.edges.get(&(from, segment.hash))?;
        let is_same = Arc::ptr_eq(seen, segment) || seen.text == segment.text;
        is_same.then_some(*to)
    }

    /// Extends a prefix by a segment that has been evaluated; `None` on a hash collision.
    pub(crate) fn extend(&mut self, from: Prefix, segment: &Arc<Segment>) -> Option<Prefix> {
        let new = Prefix(u32::try_from(self.edges.len() + 1).ok()?);
        let edge = (from, segment.hash);
        if self.edges.contains_key(&edge) {
            return self.lookup(from, segment);
        }
        self.edges.insert(edge, (Arc::clone(segment), new));
        Some(new)
    }

    /// Restores the checkpoint of the last of these prefixes that has one. Also returns the number
    /// of prefixes up to it.
    pub(crate) fn restore(
        &mut self,
        prefixes: impl IntoIterator<Item = Prefix>,
    ) -> Option<(usize, Eval)> {
        let mut found = None;
        for (i, prefix) in prefixes.into_iter().enumerate() {
            if let Some(at) = self.checkpoints.iter().position(|saved| saved.prefix == prefix) {
                found = Some((i + 1, at));
            }
        }
        let (count, at) = found?;
        self.checkpoints[at..].rotate_left(1);
        self.checkpoints.last().map(|saved| (count, saved.eval.clone()))
    }

    /// Saves a checkpoint, unless fewer than [`MIN_STEPS`] steps were made since the previous one.
    pub(crate) fn save(&mut self, prefix: Prefix, eval: &mut Eval, steps: u64) {
        let bytes = eval.bytes();
        if steps < MIN_STEPS || bytes > MAX_BYTES {
            return;
        }
        let total = |all: &[Checkpoint]| all.iter().map(|saved| saved.bytes).sum::<usize>();
        while self.checkpoints.len() >= MAX_CHECKPOINTS
            || total(&self.checkpoints) + bytes > MAX_BYTES
        {
            self.checkpoints.remove(0);
        }
        eval.store.prepare_for_clone();
        self.checkpoints.push(Checkpoint { prefix, eval: eval.clone(), bytes });
    }
}
