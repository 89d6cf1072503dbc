//! Buckets that know enough of their hashes to be split.

use super::bucket::{Bucket, Full, Line, Missing, TAG_BITS, Wanted, tag};
use super::sync::{AtomicU32, BUCKET, KNOWN_FROM, Ordering, PER_WIDE, WIDE};

/// Buckets of eight places: tags, side by side, so that all of them are compared at once; places; and sixteen more bits
/// of each hash, which only splits look at. Almost always those have the bit by which to split, so that what is at the
/// places, anywhere in memory, need not be looked at.
///
/// Entries are in order, and the first tag that is zero ends them.
#[derive(Debug)]
pub struct WideBucket;

const PLACES: usize = 2;
const KNOWN: usize = PLACES + WIDE;
const _: () = assert!(KNOWN + WIDE.div_ceil(2) < BUCKET && WIDE <= 8);

/// The bits of a hash that an entry has beside its tag: those from here on.
const KNOWN_BITS: u32 = 16;

/// A byte of every tag.
const EACH: u64 = u64::MAX / 0xff;
const HIGH: u64 = EACH << (TAG_BITS - 1);

#[inline]
fn tags_of(line: &Line) -> u64 {
    let [low, high] = [0, 1].map(|at| u64::from(line[at].load(Ordering::Acquire)));
    high << 32 | low
}

/// The number of tags that are not zero.
#[inline]
fn count(tags: u64) -> usize {
    ((u64::BITS + TAG_BITS - 1 - tags.leading_zeros()) / TAG_BITS) as usize
}

impl Bucket for WideBucket {
    const PLACE_BITS: u32 = u32::BITS;
    const PER_BUCKET: u32 = PER_WIDE;

    #[inline(always)]
    fn find<W: Wanted>(line: &Line, hash: u32, wanted: &W) -> Result<W::Found, Missing> {
        let tags = tags_of(line);
        // Bytes that are zero where the tag is. The highest bit is then set in them, in bytes above them perhaps as well,
        // which are looked at in vain then.
        let others = tags ^ (u64::from(tag(hash)) * EACH);
        let mut alike = others.wrapping_sub(EACH) & !others & HIGH;
        while alike != 0 {
            let at = (alike.trailing_zeros() / TAG_BITS) as usize;
            let place = line[PLACES + at % WIDE].load(Ordering::Acquire);
            if let Some(found) = wanted.at(place) {
                return Ok(found);
            }
            alike &= alike - 1;
        }
        Err(if count(tags) < WIDE { Missing::Ended } else { Missing::Full })
    }

    #[inline]
    fn add(line: &Line, hash: u32, place: u32) -> Result<(), Full> {
        let at = count(tags_of(line));
        if at >= WIDE {
            return Err(Full);
        }
        line[PLACES + at].store(place, Ordering::Release);
        let known = hash >> KNOWN_FROM & ((1 << KNOWN_BITS) - 1);
        put(&line[KNOWN + at / 2], at % 2 * 16, KNOWN_BITS, known);
        put(&line[at / 4], at % 4 * 8, TAG_BITS, tag(hash));
        Ok(())
    }

    fn split(line: &Line, new: &Line, bit: u32, hash_of: impl Fn(u32) -> u32) {
        let tags = tags_of(line);
        let mut halves = [Half::default(), Half::default()];
        for at in 0..count(tags).min(WIDE) {
            let place = line[PLACES + at].load(Ordering::Relaxed);
            let known = line[KNOWN + at / 2].load(Ordering::Relaxed) >> (at % 2 * 16) & 0xffff;
            let bits = match bit.checked_sub(KNOWN_FROM) {
                Some(bit @ 0..KNOWN_BITS) => known >> bit,
                _ => hash_of(place) >> bit,
            };
            let tag = (tags >> (at as u32 * TAG_BITS)) & 0xff;
            halves[(bits & 1) as usize].push(tag, place, known);
        }
        halves[0].store(line);
        halves[1].store(new);
    }
}

/// Sets `bits` bits, which are zero, with a releasing store.
#[inline]
fn put(word: &AtomicU32, from: usize, bits: u32, value: u32) {
    let mask = ((1 << bits) - 1) << from;
    let others = word.load(Ordering::Relaxed) & !mask;
    word.store(others | value << from, Ordering::Release);
}

/// What a line is to be.
#[derive(Default)]
struct Half {
    tags: u64,
    places: [u32; WIDE],
    known: [u32; WIDE],
    len: usize,
}

impl Half {
    #[inline]
    fn push(&mut self, tag: u64, place: u32, known: u32) {
        let at = self.len % WIDE;
        self.tags |= tag << (at as u32 * TAG_BITS);
        self.places[at] = place;
        self.known[at] = known;
        self.len += 1;
    }

    #[inline]
    fn store(&self, line: &Line) {
        for (word, place) in line[PLACES..].iter().zip(self.places) {
            word.store(place, Ordering::Release);
        }
        for (word, known) in line[KNOWN..].iter().zip(self.known.chunks(2)) {
            let known = known.iter().rev().fold(0, |word, known| word << 16 | known);
            word.store(known, Ordering::Relaxed);
        }
        line[0].store(self.tags as u32, Ordering::Release);
        line[1].store((self.tags >> 32) as u32, Ordering::Release);
    }
}
