//! Segmented arrays, whose cells never move.

use std::array;

use super::sync::{FIRST_CELLS, OnceLock};

/// Segment `n` has `FIRST_CELLS << n` cells.
const FIRST_LOG2: u32 = FIRST_CELLS.trailing_zeros();
/// Enough segments for all `u32` indices.
pub const SEGMENTS: usize = (33 - FIRST_LOG2) as usize;
/// Number of inline segments. The others are boxed, which keeps an empty table small; a context has many tables.
const NEAR: usize = 8;

type Segment<C> = OnceLock<Box<[C]>>;

/// An array in segments of doubling size. Access takes two or three loads. Growth moves no cells, so nothing is
/// copied, and concurrent readers stay valid.
#[derive(Debug)]
pub struct Segments<C> {
    near: [Segment<C>; NEAR],
    far: OnceLock<Box<[Segment<C>; SEGMENTS - NEAR]>>,
}

impl<C> Default for Segments<C> {
    fn default() -> Self {
        Segments { near: array::from_fn(|_| OnceLock::new()), far: OnceLock::new() }
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
    /// The cells of a boxed segment, if allocated.
    #[inline]
    fn far_segment(&self, segment: usize) -> Option<&[C]> {
        Some(self.far.get()?.get(segment - NEAR)?.get()?)
    }

    /// The cells of a segment, allocated by `make` if needed.
    #[inline]
    fn segment_or_make(&self, segment: usize, make: impl FnOnce(usize) -> Box<[C]>) -> &[C] {
        let cells = match self.near.get(segment) {
            Some(near) => near,
            None => {
                let far = self.far.get_or_init(|| Box::new(array::from_fn(|_| OnceLock::new())));
                &far[segment - NEAR]
            }
        };
        cells.get_or_init(|| make(segment_len(segment) as usize))
    }

    /// The cell at `index`, if its segment is allocated.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&C> {
        let (segment, offset) = place(index);
        // The duplication avoids a second test of the segment number.
        match self.near.get(segment) {
            Some(cells) => cells.get()?.get(offset),
            None => self.far_segment(segment)?.get(offset),
        }
    }

    /// The `N` cells from `N * run` on, if their segment is allocated. `N` must be a power of two up to
    /// `FIRST_CELLS`.
    #[inline]
    pub fn run<const N: usize>(&self, run: u32) -> Option<&[C; N]> {
        let (segment, offset) = place_of_run::<N>(run);
        match self.near.get(segment) {
            Some(cells) => cells.get()?.as_chunks().0.get(offset),
            None => self.far_segment(segment)?.as_chunks().0.get(offset),
        }
    }

    /// Like [`run`](Self::run), but `make` allocates the segment if needed.
    #[inline]
    pub fn run_or_make<const N: usize>(
        &self,
        run: u32,
        make: impl FnOnce(usize) -> Box<[C]>,
    ) -> &[C; N] {
        let (segment, offset) = place_of_run::<N>(run);
        &self.segment_or_make(segment, make).as_chunks().0[offset]
    }

    /// The cell at `index`; `make` allocates its segment if needed.
    #[inline]
    pub fn get_or_make(&self, index: u32, make: impl FnOnce(usize) -> Box<[C]>) -> &C {
        let (segment, offset) = place(index);
        &self.segment_or_make(segment, make)[offset]
    }
}
