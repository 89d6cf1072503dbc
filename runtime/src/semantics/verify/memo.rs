//! Operations that look alike are checked once.

use rustc_hash::FxHashSet;

use crate::core::ir::OpRef;
use crate::core::op_def::OpName;

/// How many words of types and properties an operation may have to be remembered.
const WORDS: usize = 10;
/// Shapes that are remembered at once, powers of two: at first, and once that was too few.
const SLOTS: [usize; 2] = [8, 256];

/// What most checks look at: the name, the numbers of operands and results, their types, the properties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    name: OpName,
    counts: [u8; 3],
    words: [u32; WORDS],
}

/// Shapes of operations that were found valid as far as that depends on the shape. Types and attributes do not change,
/// so it holds as long as the context.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    slots: Vec<Option<Shape>>,
    /// How often a shape was remembered.
    inserted: usize,
    /// Names that are not registered and may be used all the same.
    pub(super) allowed: FxHashSet<OpName>,
}

impl Shape {
    /// The shape of `op`; `None` if it is too large to be remembered.
    #[inline]
    pub(crate) fn of(op: OpRef<'_>) -> Option<Shape> {
        let mut words = [0; WORDS];
        let counts = op.shape_words(&mut words)?;
        Some(Shape { name: op.name_handle(), counts, words })
    }

    /// Which of so many slots is its.
    fn slot(&self, slots: usize) -> usize {
        let mut hash = self.name.known_index() as u64;
        let used = self.counts.iter().map(|count| usize::from(*count)).sum();
        for word in self.words.into_iter().take(used) {
            hash = (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
        (hash >> 48) as usize & slots.wrapping_sub(1)
    }
}

impl Memo {
    /// Whether an operation of this shape was found valid.
    #[inline]
    pub(crate) fn contains(&self, shape: &Shape) -> bool {
        let slot = shape.slot(self.slots.len());
        self.slots.get(slot).is_some_and(|slot| slot.as_ref() == Some(shape))
    }

    /// Remembers a shape.
    pub(crate) fn insert(&mut self, shape: Shape) {
        let [few, many] = SLOTS;
        if self.slots.is_empty() {
            self.slots.resize(few, None);
        } else if self.slots.len() < many && self.inserted > 2 * few {
            // What is in them is soon remembered again.
            self.slots = vec![None; many];
        }
        self.inserted += 1;
        let slot = shape.slot(self.slots.len());
        self.slots[slot] = Some(shape);
    }
}
