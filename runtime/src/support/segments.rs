//! Cells that are made as they are needed and never move.

use std::array;

use super::sync::{FIRST_CELLS, OnceLock};

/// Segment `n` holds `FIRST_CELLS << n` cells.
const FIRST_LOG2: u32 = FIRST_CELLS.trailing_zeros();
/// Enough segments for every `u32` index.
const SEGMENTS: usize = (33 - FIRST_LOG2) as usize;
/// How many of them are at hand; the others are behind a pointer, so that an empty table is small. A context has many.
const NEAR: usize = 4;

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

/// The segment of `index` and the offset in it.
#[inline]
fn place(index: u32) -> (usize, usize) {
    let shifted = u64::from(index) + u64::from(FIRST_CELLS);
    let log2 = shifted.ilog2();
    ((log2 - FIRST_LOG2) as usize, (shifted ^ 1 << log2) as usize)
}

impl<C> Segments<C> {
    /// The cell at `index`, if its segment was made.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&C> {
        let (segment, offset) = place(index);
        let cells = match self.near.get(segment) {
            Some(near) => near,
            None => self.far.get()?.get(segment - NEAR)?,
        };
        cells.get()?.get(offset)
    }

    /// The cell at `index`; `make` makes that many cells if there is no segment for it yet.
    #[inline]
    pub fn get_or_make(&self, index: u32, make: impl FnOnce(usize) -> Box<[C]>) -> &C {
        let (segment, offset) = place(index);
        let cells = match self.near.get(segment) {
            Some(near) => near,
            None => {
                let far = self.far.get_or_init(|| Box::new(array::from_fn(|_| OnceLock::new())));
                &far[segment - NEAR]
            }
        };
        &cells.get_or_init(|| make((FIRST_CELLS as usize) << segment))[offset]
    }
}
