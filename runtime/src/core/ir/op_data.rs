//! Storage of operations.
//!
//! Creating, walking and cloning are bound by memory access. The record of an operation takes 48 bytes; operations
//! with regions, successors, discardable attributes or lists of 255 and more have an additional
//! [`OpExtra`].

use std::sync::Arc;

use smallvec::SmallVec;

use super::pool::Pool;
use super::share::{PerPool, Renumber};
use super::{Ir, NONE, Region};
use crate::core::attrs::{Attribute, DictionaryAttr, DictionaryEntries};
use crate::core::context::Context;
use crate::core::location::Location;
use crate::core::op_def::{OpDef, OpName};

#[derive(Clone, Debug)]
pub(super) struct OpData {
    /// Odd while the operation is live.
    pub(super) generation: u32,
    /// The index of the record.
    pub(super) slot: u32,
    pub(super) name: OpName,
    pub(super) loc: Location,
    /// Parent block and neighbors.
    pub(super) block: u32,
    pub(super) prev: u32,
    pub(super) next: u32,
    /// Position in the block, increasing if the block's order is valid.
    pub(super) order: u32,
    /// Start indices of the operands and results in their pools.
    pub(super) operands: u32,
    pub(super) results: u32,
    /// The index of the [`OpExtra`], if any; else the single property word, or the start index of the words.
    pub(super) payload: u32,
    /// Lengths; [`LONG`] if the length is in the extra.
    pub(super) operands_len: u8,
    pub(super) results_len: u8,
    /// The number of property words, and [`EXTRA`] if there is an extra.
    words: u16,
}

/// Marks a list whose length is in the extra.
const LONG: u8 = u8::MAX;

/// Marks a record with an extra.
const EXTRA: u16 = 1 << 15;

/// Fields that few operations need.
#[derive(Clone, Debug)]
pub(super) struct OpExtra {
    /// The value of [`OpData::payload`] without an extra.
    pub(super) words: u32,
    /// Discardable attributes: a non-empty dictionary.
    pub(super) attrs: Option<Discardable>,
    pub(super) operands_len: u32,
    pub(super) results_len: u32,
    pub(super) successors: u32,
    pub(super) successors_len: u32,
    pub(super) regions: SmallVec<[Region; 2]>,
}

/// A dictionary of discardable attributes. The entries are stored too, because lookup by name is frequent.
#[derive(Clone, Debug)]
pub(super) struct Discardable {
    pub(super) dictionary: Attribute,
    pub(super) entries: Arc<DictionaryEntries>,
}

impl Discardable {
    /// The attributes in `dictionary`.
    ///
    /// # Panics
    ///
    /// If it is not a dictionary.
    pub(super) fn new(ctx: &Context, dictionary: Attribute) -> Self {
        let entries = ctx.attr_ref(dictionary).cast::<DictionaryAttr<'_>>().entries();
        Discardable { dictionary, entries: entries.clone() }
    }
}

/// A cached definition, with the data for creating operations.
#[derive(Clone, Copy, Debug)]
pub(super) struct CachedDef {
    pub(super) def: &'static OpDef,
    /// The default of the first property word.
    pub(super) default: u32,
    pub(super) words: u16,
}

impl OpData {
    /// A detached record in the slot `slot`, without operands and results.
    #[inline]
    pub(super) fn new(slot: u32, generation: u32, name: OpName, loc: Location) -> Self {
        OpData {
            generation,
            slot,
            name,
            loc,
            block: NONE,
            prev: NONE,
            next: NONE,
            order: 0,
            operands: 0,
            results: 0,
            payload: 0,
            operands_len: 0,
            results_len: 0,
            words: 0,
        }
    }

    /// Whether there is an [`OpExtra`].
    #[inline]
    pub(super) fn has_extra(&self) -> bool {
        self.words & EXTRA != 0
    }

    /// Stores the index of an [`OpExtra`].
    #[inline]
    pub(super) fn set_extra(&mut self, extra: u32) {
        self.payload = extra;
        self.words |= EXTRA;
    }

    /// The number of property words.
    #[inline]
    pub(super) fn words_len(&self) -> u16 {
        self.words & !EXTRA
    }

    /// Sets the number of property words.
    #[inline]
    pub(super) fn set_words_len(&mut self, len: u16) {
        debug_assert!(len < EXTRA, "the number of property words fits");
        self.words = self.words & EXTRA | len;
    }

    /// The numbers of operands and results, given the extra.
    pub(super) fn lengths(&self, extra: Option<&OpExtra>) -> (u32, u32) {
        let length = |short: u8, long: fn(&OpExtra) -> u32| match extra {
            Some(extra) if short == LONG => long(extra),
            _ => short.into(),
        };
        (
            length(self.operands_len, |extra| extra.operands_len),
            length(self.results_len, |extra| extra.results_len),
        )
    }

    /// Whether there is an operand `index`, if the length fits in the record.
    #[inline]
    pub(super) fn has_short_operand(&self, index: usize) -> bool {
        self.operands_len != LONG && index < usize::from(self.operands_len)
    }

    /// Maps the numbers of slots by `to`.
    pub(super) fn renumber(&mut self, to: &PerPool<impl Renumber>) {
        self.slot = to.ops.map(self.slot);
        self.block = to.blocks.map(self.block);
        self.prev = to.ops.map(self.prev);
        self.next = to.ops.map(self.next);
        self.operands = to.operands.map_run(self.operands, self.operands_len.into());
        self.results = to.values.map_run(self.results, self.results_len.into());
        if self.has_extra() {
            self.payload = to.extras.map(self.payload);
        } else if self.words_len() > 1 {
            self.payload = to.words.map(self.payload);
        }
    }
}

/// The length for [`OpData`].
pub(super) fn short_len(len: usize) -> u8 {
    u8::try_from(len).unwrap_or(LONG)
}

