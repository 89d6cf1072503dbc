//! Kinds of properties that are not attributes, and their values in property words.
//!
//! A word is the handle of a value interned in the context, like a parameter of an attribute. Accessors borrow the
//! value, and equal words mean equal values. The word of an invalid operation may be the handle of an attribute that has
//! no value, such as a number that is no case of an enum.

use std::num::NonZeroU32;

use crate::core::access::OpSource;
use crate::core::attrs::{AttrDef, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ir::{OpRef, OpState};
use crate::core::op_def::Property;
use crate::core::property::{PropertyKey, PropertyOps};
use crate::core::uniquer::Storage;
use crate::text::OpPrinter;
use crate::text::parser::{ParseResult, Parser};
use crate::text::writer::AsmWriter;

/// Storage, conversion, parsing and printing of a property. Generated from a `Property` record.
pub trait PropertyType: 'static {
    /// The storage type.
    type Storage: Storage + Default + Clone;
    /// The type that accessors return and builders take.
    type Value<'a>;
    /// The summary in diagnostics.
    const SUMMARY: &'static str;

    /// Identifies the table of values in the context.
    fn def() -> &'static AttrDef;

    /// Converts from storage to the accessor's type.
    fn get(storage: &Self::Storage) -> Self::Value<'_>;

    /// Converts from the builder's type to storage.
    fn store(value: Self::Value<'_>) -> Self::Storage;

    /// Converts the value to an attribute.
    fn to_attribute(storage: &Self::Storage, ctx: &Context) -> Attribute;

    /// Converts an attribute to a value.
    ///
    /// # Errors
    ///
    /// If the attribute does not have the kind or a value that the property accepts. If the message is empty, the
    /// operation keeps [`invalid`](Self::invalid), and the verifier reports it.
    fn from_attribute(attr: AttrRef<'_>) -> Result<Self::Storage, String>;

    /// The attribute that an operation keeps and prints if `attr` has the kind but not the value that the property
    /// accepts.
    fn invalid(attr: AttrRef<'_>) -> Attribute {
        attr.handle()
    }

    /// Parses the text form.
    ///
    /// # Errors
    ///
    /// If the text is malformed.
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self::Storage>;

    /// Parses the text form, if present.
    ///
    /// # Errors
    ///
    /// If the text is malformed.
    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self::Storage>> {
        Self::parse(p).map(Some)
    }

    /// Writes the text form.
    fn print(storage: &Self::Storage, p: &mut AsmWriter<'_>);

    /// The value of an operation that does not set the property.
    ///
    /// # Errors
    ///
    /// If such an operation is invalid: the attribute that stands for the missing value.
    fn initial(_ctx: &Context) -> Result<Self::Storage, Attribute> {
        Ok(Self::Storage::default())
    }

    /// Whether the value satisfies the property's constraint.
    fn accepts(_value: Self::Value<'_>) -> bool {
        true
    }

    /// Whether [`accepts_at`](Self::accepts_at) is to be called.
    const DEPENDS_ON_OP: bool = false;

    /// Whether the value satisfies the part of the property's constraint that depends on the operation.
    fn accepts_at(_op: OpRef<'_>, _value: Self::Value<'_>) -> bool {
        true
    }
}

/// The function table of a kind, as a constant with an address.
struct Ops<T>(std::marker::PhantomData<T>);

impl<T: PropertyType> Ops<T> {
    const OPTIONAL: &'static PropertyOps = &Self::make(true);
    const REQUIRED: &'static PropertyOps = &Self::make(false);

    const fn make(has_default: bool) -> PropertyOps {
        PropertyOps {
            initial: initial::<T>,
            to_attribute: |ctx, word| match find::<T>(ctx, word) {
                Some(value) => ctx.attr_ref(T::to_attribute(value, ctx)),
                None => ctx.attr_ref(Attribute::from_word(word).expect("a word that is set")),
            },
            from_attribute: |attr| match T::from_attribute(attr) {
                Ok(value) => Ok(word::<T>(attr.ctx(), value)),
                Err(error) if error.is_empty() => Ok(T::invalid(attr).to_word()),
                Err(error) => Err(error),
            },
            accepts: |ctx, word| {
                find::<T>(ctx, word).is_some_and(|value| T::accepts(T::get(value)))
            },
            accepts_at: if T::DEPENDS_ON_OP {
                Some(|op, word| {
                    find::<T>(op.ctx(), word).is_some_and(|value| T::accepts_at(op, T::get(value)))
                })
            } else {
                None
            },
            summary: T::SUMMARY,
            has_default,
        }
    }
}

/// A required property of kind `T`.
pub const fn property<T: PropertyType>(name: &'static str) -> Property {
    Property::value(name, Ops::<T>::REQUIRED)
}

/// An optional property of kind `T`.
pub const fn default_property<T: PropertyType>(name: &'static str) -> Property {
    Property::value(name, Ops::<T>::OPTIONAL)
}

/// Interns a value and returns its word.
pub fn word<T: PropertyType>(ctx: &Context, storage: T::Storage) -> u32 {
    let hash = crate::core::uniquer::key_hash(&storage);
    let table = ctx.attrs.table(T::def());
    ctx.attrs.intern_with(T::def(), table, hash, storage, T::Storage::eq, |storage| storage).0.get()
}

/// The stored value of a word; `None` if the word is an attribute that is not a value of the property.
fn find<T: PropertyType>(ctx: &Context, word: u32) -> Option<&T::Storage> {
    let table = || ctx.attrs.table(T::def());
    ctx.attrs.get_if(T::def(), table, NonZeroU32::new(word)?)
}

/// The stored value of a word.
#[track_caller]
pub(crate) fn stored<T: PropertyType>(ctx: &Context, word: u32) -> &T::Storage {
    match find::<T>(ctx, word) {
        Some(value) => value,
        None if word == 0 => panic!("a property is not set: {}", T::SUMMARY),
        None => panic!("a property has an invalid value: {}", T::SUMMARY),
    }
}

/// The value of a word, in the accessor's type.
pub(crate) fn value<T: PropertyType>(ctx: &Context, word: u32) -> T::Value<'_> {
    T::get(stored::<T>(ctx, word))
}

/// The word of the default value.
pub(crate) fn initial<T: PropertyType>(ctx: &Context) -> u32 {
    match T::initial(ctx) {
        Ok(value) => word::<T>(ctx, value),
        Err(missing) => missing.to_word(),
    }
}

/// The value of a property.
///
/// # Panics
///
/// If there is no value.
#[track_caller]
pub fn property_value<'ir, T: PropertyType>(
    source: impl OpSource<'ir>,
    key: PropertyKey,
) -> T::Value<'ir> {
    value::<T>(source.ctx(), source.property_word(key.word))
}

