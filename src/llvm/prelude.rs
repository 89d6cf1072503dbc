//! Names that the hooks of the dialect use.

pub(super) use ods_runtime::attrs::*;
pub(super) use ods_runtime::codegen::Operands;
pub(super) use ods_runtime::hooks::{CustomAssembly, Verify, VerifyRegions};
pub(super) use ods_runtime::interfaces::*;
pub(super) use ods_runtime::ir::{NamedAttribute, OperandRange, PropertyKey};
pub(super) use ods_runtime::text::{Delimiter, OpParser, OpPrinter, ParseResult, RegionParts};
pub(super) use ods_runtime::types::*;
pub(super) use ods_runtime::{Diagnostic, OpRef, OpState, RegionRef, ValueRef, VerifyResult};
