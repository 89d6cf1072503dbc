//! Attributes: handles, views, how a kind is defined, and the kinds that the IR itself is made with.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::Context;
use crate::core::interfaces::{InterfaceEntry, InterfaceTable};
use crate::core::slots::{KindsSlots, Slots, TextSlots};
use crate::core::uniquer::{KindDef, KindId, KindTable, LazyTable, Storage, key_hash};
use crate::support::interner::{Interner, Missed, PackedSlot, Slot};

pub mod dictionary;
pub mod location;
pub mod place;
pub mod string;
pub mod unit;

pub use dictionary::*;
pub use location::*;
pub use place::FileLineColRangeStorage;
pub(crate) use place::{FileNumbers, FileRange};
pub use string::*;
pub use unit::*;

/// An attribute of a [`Context`]: a number; equal attributes have equal handles. Corresponds to `mlir::Attribute`.
///
/// Read it through [`AttrRef`], which [`Context::attr_ref`] makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Attribute(NonZeroU32);

impl Attribute {
    /// The handle as a word, never 0.
    pub fn to_word(self) -> u32 {
        self.0.get()
    }

    /// The handle from [`to_word`](Self::to_word); `None` for 0.
    pub fn from_word(word: u32) -> Option<Self> {
        NonZeroU32::new(word).map(Attribute)
    }
}

/// Describes one kind of attribute. Kinds are `static`s: two kinds are the same if they are at the same address.
#[derive(Debug)]
pub struct AttrDef {
    id: KindId,
    /// Full name: dialect, a dot, the name in the dialect (`builtin.string`).
    pub name: &'static str,
    /// Namespace of the dialect.
    pub dialect: &'static str,
    builtin: BuiltinAttr,
    pub(crate) parts: <Slots as KindsSlots>::AttrParts,
    pub(crate) text: <Slots as TextSlots>::AttrText,
    traits: &'static [&'static str],
    interfaces: &'static [InterfaceEntry],
}

/// Which builtin kind of attribute a definition is of, for dispatch by a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the kind of that name")]
#[repr(u8)]
pub enum BuiltinAttr {
    NotBuiltin,
    Integer,
    Float,
    String,
    SymbolRef,
    Array,
    Dictionary,
    Type,
    Unit,
    Opaque,
    AffineMap,
    IntegerSet,
    DenseElements,
    DenseStringElements,
    DenseArray,
    DenseResourceElements,
    SparseElements,
    StridedLayout,
    Distinct,
    UnknownLoc,
    FileLineColRange,
    NameLoc,
    CallSiteLoc,
    FusedLoc,
}

impl AttrDef {
    /// The kind called `name` of the dialect with namespace `dialect`.
    pub const fn new(dialect: &'static str, name: &'static str) -> Self {
        AttrDef {
            id: KindId::new(),
            name,
            dialect,
            builtin: BuiltinAttr::NotBuiltin,
            parts: <Slots as KindsSlots>::NO_ATTR_PARTS,
            text: <Slots as TextSlots>::NO_ATTR_TEXT,
            traits: &[],
            interfaces: &[],
        }
    }

    /// Marks the definition of a builtin kind.
    pub(crate) const fn builtin(mut self, kind: BuiltinAttr) -> Self {
        self.builtin = kind;
        self
    }

    /// Sets the traits that values of this kind have, by upstream's names.
    pub const fn traits(mut self, names: &'static [&'static str]) -> Self {
        self.traits = names;
        self
    }

    /// Whether values of this kind have the trait `name`.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits.contains(&name)
    }

    /// Sets the interfaces that values of this kind implement.
    pub const fn interfaces(mut self, entries: &'static [InterfaceEntry]) -> Self {
        self.interfaces = entries;
        self
    }

    /// The interfaces of the definition.
    pub fn interface_entries(&self) -> &'static [InterfaceEntry] {
        self.interfaces
    }

    /// The table `T`, if the definition has it.
    #[inline]
    pub fn interface<T: InterfaceTable>(&self) -> Option<&'static T> {
        let find = || self.interfaces.iter().find_map(InterfaceEntry::table);
        T::memo().defined(self.id.get(), find)
    }

    /// The name within the dialect.
    pub fn mnemonic(&self) -> &'static str {
        let name = self.name.strip_prefix(self.dialect).unwrap_or(self.name);
        name.strip_prefix('.').unwrap_or(name)
    }

    /// The builtin kind.
    #[inline]
    pub fn builtin_kind(&self) -> BuiltinAttr {
        self.builtin
    }
}

