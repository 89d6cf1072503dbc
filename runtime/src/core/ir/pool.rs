//! Allocation of single slots and runs, with reuse.

use std::sync::Arc;

use super::handle::{Mark, Marks, SlotHandle};
use super::share::{Renumber, Returned};

/// A growing array of `T` with free lists per run length.
///
/// Run lengths are rounded up to a power of two above four, so that freed runs can be reused.
///
/// A pool may continue another one, which it can only read; see [`Ir::share`](super::Ir::share). Its own slots have the
/// numbers from `base` on.
#[derive(Clone, Debug)]
pub(super) struct Pool<T> {
    slots: Vec<T>,
    /// The number of the first own slot.
    base: u32,
    shared: Option<Box<Shared<T>>>,
    /// Free single slots.
    singles: Vec<u32>,
    /// `free[class(len)]`: start indices of free runs of that capacity.
    free: Vec<Vec<u32>>,
    marks: Marks,
}

/// The slots before the own ones.
#[derive(Clone, Debug)]
struct Shared<T> {
    pool: Arc<Pool<T>>,
    /// A slot that is private to this pool, although its number is below `base`.
    private: Option<(u32, T)>,
    /// Somebody has tried to free the private slot.
    is_given_up: bool,
}

/// The capacity of a run of `len` slots.
pub(super) fn capacity(len: u32) -> u32 {
    if len <= 4 { len } else { len.next_power_of_two() }
}

/// Index of the free list for runs of this capacity.
fn class(capacity: u32) -> usize {
    if capacity <= 4 { capacity as usize } else { capacity.trailing_zeros() as usize + 2 }
}

impl<T: Clone> Pool<T> {
    /// An empty pool. `seed` differs between IRs.
    pub(super) fn new(seed: u32) -> Self {
        Pool {
            slots: Vec::new(),
            base: 0,
            shared: None,
            singles: Vec::new(),
            free: Vec::new(),
            marks: Marks::new(seed),
        }
    }

    /// Allocates a slot for `value`.
    #[inline]
    pub(super) fn add(&mut self, value: T) -> u32 {
        if let Some(index) = self.singles.pop() {
            self[index] = value;
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
        let index = self.base as usize + self.slots.len();
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
            self.run_mut(start, capacity).fill(fill);
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
        if start < self.base {
            not_own();
        }
        // All slots of a run have the same mark, also those that are in use only when a longer run takes its place.
        self.marks.change(start - self.base, capacity(len));
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
        let own = start.wrapping_sub(self.base) as usize;
        match self.slots.get(own..own.wrapping_add(len as usize)) {
            Some(run) => run,
            None => self.shared_run(start, len),
        }
    }

    #[cold]
    fn shared_run(&self, start: u32, len: u32) -> &[T] {
        match &self.shared {
            _ if len == 0 => &[],
            Some(shared) if start < self.base => shared.pool.run(start, len),
            _ => unreachable!("the run has no slots"),
        }
    }

    #[inline]
    pub(super) fn run_mut(&mut self, start: u32, len: u32) -> &mut [T] {
        let own = start.wrapping_sub(self.base) as usize;
        match self.slots.get_mut(own..own.wrapping_add(len as usize)) {
            Some(run) => run,
            None if len == 0 => &mut [],
            None => not_own(),
        }
    }
}

/// Sharing between threads.
impl<T> Pool<T> {
    /// Turns the pool into one without own slots that continues the former, so that clones can be used by other threads.
    pub(super) fn share(&mut self, seed: u32) {
        let base = self.base + self.slots.len() as u32;
        let empty = Pool {
            slots: Vec::new(),
            base,
            shared: None,
            singles: Vec::new(),
            free: Vec::new(),
            marks: Marks::new(seed),
        };
        let pool = Arc::new(std::mem::replace(self, empty));
        self.shared = Some(Box::new(Shared { pool, private: None, is_given_up: false }));
    }

    /// Undoes [`share`](Self::share). Copies the slots if a clone is left.
    pub(super) fn unshare(&mut self)
    where
        T: Clone,
    {
        if let Some(shared) = self.shared.take() {
            *self = Arc::unwrap_or_clone(shared.pool);
        }
    }

