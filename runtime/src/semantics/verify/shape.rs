//! Shapes of operations, so that similar operations are verified once (`docs/decisions/009-caches.md`).

use crate::core::ir::OpRef;
use crate::core::op_def::OpName;
use crate::support::recent_set::{Hashed, RecentSet};

/// The maximum number of type and property words of a shape.
const MAX_WORDS: usize = 10;

/// The name, counts, types and properties of an operation, on which most checks depend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    name: OpName,
    counts: [u8; 3],
    words: [u32; MAX_WORDS],
}

/// Shapes that passed the checks that depend on the shape only. Types and attributes are immutable, so they stay valid.
pub(crate) type ValidShapes = RecentSet<Shape>;

impl Shape {
    /// The shape of `op`; `None` if it is too large.
    #[inline]
    pub(crate) fn of(op: OpRef<'_>) -> Option<Shape> {
        let mut words = [0; MAX_WORDS];
        let counts = op.shape_words(&mut words)?;
        Some(Shape { name: op.name_handle(), counts, words })
    }
}

impl Hashed for Shape {
    #[inline]
    fn hash(&self) -> usize {
        let mut hash = self.name.known_index() as u64;
        let used = self.counts.iter().map(|count| usize::from(*count)).sum();
        for word in self.words.into_iter().take(used) {
            hash = (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
        (hash >> 48) as usize
    }
}
