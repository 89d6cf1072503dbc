//! Buckets that take little memory.

use super::bucket::{Bucket, Full, Line, Missing, TAG_BITS, Wanted, tag};
use super::sync::{BUCKET, DENSE_PLACE_BITS, Ordering, PER_DENSE};

/// Buckets of fifteen places, each with its tag in one word.
///
/// A word is at the position that its tag chooses or at the first behind it that was free. So what is there is mostly the
/// first word looked at. Whether a place is to move depends on more of its hash than the word has; what is at the place
/// has that.
#[derive(Debug)]
pub struct DenseBucket;

const WORDS: usize = BUCKET - 1;

/// In a word, the place.
const PLACE: u32 = (1 << (u32::BITS - TAG_BITS)) - 1;

/// The positions of a word with this tag, the first choice first.
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
    fn find<W: Wanted>(line: &Line, hash: u32, wanted: &W) -> Result<W::Found, Missing> {
        for position in positions(tag(hash)) {
            let word = line[position].load(Ordering::Acquire);
            if tag_of(word) == tag(hash) {
                if let Some(found) = wanted.at(word & PLACE) {
                    return Ok(found);
                }
            } else if word == 0 {
                return Err(Missing::Ended);
            }
        }
        Err(Missing::Full)
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

    fn split(line: &Line, new: &Line, bit: u32, hash_of: impl Fn(u32) -> u32) {
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