    /// A pool that continues the same slots as this one, which has no own ones.
    pub(super) fn part(&self, seed: u32) -> Self {
        let shared = self.shared.as_ref();
        Pool {
            slots: Vec::new(),
            base: self.base,
            shared: shared.map(|it| {
                let (pool, private) = (it.pool.clone(), None);
                Box::new(Shared { pool, private, is_given_up: false })
            }),
            singles: Vec::new(),
            free: Vec::new(),
            marks: Marks::new(seed),
        }
    }

    /// The pool that this one continues; itself if it does not.
    pub(super) fn shared_pool(&self) -> &Pool<T> {
        self.shared.as_ref().map_or(self, |shared| &shared.pool)
    }

    /// Makes a slot of the shared pool private: this pool has its own value for it.
    pub(super) fn set_private(&mut self, index: u32, value: T) {
        if let Some(shared) = &mut self.shared {
            shared.private = Some((index, value));
        }
    }

    /// If the slot is private, remembers that it is given up. Returns whether it is.
    pub(super) fn give_up_private(&mut self, index: u32) -> bool {
        let Some(shared) = &mut self.shared else { return false };
        let is_private = shared.private.as_ref().is_some_and(|(private, _)| *private == index);
        shared.is_given_up |= is_private;
        is_private
    }

    /// Whether the private slot was given up.
    pub(super) fn is_given_up(&self) -> bool {
        self.shared.as_ref().is_some_and(|shared| shared.is_given_up)
    }

    /// The number of the first own slot.
    pub(super) fn base(&self) -> u32 {
        self.base
    }

    /// The number of the slot after the own ones.
    pub(super) fn end(&self) -> u32 {
        self.base + self.slots.len() as u32
    }

    /// The numbers of the own slots.
    pub(super) fn own_numbers(&self) -> std::ops::Range<u32> {
        self.base..self.end()
    }

    /// Ends the use of the shared slots. Returns the private one.
    pub(super) fn end_part(&mut self) -> Option<T> {
        let (_, value) = self.shared.take()?.private?;
        Some(value)
    }

    /// The own slots.
    pub(super) fn own_mut(&mut self) -> &mut [T] {
        &mut self.slots
    }

    /// Adds copies of the slots `origins` of `whole`.
    pub(super) fn copy_from(&mut self, whole: &Pool<T>, origins: &[u32])
    where
        T: Clone,
    {
        self.slots.extend(origins.iter().map(|origin| whole[*origin].clone()));
    }

    /// Takes the own slots out, for [`absorb`](Self::absorb).
    pub(super) fn take_own(&mut self) -> Self {
        let (base, marks) = (self.base, std::mem::take(&mut self.marks));
        let (singles, free) = (std::mem::take(&mut self.singles), std::mem::take(&mut self.free));
        Pool { slots: std::mem::take(&mut self.slots), base, shared: None, singles, free, marks }
    }

    /// Moves the own slots of `part` to this pool: the first ones to the slots `origins`, the others to new slots, which
    /// start at `end`.
    pub(super) fn absorb(&mut self, part: Pool<T>, origins: &[u32], end: u32) {
        let to = Returned { base: part.base, origins, end };
        let to = |number| to.map(number);
        let mut slots = part.slots.into_iter();
        for (origin, slot) in origins.iter().zip(slots.by_ref()) {
            self[*origin] = slot;
        }
        self.slots.extend(slots);
        self.singles.extend(part.singles.into_iter().map(&to));
        if self.free.len() < part.free.len() {
            self.free.resize_with(part.free.len(), Vec::new);
        }
        for (free, of_part) in self.free.iter_mut().zip(part.free) {
            free.extend(of_part.into_iter().map(&to));
        }
        part.marks.for_each_change(|own| self.marks.change(to(part.base + own) - self.base, 1));
    }

    /// A slot before the own ones.
    #[cold]
    #[inline(never)]
    fn shared_slot(&self, index: u32) -> Option<&T> {
        let shared = self.shared.as_ref()?;
        match &shared.private {
            Some((private, value)) if *private == index => Some(value),
            _ => shared.pool.get(index),
        }
    }

    /// A slot before the own ones, which is in use.
    #[cold]
    #[inline(never)]
    fn shared_slot_in_use(&self, index: u32) -> &T {
        match self.shared_slot(index) {
            Some(slot) => slot,
            None => unreachable!("slot {index} is in use"),
        }
    }

