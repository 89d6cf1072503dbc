//! Text of types and attributes that was written before.

use super::{AliasTarget, AsmWriter};
use crate::support::paged::PagedMap;

/// What types and attributes were written as: it is copied when they come again.
#[derive(Debug, Default)]
pub(super) struct Memo {
    text: String,
    /// Where texts start and end.
    places: Vec<(u32, u32)>,
    /// Indices of places by handle.
    attrs: PagedMap,
    types: PagedMap,
}

impl Memo {
    #[inline]
    fn get(&self, target: AliasTarget) -> Option<&str> {
        let place = match target {
            AliasTarget::Attr(attr) => self.attrs.get(attr.to_word()),
            AliasTarget::Type(ty) => self.types.get(ty.to_word()),
        };
        let (start, end) = *self.places.get(place? as usize)?;
        self.text.get(start as usize..end as usize)
    }

    fn insert(&mut self, target: AliasTarget, text: &str) {
        if self.text.len() > MOST {
            *self = Memo::default();
        }
        let place = self.places.len() as u32;
        let start = self.text.len() as u32;
        self.text.push_str(text);
        self.places.push((start, self.text.len() as u32));
        match target {
            AliasTarget::Attr(attr) => self.attrs.insert(attr.to_word(), place),
            AliasTarget::Type(ty) => self.types.insert(ty.to_word(), place),
        }
    }
}

/// Texts up to this length are kept.
const LONGEST: usize = 256;
/// How many bytes of them, until it starts again from none.
const MOST: usize = 1 << 20;

impl<'c> AsmWriter<'c> {
    /// Keeps what is written from now on. Aliases do not change any more.
    pub(in crate::text) fn start_memo(&mut self) {
        self.memo = Some(Box::default());
    }

    /// Forgets what was written: aliases are going to change.
    pub(in crate::text) fn end_memo(&mut self) {
        self.memo = None;
    }

    /// Writes what was written before; false if it was not.
    #[inline]
    pub(super) fn write_again(&mut self, target: impl Into<AliasTarget>) -> bool {
        // Within what contains itself texts are shorter.
        let Some(memo) = self.memo.as_ref().filter(|_| self.cyclic.is_empty()) else {
            return false;
        };
        let Some(text) = memo.get(target.into()) else { return false };
        self.out.push_str(text);
        true
    }

    /// Writes `target` with `write`, and keeps what is written. It is always to be written in the same way.
    pub(super) fn write_once(
        &mut self,
        target: impl Into<AliasTarget>,
        write: impl FnOnce(&mut Self),
    ) {
        let start = self.out.len();
        write(self);
        if self.cyclic.is_empty()
            && let (Some(memo), Some(text)) = (&mut self.memo, self.out.get(start..))
            && text.len() <= LONGEST
        {
            memo.insert(target.into(), text);
        }
    }
}
