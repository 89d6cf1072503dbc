//! Names that hand-written hooks use.

pub(crate) use ods_runtime::attrs::*;
pub(crate) use ods_runtime::codegen::Adaptor;
pub(crate) use ods_runtime::codegen::Operands;
pub(crate) use ods_runtime::define;
pub(crate) use ods_runtime::hooks::{CustomAssembly, Verify, VerifyRegions};
pub(crate) use ods_runtime::interfaces::*;
pub(crate) use ods_runtime::ir::{NamedAttribute, OperandRange, PropertyKey};
pub(crate) use ods_runtime::text::{
    ArgumentParts, AsmWriter, Delimiter, Dimensions, OpParser, OpPrinter, ParseResult, Parser,
    RegionParts,
};
pub(crate) use ods_runtime::types::*;
pub(crate) use ods_runtime::{
    Context, Diagnostic, Dialect, DialectInit, OpRef, OpState, RegionRef, ValueRef, VerifyResult,
};