    #[cold]
    #[inline(never)]
    fn private_slot(&mut self, index: u32) -> &mut T {
        match self.shared.as_mut().and_then(|shared| shared.private.as_mut()) {
            Some((private, value)) if *private == index => value,
            _ => not_own(),
        }
    }

    /// The slot, if the index was ever allocated.
    #[inline]
    pub(super) fn get(&self, index: u32) -> Option<&T> {
        self.own(index).or_else(|| self.shared_slot(index))
    }

    /// The own slot, if there is one with this number.
    #[inline]
    pub(super) fn own(&self, index: u32) -> Option<&T> {
        self.slots.get(index.wrapping_sub(self.base) as usize)
    }

    /// The mark for handles of the slot.
    #[inline]
    pub(super) fn mark(&self, index: u32) -> Mark {
        #[cfg(debug_assertions)]
        if let Some(shared) = &self.shared
            && index < self.base
        {
            return shared.pool.mark(index);
        }
        self.marks.get(index.wrapping_sub(self.base))
    }
}

/// Panics because a slot is neither in use nor of the operation that a thread works on.
#[cold]
#[track_caller]
fn not_own() -> ! {
    panic!("a pass changes something outside of its operation, which other threads may use")
}

impl<T> std::ops::Index<u32> for Pool<T> {
    type Output = T;

    #[inline]
    fn index(&self, index: u32) -> &T {
        match self.own(index) {
            Some(slot) => slot,
            None => self.shared_slot_in_use(index),
        }
    }
}

impl<T> std::ops::IndexMut<u32> for Pool<T> {
    #[inline]
    fn index_mut(&mut self, index: u32) -> &mut T {
        let own = index.wrapping_sub(self.base) as usize;
        // A match would borrow the pool for too long.
        if own < self.slots.len() { &mut self.slots[own] } else { self.private_slot(index) }
    }
}

/// Checks that the slot exists, and in debug builds that it was not reused since the handle was created.
impl<T, H: SlotHandle> std::ops::Index<H> for Pool<T> {
    type Output = T;

    #[inline]
    #[track_caller]
    fn index(&self, handle: H) -> &T {
        match self.own(handle.slot()) {
            Some(slot) if handle.mark() == self.mark(handle.slot()) => slot,
            _ => self.shared_slot_of(handle),
        }
    }
}

impl<T, H: SlotHandle> std::ops::IndexMut<H> for Pool<T> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, handle: H) -> &mut T {
        let own = handle.slot().wrapping_sub(self.base) as usize;
        // A match would borrow the pool for too long.
        if own < self.slots.len() && handle.mark() == self.mark(handle.slot()) {
            &mut self.slots[own]
        } else {
            self.private_slot_of(handle)
        }
    }
}

impl<T> Pool<T> {
    /// The slot of `handle`, checked as by indexing.
    #[inline]
    #[track_caller]
    pub(super) fn slot_of<H: SlotHandle>(&self, handle: H) -> u32 {
        let slot = handle.slot();
        if self.own(slot).is_none() || handle.mark() != self.mark(slot) {
            self.shared_slot_of(handle);
        }
        slot
    }

    /// A slot before the own ones, checked as by indexing.
    #[cold]
    #[inline(never)]
    #[track_caller]
    fn shared_slot_of<H: SlotHandle>(&self, handle: H) -> &T {
        let slot = handle.slot();
        match self.shared_slot(slot) {
            Some(shared) if slot < self.base && handle.mark() == self.mark(slot) => shared,
            _ => stale_handle::<H>(),
        }
    }

    /// The private slot, checked as by indexing.
    #[cold]
    #[inline(never)]
    #[track_caller]
    fn private_slot_of<H: SlotHandle>(&mut self, handle: H) -> &mut T {
        let slot = self.slot_of(handle);
        self.private_slot(slot)
    }
}

/// Panics because the slot of a handle is unused or has another use.
#[cold]
#[track_caller]
pub(super) fn stale_handle<H: SlotHandle>() -> ! {
    panic!("stale handle: the {} was erased, or belongs to another `Ir`", H::WHAT)
}
