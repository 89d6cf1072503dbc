//! The states that analyses compute, and who depends on them.

use std::any::{Any, TypeId, type_name};
use std::collections::VecDeque;
use std::fmt;
use std::hash::Hash;

use rustc_hash::{FxHashMap, FxHashSet};

use super::ordered_set::OrderedSet;
use super::point::ProgramPoint;
use crate::core::ir::Ir;

/// Identifies an analysis of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnalysisId(pub(super) u32);

/// What an analysis knows about an anchor, such as a value or a program point. The default is what is known before the
/// first visit. Corresponds to `mlir::AnalysisState`.
pub trait State: Clone + Default + fmt::Debug + 'static {
    /// What a state is attached to.
    type Anchor: Copy + Eq + Hash + fmt::Debug + 'static;

    /// Adds what `subscribers` must visit because the state of `anchor` has changed, besides the points that depend on it.
    fn update(ir: &Ir, anchor: Self::Anchor, subscribers: &[AnalysisId], pending: &mut Pending) {
        let _ = (ir, anchor, subscribers, pending);
    }
}

/// The points that analyses have yet to visit, in order.
#[derive(Debug, Default)]
pub struct Pending {
    queue: VecDeque<(ProgramPoint, AnalysisId)>,
    queued: FxHashSet<(ProgramPoint, AnalysisId)>,
}

impl Pending {
    /// Adds a point that `analysis` must visit, unless it is already there.
    pub fn push(&mut self, point: ProgramPoint, analysis: AnalysisId) {
        if self.queued.insert((point, analysis)) {
            self.queue.push_back((point, analysis));
        }
    }

    /// Removes the first point.
    pub(super) fn pop(&mut self) -> Option<(ProgramPoint, AnalysisId)> {
        let first = self.queue.pop_front()?;
        self.queued.remove(&first);
        Some(first)
    }
}

/// A state and who depends on it.
#[derive(Debug)]
pub(super) struct Entry<S: State> {
    anchor: S::Anchor,
    pub(super) state: S,
    dependents: OrderedSet<(ProgramPoint, AnalysisId)>,
    subscribers: OrderedSet<AnalysisId>,
}

impl<S: State> Entry<S> {
    /// Visits `point` again when the state changes.
    pub(super) fn depend(&mut self, point: ProgramPoint, analysis: AnalysisId) {
        self.dependents.insert((point, analysis));
    }

    /// Passes changes of the state to [`State::update`].
    pub(super) fn subscribe(&mut self, analysis: AnalysisId) {
        self.subscribers.insert(analysis);
    }

    /// Adds what must be visited because the state has changed.
    pub(super) fn notify(&self, ir: &Ir, pending: &mut Pending) {
        for (point, analysis) in self.dependents.as_slice() {
            pending.push(*point, *analysis);
        }
        S::update(ir, self.anchor, self.subscribers.as_slice(), pending);
    }
}

/// The index of an entry in its store.
pub(super) type Index = u32;

/// The states of one type.
#[derive(Debug)]
pub(super) struct Store<S: State> {
    indices: FxHashMap<S::Anchor, Index>,
    pub(super) entries: Vec<Entry<S>>,
}

impl<S: State> Store<S> {
    /// The entry of `anchor`, created if there is none.
    pub(super) fn index(&mut self, anchor: S::Anchor) -> Index {
        *self.indices.entry(anchor).or_insert_with(|| {
            self.entries.push(Entry {
                anchor,
                state: S::default(),
                dependents: OrderedSet::default(),
                subscribers: OrderedSet::default(),
            });
            (self.entries.len() - 1) as Index
        })
    }

    pub(super) fn entry(&mut self, anchor: S::Anchor) -> &mut Entry<S> {
        let index = self.index(anchor);
        self.at(index)
    }

    pub(super) fn at(&mut self, index: Index) -> &mut Entry<S> {
        &mut self.entries[index as usize]
    }
}

/// The states of all types.
#[derive(Default)]
pub struct States {
    stores: FxHashMap<TypeId, Box<dyn Any>>,
}

impl fmt::Debug for States {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("States").field("types", &self.stores.len()).finish_non_exhaustive()
    }
}

impl States {
    /// The states of the type `S`.
    pub(super) fn store<S: State>(&mut self) -> &mut Store<S> {
        let store = self.stores.entry(TypeId::of::<S>()).or_insert_with(|| {
            Box::new(Store::<S> { indices: FxHashMap::default(), entries: Vec::new() })
        });
        let Some(store) = store.downcast_mut() else {
            unreachable!("the states of `{}` have another type", type_name::<S>())
        };
        store
    }

    /// The anchors with states of the type `S`, and these states.
    pub fn iter<S: State>(&self) -> impl Iterator<Item = (S::Anchor, &S)> {
        let store =
            self.stores.get(&TypeId::of::<S>()).and_then(|it| it.downcast_ref::<Store<S>>());
        let entries = store.into_iter().flat_map(|store| &store.entries);
        entries.map(|entry| (entry.anchor, &entry.state))
    }

    /// The state of `anchor`, if there is one.
    pub fn get<S: State>(&self, anchor: S::Anchor) -> Option<&S> {
        let store: &Store<S> = self.stores.get(&TypeId::of::<S>())?.downcast_ref()?;
        let index = *store.indices.get(&anchor)?;
        Some(&store.entries[index as usize].state)
    }
}
