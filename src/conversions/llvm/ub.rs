//! The conversion of `ub`.

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use super::{LLVMTypeConverter, UBToLLVMConversionPass};
use crate::llvm;
use crate::ub::{PoisonAttr, PoisonOp, UnreachableOp};

impl RunPass for UBToLLVMConversionPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types = LLVMTypeConverter::new(super::options(self.options.index_bitwidth));
        super::convert(ir, op, &types, &super::target(), add_patterns)
    }
}

/// Adds the patterns of the conversion. Corresponds to `populateUBToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(ConversionPattern::new::<PoisonOp<'static>>("ub.poison", |op, _, r| {
        let poison = r.get(op);
        if !poison.value().isa::<PoisonAttr<'_>>() {
            return r.no_match(op, "a value is not poison as a whole");
        }
        let ty = r.op(op).result(0).ty();
        let Some(ty) = r.converter()?.convert_type(ty) else {
            return r.no_match(op, "the type does not convert");
        };
        let new = llvm::PoisonOp::build(r, ty);
        r.replace_op_with(op, new);
        Some(())
    }));
    patterns.add(ConversionPattern::new::<UnreachableOp<'static>>("ub.unreachable", |op, _, r| {
        llvm::UnreachableOp::build(r);
        r.erase_op(op);
        Some(())
    }));
}
