//! Types: handles, views, and how a kind is defined.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;

use crate::context::Context;
use crate::uniquer::{KindDef, KindId, KindTable, Storage};

/// A type of a [`Context`]: a number; equal types have equal handles. Corresponds to `mlir::Type`.
///
/// Read it through [`TypeRef`], which [`Context::type_ref`] makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Type(NonZeroU32);

impl Type {
    /// The handle as a word, never 0.
    pub fn to_word(self) -> u32 {
        self.0.get()
    }

    /// The handle from [`to_word`](Self::to_word); `None` for 0.
    pub fn from_word(word: u32) -> Option<Self> {
        NonZeroU32::new(word).map(Type)
    }
}

/// Describes one kind of type. Kinds are `static`s: two kinds are the same if they are at the same address.
#[derive(Debug)]
pub struct TypeDef {
    id: KindId,
    /// Full name: dialect, a dot, the name in the dialect (`builtin.integer`).
    pub name: &'static str,
    /// Namespace of the dialect.
    pub dialect: &'static str,
}

impl TypeDef {
    /// The kind called `name` of the dialect with namespace `dialect`.
    pub const fn new(dialect: &'static str, name: &'static str) -> Self {
        TypeDef { id: KindId::new(), name, dialect }
    }
}

impl KindDef for TypeDef {
    fn id(&self) -> &KindId {
        &self.id
    }
}

/// A type that can be read: a handle and its context.
#[derive(Clone, Copy)]
pub struct TypeRef<'c> {
    ctx: &'c Context,
    handle: Type,
}

impl Context {
    /// The view of `handle`, which this context has made.
    #[inline]
    pub fn type_ref(&self, handle: impl Into<Type>) -> TypeRef<'_> {
        TypeRef { ctx: self, handle: handle.into() }
    }
}

impl<'c> TypeRef<'c> {
    /// The context.
    #[inline]
    pub fn ctx(self) -> &'c Context {
        self.ctx
    }

    /// The handle.
    #[inline]
    pub fn handle(self) -> Type {
        self.handle
    }

    /// The definition of the kind.
    #[inline]
    pub fn def(self) -> &'static TypeDef {
        self.ctx.types.def(self.handle.0)
    }

    /// Whether this is a `T`: one kind of type, or any that implements an interface.
    #[inline]
    pub fn isa<T: TypeCast<'c>>(self) -> bool {
        T::classof(self)
    }

    /// This as a `T`, if it is one.
    #[inline]
    pub fn dyn_cast<T: TypeCast<'c>>(self) -> Option<T> {
        T::try_from_ref(self)
    }

    /// This as a `T`.
    ///
    /// # Panics
    ///
    /// When it is not one.
    #[track_caller]
    pub fn cast<T: TypeCast<'c>>(self) -> T {
        match T::try_from_ref(self) {
            Some(view) => view,
            None => panic!("cast of a `{}` to `{}`", self.def().name, std::any::type_name::<T>()),
        }
    }
}

impl PartialEq for TypeRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle
    }
}

impl Eq for TypeRef<'_> {}

impl std::hash::Hash for TypeRef<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.handle.hash(state);
    }
}

impl PartialEq<Type> for TypeRef<'_> {
    fn eq(&self, other: &Type) -> bool {
        self.handle == *other
    }
}

impl From<TypeRef<'_>> for Type {
    fn from(view: TypeRef<'_>) -> Type {
        view.handle
    }
}

impl fmt::Debug for TypeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.def().name, self.handle.0)
    }
}

/// What a type can be cast to: a typed view of one kind, or of an interface.
pub trait TypeCast<'c>: Copy {
    /// Whether `view` is a `Self`.
    fn classof(view: TypeRef<'c>) -> bool;

    /// `view` as `Self`, if it is one.
    fn try_from_ref(view: TypeRef<'c>) -> Option<Self>;
}

/// A typed view of one kind of type.
///
/// Implementors `Deref` to [`TypeRef`] and hold a borrow of their storage, so reading a parameter is a field load.
pub trait TypeKind<'c>: TypeCast<'c> + Deref<Target = TypeRef<'c>> {
    /// The parameters.
    type Storage: Storage;
    /// The kind.
    const DEF: &'static TypeDef;

    /// Makes the view; `storage` is that of `view`.
    fn from_parts(view: TypeRef<'c>, storage: &'c Self::Storage) -> Self;

    /// The table that the values of this kind are in. Builtin kinds name theirs, which saves a look-up.
    #[inline]
    fn table(ctx: &Context) -> &KindTable<Self::Storage> {
        ctx.types.table(Self::DEF)
    }

    /// The type with these parameters.
    fn intern(ctx: &'c Context, storage: Self::Storage) -> Self {
        let table = Self::table(ctx);
        let handle = ctx.types.intern(Self::DEF, table, storage);
        Self::from_parts(TypeRef { ctx, handle: Type(handle) }, ctx.types.get(table, handle))
    }

    /// The type whose parameters `eq` accepts, made by `make` if there is none with this hash: interning by a borrowed
    /// key. `hash` is [`key_hash`](crate::uniquer::key_hash) of something that determines the parameters.
    #[inline]
    fn intern_with(
        ctx: &'c Context,
        hash: u64,
        eq: impl Fn(&Self::Storage) -> bool,
        make: impl FnOnce() -> Self::Storage,
    ) -> Self {
        let table = Self::table(ctx);
        let handle = ctx.types.intern_with(Self::DEF, table, hash, eq, make);
        Self::from_parts(TypeRef { ctx, handle: Type(handle) }, ctx.types.get(table, handle))
    }

    /// Whether `view` is of this kind.
    #[inline]
    fn is_kind(view: TypeRef<'c>) -> bool {
        std::ptr::eq(view.def(), Self::DEF)
    }

    /// `view` as this kind, if it is.
    #[inline]
    fn try_from_kind(view: TypeRef<'c>) -> Option<Self> {
        let ctx = view.ctx;
        Self::is_kind(view)
            .then(|| Self::from_parts(view, ctx.types.get(Self::table(ctx), view.handle.0)))
    }
}

/// The tables of the builtin kinds.
#[derive(Debug, Default)]
pub(crate) struct BuiltinTypeTables {}
