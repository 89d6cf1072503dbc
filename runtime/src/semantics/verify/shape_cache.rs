//! A cache of valid operation shapes, so that similar operations are verified once (`docs/decisions/009-caches.md`).

use rustc_hash::FxHashSet;

use crate::core::ir::OpRef;
use crate::core::op_def::OpName;

/// The maximum number of type and property words of a cached shape.
const MAX_WORDS: usize = 10;
/// The number of cache slots: initial, and after growing. Powers of two.
const SLOT_COUNTS: [usize; 2] = [8, 256];

/// What most checks depend on: name, counts, types and properties of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    name: OpName,
    counts: [u8; 3],
    words: [u32; MAX_WORDS],
}

/// A direct-mapped cache of shapes that passed the checks that depend on the shape only. Types and attributes are
/// immutable, so entries stay valid.
#[derive(Debug, Default)]
pub(crate) struct ShapeCache {
    slots: Vec<Option<Shape>>,
    /// The number of insertions.
    inserted: usize,
    /// Unregistered operation names that are allowed.
    pub(super) allowed: FxHashSet<OpName>,
}

impl Shape {
    /// The shape of `op`; `None` if it is too large to be cached.
    #[inline]
    pub(crate) fn of(op: OpRef<'_>) -> Option<Shape> {
        let mut words = [0; MAX_WORDS];
        let counts = op.shape_words(&mut words)?;
        Some(Shape { name: op.name_handle(), counts, words })
    }

    /// The slot of the shape in a table of `slots` slots.
    fn slot(&self, slots: usize) -> usize {
        let mut hash = self.name.known_index() as u64;
        let used = self.counts.iter().map(|count| usize::from(*count)).sum();
        for word in self.words.into_iter().take(used) {
            hash = (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
        (hash >> 48) as usize & slots.wrapping_sub(1)
    }
}

impl ShapeCache {
    /// Whether `shape` is in the cache.
    #[inline]
    pub(crate) fn contains(&self, shape: &Shape) -> bool {
        let slot = shape.slot(self.slots.len());
        self.slots.get(slot).is_some_and(|slot| slot.as_ref() == Some(shape))
    }

    /// Adds a shape.
    pub(crate) fn insert(&mut self, shape: Shape) {
        let [few, many] = SLOT_COUNTS;
        if self.slots.is_empty() {
            self.slots.resize(few, None);
        } else if self.slots.len() < many && self.inserted > 2 * few {
            // Entries need not be moved: they are soon inserted again.
            self.slots = vec![None; many];
        }
        self.inserted += 1;
        let slot = shape.slot(self.slots.len());
        self.slots[slot] = Some(shape);
    }
}
