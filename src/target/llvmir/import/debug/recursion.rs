//! Nodes that refer to themselves through others.

use std::collections::BTreeSet;

use ods_runtime::Attribute;
use rustc_hash::FxHashMap;

use crate::target::llvmir::ir::MetadataId;

/// What a node has become; nothing if it has no attribute.
type Imported = Option<Attribute>;

/// How often a node that nothing can stand for may be entered inside of itself.
const MOST_ENTERED: usize = 2;

/// A node that is being imported.
struct Frame {
    id: MetadataId,
    /// The frames of the nodes that the attribute of this one names by what stands for them.
    needs: BTreeSet<usize>,
    /// The nodes whose attributes are right only inside of this one.
    inner: Vec<MetadataId>,
}

/// Finds nodes that refer to themselves. What is imported inside of them depends on where it is.
#[derive(Default)]
pub(super) struct Recursion {
    /// What is the same everywhere.
    known: FxHashMap<MetadataId, Imported>,
    /// What is right inside of the frame of the number.
    known_inside: FxHashMap<MetadataId, (Imported, usize)>,
    frames: Vec<Frame>,
    /// The frames of each node that is being imported.
    places: FxHashMap<MetadataId, Vec<usize>>,
    /// What tells recursive nodes apart.
    pub(super) ids: FxHashMap<MetadataId, Attribute>,
}

/// What is known of a node before it is imported.
pub(super) enum Known {
    /// Nothing; its import has started.
    New,
    /// What it has become.
    Imported(Imported),
    /// It is being imported, and needs what stands for it.
    Inside,
}

impl Recursion {
    /// Starts with a node. `may_recur` says whether it can have an attribute that stands for it.
    pub(super) fn enter(&mut self, id: MetadataId, may_recur: bool) -> Known {
        if let Some(known) = self.known.get(&id) {
            return Known::Imported(*known);
        }
        if let Some((known, place)) = self.known_inside.get(&id) {
            if let Some(user) = self.frames.last_mut() {
                user.needs.insert(*place);
            }
            return Known::Imported(*known);
        }
        let places = self.places.entry(id).or_default();
        if may_recur && !places.is_empty() {
            return Known::Inside;
        }
        if places.len() == MOST_ENTERED {
            self.stand_in(id, None);
            return Known::Imported(None);
        }
        places.push(self.frames.len());
        self.frames.push(Frame { id, needs: BTreeSet::new(), inner: Vec::new() });
        Known::New
    }

    /// Says what stands for a node inside of itself.
    pub(super) fn stand_in(&mut self, id: MetadataId, attr: Imported) {
        let place = self.places.get(&id).and_then(|it| it.last().copied());
        if let Some((place, user)) = place.zip(self.frames.last_mut()) {
            user.needs.insert(place);
            self.known_inside.insert(id, (attr, place));
        }
    }

    /// Says whether the node whose import ends was used inside of itself.
    pub(super) fn was_repeated(&self) -> bool {
        let own = self.frames.len().wrapping_sub(1);
        self.frames.last().is_some_and(|it| it.needs.contains(&own))
    }

    /// Ends with the last node that has been entered.
    pub(super) fn leave(&mut self, attr: Imported) {
        let Some(mut frame) = self.frames.pop() else { return };
        frame.needs.remove(&self.frames.len());
        if let Some(places) = self.places.get_mut(&frame.id) {
            places.pop();
        }
        match frame.needs.last().copied() {
            Some(place) => {
                self.known_inside.insert(frame.id, (attr, place));
                if let Some(outer) = self.frames.get_mut(place) {
                    outer.inner.push(frame.id);
                }
                if let Some(user) = self.frames.last_mut() {
                    user.needs.append(&mut frame.needs);
                }
            }
            None => {
                self.known.insert(frame.id, attr);
            }
        }
        for id in frame.inner {
            self.known_inside.remove(&id);
        }
    }
}
