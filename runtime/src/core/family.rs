//! The common structure of types and attributes: handles, views, casts and kind definitions.

/// Defines a family of kinds, types or attributes: the handle, the view, the kind definition, and the traits for
/// casts and typed views.
macro_rules! family {
    (
        noun: $noun:literal,
        $(#[$handle_doc:meta])*
        handle: $Handle:ident,
        view: $Ref:ident($view:ident),
        def: $Def:ident($Builtin:ident),
        $(#[$cast_doc:meta])*
        cast: $Cast:ident,
        kind: $Kind:ident,
        uniquer: $uniquer:ident,
        sub_elements: $SubElements:ident($no_sub_elements:ident, $assert_parts:ident),
        text: $Text:ident($no_text:ident, $print:ident),
    ) => {
        $(#[$handle_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $Handle(NonZeroU32);

        impl $Handle {
            /// The handle as an integer, never 0.
            pub fn to_word(self) -> u32 {
                self.0.get()
            }

            /// The handle from [`to_word`](Self::to_word); `None` for 0.
            pub fn from_word(word: u32) -> Option<Self> {
                NonZeroU32::new(word).map($Handle)
            }
        }

        #[doc = concat!(" Describes one kind of ", $noun, ".")]
        ///
        /// Kinds are `static`s and compare by address.
        #[derive(Debug)]
        pub struct $Def {
            id: KindId,
            /// Full name: dialect, a dot, the name in the dialect (`builtin.integer`).
            pub name: &'static str,
            /// Namespace of the dialect.
            pub dialect: &'static str,
            builtin: $Builtin,
            pub(crate) sub_elements: <Slots as KindsSlots>::$SubElements,
            pub(crate) text: <Slots as TextSlots>::$Text,
            traits: &'static [&'static str],
            interfaces: &'static [InterfaceEntry],
        }

        impl $Def {
            /// The kind `name` of the dialect `dialect`.
            pub const fn new(dialect: &'static str, name: &'static str) -> Self {
                $Def {
                    id: KindId::new(),
                    name,
                    dialect,
                    builtin: $Builtin::NotBuiltin,
                    sub_elements: <Slots as KindsSlots>::$no_sub_elements,
                    text: <Slots as TextSlots>::$no_text,
                    traits: &[],
                    interfaces: &[],
                }
            }

            /// Marks the definition of a builtin kind.
            pub(crate) const fn builtin(mut self, kind: $Builtin) -> Self {
                self.builtin = kind;
                self
            }

            /// Sets the traits of this kind, by upstream's names.
            pub const fn traits(mut self, names: &'static [&'static str]) -> Self {
                self.traits = names;
                self
            }

            /// Whether this kind has the trait `name`.
            pub fn has_trait(&self, name: &str) -> bool {
                self.traits.contains(&name)
            }

            /// Sets the interfaces of this kind.
            pub const fn interfaces(mut self, entries: &'static [InterfaceEntry]) -> Self {
                self.interfaces = entries;
                self
            }

            /// The interfaces in the definition.
            pub fn interface_entries(&self) -> &'static [InterfaceEntry] {
                self.interfaces
            }

            /// The interface table `T`, if the definition has one.
            #[inline]
            pub fn interface<T: InterfaceTable>(&self) -> Option<&'static T> {
                let find = || self.interfaces.iter().find_map(InterfaceEntry::table);
                T::index().defined(self.id.get(), find)
            }

            /// The name within the dialect.
            pub fn mnemonic(&self) -> &'static str {
                let name = self.name.strip_prefix(self.dialect).unwrap_or(self.name);
                name.strip_prefix('.').unwrap_or(name)
            }

            /// The builtin kind.
            #[inline]
            pub fn builtin_kind(&self) -> $Builtin {
                self.builtin
            }
        }

        impl KindDef for $Def {
            const NOUN: &'static str = $noun;

            fn id(&self) -> &KindId {
                &self.id
            }
        }

        #[doc = concat!(" The view of one ", $noun, ": a handle and its context.")]
        #[derive(Clone, Copy)]
        pub struct $Ref<'c> {
            ctx: &'c Context,
            handle: $Handle,
        }

        impl Context {
            /// The view of `handle`, which must belong to this context.
            ///
            /// # Panics
            ///
            /// In debug builds, if it belongs to another one.
            #[inline]
            #[track_caller]
            pub fn $view(&self, handle: impl Into<$Handle>) -> $Ref<'_> {
                let handle = handle.into();
                self.assert_owns(handle);
                $Ref { ctx: self, handle }
            }
        }

        impl $Handle {
            #[doc = concat!(" The number of this ", $noun, " in `ctx`, from 0 on, with gaps between kinds.")]
            #[inline]
            pub(crate) fn number(self, ctx: &Context) -> u32 {
                ctx.$uniquer.number(self.0)
            }
        }

        impl Owned for $Handle {
            #[inline]
            #[track_caller]
            fn assert_owned(self, ctx: &Context) {
                if cfg!(debug_assertions) && !ctx.$uniquer.contains(self.0) {
                    ctx.origin.foreign($noun, self.0.get());
                }
            }
        }

        impl<'c> $Ref<'c> {
            /// The context.
            #[inline]
            pub fn ctx(self) -> &'c Context {
                self.ctx
            }

            /// The handle.
            #[inline]
            pub fn handle(self) -> $Handle {
                self.handle
            }

            /// The definition of the kind.
            #[inline]
            #[track_caller]
            pub fn def(self) -> &'static $Def {
                self.ctx.$uniquer.def(self.handle.0)
            }

            #[doc = concat!(" Whether this is a `T`: one kind of ", $noun, ", or any that implements an interface.")]
            #[inline]
            pub fn isa<T: $Cast<'c>>(self) -> bool {
                T::classof(self)
            }

            /// Casts to `T`, if possible.
            #[inline]
            pub fn dyn_cast<T: $Cast<'c>>(self) -> Option<T> {
                T::try_from_ref(self)
            }

            /// Casts to `T`.
            ///
            /// # Panics
            ///
            /// If it is not one.
            #[track_caller]
            pub fn cast<T: $Cast<'c>>(self) -> T {
                match T::try_from_ref(self) {
                    Some(view) => view,
                    None => panic!("cast of a `{}` to `{}`", self.def().name, std::any::type_name::<T>()),
                }
            }
        }

        impl PartialEq for $Ref<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.handle == other.handle
            }
        }

        impl Eq for $Ref<'_> {}

        impl std::hash::Hash for $Ref<'_> {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.handle.hash(state);
            }
        }

        impl PartialEq<$Handle> for $Ref<'_> {
            fn eq(&self, other: &$Handle) -> bool {
                self.handle == *other
            }
        }

        impl From<$Ref<'_>> for $Handle {
            fn from(view: $Ref<'_>) -> $Handle {
                view.handle
            }
        }

        impl fmt::Debug for $Ref<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl fmt::Display for $Ref<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                <Slots as TextSlots>::$print(*self, f)
            }
        }

        $(#[$cast_doc])*
        pub trait $Cast<'c>: Copy {
            /// Whether `view` can be cast to `Self`.
            fn classof(view: $Ref<'c>) -> bool;

            /// Casts `view` to `Self`, if possible.
            fn try_from_ref(view: $Ref<'c>) -> Option<Self>;
        }

        #[doc = concat!(" A typed view of one kind of ", $noun, ".")]
        ///
        #[doc = concat!(" Implementors `Deref` to [`", stringify!($Ref), "`] and hold a borrow of their storage, so")]
        /// reading a parameter is a field load.
        pub trait $Kind<'c>: $Cast<'c> + Deref<Target = $Ref<'c>> {
            /// The parameters.
            type Storage: Storage;
            /// The storage slot.
            #[doc(hidden)]
            type Slot: Slot<Value = Self::Storage>;
            /// The kind.
            const DEF: &'static $Def;

            /// Creates the view; `storage` must be that of `view`.
            fn from_parts(view: $Ref<'c>, storage: &'c Self::Storage) -> Self;

            /// The table of the values of this kind.
            fn table(ctx: &Context) -> &KindTable<Self::Storage, Self::Slot>;

            #[doc = concat!(" The ", $noun, " with these parameters.")]
            #[track_caller]
            fn intern(ctx: &'c Context, storage: Self::Storage) -> Self {
                let hash = key_hash(&storage);
                match Self::find(ctx, hash, |other| *other == storage) {
                    Some(view) => view,
                    None => Self::add(ctx, hash, storage),
                }
            }

            /// Like [`intern`](Self::intern), for frequent values: `slot` caches the handle, with 0 for none.
            #[inline]
            #[track_caller]
            fn intern_cached(
                ctx: &'c Context,
                slot: &AtomicU32,
                storage: impl FnOnce() -> Self::Storage,
            ) -> Self {
                if let Some(handle) = NonZeroU32::new(slot.load(Ordering::Acquire)) {
                    let view = $Ref { ctx, handle: $Handle(handle) };
                    return Self::from_parts(view, ctx.$uniquer.get(Self::table(ctx), handle));
                }
                let view = Self::intern(ctx, storage());
                slot.store(view.handle().to_word(), Ordering::Release);
                view
            }

            #[doc = concat!(" The ", $noun, " whose parameters `eq` accepts, made by `make` if there is none with this")]
            /// hash. Interns by a borrowed key; `hash` is the [`key_hash`] of a key that determines the parameters.
            ///
            /// # Panics
            ///
            /// In debug builds, if a parameter belongs to another context. This holds for all functions that intern.
            #[inline]
            #[track_caller]
            fn intern_with(
                ctx: &'c Context,
                hash: u64,
                eq: impl Fn(&Self::Storage) -> bool,
                make: impl FnOnce() -> Self::Storage,
            ) -> Self {
                match Self::find(ctx, hash, &eq) {
                    Some(view) => view,
                    None => Self::add_with(ctx, hash, (), |_, storage| eq(storage), |_| make()),
                }
            }

            #[doc = concat!(" The ", $noun, " with this hash whose parameters `eq` accepts.")]
            #[doc(hidden)]
            #[inline]
            fn find(
                ctx: &'c Context,
                hash: u64,
                eq: impl Fn(&Self::Storage) -> bool,
            ) -> Option<Self> {
                let (handle, storage) = Self::table(ctx).find(hash, eq)?;
                Some(Self::from_parts($Ref { ctx, handle: $Handle(handle) }, storage))
            }

            #[doc = concat!(" The ", $noun, " with these parameters, which [`find`](Self::find) missed")]
            /// with their [`key_hash`].
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            fn add(ctx: &'c Context, hash: u64, storage: Self::Storage) -> Self {
                Self::add_with(ctx, hash, storage, PartialEq::eq, |storage| storage)
            }

            #[doc = concat!(" The ", $noun, " whose parameters `eq` accepts, which")]
            /// [`find`](Self::find) missed; `make` makes the parameters of `key`.
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            fn add_with<K>(
                ctx: &'c Context,
                hash: u64,
                key: K,
                eq: impl Fn(&K, &Self::Storage) -> bool,
                make: impl FnOnce(K) -> Self::Storage,
            ) -> Self {
                let table = Self::table(ctx);
                let (handle, storage) = ctx.$uniquer.add(Self::DEF, table, hash, key, eq, make);
                let view = $Ref { ctx, handle: $Handle(handle) };
                if cfg!(debug_assertions) {
                    <Slots as KindsSlots>::$assert_parts(view);
                }
                Self::from_parts(view, storage)
            }

            /// Whether `view` is of this kind.
            #[inline]
            fn is_kind(view: $Ref<'c>) -> bool {
                std::ptr::eq(view.def(), Self::DEF)
            }

            /// `view` as this kind, if it is.
            #[inline]
            #[track_caller]
            fn try_from_kind(view: $Ref<'c>) -> Option<Self> {
                let ctx = view.ctx;
                let storage = ctx.$uniquer.get_if(Self::DEF, || Self::table(ctx), view.handle.0)?;
                Some(Self::from_parts(view, storage))
            }
        }
    };
}

pub(crate) use family;
