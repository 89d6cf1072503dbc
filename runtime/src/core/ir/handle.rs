//! Handles of values, blocks and regions: a slot index and a mark. In debug builds the mark identifies the `Ir` and the
//! use of the slot; in release builds it is empty.

/// The mark of a handle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Mark(#[cfg(debug_assertions)] u32);

impl Mark {
    /// The mark as a word; 0 in release builds.
    pub(super) fn word(self) -> u32 {
        #[cfg(debug_assertions)]
        return self.0;
        #[cfg(not(debug_assertions))]
        return 0;
    }

    /// The mark with this [`word`](Self::word).
    #[cfg_attr(not(debug_assertions), allow(unused_variables, reason = "marks are empty"))]
    pub(super) fn from_word(word: u32) -> Self {
        Mark(
            #[cfg(debug_assertions)]
            word,
        )
    }
}

/// The marks of the slots of a pool.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// Differs between IRs.
    #[cfg(debug_assertions)]
    seed: u32,
    /// The number of times that each slot was freed; zero beyond the end.
    #[cfg(debug_assertions)]
    freed: Vec<u32>,
}

#[cfg_attr(not(debug_assertions), allow(unused_variables, unused_mut, reason = "marks are empty"))]
impl Marks {
    /// Marks that differ from those with other seeds.
    pub(super) fn new(seed: u32) -> Self {
        Marks {
            #[cfg(debug_assertions)]
            seed,
            #[cfg(debug_assertions)]
            freed: Vec::new(),
        }
    }

    /// The mark of the slot.
    #[inline]
    pub(super) fn get(&self, slot: u32) -> Mark {
        Mark(
            #[cfg(debug_assertions)]
            self.seed.wrapping_add(self.freed.get(slot as usize).copied().unwrap_or(0)),
        )
    }

    /// Changes the marks of `len` slots from `start` on.
    #[inline]
    pub(super) fn change(&mut self, start: u32, len: u32) {
        #[cfg(debug_assertions)]
        {
            let (start, end) = (start as usize, (start + len) as usize);
            if self.freed.len() < end {
                self.freed.resize(end, 0);
            }
            self.freed[start..end].iter_mut().for_each(|count| *count += 1);
        }
    }

    /// Calls `call` with each slot, as many times as it was changed.
    pub(super) fn for_each_change(&self, mut call: impl FnMut(u32)) {
        #[cfg(debug_assertions)]
        for (slot, count) in (0..).zip(&self.freed) {
            (0..*count).for_each(|_| call(slot));
        }
    }
}

/// A handle of a slot in a [`Pool`](super::pool::Pool).
pub(super) trait SlotHandle {
    /// The kind of entity, for messages.
    const WHAT: &'static str;

    /// The slot index.
    fn slot(&self) -> u32;

    /// The mark of the slot when the handle was made.
    fn mark(&self) -> Mark;
}

/// Declares the handle `$handle` of the slots in the pool `$pool` of an `Ir`, and the method `$at` of `Ir`, which
/// returns the handle of a slot. Panic messages call the entity `$what`.
macro_rules! slot_handle {
    ($(#[$meta:meta])* $handle:ident $what:literal $pool:ident $at:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $handle {
            pub(super) slot: u32,
            pub(super) mark: super::handle::Mark,
        }

        impl $handle {
            /// The slot index, dense within an `Ir`.
            #[allow(dead_code, reason = "regions are not numbered")]
            #[inline]
            pub(crate) fn slot(self) -> u32 {
                self.slot
            }
        }

        impl std::fmt::Debug for $handle {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_tuple(stringify!($handle)).field(&self.slot).finish()
            }
        }

        impl super::handle::SlotHandle for $handle {
            const WHAT: &'static str = $what;

            #[inline]
            fn slot(&self) -> u32 {
                self.slot
            }

            #[inline]
            fn mark(&self) -> super::handle::Mark {
                self.mark
            }
        }

        impl Ir {
            #[doc = concat!("The handle of the ", $what, " in this slot.")]
            #[inline]
            pub(super) fn $at(&self, slot: u32) -> $handle {
                $handle { slot, mark: self.$pool.mark(slot) }
            }
        }
    };
}

pub(super) use slot_handle;
