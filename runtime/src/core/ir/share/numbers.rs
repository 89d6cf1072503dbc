//! Maps between the slots of a shared IR and of a part.

use crate::core::ir::NONE;
use crate::core::ir::pool::capacity;
use crate::support::paged::PagedMap;

/// A map of slot numbers. It maps numbers that it does not know, and the null index, to themselves.
pub(in crate::core::ir) trait Renumber {
    fn map(&self, number: u32) -> u32;

    /// The number of the first slot of a run. Empty runs have no slots.
    fn map_run(&self, start: u32, len: u32) -> u32 {
        if len == 0 { start } else { self.map(start) }
    }
}

/// A value for each pool of an IR.
#[derive(Clone, PartialEq, Debug, Default)]
pub(in crate::core::ir) struct PerPool<T> {
    pub(in crate::core::ir) ops: T,
    pub(in crate::core::ir) values: T,
    pub(in crate::core::ir) arguments: T,
    pub(in crate::core::ir) blocks: T,
    pub(in crate::core::ir) regions: T,
    pub(in crate::core::ir) operands: T,
    pub(in crate::core::ir) successors: T,
    pub(in crate::core::ir) words: T,
    pub(in crate::core::ir) extras: T,
}

impl<T> PerPool<T> {
    pub(super) fn map<U>(self, mut call: impl FnMut(T) -> U) -> PerPool<U> {
        PerPool {
            ops: call(self.ops),
            values: call(self.values),
            arguments: call(self.arguments),
            blocks: call(self.blocks),
            regions: call(self.regions),
            operands: call(self.operands),
            successors: call(self.successors),
            words: call(self.words),
            extras: call(self.extras),
        }
    }

    pub(super) fn zip<U>(self, other: PerPool<U>) -> PerPool<(T, U)> {
        PerPool {
            ops: (self.ops, other.ops),
            values: (self.values, other.values),
            arguments: (self.arguments, other.arguments),
            blocks: (self.blocks, other.blocks),
            regions: (self.regions, other.regions),
            operands: (self.operands, other.operands),
            successors: (self.successors, other.successors),
            words: (self.words, other.words),
            extras: (self.extras, other.extras),
        }
    }

    pub(super) fn as_ref(&self) -> PerPool<&T> {
        PerPool {
            ops: &self.ops,
            values: &self.values,
            arguments: &self.arguments,
            blocks: &self.blocks,
            regions: &self.regions,
            operands: &self.operands,
            successors: &self.successors,
            words: &self.words,
            extras: &self.extras,
        }
    }
}

/// The slots that were taken out of one pool.
#[derive(Debug)]
pub(super) struct Taken {
    /// The number of the first own slot of the part.
    base: u32,
    numbers: PagedMap,
    pub(super) origins: Vec<u32>,
}

impl Taken {
    pub(super) fn new(base: u32) -> Self {
        Taken { base, numbers: PagedMap::default(), origins: Vec::new() }
    }

    /// Notes that the next own slot of the part is a copy of `origin`.
    #[inline]
    pub(super) fn push(&mut self, origin: u32) {
        self.numbers.insert(origin, self.base + self.origins.len() as u32);
        self.origins.push(origin);
    }

    /// Like [`push`](Self::push), for a run of `len` slots.
    #[inline]
    pub(super) fn push_run(&mut self, start: u32, len: u32) {
        (start..start + capacity(len)).for_each(|origin| self.push(origin));
    }
}

impl Renumber for Taken {
    #[inline]
    fn map(&self, number: u32) -> u32 {
        self.numbers.get(number).unwrap_or(number)
    }
}

/// Where the slots of one pool of a part are put.
#[derive(Clone, Copy, Debug)]
pub(in crate::core::ir) struct Returned<'a> {
    /// The number of the first own slot of the part.
    pub(in crate::core::ir) base: u32,
    /// Where the first own slots are put.
    pub(in crate::core::ir) origins: &'a [u32],
    /// Where the first one of the others is put.
    pub(in crate::core::ir) end: u32,
}

impl Renumber for Returned<'_> {
    #[inline]
    fn map(&self, number: u32) -> u32 {
        // The two highest numbers are marks.
        if number < self.base || number >= NONE - 1 {
            return number;
        }
        let own = number - self.base;
        match self.origins.get(own as usize) {
            Some(origin) => *origin,
            None => self.end.wrapping_add(own - self.origins.len() as u32),
        }
    }
}
