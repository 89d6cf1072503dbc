//! Support for generated types and attributes.

use std::fmt;
use std::hash::Hash;
use std::ops::Deref;

use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::location::Location;
use crate::core::types::{Type, TypeCast, TypeDef, TypeKind, TypeRef};
use crate::core::unchecked::{accepts_invalid, invalid_parameters};
use crate::core::uniquer::{KindTable, Storage};
use crate::support::interner::ValueSlot;
use crate::text::forms::{ShortForm, TypeName};
use crate::text::lexer::TokenKind;
use crate::text::{AsmWriter, ParseResult, Parser};

pub use crate::core::uniquer::key_hash;
pub use crate::kinds::sub_elements::{Replace, SubElement, Visit};
pub use crate::text::ParsedInteger;
pub use crate::text::params::{AlreadySet, AttrList, Mutable, Parameter, TypeList};

/// A list of attribute handles.
pub type Attributes = smallvec::SmallVec<[Attribute; 4]>;

/// Hand-written storage (`genStorageClass = 0`): its uniquing key and its constructor.
///
/// `Key` corresponds to upstream's `KeyTy`: the borrowed parameters in order.
pub trait KeyedStorage: Storage {
    /// The parameters as a tuple, as `get` receives them.
    type Key<'k>: Hash;

    /// Whether this storage has the parameters in `key`. Corresponds to `operator==(const KeyTy &)`.
    fn matches(&self, key: &Self::Key<'_>) -> bool;

    /// Builds the storage for `key`. Corresponds to `construct`.
    fn construct(key: &Self::Key<'_>) -> Self;
}

macro_rules! defined_kinds {
    (
        $handle:ident, $view:ident, $def:ident, $cast:ident, $kind:ident, $parts:ident, $defined:ident, $intern:ident,
        $tables:ident
    ) => {
        /// An untyped view and its storage.
        pub struct $parts<'c, S> {
            view: $view<'c>,
            storage: &'c S,
        }

        impl<'c, S> $parts<'c, S> {
            /// The storage of the parameters.
            #[inline]
            pub fn storage(self) -> &'c S {
                self.storage
            }

            /// The untyped view.
            #[inline]
            pub fn view(&self) -> &$view<'c> {
                &self.view
            }
        }

        impl<S> Clone for $parts<'_, S> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<S> Copy for $parts<'_, S> {}

        impl<S> PartialEq for $parts<'_, S> {
            fn eq(&self, other: &Self) -> bool {
                self.view == other.view
            }
        }

        impl<S> Eq for $parts<'_, S> {}

        impl<S> std::hash::Hash for $parts<'_, S> {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.view.hash(state);
            }
        }

        impl<S> fmt::Debug for $parts<'_, S> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.view, f)
            }
        }

        /// A generated typed view.
        pub trait $defined<'c>: Copy + Deref<Target = $view<'c>> {
            /// The storage of the parameters.
            type Storage: Storage;
            /// The definition.
            const DEF: &'static $def;

            /// Wraps the parts in the typed view.
            fn wrap(parts: $parts<'c, Self::Storage>) -> Self;
        }

        impl<'c, T: $defined<'c>> $cast<'c> for T {
            #[inline]
            fn classof(view: $view<'c>) -> bool {
                <Self as $kind<'c>>::is_kind(view)
            }

            #[inline]
            fn try_from_ref(view: $view<'c>) -> Option<Self> {
                <Self as $kind<'c>>::try_from_kind(view)
            }
        }

        impl<'c, T: $defined<'c>> $kind<'c> for T {
            type Storage = T::Storage;
            type Slot = ValueSlot<T::Storage>;
            const DEF: &'static $def = T::DEF;

            #[inline]
            fn table(ctx: &Context) -> &KindTable<T::Storage> {
                ctx.$tables.table(Self::DEF)
            }

            #[inline]
            fn from_parts(view: $view<'c>, storage: &'c Self::Storage) -> Self {
                T::wrap($parts { view, storage })
            }
        }

        /// Interns the value with the parameters in `key`.
        #[inline]
        pub fn $intern<'c, T>(ctx: &'c Context, key: <T::Storage as KeyedStorage>::Key<'_>) -> T
        where
            T: $defined<'c>,
            T::Storage: KeyedStorage,
        {
            <T as $kind<'c>>::intern_with(
                ctx,
                key_hash(&key),
                |storage| storage.matches(&key),
                || KeyedStorage::construct(&key),
            )
        }
    };
}

