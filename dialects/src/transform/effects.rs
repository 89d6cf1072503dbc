//! Effects on handles and on the payload.

use ods_runtime::ir::OpOperand;
use ods_runtime::side_effects::{EffectInstance, EffectInstances, MemoryEffect, Resource};

use super::generated::transform::*;
use crate::prelude::*;

/// The mapping from handles to the payload.
struct TransformMappingResource;

impl Resource for TransformMappingResource {
    const NAME: &'static str = "transform.mapping";
}

/// The operations that are transformed.
struct PayloadIRResource;

impl Resource for PayloadIRResource {
    const NAME: &'static str = "transform.payload_ir";
}

/// Effects of an operation.
#[derive(Default)]
pub(super) struct Effects<'ir>(EffectInstances<'ir, MemoryEffect>);

impl<'ir> Effects<'ir> {
    fn on_operands(
        mut self,
        operands: impl IntoIterator<Item = OpOperand<'ir>>,
        effects: &[MemoryEffect],
    ) -> Self {
        for operand in operands {
            self.0.extend(effects.iter().map(|effect| {
                let effect = EffectInstance::new(*effect).on_operand(operand);
                effect.on_resource::<TransformMappingResource>()
            }));
        }
        self
    }

    /// Adds those of operations that only read handles.
    pub(super) fn reads(self, operands: impl IntoIterator<Item = OpOperand<'ir>>) -> Self {
        self.on_operands(operands, &[MemoryEffect::Read])
    }

    /// Adds those of operations that invalidate handles.
    pub(super) fn consumes(self, operands: impl IntoIterator<Item = OpOperand<'ir>>) -> Self {
        self.on_operands(operands, &[MemoryEffect::Read, MemoryEffect::Free])
    }

    /// Adds those of operations that make handles.
    pub(super) fn produces(mut self, values: impl IntoIterator<Item = ValueRef<'ir>>) -> Self {
        for value in values {
            self.0.extend([MemoryEffect::Allocate, MemoryEffect::Write].map(|effect| {
                EffectInstance::new(effect)
                    .on_value(value)
                    .on_resource::<TransformMappingResource>()
            }));
        }
        self
    }

    pub(super) fn reads_payload(mut self) -> Self {
        self.0.push(EffectInstance::new(MemoryEffect::Read).on_resource::<PayloadIRResource>());
        self
    }

    pub(super) fn modifies_payload(mut self) -> Self {
        self = self.reads_payload();
        self.0.push(EffectInstance::new(MemoryEffect::Write).on_resource::<PayloadIRResource>());
        self
    }

    /// Adds `effect`.
    pub(super) fn with(mut self, effect: EffectInstance<'ir, MemoryEffect>) -> Self {
        self.0.push(effect);
        self
    }

    pub(super) fn all(self) -> EffectInstances<'ir, MemoryEffect> {
        self.0
    }
}

/// The effects of `op`; none without the interface.
pub(super) fn effects_of(op: OpRef<'_>) -> EffectInstances<'_, MemoryEffect> {
    op.dyn_cast::<MemoryEffectOpInterface<'_>>().map_or_else(Default::default, |op| op.effects())
}

fn is_on_mapping(effect: &EffectInstance<'_, MemoryEffect>, which: MemoryEffect) -> bool {
    effect.effect() == which && effect.resource().is::<TransformMappingResource>()
}

fn is_on_payload(effect: &EffectInstance<'_, MemoryEffect>, which: MemoryEffect) -> bool {
    effect.effect() == which && effect.resource().is::<PayloadIRResource>()
}

/// Whether `op` invalidates `handle`.
pub(super) fn consumes_handle(op: OpRef<'_>, handle: ValueRef<'_>) -> bool {
    let effects = effects_of(op);
    let mut on_handle = effects
        .iter()
        .filter(|effect| effect.value().is_some_and(|value| value.handle() == handle.handle()));
    on_handle.any(|effect| is_on_mapping(effect, MemoryEffect::Free))
}

/// Whether `op` changes the payload.
pub(super) fn changes_payload(op: OpRef<'_>) -> bool {
    effects_of(op).iter().any(|effect| is_on_payload(effect, MemoryEffect::Write))
}

/// Whether `op` reads the payload.
pub(super) fn inspects_payload(op: OpRef<'_>) -> bool {
    effects_of(op).iter().any(|effect| is_on_payload(effect, MemoryEffect::Read))
}

/// The effects of an operation with a body: if it has a root, those of the body on arguments are effects on operands.
pub(super) fn of_sequence<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    let mut effects = Effects::default().reads(op.operands().op_operands()).produces(op.results());
    let Some(body) = op.region(0).first_block() else { return effects.all() };
    for nested in body.ops() {
        for effect in effects_of(nested) {
            if op.num_operands() == 0 {
                effects = effects.with(effect);
                continue;
            }
            if effect.resource().is::<PayloadIRResource>() {
                effects = effects.with(effect);
            }
            let value = effect.value().map(|value| value.handle());
            let arguments = body.arguments().zip(op.operands().op_operands());
            for (_, operand) in arguments.filter(|(it, _)| Some(it.handle()) == value) {
                let remapped = EffectInstance::new(effect.effect()).on_operand(operand);
                effects = effects.with(remapped.on_resource_id(effect.resource()));
            }
        }
    }
    effects.all()
}

