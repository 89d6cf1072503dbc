//! Interning of types and attributes: a typed table per kind, and one handle space for all tables.
//!
//! A handle is `(chunk + 1) << 8 | slot`, in debug builds plus the [`Origin`] of the context. Every chunk of 256 handles belongs to one kind, so testing the kind of a
//! handle is one load from the chunk table, and values need no header. A kind allocates chunks for a whole segment of
//! its table, so the values of a segment have consecutive handles, and a value's index gives its handle.

use std::any::Any;
use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::support::append_vec::AppendVec;
use crate::support::interner::{Interner, MissedLookup, Slot, ValueSlot, hash_of};
use crate::support::origin::Origin;
use crate::support::segments::{SEGMENTS, place, segment_len};

const CHUNK_LOG2: u32 = 8;
const CHUNK_LEN: u32 = 1 << CHUNK_LOG2;
const SLOT_MASK: u32 = CHUNK_LEN - 1;
/// Handles have 31 bits. The spare bit serves as a tag in locations and integer attributes.
const MAX_CHUNKS: u32 = (1 << (31 - CHUNK_LOG2)) - 2;

/// The parameters of a type or attribute: the uniquing key.
///
/// `Eq` and `Hash` ignore mutable components, such as the body of a recursive type.
pub trait Storage: Eq + Hash + Send + Sync + Sized + fmt::Debug + 'static {}

impl<T: Eq + Hash + Send + Sync + Sized + fmt::Debug + 'static> Storage for T {}

/// Identity of a kind: a process-wide number, assigned on first use.
#[derive(Debug, Default)]
pub(crate) struct KindId(AtomicU32);

impl KindId {
    /// An unassigned id.
    pub(crate) const fn new() -> Self {
        KindId(AtomicU32::new(0))
    }

    /// The number, assigned on first use. Never 0.
    #[inline]
    pub(crate) fn get(&self) -> u32 {
        match self.0.load(Ordering::Acquire) {
            0 => self.assign(),
            id => id,
        }
    }

    #[cold]
    #[inline(never)]
    fn assign(&self) -> u32 {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let fresh = NEXT.fetch_add(1, Ordering::Relaxed);
        match self.0.compare_exchange(0, fresh, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => fresh,
            Err(winner) => winner,
        }
    }
}

/// A kind definition with a [`KindId`]: `TypeDef` or `AttrDef`.
pub(crate) trait KindDef: Sync + fmt::Debug + 'static {
    /// What values of this kind are, for messages.
    const NOUN: &'static str;

    /// The identity.
    fn id(&self) -> &KindId;
}

#[derive(Debug)]
struct Chunk<D: 'static> {
    def: &'static D,
    /// Table index of the chunk's first slot.
    base: u32,
}

/// The values of one kind.
pub struct KindTable<S, C = ValueSlot<S>>
where
    C: Slot<Value = S>,
{
    values: Interner<S, C>,
    /// The handle of the first value of each segment, or 0 before allocation.
    handles: [AtomicU32; SEGMENTS],
}

impl<S: fmt::Debug, C: Slot<Value = S>> fmt::Debug for KindTable<S, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.values, f)
    }
}

impl<S, C: Slot<Value = S>> Default for KindTable<S, C> {
    fn default() -> Self {
        KindTable { values: Interner::new(), handles: [const { AtomicU32::new(0) }; SEGMENTS] }
    }
}

impl<S, C: Slot<Value = S>> KindTable<S, C> {
    /// Whether the table is empty.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// A fast lookup of the value with this `hash` that `eq` accepts. May miss existing values.
    #[inline]
    pub fn find_quickly(
        &self,
        hash: u64,
        eq: impl Fn(&S) -> bool,
    ) -> Result<(NonZeroU32, &S), MissedLookup> {
        let (index, value) = self.values.find_quickly(hash, eq)?;
        match self.handle(index) {
            Some(handle) => Ok((handle, value)),
            // Another thread is adding the value.
            None => Err(MissedLookup::incomplete(hash)),
        }
    }

    /// The handle of a value, if handles were allocated for its segment.
    #[inline]
    fn handle(&self, index: u32) -> Option<NonZeroU32> {
        let (segment, offset) = place(index);
        let first = NonZeroU32::new(self.handles[segment].load(Ordering::Acquire))?;
        Some(first.saturating_add(offset as u32))
    }
}

/// The table of a builtin kind, created with the first value: a context has many kinds, but a text uses few.
pub(crate) struct LazyTable<S, C = ValueSlot<S>>(OnceLock<Box<KindTable<S, C>>>)
where
    C: Slot<Value = S>;

