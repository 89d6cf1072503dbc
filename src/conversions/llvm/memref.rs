//! The conversion of `memref`.

use std::sync::Arc;

use ods_runtime::conversion::ConversionPatternSet;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use super::LLVMTypeConverter;

mod access;
mod alloc;
mod atomic;
mod casts;
mod copy;
mod global;
mod queries;
mod reshape;
mod scope;
mod views;

generated!("llvm_memref_conversions.rs");

pub(super) use self::generated::passes::add_passes;
pub use self::generated::passes::{
    FinalizeMemRefToLLVMConversionPass, FinalizeMemRefToLLVMConversionPassOptions,
};

impl RunPass for FinalizeMemRefToLLVMConversionPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut options = super::options_at(ir.op(op), self.options.index_bitwidth)?;
        options.use_aligned_alloc = self.options.use_aligned_alloc;
        options.use_generic_functions = self.options.use_generic_functions;
        let types = LLVMTypeConverter::new(options);
        #[cfg_attr(not(feature = "func"), expect(unused_mut, reason = "only `func` changes it"))]
        let mut target = super::target();
        #[cfg(feature = "func")]
        target.add_legal_op::<crate::func::FuncOp<'_>>();
        super::convert(ir, op, &types, &target, |patterns| add_patterns(patterns, &types))
    }
}

/// Adds the patterns of the conversion. Corresponds to `populateFinalizeMemRefToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    scope::add_pattern(patterns);
    atomic::add_patterns(patterns, types);
    queries::add_patterns(patterns, types);
    global::add_patterns(patterns, types);
    access::add_patterns(patterns, types);
    casts::add_patterns(patterns, types);
    copy::add_pattern(patterns, types);
    reshape::add_pattern(patterns, types);
    views::add_patterns(patterns, types);
    alloc::add_patterns(patterns, types);
}
