//! Properties: conversion between property words and attributes.

use smallvec::SmallVec;

use crate::core::attrs::{AttrRef, Attribute, DictionaryAttr, NamedAttribute};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ident::Ident;
use crate::core::ir::{Ir, Op, OpRef, OpState};
use crate::core::location::Location;
use crate::core::op_def::{OpNameRef, Property, PropertyKind};
use crate::core::slots::{KindsSlots, Slots};

/// Properties in the form of upstream's attribute dictionary.
type Attrs = SmallVec<[NamedAttribute; 4]>;

/// The inherent attribute `name` of an operation, and its first word. Does not find properties that are not
/// attributes: those appear only in the dictionary of all properties.
fn find(op: OpNameRef<'_>, name: Ident) -> Option<(&'static Property, usize)> {
    let list = op.def()?.property_list();
    let index = op.property_names().iter().position(|n| *n == name);
    let index = index.or_else(|| find_old_segments(op, name))?;
    if list[index].kind == PropertyKind::Value {
        return None;
    }
    Some((&list[index], list[..index].iter().map(|p| usize::from(p.words)).sum()))
}

/// The index of the segment sizes with the former name `name`.
fn find_old_segments(op: OpNameRef<'_>, name: Ident) -> Option<usize> {
    let list = op.def()?.property_list();
    list.iter().position(|p| p.old_name().is_some_and(|old| op.ctx().ident_str(name) == old))
}

/// The attribute for `words`, the words of `property`.
fn to_attr<'c>(ctx: &'c Context, property: &Property, words: &[u32]) -> Option<AttrRef<'c>> {
    match property.kind {
        PropertyKind::Attr => {
            words.first().and_then(|w| Attribute::from_word(*w)).map(|a| ctx.attr_ref(a))
        }
        PropertyKind::Segments => {
            let sizes: SmallVec<[i32; 8]> = words.iter().map(|w| *w as i32).collect();
            Some(ctx.attr_ref(<Slots as KindsSlots>::sizes_attr(ctx, &sizes)))
        }
        PropertyKind::Value => match (property.value, words.first()) {
            (Some(value), Some(&word)) if word != 0 => Some((value.to_attribute)(ctx, word)),
            _ => None,
        },
    }
}

/// Sets the words of `property` from an attribute. Returns false if the attribute does not convert.
fn from_attr(ctx: &Context, property: &Property, words: &mut [u32], attr: Attribute) -> bool {
    match property.kind {
        PropertyKind::Value => return false,
        PropertyKind::Attr => {
            if property.stores.is_some_and(|stores| !stores(ctx.attr_ref(attr))) {
                return false;
            }
            words[0] = attr.to_word();
        }
        PropertyKind::Segments => {
            let Some(sizes) = <Slots as KindsSlots>::sizes(ctx.attr_ref(attr)) else {
                return false;
            };
            if sizes.len() != words.len() {
                return false;
            }
            for (word, size) in words.iter_mut().zip(sizes) {
                *word = size as u32;
            }
        }
    }
    true
}

/// Moves the attributes of `state` that are properties into its property words. Emits a diagnostic for each one that
/// does not convert.
pub(crate) fn move_attrs_to_words(ctx: &Context, state: &mut OpState) {
    let name = ctx.op_name_ref(state.name);
    let (mut words, mut discardable) = split_attrs(name, state);
    set_values_from_attrs(name, &mut words, &mut discardable, state.loc);
    state.words = words;
    state.attrs = discardable.into_iter().collect();
}

/// The property words of `state` with its inherent attributes, and its discardable attributes.
pub(crate) fn split_attrs(op: OpNameRef<'_>, state: &OpState) -> (SmallVec<[u32; 4]>, Attrs) {
    let mut words = state.words.clone();
    words.resize(words.len().max(op.default_words().len()), 0);
    let discardable = set_from_attrs(op, &mut words, &state.attrs);
    (words, discardable)
}

/// Moves the inherent attributes of `attrs` into `words`, and returns the others.
pub(crate) fn set_from_attrs(
    op: OpNameRef<'_>,
    words: &mut [u32],
    attrs: &[NamedAttribute],
) -> Attrs {
    let ctx = op.ctx();
    let mut discardable = Attrs::new();
    for attr in attrs {
        match find(op, attr.name) {
            Some((property, at)) => {
                let words = &mut words[at..at + usize::from(property.words)];
                from_attr(ctx, property, words, attr.value);
            }
            None => discardable.push(*attr),
        }
    }
    // Upstream sets attributes in the order of their names, in which the former names follow the current ones.
    for attr in attrs.iter().filter(|attr| find_old_segments(op, attr.name).is_some()) {
        if let Some((property, at)) = find(op, attr.name) {
            let words = &mut words[at..at + usize::from(property.words)];
            from_attr(ctx, property, words, attr.value);
        }
    }
    discardable
}

