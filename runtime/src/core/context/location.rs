//! Locations: attributes, or positions in a source buffer that become attributes on demand.

use std::num::NonZeroU32;
use std::sync::atomic::Ordering;

use crate::core::attrs::location::{FileLineColRange, UnknownLoc, UnknownLocStorage};
use crate::core::attrs::{AttrKind, AttrRef, Attribute};
use crate::core::context::{Context, Owned};

/// A location. Corresponds to `mlir::Location`.
///
/// The parser gives every operation the position of its first token, as an integer. [`Context::location_attr`]
/// computes file, line and column and creates the attribute. Different locations may therefore stand for the same
/// attribute, but equal locations always do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location(NonZeroU32);

/// Tags a position in the context's [`SourceManager`](crate::support::source::SourceManager).
const POSITION: u32 = 1 << 31;

impl Location {
    /// The unknown location, upstream's `UnknownLoc`.
    // Attribute handles start at 256.
    pub const UNKNOWN: Location = Location(NonZeroU32::MIN);

    /// The location at `position` of the context's source manager.
    #[inline]
    pub fn from_position(position: u32) -> Location {
        match NonZeroU32::new(position | POSITION) {
            Some(word) => Location(word),
            None => Location::UNKNOWN,
        }
    }

    /// The position in the context's source manager, if this is one.
    #[inline]
    pub fn position(self) -> Option<u32> {
        let word = self.0.get();
        (word & POSITION != 0).then_some(word & !POSITION)
    }

    /// Whether this is [`Location::UNKNOWN`].
    #[inline]
    pub fn is_unknown(self) -> bool {
        self == Location::UNKNOWN
    }

    /// The location as an integer, never 0.
    #[inline]
    pub fn to_word(self) -> u32 {
        self.0.get()
    }

    /// The location from [`to_word`](Self::to_word); `None` for 0.
    #[inline]
    pub fn from_word(word: u32) -> Option<Location> {
        NonZeroU32::new(word).map(Location)
    }

    /// The location `line:column` in `file`, upstream's `FileLineColLoc::get`. An empty name means standard input,
    /// `-`.
    #[track_caller]
    pub fn file_line_col(ctx: &Context, file: &str, line: u32, column: u32) -> Location {
        let file = if file.is_empty() { "-" } else { file };
        FileLineColRange::place(ctx, ctx.ident(file), line, column).into()
    }
}

impl Owned for Location {
    #[inline]
    #[track_caller]
    fn assert_owned(self, ctx: &Context) {
        if !cfg!(debug_assertions) || self.is_unknown() {
            return;
        }
        match (self.position(), Attribute::from_word(self.to_word())) {
            (None, Some(attribute)) => attribute.assert_owned(ctx),
            (Some(position), _) if ctx.sources.find(position).is_none() => {
                ctx.origin.foreign("location", position);
            }
            _ => {}
        }
    }
}

impl Context {
    /// The attribute of `location`.
    ///
    /// # Panics
    ///
    /// In debug builds, if `location` belongs to another context.
    #[track_caller]
    pub fn location_attr(&self, location: Location) -> AttrRef<'_> {
        self.assert_owns(location);
        self.note_location_attr();
        self.location_view(location)
    }

    /// Like [`location_attr`](Self::location_attr), for reading only.
    pub(crate) fn location_view(&self, location: Location) -> AttrRef<'_> {
        if let Some(position) = location.position() {
            if let Some((buffer, offset)) = self.sources.find(position) {
                let (line, column) = buffer.line_and_column(offset);
                return *FileLineColRange::place(self, self.ident(buffer.name()), line, column);
            }
        } else if let Some(attribute) = Attribute::from_word(location.to_word())
            && !location.is_unknown()
        {
            return self.attr_ref(attribute);
        }
        *UnknownLoc::intern(self, UnknownLocStorage)
    }

    /// Records that attributes of operations may contain locations. Otherwise, unless locations are printed, the
    /// printer need not look for location aliases.
    #[inline]
    pub(crate) fn note_location_attr(&self) {
        self.location_attrs.store(true, Ordering::Relaxed);
    }

    /// Whether attributes of operations may contain locations.
    pub(crate) fn has_location_attrs(&self) -> bool {
        self.location_attrs.load(Ordering::Relaxed)
    }

    /// Whether two locations have the same attribute.
    pub fn same_location(&self, left: Location, right: Location) -> bool {
        left == right || self.location_view(left) == self.location_view(right)
    }
}

impl<'c> AttrRef<'c> {
    /// This location attribute as a location; `None` for other attributes.
    pub fn as_location(self) -> Option<Location> {
        if self.isa::<UnknownLoc<'c>>() {
            return Some(Location::UNKNOWN);
        }
        let word = self.handle().to_word();
        // Memory is exhausted long before handles reach the tag bit.
        (crate::core::attrs::location::is_location(self) && word & POSITION == 0)
            .then(|| Location::from_word(word))
            .flatten()
    }
}
