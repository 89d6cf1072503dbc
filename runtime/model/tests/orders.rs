//! Every order in which two threads can take their steps.
//!
//! The thread that only reads is always the spawned one. `loom` runs the other one first and then looks for what could
//! have come in another order; of two reads before a write it remembers the later one, so that it would not see that a
//! write may come before a read of the first thread if the writer itself has read in between.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use loom::sync::atomic::{AtomicU32, Ordering};
use ods_runtime_model::support::append_vec::AppendVec;
use ods_runtime_model::support::interner::{AtomicWords, Interner, PackedSlot, hash_of, short};

fn model(check: impl Fn() + Send + Sync + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(3);
    builder.check(check);
}

#[test]
fn pushes_get_indexes_of_their_own() {
    model(|| {
        let vec = Arc::new(AppendVec::new());
        let other = vec.clone();
        let thread = loom::thread::spawn(move || {
            let index = other.push(1u32);
            assert_eq!(other.get(index), Some(&1));
            index
        });
        let mine = vec.push(2);
        assert_eq!(vec.get(mine), Some(&2));
        let theirs = thread.join().unwrap();
        assert_eq!([mine.min(theirs), mine.max(theirs)], [0, 1]);
        assert_eq!(vec.get(theirs), Some(&1));
    });
}

#[test]
fn equal_values_get_one_index() {
    model(|| {
        let interner = Arc::new(Interner::<u64>::new());
        let other = interner.clone();
        let thread = loom::thread::spawn(move || [other.intern(7u64), other.intern(8)]);
        let mine = [interner.intern(8), interner.intern(7)];
        let theirs = thread.join().unwrap();
        assert_eq!(mine, [theirs[1], theirs[0]]);
        assert_eq!(interner.len(), 2);
        assert_eq!(interner.get(mine[0]), Some(&8));
    });
}

/// Numbers from `from` on whose hashes end in `bit`: bucket 1 takes those that end in 1 out of bucket 0, which is all
/// that there is at first.
fn ending_in(bit: u64, from: u64) -> u64 {
    (from..).find(|n| u64::from(short(hash_of(n))) & 1 == bit).unwrap()
}

#[test]
fn a_value_is_found_while_its_bucket_is_split() {
    let (moved, stays) = (ending_in(1, 0), ending_in(0, 0));
    for (first, second) in [(moved, stays), (stays, moved)] {
        model(move || {
            let interner = Arc::new(Interner::<u64>::new());
            let index = interner.intern(first);
            let other = interner.clone();
            let thread = loom::thread::spawn(move || {
                let found = other.find(hash_of(&first), |value| *value == first);
                assert_eq!(found, Some((index, &first)));
            });
            let theirs = interner.intern(second);
            thread.join().unwrap();
            assert_ne!(index, theirs);
            assert_eq!(interner.intern(first), index);
            assert_eq!(interner.intern(second), theirs);
        });
    }
}

#[test]
fn nothing_is_lost_when_buckets_are_split() {
    let (moved, stays) = (ending_in(1, 0), ending_in(0, 0));
    let another = ending_in(1, moved + 1);
    model(move || {
        let interner = Arc::new(Interner::<u64>::new());
        let first = interner.intern(moved);
        let other = interner.clone();
        let thread = loom::thread::spawn(move || [other.intern(moved), other.intern(stays)]);
        let mine = [interner.intern(another), interner.intern(stays)];
        let theirs = thread.join().unwrap();
        assert_eq!(theirs, [first, mine[1]]);
        assert_eq!(interner.len(), 3);
        for (value, index) in [(moved, first), (another, mine[0]), (stays, mine[1])] {
            assert_eq!(interner.get(index), Some(&value));
            assert_eq!(interner.intern(value), index);
        }
    });
}

/// Two words, the first of which says whether they are set.
struct Pair([AtomicU32; 2]);

impl Pair {
    fn new(first: u32, second: u32) -> Self {
        Pair([AtomicU32::new(first), AtomicU32::new(second)])
    }

    fn words(&self) -> [u32; 2] {
        let first = self.0[0].load(Ordering::Acquire);
        [first, self.0[1].load(Ordering::Relaxed)]
    }
}

impl PartialEq for Pair {
    fn eq(&self, other: &Self) -> bool {
        self.words() == other.words()
    }
}

impl Eq for Pair {}

impl Hash for Pair {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words().hash(state);
    }
}

impl AtomicWords for Pair {
    fn zeros(count: usize) -> Box<[PackedSlot<Self>]> {
        (0..count).map(|_| PackedSlot(Pair::new(0, 0))).collect()
    }

    fn is_set(&self) -> bool {
        self.0[0].load(Ordering::Acquire) != 0
    }

    fn set(&self, value: Self) {
        let [first, second] = value.words();
        self.0[1].store(second, Ordering::Relaxed);
        self.0[0].store(first, Ordering::Release);
    }
}

#[test]
fn packed_values_are_seen_whole() {
    model(|| {
        let interner = Arc::new(Interner::<Pair, PackedSlot<Pair>>::new());
        let other = interner.clone();
        let thread = loom::thread::spawn(move || {
            let pair = Pair::new(7, 2);
            other.find(hash_of(&pair), |other| *other == pair).map(|(index, found)| {
                assert_eq!(found.words(), [7, 2]);
                index
            })
        });
        let theirs = [1, 2].map(|second| interner.intern(Pair::new(7, second)));
        let found = thread.join().unwrap();
        assert!(found.is_none_or(|found| found == theirs[1]));
        assert_eq!(interner.get(theirs[0]).map(Pair::words), Some([7, 1]));
    });
}
