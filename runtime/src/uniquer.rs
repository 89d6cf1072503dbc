//! Storage of types and attributes: one typed table per kind, one handle space over all of them.
//!
//! A handle is `(chunk + 1) << 8 | slot`. Every chunk of 256 handles belongs to one kind, so testing the kind of a
//! handle is one load from the chunk table, and the values of one kind lie together in memory without any header.

use std::any::Any;
use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::support::append_vec::AppendVec;
use crate::support::interner::{Interner, Slot, ValueSlot, hash_of};

const CHUNK_LOG2: u32 = 8;
const SLOT_MASK: u32 = (1 << CHUNK_LOG2) - 1;
/// Handles have 31 bits, so that what stores them has one to spare: locations do, and integer attributes.
const MAX_CHUNKS: u32 = (1 << (31 - CHUNK_LOG2)) - 2;

/// The parameters of one kind of type or attribute: what makes two of them the same.
///
/// Parts that are set later (the body of a recursive type) are left out of `Eq` and `Hash`.
pub trait Storage: Eq + Hash + Send + Sync + Sized + fmt::Debug + 'static {}

impl<T: Eq + Hash + Send + Sync + Sized + fmt::Debug + 'static> Storage for T {}

/// Identity of a kind: a process-wide number, given out on first use.
#[derive(Debug, Default)]
pub struct KindId(AtomicU32);

impl KindId {
    /// An id that is not assigned yet.
    pub const fn new() -> Self {
        KindId(AtomicU32::new(0))
    }

    /// The number, assigned now if it was not before. Never 0.
    pub fn get(&self) -> u32 {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let id = self.0.load(Ordering::Acquire);
        if id != 0 {
            return id;
        }
        let fresh = NEXT.fetch_add(1, Ordering::Relaxed);
        match self.0.compare_exchange(0, fresh, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => fresh,
            Err(winner) => winner,
        }
    }
}

/// A description of a kind that carries its [`KindId`]: `TypeDef` or `AttrDef`.
pub trait KindDef: Sync + fmt::Debug + 'static {
    /// The identity.
    fn id(&self) -> &KindId;
}

#[derive(Debug)]
struct Chunk<D: 'static> {
    def: &'static D,
    /// Index in the kind's table of the chunk's first slot.
    base: u32,
}

/// The values of one kind.
pub struct KindTable<S, C = ValueSlot<S>>
where
    C: Slot<Value = S>,
{
    values: Interner<S, C>,
    /// The chunk that names the first 256 values, which is all that most kinds have.
    first_chunk: OnceLock<u32>,
    /// For every 256 values behind those, the chunk that names them.
    chunks: AppendVec<u32>,
}

impl<S: fmt::Debug, C: Slot<Value = S>> fmt::Debug for KindTable<S, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.values, f)
    }
}

impl<S, C: Slot<Value = S>> Default for KindTable<S, C> {
    fn default() -> Self {
        KindTable {
            values: Interner::new(),
            first_chunk: OnceLock::new(),
            chunks: AppendVec::new(),
        }
    }
}

impl<S, C: Slot<Value = S>> KindTable<S, C> {
    /// Whether no value was made.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// The table of a builtin kind, made when the first value is: a context has many kinds, a text needs few of them.
pub struct LazyTable<S, C = ValueSlot<S>>(OnceLock<Box<KindTable<S, C>>>)
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
    /// Whether no value was made. Makes no table.
    pub fn is_empty(&self) -> bool {
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

/// All kinds of one family (types, or attributes).
#[derive(Debug)]
pub struct Uniquer<D: 'static> {
    chunks: AppendVec<Chunk<D>>,
    /// Tables of the kinds that are not builtin, by kind id.
    tables: AppendVec<Box<dyn Any + Send + Sync>>,
    /// Whether there is a table whose values may have parts that are set later.
    mutable: AtomicBool,
}

impl<D> Default for Uniquer<D> {
    fn default() -> Self {
        Uniquer {
            chunks: AppendVec::new(),
            tables: AppendVec::new(),
            mutable: AtomicBool::new(false),
        }
    }
}

impl<D: KindDef> Uniquer<D> {
    #[inline]
    fn chunk(&self, handle: NonZeroU32) -> &Chunk<D> {
        let index = (handle.get() >> CHUNK_LOG2).wrapping_sub(1);
        self.chunks.get(index).expect("handle belongs to another context")
    }

    /// The definition of the kind that `handle` is of.
    ///
    /// # Panics
    ///
    /// When the handle was made by another context and this one has not given out as many.
    #[inline]
    pub fn def(&self, handle: NonZeroU32) -> &'static D {
        self.chunk(handle).def
    }