/// Consumes all operands.
fn functional<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    let effects = Effects::default().consumes(op.operands().op_operands());
    effects.produces(op.results()).modifies_payload().all()
}

/// Consumes the first operand, and reads the others.
fn consuming_first<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    let count = op.num_operands();
    let effects = Effects::default().consumes(op.operands().op_operands().take(1));
    let effects = effects.reads((1..count).map(|index| op.op_operand(index)));
    effects.produces(op.results()).modifies_payload().all()
}

/// Reads all operands, and changes the payload.
fn in_place<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    let effects = Effects::default().reads(op.operands().op_operands());
    effects.produces(op.results()).modifies_payload().all()
}

/// Reads all operands, and the payload if an operand refers to it.
fn navigating<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    let effects = Effects::default().reads(op.operands().op_operands()).produces(op.results());
    let refers = op.operands().types().any(|ty| !ty.isa::<TransformParamTypeInterface<'_>>());
    if refers { effects.reads_payload().all() } else { effects.all() }
}

/// Reads all operands, and has no effect on the payload.
fn on_handles<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    Effects::default().reads(op.operands().op_operands()).produces(op.results()).all()
}

/// Has no effect on operands, and reads the payload.
fn choosing<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    Effects::default().produces(op.results()).reads_payload().all()
}

macro_rules! effects {
    ($($function:ident: $($op:ident)*;)*) => {
        $($(
            impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for $op<'ir> {
                fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
                    $function(*self)
                }
            }
        )*)*
    };
}

