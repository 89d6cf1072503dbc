//! Location attributes.

use rustc_hash::FxHashSet;

use crate::core::attrs::{
    AttrCast, AttrKind, AttrRef, Attribute, BuiltinAttr, FileLineColRangeStorage, FileRange,
};
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::kind::core_attr_kind;
use crate::core::location::Location;
use crate::core::uniquer::key_hash;
use crate::support::interner::PackedSlot;

/// Parameters of [`UnknownLoc`]: none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnknownLocStorage;

core_attr_kind! {
    /// An unknown location: `loc(unknown)`.
    UnknownLoc, UNKNOWN_LOC, "unknown_loc", UnknownLoc, UnknownLocStorage, unknown_loc
}

impl<'c> UnknownLoc<'c> {
    /// The location.
    #[track_caller]
    pub fn get(ctx: &'c Context) -> Self {
        ctx.note_location_attr();
        Self::intern(ctx, UnknownLocStorage)
    }
}

core_attr_kind! {
    /// A position or range in a file: `loc("file":1:2)`, `loc("file":1:2 to 3:4)`.
    FileLineColRange, FILE_LINE_COL_RANGE, "file_line_range", FileLineColRange,
    FileLineColRangeStorage, file_locs, PackedSlot<FileLineColRangeStorage>
}

impl<'c> FileLineColRange<'c> {
    /// The position `line:column`.
    #[track_caller]
    pub fn get(ctx: &'c Context, file: Ident, line: u32, column: u32) -> Self {
        ctx.note_location_attr();
        Self::place(ctx, file, line, column)
    }

    /// The range from `start` to `end`, each a line and a column. Differs from [`get`](Self::get) even if both are
    /// equal.
    #[track_caller]
    pub fn with_range(ctx: &'c Context, file: Ident, start: (u32, u32), end: (u32, u32)) -> Self {
        ctx.note_location_attr();
        Self::for_location(ctx, file, start, end, 4)
    }

    /// Like [`get`](Self::get), for use as a location only.
    #[track_caller]
    pub(crate) fn place(ctx: &'c Context, file: Ident, line: u32, column: u32) -> Self {
        ctx.assert_owns(file);
        Self::intern(ctx, FileLineColRangeStorage::new(ctx, &FileRange::place(file, line, column)))
    }

    /// Like [`with_range`](Self::with_range), for use as a location only, with the number of components in the text.
    #[track_caller]
    pub(crate) fn for_location(
        ctx: &'c Context,
        file: Ident,
        start: (u32, u32),
        end: (u32, u32),
        given: u8,
    ) -> Self {
        ctx.assert_owns(file);
        Self::intern(ctx, FileLineColRangeStorage::new(ctx, &FileRange { file, start, end, given }))
    }

    fn range(self) -> FileRange {
        // Attributes refer only to entries of their context.
        self.storage.unpack(self.ctx()).expect("the position belongs to this context")
    }

    /// The name of the file; bytes that are not UTF-8 appear as replacement characters.
    pub fn filename(self) -> &'c str {
        self.ctx().ident_str(self.filename_ident())
    }

    /// The name of the file as an identifier.
    pub fn filename_ident(self) -> Ident {
        self.range().file
    }

    /// The first line.
    pub fn start_line(self) -> u32 {
        self.range().start.0
    }

    /// The first column.
    pub fn start_column(self) -> u32 {
        self.range().start.1
    }

    /// The last line.
    pub fn end_line(self) -> u32 {
        self.range().end.0
    }

    /// The last column.
    pub fn end_column(self) -> u32 {
        self.range().end.1
    }

    /// Whether this is a position, upstream's `FileLineColLoc`.
    pub fn is_place(self) -> bool {
        let range = self.range();
        range.start == range.end
    }
}

/// Parameters of [`NameLoc`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NameLocStorage {
    name: Ident,
    child: Location,
}

core_attr_kind! {
    /// A named location: `loc("name"("file":1:2))`.
    NameLoc, NAME_LOC, "name_loc", NameLoc, NameLocStorage, name_locs
}

impl<'c> NameLoc<'c> {
    /// The location `child` with a name.
    #[track_caller]
    pub fn get(ctx: &'c Context, name: Ident, child: Location) -> Self {
        ctx.note_location_attr();
        Self::for_location(ctx, name, child)
    }

    /// Like [`get`](Self::get), for use as a location only.
    #[track_caller]
    pub(crate) fn for_location(ctx: &'c Context, name: Ident, child: Location) -> Self {
        ctx.assert_owns(name);
        ctx.assert_owns(child);
        Self::intern(ctx, NameLocStorage { name, child })
    }

    /// The name; bytes that are not UTF-8 appear as replacement characters.
    pub fn name(self) -> &'c str {
        self.ctx().ident_str(self.storage.name)
    }

    /// The name as an identifier.
    pub fn name_ident(self) -> Ident {
        self.storage.name
    }

    /// The named location.
    pub fn child_loc(self) -> Location {
        self.storage.child
    }
}

/// Parameters of [`CallSiteLoc`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallSiteLocStorage {
    callee: Location,
    caller: Location,
}

core_attr_kind! {
    /// A location reached by a call: `loc(callsite("f" at "g"))`.
    CallSiteLoc, CALL_SITE_LOC, "call_site_loc", CallSiteLoc, CallSiteLocStorage, call_site_locs
}

impl<'c> CallSiteLoc<'c> {
    /// `callee`, called from `caller`.
    #[track_caller]
    pub fn get(ctx: &'c Context, callee: Location, caller: Location) -> Self {
        ctx.note_location_attr();
        Self::for_location(ctx, callee, caller)
    }