impl<S: fmt::Debug, C: Slot<Value = S>> fmt::Debug for LazyTable<S, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0.get(), f)
    }
}

impl<S, C: Slot<Value = S>> Default for LazyTable<S, C> {
    fn default() -> Self {
        LazyTable(OnceLock::new())
    }
}

impl<S, C: Slot<Value = S>> LazyTable<S, C> {
    /// Whether the table is empty. Does not create it.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.get().is_none_or(|table| table.is_empty())
    }
}

impl<S, C: Slot<Value = S>> std::ops::Deref for LazyTable<S, C> {
    type Target = KindTable<S, C>;

    #[inline]
    fn deref(&self) -> &KindTable<S, C> {
        self.0.get_or_init(Box::default)
    }
}

/// Number of tables in the inline array. Kinds used early have small ids, so most programs need no others.
const NEAR_TABLES: usize = 64;

/// The tables of all kinds except builtin ones, by kind id.
#[derive(Debug)]
struct Tables {
    near: [OnceLock<AnyTable>; NEAR_TABLES],
    far: AppendVec<AnyTable>,
}

type AnyTable = Box<dyn Any + Send + Sync>;

impl Default for Tables {
    fn default() -> Self {
        Tables { near: [const { OnceLock::new() }; NEAR_TABLES], far: AppendVec::new() }
    }
}

impl Tables {
    #[inline]
    fn get(&self, id: u32) -> Option<&AnyTable> {
        match self.near.get(id as usize) {
            Some(near) => near.get(),
            None => self.get_far(id),
        }
    }

    #[inline(never)]
    fn get_far(&self, id: u32) -> Option<&AnyTable> {
        self.far.get(id)
    }

    #[cold]
    fn get_or_init(&self, id: u32, init: fn() -> AnyTable) -> &AnyTable {
        match self.near.get(id as usize) {
            Some(near) => near.get_or_init(init),
            None => self.far.get_or_init(id, init),
        }
    }
}

/// All kinds of a family (types or attributes).
#[derive(Debug)]
pub(crate) struct Uniquer<D: 'static> {
    origin: Origin,
    chunks: AppendVec<Chunk<D>>,
    tables: Tables,
    /// Locked while allocating chunks.
    taking: Mutex<()>,
}

impl<D> Uniquer<D> {
    /// An empty uniquer, whose handles start at `origin`.
    pub(crate) fn new(origin: Origin) -> Self {
        Uniquer {
            origin,
            chunks: AppendVec::new(),
            tables: Tables::default(),
            taking: Mutex::new(()),
        }
    }
}

impl<D: KindDef> Uniquer<D> {
    /// The number of `handle`, from 0 on, with gaps between kinds. Too large for handles of other contexts.
    #[inline]
    pub(crate) fn number(&self, handle: NonZeroU32) -> u32 {
        handle.get().wrapping_sub(CHUNK_LEN + self.origin.start())
    }

    /// Whether `handle` belongs to this context. In release builds, true for most handles of others.
    #[inline]
    pub(crate) fn contains(&self, handle: NonZeroU32) -> bool {
        self.chunks.get(self.number(handle) >> CHUNK_LOG2).is_some()
    }

    #[inline]
    #[track_caller]
    fn chunk(&self, handle: NonZeroU32) -> &Chunk<D> {
        match self.chunks.get(self.number(handle) >> CHUNK_LOG2) {
            Some(chunk) => chunk,
            None => self.origin.foreign(D::NOUN, handle.get()),
        }
    }