/// The word of `value`.
pub fn value_word<T: PropertyType>(ctx: &Context, value: T::Value<'_>) -> u32 {
    word::<T>(ctx, T::store(value))
}

impl OpState {
    /// Sets the value of a property.
    pub fn set_property_value<T: PropertyType>(
        &mut self,
        ctx: &Context,
        key: PropertyKey,
        value: T::Value<'_>,
    ) {
        self.set_word(key.word, word::<T>(ctx, T::store(value)));
    }

    /// Sets the stored value of a property.
    pub fn set_property_storage<T: PropertyType>(
        &mut self,
        ctx: &Context,
        key: PropertyKey,
        value: T::Storage,
    ) {
        self.set_word(key.word, word::<T>(ctx, value));
    }

    /// The stored value of a property, if set.
    pub fn property_storage<'c, T: PropertyType>(
        &self,
        ctx: &'c Context,
        key: PropertyKey,
    ) -> Option<&'c T::Storage> {
        let word = self.words.get(key.word).copied().filter(|word| *word != 0)?;
        Some(stored::<T>(ctx, word))
    }
}

impl<'ir> OpPrinter<'ir> {
    /// Prints a property.
    pub fn print_property<T: PropertyType>(&mut self, op: OpRef<'ir>, key: PropertyKey) {
        T::print(op.property_storage::<T>(key), self);
    }
}
