//! Sets of patterns, and of conversions.

use super::generated::transform::*;
use crate::prelude::*;

/// Verifies that all operations in `region` implement an interface.
pub(super) fn verify_children<'ir, T: ods_runtime::ir::OpCast<'ir>>(
    op: OpRef<'ir>,
    region: RegionRef<'ir>,
    message: &str,
) -> VerifyResult {
    let mut children = region.first_block().into_iter().flat_map(|block| block.ops());
    match children.find(|child| !child.isa::<T>()) {
        Some(child) => Err(op.op_error(message).note(Some(child.loc()), "op without interface")),
        None => Ok(()),
    }
}

impl<'ir> Verify<'ir> for ApplyPatternsOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_children::<PatternDescriptorOpInterface<'_>>(
            *self,
            (*self).region(0),
            "expected children ops to implement PatternDescriptorOpInterface",
        )
    }
}

/// Conversions that need the type converter of LLVM.
const TO_LLVM: &[&str] = &[
    "transform.apply_conversion_patterns.dialect_to_llvm",
    "transform.apply_conversion_patterns.func.func_to_llvm",
    "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm",
    "transform.apply_conversion_patterns.gpu.gpu_to_nvvm",
    "transform.apply_conversion_patterns.gpu.gpu_to_rocdl",
    "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm",
    "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
    "transform.apply_conversion_patterns.vector.vector_to_llvm",
];

impl<'ir> Verify<'ir> for ApplyConversionPatternsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let count = (*self).num_regions();
        if count != 1 && count != 2 {
            return Err(self.op_error("expected 1 or 2 regions"));
        }
        let patterns = (*self).region(0);
        verify_children::<ConversionPatternDescriptorOpInterface<'_>>(
            *self,
            patterns,
            "expected pattern children ops to implement ConversionPatternDescriptorOpInterface",
        )?;
        if count == 1 {
            return Ok(());
        }
        let mut converters =
            (*self).region(1).first_block().into_iter().flat_map(|block| block.ops());
        let (Some(converter), None) = (converters.next(), converters.next()) else {
            return Err(self.op_error("expected exactly one op in default type converter region"));
        };
        if !converter.isa::<TypeConverterBuilderOpInterface<'_>>() {
            let message =
                "expected default converter child op to implement TypeConverterBuilderOpInterface";
            return Err(self.op_error(message).note(Some(converter.loc()), "op without interface"));
        }
        if converter.isa::<MemrefToLLVMTypeConverterOp<'_>>() {
            return Ok(());
        }
        let mut patterns = patterns.first_block().into_iter().flat_map(|block| block.ops());
        match patterns.find(|pattern| TO_LLVM.contains(&pattern.name().as_str())) {
            Some(pattern) => Err(pattern.op_error("expected LLVMTypeConverter")),
            None => Ok(()),
        }
    }
}

/// Dialects that upstream loads with this one, and that can be converted to LLVM.
const CONVERTIBLE: &[&str] =
    &["arith", "cf", "complex", "func", "index", "math", "memref", "nvvm", "ub", "vector"];

/// Dialects that upstream loads with this one, and that cannot.
const LOADED: &[&str] = &[
    "affine",
    "amdgpu",
    "arm_neon",
    "arm_sve",
    "bufferization",
    "builtin",
    "gpu",
    "irdl",
    "linalg",
    "llvm",
    "nvgpu",
    "pdl",
    "pdl_interp",
    "rocdl",
    "scf",
    "sparse_tensor",
    "tensor",
    "transform",
    "x86vector",
    "xegpu",
];

impl<'ir> Verify<'ir> for ApplyToLLVMConversionPatternsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let dialect = self.dialect_name();
        if CONVERTIBLE.contains(&dialect) {
            return Ok(());
        }
        let ctx = self.ctx();
        if !LOADED.contains(&dialect) && !ctx.is_loaded(ctx.ident(dialect)) {
            return Err(self.op_error(format!("unknown dialect or dialect not loaded: {dialect}")));
        }
        Err(self.op_error(format!(
            "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: \
             {dialect}"
        )))
    }
}