defined_kinds!(
    Type,
    TypeRef,
    TypeDef,
    TypeCast,
    TypeKind,
    TypeParts,
    DefinedType,
    intern_type_key,
    types
);
defined_kinds!(
    Attribute,
    AttrRef,
    AttrDef,
    AttrCast,
    AttrKind,
    AttrParts,
    DefinedAttr,
    intern_attr_key,
    attrs
);

/// Reports parameters of a type or attribute that `check` rejects: records them where constructors accept invalid ones,
/// else panics in debug builds.
#[inline]
#[track_caller]
pub fn assert_valid(check: impl FnOnce(Location) -> VerifyResult) {
    if (cfg!(debug_assertions) || accepts_invalid())
        && let Err(error) = check(Location::UNKNOWN)
    {
        invalid_parameters(error.message());
    }
}

impl<'a> Parser<'a> {
    /// Parses the parameter `name` of `def`. Errors call its type `ty`, as upstream does.
    pub fn parse_parameter<T>(
        &mut self,
        def: &str,
        name: &str,
        ty: &str,
        parse: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<T> {
        parse(self).map_err(|error| {
            if self.at(TokenKind::Error) {
                return error;
            }
            let what = format!("failed to parse {def} parameter '{name}' which is to be a `{ty}`");
            error.followed_by(self.custom_error(what))
        })
    }

    /// Parses a type of kind `T`; accepts its short form.
    pub fn parse_type_parameter<T>(&mut self) -> ParseResult<Type>
    where
        T: TypeCast<'a> + TypeName,
    {
        if let Some(parse) = T::short_form()
            && !self.at(TokenKind::ExclamationIdentifier)
        {
            return parse(self);
        }
        let at = self.offset();
        let ty = self.parse_type()?;
        let view = self.ctx().type_ref(ty);
        if view.isa::<T>() {
            return Ok(ty);
        }
        Err(self.wrong_kind_of_type::<T>(at, view))
    }

    /// Parses an attribute of kind `T`; accepts its short form.
    pub fn parse_attr_parameter<T>(&mut self) -> ParseResult<Attribute>
    where
        T: AttrCast<'a> + ShortForm,
    {
        if let Some(parse) = T::short_form()
            && !self.at(TokenKind::HashIdentifier)
        {
            return parse(self, None);
        }
        let at = self.offset();
        let attr = self.parse_attribute(None)?;
        if self.ctx().attr_ref(attr).isa::<T>() {
            return Ok(attr);
        }
        Err(self.custom_error_at(at, "invalid kind of attribute specified"))
    }

    /// Parses an optional attribute of kind `T`. `first` is the first character of the kind's text, if all texts of the
    /// kind share it; other texts are then left unread.
    pub fn parse_optional_attr_parameter<T>(
        &mut self,
        first: Option<char>,
    ) -> ParseResult<Option<Attribute>>
    where
        T: AttrCast<'a> + ShortForm,
    {
        if let (Some(parse), Some(open)) = (T::short_form(), T::OPEN)
            && self.token_bytes() == open.as_bytes()
        {
            return parse(self, None).map(Some);
        }
        let is_absent = match first {
            Some('"') => !self.at(TokenKind::String),
            Some('[') => !self.at(TokenKind::LSquare),
            Some('@') => !self.at(TokenKind::AtIdentifier),
            _ => false,
        };
        if is_absent {
            return Ok(None);
        }
        let at = self.offset();
        let Some(attr) = self.parse_optional_attribute(None)? else { return Ok(None) };
        if self.ctx().attr_ref(attr).isa::<T>() {
            return Ok(Some(attr));
        }
        Err(self.custom_error_at(at, "invalid kind of attribute specified"))
    }

    /// Parses one or more elements separated by commas.
    pub fn parse_parameter_list<T>(
        &mut self,
        mut element: impl FnMut(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<Vec<T>> {
        let mut elements = Vec::new();
        self.comma_separated(|p| {
            elements.push(element(p)?);
            Ok(())
        })?;
        Ok(elements)
    }

    /// Checks that the type after an attribute is a `T`.
    pub fn self_type<T: TypeCast<'a>>(&self, at: u32, ty: Type) -> ParseResult<Type> {
        if self.ctx().type_ref(ty).isa::<T>() {
            return Ok(ty);
        }
        Err(self.custom_error_at(at, "invalid kind of type specified"))
    }

    /// Parses a parameter name in a `struct` and the `=` after it.
    pub fn parse_struct_key(&mut self) -> ParseResult<&'a str> {
        match self.parse_any_keyword() {
            Ok(key) => {
                self.parse_equal()?;
                Ok(key)
            }
            Err(error) => {
                Err(error.followed_by(self.custom_error("expected a parameter name in struct")))
            }
        }
    }

    /// Like [`parse_struct_key`](Self::parse_struct_key), for a `struct` that may be empty.
    pub fn parse_optional_struct_key(&mut self) -> ParseResult<Option<&'a str>> {
        let key = self.parse_optional_any_keyword()?;
        if key.is_some() {
            self.parse_equal()?;
        }
        Ok(key)
    }