    /// The definition of the kind of `handle`.
    ///
    /// # Panics
    ///
    /// If the handle belongs to another context. In release builds, only if it is out of range for this one.
    #[inline]
    #[track_caller]
    pub(crate) fn def(&self, handle: NonZeroU32) -> &'static D {
        self.chunk(handle).def
    }

    /// The table of a kind that is not builtin.
    #[inline]
    pub(crate) fn table<S: Storage>(&self, def: &'static D) -> &KindTable<S> {
        let id = def.id().get();
        let table = match self.tables.get(id) {
            Some(table) => table,
            None => self.tables.get_or_init(id, || Box::new(KindTable::<S>::default())),
        };
        table.downcast_ref().expect("one kind has one storage type")
    }

    /// The value of `handle` in `table`, which must be the table of its kind.
    #[inline]
    #[track_caller]
    pub(crate) fn get<'t, S, C: Slot<Value = S>>(
        &self,
        table: &'t KindTable<S, C>,
        handle: NonZeroU32,
    ) -> &'t S {
        let index = self.chunk(handle).base + (handle.get() & SLOT_MASK);
        table.values.get(index).expect("handle names a value of its kind")
    }

    /// The value of `handle` in `table`, if its kind is `def`; `table` must be the table of `def`.
    #[inline]
    #[track_caller]
    pub(crate) fn get_if<'t, S, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: impl FnOnce() -> &'t KindTable<S, C>,
        handle: NonZeroU32,
    ) -> Option<&'t S> {
        let chunk = self.chunk(handle);
        if !std::ptr::eq(chunk.def, def) {
            return None;
        }
        table().values.get(chunk.base + (handle.get() & SLOT_MASK))
    }

    /// Interns the value with this `hash` that equals `key` by `eq`, created by `make` on a miss.
    #[inline]
    pub(crate) fn intern_with<'t, K, S, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &'t KindTable<S, C>,
        hash: u64,
        key: K,
        eq: impl Fn(&K, &S) -> bool,
        make: impl FnOnce(K) -> S,
    ) -> (NonZeroU32, &'t S) {
        match table.find_quickly(hash, |other| eq(&key, other)) {
            Ok(entry) => entry,
            Err(missed) => self.add(def, table, missed, key, eq, make),
        }
    }

    /// Interns a value that [`find_quickly`](KindTable::find_quickly) missed. Out of line because most lookups are
    /// hits.
    #[cold]
    #[inline(never)]
    pub(crate) fn add<'t, K, S, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &'t KindTable<S, C>,
        missed: MissedLookup,
        key: K,
        eq: impl Fn(&K, &S) -> bool,
        make: impl FnOnce(K) -> S,
    ) -> (NonZeroU32, &'t S) {
        let (index, value) = table.values.add(missed, key, eq, make);
        let handle = table.handle(index).unwrap_or_else(|| {
            let (segment, offset) = place(index);
            self.take_handles(def, &table.handles, segment).saturating_add(offset as u32)
        });
        (handle, value)
    }

    /// Allocates handles for a segment, and returns the first one.
    #[cold]
    fn take_handles(
        &self,
        def: &'static D,
        handles: &[AtomicU32; SEGMENTS],
        segment: usize,
    ) -> NonZeroU32 {
        let _guard = self.taking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(first) = NonZeroU32::new(handles[segment].load(Ordering::Relaxed)) {
            return first;
        }
        // Segments smaller than a chunk share one, which suffices for most kinds.
        let small = (0..SEGMENTS).take_while(|n| segment_len(*n) < CHUNK_LEN.into()).count();
        let segments = if segment < small { 0..small } else { segment..segment + 1 };
        // Table index of the first value in these segments.
        let base = (segment_len(segments.start) - segment_len(0)) as u32;
        let chunks = segment_len(segment).div_ceil(u64::from(CHUNK_LEN));
        let first = self.chunks.len();
        assert!(
            u64::from(first) + chunks < (MAX_CHUNKS - (self.origin.start() >> CHUNK_LOG2)).into(),
            "a context has too many types or attributes"
        );
        for chunk in 0..chunks as u32 {
            self.chunks.push(Chunk { def, base: base + (chunk << CHUNK_LOG2) });
        }
        for segment in segments {
            let offset = (segment_len(segment) - segment_len(0)) as u32 - base;
            let handle = self.origin.start() + ((first + 1) << CHUNK_LOG2) + offset;
            handles[segment].store(handle, Ordering::Release);
        }
        NonZeroU32::new(handles[segment].load(Ordering::Relaxed)).expect("the handle was set above")
    }
}

/// Hashes a key, for interning by a borrowed key.
pub fn key_hash<K: Hash + ?Sized>(key: &K) -> u64 {
    hash_of(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Kind(KindId);

    impl KindDef for Kind {
        const NOUN: &'static str = "kind";

        fn id(&self) -> &KindId {
            &self.0
        }
    }

    #[test]
    fn kinds_beyond_the_near_tables_have_tables() {
        let kinds: &'static [Kind] =
            Box::leak((0..2 * NEAR_TABLES).map(|_| Kind(KindId::new())).collect());
        let uniquer = Uniquer::new(Origin::new());
        let intern = |kind, value| {
            let table = uniquer.table::<u64>(kind);
            uniquer.intern_with(kind, table, key_hash(&value), value, u64::eq, |value| value).0
        };
        for (kind, value) in kinds.iter().zip(0..) {
            let handle = intern(kind, value);
            assert_eq!(handle, intern(kind, value));
            assert_ne!(handle, intern(kind, value + 1));
        }
        for (kind, value) in kinds.iter().zip(0..) {
            let handle = intern(kind, value);
            assert!(std::ptr::eq(uniquer.def(handle), kind));
            assert_eq!(*uniquer.get(uniquer.table::<u64>(kind), handle), value);
        }
    }
}