impl KindDef for AttrDef {
    fn id(&self) -> &KindId {
        &self.id
    }
}

/// An attribute that can be read: a handle and its context.
#[derive(Clone, Copy)]
pub struct AttrRef<'c> {
    ctx: &'c Context,
    handle: Attribute,
}

impl Context {
    /// The view of `handle`, which this context has made.
    #[inline]
    pub fn attr_ref(&self, handle: impl Into<Attribute>) -> AttrRef<'_> {
        AttrRef { ctx: self, handle: handle.into() }
    }
}

impl<'c> AttrRef<'c> {
    /// The context.
    #[inline]
    pub fn ctx(self) -> &'c Context {
        self.ctx
    }

    /// The handle.
    #[inline]
    pub fn handle(self) -> Attribute {
        self.handle
    }

    /// The definition of the kind.
    #[inline]
    pub fn def(self) -> &'static AttrDef {
        self.ctx.attrs.def(self.handle.0)
    }

    /// Whether this is a `T`: one kind of attribute, or any that implements an interface.
    #[inline]
    pub fn isa<T: AttrCast<'c>>(self) -> bool {
        T::classof(self)
    }

    /// This as a `T`, if it is one.
    #[inline]
    pub fn dyn_cast<T: AttrCast<'c>>(self) -> Option<T> {
        T::try_from_ref(self)
    }

    /// This as a `T`.
    ///
    /// # Panics
    ///
    /// When it is not one.
    #[track_caller]
    pub fn cast<T: AttrCast<'c>>(self) -> T {
        match T::try_from_ref(self) {
            Some(view) => view,
            None => panic!("cast of a `{}` to `{}`", self.def().name, std::any::type_name::<T>()),
        }
    }
}

impl PartialEq for AttrRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle
    }
}

impl Eq for AttrRef<'_> {}

impl std::hash::Hash for AttrRef<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.handle.hash(state);
    }
}

impl PartialEq<Attribute> for AttrRef<'_> {
    fn eq(&self, other: &Attribute) -> bool {
        self.handle == *other
    }
}

impl From<AttrRef<'_>> for Attribute {
    fn from(view: AttrRef<'_>) -> Attribute {
        view.handle
    }
}

impl fmt::Debug for AttrRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for AttrRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <Slots as TextSlots>::fmt_attr(*self, f)
    }
}

/// What an attribute can be cast to: a typed view of one kind, or of an interface.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a kind of attribute nor an interface of attributes",
    note = "attributes are cast to views such as `StringAttr<'_>`"
)]
pub trait AttrCast<'c>: Copy {
    /// Whether `view` is a `Self`.
    fn classof(view: AttrRef<'c>) -> bool;

    /// `view` as `Self`, if it is one.
    fn try_from_ref(view: AttrRef<'c>) -> Option<Self>;
}

/// Any attribute at all.
impl<'c> AttrCast<'c> for AttrRef<'c> {
    fn classof(_view: AttrRef<'c>) -> bool {
        true
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        Some(view)
    }
}