    /// The error for an unknown or repeated parameter of a `struct`.
    #[cold]
    pub fn unknown_struct_key(&self, key: &str) -> Diagnostic {
        self.custom_error(format!("duplicate or unknown struct parameter name: {key}"))
    }

    /// The error for a missing parameter of a `struct`.
    #[cold]
    pub fn missing_struct_key(&self, key: &str) -> Diagnostic {
        self.custom_error(format!("struct is missing required parameter: {key}"))
    }

    /// Moves the diagnostic of a failed parameter check to the offset `at`, as a custom parser reports it. Keeps its
    /// notes.
    pub fn checked<T>(&self, at: u32, result: Result<T, Diagnostic>) -> ParseResult<T> {
        result.map_err(|error| {
            let mut shown = self.custom_error_at(at, error.message());
            for note in error.notes() {
                shown = shown.note(Some(note.location()), note.message());
            }
            shown
        })
    }
}

impl<'c> AsmWriter<'c> {
    /// Prints a type without `!dialect.mnemonic` if `T` is a kind with a short form. Interfaces have none. Corresponds
    /// to `printStrippedAttrOrType`.
    pub fn print_stripped_type_parameter<T: TypeName + Into<Type>>(&mut self, ty: T) {
        let ty = self.ctx().type_ref(ty.into());
        self.print_custom_type::<T>(ty);
    }

    /// Prints the type of a value whose view is `T`: in its short form if `T` is a kind with such a form.
    pub fn print_custom_type<T: TypeName>(&mut self, ty: TypeRef<'c>) {
        if T::short_form().is_some() {
            self.print_short_type(ty);
        } else {
            self.print_type(ty);
        }
    }

    /// Prints a type without `!dialect.mnemonic` if its kind has a short form.
    pub(super) fn print_short_type(&mut self, ty: TypeRef<'c>) {
        if self.is_collecting() {
            return self.print_type(ty);
        }
        match ty.def().short_printer() {
            Some(print) if !self.print_type_alias(ty) => {
                let before = self.text().len();
                print(ty, self);
                // A type without parameters has no short form.
                if self.text().len() == before {
                    self.print_type_without_alias(ty);
                }
            }
            Some(_) => {}
            None => self.print_type(ty),
        }
    }

    /// Prints an attribute without `#dialect.mnemonic` if `T` is a kind with a short form. Interfaces have none.
    /// Corresponds to `printStrippedAttrOrType`.
    pub fn print_stripped_attr_parameter<T: ShortForm + Into<Attribute>>(&mut self, attr: T) {
        let attr = self.ctx().attr_ref(attr.into());
        if T::short_form().is_none() || self.is_collecting() {
            return self.print_attribute(attr);
        }
        if let Some(array) = attr.dyn_cast::<crate::kinds::attrs::DenseArrayAttr<'_>>() {
            if !self.print_attribute_alias(attr) {
                self.write_char('[');
                self.print_dense_array_elements(array);
                self.write_char(']');
            }
            return;
        }
        match attr.def().short_printer() {
            Some(print) if !self.print_attribute_alias(attr) => print(attr, self),
            Some(_) => {}
            None => self.print_attribute(attr),
        }
    }

    /// Prints a quoted string. Corresponds to `printString`.
    pub fn print_string(&mut self, text: impl AsRef<[u8]>) {
        self.write_string(text.as_ref());
    }
}