effects! {
    functional:
        OneShotBufferizeOp EmptyTensorToAllocTensorOp MapNestedForallToThreads MapForallToBlocks
        DecomposeOp GeneralizeOp SpecializeOp InterchangeOp LinalgCopyToMemrefOp LowerPackOp
        LowerUnPackOp PackTransposeOp HoistPadOp PromoteOp ScalarizeOp ConvertToLoopsOp
        DecomposeInterfaceOp RewriteInDestinationPassingStyleOp SplitReductionOp
        TileReductionUsingForOp TileReductionUsingForallOp VectorizeChildrenAndApplyPatternsOp
        HoistRedundantVectorTransfersOp HoistRedundantVectorBroadcastsOp ConvertConv2DToImg2ColOp
        FlattenElementwiseLinalgOp TransposeConv2DOp TransposeMatmulOp InsertSliceToCopyOp
        MapCopyToThreadsOp WinogradConv2DOp DecomposeWinogradOp MemRefMultiBufferOp
        MemRefMakeLoopIndependentOp PipelineSharedMemoryCopiesOp RewriteMatmulAsMmaSyncOp
        RewriteCopyAsTmaOp ForallToForOp ForallToParallelOp ParallelForToNestedForOps LoopOutlineOp
        LoopPeelOp LoopPipelineOp LoopUnrollOp LoopUnrollAndJamOp LoopCoalesceOp LoopFuseSiblingOp
        MakeLoopIndependentOp;
    consuming_first:
        ApplyRegisteredPassOp SimplifyBoundedAffineOpsOp SimplifyMinMaxAffineOpsOp
        ReplaceFuncSignatureOp DeduplicateFuncArgsOp FuseOp FuseIntoContainingOp PackOp
        PackGreedilyOp PadOp PadTilingInterfaceOp ReplaceOp SplitOp TileUsingForOp TileUsingForallOp
        VectorizeOp MemRefAllocaToGlobalOp CreateAsyncGroupsOp LoopPromoteIfOneIterationOp
        SetDescLayoutOp ForeachMatchOp;
    in_place:
        AnnotateOp ApplyCommonSubexpressionEliminationOp ApplyDeadCodeEliminationOp ApplyPatternsOp
        ApplyLoopInvariantCodeMotionOp VerifyOp BufferLoopHoistingOp EliminateEmptyTensorsOp
        CastAndCallOp PromoteTensorOp EliminateLinalgOpAnchoredEmptyTensorsOp
        HoistPadBuildPackingLoopNestOp MemRefEraseDeadAllocAndStoresOp TakeAssumedBranchOp
        HoistLoopInvariantSubsetsOp SetOpLayoutAttrOp SetGPULaunchThreadsOp InsertPrefetchOp
        ConvertLayoutOp;
    navigating:
        GetConsumersOfResult GetDefiningOp GetParentOp GetProducerOfOperand GetOperandOp GetResultOp
        SelectOp MatchOp EmitRemarkAtOp EmitParamAsRemarkOp GetDescOp NumAssociationsOp
        ParamConstantOp MatchOperationEmptyOp MatchOperationNameOp MatchStructuredOp
        MatchStructuredBodyOp MatchStructuredClassifyContractionDimsOp
        MatchStructuredClassifyConvolutionDimsOp MatchStructuredDimOp MatchStructuredInputOp
        MatchStructuredInitOp MatchStructuredNumInputsOp MatchStructuredNumInitsOp
        MatchStructuredRankOp MatchStructuredResultOp MatchStructuredElementalBitwidthOp
        MatchStructuredYieldOp MatchSparseInOut CastOp CollectMatchingOp GetTypeOp QueryOp
        IRDLCollectMatchingOp PDLMatchOp;
    on_handles: MatchParamCmpIOp MergeHandlesOp SplitHandleOp ReplicateOp YieldOp ConstrainParamsOp;
    choosing: TuneKnobOp;
    of_sequence: SequenceOp WithPDLPatternsOp;
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for NamedSequenceOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        EffectInstances::new()
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for PrintOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let effects = Effects::default().reads((*self).operands().op_operands()).reads_payload();
        // It writes to the standard output.
        effects.with(EffectInstance::new(MemoryEffect::Write)).all()
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for ApplyConversionPatternsOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        if self.preserve_handles() { in_place(*self) } else { functional(*self) }
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for BufferizeToAllocationOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        // Only the destination is replaced, so the target remains.
        if self.bufferize_destination_only() { in_place(*self) } else { functional(*self) }
    }
}

/// Operations that compute sizes create operations in the payload, unless the sizes are parameters.
fn computing_sizes<'ir>(op: OpRef<'ir>) -> EffectInstances<'ir, MemoryEffect> {
    let is_static = op.result(0).ty().isa::<TransformParamTypeInterface<'_>>();
    if is_static { navigating(op) } else { in_place(op) }
}

effects! {
    computing_sizes: MultiTileSizesOp ContinuousTileSizesOp;
}

/// All operations here produce their results, and change the payload if they consume an operand. Only effects on operands
/// may lack, where these follow from a body or from a callee.
impl VerifyTransformOpInterface for TransformDialect {
    fn verify_transform_op_interface(op: TransformOpInterface<'_>) -> VerifyResult {
        let effects = effects_of(*op);
        for (index, operand) in op.operands().enumerate() {
            let mut on_values = effects.iter().filter_map(|effect| effect.value());
            if !on_values.any(|value| value.handle() == operand.handle()) {
                let message =
                    "TransformOpInterface requires memory effects on operands to be specified";
                let note = format!("no effects specified for operand #{index}");
                return Err(op.error(message).note(Some(op.loc()), note));
            }
        }
        Ok(())
    }
}
