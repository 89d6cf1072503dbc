//! Flushing text to an output during printing.

use std::fmt;
use std::io::{self, Write};

use super::AsmWriter;

/// Minimum size of a flushed chunk in bytes.
const MIN_CHUNK_LEN: usize = 1 << 16;

/// The destination of the text.
pub(super) struct Output<'o> {
    to: &'o mut dyn Write,
    /// The first error; nothing is written after it.
    result: io::Result<()>,
}

impl fmt::Debug for Output<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.result.fmt(f)
    }
}

impl Output<'_> {
    fn write(&mut self, text: &str) {
        if self.result.is_ok() {
            self.result = self.to.write_all(text.as_bytes());
        }
    }
}

impl<'c> AsmWriter<'c> {
    /// Sets the destination.
    pub(in crate::text) fn write_to(&mut self, out: &'c mut dyn Write) {
        self.output = Some(Output { to: out, result: Ok(()) });
    }

    /// Flushes the text, if there is enough. Call it between lines.
    #[inline]
    pub(in crate::text) fn hand_on(&mut self) {
        if self.out.len() >= MIN_CHUNK_LEN
            && let Some(output) = &mut self.output
        {
            output.write(&self.out);
            self.out.clear();
            self.unaliased.flushed();
        }
    }

    /// Flushes the remaining text. It is an error if attributes were abridged.
    pub(in crate::text) fn finish_writing(self) -> io::Result<()> {
        let Some(mut output) = self.output else { return Ok(()) };
        output.write(&self.out);
        output.result?;
        self.unaliased.result()
    }
}
