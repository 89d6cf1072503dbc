//! Cells that are made as they are needed and never move.

use std::array;

use super::sync::{FIRST_CELLS, OnceLock};

/// Segment `n` holds `FIRST_CELLS << n` cells.
const FIRST_LOG2: u32 = FIRST_CELLS.trailing_zeros();
/// Enough segments for every `u32` index.
pub const SEGMENTS: usize = (33 - FIRST_LOG2) as usize;
/// How many of them are at hand; the others are behind a pointer, so that an empty table is small. A context has many.
const NEAR: usize = 8;

type Segment<C> = OnceLock<Box<[C]>>;

/// Cells by index, in segments of doubling size: getting at one is two or three loads, and adding more leaves the others
/// where they are, so that nothing has to be copied, or kept for readers of the copy's source.
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

/// The number of cells of a segment. Those of the segments before it are as many, but for the length of the first.
#[inline]
pub fn segment_len(segment: usize) -> u64 {
    u64::from(FIRST_CELLS) << segment
}

/// The segment of `index` and the offset in it.
#[inline]
pub fn place(index: u32) -> (usize, usize) {
    place_of_run::<1>(index)
}

/// The segment of a run of `N` cells and its offset in it, in runs. `N` is a power of two, [`FIRST_CELLS`] at most: then
/// runs are in one segment each.
#[inline]
fn place_of_run<const N: usize>(run: u32) -> (usize, usize) {
    const { assert!(N.is_power_of_two() && N <= FIRST_CELLS as usize) };
    let first = FIRST_CELLS / N as u32;
    let shifted = u64::from(run) + u64::from(first);
    // `ilog2`, in words that are one instruction also where there is none to count leading zeros.
    let log2 = 63 ^ shifted.leading_zeros();
    ((log2 - first.trailing_zeros()) as usize, (shifted ^ 1 << log2) as usize)
}

impl<C> Segments<C> {
    /// The cells of a segment that is not at hand, if it was made.
    #[inline]
    fn far_segment(&self, segment: usize) -> Option<&[C]> {
        Some(self.far.get()?.get(segment - NEAR)?.get()?)
    }

    /// The cells of a segment; `make` makes that many if there are none yet.
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

    /// The cell at `index`, if its segment was made.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&C> {
        let (segment, offset) = place(index);
        // Twice the same, so that what is at hand is not tested for being there more than once.
        match self.near.get(segment) {
            Some(cells) => cells.get()?.get(offset),
            None => self.far_segment(segment)?.get(offset),
        }
    }

    /// The `N` cells from `N * run` on, if their segment was made. `N` is a power of two, `FIRST_CELLS` at most.
    #[inline]
    pub fn run<const N: usize>(&self, run: u32) -> Option<&[C; N]> {
        let (segment, offset) = place_of_run::<N>(run);
        match self.near.get(segment) {
            Some(cells) => cells.get()?.as_chunks().0.get(offset),
            None => self.far_segment(segment)?.as_chunks().0.get(offset),
        }
    }

    /// As [`run`](Self::run); `make` makes the segment if there is none yet.
    #[inline]
    pub fn run_or_make<const N: usize>(
        &self,
        run: u32,
        make: impl FnOnce(usize) -> Box<[C]>,
    ) -> &[C; N] {
        let (segment, offset) = place_of_run::<N>(run);
        &self.segment_or_make(segment, make).as_chunks().0[offset]
    }

    /// The cell at `index`; `make` makes that many cells if there is no segment for it yet.
    #[inline]
    pub fn get_or_make(&self, index: u32, make: impl FnOnce(usize) -> Box<[C]>) -> &C {
        let (segment, offset) = place(index);
        &self.segment_or_make(segment, make)[offset]
    }
}
