//! The runtime's `support/sync.rs` in terms of `loom`.

pub use loom::sync::atomic::{AtomicU32, AtomicU64, Ordering};
pub use loom::sync::{Mutex, MutexGuard};
pub use std::sync::PoisonError;

/// An array of empty locks.
pub fn empty_locks<T, const N: usize>() -> [OnceLock<T>; N] {
    std::array::from_fn(|_| OnceLock::new())
}

/// Small, because loom tracks the history of every cell.
pub const FIRST_CELLS: u32 = 8;

pub const BUCKET: usize = 8;
pub const OVERFLOW_WORDS: usize = 4;

/// Small, so that the second value splits a bucket.
pub const FIRST_BUCKETS: u32 = 1;
pub const WIDE: usize = 1;
pub const PER_WIDE: u32 = 1;
pub const PER_DENSE: u32 = 1;

pub const HASH_BITS_START: u32 = 0;
pub const DENSE_PLACE_BITS: u32 = 24;

/// A cell that is set once, under loom's lock, so that loom knows the dependencies. Lock-free readers check the flag.
#[derive(Debug)]
pub struct OnceLock<T> {
    value: std::sync::OnceLock<T>,
    set: loom::sync::atomic::AtomicBool,
    lock: Mutex<()>,
}

impl<T> OnceLock<T> {
    pub fn new() -> Self {
        OnceLock {
            value: std::sync::OnceLock::new(),
            set: loom::sync::atomic::AtomicBool::new(false),
            lock: Mutex::new(()),
        }
    }

    pub fn get(&self) -> Option<&T> {
        if self.set.load(Ordering::Acquire) { self.value.get() } else { None }
    }

    pub fn get_or_init(&self, init: impl FnOnce() -> T) -> &T {
        if let Some(value) = self.get() {
            return value;
        }
        let _guard = self.lock.lock().unwrap();
        let value = self.value.get_or_init(init);
        self.set.store(true, Ordering::Release);
        value
    }
}
