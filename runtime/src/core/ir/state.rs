//! The state of a new operation.

use smallvec::SmallVec;

use super::{Block, OpParts, Region, Value};
pub use crate::core::attrs::NamedAttribute;
use crate::core::attrs::{Attribute, NamedAttributes};
use crate::core::ident::Ident;
use crate::core::location::Location;
use crate::core::op_def::OpName;
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

    /// Sets the attribute in property word `index`.
    pub fn set_property(&mut self, index: usize, attr: impl Into<Attribute>) {
        self.set_word(index, attr.into().to_word());
    }

    /// The attribute in property word `index`.
    pub fn property(&self, index: usize) -> Option<Attribute> {
        self.words.get(index).and_then(|word| Attribute::from_word(*word))
    }

    /// Sets the property words from `index` on to segment sizes.
    pub fn set_segments(&mut self, index: usize, sizes: &[usize]) {
        for (i, size) in sizes.iter().enumerate() {
            self.set_word(index + i, u32::try_from(*size).unwrap_or(u32::MAX));
        }
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
