//! The string interner.

use crate::bytes;
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::borrow::Cow;
use std::hash::BuildHasher;
use std::ops::Range;

/// An interned string.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Sym(pub(crate) u32);

impl Sym {
    /// The empty string.
    pub(crate) const EMPTY: Self = Self(0);
    /// `NAME`, the implicit argument of classes and multiclasses.
    pub(crate) const NAME: Self = Self(1);
}

/// The string interner: all strings in one buffer, without duplicates.
#[derive(Debug)]
pub(crate) struct Strings {
    text: String,
    /// True if a string may contain placeholders of bytes that are not UTF-8.
    is_raw: bool,
    /// Total length of all lookups, in bytes.
    work: u64,
    /// End of each string in `text`. A string starts at the end of its predecessor.
    ends: Vec<u32>,
    table: HashTable<u32>,
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

    /// The bytes of a string.
    pub(crate) fn raw(&self, sym: Sym) -> Cow<'_, [u8]> {
        let text = self.get(sym);
        if self.is_raw { bytes::encode(text) } else { Cow::Borrowed(text.as_bytes()) }
    }

    /// Interns bytes.
    pub(crate) fn intern_raw(&mut self, raw: Vec<u8>) -> Sym {
        let text = bytes::decode(raw);
        self.is_raw |= !bytes::is_plain(&text);
        self.intern(&text)
    }

    /// Declares that strings may contain placeholders of bytes that are not UTF-8.
    pub(crate) fn set_raw(&mut self) {
        self.is_raw = true;
    }

    pub(crate) fn is_raw(&self) -> bool {
        self.is_raw
    }

    /// Total length of all lookups, in bytes.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    /// Number of strings.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Total length of all strings, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.text.len()
    }

    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        let hash = FxBuildHasher.hash_one(text);
        self.table.find(hash, |&i| Self::slice(&self.text, &self.ends, i) == text).map(|&i| Sym(i))
    }

    /// Interns the concatenation of two strings.
    pub(crate) fn concat(&mut self, a: Sym, b: Sym) -> Sym {
        if a == Sym::EMPTY {
            return b;
        }
        if b == Sym::EMPTY {
            return a;
        }
        if self.is_raw {
            // The operands may each have a part of one character.
            let raw = [self.raw(a), self.raw(b)].concat();
            return self.intern_raw(raw);
        }
        // Concatenate at the end of the buffer, where a new string stays.
        let start = self.text.len();
        let bounds = [a, b].map(|sym| self.bounds(sym));
        for range in bounds {
            self.text.extend_from_within(range);
        }
        let Self { text: all, ends, table, .. } = self;
        let (existing, new) = all.split_at(start);
        self.work += new.len() as u64;
        let hash = FxBuildHasher.hash_one(new);
        if let Some(&index) = table.find(hash, |&i| Self::slice(existing, ends, i) == new) {
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

    /// Adds the end of the buffer as a string.
    fn add(&mut self, hash: u64) -> Sym {
        let Self { text: all, ends, table, .. } = self;
        let index = ends.len() as u32;
        ends.push(all.len() as u32);
        table.insert_unique(hash, index, |&i| FxBuildHasher.hash_one(Self::slice(all, ends, i)));
        Sym(index)
    }
}
