//! MLIR dialects for Rust.
//!
//! Each dialect is a module with a feature of the same name. It contains the code generated from its definitions in
//! `defs/`, and the hand-written part. All features are enabled by default. The feature `from-defs` generates the
//! dialects during the build instead of using the checked-in code. [`DIALECTS`] lists the enabled dialects.
//!
//! ```
//! use ods_runtime::Context;
//! use ods_runtime::text::parse_source;
//!
//! let ctx = Context::new();
//! ctx.register_dialects(ods::DIALECTS);
//! let text = "func.func @answer() -> i32 {\n  %0 = arith.constant 42 : i32\n  return %0 : i32\n}\n";
//! let ir = parse_source(&ctx, "answer.mlir", text.as_bytes()).expect("valid text");
//! assert!(ir.root().expect("a module").to_string().contains("arith.constant 42"));
//! ```
//!
//! The IR itself is in the crate [`ods_runtime`]. Beside the dialects there are:
//!
//! - [`transforms`], with the inliner and its pass, and [`analysis`], with the call graph and slices;
//! - [`builders`], [`functions`], [`inliner`] and [`slices`], with code that dialects share.
//!
//! # Guides
//!
//! - The [guide] has short answers: how to depend on the crates, and how to parse, build, read, change and check IR.
//! - The [tutorial] defines a dialect and writes a driver with a pass.
//! - [Rewriting][rewriting]: patterns, rules, folders, passes, and a conversion to `arith`.
//! - [Interfaces][interfaces]: external models, side effects, the inliner.
//! - [Data layout][data-layout]: sizes and alignments of types, and the dialect `dlti`.
//!
//! [guide]: https://github.com/odsgen/odsgen/blob/main/docs/guide.md
//! [tutorial]: https://github.com/odsgen/odsgen/blob/main/docs/tutorial.md
//! [rewriting]: https://github.com/odsgen/odsgen/blob/main/docs/rewriting.md
//! [interfaces]: https://github.com/odsgen/odsgen/blob/main/docs/interfaces.md
//! [data-layout]: https://github.com/odsgen/odsgen/blob/main/docs/data-layout.md

// Generated code refers to this crate by absolute path, like other crates do.
extern crate self as ods;

use ods_runtime::DialectEntry;

/// Includes generated code as module `generated`.
macro_rules! generated {
    ($file:literal) => {
        #[allow(unreachable_pub, reason = "generated modules are public, whoever includes them")]
        mod generated {
            #[cfg(not(feature = "from-defs"))]
            include!(concat!(env!("CARGO_MANIFEST_DIR"), "/generated/", $file));
            #[cfg(feature = "from-defs")]
            include!(concat!(env!("OUT_DIR"), "/", $file));
        }
    };
}

pub mod analysis;
pub mod builders;
pub mod conversions;
#[cfg(any(feature = "index", feature = "ub"))]
mod folding;
pub mod functions;
pub mod inliner;
#[cfg(feature = "arith")]
mod numbers;
#[cfg(any(feature = "arith", feature = "index"))]
mod ranges;
pub mod slices;
pub mod transforms;

#[cfg(feature = "arith")]
pub mod arith;
#[cfg(feature = "async")]
pub mod async_;
#[cfg(feature = "cf")]
pub mod cf;
#[cfg(feature = "complex")]
pub mod complex;
#[cfg(feature = "dlti")]
pub mod dlti;
#[cfg(feature = "func")]
pub mod func;
#[cfg(feature = "index")]
pub mod index;
#[cfg(feature = "llvm")]
pub mod llvm;
#[cfg(feature = "math")]
pub mod math;
#[cfg(feature = "memref")]
pub mod memref;
#[cfg(feature = "scf")]
pub mod scf;
#[cfg(feature = "ub")]
pub mod ub;

/// Registers the passes of [`transforms`] and [`conversions`].
pub fn add_passes(passes: &mut ods_runtime::pass::PassRegistry) {
    transforms::add_passes(passes);
    conversions::add_passes(passes);
}

/// All enabled dialects, for registration in a context.
pub const DIALECTS: &[DialectEntry] = &[
    #[cfg(feature = "arith")]
    DialectEntry::of::<arith::ArithDialect>(),
    #[cfg(feature = "async")]
    DialectEntry::of::<async_::AsyncDialect>(),
    #[cfg(feature = "cf")]
    DialectEntry::of::<cf::ControlFlowDialect>(),
    #[cfg(feature = "complex")]
    DialectEntry::of::<complex::ComplexDialect>(),
    #[cfg(feature = "dlti")]
    DialectEntry::of::<dlti::DLTIDialect>(),
    #[cfg(feature = "func")]
    DialectEntry::of::<func::FuncDialect>(),
    #[cfg(feature = "index")]
    DialectEntry::of::<index::IndexDialect>(),
    #[cfg(feature = "llvm")]
    DialectEntry::of::<llvm::LLVMDialect>(),
    #[cfg(feature = "math")]
    DialectEntry::of::<math::MathDialect>(),
    #[cfg(feature = "memref")]
    DialectEntry::of::<memref::MemRefDialect>(),
    #[cfg(feature = "scf")]
    DialectEntry::of::<scf::SCFDialect>(),
    #[cfg(feature = "ub")]
    DialectEntry::of::<ub::UBDialect>(),
];
