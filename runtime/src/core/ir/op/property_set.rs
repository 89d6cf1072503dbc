//! The properties of an operation as a value.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::core::adaptor::Adaptor;
use crate::core::attrs::{Attribute, DictionaryAttr};
use crate::core::context::Context;
use crate::core::ir::{Ir, OpRef, OpView, SetProperties};
use crate::core::op_def::OpNameRef;
use crate::core::properties;

/// The inherent attributes and other properties of an operation of the kind `V`, a generated view, without an operation:
/// `Properties<AddIOp>`. Corresponds to the class `Properties` of an operation.
///
/// Equality and hashing compare values.
pub struct Properties<V> {
    ctx: Arc<Context>,
    words: SmallVec<[u32; 4]>,
    view: PhantomData<fn() -> V>,
}

impl<'a, V: OpView<'a>> Properties<V> {
    /// The properties of an operation that sets none.
    ///
    /// # Panics
    ///
    /// If the dialect is neither loaded nor registered.
    #[track_caller]
    pub fn new(ctx: &Arc<Context>) -> Self {
        let words = name::<V>(ctx).default_words().into();
        Properties { ctx: ctx.clone(), words, view: PhantomData }
    }

    /// The properties of `op`.
    pub fn of(op: V) -> Self {
        let (ctx, words) = (op.ir().ctx().clone(), op.property_words().into());
        Properties { ctx, words, view: PhantomData }
    }

    /// The properties in a dictionary. Properties that it does not list have their defaults.
    ///
    /// # Errors
    ///
    /// If `attr` is not a dictionary, or an entry cannot be converted to its property. The text is that of upstream's
    /// diagnostic.
    ///
    /// # Panics
    ///
    /// If the dialect is neither loaded nor registered.
    #[track_caller]
    pub fn from_attr(ctx: &Arc<Context>, attr: impl Into<Attribute>) -> Result<Self, String> {
        let mut properties = Self::new(ctx);
        let Some(dictionary) = ctx.attr_ref(attr.into()).dyn_cast::<DictionaryAttr<'_>>() else {
            return Err(properties::NOT_A_DICTIONARY.to_owned());
        };
        let result =
            properties::set_from_dictionary(name::<V>(ctx), &mut properties.words, dictionary);
        result.map_err(|error| error.0)?;
        let mut at = 0;
        for property in V::DEF.property_list() {
            let attr = dictionary.by_name(property.name);
            // No verifier reports an attribute that was kept because it is no value.
            if let (Some(value), Some(attr)) = (property.value, attr)
                && properties.words[at] == attr.handle().to_word()
            {
                return Err(format!("{attr} is not one of: {}", value.summary));
            }
            at += usize::from(property.words);
        }
        Ok(properties)
    }

    /// The properties as a dictionary, in which absent attributes have no entry.
    pub fn to_attr(&self) -> DictionaryAttr<'_> {
        let attrs = properties::attrs_of_words(name::<V>(&self.ctx), &self.words, |_| true);
        DictionaryAttr::get(&self.ctx, &attrs)
    }

    /// The accessors.
    pub fn get(&self) -> V::Over<'_, Adaptor<'_>> {
        V::over(Adaptor::of_words(&self.ctx, V::DEF, &self.words))
    }

    /// The setters.
    pub fn edit(&mut self) -> V::Setters<&mut Self> {
        V::setters(self)
    }

    /// The property words.
    pub fn words(&self) -> &[u32] {
        &self.words
    }
}

#[track_caller]
fn name<'c, 'a, V: OpView<'a>>(ctx: &'c Context) -> OpNameRef<'c> {
    ctx.ensure_loaded(V::DEF);
    ctx.op_name_ref(V::DEF.op_name())
}

impl<V> SetProperties for &mut Properties<V> {
    fn ctx(&self) -> &Context {
        &self.ctx
    }

    #[track_caller]
    fn set_word(&mut self, index: usize, word: u32) {
        self.words[index] = word;
    }
}

impl<V> Clone for Properties<V> {
    fn clone(&self) -> Self {
        Properties { ctx: self.ctx.clone(), words: self.words.clone(), view: PhantomData }
    }
}

impl<V> PartialEq for Properties<V> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.ctx, &other.ctx) && self.words == other.words
    }
}

impl<V> Eq for Properties<V> {}

impl<V> Hash for Properties<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}

impl<'a, V: OpView<'a>> fmt::Debug for Properties<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self.to_attr())
    }
}

impl<'ir> OpRef<'ir> {
    /// The inherent attributes and other properties of this operation, which is of the kind `V`. They do not borrow the IR.
    ///
    /// # Panics
    ///
    /// If the operation is of another kind.
    #[track_caller]
    pub fn properties<V: OpView<'static>>(self) -> Properties<V> {
        let name = self.name();
        assert!(V::DEF.is_name(name.handle()), "`{name}` has no properties of `{}`", V::DEF.name());
        let (ctx, words) = (self.ir().ctx().clone(), self.property_words().into());
        Properties { ctx, words, view: PhantomData }
    }
}

impl Ir {
    /// Replaces all properties of `op`.
    ///
    /// # Panics
    ///
    /// If `op` was erased or is of another kind.
    #[track_caller]
    pub fn set_properties<'a, V: OpView<'a>>(
        &mut self,
        op: impl crate::core::ir::AsOp<V>,
        properties: &Properties<V>,
    ) {
        let op = op.as_op();
        let name = self.op(op).name();
        assert!(V::DEF.is_name(name.handle()), "`{name}` has no properties of `{}`", V::DEF.name());
        for (index, word) in properties.words.iter().enumerate() {
            self.set_property_word(op, index, *word);
        }
    }
}
