//! Attributes: handles, views, and how a kind is defined.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;

use crate::context::Context;
use crate::uniquer::{KindDef, KindId, KindTable, Storage};

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
}

impl AttrDef {
    /// The kind called `name` of the dialect with namespace `dialect`.
    pub const fn new(dialect: &'static str, name: &'static str) -> Self {
        AttrDef { id: KindId::new(), name, dialect }
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
        write!(f, "{}#{}", self.def().name, self.handle.0)
    }
}

/// What a attribute can be cast to: a typed view of one kind, or of an interface.
pub trait AttrCast<'c>: Copy {
    /// Whether `view` is a `Self`.
    fn classof(view: AttrRef<'c>) -> bool;

    /// `view` as `Self`, if it is one.
    fn try_from_ref(view: AttrRef<'c>) -> Option<Self>;
}

/// A typed view of one kind of attribute.
///
/// Implementors `Deref` to [`AttrRef`] and hold a borrow of their storage, so reading a parameter is a field load.
pub trait AttrKind<'c>: AttrCast<'c> + Deref<Target = AttrRef<'c>> {
    /// The parameters.
    type Storage: Storage;
    /// The kind.
    const DEF: &'static AttrDef;

    /// Makes the view; `storage` is that of `view`.
    fn from_parts(view: AttrRef<'c>, storage: &'c Self::Storage) -> Self;

    /// The table that the values of this kind are in. Builtin kinds name theirs, which saves a look-up.
    #[inline]
    fn table(ctx: &Context) -> &KindTable<Self::Storage> {
        ctx.attrs.table(Self::DEF)
    }

    /// The attribute with these parameters.
    fn intern(ctx: &'c Context, storage: Self::Storage) -> Self {
        let table = Self::table(ctx);
        let handle = ctx.attrs.intern(Self::DEF, table, storage);
        Self::from_parts(AttrRef { ctx, handle: Attribute(handle) }, ctx.attrs.get(table, handle))
    }

    /// The attribute whose parameters `eq` accepts, made by `make` if there is none with this hash: interning by a borrowed
    /// key. `hash` is [`key_hash`](crate::uniquer::key_hash) of something that determines the parameters.
    #[inline]
    fn intern_with(
        ctx: &'c Context,
        hash: u64,
        eq: impl Fn(&Self::Storage) -> bool,
        make: impl FnOnce() -> Self::Storage,
    ) -> Self {
        let table = Self::table(ctx);
        let handle = ctx.attrs.intern_with(Self::DEF, table, hash, eq, make);
        Self::from_parts(AttrRef { ctx, handle: Attribute(handle) }, ctx.attrs.get(table, handle))
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
        Self::is_kind(view)
            .then(|| Self::from_parts(view, ctx.attrs.get(Self::table(ctx), view.handle.0)))
    }
}

/// The tables of the builtin kinds.
#[derive(Debug, Default)]
pub(crate) struct BuiltinAttrTables {}
