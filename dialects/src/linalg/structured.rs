//! Methods and verification of all structured operations.

use ods_runtime::side_effects::{EffectInstance, EffectInstances, MemoryEffect, Speculatability};

use super::*;

/// The operands that are destinations: the last ones.
pub(super) fn inits(op: OpRef<'_>) -> OperandRange<'_> {
    let count = op.num_operands();
    let sizes = op.attr(GenericOp::OPERAND_SEGMENT_SIZES.name);
    let sizes = sizes.and_then(|sizes| sizes.dyn_cast::<DenseI32ArrayAttr<'_>>());
    let inits = match sizes.and_then(|sizes| sizes.values().last()) {
        Some(inits) => usize::try_from(inits).unwrap_or(0),
        None if op.isa::<ReduceOp<'_>>() => count / 2,
        None => 1,
    };
    op.operands().slice(count - inits.min(count)..count)
}

/// The type of elements; types that are not shaped are their own.
pub(super) fn element_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    let is_shaped = ty.isa::<MemRefType<'_>>() || ty.isa::<RankedTensorType<'_>>();
    if is_shaped { ty.element_type_or_self() } else { ty }
}

fn is_memory(value: ValueRef<'_>) -> bool {
    value.ty().isa::<MemRefType<'_>>()
}

/// The effects on the operands that are buffers: all are read, and outputs are written as well.
pub(super) fn effects(op: OpRef<'_>) -> EffectInstances<'_, MemoryEffect> {
    let inits = inits(op);
    let mut effects = EffectInstances::new();
    for operand in op.operands().op_operands().filter(|operand| is_memory(operand.get())) {
        effects.push(EffectInstance::new(MemoryEffect::Read).on_operand(operand));
        if inits.contains(operand) {
            effects.push(EffectInstance::new(MemoryEffect::Write).on_operand(operand));
        }
    }
    effects
}

fn speculatability(op: OpRef<'_>) -> Speculatability {
    if op.operands().any(is_memory) {
        Speculatability::NotSpeculatable
    } else {
        Speculatability::RecursivelySpeculatable
    }
}

fn has_index(op: OpRef<'_>) -> bool {
    let blocks = op.regions().flat_map(|region| region.blocks());
    blocks.flat_map(|block| block.ops()).any(|op| op.isa::<IndexOp<'_>>())
}

/// Implements the interfaces of structured operations, and the text of those that have neither maps nor a body in it.
macro_rules! structured {
    (@interfaces $($op:ident)*) => {
        $(
            impl<'ir> DestinationStyleOpInterfaceTrait<'ir> for $op<'ir> {
                fn dps_inits(self) -> OperandRange<'ir> {
                    inits(*self)
                }
            }

            impl<'ir> LinalgOpTrait<'ir> for $op<'ir> {
                fn has_index_semantics(self) -> bool {
                    has_index(*self)
                }
            }

            impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for $op<'ir> {
                fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
                    effects(*self)
                }
            }

            impl<'ir> ConditionallySpeculatableTrait<'ir> for $op<'ir> {
                fn speculatability(self) -> Speculatability {
                    speculatability(*self)
                }
            }
        )*
    };
    (@text $($op:ident)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    named::parse(p, state, Self::OPERAND_SEGMENT_SIZES)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    named::print(p, *self, None);
                }
            }
        )*
    };
    (others: $($other:ident)*; named: $($named:ident)*;) => {
        structured!(@interfaces $($other)* $($named)*);
        structured!(@text $($named)*);
    };
}

