//! What most programs name: `use ods_runtime::prelude::*;`.

#[doc(no_inline)]
pub use crate::builtin::ModuleOp;
#[doc(no_inline)]
pub use crate::{
    AttrRef, Attribute, Block, BlockRef, Context, Diagnostic, DialectEntry, HasOperands,
    HasProperties, Ir, Location, Op, OpAdaptor, OpBuilder, OpOf, OpRef, Properties, Region,
    RegionRef, Type, TypeRef, Value, ValueRef, VerifyResult,
};
#[doc(no_inline)]
pub use crate::{
    attrs::{ArrayAttr, DictionaryAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr},
    interfaces::{CallOpInterface, SymbolOpInterface},
    ir::{InsertPoint, WalkOrder},
    text::{PrintFlags, parse_source},
    types::{
        FloatType, FunctionType, IndexType, IntegerType, MemRefType, RankedTensorType, ShapedType,
        VectorType,
    },
    verify::verify,
};
