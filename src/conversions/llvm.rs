//! Conversions to the dialect `llvm`: the conversion of types, which dialects of users can extend, and patterns for the dialects
//! of `ods`.

#![cfg_attr(
    not(all(
        feature = "cf",
        feature = "complex",
        feature = "func",
        feature = "index",
        feature = "math",
        feature = "memref"
    )),
    allow(dead_code, unused_imports, reason = "conversions of several dialects share parts")
)]

pub mod arith;
mod attributes;
#[cfg(feature = "cf")]
pub mod cf;
#[cfg(feature = "complex")]
pub mod complex;
mod data_layout;
mod descriptors;
mod emitter;
#[cfg(feature = "func")]
pub mod func;
mod functions;
#[cfg(feature = "index")]
pub mod index;
mod interface;
#[cfg(feature = "math")]
pub mod math;
#[cfg(feature = "memref")]
pub mod memref;
mod one_to_one;
mod type_converter;
pub mod ub;
#[cfg(any(feature = "func", feature = "memref"))]
mod unranked;

use std::sync::Arc;

use ods_runtime::builtin::UnrealizedConversionCastOp;
use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::layout::DataLayout;
use ods_runtime::pass::{PassRegistry, PassResult};
use ods_runtime::types::IndexType;
use ods_runtime::{Ir, Op, OpRef};

use crate::llvm::LLVMDialect;

pub use attributes::{fastmath_flags, overflow_flags};
pub use interface::{ConvertToLLVMPatternInterface, register_interfaces};
pub use one_to_one::{one_to_one, unroll_vectors, with_attrs};
pub use type_converter::{LLVMTypeConverter, LowerToLLVMOptions};

generated!("llvm_conversions.rs");

#[cfg(feature = "cf")]
pub use self::cf::{ConvertControlFlowToLLVMPass, ConvertControlFlowToLLVMPassOptions};
#[cfg(feature = "complex")]
pub use self::complex::{ConvertComplexToLLVMPass, ConvertComplexToLLVMPassOptions};
#[cfg(feature = "func")]
pub use self::func::{ConvertFuncToLLVMPass, ConvertFuncToLLVMPassOptions};
pub use self::generated::passes::{
    ArithToLLVMConversionPass, ArithToLLVMConversionPassOptions, ConvertToLLVMPass,
    ConvertToLLVMPassOptions, SetLLVMModuleDataLayoutPass, SetLLVMModuleDataLayoutPassOptions,
    UBToLLVMConversionPass, UBToLLVMConversionPassOptions,
};
#[cfg(feature = "index")]
pub use self::index::{ConvertIndexToLLVMPass, ConvertIndexToLLVMPassOptions};
#[cfg(feature = "math")]
pub use self::math::{ConvertMathToLLVMPass, ConvertMathToLLVMPassOptions};
#[cfg(feature = "memref")]
pub use self::memref::{
    FinalizeMemRefToLLVMConversionPass, FinalizeMemRefToLLVMConversionPassOptions,
};

/// Registers the passes of this module.
pub(super) fn add_passes(passes: &mut PassRegistry) {
    self::generated::passes::add_passes(passes);
    #[cfg(feature = "cf")]
    self::cf::add_passes(passes);
    #[cfg(feature = "complex")]
    self::complex::add_passes(passes);
    #[cfg(feature = "func")]
    self::func::add_passes(passes);
    #[cfg(feature = "index")]
    self::index::add_passes(passes);
    #[cfg(feature = "math")]
    self::math::add_passes(passes);
    #[cfg(feature = "memref")]
    self::memref::add_passes(passes);
}

/// A target of which only the dialect `llvm` and casts between types are known to be legal. Corresponds to `LLVMConversionTarget`.
#[must_use]
pub fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_dialect::<LLVMDialect>();
    target.add_legal_op::<UnrealizedConversionCastOp<'_>>();
    target
}

/// Options with an index of `bits` bits, or of 64 if that is 0.
fn options(bits: u32) -> LowerToLLVMOptions {
    let mut options = LowerToLLVMOptions::default();
    if bits != 0 {
        options.index_bitwidth = bits;
    }
    options
}

/// Like [`options`], but if `bits` is 0, the data layout at `op` says how many bits an index has.
fn options_at(op: OpRef<'_>, bits: u32) -> Result<LowerToLLVMOptions, Diagnostic> {
    let mut options = options(bits);
    if bits == 0 {
        let layout = DataLayout::closest(op)?;
        let index = layout.try_type_size_in_bits(IndexType::get(op.ctx()));
        let index = index.map_err(|error| error.at(op.loc()))?;
        options.index_bitwidth = index.known_min_value() as u32;
    }
    Ok(options)
}

/// Converts what the patterns that `add` adds convert in `op`.
fn convert(
    ir: &mut Ir,
    op: Op,
    types: &Arc<LLVMTypeConverter>,
    target: &ConversionTarget,
    add: impl FnOnce(&mut ConversionPatternSet),
) -> PassResult {
    let mut patterns = ConversionPatternSet::with_converter(types.types().clone());
    add(&mut patterns);
    let config = ConversionConfig::default();
    apply_partial_conversion(ir, &[op], target, &patterns.freeze(), config)
        .map_err(Diagnostic::from)?;
    Ok(())
}
