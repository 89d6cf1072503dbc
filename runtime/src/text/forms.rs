//! Builtin kinds, which have no short form.

use crate::core::attrs::*;
pub(crate) use crate::core::forms::{ShortForm, TypeName};
use crate::core::types::Type;
use crate::kinds::attrs::*;
use crate::kinds::types::*;
use crate::text::parser::{ParseResult, Parser};

/// Parses the short form of a type.
pub type ShortTypeParser<'a> = fn(&mut Parser<'a>) -> ParseResult<Type>;

/// Parses the short form of an attribute.
pub type ShortParser<'a> = fn(&mut Parser<'a>, Option<Type>) -> ParseResult<Attribute>;

impl TypeName for BaseMemRefType<'_> {}

impl TypeName for ComplexType<'_> {
    const NAME: Option<&'static str> = Some("builtin.complex");
}

impl TypeName for FloatType<'_> {}

impl TypeName for FunctionType<'_> {
    const NAME: Option<&'static str> = Some("builtin.function");
}

impl TypeName for IndexType<'_> {
    const NAME: Option<&'static str> = Some("builtin.index");
}

impl TypeName for IntegerType<'_> {
    const NAME: Option<&'static str> = Some("builtin.integer");
}

impl TypeName for MemRefType<'_> {
    const NAME: Option<&'static str> = Some("builtin.memref");
}

impl TypeName for NoneType<'_> {
    const NAME: Option<&'static str> = Some("builtin.none");
}

impl TypeName for OpaqueType<'_> {
    const NAME: Option<&'static str> = Some("builtin.opaque");
}

impl TypeName for RankedTensorType<'_> {
    const NAME: Option<&'static str> = Some("builtin.tensor");
}

impl TypeName for ShapedType<'_> {}

impl TypeName for TensorType<'_> {}

impl TypeName for TupleType<'_> {
    const NAME: Option<&'static str> = Some("builtin.tuple");
}

impl TypeName for UnrankedMemRefType<'_> {
    const NAME: Option<&'static str> = Some("builtin.unranked_memref");
}

impl TypeName for UnrankedTensorType<'_> {
    const NAME: Option<&'static str> = Some("builtin.unranked_tensor");
}

impl TypeName for VectorType<'_> {
    const NAME: Option<&'static str> = Some("builtin.vector");
}

// Builtin attributes are always written in full.
impl ShortForm for AffineMapAttr<'_> {}
impl ShortForm for ArrayAttr<'_> {}
impl ShortForm for BoolAttr<'_> {}
impl ShortForm for CallSiteLoc<'_> {}
impl ShortForm for DenseArrayAttr<'_> {}
impl ShortForm for DenseElementsAttr<'_> {}
impl ShortForm for DenseFPElementsAttr<'_> {}
impl ShortForm for DenseIntElementsAttr<'_> {}
impl ShortForm for DenseResourceElementsAttr<'_> {}
impl ShortForm for DenseStringElementsAttr<'_> {}
impl ShortForm for DictionaryAttr<'_> {}
impl ShortForm for DistinctAttr<'_> {}
impl ShortForm for ElementsAttr<'_> {}
impl ShortForm for FileLineColRange<'_> {}
impl ShortForm for FlatSymbolRefAttr<'_> {}
impl ShortForm for FloatAttr<'_> {}
impl ShortForm for FusedLoc<'_> {}
impl ShortForm for IntegerAttr<'_> {}
impl ShortForm for IntegerSetAttr<'_> {}
impl ShortForm for LocationAttr<'_> {}
impl ShortForm for NameLoc<'_> {}
impl ShortForm for OpaqueAttr<'_> {}
impl ShortForm for SparseElementsAttr<'_> {}
impl ShortForm for StringAttr<'_> {}
impl ShortForm for StridedLayoutAttr<'_> {}
impl ShortForm for SymbolRefAttr<'_> {}
impl ShortForm for TypeAttr<'_> {}
impl ShortForm for TypedAttr<'_> {}
impl ShortForm for UnitAttr<'_> {}
impl ShortForm for UnknownLoc<'_> {}
