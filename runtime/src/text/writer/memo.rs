//! Text of types and attributes that was written before.

use rustc_hash::FxHashMap;

use super::{AliasTarget, AsmWriter};

/// What types and attributes were written as: what is made of several parts is copied when it comes again.
#[derive(Debug, Default)]
pub(super) struct Memo {
    text: String,
    places: FxHashMap<AliasTarget, (u32, u32)>,
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

    /// Writes `target` with `write`, unless it was written before. It is always to be written in the same way.
    #[inline]
    pub(super) fn write_once(
        &mut self,
        target: impl Into<AliasTarget>,
        write: impl FnOnce(&mut Self),
    ) {
        // Within what contains itself texts are shorter.
        let Some(memo) = self.memo.as_ref().filter(|_| self.cyclic.is_empty()) else {
            return write(self);
        };
        let target = target.into();
        if let Some((start, end)) = memo.places.get(&target) {
            return self.out.push_str(&memo.text[*start as usize..*end as usize]);
        }
        let start = self.out.len();
        write(self);
        let (Some(memo), Some(text)) = (&mut self.memo, self.out.get(start..)) else { return };
        if text.len() > LONGEST {
            return;
        }
        if memo.text.len() > MOST {
            memo.text.clear();
            memo.places.clear();
        }
        let start = memo.text.len() as u32;
        memo.text.push_str(text);
        memo.places.insert(target, (start, memo.text.len() as u32));
    }
}