structured! {
    others:
        GenericOp MapOp ReduceOp TransposeOp BroadcastOp ElementwiseOp MatmulOp ContractOp
        BatchMatmulOp BatchReduceMatmulOp;
    named:
        CopyOp ExpOp LogOp AbsOp CeilOp FloorOp NegFOp ReciprocalOp RoundOp SqrtOp RsqrtOp
        SquareOp TanhOp ErfOp AddOp SubOp MulOp DivOp DivUnsignedOp MaxOp MinOp PowFOp SelectOp
        QuantizedMatmulOp Mmt4DOp BatchMmt4DOp QuantizedBatchMatmulOp MatvecOp VecmatOp
        BatchMatvecOp BatchVecmatOp DotOp Conv1DOp Conv2DOp Conv3DOp Conv1DNwcWcfOp
        Conv1DNcwFcwOp Conv2DNhwcHwcfOp Conv2DNhwcFhwcOp Conv2DNhwcHwcfQOp Conv2DNhwcFhwcQOp
        Conv2DNchwFchwQOp Conv2DNchwFchwOp Conv2DNgchwFgchwOp Conv2DNgchwGfchwOp
        Conv2DNhwgcGfhwcOp Conv2DNhwgcGfhwcQOp Conv2DNgchwGfchwQOp Conv3DNdhwcDhwcfOp
        Conv3DNdhwcDhwcfQOp Conv3DNcdhwFcdhwOp DepthwiseConv1DNwcWcOp DepthwiseConv1DNcwCwOp
        DepthwiseConv1DNwcWcmOp DepthwiseConv2DNhwcHwcOp DepthwiseConv2DNchwChwOp
        DepthwiseConv2DNhwcHwcQOp DepthwiseConv2DNhwcHwcmOp DepthwiseConv2DNhwcHwcmQOp
        DepthwiseConv3DNdhwcDhwcOp DepthwiseConv3DNcdhwCdhwOp DepthwiseConv3DNdhwcDhwcmOp
        PoolingNhwcSumOp PoolingNchwSumOp PoolingNhwcMaxOp PoolingNhwcMaxUnsignedOp
        PoolingNchwMaxOp PoolingNhwcMinOp PoolingNhwcMinUnsignedOp PoolingNwcSumOp
        PoolingNcwSumOp PoolingNwcMaxOp PoolingNwcMaxUnsignedOp PoolingNcwMaxOp PoolingNwcMinOp
        PoolingNwcMinUnsignedOp PoolingNdhwcSumOp PoolingNdhwcMaxOp PoolingNdhwcMinOp FillOp
        FillRng2DOp;
}

impl VerifyLinalgOp for LinalgDialect {
    fn verify_linalg_op(op: LinalgOp<'_>) -> VerifyResult {
        let op = *op;
        let is_pure = |is_kind: fn(TypeRef<'_>) -> bool| {
            op.operands()
                .types()
                .all(|ty| !ty.isa::<ShapedType<'_>>() || is_kind(ty) || ty.isa::<VectorType<'_>>())
        };
        if op.num_operands() > 0
            && !is_pure(|ty| ty.isa::<MemRefType<'_>>() || ty.isa::<UnrankedMemRefType<'_>>())
            && !is_pure(|ty| ty.isa::<TensorType<'_>>())
        {
            return Err(op.op_error("expected to have pure tensor or buffer semantics"));
        }
        maps::verify(op)?;
        let loops = maps::iterators(op).len();
        if let Some(index) = maps::of(op).iter().position(|map| map.num_dims() as usize != loops) {
            return Err(op.op_error(format!(
                "expected indexing_map #{index} to have {loops} dim(s) to match the number of loops"
            )));
        }
        if op.num_regions() != 1 || !op.region(0).has_one_block() {
            return Err(op.op_error("expects to have 1 region with 1 block"));
        }
        let Some(block) = op.region(0).first_block() else { return Ok(()) };
        let matching: Vec<_> = if op.isa::<ReduceOp<'_>>() || !op.isa::<MapOp<'_>>() {
            op.operands().collect()
        } else {
            op.operands().take(block.num_arguments()).collect()
        };
        if matching.len() != block.num_arguments() {
            return Err(op.op_error(
                "expected as many non-induction variable region arguments as the number of \
                 input/output operands",
            ));
        }
        for (index, (operand, argument)) in matching.into_iter().zip(block.arguments()).enumerate()
        {
            let (element, ty) = (element_type(operand.ty()), argument.ty());
            if element != ty {
                return Err(op.op_error(format!(
                    "expected type of bb argument #{index} ('{ty}') to match element or self type \
                     of the corresponding operand ('{element}')"
                )));
            }
        }
        Ok(())
    }
}

impl VerifyFillOpInterface for LinalgDialect {
    fn verify_fill_op_interface(op: FillOpInterface<'_>) -> VerifyResult {
        let op = *op;
        if op.num_operands() != 2 {
            return Err(op.error("expected op with 1 input and 1 output"));
        }
        if op.operand(0).ty().isa::<MemRefType<'_>>() || op.operand(0).ty().isa::<TensorType<'_>>()
        {
            return Err(op.error("expected op with scalar input"));
        }
        let (value, element) = (op.operand(0).ty(), element_type(op.operand(1).ty()));
        if value != element {
            return Err(op.op_error(format!(
                "expected fill value type ('{value}') to match output element type ('{element}')"
            )));
        }
        Ok(())
    }
}

impl ods_runtime::hooks::VerifyOpAttr for LinalgDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let name = op.ctx().ident_str(attr.name);
        if name == maps::MEMOIZED {
            return Ok(());
        }
        Err(op.error(format!("attribute '\"{name}\"' not supported by the linalg dialect")))
    }
}
