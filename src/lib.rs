//! MLIR dialects for Rust.
//!
//! Each dialect is a module, generated from its definitions in `defs/`; what definitions cannot say stands in [`hooks`].

// Generated code names this crate by absolute path, as other crates do.
extern crate self as ods;

use ods_runtime::DialectEntry;

pub mod analysis;
pub mod hooks;
pub mod transforms;

include!("../generated/arith.rs");
include!("../generated/async.rs");
include!("../generated/cf.rs");
include!("../generated/complex.rs");
include!("../generated/dlti.rs");
include!("../generated/func.rs");
include!("../generated/index.rs");
include!("../generated/math.rs");
include!("../generated/memref.rs");
include!("../generated/scf.rs");
include!("../generated/ub.rs");

/// Every dialect of this library, to be registered with a context.
pub const DIALECTS: &[DialectEntry] = &[
    DialectEntry::of::<arith::ArithDialect>(),
    DialectEntry::of::<async_::AsyncDialect>(),
    DialectEntry::of::<cf::ControlFlowDialect>(),
    DialectEntry::of::<complex::ComplexDialect>(),
    DialectEntry::of::<dlti::DLTIDialect>(),
    DialectEntry::of::<func::FuncDialect>(),
    DialectEntry::of::<index::IndexDialect>(),
    DialectEntry::of::<math::MathDialect>(),
    DialectEntry::of::<memref::MemRefDialect>(),
    DialectEntry::of::<scf::SCFDialect>(),
    DialectEntry::of::<ub::UBDialect>(),
];
