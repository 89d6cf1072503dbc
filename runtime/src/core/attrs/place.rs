//! Storage of file positions. There may be one per operation, so most take 64 bits.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::support::interner::{AtomicWords, Interner, PackedSlot};

/// A position or range in a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FileRange {
    pub(crate) file: Ident,
    /// Line and column.
    pub(crate) start: (u32, u32),
    pub(crate) end: (u32, u32),
    /// The number of given values: line, column, end line and end column. Upstream stores a list, so positions with
    /// different counts are different attributes even if they print the same.
    pub(crate) given: u8,
}

impl FileRange {
    /// The position `line:column`.
    pub(crate) fn place(file: Ident, line: u32, column: u32) -> Self {
        FileRange { file, start: (line, column), end: (line, column), given: 2 }
    }
}

/// Dense numbers of the files that positions refer to. A context has few files but many identifiers.
#[derive(Debug, Default)]
pub(crate) struct FileNumbers {
    files: OnceLock<Box<Interner<Ident>>>,
    /// The last file looked up in the high half, its number in the low half.
    last: AtomicU64,
}

impl FileNumbers {
    fn number(&self, file: Ident) -> u32 {
        let last = self.last.load(Ordering::Relaxed);
        if (last >> 32) as u32 == file.to_word() {
            return last as u32;
        }
        let number = self.files.get_or_init(Box::default).intern(file);
        self.last.store(u64::from(file.to_word()) << 32 | u64::from(number), Ordering::Relaxed);
        number
    }

    fn file(&self, number: u32) -> Option<Ident> {
        self.files.get()?.get(number).copied()
    }
}

/// Parameters of [`FileLineColRange`](crate::core::attrs::FileLineColRange): 15 bits for the file number plus one, 28
/// for the line, 20 for the column; or a tag bit and the index of a `FileRange` that does not fit.
#[derive(Debug)]
pub struct FileLineColRangeStorage {
    high: AtomicU32,
    low: AtomicU32,
}

const OUTSIDE: u64 = 1 << 63;
const FILE_BITS: u32 = 15;
const LINE_BITS: u32 = 28;
const COLUMN_BITS: u32 = 20;

impl FileLineColRangeStorage {
    #[track_caller]
    pub(crate) fn new(ctx: &Context, range: &FileRange) -> Self {
        let tables = &ctx.core_attrs;
        let (line, column) = range.start;
        let file = tables.files.number(range.file) + 1;
        let fits = line >> LINE_BITS == 0 && column >> COLUMN_BITS == 0 && file >> FILE_BITS == 0;
        let bits = if fits && range.end == range.start && range.given == 2 {
            (u64::from(file) << LINE_BITS | u64::from(line)) << COLUMN_BITS | u64::from(column)
        } else {
            let outside = tables.file_ranges.get_or_init(Box::default);
            OUTSIDE | u64::from(outside.intern(*range))
        };
        FileLineColRangeStorage {
            high: AtomicU32::new((bits >> 32) as u32),
            low: AtomicU32::new(bits as u32),
        }
    }

    #[inline]
    fn bits(&self) -> u64 {
        let high = self.high.load(Ordering::Acquire);
        u64::from(high) << 32 | u64::from(self.low.load(Ordering::Relaxed))
    }

    /// Decodes the position. `ctx` is the context of the attribute.
    pub(crate) fn unpack(&self, ctx: &Context) -> Option<FileRange> {
        let bits = self.bits();
        let tables = &ctx.core_attrs;
        if bits & OUTSIDE != 0 {
            return tables.file_ranges.get()?.get(bits as u32).copied();
        }
        let file = tables.files.file((bits >> (LINE_BITS + COLUMN_BITS)) as u32 - 1)?;
        let line = (bits >> COLUMN_BITS) as u32 & ((1 << LINE_BITS) - 1);
        Some(FileRange::place(file, line, bits as u32 & ((1 << COLUMN_BITS) - 1)))
    }
}

impl PartialEq for FileLineColRangeStorage {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits() == other.bits()
    }
}

impl Eq for FileLineColRangeStorage {}

impl Hash for FileLineColRangeStorage {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.bits());
    }
}

impl AtomicWords for FileLineColRangeStorage {
    fn zeros(count: usize) -> Box<[PackedSlot<Self>]> {
        let zero = |[high, low]: [u32; 2]| {
            let (high, low) = (AtomicU32::new(high), AtomicU32::new(low));
            PackedSlot(FileLineColRangeStorage { high, low })
        };
        vec![[0; 2]; count].into_iter().map(zero).collect()
    }

    #[inline]
    fn is_set(&self) -> bool {
        // The high word contains the file number or the tag bit.
        self.high.load(Ordering::Acquire) != 0
    }

    fn set(&self, value: Self) {
        self.low.store(value.low.into_inner(), Ordering::Relaxed);
        self.high.store(value.high.into_inner(), Ordering::Release);
    }
}
