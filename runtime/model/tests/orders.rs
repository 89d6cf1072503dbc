//! Every order in which two threads can take their steps.

use std::sync::Arc;

use ods_runtime_model::support::append_vec::AppendVec;
use ods_runtime_model::support::interner::Interner;

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
        let interner = Arc::new(Interner::new());
        let other = interner.clone();
        let thread = loom::thread::spawn(move || [other.intern(7u64), other.intern(8)]);
        let mine = [interner.intern(8), interner.intern(7)];
        let theirs = thread.join().unwrap();
        assert_eq!(mine, [theirs[1], theirs[0]]);
        assert_eq!(interner.len(), 2);
        assert_eq!(interner.get(mine[0]), Some(&8));
    });
}

#[test]
fn nothing_is_lost_when_a_table_grows() {
    model(|| {
        let interner = Arc::new(Interner::new());
        // One more value makes the first table too full.
        let first: Vec<u32> = (0..1u64).map(|n| interner.intern(n)).collect();
        let other = interner.clone();
        let thread = loom::thread::spawn(move || {
            let found = other.intern(0);
            (found, other.intern(100))
        });
        let mine = interner.intern(100);
        let (found, theirs) = thread.join().unwrap();
        assert_eq!(found, first[0]);
        assert_eq!(mine, theirs);
        assert_eq!(interner.intern(100), mine);
        assert_eq!(interner.len(), 2);
    });
}
