//! Conversions between dialects. Each file has the patterns of one, for use in other conversions, and its pass.

#[cfg(all(feature = "func", feature = "scf"))]
pub mod cf_to_scf;
#[cfg(all(feature = "complex", feature = "math"))]
pub mod complex_to_standard;
#[cfg(feature = "llvm")]
pub mod llvm;
#[cfg(all(feature = "func", feature = "math"))]
pub mod math_to_libm;
mod reconcile_unrealized_casts;
#[cfg(feature = "scf")]
pub mod scf_to_cf;

use ods_runtime::pass::PassRegistry;

generated!("conversions.rs");

pub use self::generated::passes::*;

/// Registers all passes of this module.
pub fn add_passes(passes: &mut PassRegistry) {
    self::generated::passes::add_passes(passes);
    #[cfg(all(feature = "func", feature = "scf"))]
    cf_to_scf::add_passes(passes);
    #[cfg(all(feature = "complex", feature = "math"))]
    complex_to_standard::add_passes(passes);
    #[cfg(feature = "llvm")]
    llvm::add_passes(passes);
    #[cfg(all(feature = "func", feature = "math"))]
    math_to_libm::add_passes(passes);
    #[cfg(feature = "scf")]
    scf_to_cf::add_passes(passes);
}