/// Moves the entries of `attrs` for properties that are not attributes into `words`. Emits a diagnostic at `loc` for
/// each one that does not convert.
pub(crate) fn set_values_from_attrs(
    op: OpNameRef<'_>,
    words: &mut [u32],
    attrs: &mut Attrs,
    loc: Location,
) {
    let ctx = op.ctx();
    let Some(def) = op.def() else { return };
    let mut at = 0;
    for (property, name) in def.property_list().iter().zip(op.property_names()) {
        let index = attrs.iter().position(|attr| attr.name == *name);
        if let (Some(value), Some(index)) = (property.value, index) {
            let attr = ctx.attr_ref(attrs.remove(index).value);
            match (value.from_attribute)(attr) {
                Ok(word) => words[at] = word,
                Err(reason) => {
                    let name = property.name;
                    let error =
                        format!("invalid properties {{{name} = {attr}}} for op {op}: {reason}");
                    ctx.emit(Diagnostic::error(loc, error));
                }
            }
        }
        at += usize::from(property.words);
    }
}

/// Retains the error about an operation's properties that upstream reports first: upstream checks attributes by name,
/// then other properties and then segment sizes, in order of declaration.
#[derive(Debug)]
pub(crate) struct FirstError<E>(Option<((u8, &'static str), E)>);

impl<E> FirstError<E> {
    pub(crate) fn none() -> Self {
        FirstError(None)
    }

    /// Records an error about `property`.
    #[cold]
    pub(crate) fn note(&mut self, property: &'static Property, error: E) {
        let place = match property.kind {
            PropertyKind::Attr => (0, property.name),
            PropertyKind::Value => (1, ""),
            PropertyKind::Segments => (2, ""),
        };
        if self.0.as_ref().is_none_or(|(first, _)| place < *first) {
            self.0 = Some((place, error));
        }
    }

    /// The first error, if any.
    pub(crate) fn result(self) -> Result<(), E> {
        self.0.map_or(Ok(()), |(_, error)| Err(error))
    }
}

/// The message about a dictionary that cannot be an operation's properties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PropertyError(pub(crate) String);

/// Sets `words` from a dictionary written as `<{...}>`.
pub(crate) fn set_from_dictionary(
    op: OpNameRef<'_>,
    words: &mut [u32],
    dictionary: DictionaryAttr<'_>,
) -> Result<(), PropertyError> {
    let ctx = op.ctx();
    let Some(def) = op.def() else { return Ok(()) };
    let mut at = 0;
    let mut first = FirstError::none();
    for (property, name) in def.property_list().iter().zip(op.property_names()) {
        let words = &mut words[at..at + usize::from(property.words)];
        at += usize::from(property.words);
        let old = || dictionary.by_name(property.old_name()?);
        let Some(attr) = dictionary.by_ident(*name).or_else(old) else { continue };
        if let Err(error) = from_dictionary(ctx, property, words, attr) {
            first.note(property, PropertyError(error));
        }
    }
    first.result()
}

/// Sets the words of `property` from an entry of a dictionary.
fn from_dictionary(
    ctx: &Context,
    property: &Property,
    words: &mut [u32],
    attr: AttrRef<'_>,
) -> Result<(), String> {
    if let Some(value) = property.value {
        words[0] = (value.from_attribute)(attr)?;
    } else if !from_attr(ctx, property, words, attr.handle()) {
        return Err(conversion_error(property, attr));
    }
    Ok(())
}

/// The properties in `words` that `predicate` selects, as attributes.
pub(crate) fn attrs_of_words(
    op: OpNameRef<'_>,
    words: &[u32],
    predicate: impl Fn(&Property) -> bool,
) -> Attrs {
    let mut attrs = Attrs::new();
    let Some(def) = op.def() else { return attrs };
    let mut at = 0;
    for (property, name) in def.property_list().iter().zip(op.property_names()) {
        let end = at + usize::from(property.words);
        if predicate(property)
            && let Some(attr) = words.get(at..end).and_then(|w| to_attr(op.ctx(), property, w))
        {
            attrs.push(NamedAttribute { name: *name, value: attr.handle() });
        }
        at = end;
    }
    attrs
}

/// The diagnostic for properties that are not a dictionary.
pub(crate) const NOT_A_DICTIONARY: &str = "expected DictionaryAttr to set properties";

/// Sets properties of `state` from the dictionary that its format spells as `prop-dict`; those in `bound` are spelled
/// elsewhere.
pub(crate) fn set_from_parsed(
    ctx: &Context,
    attr: Attribute,
    bound: &[&str],
    state: &mut OpState,
) -> Result<(), String> {
    let Some(dictionary) = ctx.attr_ref(attr).dyn_cast::<DictionaryAttr<'_>>() else {
        return Err(NOT_A_DICTIONARY.to_owned());
    };
    let name = ctx.op_name_ref(state.name);
    let Some(def) = name.def() else { return Ok(()) };
    let mut used: SmallVec<[Ident; 8]> = SmallVec::new();
    // Upstream reads other properties before attributes.
    for kind in [PropertyKind::Value, PropertyKind::Attr, PropertyKind::Segments] {
        let mut at = 0;
        for (property, ident) in def.property_list().iter().zip(name.property_names()) {
            let index = at;
            at += usize::from(property.words);
            if property.kind != kind || bound.contains(&property.name) {
                continue;
            }
            used.push(*ident);
            let Some(attr) = dictionary.by_ident(*ident) else {
                if property.optional || property.default.is_some() {
                    continue;
                }
                return Err(format!(
                    "expected key entry for {} in DictionaryAttr to set Properties.",
                    property.name
                ));
            };
            let mut words: SmallVec<[u32; 4]> = SmallVec::from_elem(0, property.words.into());
            from_dictionary(ctx, property, &mut words, attr)?;
            for (i, word) in words.into_iter().enumerate() {
                state.set_word(index + i, word);
            }
        }
    }
    match dictionary.value().iter().find(|entry| !used.contains(&entry.name)) {
        Some(entry) => {
            let key = ctx.ident_str(entry.name);
            Err(format!("unknown key '\"{key}\"' when parsing properties dictionary"))
        }
        None => Ok(()),
    }
}

/// The message about an `attr` that does not convert to `property`.
fn conversion_error(property: &Property, attr: AttrRef<'_>) -> String {
    if property.kind == PropertyKind::Segments {
        let Some(sizes) = <Slots as KindsSlots>::sizes(attr) else {
            // Upstream does not know the name here.
            return "expected DenseI32ArrayAttr for key `value`".to_owned();
        };
        let (have, want) = (sizes.len(), property.words);
        return format!("size mismatch in attribute conversion: {have} vs {want}");
    }
    format!("Invalid attribute `{}` in property conversion: {attr}", property.name)
}

impl<'ir> OpRef<'ir> {
    /// The inherent attribute `name`.
    #[track_caller]
    pub fn inherent_attr(self, name: Ident) -> Option<AttrRef<'ir>> {
        self.ctx().assert_owns(name);
        let (property, at) = find(self.name(), name)?;
        let words = self.property_words().get(at..at + usize::from(property.words))?;
        to_attr(self.ctx(), property, words)
    }

    /// The inherent attribute `name`. Comparing a few names is cheaper than finding the identifier.
    fn inherent_attr_spelled(self, name: &str) -> Option<AttrRef<'ir>> {
        let mut at = 0;
        for property in self.def()?.property_list() {
            let end = at + usize::from(property.words);
            let is_named = property.name == name || property.old_name() == Some(name);
            if is_named && property.kind != PropertyKind::Value {
                return to_attr(self.ctx(), property, self.property_words().get(at..end)?);
            }
            at = end;
        }
        None
    }

    /// The discardable attribute `name`.
    #[track_caller]
    pub fn discardable_attr(self, name: Ident) -> Option<AttrRef<'ir>> {
        self.ctx().assert_owns(name);
        let attr = self.discardable_entries()?.by_ident(name)?;
        Some(self.ctx().attr_ref(attr))
    }

    /// The attribute `name`, inherent or discardable.
    #[inline]
    pub fn attr(self, name: &str) -> Option<AttrRef<'ir>> {
        if self.name_handle().is_registered()
            && let Some(attr) = self.inherent_attr_spelled(name)
        {
            return Some(attr);
        }
        let attr = self.discardable_entries()?.by_name(self.ctx(), name)?;
        Some(self.ctx().attr_ref(attr))
    }

    /// The attribute `name`, inherent or discardable.
    #[track_caller]
    pub fn attr_by_ident(self, name: Ident) -> Option<AttrRef<'ir>> {
        self.inherent_attr(name).or_else(|| self.discardable_attr(name))
    }

    /// The inherent attributes that are present, in declaration order.
    pub fn inherent_attrs(self) -> Attrs {
        self.property_attrs(|property| property.kind != PropertyKind::Value)
    }

    /// The properties that `predicate` accepts, as attributes.
    pub(crate) fn property_attrs(self, predicate: impl Fn(&Property) -> bool) -> Attrs {
        attrs_of_words(self.name(), self.property_words(), predicate)
    }

    /// The properties as printed in generic form: a dictionary of the inherent attributes, or the properties
    /// attribute of an unregistered operation. `None` if there is nothing to print.
    pub fn properties_as_attr(self) -> Option<AttrRef<'ir>> {
        if !self.is_registered() {
            return self.property_at(0);
        }
        let attrs = self.property_attrs(|_| true);
        (!attrs.is_empty()).then(|| *DictionaryAttr::get(self.ctx(), &attrs))
    }

    /// The discardable attributes as a list sorted by name.
    pub fn discardable_attr_list(self) -> &'ir [NamedAttribute] {
        self.discardable_entries().map_or(&[], |entries| entries.value())
    }

    /// All attributes, sorted by name.
    pub fn attrs(self) -> Attrs {
        let mut attrs = self.inherent_attrs();
        attrs.extend_from_slice(self.discardable_attr_list());
        if attrs.len() == self.discardable_attr_list().len() {
            return attrs;
        }
        let ctx = self.ctx();
        attrs.sort_by(|a, b| ctx.ident_bytes(a.name).cmp(ctx.ident_bytes(b.name)));
        attrs
    }

    /// All attributes as a dictionary.
    pub fn attr_dictionary(self) -> DictionaryAttr<'ir> {
        DictionaryAttr::get(self.ctx(), &self.attrs())
    }
}

