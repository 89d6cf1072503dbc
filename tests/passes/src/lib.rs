//! The passes of all files of an installed MLIR, which do nothing.

#[cfg(definitions)]
#[allow(clippy::all, missing_docs, unused, reason = "skeletons do nothing")]
pub mod passes;

/// Registers all passes; none without an installed MLIR.
#[cfg_attr(not(definitions), allow(unused_variables, reason = "there are no passes"))]
pub fn add_passes(registry: &mut ods_runtime::pass::PassRegistry) {
    #[cfg(definitions)]
    passes::add_passes(registry);
}
