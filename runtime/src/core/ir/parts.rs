//! The components of a new operation, borrowed.

use super::op_data::{Discardable, OpData, OpExtra, is_long, short_len};
use super::value::ValueData;
use super::{Block, InsertPoint, Ir, Op, OpState, Region, Value};
use crate::core::attrs::Attribute;
use crate::core::location::Location;
use crate::core::op_def::{OpName, PropertyKind};
use crate::core::types::Type;

/// The components of a new operation, borrowed from the caller: an [`OpState`](super::OpState) for generated builders,
/// without copies.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct OpParts<'a> {
    /// Its name.
    pub name: OpName,
    /// Its location.
    pub loc: Location,
    /// Its operands.
    pub operands: &'a [Value],
    /// The types of its results.
    pub types: &'a [Type],
    /// Property words. Missing words at the end and zero words take the definition's default.
    pub words: &'a [u32],
    /// Discardable attributes: a non-empty dictionary.
    pub attrs: Option<Attribute>,
    /// Its successors.
    pub successors: &'a [Block],
    /// Its regions, which must be detached.
    pub regions: &'a [Region],
}

impl<'a> OpParts<'a> {
    /// An operation with a name and a location only.
    #[inline]
    pub const fn new(name: OpName, loc: Location) -> Self {
        OpParts {
            name,
            loc,
            operands: &[],
            types: &[],
            words: &[],
            attrs: None,
            successors: &[],
            regions: &[],
        }
    }

    /// Sets the operands.
    #[inline]
    pub const fn operands(mut self, operands: &'a [Value]) -> Self {
        self.operands = operands;
        self
    }

    /// Sets the result types.
    #[inline]
    pub const fn types(mut self, types: &'a [Type]) -> Self {
        self.types = types;
        self
    }

    /// Sets the property words.
    #[inline]
    pub const fn words(mut self, words: &'a [u32]) -> Self {
        self.words = words;
        self
    }
}

impl Ir {
    /// Creates an operation at `point`.
    ///
    /// # Panics
    ///
    /// Like [`create`](Self::create) and [`insert`](Self::insert). In debug builds, also if a component belongs to another
    /// context.
    #[inline]
    #[track_caller]
    pub(crate) fn create_from(&mut self, point: InsertPoint, parts: &OpParts<'_>) -> Op {
        let cached = self.cached_def(parts.name);
        let (payload, words_len) = match cached {
            Some(cached) if cached.words <= 1 && parts.words.len() <= usize::from(cached.words) => {
                let given = parts.words.first().copied().unwrap_or(0);
                (if given != 0 { given } else { cached.default }, cached.words)
            }
            _ => self.fill_words(parts),
        };
        self.create_raw(point, parts, payload, words_len)
    }

    /// Like [`create_from`](Self::create_from), but takes the property words verbatim, without defaults.
    #[track_caller]
    pub(super) fn create_exactly(&mut self, point: InsertPoint, parts: &OpParts<'_>) -> Op {
        let payload = Self::store_words(&mut self.words, parts.words);
        self.create_raw(point, parts, payload, parts.words.len() as u16)
    }

    /// Stores property words with defaults filled in.
    #[track_caller]
    fn fill_words(&mut self, parts: &OpParts<'_>) -> (u32, u16) {
        let defaults = self.ctx.op_name_ref(parts.name).default_words();
        let len = defaults.len().max(parts.words.len());
        let word = |i: usize| match parts.words.get(i) {
            Some(word) if *word != 0 => *word,
            _ => defaults.get(i).copied().unwrap_or(0),
        };
        let words: smallvec::SmallVec<[u32; 16]> = (0..len).map(word).collect();
        (Self::store_words(&mut self.words, &words), len as u16)
    }

    /// In debug builds, panics if a component of a new operation belongs to another context.
    #[inline]
    #[track_caller]
    pub(crate) fn assert_owns_state(&self, state: &OpState) {
        if cfg!(debug_assertions) {
            self.assert_owns_parts(&state.parts());
            self.ctx.assert_owns_all(state.attrs.iter().map(|attr| attr.name));
            self.ctx.assert_owns_all(state.attrs.iter().map(|attr| attr.value));
        }
    }