    /// Like [`get`](Self::get), for use as a location only.
    #[track_caller]
    pub(crate) fn for_location(ctx: &'c Context, callee: Location, caller: Location) -> Self {
        ctx.assert_owns_all([callee, caller]);
        Self::intern(ctx, CallSiteLocStorage { callee, caller })
    }

    /// The location in the callee.
    pub fn callee(self) -> Location {
        self.storage.callee
    }

    /// The location of the call.
    pub fn caller(self) -> Location {
        self.storage.caller
    }
}

/// Parameters of [`FusedLoc`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FusedLocStorage {
    locations: Box<[Location]>,
    metadata: Option<Attribute>,
}

core_attr_kind! {
    /// A combination of locations: `loc(fused["a", "b"])`, `loc(fused<"pass">["a", "b"])`.
    FusedLoc, FUSED_LOC, "fused_loc", FusedLoc, FusedLocStorage, fused_locs
}

impl<'c> FusedLoc<'c> {
    /// Fuses locations. Like upstream, nested fused locations with the same metadata are flattened, unknown locations
    /// and duplicates are dropped, and a single location without metadata is returned unchanged.
    #[track_caller]
    pub fn get(ctx: &'c Context, locations: &[Location], metadata: Option<Attribute>) -> Location {
        /// Up to this many elements, duplicates are found by linear search.
        const MAX_LINEAR: usize = 32;
        ctx.assert_owns_all(locations.iter().copied());
        ctx.assert_owns_all(metadata);
        let mut parts: Vec<Location> = Vec::with_capacity(locations.len());
        let mut seen = FxHashSet::default();
        let mut is_new = |parts: &[Location], part| {
            if parts.len() < MAX_LINEAR {
                return !parts.contains(&part);
            }
            if seen.is_empty() {
                seen.extend(parts);
            }
            seen.insert(part)
        };
        for &location in locations {
            let fused = ctx
                .location_view(location)
                .dyn_cast::<FusedLoc<'_>>()
                .filter(|fused| fused.metadata() == metadata);
            let inner = match &fused {
                Some(fused) => fused.locations(),
                None => std::slice::from_ref(&location),
            };
            for &part in inner {
                // Upstream keeps unknown elements of a fused location with metadata.
                if (fused.is_some() || !part.is_unknown()) && is_new(&parts, part) {
                    parts.push(part);
                }
            }
        }
        match (&parts[..], metadata) {
            ([], None) => Location::UNKNOWN,
            ([single], None) => *single,
            ([], Some(_)) => Self::intern_fused(ctx, &[Location::UNKNOWN], metadata).into(),
            (parts, _) => Self::intern_fused(ctx, parts, metadata).into(),
        }
    }

    #[track_caller]
    fn intern_fused(ctx: &'c Context, parts: &[Location], metadata: Option<Attribute>) -> Self {
        Self::intern_with(
            ctx,
            key_hash(&(parts, metadata)),
            |storage| *storage.locations == *parts && storage.metadata == metadata,
            || FusedLocStorage { locations: parts.into(), metadata },
        )
    }

    /// The fused locations.
    pub fn locations(self) -> &'c [Location] {
        &self.storage.locations
    }

    /// The metadata.
    pub fn metadata(self) -> Option<Attribute> {
        self.storage.metadata
    }
}

/// Whether `view` is a location.
pub fn is_location(view: AttrRef<'_>) -> bool {
    use BuiltinAttr as B;
    matches!(
        view.def().builtin_kind(),
        B::UnknownLoc | B::FileLineColRange | B::NameLoc | B::CallSiteLoc | B::FusedLoc
    )
}

impl From<UnknownLoc<'_>> for Location {
    fn from(view: UnknownLoc<'_>) -> Location {
        view.as_location().unwrap_or(Location::UNKNOWN)
    }
}

impl From<FileLineColRange<'_>> for Location {
    fn from(view: FileLineColRange<'_>) -> Location {
        view.as_location().unwrap_or(Location::UNKNOWN)
    }
}

impl From<NameLoc<'_>> for Location {
    fn from(view: NameLoc<'_>) -> Location {
        view.as_location().unwrap_or(Location::UNKNOWN)
    }
}

impl From<CallSiteLoc<'_>> for Location {
    fn from(view: CallSiteLoc<'_>) -> Location {
        view.as_location().unwrap_or(Location::UNKNOWN)
    }
}

impl From<FusedLoc<'_>> for Location {
    fn from(view: FusedLoc<'_>) -> Location {
        view.as_location().unwrap_or(Location::UNKNOWN)
    }
}

/// Any location attribute. Corresponds to `mlir::LocationAttr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationAttr<'c>(AttrRef<'c>);

impl LocationAttr<'_> {
    /// The location.
    pub fn location(self) -> Location {
        self.0.as_location().unwrap_or(Location::UNKNOWN)
    }
}

impl<'c> std::ops::Deref for LocationAttr<'c> {
    type Target = AttrRef<'c>;

    fn deref(&self) -> &AttrRef<'c> {
        &self.0
    }
}

impl<'c> AttrCast<'c> for LocationAttr<'c> {
    fn classof(view: AttrRef<'c>) -> bool {
        is_location(view)
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        is_location(view).then_some(LocationAttr(view))
    }
}

impl From<LocationAttr<'_>> for Attribute {
    fn from(view: LocationAttr<'_>) -> Attribute {
        view.0.handle()
    }
}
