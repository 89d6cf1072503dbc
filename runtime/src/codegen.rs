//! The runtime's interface to generated code.
//!
//! Not a public interface: it changes together with `odsgen`. [`abi_1`] is renamed on every incompatible change.

#![doc(hidden)]

mod access;
mod arrays;
mod assembly;
mod attr_helpers;
mod classes;
pub mod define;
mod defs;
mod dimensions;
pub mod hooks;
mod patterns;
mod type_helpers;
mod unwritten;
mod view;

pub use std::marker::PhantomData;

pub use access::{RESULT_NAMES, ValueTypes, properties_view};
pub use assembly::*;
pub use attr_helpers::*;
pub use classes::*;
pub use defs::*;
pub use dimensions::*;
pub use patterns::*;
pub use type_helpers::*;
pub use unwritten::*;

pub use crate::core::abi::abi_1;
pub use crate::core::access::OpSource;
pub use crate::core::adaptor::Adaptor;
pub use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef, Attribute};
pub use crate::core::attrs::{dictionary::*, location::*, string::*, unit::*};
pub use crate::core::context::Context;
pub use crate::core::diag::{Diagnostic, VerifyResult};
pub use crate::core::dialect::{Dialect, DialectHooks, DialectInit};
pub use crate::core::forms::*;
pub use crate::core::ident::Ident;
pub use crate::core::interfaces::implemented;
pub use crate::core::ir::{
    AsOp, Block, BlockRef, InsertPoint, Ir, Mapping, MutableOperandRange, OneResult, Op, OpBuilder,
    OpCast, OpMut, OpOf, OpOperand, OpParts, OpRef, OpState, OpView, OperandRange, Region,
    RegionRange, RegionRef, ResultRange, SetOperands, SetProperties, StateMut, TypedValue, Value,
    ValueRef,
};
pub use crate::core::location::Location;
pub use crate::core::op_def::{OpDef, OpName, Property, PropertyKey};
pub use crate::core::property_set::Properties;
pub use crate::core::signature::*;
pub use crate::core::types::{Type, TypeCast, TypeDef, TypeKind, TypeRef};
pub use crate::core::unchecked::{constructed, default_value, holds, unchecked};
pub use crate::core::uniquer::KindTable;
pub use crate::kinds::attrs::{ToSymbolRef, TypedAttr};
pub use crate::kinds::attrs::{
    affine::*, collection::*, dense_arrays::*, dense_views::*, elements::*, layout::*, scalar::*,
};
pub use crate::kinds::types::{self, aggregate::*, opaque::*, scalar::*, shaped::*};
pub use crate::kinds::types::{strided::*, traits::*};
pub use crate::rewrite::{PatternSet, Rewriter};
pub use crate::semantics::discardable::DiscardableAttr;
pub use crate::semantics::infer;
pub use crate::semantics::int_range::{ConstantIntRanges, IntegerValueRange};
pub use crate::semantics::interfaces::{self, *};
pub use crate::semantics::layout::{self, *};
pub use crate::semantics::matchers::{self, OpFoldResult};
pub use crate::semantics::mixed_index::MixedIndex;
pub use crate::semantics::new_op::NewOp;
pub use crate::semantics::side_effects::{self, *};
pub use crate::semantics::signature::check;
pub use crate::semantics::symbol::SymbolTables;
pub use crate::semantics::symbol_uses::{SymbolUse, symbol_known_use_empty, symbol_uses};
pub use crate::semantics::traits::{
    self, OpTrait, OpTraitEntry, check_segments, invariants, op_trait,
};
pub use crate::support::apfloat::{ApFloat, FloatSemantics};
pub use crate::support::apint::ApInt;
pub use crate::text::enums::*;
pub use crate::text::forms::{ShortParser, ShortTypeParser};
pub use crate::text::properties::{
    self, PropertyType, PropertyValue, default_property, property, property_value, value_word,
    word as property_word,
};
pub use crate::text::{
    Argument, AsmWriter, Delimiter, DynamicIndexList, OpParser, OpPrinter, Operands, ParseResult,
    Parser, RegionParts, UnresolvedOperand,
};
pub use crate::{
    __attr_class as attr_class, __bit_enum as bit_enum, __case_enum as case_enum,
    __display as display, __interface as interface_view, __op_view as op_view,
    __type_class as type_class,
};

/// The view of `op`, which is of the kind `V`.
#[inline]
pub fn view<'ir, V: OpView<'ir>>(op: OpRef<'ir>) -> V {
    V::wrap(op)
}

/// The property word that stores an attribute.
#[inline]
pub fn attr_word(attr: impl Into<Attribute>) -> u32 {
    attr.into().to_word()
}
