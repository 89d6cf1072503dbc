//! A cache of the shapes of operations that verification has accepted (`docs/decisions/009-caches.md`).

use rustc_hash::FxHashSet;

use crate::core::ir::OpRef;
use crate::core::op_def::OpName;

/// The number of words of types and properties of the largest shape that is cached.
const MAX_WORDS: usize = 10;
/// The number of entries, a power of two: of a small cache, and of one that had many misses.
const ENTRIES: [usize; 2] = [8, 256];

/// What most checks look at: the name, the numbers of operands and results, their types, the properties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    name: OpName,
    counts: [u8; 3],
    words: [u32; MAX_WORDS],
}

/// Shapes that passed the checks which depend on the shape only. Types and attributes do not change, so an entry is valid
/// as long as the context. A shape has one slot and replaces the entry that is there.
#[derive(Debug, Default)]
pub(crate) struct ShapeCache {
    slots: Vec<Option<Shape>>,
    /// The number of insertions so far.
    inserted: usize,
    /// Names of unregistered operations that are allowed.
    pub(super) allowed: FxHashSet<OpName>,
}

impl Shape {
    /// The shape of `op`; `None` if it is too large for the cache.
    #[inline]
    pub(crate) fn of(op: OpRef<'_>) -> Option<Shape> {
        let mut words = [0; MAX_WORDS];
        let counts = op.shape_words(&mut words)?;
        Some(Shape { name: op.name_handle(), counts, words })
    }

    /// The slot of this shape among `slots`.
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
    /// Whether an operation of this shape has passed.
    #[inline]
    pub(crate) fn contains(&self, shape: &Shape) -> bool {
        let slot = shape.slot(self.slots.len());
        self.slots.get(slot).is_some_and(|slot| slot.as_ref() == Some(shape))
    }

    /// Adds a shape that has passed.
    pub(crate) fn insert(&mut self, shape: Shape) {
        let [few, many] = ENTRIES;
        if self.slots.is_empty() {
            self.slots.resize(few, None);
        } else if self.slots.len() < many && self.inserted > 2 * few {
            // The entries that are dropped come again soon.
            self.slots = vec![None; many];
        }
        self.inserted += 1;
        let slot = shape.slot(self.slots.len());
        self.slots[slot] = Some(shape);
    }
}
