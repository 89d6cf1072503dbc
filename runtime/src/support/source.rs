//! Source buffers and positions in them.
//!
//! Each source buffer gets a range of its context's 31-bit position space, so that a position is an integer that fits
//! a [`Location`]. Recording the start of an operation is free; line numbers are computed on demand.
//!
//! [`Location`]: crate::core::location::Location

use std::fmt;
use std::sync::{Arc, OnceLock, RwLock};

use memchr::memchr_iter;

use super::origin::Origin;

/// A source buffer: a name and bytes.
///
/// MLIR texts need not be UTF-8.
pub struct SourceBuffer {
    name: String,
    text: Box<[u8]>,
    /// First position of the buffer in its context; `None` if the position space is exhausted, or the buffer is not
    /// part of a context.
    base: Option<u32>,
    /// Number of the first line; larger than 1 for a part of a file.
    first_line: u32,
    /// Offset of the start of each line.
    lines: OnceLock<Vec<u32>>,
}

impl SourceBuffer {
    /// Maximum length of a text in bytes.
    pub const MAX_LEN: usize = u32::MAX as usize - 16;

    fn new(name: String, text: Box<[u8]>, base: Option<u32>, first_line: u32) -> SourceBuffer {
        SourceBuffer { name, text, base, first_line, lines: OnceLock::new() }
    }

    /// A source buffer that is not part of a context, and thus has no positions.
    pub fn detached(name: impl Into<String>, text: impl Into<Box<[u8]>>) -> SourceBuffer {
        SourceBuffer::new(name.into(), text.into(), None, 1)
    }

    /// The name in diagnostics: a path, or for example `<stdin>`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The bytes.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The first position of the buffer, if it has positions.
    pub fn base(&self) -> Option<u32> {
        self.base
    }

    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let ends = memchr_iter(b'\n', &self.text);
            std::iter::once(0).chain(ends.map(|end| end as u32 + 1)).collect()
        })
    }

    /// Line and column of the byte at `offset`, counted from 1 in the file. `offset` is clamped to the end.
    pub fn line_and_column(&self, offset: u32) -> (u32, u32) {
        let offset = offset.min(self.text.len() as u32);
        let starts = self.line_starts();
        let line = starts.partition_point(|&start| start <= offset);
        (line as u32 + self.first_line - 1, offset - starts[line - 1] + 1)
    }

    /// The bytes of a line, counted from 1 in the file, without the line terminator; `None` if there is no such line.
    pub fn line(&self, line: u32) -> Option<&[u8]> {
        let starts = self.line_starts();
        let index = line.checked_sub(self.first_line)? as usize;
        let rest = &self.text[*starts.get(index)? as usize..];
        let end = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        Some(&rest[..end])
    }
}

impl fmt::Debug for SourceBuffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SourceBuffer({:?}, {} bytes)", self.name, self.text.len())
    }
}

/// The source buffers of a context. Corresponds to `llvm::SourceMgr`.
#[derive(Debug)]
pub struct SourceManager {
    buffers: RwLock<Buffers>,
}

#[derive(Debug)]
struct Buffers {
    /// Ordered by base; buffers without a base are not stored.
    list: Vec<Arc<SourceBuffer>>,
    next: u32,
}

impl SourceManager {
    /// No source buffers. Positions start at `origin`.
    pub(crate) fn new(origin: Origin) -> Self {
        SourceManager { buffers: RwLock::new(Buffers { list: Vec::new(), next: origin.start() }) }
    }
}

/// Limit of positions. The top bit is reserved as a tag for users.
const END_OF_SPACE: u32 = 1 << 31;

impl SourceManager {
    /// Adds a source buffer. It gets no positions if the position space, 2 GiB of text, is exhausted.
    pub fn add(&self, name: impl Into<String>, text: impl Into<Box<[u8]>>) -> Arc<SourceBuffer> {
        self.add_part(name, text, 1)
    }

    /// Like [`add`](Self::add), for the lines of a file from `first_line` on.
    pub fn add_part(
        &self,
        name: impl Into<String>,
        text: impl Into<Box<[u8]>>,
        first_line: u32,
    ) -> Arc<SourceBuffer> {
        let (name, text) = (name.into(), text.into());
        let mut buffers = match self.buffers.write() {
            Ok(buffers) => buffers,
            // No panic leaves the state inconsistent.
            Err(poisoned) => poisoned.into_inner(),
        };
        // The end of the text is a position as well.
        let end = u32::try_from(text.len()).ok().and_then(|len| buffers.next.checked_add(len + 1));
        match end.filter(|&end| end <= END_OF_SPACE) {
            Some(end) => {
                let buffer =
                    Arc::new(SourceBuffer::new(name, text, Some(buffers.next), first_line));
                buffers.next = end;
                buffers.list.push(buffer.clone());
                buffer
            }
            None => Arc::new(SourceBuffer::new(name, text, None, first_line)),
        }
    }

    /// The source buffer that contains `position`, and the offset in it.
    pub fn find(&self, position: u32) -> Option<(Arc<SourceBuffer>, u32)> {
        let buffers = self.read();
        let index = buffers
            .list
            .partition_point(|buffer| buffer.base.is_some_and(|base| base <= position))
            .checked_sub(1)?;
        let buffer = &buffers.list[index];
        // Behind the last buffer are the positions of other contexts.
        let offset = position - buffer.base?;
        (offset as usize <= buffer.text.len()).then(|| (buffer.clone(), offset))
    }

    /// The first source buffer named `name`.
    pub fn by_name(&self, name: &[u8]) -> Option<Arc<SourceBuffer>> {
        self.read().list.iter().find(|buffer| buffer.name.as_bytes() == name).cloned()
    }

    fn read(&self) -> std::sync::RwLockReadGuard<'_, Buffers> {
        match self.buffers.read() {
            Ok(buffers) => buffers,
            Err(poisoned) => poisoned.into_inner(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_find_their_text() {
        let manager = SourceManager::new(Origin::new());
        let first = manager.add("a", *b"one\ntwo");
        let second = manager.add("b", *b"");
        let third = manager.add("c", *b"\nx\n");
        let start = first.base().unwrap();
        assert_eq!((second.base(), third.base()), (Some(start + 8), Some(start + 9)));
        for (at, name, offset) in [(0, "a", 0), (7, "a", 7), (8, "b", 0), (10, "c", 1)] {
            let (buffer, position) = manager.find(start + at).unwrap();
            assert_eq!((buffer.name(), position), (name, offset));
        }
        assert!(manager.find(start + 13).is_none());
    }

    #[test]
    fn lines_and_columns() {
        let manager = SourceManager::new(Origin::new());
        let buffer = manager.add("a", *b"one\r\n\ntwo");
        assert_eq!(buffer.line_and_column(0), (1, 1));
        assert_eq!(buffer.line_and_column(4), (1, 5));
        assert_eq!(buffer.line_and_column(5), (2, 1));
        assert_eq!(buffer.line_and_column(9), (3, 4));
        assert_eq!(buffer.line_and_column(99), (3, 4));
        assert_eq!(buffer.line(1), Some(&b"one"[..]));
        assert_eq!(buffer.line(2), Some(&b""[..]));
        assert_eq!(buffer.line(4), None);
    }
}
