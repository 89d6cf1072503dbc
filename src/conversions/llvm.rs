//! Conversions to the dialect `llvm`: the conversion of types, which dialects of users can extend, and patterns for the dialects
//! of `ods`.

pub mod arith;
mod attributes;
pub mod cf;
pub mod complex;
mod descriptors;
mod emitter;
pub mod func;
mod functions;
pub mod index;
mod interface;
pub mod math;
pub mod memref;
mod one_to_one;
mod type_converter;
pub mod ub;

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

pub use self::generated::passes::{
    ArithToLLVMConversionPass, ArithToLLVMConversionPassOptions, ConvertComplexToLLVMPass,
    ConvertComplexToLLVMPassOptions, ConvertControlFlowToLLVMPass,
    ConvertControlFlowToLLVMPassOptions, ConvertFuncToLLVMPass, ConvertFuncToLLVMPassOptions,
    ConvertIndexToLLVMPass, ConvertIndexToLLVMPassOptions, ConvertMathToLLVMPass,
    ConvertMathToLLVMPassOptions, ConvertToLLVMPass, ConvertToLLVMPassOptions,
    FinalizeMemRefToLLVMConversionPass, FinalizeMemRefToLLVMConversionPassOptions,
    UBToLLVMConversionPass, UBToLLVMConversionPassOptions,
};

/// Registers the passes of this module.
pub(super) fn add_passes(passes: &mut PassRegistry) {
    self::generated::passes::add_passes(passes);
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
