//! All dialects of MLIR for Rust.
//!
//! Each dialect is a module with a feature of the same name; none is enabled by default. Those of the crate [`ods`] are
//! re-exported and need nothing installed. The build script generates all others from the definitions of an installed MLIR,
//! which it finds by the environment variable `MLIR_INCLUDE_DIR`, by `llvm-config` or `mlir-tblgen`, or at the usual places;
//! it fails if there are none. [`DEFINITIONS`] says which were taken. What the definitions leave to C++, such as verifiers, is
//! written in Rust here, or a skeleton: the [table] says for which dialects, and `dialects.toml` is what it is made from.
//!
//! ```ignore
//! let ctx = ods_runtime::Context::new();
//! ctx.register_dialects(ods_mlir::DIALECTS);
//! ```
//!
//! [table]: https://github.com/odsgen/odsgen/tree/main/dialects

#[macro_use]
#[allow(unused_macros, reason = "dialects use some of them, and there may be none")]
mod shared;

/// Includes the generated code of a dialect and the skeletons of its hooks.
#[allow(unused_macros, reason = "each enabled dialect uses it, and there may be none")]
macro_rules! generated {
    ($dialect:ident) => {
        #[allow(unreachable_pub, reason = "generated modules are public, whoever includes them")]
        mod generated {
            // Types that only C++ has are beside the module.
            #[allow(unused_imports, reason = "few dialects have such types")]
            use super::*;

            include!(concat!(env!("OUT_DIR"), "/", stringify!($dialect), ".rs"));
        }
        #[allow(clippy::all, clippy::unimplemented, unused, reason = "skeletons do nothing")]
        mod skeletons {
            include!(concat!(env!("OUT_DIR"), "/", stringify!($dialect), "_hooks.rs"));
        }

        pub use self::generated::$dialect::*;
        #[allow(unused_imports, unreachable_pub, reason = "few dialects have such types")]
        pub use self::skeletons::*;
    };
}

/// Where the definitions of the generated dialects are from, and their version; `None` if no such dialect is enabled.
pub const DEFINITIONS: Option<&str> = option_env!("ODS_MLIR_DEFINITIONS");

/// Declares [`DIALECTS`].
macro_rules! dialects {
    ($($feature:literal $dialect:ident $type:ident;)*) => {
        /// All enabled dialects, for registration in a context.
        pub const DIALECTS: &[ods_runtime::DialectEntry] = &[
            $(
                #[cfg(feature = $feature)]
                ods_runtime::DialectEntry::of::<$dialect::$type>(),
            )*
        ];
    };
}

#[allow(unused, reason = "dialects use it, and there may be none")]
mod named_operands;
#[allow(unused, reason = "dialects use parts of it, and there may be none")]
mod prelude;
#[allow(unused, reason = "dialects use parts of it, and there may be none")]
mod shapes;
#[allow(unused, reason = "dialects use it, and there may be none")]
mod unknown_ops;
#[allow(unused, reason = "dialects use it, and there may be none")]
mod values;

