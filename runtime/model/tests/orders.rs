//! All interleavings of two threads.
//!
//! The reading thread is always the spawned one. `loom` runs the other one first and then explores other orders. Of
//! two reads before a write it records only the later one, so if the writer had read in between, it would not try the
//! write before the first thread's read.

use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use loom::sync::atomic::{AtomicU32, Ordering};
use ods_runtime_model::support::append_vec::AppendVec;
use ods_runtime_model::support::bucket::Bucket;
use ods_runtime_model::support::dense_bucket::DenseBucket;
use ods_runtime_model::support::interner::{AtomicWords, Interner, PackedSlot, hash_of, short};
use ods_runtime_model::support::wide_bucket::WideBucket;

fn model(check: impl Fn() + Send + Sync + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(3);
    builder.check(check);
}

#[test]
fn pushes_get_distinct_indices() {
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

/// Numbers from `from` on with hashes ending in `bit`. Bucket 1 takes those ending in 1 from the initial bucket 0.
fn ending_in(bit: u64, from: u64) -> u64 {
    (from..).find(|n| u64::from(short(hash_of(n))) & 1 == bit).unwrap()
}

/// The spawned thread finds its value while this one adds `added`, each of which splits a bucket. Wide buckets have
/// one entry here, so further entries overflow.
fn is_found_while_split<B: Bucket>(first: u64, added: &'static [u64]) {
    model(move || {
        let pair = |number: u64| Pair::<B>::new((number >> 32) as u32, number as u32);
        let interner = Arc::new(Interner::<_, PackedSlot<Pair<B>>>::new());
        let index = interner.intern(pair(first));
        let other = interner.clone();
        let thread = loom::thread::spawn(move || {
            let expected = pair(first);
            let entry = other.find(hash_of(&expected), |value| *value == expected);
            assert_eq!(entry.map(|(index, _)| index), Some(index));
        });
        let theirs: Vec<u32> = added.iter().map(|number| interner.intern(pair(*number))).collect();
        thread.join().unwrap();
        assert!(!theirs.contains(&index));
        assert_eq!(interner.intern(pair(first)), index);
        for (number, index) in added.iter().zip(theirs) {
            assert_eq!(interner.intern(pair(*number)), index);
        }
    });
}

#[test]
fn a_value_is_found_while_its_bucket_is_split() {
    let (moved, stays) = (ending_in(1, 1 << 32), ending_in(0, 1 << 32));
    let (with_moved, with_stays) = (ending_in(1, moved + 1), ending_in(0, stays + 1));
    let all = [(moved, stays), (stays, moved), (moved, with_moved), (stays, with_stays)];
    for (first, second) in all {
        let added: &'static [u64] = Box::leak(Box::new([second]));
        is_found_while_split::<WideBucket>(first, added);
        is_found_while_split::<DenseBucket>(first, added);
    }
    // The overflow entry is moved and its storage reused.
    let added: &'static [u64] = Box::leak(Box::new([with_moved, stays]));
    is_found_while_split::<WideBucket>(moved, added);
}

#[test]
fn splits_keep_all_entries() {
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

/// Two words; the first one marks the value as set.
struct Pair<B>([AtomicU32; 2], PhantomData<fn() -> B>);

impl<B> Pair<B> {
    fn new(first: u32, second: u32) -> Self {
        Pair([AtomicU32::new(first), AtomicU32::new(second)], PhantomData)
    }

    fn words(&self) -> [u32; 2] {
        let first = self.0[0].load(Ordering::Acquire);
        [first, self.0[1].load(Ordering::Relaxed)]
    }
}

impl<B> PartialEq for Pair<B> {
    fn eq(&self, other: &Self) -> bool {
        self.words() == other.words()
    }
}

impl<B> Eq for Pair<B> {}

impl<B> Hash for Pair<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [first, second] = self.words();
        state.write_u64(u64::from(first) << 32 | u64::from(second));
    }
}

impl<B: Bucket> AtomicWords for Pair<B> {
    type Bucket = B;

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

fn packed_values_are_seen_whole_in<B: Bucket>() {
    model(|| {
        let interner = Arc::new(Interner::<_, PackedSlot<Pair<B>>>::new());
        let other = interner.clone();
        let thread = loom::thread::spawn(move || {
            let pair = Pair::new(7, 2);
            other.find(hash_of(&pair), |other| *other == pair).map(|(index, pair)| {
                assert_eq!(pair.words(), [7, 2]);
                index
            })
        });
        let theirs = [1, 2].map(|second| interner.intern(Pair::new(7, second)));
        let index = thread.join().unwrap();
        assert!(index.is_none_or(|index| index == theirs[1]));
        assert_eq!(interner.get(theirs[0]).map(Pair::words), Some([7, 1]));
    });
}

#[test]
fn packed_values_are_seen_whole() {
    packed_values_are_seen_whole_in::<WideBucket>();
    packed_values_are_seen_whole_in::<DenseBucket>();
}
