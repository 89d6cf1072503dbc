//! Compact storage of integer attributes. There can be millions of them, so most take three words.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::Context;
use crate::core::types::Type;
use crate::core::uniquer::key_hash;
use crate::support::apint::ApInt;
use crate::support::interner::{AtomicWords, PackedSlot};

/// Storage of [`IntegerAttr`](crate::kinds::attrs::IntegerAttr): the type and the value. A value that does not fit
/// `i64` is stored in a separate table, and its index here.
#[derive(Debug)]
pub struct IntegerAttrStorage {
    /// A handle, combined with [`WIDE`].
    ty: AtomicU32,
    low: AtomicU32,
    high: AtomicU32,
}

/// Marks a value that is an index into the table of wide values. Handles have 31 bits.
const WIDE: u32 = 1 << 31;

/// The words that determine the hash.
#[inline]
fn mix(ty: u32, value: u64) -> u64 {
    value ^ u64::from(ty) << 32
}

/// The index of a value that does not fit `i64`.
pub(crate) struct WideInteger(u32);

impl WideInteger {
    /// The value in its context `ctx`.
    pub(crate) fn get(self, ctx: &Context) -> Option<&ApInt> {
        ctx.kinds.attrs.wide_integers.get()?.get(self.0)
    }
}

impl IntegerAttrStorage {
    fn from_words(ty: u32, value: u64) -> Self {
        IntegerAttrStorage {
            ty: AtomicU32::new(ty),
            low: AtomicU32::new(value as u32),
            high: AtomicU32::new((value >> 32) as u32),
        }
    }

    /// Storage of a value that fits `i64`.
    pub(crate) fn small(ty: Type, value: i64) -> Self {
        Self::from_words(ty.to_word(), value as u64)
    }

    /// The hash of the storage that [`small`](Self::small) returns.
    #[inline]
    pub(crate) fn hash_small(ty: Type, value: i64) -> u64 {
        key_hash(&mix(ty.to_word(), value as u64))
    }

    /// Whether this storage is what [`small`](Self::small) returns.
    #[inline]
    pub(crate) fn is_small(&self, ty: Type, value: i64) -> bool {
        let [word, low, high] = self.words();
        word == ty.to_word() && low == value as u32 && high == (value >> 32) as u32
    }

    #[track_caller]
    pub(crate) fn new(ctx: &Context, ty: Type, value: &ApInt) -> Self {
        match value.to_i64() {
            Some(small) => Self::small(ty, small),
            None => {
                let wide = ctx.kinds.attrs.wide_integers.get_or_init(Box::default);
                Self::from_words(ty.to_word() | WIDE, wide.intern(value.clone()).into())
            }
        }
    }

    /// The type.
    #[inline]
    pub(crate) fn ty(&self) -> Type {
        // Set before the attribute is published.
        Type::from_word(self.ty.load(Ordering::Acquire) & !WIDE).expect("the type is set")
    }

    /// The value.
    #[inline]
    pub(crate) fn value(&self) -> Result<i64, WideInteger> {
        let [ty, low, high] = self.words();
        if ty & WIDE != 0 {
            return Err(WideInteger(low));
        }
        Ok((u64::from(high) << 32 | u64::from(low)) as i64)
    }

    #[inline]
    fn words(&self) -> [u32; 3] {
        let ty = self.ty.load(Ordering::Acquire);
        [ty, self.low.load(Ordering::Relaxed), self.high.load(Ordering::Relaxed)]
    }
}

impl PartialEq for IntegerAttrStorage {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.words() == other.words()
    }
}

impl Eq for IntegerAttrStorage {}

impl Hash for IntegerAttrStorage {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [ty, low, high] = self.words();
        state.write_u64(mix(ty, u64::from(high) << 32 | u64::from(low)));
    }
}

impl AtomicWords for IntegerAttrStorage {
    fn zeros(count: usize) -> Box<[PackedSlot<Self>]> {
        let zero = |words: [u32; 3]| {
            let [ty, low, high] = words.map(AtomicU32::new);
            PackedSlot(IntegerAttrStorage { ty, low, high })
        };
        vec![[0; 3]; count].into_iter().map(zero).collect()
    }

    #[inline]
    fn is_set(&self) -> bool {
        self.ty.load(Ordering::Acquire) != 0
    }

    fn set(&self, value: Self) {
        self.low.store(value.low.into_inner(), Ordering::Relaxed);
        self.high.store(value.high.into_inner(), Ordering::Relaxed);
        self.ty.store(value.ty.into_inner(), Ordering::Release);
    }
}