    /// The table of a kind that is not builtin.
    pub fn table<S: Storage>(&self, def: &'static D) -> &KindTable<S> {
        self.table_with(def, || self.mutable.store(true, Ordering::Relaxed))
    }

    /// As [`table`](Self::table), of a kind whose values have no parts that are set later.
    pub fn table_of_constants<S: Storage>(&self, def: &'static D) -> &KindTable<S> {
        self.table_with(def, || ())
    }

    fn table_with<S: Storage>(&self, def: &'static D, note: impl FnOnce()) -> &KindTable<S> {
        let make = || -> Box<dyn Any + Send + Sync> {
            note();
            Box::new(KindTable::<S>::default())
        };
        self.tables
            .get_or_init(def.id().get(), make)
            .downcast_ref()
            .expect("one kind has one storage type")
    }

    /// Roughly how many values there are.
    pub(crate) fn size(&self) -> u32 {
        self.chunks.len() << CHUNK_LOG2
    }

    /// Whether values may have parts that were set after they were made.
    pub(crate) fn may_have_changed(&self) -> bool {
        self.mutable.load(Ordering::Relaxed)
    }

    /// The value that `handle` names in `table`, which must be the table of its kind.
    #[inline]
    pub fn get<'t, S, C: Slot<Value = S>>(
        &self,
        table: &'t KindTable<S, C>,
        handle: NonZeroU32,
    ) -> &'t S {
        let index = self.chunk(handle).base + (handle.get() & SLOT_MASK);
        table.values.get(index).expect("handle names a value of its kind")
    }

    /// The value that `handle` names in `table`, if it is of the kind `def`, whose table that is.
    #[inline]
    pub fn get_if<'t, S, C: Slot<Value = S>>(
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

    /// The value that `eq` accepts and its handle, made by `make` if there is none with this `hash`.
    #[inline]
    pub fn intern_with<'t, S, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &'t KindTable<S, C>,
        hash: u64,
        eq: impl Fn(&S) -> bool,
        make: impl FnOnce() -> S,
    ) -> (NonZeroU32, &'t S) {
        let (index, value) = table.values.intern_with(hash, eq, make);
        (self.handle(def, table, index), value)
    }

    /// The value that `eq` accepts and its handle, if there is one with this `hash`.
    #[inline]
    pub fn find<'t, S, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &'t KindTable<S, C>,
        hash: u64,
        eq: impl Fn(&S) -> bool,
    ) -> Option<(NonZeroU32, &'t S)> {
        let (index, value) = table.values.find(hash, eq)?;
        Some((self.handle(def, table, index), value))
    }

    /// The value equal to `value`, which has this `hash`, and its handle.
    #[inline]
    pub fn intern<'t, S: Storage, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &'t KindTable<S, C>,
        hash: u64,
        value: S,
    ) -> (NonZeroU32, &'t S) {
        let (index, value) = table.values.intern_value(hash, value);
        (self.handle(def, table, index), value)
    }

    /// As [`intern`](Self::intern), for a value that was just looked for in vain.
    pub fn intern_missed<'t, S: Storage, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &'t KindTable<S, C>,
        hash: u64,
        value: S,
    ) -> (NonZeroU32, &'t S) {
        let (index, value) = table.values.intern_missed(hash, value);
        (self.handle(def, table, index), value)
    }

    #[inline]
    fn handle<S, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &KindTable<S, C>,
        index: u32,
    ) -> NonZeroU32 {
        let group = index >> CHUNK_LOG2;
        let known = match group.checked_sub(1) {
            None => table.first_chunk.get(),
            Some(later) => table.chunks.get(later),
        };
        let chunk = match known {
            Some(chunk) => *chunk,
            None => self.new_chunk(def, table, group),
        };
        NonZeroU32::MIN.saturating_add(((chunk + 1) << CHUNK_LOG2 | (index & SLOT_MASK)) - 1)
    }
}

impl<D: KindDef> Uniquer<D> {
    #[cold]
    fn new_chunk<S, C: Slot<Value = S>>(
        &self,
        def: &'static D,
        table: &KindTable<S, C>,
        group: u32,
    ) -> u32 {
        let make = || {
            let chunk = self.chunks.push(Chunk { def, base: group << CHUNK_LOG2 });
            assert!(chunk < MAX_CHUNKS, "2 billion distinct types or attributes in one context");
            chunk
        };
        *match group.checked_sub(1) {
            None => table.first_chunk.get_or_init(make),
            Some(later) => table.chunks.get_or_init(later, make),
        }
    }
}

/// Hash of a key, to go with [`Uniquer::intern_with`].
pub fn key_hash<K: Hash + ?Sized>(key: &K) -> u64 {
    hash_of(key)
}
