//! Allocation of single slots and runs, with reuse.

use super::handle::{Mark, Marks, SlotHandle};

/// A growing array of `T` with free lists per run length.
///
/// Run lengths are rounded up to a power of two above four, so that freed runs can be reused.
#[derive(Clone, Debug)]
pub(super) struct Pool<T> {
    slots: Vec<T>,
    /// Free single slots.
    singles: Vec<u32>,
    /// `free[class(len)]`: start indices of free runs of that capacity.
    free: Vec<Vec<u32>>,
    marks: Marks,
}

/// The capacity of a run of `len` slots.
fn capacity(len: u32) -> u32 {
    if len <= 4 { len } else { len.next_power_of_two() }
}

/// Index of the free list for runs of this capacity.
fn class(capacity: u32) -> usize {
    if capacity <= 4 { capacity as usize } else { capacity.trailing_zeros() as usize + 2 }
}

impl<T: Clone> Pool<T> {
    /// An empty pool. `seed` differs between IRs.
    pub(super) fn new(seed: u32) -> Self {
        Pool { slots: Vec::new(), singles: Vec::new(), free: Vec::new(), marks: Marks::new(seed) }
    }

    /// The mark for handles of the slot.
    #[inline]
    pub(super) fn mark(&self, index: u32) -> Mark {
        self.marks.get(index)
    }

    /// Allocates a slot for `value`.
    #[inline]
    pub(super) fn add(&mut self, value: T) -> u32 {
        if let Some(index) = self.singles.pop() {
            self.slots[index as usize] = value;
            return index;
        }
        let index = self.push_index(1);
        self.slots.push(value);
        index
    }

    /// Allocates a freed single slot without writing to it.
    #[inline]
    pub(super) fn take_free(&mut self) -> Option<u32> {
        self.singles.pop()
    }

    /// The index of the next [`push`](Self::push).
    #[inline]
    pub(super) fn next_index(&self) -> u32 {
        self.push_index(1)
    }

    /// The index of the next new slot. Panics if the index space is exhausted.
    #[inline]
    fn push_index(&self, len: usize) -> u32 {
        let index = self.slots.len();
        assert!(index + len < super::NONE as usize, "an `Ir` has more than 4 billion entities");
        index as u32
    }

    /// Allocates a run of `len` slots set to `fill`. An empty run starts at 0 and is not freed.
    #[inline]
    pub(super) fn add_run(&mut self, len: u32, fill: T) -> u32 {
        if len == 0 {
            return 0;
        }
        if len == 1 {
            return self.add(fill);
        }
        let capacity = capacity(len);
        if let Some(start) = self.free.get_mut(class(capacity)).and_then(Vec::pop) {
            self.slots[start as usize..(start + capacity) as usize].fill(fill);
            return start;
        }
        let start = self.push_index(capacity as usize);
        self.slots.resize(self.slots.len() + capacity as usize, fill);
        start
    }

    /// Allocates a run of `len` slots. Returns its start, and whether the run is new. The caller overwrites a reused
    /// run. For a new run, it pushes `len` values and calls [`round_up`](Self::round_up).
    #[inline]
    pub(super) fn take_run(&mut self, len: u32) -> (u32, bool) {
        let freed = match len {
            0 => return (0, false),
            1 => self.singles.pop(),
            _ => self.free.get_mut(class(capacity(len))).and_then(Vec::pop),
        };
        match freed {
            Some(start) => (start, false),
            None => {
                let capacity = capacity(len) as usize;
                let start = self.push_index(capacity);
                self.slots.reserve(capacity);
                (start, true)
            }
        }
    }

    /// Appends a value to the run that [`take_run`](Self::take_run) started.
    #[inline]
    pub(super) fn push(&mut self, value: T) {
        self.slots.push(value);
    }

    /// Fills a run of `len` values up to its capacity.
    #[inline]
    pub(super) fn round_up(&mut self, len: u32, fill: T) {
        let missing = capacity(len) - len;
        if missing > 0 {
            self.slots.resize(self.slots.len() + missing as usize, fill);
        }
    }

    /// Allocates a run for `values`; padding slots are set to `fill`.
    #[inline]
    pub(super) fn add_run_from(&mut self, values: &[T], fill: T) -> u32 {
        let len = values.len();
        let start = self.add_run(len as u32, fill);
        self.run_mut(start, len as u32).clone_from_slice(values);
        start
    }

    /// Frees a run allocated with the same `len`.
    #[inline]
    pub(super) fn free_run(&mut self, start: u32, len: u32) {
        if len == 0 {
            return;
        }
        self.marks.change(start, len);
        if len == 1 {
            return self.singles.push(start);
        }
        let class = class(capacity(len));
        if self.free.len() <= class {
            self.free.resize_with(class + 1, Vec::new);
        }
        self.free[class].push(start);
    }

    #[inline]
    pub(super) fn run(&self, start: u32, len: u32) -> &[T] {
        &self.slots[start as usize..(start + len) as usize]
    }

    #[inline]
    pub(super) fn run_mut(&mut self, start: u32, len: u32) -> &mut [T] {
        &mut self.slots[start as usize..(start + len) as usize]
    }

    /// The slot, if the index was ever allocated.
    #[inline]
    pub(super) fn get(&self, index: u32) -> Option<&T> {
        self.slots.get(index as usize)
    }
}

impl<T> std::ops::Index<u32> for Pool<T> {
    type Output = T;

    #[inline]
    fn index(&self, index: u32) -> &T {
        &self.slots[index as usize]
    }
}

impl<T> std::ops::IndexMut<u32> for Pool<T> {
    #[inline]
    fn index_mut(&mut self, index: u32) -> &mut T {
        &mut self.slots[index as usize]
    }
}

/// Checks that the slot exists, and in debug builds that it was not reused since the handle was created.
impl<T, H: SlotHandle> std::ops::Index<H> for Pool<T> {
    type Output = T;

    #[inline]
    #[track_caller]
    fn index(&self, handle: H) -> &T {
        self.check(&handle);
        &self.slots[handle.slot() as usize]
    }
}

impl<T, H: SlotHandle> std::ops::IndexMut<H> for Pool<T> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, handle: H) -> &mut T {
        self.check(&handle);
        &mut self.slots[handle.slot() as usize]
    }
}

impl<T> Pool<T> {
    /// The slot of `handle`, checked as by indexing.
    #[inline]
    #[track_caller]
    pub(super) fn slot_of<H: SlotHandle>(&self, handle: H) -> u32 {
        self.check(&handle);
        handle.slot()
    }

    #[inline]
    #[track_caller]
    fn check<H: SlotHandle>(&self, handle: &H) {
        let slot = handle.slot();
        if slot as usize >= self.slots.len() || handle.mark() != self.marks.get(slot) {
            stale_handle::<H>();
        }
    }
}

/// Panics because the slot of a handle is unused or has another use.
#[cold]
#[track_caller]
pub(super) fn stale_handle<H: SlotHandle>() -> ! {
    panic!("stale handle: the {} was erased, or belongs to another `Ir`", H::WHAT)
}