    /// Like [`assert_owns_state`](Self::assert_owns_state), from borrowed components.
    #[inline]
    #[track_caller]
    pub(crate) fn assert_owns_parts(&self, parts: &OpParts<'_>) {
        if !cfg!(debug_assertions) {
            return;
        }
        let ctx = &*self.ctx;
        ctx.assert_owns(parts.name);
        ctx.assert_owns(parts.loc);
        ctx.assert_owns_all(parts.types.iter().copied());
        ctx.assert_owns_all(parts.attrs);
        self.assert_owns_words(parts.name, 0, parts.words);
    }

    /// In debug builds, panics if property words of operations with this name, the words from `first` on, contain an attribute of another
    /// context.
    #[track_caller]
    #[inline]
    pub(super) fn assert_owns_words(&self, name: OpName, first: usize, words: &[u32]) {
        if !cfg!(debug_assertions) {
            return;
        }
        let ctx = &*self.ctx;
        let properties = ctx.op_name_ref(name).def().map_or(&[][..], |def| def.property_list());
        let mut kinds = properties.iter().flat_map(|it| (0..it.words).map(|_| it.kind)).skip(first);
        for word in words {
            // The properties of an unregistered operation are one attribute.
            if kinds.next() != Some(PropertyKind::Segments) {
                ctx.assert_owns_all(Attribute::from_word(*word));
            }
        }
    }

    #[inline]
    #[track_caller]
    fn create_raw(
        &mut self,
        point: InsertPoint,
        parts: &OpParts<'_>,
        payload: u32,
        words_len: u16,
    ) -> Op {
        self.assert_owns_parts(parts);
        // Reuses a freed slot with its incremented generation.
        let freed = self.ops.take_free();
        let (index, generation) = match freed {
            Some(index) => (index, self.ops[index].generation.wrapping_add(1)),
            None => (self.ops.next_index(), self.seed),
        };
        let mut data = OpData::new(index, generation, parts.name, parts.loc);
        data.payload = payload;
        data.operands_len = short_len(parts.operands.len());
        data.results_len = short_len(parts.types.len());
        data.set_words_len(words_len);
        data.results = match *parts.types {
            [] => 0,
            [ty] => self.values.add(ValueData::result(ty, index)),
            _ => self.add_results(parts.types, index),
        };
        data.operands = self.add_operands(index, parts.operands);
        let op = Op::new(index, generation);
        match freed {
            Some(_) => self.ops[index] = data,
            None => self.ops.push(data),
        }
        if !parts.regions.is_empty()
            || !parts.successors.is_empty()
            || parts.attrs.is_some()
            || is_long(parts.operands.len())
            || is_long(parts.types.len())
        {
            self.add_extra(op, parts);
        }
        self.insert_detached(point, op);
        op
    }

    #[track_caller]
    fn add_results(&mut self, types: &[Type], op: u32) -> u32 {
        let start = self.values.add_run(types.len() as u32, ValueData::EMPTY);
        for (value, ty) in self.values.run_mut(start, types.len() as u32).iter_mut().zip(types) {
            *value = ValueData::result(*ty, op);
        }
        start
    }

    #[track_caller]
    fn add_extra(&mut self, op: Op, parts: &OpParts<'_>) {
        let words = self.ops[op.slot()].payload;
        let extra = OpExtra {
            words,
            attrs: parts.attrs.map(|attrs| Discardable::new(&self.ctx, attrs)),
            regions: parts.regions.into(),
            ..OpExtra::new(parts.operands.len(), parts.types.len())
        };
        let extra = self.extras.add(extra);
        let data = &mut self.ops[op.slot()];
        data.set_extra(extra);
        self.add_successors(op, parts.successors);
        for region in parts.regions {
            self.adopt_region(op, *region);
        }
    }
}
