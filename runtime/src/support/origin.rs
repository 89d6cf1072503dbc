//! Where the numbers of a context's handles start.
//!
//! In debug builds, the handles of each context start at another number. Thus a handle of another context is out of
//! range, wherever it is looked up, and the number tells which context made it. Handles take no more space for this. In
//! release builds all contexts start at 0, and an [`Origin`] is empty.

/// Where the numbers of one context start: a multiple of 256 below 2^30.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin(#[cfg(debug_assertions)] u32);

impl Origin {
    /// The origin of a new context.
    #[allow(clippy::new_without_default, reason = "two calls return different values")]
    pub(crate) fn new() -> Self {
        Origin(
            #[cfg(debug_assertions)]
            debug::start_of(debug::COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed)),
        )
    }

    /// The first number.
    #[inline]
    pub(crate) fn start(self) -> u32 {
        #[cfg(debug_assertions)]
        return self.0;
        #[cfg(not(debug_assertions))]
        return 0;
    }

    /// Panics because `number` belongs to another context than this one. `noun` says what it is the number of.
    #[cold]
    #[track_caller]
    pub(crate) fn foreign(self, noun: &str, number: u32) -> ! {
        #[cfg(debug_assertions)]
        if let (Some(owner), Some(own)) = (debug::owner(number), debug::owner(self.0)) {
            panic!(
                "the {noun} belongs to another context: it is of context {owner}, not of context {own}"
            );
        }
        panic!("the {noun} {number} belongs to another context");
    }
}

#[cfg(debug_assertions)]
mod debug {
    use std::sync::atomic::{AtomicU32, Ordering};

    /// The number of contexts.
    pub(super) static COUNT: AtomicU32 = AtomicU32::new(0);

    /// The start of a context. Multiples of the golden ratio, modulo 1, are far apart.
    pub(super) fn start_of(context: u32) -> u32 {
        (context.wrapping_mul(0x9e37_79b9) >> 2) & !0xff
    }

    /// The context that `number` belongs to, counted from 1 in the order of creation.
    pub(super) fn owner(number: u32) -> Option<u32> {
        let contexts = 0..COUNT.load(Ordering::Relaxed);
        let started = contexts.filter(|context| start_of(*context) <= number);
        started.max_by_key(|context| start_of(*context)).map(|context| context + 1)
    }
}