/// A typed view of one kind of attribute.
///
/// Implementors `Deref` to [`AttrRef`] and hold a borrow of their storage, so reading a parameter is a field load.
pub trait AttrKind<'c>: AttrCast<'c> + Deref<Target = AttrRef<'c>> {
    /// The parameters.
    type Storage: Storage;
    /// How they are kept.
    #[doc(hidden)]
    type Slot: Slot<Value = Self::Storage>;
    /// The kind.
    const DEF: &'static AttrDef;

    /// Makes the view; `storage` is that of `view`.
    fn from_parts(view: AttrRef<'c>, storage: &'c Self::Storage) -> Self;

    /// The table that the values of this kind are in.
    fn table(ctx: &Context) -> &KindTable<Self::Storage, Self::Slot>;

    /// The attribute with these parameters.
    fn intern(ctx: &'c Context, storage: Self::Storage) -> Self {
        let table = Self::table(ctx);
        let hash = key_hash(&storage);
        let (handle, storage) = ctx.attrs.intern(Self::DEF, table, hash, storage);
        Self::from_parts(AttrRef { ctx, handle: Attribute(handle) }, storage)
    }

    /// As [`intern`](Self::intern), of one of the few values that are asked for all the time: `slot` remembers its
    /// handle.
    #[inline]
    fn intern_cached(
        ctx: &'c Context,
        slot: &AtomicU32,
        storage: impl FnOnce() -> Self::Storage,
    ) -> Self {
        if let Some(handle) = NonZeroU32::new(slot.load(Ordering::Acquire)) {
            let view = AttrRef { ctx, handle: Attribute(handle) };
            return Self::from_parts(view, ctx.attrs.get(Self::table(ctx), handle));
        }
        let made = Self::intern(ctx, storage());
        slot.store(made.handle().to_word(), Ordering::Release);
        made
    }

    /// The attribute whose parameters `eq` accepts, made by `make` if there is none with this hash: interning by a borrowed
    /// key. `hash` is [`key_hash`] of something that determines the parameters.
    #[inline]
    fn intern_with(
        ctx: &'c Context,
        hash: u64,
        eq: impl Fn(&Self::Storage) -> bool,
        make: impl FnOnce() -> Self::Storage,
    ) -> Self {
        let table = Self::table(ctx);
        let (handle, storage) = ctx.attrs.intern_with(Self::DEF, table, hash, eq, make);
        Self::from_parts(AttrRef { ctx, handle: Attribute(handle) }, storage)
    }

    /// The attribute whose parameters `eq` accepts, if it is found; `hash` as for [`intern_with`](Self::intern_with).
    #[doc(hidden)]
    #[inline]
    fn find(
        ctx: &'c Context,
        hash: u64,
        eq: impl Fn(&Self::Storage) -> bool,
    ) -> Result<Self, Missed> {
        let (handle, storage) = Self::table(ctx).find(hash, eq)?;
        Ok(Self::from_parts(AttrRef { ctx, handle: Attribute(handle) }, storage))
    }

    /// As [`intern`](Self::intern), what was just looked for in vain.
    #[doc(hidden)]
    fn add_missed(ctx: &'c Context, missed: Missed, storage: Self::Storage) -> Self {
        let table = Self::table(ctx);
        let (handle, storage) = ctx.attrs.add_missed(Self::DEF, table, missed, storage);
        Self::from_parts(AttrRef { ctx, handle: Attribute(handle) }, storage)
    }

    /// Whether `view` is of this kind.
    #[inline]
    fn is_kind(view: AttrRef<'c>) -> bool {
        std::ptr::eq(view.def(), Self::DEF)
    }

    /// `view` as this kind, if it is.
    #[inline]
    fn try_from_kind(view: AttrRef<'c>) -> Option<Self> {
        let ctx = view.ctx;
        let storage = ctx.attrs.get_if(Self::DEF, || Self::table(ctx), view.handle.0)?;
        Some(Self::from_parts(view, storage))
    }
}

/// The tables of the kinds that the IR itself is made with.
#[derive(Debug, Default)]
pub(crate) struct CoreAttrTables {
    pub(crate) strings: LazyTable<StringAttrStorage>,
    pub(crate) dictionaries: LazyTable<DictionaryAttrStorage>,
    pub(crate) unit: LazyTable<UnitAttrStorage>,
    pub(crate) unknown_loc: LazyTable<UnknownLocStorage>,
    pub(crate) file_locs: LazyTable<FileLineColRangeStorage, PackedSlot<FileLineColRangeStorage>>,
    pub(crate) name_locs: LazyTable<NameLocStorage>,
    pub(crate) call_site_locs: LazyTable<CallSiteLocStorage>,
    pub(crate) fused_locs: LazyTable<FusedLocStorage>,
    /// Places that do not fit in the words of an attribute, and all ranges.
    pub(crate) file_ranges: OnceLock<Box<Interner<FileRange>>>,
    /// The files of those that do.
    pub(crate) files: FileNumbers,
    /// The dictionary made last, or 0.
    pub(crate) last_dictionary: AtomicU32,
    /// The handle of the unit attribute, once it is made.
    pub(crate) common_unit: AtomicU32,
}
