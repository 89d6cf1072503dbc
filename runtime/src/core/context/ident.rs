//! Interned identifiers: names of operations, attributes, dialects, symbols and files.

use std::num::NonZeroU32;

use crate::core::context::{Context, Owned};
use crate::support::identifier::is_bare_identifier;
use crate::support::interner::hash_of;

/// An interned byte string of a [`Context`]; equal strings have equal handles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Ident(NonZeroU32);

/// An identifier's data. MLIR identifiers are byte strings; nearly all are UTF-8.
#[derive(Debug)]
pub(crate) struct IdentData {
    /// The name, with replacement characters where it is not UTF-8.
    text: Box<str>,
    /// The bytes, if they are not UTF-8. Rare, so boxed twice to take one pointer.
    raw: Option<Box<Box<[u8]>>>,
    /// Whether it can be written without quotes.
    bare: bool,
    /// Whether it contains a dot, like a name with a dialect prefix.
    dotted: bool,
}

impl IdentData {
    fn bytes(&self) -> &[u8] {
        match &self.raw {
            None => self.text.as_bytes(),
            Some(raw) => raw,
        }
    }
}

impl Context {
    /// Interns `name`.
    pub fn ident(&self, name: &str) -> Ident {
        self.ident_from_bytes(name.as_bytes())
    }

    /// Interns `bytes`.
    pub fn ident_from_bytes(&self, bytes: &[u8]) -> Ident {
        let (index, _) = self.idents.intern_with(
            hash_of(bytes),
            bytes,
            |bytes, data| data.bytes() == *bytes,
            |bytes| {
                let dotted = memchr::memchr(b'.', bytes).is_some();
                match std::str::from_utf8(bytes) {
                    Ok(text) => {
                        let bare = is_bare_identifier(bytes);
                        IdentData { text: text.into(), raw: None, bare, dotted }
                    }
                    Err(_) => IdentData {
                        text: String::from_utf8_lossy(bytes).into(),
                        raw: Some(Box::new(bytes.into())),
                        bare: false,
                        dotted,
                    },
                }
            },
        );
        self.ident_at(index)
    }

    /// The identifier with this index.
    #[inline]
    fn ident_at(&self, index: u32) -> Ident {
        Ident(NonZeroU32::MIN.saturating_add(self.origin.start() + index))
    }

    /// The index of `ident`, dense and from 0. Out of range for identifiers of other contexts.
    #[inline]
    pub(crate) fn ident_index(&self, ident: Ident) -> u32 {
        (ident.0.get() - 1).wrapping_sub(self.origin.start())
    }

    /// The identifier `name`, if it has been interned.
    #[inline]
    pub fn find_ident(&self, name: &str) -> Option<Ident> {
        let bytes = name.as_bytes();
        let (index, _) = self.idents.find(hash_of(bytes), |data| data.bytes() == bytes)?;
        Some(self.ident_at(index))
    }

    #[track_caller]
    fn ident_data(&self, ident: Ident) -> &IdentData {
        match self.idents.get(self.ident_index(ident)) {
            Some(data) => data,
            None => self.origin.foreign("identifier", ident.0.get()),
        }
    }

    /// The text of `ident`, with invalid UTF-8 replaced.
    ///
    /// # Panics
    ///
    /// If `ident` belongs to another context. In release builds, only if it is out of range for this one.
    #[track_caller]
    pub fn ident_str(&self, ident: Ident) -> &str {
        &self.ident_data(ident).text
    }

    /// The text of `ident`, if it can be written without quotes.
    #[inline]
    #[track_caller]
    pub(crate) fn bare_ident(&self, ident: Ident) -> Option<&str> {
        let data = self.ident_data(ident);
        data.bare.then_some(&*data.text)
    }

    /// The dialect prefix of `ident`: the text before its first dot. `None` if there is no dot, or if it is the first
    /// or last character.
    #[inline]
    #[track_caller]
    pub(crate) fn ident_prefix(&self, ident: Ident) -> Option<&str> {
        let data = self.ident_data(ident);
        if !data.dotted {
            return None;
        }
        let (prefix, rest) = data.text.split_once('.')?;
        (!prefix.is_empty() && !rest.is_empty()).then_some(prefix)
    }

    /// The bytes of `ident`.
    ///
    /// # Panics
    ///
    /// Like [`ident_str`](Self::ident_str).
    #[track_caller]
    pub fn ident_bytes(&self, ident: Ident) -> &[u8] {
        self.ident_data(ident).bytes()
    }
}

impl Ident {
    /// The handle as an integer, never 0.
    pub fn to_word(self) -> u32 {
        self.0.get()
    }

    /// The handle from [`to_word`](Self::to_word); `None` for 0.
    pub fn from_word(word: u32) -> Option<Self> {
        NonZeroU32::new(word).map(Ident)
    }
}

impl Owned for Ident {
    #[inline]
    #[track_caller]
    fn assert_owned(self, ctx: &Context) {
        // An identifier that another thread just made is there before it is counted.
        if cfg!(debug_assertions) && ctx.idents.get(ctx.ident_index(self)).is_none() {
            ctx.origin.foreign("identifier", self.0.get());
        }
    }
}
