//! Interned text.

use super::copy_with_room;
use crate::bytes;
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::borrow::Cow;
use std::hash::BuildHasher;
use std::ops::Range;

/// An interned text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Sym(pub(crate) u32);

impl Sym {
    /// The empty text.
    pub(crate) const EMPTY: Self = Self(0);
    /// `NAME`, the implicit argument of classes and multiclasses.
    pub(crate) const NAME: Self = Self(1);
}

/// All text in one buffer, each piece once.
#[derive(Debug)]
pub(crate) struct Strings {
    text: String,
    /// Some piece may hold bytes that are not UTF-8.
    is_raw: bool,
    /// Sum of the lengths of all texts ever looked up.
    work: u64,
    /// End of each piece in `text`; it starts where its predecessor ends.
    ends: Vec<u32>,
    table: HashTable<u32>,
}

/// With the same room for more.
impl Clone for Strings {
    fn clone(&self) -> Self {
        let mut text = String::with_capacity(self.text.capacity());
        text.push_str(&self.text);
        Self { text, ends: copy_with_room(&self.ends), table: self.table.clone(), ..*self }
    }
}

impl Strings {
    pub(crate) fn with_capacity(bytes: usize, count: usize) -> Self {
        let mut strings = Self {
            text: String::with_capacity(bytes),
            is_raw: false,
            work: 0,
            ends: Vec::with_capacity(count),
            table: HashTable::with_capacity(count),
        };
        let empty = strings.intern("");
        let name = strings.intern("NAME");
        debug_assert!(empty == Sym::EMPTY && name == Sym::NAME);
        strings
    }

    fn bounds(&self, sym: Sym) -> Range<usize> {
        let index = sym.0 as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        start as usize..self.ends[index] as usize
    }

    fn slice<'a>(text: &'a str, ends: &[u32], index: u32) -> &'a str {
        let start = if index == 0 { 0 } else { ends[index as usize - 1] };
        &text[start as usize..ends[index as usize] as usize]
    }

    pub(crate) fn get(&self, sym: Sym) -> &str {
        Self::slice(&self.text, &self.ends, sym.0)
    }

    /// The bytes that a piece stands for.
    pub(crate) fn raw(&self, sym: Sym) -> Cow<'_, [u8]> {
        let text = self.get(sym);
        if self.is_raw { bytes::encode(text) } else { Cow::Borrowed(text.as_bytes()) }
    }

    /// The piece for some bytes.
    pub(crate) fn intern_raw(&mut self, raw: Vec<u8>) -> Sym {
        let text = bytes::decode(raw);
        self.is_raw |= !bytes::is_plain(&text);
        self.intern(&text)
    }

    /// From here on texts may hold bytes that are not UTF-8.
    pub(crate) fn set_raw(&mut self) {
        self.is_raw = true;
    }

    pub(crate) fn is_raw(&self) -> bool {
        self.is_raw
    }

    /// Sum of the lengths of all texts ever looked up.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    /// Number of pieces.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Makes room for half as many again.
    pub(crate) fn make_room(&mut self) {
        let Self { text, ends, table, .. } = self;
        text.reserve(text.len() / 2);
        ends.reserve(ends.len() / 2);
        let hash = |&i: &u32| FxBuildHasher.hash_one(Self::slice(text, ends, i));
        table.reserve(table.len() / 2, hash);
    }

    /// Bytes of text held.
    pub(crate) fn bytes(&self) -> usize {
        self.text.len()
    }

    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        let hash = FxBuildHasher.hash_one(text);
        self.table.find(hash, |&i| Self::slice(&self.text, &self.ends, i) == text).map(|&i| Sym(i))
    }

    /// Two pieces as one.
    pub(crate) fn concat(&mut self, a: Sym, b: Sym) -> Sym {
        if a == Sym::EMPTY {
            return b;
        }
        if b == Sym::EMPTY {
            return a;
        }
        if self.is_raw {
            // Halves of a character may meet.
            let raw = [self.raw(a), self.raw(b)].concat();
            return self.intern_raw(raw);
        }
        // Put together at the end of the buffer, where a new text stays.
        let start = self.text.len();
        let bounds = [a, b].map(|sym| self.bounds(sym));
        for range in bounds {
            self.text.extend_from_within(range);
        }
        let Self { text: all, ends, table, .. } = self;
        let (known, new) = all.split_at(start);
        self.work += new.len() as u64;
        let hash = FxBuildHasher.hash_one(new);
        if let Some(&index) = table.find(hash, |&i| Self::slice(known, ends, i) == new) {
            self.text.truncate(start);
            return Sym(index);
        }
        self.add(hash)
    }

    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        let hash = FxBuildHasher.hash_one(text);
        self.work += text.len() as u64;
        let Self { text: all, ends, table, .. } = self;
        if let Some(&index) = table.find(hash, |&i| Self::slice(all, ends, i) == text) {
            return Sym(index);
        }
        all.push_str(text);
        self.add(hash)
    }

    /// Makes the end of the buffer a piece.
    fn add(&mut self, hash: u64) -> Sym {
        let Self { text: all, ends, table, .. } = self;
        let index = ends.len() as u32;
        ends.push(all.len() as u32);
        table.insert_unique(hash, index, |&i| FxBuildHasher.hash_one(Self::slice(all, ends, i)));
        Sym(index)
    }
}
