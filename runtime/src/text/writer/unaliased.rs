//! Limits for attributes that are written without their aliases.
//!
//! Debug information refers to itself from many places, so that without aliases it would be longer than any disk is
//! large. What exceeds a limit is written as `...`.

use std::io;

use super::AsmWriter;
use crate::core::attrs::AttrRef;
use crate::text::alias_collector::alias_len;
use crate::text::parser::MAX_DEPTH;

/// Bytes of an attribute.
const MAX_LEN: usize = 1 << 24;
/// Bytes of all attributes that have not been flushed.
const MAX_TOTAL_LEN: usize = 1 << 28;
const ELLIPSIS: &str = "...";

/// The attributes of dialects that are being written.
#[derive(Debug, Default)]
pub(super) struct Unaliased {
    /// How many attributes are being written inside of each other.
    depth: u32,
    /// Where the outermost one begins.
    start: usize,
    /// Bytes of those before it.
    total: usize,
    is_abridged: bool,
}

impl Unaliased {
    /// Starts to count again, as the text has been flushed.
    pub(super) fn flushed(&mut self) {
        self.total = 0;
    }

    /// An error if something was too long.
    pub(super) fn result(&self) -> io::Result<()> {
        let message = "attributes are too long without their aliases";
        if self.is_abridged { Err(io::Error::other(message)) } else { Ok(()) }
    }
}

impl<'c> AsmWriter<'c> {
    /// Writes an attribute of a dialect with `write`, or an ellipsis if it should have an alias and is too long.
    #[inline]
    pub(super) fn write_unaliased(
        &mut self,
        view: AttrRef<'c>,
        write: impl FnOnce(&mut Self, AttrRef<'c>),
    ) {
        let state = &mut self.unaliased;
        if state.depth == 0 {
            state.start = self.out.len();
        }
        let len = self.out.len().saturating_sub(state.start);
        let is_long = len > MAX_LEN || state.total + len > MAX_TOTAL_LEN;
        if (is_long || state.depth >= MAX_DEPTH) && alias_len(self.ctx, view.handle()).is_some() {
            state.is_abridged = true;
            return self.write(ELLIPSIS);
        }
        state.depth += 1;
        write(self, view);
        let state = &mut self.unaliased;
        state.depth -= 1;
        if state.depth == 0 {
            state.total += self.out.len().saturating_sub(state.start);
        }
    }
}