impl Ir {
    /// Sets or, with `None`, removes the attribute `name`: a property if the definition names it, otherwise a
    /// discardable attribute. Returns false if the attribute does not convert to the property.
    #[track_caller]
    pub fn set_attr(&mut self, op: impl Into<Op>, name: Ident, value: Option<Attribute>) -> bool {
        let op = op.into();
        let ctx = self.ctx().clone();
        ctx.assert_owns(name);
        ctx.assert_owns_all(value);
        let op_name = ctx.op_name_ref(self.op(op).name_handle());
        if let Some((property, at)) = find(op_name, name) {
            let mut words: SmallVec<[u32; 8]> = SmallVec::from_elem(0, property.words.into());
            let fits = value.is_none_or(|value| from_attr(&ctx, property, &mut words, value));
            if fits {
                for (i, word) in words.into_iter().enumerate() {
                    self.set_property_word(op, at + i, word);
                }
            }
            return fits;
        }
        let mut attrs: Attrs = self.op(op).discardable_attr_list().into();
        attrs.retain(|attr| attr.name != name);
        attrs.extend(value.map(|value| NamedAttribute { name, value }));
        let attrs = (!attrs.is_empty()).then(|| DictionaryAttr::get(&ctx, &attrs).handle());
        self.set_discardable_attrs(op, attrs);
        true
    }

    /// Sets the properties of `op` from the attribute in `<...>`.
    pub(crate) fn set_properties_from_attr(
        &mut self,
        op: Op,
        attr: Attribute,
    ) -> Result<(), String> {
        let ctx = self.ctx().clone();
        if !self.op(op).is_registered() {
            self.set_unregistered_properties(op, attr);
            return Ok(());
        }
        if self.op(op).def().is_some_and(|def| def.property_list().is_empty()) {
            return Err("this operation does not support properties".to_owned());
        }
        let Some(dictionary) = ctx.attr_ref(attr).dyn_cast::<DictionaryAttr<'_>>() else {
            return Err(NOT_A_DICTIONARY.to_owned());
        };
        let mut words: Vec<u32> = self.op(op).property_words().to_vec();
        let name = ctx.op_name_ref(self.op(op).name_handle());
        set_from_dictionary(name, &mut words, dictionary).map_err(|error| error.0)?;
        for (i, word) in words.into_iter().enumerate() {
            self.set_property_word(op, i, word);
        }
        Ok(())
    }
}
