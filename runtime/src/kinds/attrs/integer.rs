//! How integer attributes lie in memory. Constants are counted in millions, so most are three words.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::Context;
use crate::core::types::Type;
use crate::core::uniquer::key_hash;
use crate::support::apint::ApInt;
use crate::support::interner::{AtomicWords, PackedSlot};
use crate::support::wide_bucket::WideBucket;

/// Parameters of [`IntegerAttr`](crate::kinds::attrs::IntegerAttr): the type, and the value as a signed integer or, where 64 bits do
/// not hold that, its index among such values.
#[derive(Debug)]
pub struct IntegerAttrStorage {
    /// A handle, and [`WIDE`].
    ty: AtomicU32,
    low: AtomicU32,
    high: AtomicU32,
}

/// Says that the value is an index. Handles have 31 bits.
const WIDE: u32 = 1 << 31;

/// What is hashed.
#[inline]
fn mix(ty: u32, value: u64) -> u64 {
    value ^ u64::from(ty) << 32
}

/// The index of a value that 64 bits do not hold.
pub(crate) struct WideInteger(u32);

impl WideInteger {
    /// The value, in the context it is of.
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

    /// A value that 64 bits hold.
    pub(crate) fn small(ty: Type, value: i64) -> Self {
        Self::from_words(ty.to_word(), value as u64)
    }

    /// The hash of what [`small`](Self::small) makes.
    #[inline]
    pub(crate) fn hash_small(ty: Type, value: i64) -> u64 {
        key_hash(&mix(ty.to_word(), value as u64))
    }

    /// Whether this is what [`small`](Self::small) makes.
    #[inline]
    pub(crate) fn is_small(&self, ty: Type, value: i64) -> bool {
        let [word, low, high] = self.words();
        word == ty.to_word() && low == value as u32 && high == (value >> 32) as u32
    }

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
        // Set before anybody gets to see the attribute.
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
    type Bucket = WideBucket;

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
