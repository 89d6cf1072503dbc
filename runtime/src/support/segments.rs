//! Segmented arrays, whose cells never move.

use std::sync::OnceLock;

/// Number of cells in the first segment; a power of two.
const FIRST_CELLS: u32 = 16;
/// Segment `n` has `FIRST_CELLS << n` cells.
const FIRST_LOG2: u32 = FIRST_CELLS.trailing_zeros();
/// Enough segments for all `u32` indices.
pub(crate) const SEGMENTS: usize = (33 - FIRST_LOG2) as usize;

/// An array in segments of doubling size. Access takes two or three loads. Growth moves no cells, so nothing is
/// copied, and concurrent readers stay valid.
#[derive(Debug)]
pub(crate) struct Segments<C>([OnceLock<Box<[C]>>; SEGMENTS]);

impl<C> Default for Segments<C> {
    fn default() -> Self {
        Segments([const { OnceLock::new() }; SEGMENTS])
    }
}

/// The number of cells in a segment: as many as in all previous segments, plus [`FIRST_CELLS`].
#[inline]
pub(crate) fn segment_len(segment: usize) -> u64 {
    u64::from(FIRST_CELLS) << segment
}

/// The segment of `index`, and the offset in it.
#[inline]
pub(crate) fn place(index: u32) -> (usize, usize) {
    let shifted = u64::from(index) + u64::from(FIRST_CELLS);
    // Like `ilog2`, in a form that compiles to one instruction on CPUs without a leading-zeros instruction.
    let log2 = 63 ^ shifted.leading_zeros();
    ((log2 - FIRST_LOG2) as usize, (shifted ^ 1 << log2) as usize)
}

impl<C> Segments<C> {
    /// The cell at `index`, if its segment is allocated.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&C> {
        let (segment, offset) = place(index);
        self.0.get(segment)?.get()?.get(offset)
    }

    /// The cell at `index`; `make` allocates its segment if needed.
    #[inline]
    pub(crate) fn get_or_make(&self, index: u32, make: fn(usize) -> Box<[C]>) -> &C {
        let (segment, offset) = place(index);
        &self.0[segment].get_or_init(|| make(segment_len(segment) as usize))[offset]
    }
}
