//! Creating an operation step by step.

use std::marker::PhantomData;

use smallvec::SmallVec;

use crate::core::attrs::{Attribute, NamedAttribute};
use crate::core::context::Context;
use crate::core::groups::operand_segment_words;
use crate::core::ir::{
    Block, OpBuilder, OpOf, OpState, OpView, Region, SetOperands, SetProperties, Value,
};
use crate::core::location::Location;
use crate::core::property::{PropertyKey, PropertyKind};
use crate::core::property_set::Properties;
use crate::core::signature::Arity;
use crate::core::types::Type;

/// The components of a new operation of the kind `V`, a generated view. [`build`](Self::build) creates the operation.
/// [`OpBuilder::new_op`] returns it wrapped in the generated setters, which have the same methods.
#[derive(Debug)]
#[must_use = "`build` creates the operation"]
pub struct NewOp<'b, V> {
    b: OpBuilder<'b>,
    state: OpState,
    /// Operands that were set by group, as pairs of group and operand.
    groups: SmallVec<[(usize, Value); 4]>,
    view: PhantomData<fn() -> V>,
}

impl<'b, 'v, V: OpView<'v>> NewOp<'b, V> {
    /// Starts from `state`; `b` creates the operation.
    pub(super) fn new(b: OpBuilder<'b>, state: OpState) -> Self {
        NewOp { b, state, groups: SmallVec::new(), view: PhantomData }
    }

    /// Adds operands without regard to groups.
    pub fn with_operands<T: Into<Value>>(mut self, values: impl IntoIterator<Item = T>) -> Self {
        self.state.add_operands(values);
        self
    }

    /// Adds result types. Without any, [`build`](Self::build) infers them if the definition has inference rules.
    pub fn with_types<T: Into<Type>>(mut self, types: impl IntoIterator<Item = T>) -> Self {
        self.state.add_types(types);
        self
    }

    /// Adds successors.
    pub fn with_successors(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.state.successors.extend(blocks);
        self
    }

    /// Adds a detached region. [`build`](Self::build) adds empty regions for those that are missing.
    pub fn with_region(mut self, region: Region) -> Self {
        self.state.add_region(region);
        self
    }

    /// Sets all properties.
    pub fn with_properties(mut self, properties: &Properties<V>) -> Self {
        self.state.words = properties.words().into();
        self
    }

    /// Sets the attribute called `name`: a property if the definition declares it, else a discardable attribute.
    pub fn with_attr(self, name: &str, value: impl Into<Attribute>) -> Self {
        let name = self.b.ctx().ident(name);
        self.with_attrs([NamedAttribute { name, value: value.into() }])
    }

    /// Sets several attributes, like [`with_attr`](Self::with_attr).
    pub fn with_attrs(mut self, attrs: impl IntoIterator<Item = NamedAttribute>) -> Self {
        for attr in attrs {
            self.state.attrs.retain(|it| it.name != attr.name);
            self.state.attrs.push(attr);
        }
        self
    }

    /// Sets the location, by default that of the builder.
    pub fn with_loc(mut self, loc: Location) -> Self {
        self.state.loc = loc;
        self
    }

    /// Creates the operation at the insertion point.
    ///
    /// # Panics
    ///
    /// If an attribute that the definition requires is not set, a result type that cannot be inferred, or an operand, unless there are operands without group, or
    /// if a region belongs to an operation already.
    #[track_caller]
    pub fn build(mut self) -> OpOf<V> {
        if !self.groups.is_empty() || self.state.operands.is_empty() {
            self.place_operands();
        }
        let regions = V::DEF.signature().regions;
        let required = regions.iter().filter(|region| region.arity == Arity::One).count();
        while self.state.regions.len() < required {
            let region = self.b.new_region();
            self.state.add_region(region);
        }
        self.b.infer_types(&mut self.state);
        let results = V::DEF.signature().results;
        let required = results.iter().filter(|result| result.arity == Arity::One).count();
        let given = self.state.types.len();
        assert!(
            given >= required,
            "`{}` is created with {given} result types and requires {required}: `with_types` sets them",
            V::DEF.name()
        );
        self.check_attrs();
        self.b.build(self.state)
    }

    /// Checks that the required attributes are set.
    #[track_caller]
    fn check_attrs(&self) {
        let mut word = 0;
        for property in V::DEF.property_list() {
            let is_required = property.kind == PropertyKind::Attr
                && !property.optional
                && property.default.is_none();
            let is_set = self.state.words.get(word).is_some_and(|it| *it != 0);
            word += usize::from(property.words);
            assert!(
                is_set || !is_required || self.has_attr(property.name),
                "`{}` is created without its attribute `{}`",
                V::DEF.name(),
                property.name
            );
        }
    }

    fn has_attr(&self, name: &str) -> bool {
        let ctx = self.b.ctx();
        self.state.attrs.iter().any(|attr| ctx.ident_str(attr.name) == name)
    }

    /// Orders the operands by their groups and sets the segment sizes.
    #[track_caller]
    fn place_operands(&mut self) {
        let def = V::DEF;
        assert!(
            self.state.operands.is_empty(),
            "`{}` has operands in groups and operands without group",
            def.name()
        );
        let mut sizes = SmallVec::<[usize; 4]>::new();
        for (group, operand) in def.signature().operands.iter().enumerate() {
            let values = self.groups.iter().filter(|(at, _)| *at == group);
            let before = self.state.operands.len();
            self.state.operands.extend(values.map(|(_, value)| *value));
            let size = self.state.operands.len() - before;
            assert!(
                size == 1 || operand.arity != Arity::One,
                "`{}` is created without its operand `{}`",
                def.name(),
                operand.name
            );
            sizes.push(size);
        }
        if let Some(words) = operand_segment_words(def) {
            self.state.set_segments(PropertyKey::new("operandSegmentSizes", words.start), &sizes);
        }
    }
}

impl<V> SetProperties for NewOp<'_, V> {
    fn ctx(&self) -> &Context {
        self.b.ctx()
    }

    #[track_caller]
    fn set_word(&mut self, index: usize, word: u32) {
        self.state.set_word(index, word);
    }
}

impl<V> SetOperands for NewOp<'_, V> {
    #[track_caller]
    fn set_group(&mut self, group: usize, values: &[Value]) {
        self.groups.retain(|(at, _)| *at != group);
        self.groups.extend(values.iter().map(|value| (group, *value)));
    }
}
