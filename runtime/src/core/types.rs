//! Types: handles, views, and how a kind is defined.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::core::context::Context;
use crate::core::uniquer::{KindDef, KindId, KindTable, LazyTable, Storage, key_hash};
use crate::kinds::parts::{ReplaceType, WalkType};
use crate::kinds::types::*;
use crate::semantics::interfaces::{InterfaceEntry, InterfaceTable, OpAsmTypeInterfaceTable};
use crate::support::apfloat::FloatSemantics;
use crate::support::interner::Slot;
use crate::text::parser::{ParseResult, Parser};
use crate::text::writer::AsmWriter;

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
    print: Option<PrintType>,
    alias: Option<&'static str>,
    parse: Option<ParseType>,
    short: Option<PrintType>,
    walk: Option<WalkType>,
    replace: Option<ReplaceType>,
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

/// Parses a type of a dialect, behind its mnemonic.
pub type ParseType = for<'a, 'p> fn(&'p mut Parser<'a>) -> ParseResult<Type>;

/// Writes a type of a dialect, behind the namespace: the mnemonic and its parameters.
pub type PrintType = for<'c, 'w> fn(TypeRef<'c>, &'w mut AsmWriter<'c>);

impl TypeDef {
    /// The kind called `name` of the dialect with namespace `dialect`.
    pub const fn new(dialect: &'static str, name: &'static str) -> Self {
        TypeDef {
            id: KindId::new(),
            name,
            dialect,
            builtin: BuiltinType::NotBuiltin,
            print: None,
            alias: None,
            parse: None,
            short: None,
            walk: None,
            replace: None,
            traits: &[],
            interfaces: &[],
        }
    }

    /// Marks the definition of a builtin kind.
    pub(crate) const fn builtin(mut self, kind: BuiltinType) -> Self {
        self.builtin = kind;
        self
    }

    /// Sets how values of this kind are printed.
    pub const fn print(mut self, print: PrintType) -> Self {
        self.print = Some(print);
        self
    }

    /// Sets how values of this kind are parsed.
    pub const fn parse(mut self, parse: ParseType) -> Self {
        self.parse = Some(parse);
        self
    }

    /// Sets how values of this kind are parsed, and printed, behind their mnemonic.
    pub const fn assembly(mut self, parse: ParseType, print: PrintType) -> Self {
        self.parse = Some(parse);
        self.short = Some(print);
        self
    }

    /// Sets how the types and attributes in values of this kind are visited and replaced.
    pub const fn parts(mut self, walk: WalkType, replace: ReplaceType) -> Self {
        self.walk = Some(walk);
        self.replace = Some(replace);
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

    /// How values of this kind are printed where the kind is known, if that differs.
    pub fn short_printer(&self) -> Option<PrintType> {
        self.short
    }

    /// How the parts of values of this kind are visited.
    pub(crate) fn part_walker(&self) -> Option<WalkType> {
        self.walk
    }

    /// How the parts of values of this kind are replaced.
    pub(crate) fn part_replacer(&self) -> Option<ReplaceType> {
        self.replace
    }

    /// How values of this kind are parsed, unless they are builtin.
    pub fn parser(&self) -> Option<ParseType> {
        self.parse
    }

    /// The name within the dialect.
    pub fn mnemonic(&self) -> &'static str {
        let name = self.name.strip_prefix(self.dialect).unwrap_or(self.name);
        name.strip_prefix('.').unwrap_or(name)
    }

    /// Gives values of this kind an alias of this name.
    pub const fn with_alias(mut self, alias: &'static str) -> Self {
        self.alias = Some(alias);
        self
    }

    /// Whether values of this kind may have an alias by their definition.
    pub(crate) fn has_aliases(&self) -> bool {
        self.alias.is_some() || self.interface::<OpAsmTypeInterfaceTable>().is_some()
    }

    /// The name of aliases for values of this kind.
    pub fn alias(&self) -> Option<&'static str> {
        self.alias
    }

    /// The builtin kind.
    #[inline]
    pub fn builtin_kind(&self) -> BuiltinType {
        self.builtin
    }

    /// How values of this kind are printed, unless they are builtin.
    pub fn printer(&self) -> Option<PrintType> {
        self.print
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
        let mut writer = AsmWriter::new(self.ctx);
        writer.print_type(self.handle);
        f.write_str(&writer.finish())
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

/// Handles of types that are asked for all the time; 0 for those that are not made yet.
#[derive(Debug)]
pub(crate) struct CommonTypes {
    /// Signless integers by width.
    pub(crate) integers: [AtomicU32; 65],
    /// By format.
    pub(crate) floats: [AtomicU32; FloatSemantics::ALL.len()],
    pub(crate) index: AtomicU32,
    pub(crate) none: AtomicU32,
}

impl Default for CommonTypes {
    fn default() -> Self {
        CommonTypes {
            integers: [const { AtomicU32::new(0) }; 65],
            floats: [const { AtomicU32::new(0) }; FloatSemantics::ALL.len()],
            index: AtomicU32::new(0),
            none: AtomicU32::new(0),
        }
    }
}

/// The tables of the builtin kinds.
#[derive(Debug, Default)]
pub(crate) struct BuiltinTypeTables {
    pub(crate) integers: LazyTable<IntegerTypeStorage>,
    pub(crate) index: LazyTable<IndexTypeStorage>,
    pub(crate) none: LazyTable<NoneTypeStorage>,
    pub(crate) floats: LazyTable<FloatTypeStorage>,
    pub(crate) functions: LazyTable<FunctionTypeStorage>,
    pub(crate) graphs: LazyTable<FunctionTypeStorage>,
    pub(crate) tuples: LazyTable<TupleTypeStorage>,
    pub(crate) complexes: LazyTable<ComplexTypeStorage>,
    pub(crate) opaques: LazyTable<OpaqueTypeStorage>,
    pub(crate) vectors: LazyTable<VectorTypeStorage>,
    pub(crate) ranked_tensors: LazyTable<RankedTensorTypeStorage>,
    pub(crate) unranked_tensors: LazyTable<UnrankedTensorTypeStorage>,
    pub(crate) memrefs: LazyTable<MemRefTypeStorage>,
    pub(crate) unranked_memrefs: LazyTable<UnrankedMemRefTypeStorage>,
    pub(crate) common: CommonTypes,
}
