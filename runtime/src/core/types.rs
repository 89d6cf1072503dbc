//! Types: handles, views, and how a kind is defined.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::Context;
use crate::core::interfaces::{InterfaceEntry, InterfaceTable};
use crate::core::slots::{KindsSlots, Slots, TextSlots};
use crate::core::uniquer::{KindDef, KindId, KindTable, Storage, key_hash};
use crate::support::interner::Slot;

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
    builtin: BuiltinType,
    pub(crate) parts: <Slots as KindsSlots>::TypeParts,
    pub(crate) text: <Slots as TextSlots>::TypeText,
    traits: &'static [&'static str],
    interfaces: &'static [InterfaceEntry],
}

/// Which builtin kind of type a definition is of, for dispatch by a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the kind of that name")]
#[repr(u8)]
pub enum BuiltinType {
    NotBuiltin,
    Integer,
    Index,
    None,
    Float,
    Function,
    Graph,
    Tuple,
    Complex,
    Opaque,
    Vector,
    RankedTensor,
    UnrankedTensor,
    MemRef,
    UnrankedMemRef,
}

impl TypeDef {
    /// The kind called `name` of the dialect with namespace `dialect`.
    pub const fn new(dialect: &'static str, name: &'static str) -> Self {
        TypeDef {
            id: KindId::new(),
            name,
            dialect,
            builtin: BuiltinType::NotBuiltin,
            parts: <Slots as KindsSlots>::NO_TYPE_PARTS,
            text: <Slots as TextSlots>::NO_TYPE_TEXT,
            traits: &[],
            interfaces: &[],
        }
    }

    /// Marks the definition of a builtin kind.
    pub(crate) const fn builtin(mut self, kind: BuiltinType) -> Self {
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
    pub fn builtin_kind(&self) -> BuiltinType {
        self.builtin
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

    /// What all types of one kind have in common and others have not. Corresponds to `Type::getTypeID`.
    pub fn kind_id(self) -> *const TypeDef {
        self.def()
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

impl From<&Type> for Type {
    fn from(ty: &Type) -> Type {
        *ty
    }
}

impl From<TypeRef<'_>> for Type {
    fn from(view: TypeRef<'_>) -> Type {
        view.handle
    }
}

impl fmt::Debug for TypeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for TypeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <Slots as TextSlots>::fmt_type(*self, f)
    }
}

/// What a type can be cast to: a typed view of one kind, or of an interface.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a kind of type nor an interface of types",
    note = "types are cast to views such as `IntegerType<'_>` and to interfaces such as `ShapedType<'_>`"
)]
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
    /// How they are kept.
    #[doc(hidden)]
    type Slot: Slot<Value = Self::Storage>;
    /// The kind.
    const DEF: &'static TypeDef;

    /// Makes the view; `storage` is that of `view`.
    fn from_parts(view: TypeRef<'c>, storage: &'c Self::Storage) -> Self;

    /// The table that the values of this kind are in.
    fn table(ctx: &Context) -> &KindTable<Self::Storage, Self::Slot>;

    /// The type with these parameters.
    fn intern(ctx: &'c Context, storage: Self::Storage) -> Self {
        let table = Self::table(ctx);
        let hash = key_hash(&storage);
        let (handle, storage) = ctx.types.intern(Self::DEF, table, hash, storage);
        Self::from_parts(TypeRef { ctx, handle: Type(handle) }, storage)
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
            let view = TypeRef { ctx, handle: Type(handle) };
            return Self::from_parts(view, ctx.types.get(Self::table(ctx), handle));
        }
        let made = Self::intern(ctx, storage());
        slot.store(made.handle().to_word(), Ordering::Release);
        made
    }

    /// The type whose parameters `eq` accepts, made by `make` if there is none with this hash: interning by a borrowed
    /// key. `hash` is [`key_hash`] of something that determines the parameters.
    #[inline]
    fn intern_with(
        ctx: &'c Context,
        hash: u64,
        eq: impl Fn(&Self::Storage) -> bool,
        make: impl FnOnce() -> Self::Storage,
    ) -> Self {
        let table = Self::table(ctx);
        let (handle, storage) = ctx.types.intern_with(Self::DEF, table, hash, eq, make);
        Self::from_parts(TypeRef { ctx, handle: Type(handle) }, storage)
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
        let storage = ctx.types.get_if(Self::DEF, || Self::table(ctx), view.handle.0)?;
        Some(Self::from_parts(view, storage))
    }
}