// Made from `dialects.toml`.
#[cfg(feature = "acc")]
pub mod acc;
#[cfg(feature = "affine")]
pub mod affine;
#[cfg(feature = "amdgpu")]
pub mod amdgpu;
#[cfg(feature = "amx")]
pub mod amx;
#[cfg(feature = "arith")]
pub use ::ods::arith;
#[cfg(feature = "arm_neon")]
#[allow(missing_docs, reason = "the documentation is that of the included module")]
pub mod arm_neon {
    generated!(arm_neon);
}
#[cfg(feature = "arm_sme")]
pub mod arm_sme;
#[cfg(feature = "arm_sve")]
pub mod arm_sve;
#[cfg(feature = "async")]
pub use ::ods::async_;
#[cfg(feature = "bufferization")]
pub mod bufferization;
#[cfg(feature = "cf")]
pub use ::ods::cf;
#[cfg(feature = "complex")]
pub use ::ods::complex;
#[cfg(feature = "dlti")]
pub use ::ods::dlti;
#[cfg(feature = "emitc")]
pub mod emitc;
#[cfg(feature = "func")]
pub use ::ods::func;
#[cfg(feature = "gpu")]
pub mod gpu;
#[cfg(feature = "index")]
pub use ::ods::index;
#[cfg(feature = "irdl")]
pub mod irdl;
#[cfg(feature = "linalg")]
pub mod linalg;
#[cfg(feature = "llvm")]
pub use ::ods::llvm;
#[cfg(feature = "math")]
pub use ::ods::math;
#[cfg(feature = "memref")]
pub use ::ods::memref;
#[cfg(feature = "ml_program")]
pub mod ml_program;
#[cfg(feature = "mpi")]
#[allow(missing_docs, reason = "the documentation is that of the included module")]
pub mod mpi {
    generated!(mpi);
}
#[cfg(feature = "nvgpu")]
pub mod nvgpu;
#[cfg(feature = "nvvm")]
pub mod nvvm;
#[cfg(feature = "omp")]
pub mod omp;
#[cfg(feature = "pdl")]
pub mod pdl;
#[cfg(feature = "pdl_interp")]
pub mod pdl_interp;
#[cfg(feature = "ptr")]
pub mod ptr;
#[cfg(feature = "quant")]
pub mod quant;
#[cfg(feature = "rocdl")]
pub mod rocdl;
#[cfg(feature = "scf")]
pub use ::ods::scf;
#[cfg(feature = "shape")]
pub mod shape;
#[cfg(feature = "shard")]
pub mod shard;
#[cfg(feature = "smt")]
pub mod smt;
#[cfg(feature = "sparse_tensor")]
pub mod sparse_tensor;
#[cfg(feature = "spirv")]
pub mod spirv;
#[cfg(feature = "tensor")]
pub mod tensor;
#[cfg(feature = "tosa")]
pub mod tosa;
#[cfg(feature = "transform")]
pub mod transform;
#[cfg(feature = "ub")]
pub use ::ods::ub;
#[cfg(feature = "vcix")]
#[allow(missing_docs, reason = "the documentation is that of the included module")]
pub mod vcix {
    generated!(vcix);
}
#[cfg(feature = "vector")]
pub mod vector;
#[cfg(feature = "wasmssa")]
pub mod wasmssa;
#[cfg(feature = "x86vector")]
pub mod x86vector;
#[cfg(feature = "xegpu")]
pub mod xegpu;
#[cfg(feature = "xevm")]
pub mod xevm;

dialects! {
    "acc" acc OpenACCDialect;
    "affine" affine AffineDialect;
    "amdgpu" amdgpu AMDGPUDialect;
    "amx" amx AMXDialect;
    "arith" arith ArithDialect;
    "arm_neon" arm_neon ArmNeonDialect;
    "arm_sme" arm_sme ArmSMEDialect;
    "arm_sve" arm_sve ArmSVEDialect;
    "async" async_ AsyncDialect;
    "bufferization" bufferization BufferizationDialect;
    "cf" cf ControlFlowDialect;
    "complex" complex ComplexDialect;
    "dlti" dlti DLTIDialect;
    "emitc" emitc EmitCDialect;
    "func" func FuncDialect;
    "gpu" gpu GPUDialect;
    "index" index IndexDialect;
    "irdl" irdl IRDLDialect;
    "linalg" linalg LinalgDialect;
    "llvm" llvm LLVMDialect;
    "math" math MathDialect;
    "memref" memref MemRefDialect;
    "ml_program" ml_program MLProgramDialect;
    "mpi" mpi MPIDialect;
    "nvgpu" nvgpu NVGPUDialect;
    "nvvm" nvvm NVVMWithTargets;
    "omp" omp OpenMPWithPointers;
    "pdl" pdl PDLDialect;
    "pdl_interp" pdl_interp PDLInterpDialect;
    "ptr" ptr PtrWithSpaces;
    "quant" quant QuantDialect;
    "rocdl" rocdl ROCDLWithTargets;
    "scf" scf SCFDialect;
    "shape" shape ShapeWithUnknownOps;
    "shard" shard ShardDialect;
    "smt" smt SMTDialect;
    "sparse_tensor" sparse_tensor SparseTensorDialect;
    "spirv" spirv SPIRVWithUnknownOps;
    "tensor" tensor TensorDialect;
    "tosa" tosa TosaDialect;
    "transform" transform TransformDialect;
    "ub" ub UBDialect;
    "vcix" vcix VCIXDialect;
    "vector" vector VectorDialect;
    "wasmssa" wasmssa WasmSSADialect;
    "x86vector" x86vector X86VectorDialect;
    "xegpu" xegpu XeGPUDialect;
    "xevm" xevm XeVMDialect;
}
// The end.
