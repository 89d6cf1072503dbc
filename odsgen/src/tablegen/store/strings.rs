//! Interned text.

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

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
    /// End of each piece in `text`; it starts where its predecessor ends.
    ends: Vec<u32>,
    table: HashTable<u32>,
}

impl Strings {
    pub(crate) fn with_capacity(bytes: usize, count: usize) -> Self {
        let mut strings = Self {
            text: String::with_capacity(bytes),
            ends: Vec::with_capacity(count),
            table: HashTable::with_capacity(count),
        };
        let empty = strings.intern("");
        let name = strings.intern("NAME");
        debug_assert!(empty == Sym::EMPTY && name == Sym::NAME);
        strings
    }

    fn slice<'a>(text: &'a str, ends: &[u32], index: u32) -> &'a str {
        let start = if index == 0 { 0 } else { ends[index as usize - 1] };
        &text[start as usize..ends[index as usize] as usize]
    }

    pub(crate) fn get(&self, sym: Sym) -> &str {
        Self::slice(&self.text, &self.ends, sym.0)
    }

    /// Number of pieces.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
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
        let text = [self.get(a), self.get(b)].concat();
        self.intern(&text)
    }

    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        let hash = FxBuildHasher.hash_one(text);
        let Self { text: all, ends, table } = self;
        if let Some(&index) = table.find(hash, |&i| Self::slice(all, ends, i) == text) {
            return Sym(index);
        }
        let index = ends.len() as u32;
        all.push_str(text);
        ends.push(all.len() as u32);
        table.insert_unique(hash, index, |&i| FxBuildHasher.hash_one(Self::slice(all, ends, i)));
        Sym(index)
    }
}