/// Whether a list of this length needs an extra.
pub(super) fn is_long(len: usize) -> bool {
    len >= usize::from(LONG)
}

impl OpExtra {
    pub(super) fn new(operands_len: usize, results_len: usize) -> Self {
        OpExtra {
            words: 0,
            attrs: None,
            operands_len: operands_len as u32,
            results_len: results_len as u32,
            successors: 0,
            successors_len: 0,
            regions: SmallVec::new(),
        }
    }

    /// Maps the numbers of slots by `to`, for an operation with `words_len` property words. The marks of handles stay.
    pub(super) fn renumber(&mut self, words_len: u16, to: &PerPool<impl Renumber>) {
        if words_len > 1 {
            self.words = to.words.map(self.words);
        }
        self.successors = to.successors.map_run(self.successors, self.successors_len);
        for region in &mut self.regions {
            region.slot = to.regions.map(region.slot);
        }
    }
}

impl Ir {
    #[inline]
    pub(super) fn extra_of(&self, data: &OpData) -> Option<&OpExtra> {
        if data.has_extra() { Some(&self.extras[data.payload]) } else { None }
    }

    #[inline]
    pub(super) fn operands_len(&self, data: &OpData) -> u32 {
        match data.operands_len {
            LONG => self.extra_of(data).map_or(0, |extra| extra.operands_len),
            len => u32::from(len),
        }
    }

    #[inline]
    pub(super) fn results_len(&self, data: &OpData) -> u32 {
        match data.results_len {
            LONG => self.extra_of(data).map_or(0, |extra| extra.results_len),
            len => u32::from(len),
        }
    }

    /// Sets the stored number of operands.
    pub(super) fn set_operands_len(&mut self, index: u32, len: usize) {
        if is_long(len) || self.ops[index].operands_len == LONG {
            self.extra_mut(index).operands_len = len as u32;
        }
        self.ops[index].operands_len = short_len(len);
    }

    /// The extra of an operation, created if needed.
    pub(super) fn extra_mut(&mut self, index: u32) -> &mut OpExtra {
        let data = &mut self.ops[index];
        if !data.has_extra() {
            let mut extra = OpExtra::new(data.operands_len.into(), data.results_len.into());
            extra.words = data.payload;
            data.set_extra(self.extras.add(extra));
        }
        &mut self.extras[data.payload]
    }

    /// The property words of an operation.
    #[inline]
    pub(super) fn words_of<'a>(&'a self, data: &'a OpData) -> &'a [u32] {
        let start = match self.extra_of(data) {
            Some(extra) => &extra.words,
            None => &data.payload,
        };
        match data.words_len() {
            0 => &[],
            1 => std::slice::from_ref(start),
            len => self.words.run(*start, len.into()),
        }
    }

    /// The property words of an operation, mutable.
    pub(super) fn words_of_mut(&mut self, index: u32) -> &mut [u32] {
        let data = &mut self.ops[index];
        let len = data.words_len();
        let start = match data.has_extra() {
            true => &mut self.extras[data.payload].words,
            false => &mut data.payload,
        };
        match len {
            0 => &mut [],
            1 => std::slice::from_mut(start),
            len => self.words.run_mut(*start, len.into()),
        }
    }

    /// Stores property words, and returns the payload for the record.
    #[inline]
    pub(super) fn store_words(words: &mut Pool<u32>, given: &[u32]) -> u32 {
        match *given {
            [] => 0,
            [word] => word,
            _ => words.add_run_from(given, 0),
        }
    }

    /// Frees words stored by [`store_words`](Self::store_words).
    pub(super) fn free_words(&mut self, start: u32, len: u16) {
        if len > 1 {
            self.words.free_run(start, len.into());
        }
    }

    /// The definition of operations called `name`, if it is registered.
    #[inline]
    #[track_caller]
    pub(crate) fn def_of(&self, name: OpName) -> Option<&'static OpDef> {
        match self.def_cache.get(name.known_index()) {
            Some(Some(cached)) => Some(cached.def),
            _ => self.ctx.op_name_ref(name).def(),
        }
    }

    /// Like [`def_of`](Self::def_of), cached.
    #[inline]
    #[track_caller]
    pub(super) fn cached_def(&mut self, name: OpName) -> Option<CachedDef> {
        match self.def_cache.get(name.known_index()) {
            Some(Some(cached)) => Some(*cached),
            _ => self.cache_def(name),
        }
    }

    /// Loads the dialect of `def` if it is registered but not loaded.
    ///
    /// # Panics
    ///
    /// If the dialect is neither loaded nor registered.
    #[inline]
    #[track_caller]
    pub(super) fn ensure_loaded(&self, def: &'static OpDef) {
        if !matches!(self.def_cache.get(def.op_name().known_index()), Some(Some(_))) {
            self.ctx.ensure_loaded(def);
        }
    }

    #[cold]
    #[track_caller]
    fn cache_def(&mut self, name: OpName) -> Option<CachedDef> {
        let view = self.ctx.op_name_ref(name);
        assert!(
            view.is_registered() || !name.is_registered(),
            "an operation cannot be created: this context does not have its dialect"
        );
        let cached = view.def().map(|def| {
            let defaults = view.default_words();
            assert!(
                defaults.len() < EXTRA.into(),
                "`{name}` has too many properties",
                name = def.name()
            );
            let default = defaults.first().copied().unwrap_or(0);
            CachedDef { def, default, words: defaults.len() as u16 }
        })?;
        let index = name.known_index();
        if self.def_cache.len() <= index {
            self.def_cache.resize(index + 1, None);
        }
        self.def_cache[index] = Some(cached);
        Some(cached)
    }
}

const _: () = assert!(size_of::<OpData>() == 48);
