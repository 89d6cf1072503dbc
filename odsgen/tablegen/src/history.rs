//! What earlier runs of a session have evaluated.
//!
//! Files that are read one after another mostly begin alike: with the
//! definitions that come with MLIR, in the same order. What evaluation has made
//! when it has read so far depends on nothing but the texts of the segments up
//! to there; even positions are the same (see [`super::source`]). So a run
//! first follows the others as far as they have gone, without evaluating
//! anything. Where it goes a way of its own, it takes up what is kept from the
//! last point on its way for which anything is kept, evaluates the rest, and
//! keeps what it has now: two runs have come by here, so others may.

use super::eval::Eval;
use super::preprocess::Segment;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Most states that are kept.
const MAX_KEPT: usize = 16;
/// Most memory that they take, about.
const MAX_BYTES: usize = 64 << 20;
/// A state is kept if making it from the one before takes so many steps.
const MIN_STEPS: u64 = 1000;

/// All that has been read, segments without statements left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Point(u32);

impl Point {
    /// Nothing has been read.
    pub(crate) const START: Self = Self(0);
}

/// What evaluation has made of all up to a point.
#[derive(Debug)]
struct State {
    point: Point,
    eval: Eval,
    bytes: usize,
}

/// The ways that runs have taken, and states on them.
#[derive(Debug, Default)]
pub(crate) struct History {
    /// From a point, by the hash of what is read there.
    ways: FxHashMap<(Point, u64), (Arc<Segment>, Point)>,
    /// Those used last are last.
    states: Vec<State>,
}

impl History {
    /// The point after a segment, if a run has been there.
    pub(crate) fn follow(&self, from: Point, segment: &Arc<Segment>) -> Option<Point> {
        let (known, to) = self.ways.get(&(from, segment.hash))?;
        let is_same = Arc::ptr_eq(known, segment) || known.text == segment.text;
        is_same.then_some(*to)
    }

    /// The point after a segment that has been evaluated; none if it cannot be
    /// told from another one.
    pub(crate) fn advance(&mut self, from: Point, segment: &Arc<Segment>) -> Option<Point> {
        let new = Point(u32::try_from(self.ways.len() + 1).ok()?);
        let way = (from, segment.hash);
        if self.ways.contains_key(&way) {
            return self.follow(from, segment);
        }
        self.ways.insert(way, (Arc::clone(segment), new));
        Some(new)
    }

    /// The state at the last of these points for which there is one, and the
    /// number of points up to it.
    pub(crate) fn recall(
        &mut self,
        points: impl IntoIterator<Item = Point>,
    ) -> Option<(usize, Eval)> {
        let mut found = None;
        for (i, point) in points.into_iter().enumerate() {
            if let Some(at) = self.states.iter().position(|state| state.point == point) {
                found = Some((i + 1, at));
            }
        }
        let (count, at) = found?;
        self.states[at..].rotate_left(1);
        self.states.last().map(|state| (count, state.eval.clone()))
    }

    /// Keeps a state, if it was worth the `steps` that have been made since the
    /// one before.
    pub(crate) fn keep(&mut self, point: Point, eval: &mut Eval, steps: u64) {
        let bytes = eval.bytes();
        if steps < MIN_STEPS || bytes > MAX_BYTES {
            return;
        }
        let total = |states: &[State]| states.iter().map(|state| state.bytes).sum::<usize>();
        while self.states.len() >= MAX_KEPT || total(&self.states) + bytes > MAX_BYTES {
            self.states.remove(0);
        }
        eval.store.prepare_copies();
        self.states.push(State { point, eval: eval.clone(), bytes });
    }
}
