//! The state of a new operation.

use smallvec::SmallVec;

use super::{Block, OpParts, OpView, Region, SetProperties, Value};
pub use crate::core::attrs::NamedAttribute;
use crate::core::attrs::{Attribute, NamedAttributes};
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::location::Location;
use crate::core::op_def::{OpDef, OpName};
use crate::core::property::{PropertyKey, PropertyKind};
use crate::core::slots::{KindsSlots, Slots};
use crate::core::types::Type;

/// The components of a new operation, owned. Corresponds to `mlir::OperationState`.
///
/// ```
/// use ods_runtime::attrs::StringAttr;
/// use ods_runtime::ir::{InsertPoint, OpBuilder};
/// use ods_runtime::{Context, Ir, Location, OpState};
///
/// let ctx = Context::new();
/// let mut ir = Ir::new(ctx.clone());
/// let mut state = OpState::new(ctx.op_name("shop.sell"), Location::UNKNOWN);
/// state.add_attr(ctx.ident("what"), StringAttr::get(&ctx, "tea"));
/// let op = OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN).create(&state);
/// assert_eq!(ir.op(op).to_string(), r#""shop.sell"() {what = "tea"} : () -> ()"#);
/// ```
#[derive(Clone, Debug)]
pub struct OpState {
    /// Its location.
    pub loc: Location,
    /// Its name.
    pub name: OpName,
    /// Its operands.
    pub operands: SmallVec<[Value; 4]>,
    /// The types of its results.
    pub types: SmallVec<[Type; 2]>,
    /// Property words. Missing words at the end and zero attribute words take the definition's default.
    pub words: SmallVec<[u32; 4]>,
    /// Further attributes. Inherent ones become properties, all others are discardable.
    pub attrs: NamedAttributes,
    /// Its successors.
    pub successors: SmallVec<[Block; 2]>,
    /// Its regions, which must be detached.
    pub regions: SmallVec<[Region; 2]>,
}

impl OpState {
    /// An operation with a name and a location only.
    pub fn new(name: OpName, loc: Location) -> Self {
        OpState {
            loc,
            name,
            operands: SmallVec::new(),
            types: SmallVec::new(),
            words: SmallVec::new(),
            attrs: NamedAttributes::new(),
            successors: SmallVec::new(),
            regions: SmallVec::new(),
        }
    }

