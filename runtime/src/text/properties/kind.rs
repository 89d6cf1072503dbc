//! Kinds of properties that are not attributes, and their values in property words.
//!
//! A word holds the handle of the value, which the context keeps once, as it does with parameters of attributes. An
//! accessor lends the value out, and comparing two words compares the values.

use std::num::NonZeroU32;

use crate::core::access::HasProperties;
use crate::core::attrs::{AttrDef, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ir::{OpRef, OpState};
use crate::core::op_def::Property;
use crate::core::property::PropertyOps;
use crate::core::uniquer::Storage;
use crate::text::parser::{ParseResult, Parser};
use crate::text::writer::AsmWriter;
use crate::text::{OpParser, OpPrinter};

/// How a property is stored, converted, read and written. Generated from a `Property` record.
pub trait PropertyType: 'static {
    /// What is stored.
    type Storage: Storage + Default + Clone;
    /// What accessors return and builders take.
    type Value<'a>;
    /// How diagnostics describe it.
    const SUMMARY: &'static str;

    /// Names the table of the context that holds the values.
    fn def() -> &'static AttrDef;

    /// The value as accessors return it.
    fn get(storage: &Self::Storage) -> Self::Value<'_>;

    /// The value as it is stored.
    fn store(value: Self::Value<'_>) -> Self::Storage;

    /// The value as an attribute.
    fn to_attribute(storage: &Self::Storage, ctx: &Context) -> Attribute;

    /// The value from an attribute.
    ///
    /// # Errors
    ///
    /// Why the attribute is no such value.
    fn from_attribute(attr: AttrRef<'_>) -> Result<Self::Storage, String>;

    /// Reads the text form.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self::Storage>;

    /// Reads the text form, if it is there.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self::Storage>> {
        Self::parse(p).map(Some)
    }

    /// Writes the text form.
    fn print(storage: &Self::Storage, p: &mut AsmWriter<'_>);

    /// The value of an operation that does not set it.
    fn initial() -> Self::Storage {
        Self::Storage::default()
    }

    /// Whether the value is one that the definition allows.
    fn accepts(_value: Self::Value<'_>) -> bool {
        true
    }
}

/// The table of a kind, as a constant that can be referred to.
struct Ops<T>(std::marker::PhantomData<T>);

impl<T: PropertyType> Ops<T> {
    const OPTIONAL: &'static PropertyOps = &Self::make(true);
    const REQUIRED: &'static PropertyOps = &Self::make(false);

    const fn make(has_default: bool) -> PropertyOps {
        PropertyOps {
            initial: initial::<T>,
            to_attribute: |ctx, word| ctx.attr_ref(T::to_attribute(stored::<T>(ctx, word), ctx)),
            from_attribute: |attr| {
                T::from_attribute(attr).map(|value| word::<T>(attr.ctx(), value))
            },
            accepts: |ctx, word| T::accepts(T::get(stored::<T>(ctx, word))),
            summary: T::SUMMARY,
            has_default,
        }
    }
}

/// A property of the kind `T` that every operation sets.
pub const fn property<T: PropertyType>(name: &'static str) -> Property {
    Property::value(name, Ops::<T>::REQUIRED)
}

/// A property of the kind `T` that need not be set.
pub const fn default_property<T: PropertyType>(name: &'static str) -> Property {
    Property::value(name, Ops::<T>::OPTIONAL)
}

/// The word of a value.
pub fn word<T: PropertyType>(ctx: &Context, storage: T::Storage) -> u32 {
    let hash = crate::core::uniquer::key_hash(&storage);
    ctx.attrs.intern(T::def(), ctx.attrs.table(T::def()), hash, storage).0.get()
}

/// The value of a word.
#[track_caller]
pub(crate) fn stored<T: PropertyType>(ctx: &Context, word: u32) -> &T::Storage {
    match NonZeroU32::new(word) {
        Some(handle) => ctx.attrs.get(ctx.attrs.table(T::def()), handle),
        None => panic!("a property is not set: {}", T::SUMMARY),
    }
}

/// The value of a word, as accessors return it.
pub(crate) fn value<T: PropertyType>(ctx: &Context, word: u32) -> T::Value<'_> {
    T::get(stored::<T>(ctx, word))
}

/// The word of the value of an operation that does not set it.
pub(crate) fn initial<T: PropertyType>(ctx: &Context) -> u32 {
    word::<T>(ctx, T::initial())
}

/// The value in property word `index`.
///
/// # Panics
///
/// If there is no value.
#[track_caller]
pub fn property_value<'ir, T: PropertyType>(
    source: impl HasProperties<'ir>,
    index: usize,
) -> T::Value<'ir> {
    value::<T>(source.ctx(), source.property_word(index))
}

/// The word of `value`.
pub fn value_word<T: PropertyType>(ctx: &Context, value: T::Value<'_>) -> u32 {
    word::<T>(ctx, T::store(value))
}

impl OpState {
    /// Sets the value in property word `index`.
    pub fn set_property_value<T: PropertyType>(
        &mut self,
        ctx: &Context,
        index: usize,
        value: T::Value<'_>,
    ) {
        self.set_word(index, word::<T>(ctx, T::store(value)));
    }

    /// Sets the value in property word `index`, as it is stored.
    pub fn set_property_storage<T: PropertyType>(
        &mut self,
        ctx: &Context,
        index: usize,
        value: T::Storage,
    ) {
        self.set_word(index, word::<T>(ctx, value));
    }

    /// The value in property word `index`, if it was set.
    pub fn property_storage<'c, T: PropertyType>(
        &self,
        ctx: &'c Context,
        index: usize,
    ) -> Option<&'c T::Storage> {
        let word = self.words.get(index).copied().filter(|word| *word != 0)?;
        Some(stored::<T>(ctx, word))
    }
}

impl<'a> OpParser<'a> {
    /// The property in property word `index`, as far as it was read.
    pub fn property<T: PropertyType>(&self, index: usize, state: &OpState) -> &'a T::Storage {
        let ctx = self.ctx();
        state
            .property_storage::<T>(ctx, index)
            .unwrap_or_else(|| stored::<T>(ctx, initial::<T>(ctx)))
    }

    /// Reads the property called `name` into property word `index`.
    pub fn parse_property<T: PropertyType>(
        &mut self,
        name: &str,
        index: usize,
        state: &mut OpState,
    ) -> ParseResult {
        let at = self.offset();
        match T::parse(self) {
            Ok(value) => {
                state.set_property_storage::<T>(self.ctx(), index, value);
                Ok(())
            }
            Err(error) => {
                let expected = T::SUMMARY;
                let what = format!("invalid value for property {name}, expected {expected}");
                let outer = self.custom_error_at(at, what);
                let silent = error.message().is_empty();
                Err(if silent { outer } else { error.followed_by(outer) })
            }
        }
    }

    /// Reads a property into property word `index`, if it is there.
    pub fn parse_optional_property<T: PropertyType>(
        &mut self,
        index: usize,
        state: &mut OpState,
    ) -> ParseResult<bool> {
        let value = T::parse_optional(self)?;
        let found = value.is_some();
        if let Some(value) = value {
            state.set_property_storage::<T>(self.ctx(), index, value);
        }
        Ok(found)
    }
}

impl<'ir> OpPrinter<'ir> {
    /// Writes the property in property word `index`.
    pub fn print_property<T: PropertyType>(&mut self, op: OpRef<'ir>, index: usize) {
        T::print(op.property_storage::<T>(index), self);
    }
}
