//! Buckets optimized for speed.

use super::bucket::{Bucket, Full, Line, Miss, TAG_BITS, Query, tag};
use super::sync::{AtomicU32, BUCKET, HASH_BITS_START, Ordering, PER_WIDE, WIDE};

/// A bucket of eight places. The tags are adjacent, so that they are compared all at once. Each entry also has
/// sixteen hash bits for splits, which nearly always suffice, so that splits need not load the values.
///
/// Entries are contiguous, and end at the first zero tag.
#[derive(Debug)]
pub struct WideBucket;

const PLACES: usize = 2;
const HASHES: usize = PLACES + WIDE;
const _: () = assert!(HASHES + WIDE.div_ceil(2) < BUCKET && WIDE <= 8);

/// Number of hash bits stored besides the tag.
const HASH_BITS: u32 = 16;

/// A one in each tag byte.
const EACH: u64 = u64::MAX / 0xff;
const HIGH: u64 = EACH << (TAG_BITS - 1);

#[inline]
fn tags_of(line: &Line) -> u64 {
    let [low, high] = [0, 1].map(|at| u64::from(line[at].load(Ordering::Acquire)));
    high << 32 | low
}

/// The number of nonzero tags.
#[inline]
fn count(tags: u64) -> usize {
    ((u64::BITS + TAG_BITS - 1 - tags.leading_zeros()) / TAG_BITS) as usize
}

impl Bucket for WideBucket {
    const PLACE_BITS: u32 = u32::BITS;
    const PER_BUCKET: u32 = PER_WIDE;

    #[inline(always)]
    fn find<W: Query>(line: &Line, hash: u32, query: &W) -> Result<W::Found, Miss> {
        let tags = tags_of(line);
        // A byte is zero where the tag matches. The subtraction sets the high bit of zero bytes, and possibly of
        // bytes above them, which costs a useless comparison.
        let others = tags ^ (u64::from(tag(hash)) * EACH);
        let mut alike = others.wrapping_sub(EACH) & !others & HIGH;
        while alike != 0 {
            let at = (alike.trailing_zeros() / TAG_BITS) as usize;
            let place = line[PLACES + at % WIDE].load(Ordering::Acquire);
            if let Some(entry) = query.accept(place) {
                return Ok(entry);
            }
            alike &= alike - 1;
        }
        Err(if count(tags) < WIDE { Miss::Absent } else { Miss::Overflow })
    }

    #[inline]
    fn add(line: &Line, hash: u32, place: u32) -> Result<(), Full> {
        let at = count(tags_of(line));
        if at >= WIDE {
            return Err(Full);
        }
        line[PLACES + at].store(place, Ordering::Release);
        let hash_bits = hash >> HASH_BITS_START & ((1 << HASH_BITS) - 1);
        put(&line[HASHES + at / 2], at % 2 * 16, HASH_BITS, hash_bits);
        put(&line[at / 4], at % 4 * 8, TAG_BITS, tag(hash));
        Ok(())
    }

    fn split(line: &Line, new: &Line, bit: u32, hash_of: &dyn Fn(u32) -> u32) {
        match bit.checked_sub(HASH_BITS_START) {
            Some(bit @ 0..HASH_BITS) => split_by(line, new, |_, hash_bits| hash_bits >> bit & 1),
            _ => split_by(line, new, |place, _| hash_of(place) >> bit & 1),
        }
    }
}

/// Splits a bucket. `half_of` returns the half of an entry, from its place and its stored hash bits.
#[inline(always)]
fn split_by(line: &Line, new: &Line, half_of: impl Fn(u32, u32) -> u32) {
    let tags = tags_of(line);
    let mut halves = [Half::default(), Half::default()];
    for at in 0..count(tags).min(WIDE) {
        let place = line[PLACES + at].load(Ordering::Relaxed);
        let hash_bits = line[HASHES + at / 2].load(Ordering::Relaxed) >> (at % 2 * 16) & 0xffff;
        let tag = (tags >> (at as u32 * TAG_BITS)) & 0xff;
        halves[half_of(place, hash_bits) as usize].push(tag, place, hash_bits);
    }
    halves[0].store(line);
    halves[1].store(new);
}

/// Sets `bits` zero bits to `value`, with a release store.
#[inline]
fn put(word: &AtomicU32, from: usize, bits: u32, value: u32) {
    let mask = ((1 << bits) - 1) << from;
    let others = word.load(Ordering::Relaxed) & !mask;
    word.store(others | value << from, Ordering::Release);
}

/// The new contents of a bucket.
#[derive(Default)]
struct Half {
    tags: u64,
    places: [u32; WIDE],
    hash_bits: [u32; WIDE],
    len: usize,
}

impl Half {
    #[inline]
    fn push(&mut self, tag: u64, place: u32, hash_bits: u32) {
        let at = self.len % WIDE;
        self.tags |= tag << (at as u32 * TAG_BITS);
        self.places[at] = place;
        self.hash_bits[at] = hash_bits;
        self.len += 1;
    }

    #[inline]
    fn store(&self, line: &Line) {
        for (word, place) in line[PLACES..].iter().zip(self.places) {
            word.store(place, Ordering::Release);
        }
        for (word, hash_bits) in line[HASHES..].iter().zip(self.hash_bits.chunks(2)) {
            let hash_bits = hash_bits.iter().rev().fold(0, |word, hash_bits| word << 16 | hash_bits);
            word.store(hash_bits, Ordering::Relaxed);
        }
        line[0].store(self.tags as u32, Ordering::Release);
        line[1].store((self.tags >> 32) as u32, Ordering::Release);
    }
}
