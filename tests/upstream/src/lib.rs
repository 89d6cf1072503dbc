//! Upstream's dialects, generated from their unmodified definitions where these are installed.
//!
//! Each dialect that `ods` does not have is a module with a feature of the same name. The build script generates its code, and
//! skeletons of the hooks that the module does not have. A dialect without hand-written hooks is declared in this file.

pub mod definitions;
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

/// Declares the dialects without hand-written hooks.
macro_rules! skeletons {
    ($($feature:literal $dialect:ident;)*) => {
        $(
            #[cfg(all(feature = $feature, definitions))]
            #[allow(missing_docs, reason = "the documentation is that of the included module")]
            pub mod $dialect {
                generated!($dialect);
            }
        )*
    };
}

#[cfg(all(feature = "passes", definitions))]
#[allow(clippy::all, missing_docs, unused, reason = "skeletons do nothing")]
pub mod passes;

#[cfg(all(feature = "acc", definitions))]
pub mod acc;
#[cfg(all(feature = "affine", definitions))]
pub mod affine;
#[cfg(all(feature = "amdgpu", definitions))]
pub mod amdgpu;
#[cfg(all(feature = "amx", definitions))]
pub mod amx;
#[cfg(all(feature = "arm_sme", definitions))]
pub mod arm_sme;
#[cfg(all(feature = "arm_sve", definitions))]
pub mod arm_sve;
#[cfg(all(feature = "bufferization", definitions))]
pub mod bufferization;
#[cfg(all(feature = "emitc", definitions))]
pub mod emitc;
#[cfg(all(feature = "gpu", definitions))]
pub mod gpu;
#[cfg(all(feature = "irdl", definitions))]
pub mod irdl;
#[cfg(all(feature = "linalg", definitions))]
pub mod linalg;
#[cfg(all(feature = "ml_program", definitions))]
pub mod ml_program;
#[cfg(definitions)]
#[allow(unused, reason = "dialects use it, and there may be none")]
mod named_operands;
#[cfg(all(feature = "nvgpu", definitions))]
pub mod nvgpu;
#[cfg(all(feature = "nvvm", definitions))]
pub mod nvvm;
#[cfg(all(feature = "omp", definitions))]
pub mod omp;
#[cfg(all(feature = "pdl", definitions))]
pub mod pdl;
#[cfg(all(feature = "pdl_interp", definitions))]
pub mod pdl_interp;
#[cfg(definitions)]
#[allow(unused, reason = "dialects use parts of it, and there may be none")]
mod prelude;
#[cfg(all(feature = "ptr", definitions))]
pub mod ptr;
#[cfg(all(feature = "quant", definitions))]
pub mod quant;
#[cfg(all(feature = "rocdl", definitions))]
pub mod rocdl;
#[cfg(all(feature = "shape", definitions))]
pub mod shape;
#[cfg(definitions)]
#[allow(unused, reason = "dialects use parts of it, and there may be none")]
mod shapes;
#[cfg(all(feature = "shard", definitions))]
pub mod shard;
#[cfg(all(feature = "smt", definitions))]
pub mod smt;
#[cfg(all(feature = "sparse_tensor", definitions))]
pub mod sparse_tensor;
#[cfg(all(feature = "spirv", definitions))]
pub mod spirv;
#[cfg(all(feature = "tensor", definitions))]
pub mod tensor;
#[cfg(all(feature = "tosa", definitions))]
pub mod tosa;
#[cfg(all(feature = "transform", definitions))]
pub mod transform;
#[cfg(definitions)]
#[allow(unused, reason = "dialects use it, and there may be none")]
mod unknown_ops;
#[cfg(definitions)]
#[allow(unused, reason = "dialects use it, and there may be none")]
mod values;
#[cfg(all(feature = "vector", definitions))]
pub mod vector;
#[cfg(all(feature = "wasmssa", definitions))]
pub mod wasmssa;
#[cfg(all(feature = "x86vector", definitions))]
pub mod x86vector;
#[cfg(all(feature = "xegpu", definitions))]
pub mod xegpu;
#[cfg(all(feature = "xevm", definitions))]
pub mod xevm;

skeletons! {
    "arm_neon" arm_neon;
    "mpi" mpi;
    "vcix" vcix;
}

/// Declares [`DIALECTS`] and [`NAMES`].
macro_rules! dialects {
    ($($feature:literal $dialect:ident $type:ident;)*) => {
        /// All enabled dialects that `ods` does not have, for registration in a context.
        pub const DIALECTS: &[ods_runtime::DialectEntry] = &[
            $(
                #[cfg(all(feature = $feature, definitions))]
                ods_runtime::DialectEntry::of::<$dialect::$type>(),
            )*
        ];

        /// The names of [`DIALECTS`].
        pub const NAMES: &[&str] = &[
            $(
                #[cfg(all(feature = $feature, definitions))]
                $feature,
            )*
        ];
    };
}

dialects! {
    "acc" acc OpenACCDialect;
    "affine" affine AffineDialect;
    "amdgpu" amdgpu AMDGPUDialect;
    "amx" amx AMXDialect;
    "arm_neon" arm_neon ArmNeonDialect;
    "arm_sme" arm_sme ArmSMEDialect;
    "arm_sve" arm_sve ArmSVEDialect;
    "bufferization" bufferization BufferizationDialect;
    "emitc" emitc EmitCDialect;
    "gpu" gpu GPUDialect;
    "irdl" irdl IRDLDialect;
    "linalg" linalg LinalgDialect;
    "ml_program" ml_program MLProgramDialect;
    "mpi" mpi MPIDialect;
    "nvgpu" nvgpu NVGPUDialect;
    "nvvm" nvvm NVVMWithTargets;
    "omp" omp OpenMPWithPointers;
    "pdl" pdl PDLDialect;
    "pdl_interp" pdl_interp PDLInterpDialect;
    "ptr" ptr PtrDialect;
    "quant" quant QuantDialect;
    "rocdl" rocdl ROCDLWithTargets;
    "shape" shape ShapeWithUnknownOps;
    "shard" shard ShardDialect;
    "smt" smt SMTDialect;
    "sparse_tensor" sparse_tensor SparseTensorDialect;
    "spirv" spirv SPIRVWithUnknownOps;
    "tensor" tensor TensorDialect;
    "tosa" tosa TosaDialect;
    "transform" transform TransformDialect;
    "vcix" vcix VCIXDialect;
    "vector" vector VectorDialect;
    "wasmssa" wasmssa WasmSSADialect;
    "x86vector" x86vector X86VectorDialect;
    "xegpu" xegpu XeGPUDialect;
    "xevm" xevm XeVMDialect;
}