    /// Borrows everything but the attributes.
    pub(super) fn parts(&self) -> OpParts<'_> {
        OpParts {
            name: self.name,
            loc: self.loc,
            operands: &self.operands,
            types: &self.types,
            words: &self.words,
            attrs: None,
            successors: &self.successors,
            regions: &self.regions,
        }
    }

    /// Adds an operand.
    pub fn add_operand(&mut self, value: impl Into<Value>) {
        self.operands.push(value.into());
    }

    /// Adds operands.
    pub fn add_operands<V: Into<Value>>(&mut self, values: impl IntoIterator<Item = V>) {
        self.operands.extend(values.into_iter().map(Into::into));
    }

    /// Adds a result.
    pub fn add_type(&mut self, ty: impl Into<Type>) {
        self.types.push(ty.into());
    }

    /// Adds results.
    pub fn add_types<T: Into<Type>>(&mut self, types: impl IntoIterator<Item = T>) {
        self.types.extend(types.into_iter().map(Into::into));
    }

    /// Adds an attribute, inherent or discardable.
    pub fn add_attr(&mut self, name: Ident, value: impl Into<Attribute>) {
        self.attrs.push(NamedAttribute { name, value: value.into() });
    }

    /// The attribute called `name` among those added.
    pub fn attr(&self, name: Ident) -> Option<Attribute> {
        self.attrs.iter().find(|attr| attr.name == name).map(|attr| attr.value)
    }

    /// Sets property word `index`.
    pub fn set_word(&mut self, index: usize, word: u32) {
        if self.words.len() <= index {
            self.words.resize(index + 1, 0);
        }
        self.words[index] = word;
    }

    /// Sets the attribute of a property.
    ///
    /// # Panics
    ///
    /// In debug builds, if `key` is a property of another operation.
    #[track_caller]
    pub fn set_property(&mut self, key: PropertyKey, attr: impl Into<Attribute>) {
        key.debug_check(self.name.listed_def());
        self.set_word(key.word, attr.into().to_word());
    }

    /// Adds the attribute of a property like [`add_attr`](Self::add_attr), so that one in the text is a duplicate.
    ///
    /// # Panics
    ///
    /// In debug builds, if `key` is a property of another operation.
    #[track_caller]
    pub fn add_property(&mut self, ctx: &Context, key: PropertyKey, attr: impl Into<Attribute>) {
        key.debug_check(self.name.listed_def());
        self.add_attr(ctx.ident(key.name), attr);
    }

    /// The attribute of a property.
    pub fn property(&self, key: PropertyKey) -> Option<Attribute> {
        self.property_at(key.word)
    }

    /// The attribute in property word `index`.
    pub(crate) fn property_at(&self, index: usize) -> Option<Attribute> {
        self.words.get(index).and_then(|word| Attribute::from_word(*word))
    }

    /// Sets the segment sizes in a property such as `ForallOp::OPERAND_SEGMENT_SIZES`.
    ///
    /// # Panics
    ///
    /// In debug builds, if `key` is a property of another operation.
    #[track_caller]
    pub fn set_segments(&mut self, key: PropertyKey, sizes: &[usize]) {
        key.debug_check(self.name.listed_def());
        for (i, size) in sizes.iter().enumerate() {
            self.set_word(key.word + i, u32::try_from(*size).unwrap_or(u32::MAX));
        }
    }

    /// Adds segment sizes like [`add_property`](Self::add_property).
    ///
    /// # Panics
    ///
    /// In debug builds, if `key` is a property of another operation.
    #[track_caller]
    pub fn add_segments(&mut self, ctx: &Context, key: PropertyKey, sizes: &[usize]) {
        let sizes: Vec<i32> =
            sizes.iter().map(|size| i32::try_from(*size).unwrap_or(i32::MAX)).collect();
        self.add_property(ctx, key, <Slots as KindsSlots>::sizes_attr(ctx, &sizes));
    }

    /// The setters of the properties of this operation, which is of the kind `V`:
    /// `state.edit::<AddIOp>(ctx).set_overflow_flags(flags)`.
    ///
    /// # Panics
    ///
    /// If the operation is of another kind.
    #[track_caller]
    pub fn edit<'a, 'v, V: OpView<'v>>(&'a mut self, ctx: &'a Context) -> V::Setters<StateMut<'a>> {
        assert!(
            V::DEF.is_name(self.name),
            "cannot edit a new `{}` as `{}`",
            ctx.op_name_ref(self.name),
            V::DEF.name()
        );
        V::setters(StateMut { ctx, def: V::DEF, state: self })
    }

    /// Adds a successor.
    pub fn add_successor(&mut self, block: Block) {
        self.successors.push(block);
    }

    /// Adds a detached region.
    pub fn add_region(&mut self, region: Region) {
        self.regions.push(region);
    }
}

/// The properties of an operation to create, as a target of setters. [`OpState::edit`] returns it.
#[doc(hidden)]
#[derive(Debug)]
pub struct StateMut<'a> {
    ctx: &'a Context,
    def: &'static OpDef,
    state: &'a mut OpState,
}

impl SetProperties for StateMut<'_> {
    fn ctx(&self) -> &Context {
        self.ctx
    }

    /// Adds the attribute like [`OpState::add_attr`], so that one in the text is a duplicate.
    fn set_word(&mut self, index: usize, word: u32) {
        match self.def.property_at(index) {
            Some(property) if property.kind == PropertyKind::Attr => {
                let name = self.ctx.ident(property.name);
                match Attribute::from_word(word) {
                    Some(value) => self.state.add_attr(name, value),
                    None => self.state.attrs.retain(|attr| attr.name != name),
                }
            }
            _ => self.state.set_word(index, word),
        }
    }
}
