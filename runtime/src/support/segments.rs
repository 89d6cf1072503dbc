//! Segmented arrays, whose cells never move.

use super::sync::{FIRST_CELLS, OnceLock, empty_locks};

/// Segment `n` has `FIRST_CELLS << n` cells.
const FIRST_LOG2: u32 = FIRST_CELLS.trailing_zeros();
/// Enough segments for all `u32` indices.
pub const SEGMENTS: usize = (33 - FIRST_LOG2) as usize;

/// An array in segments of doubling size. Access takes two or three loads. Growth moves no cells, so nothing is
/// copied, and concurrent readers stay valid.
#[derive(Debug)]
pub struct Segments<C>([OnceLock<Box<[C]>>; SEGMENTS]);

impl<C> Default for Segments<C> {
    fn default() -> Self {
        Segments(empty_locks())
    }
}

/// The number of cells in a segment: as many as in all previous segments, plus [`FIRST_CELLS`].
#[inline]
pub fn segment_len(segment: usize) -> u64 {
    u64::from(FIRST_CELLS) << segment
}

/// The segment of `index`, and the offset in it.
#[inline]
pub fn place(index: u32) -> (usize, usize) {
    place_of_run::<1>(index)
}

/// The segment of a run of `N` cells, and the offset in it in runs. `N` must be a power of two up to [`FIRST_CELLS`],
/// so that runs do not cross segments.
#[inline]
fn place_of_run<const N: usize>(run: u32) -> (usize, usize) {
    const { assert!(N.is_power_of_two() && N <= FIRST_CELLS as usize) };
    let first = FIRST_CELLS / N as u32;
    let shifted = u64::from(run) + u64::from(first);
    // Like `ilog2`, in a form that compiles to one instruction on CPUs without a leading-zeros instruction.
    let log2 = 63 ^ shifted.leading_zeros();
    ((log2 - first.trailing_zeros()) as usize, (shifted ^ 1 << log2) as usize)
}

impl<C> Segments<C> {
    /// The cell at `index`, if its segment is allocated.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&C> {
        let (segment, offset) = place(index);
        self.0.get(segment)?.get()?.get(offset)
    }

    /// The cell at `index`; `make` allocates its segment if needed.
    #[inline]
    pub fn get_or_make(&self, index: u32, make: fn(usize) -> Box<[C]>) -> &C {
        let (segment, offset) = place(index);
        &self.segment_or_make(segment, make)[offset]
    }

    /// The `N` cells from `N * run` on, if their segment is allocated. `N` must be a power of two up to
    /// `FIRST_CELLS`.
    #[inline]
    pub fn run<const N: usize>(&self, run: u32) -> Option<&[C; N]> {
        let (segment, offset) = place_of_run::<N>(run);
        self.0.get(segment)?.get()?.as_chunks().0.get(offset)
    }

    /// Like [`run`](Self::run), but `make` allocates the segment if needed.
    #[inline]
    pub fn run_or_make<const N: usize>(&self, run: u32, make: fn(usize) -> Box<[C]>) -> &[C; N] {
        let (segment, offset) = place_of_run::<N>(run);
        &self.segment_or_make(segment, make).as_chunks().0[offset]
    }

    #[inline]
    fn segment_or_make(&self, segment: usize, make: fn(usize) -> Box<[C]>) -> &[C] {
        self.0[segment].get_or_init(|| make(segment_len(segment) as usize))
    }
}
