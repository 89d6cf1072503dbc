//! Handing text on while more is written.

use std::fmt;
use std::io::{self, Write};

use super::AsmWriter;

/// So many bytes are handed on at once.
const ENOUGH: usize = 1 << 16;

/// Where text goes.
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
    /// Lets the text go to `out`.
    pub(in crate::text) fn write_to(&mut self, out: &'c mut dyn Write) {
        self.output = Some(Output { to: out, result: Ok(()) });
    }

    /// Hands on what was written, if it is enough. To be called between lines.
    #[inline]
    pub(in crate::text) fn hand_on(&mut self) {
        if self.out.len() >= ENOUGH
            && let Some(output) = &mut self.output
        {
            output.write(&self.out);
            self.out.clear();
        }
    }

    /// Hands on what is left.
    pub(in crate::text) fn finish_writing(self) -> io::Result<()> {
        let Some(mut output) = self.output else { return Ok(()) };
        output.write(&self.out);
        output.result
    }
}
