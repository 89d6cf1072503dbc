//! Builtin kinds, which have no short form.

use crate::core::attrs::*;
pub(crate) use crate::core::forms::{ShortForm, TypeName};
use crate::core::types::Type;
use crate::kinds::attrs::*;
use crate::text::parser::{ParseResult, Parser};

/// Parses the short form of a type.
pub type ShortTypeParser<'a> = fn(&mut Parser<'a>) -> ParseResult<Type>;

/// Parses the short form of an attribute.
pub type ShortParser<'a> = fn(&mut Parser<'a>, Option<Type>) -> ParseResult<Attribute>;

macro_rules! type_names {
    ($($view:ident $($name:literal)?;)*) => {
        $(impl TypeName for crate::kinds::types::$view<'_> {
            $(const NAME: Option<&'static str> = Some($name);)?
        })*
    };
}

type_names! {
    BaseMemRefType;
    ComplexType "builtin.complex";
    FloatType;
    FunctionType "builtin.function";
    IndexType "builtin.index";
    IntegerType "builtin.integer";
    MemRefType "builtin.memref";
    NoneType "builtin.none";
    OpaqueType "builtin.opaque";
    RankedTensorType "builtin.tensor";
    ShapedType;
    TensorType;
    TupleType "builtin.tuple";
    UnrankedMemRefType "builtin.unranked_memref";
    UnrankedTensorType "builtin.unranked_tensor";
    VectorType "builtin.vector";
}

/// Builtin kinds are always written in full.
macro_rules! no_short_form {
    ($($view:ident),* $(,)?) => {
        $(impl ShortForm for $view<'_> {})*
    };
}

no_short_form!(
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    CallSiteLoc,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseFPElementsAttr,
    DenseIntElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    DictionaryAttr,
    DistinctAttr,
    ElementsAttr,
    FileLineColRange,
    FlatSymbolRefAttr,
    FloatAttr,
    FusedLoc,
    IntegerAttr,
    IntegerSetAttr,
    LocationAttr,
    NameLoc,
    OpaqueAttr,
    SparseElementsAttr,
    StringAttr,
    StridedLayoutAttr,
    SymbolRefAttr,
    TypeAttr,
    TypedAttr,
    UnitAttr,
    UnknownLoc,
);
