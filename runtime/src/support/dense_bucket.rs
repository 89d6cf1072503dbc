//! Buckets optimized for memory.

use super::bucket::{Bucket, Full, Line, Miss, TAG_BITS, Query, tag};
use super::sync::{BUCKET, DENSE_PLACE_BITS, Ordering, PER_DENSE};

/// A bucket of fifteen words, each a place and its tag.
///
/// The tag determines the preferred position of a word. A collision takes the next free position, so most lookups
/// load one word. The words lack the hash bits that a split needs, so splits load the values.
#[derive(Debug)]
pub struct DenseBucket;

const WORDS: usize = BUCKET - 1;

/// The place in a word.
const PLACE: u32 = (1 << (u32::BITS - TAG_BITS)) - 1;

/// The positions for a word with this tag, in probing order.
#[inline]
fn positions(tag: u32) -> impl Iterator<Item = usize> {
    let first = (tag as usize * WORDS) >> TAG_BITS;
    (first..WORDS).chain(0..first)
}

#[inline]
fn tag_of(word: u32) -> u32 {
    word >> (u32::BITS - TAG_BITS)
}

impl Bucket for DenseBucket {
    const PLACE_BITS: u32 = DENSE_PLACE_BITS;
    const PER_BUCKET: u32 = PER_DENSE;

    #[inline(always)]
    fn find<W: Query>(line: &Line, hash: u32, query: &W) -> Result<W::Found, Miss> {
        for position in positions(tag(hash)) {
            let word = line[position].load(Ordering::Acquire);
            if tag_of(word) == tag(hash) {
                if let Some(entry) = query.accept(word & PLACE) {
                    return Ok(entry);
                }
            } else if word == 0 {
                return Err(Miss::Absent);
            }
        }
        Err(Miss::Overflow)
    }

    #[inline]
    fn add(line: &Line, hash: u32, place: u32) -> Result<(), Full> {
        let free = positions(tag(hash))
            .map(|position| &line[position])
            .find(|word| word.load(Ordering::Relaxed) == 0)
            .ok_or(Full)?;
        free.store(tag(hash) << (u32::BITS - TAG_BITS) | place, Ordering::Release);
        Ok(())
    }

    fn split(line: &Line, new: &Line, bit: u32, hash_of: &dyn Fn(u32) -> u32) {
        let mut halves = [[0; WORDS]; 2];
        for word in line[..WORDS].iter().map(|word| word.load(Ordering::Relaxed)) {
            if word != 0 {
                let half = &mut halves[(hash_of(word & PLACE) >> bit & 1) as usize];
                let position = positions(tag_of(word)).find(|position| half[*position] == 0);
                half[position.expect("there are as many words as in the line")] = word;
            }
        }
        for (line, half) in [line, new].into_iter().zip(halves) {
            for (word, new) in line.iter().zip(half) {
                word.store(new, Ordering::Release);
            }
        }
    }
}
