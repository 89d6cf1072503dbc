//! Operations on handles and parameters, and those of extensions for other dialects.

use ods_runtime::hooks::{Constant, Fold, Folded};
use ods_runtime::side_effects::{EffectInstances, MemoryEffect};

use super::effects::Effects;
use super::generated::transform::*;
use super::patterns::verify_children;
use super::types::are_of_one_kind;
use crate::prelude::*;
use crate::{irdl, pdl, smt};

macro_rules! without_conditions {
    ($($hook:ident $function:ident;)*) => {
        $(
            /// The definition says what the trait demands.
            impl $hook for TransformDialect {
                fn $function(_op: OpRef<'_>, _parameters: &str) -> VerifyResult {
                    Ok(())
                }
            }
        )*
    };
}

without_conditions! {
    VerifyFunctionalStyleTransformOpTrait verify_functional_style_transform_op_trait;
    VerifyNavigationTransformOpTrait verify_navigation_transform_op_trait;
    VerifyReportTrackingListenerFailuresOpTrait verify_report_tracking_listener_failures_op_trait;
    VerifyTransformEachOpTrait verify_transform_each_op_trait;
}

impl VerifyParamProducerTransformOpTrait for TransformDialect {
    fn verify_param_producer_transform_op_trait(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        if op.results().types().all(|ty| ty.isa::<TransformParamTypeInterface<'_>>()) {
            return Ok(());
        }
        Err(op.op_error(
            "ParamProducerTransformOpTrait attached to this op expects result types to implement \
             TransformParamTypeInterface",
        ))
    }
}

impl VerifyPossibleTopLevelTransformOpTrait for TransformDialect {
    fn verify_possible_top_level_transform_op_trait(
        op: OpRef<'_>,
        _parameters: &str,
    ) -> VerifyResult {
        if op.num_regions() == 0 {
            return Err(op.op_error("expects at least one region"));
        }
        let body = op.region(0).first_block().filter(|_| op.region(0).has_one_block());
        let Some(body) = body else {
            return Err(op.op_error("expects a single-block region"));
        };
        let mut arguments = body.argument_types();
        let Some(first) = arguments.next() else {
            return Err(op.op_error("expects the entry block to have at least one argument"));
        };
        if !first.isa::<TransformHandleTypeInterface<'_>>() {
            return Err(op.op_error(
                "expects the first entry block argument to be of type implementing \
                 TransformHandleTypeInterface",
            ));
        }
        if op.num_operands() > 0 && op.operand(0).ty() != first {
            return Err(op.op_error(
                "expects the type of the block argument to match the type of the operand",
            ));
        }
        if let Some(index) = arguments.position(|ty| !are_of_one_kind(ty, ty)) {
            let error = op.op_error(
                "expects trailing entry block arguments to be of type implementing \
                 TransformHandleTypeInterface, TransformValueHandleTypeInterface or \
                 TransformParamTypeInterface",
            );
            return Err(error.note(Some(op.loc()), format!("argument #{} does not", index + 1)));
        }
        let outer =
            op.ancestors().find(|it| it.has_trait::<PossibleTopLevelTransformOpTraitTrait>());
        if let Some(outer) = outer
            && op.num_operands() != body.num_arguments()
        {
            let error = op.op_error("expects operands to be provided for a nested op");
            return Err(error.note(Some(outer.loc()), "nested in another possible top-level op"));
        }
        Ok(())
    }
}

impl<'ir> CastOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        inputs.iter().chain(outputs).all(|ty| ty.isa::<TransformHandleTypeInterface<'_>>())
    }
}

impl<'ir> Verify<'ir> for NumAssociationsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = (*self).result(0).ty();
        let message = if let Some(ty) = ty.dyn_cast::<ParamType<'_>>() {
            if ty.ty().is_signless_integer_of(64) {
                return Ok(());
            }
            format!(
                "expected the type of the parameter attribute ('i64') to match the parameter type \
                 ('{}')",
                ty.ty()
            )
        } else if ty.isa::<AffineMapParamType<'_>>() {
            "expected affine map attribute, got 0 : i64".to_owned()
        } else if ty.isa::<TypeParamType<'_>>() {
            "expected type attribute, got 0 : i64".to_owned()
        } else {
            return Ok(());
        };
        Err(Diagnostic::error(self.loc(), message))
    }
}

impl<'ir> Fold<'ir> for MergeHandlesOp<'ir> {
    fn fold(self, _constants: MergeHandlesOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let handles = self.handles();
        if self.deduplicate() || handles.len() != 1 {
            return None;
        }
        handles.get(0).map(|handle| Folded::value(handle))
    }
}

impl<'ir> Verify<'ir> for SplitHandleOp<'ir> {
    fn verify(self) -> VerifyResult {
        let count = (*self).num_results();
        if self.overflow_result().is_some_and(|index| index as usize >= count) {
            return Err(self.op_error("overflow_result is not a valid result index"));
        }
        let handle = (*self).operand(0).ty();
        if !(*self).results().types().all(|ty| are_of_one_kind(handle, ty)) {
            return Err(self.op_error(
                "expects result types to implement the same transform interface as the operand type",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SimplifyBoundedAffineOpsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let expected = self.bounded_values().len();
        for (bounds, which) in [(self.lower_bounds(), "lower"), (self.upper_bounds(), "upper")] {
            if bounds.len() != expected {
                return Err(self.op_error(format!(
                    "incorrect number of {which} bounds, expected {expected} but found {}",
                    bounds.len()
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for OneShotBufferizeOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !["memref.copy", "linalg.copy"].contains(&self.memcpy_op()) {
            return Err(self.op_error("unsupported memcpy op"));
        }
        for (is_set, name) in [
            (self.print_conflicts(), "print_conflicts"),
            (self.dump_alias_sets(), "dump_alias_sets"),
        ] {
            if is_set && !self.test_analysis_only() {
                return Err(self.op_error(format!("'{name}' requires 'test_analysis_only'")));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for CastAndCallOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_children::<TypeConverterBuilderOpInterface<'_>>(
            *self,
            self.conversions(),
            "expected children ops to implement TypeConverterBuilderOpInterface",
        )?;
        match (self.function().is_some(), self.function_name().is_some()) {
            (false, false) => Err(self.op_error("expected a function handle or name to call")),
            (true, true) => Err(self.op_error("function handle and name are mutually exclusive")),
            _ => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for MapForallToBlocks<'ir> {
    fn verify(self) -> VerifyResult {
        if ![0, 3].contains(&self.grid_dims().len()) {
            return Err(self.op_error("transform requires empty or size-3 grid_dims"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for IRDLCollectMatchingOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ops = |region: RegionRef<'ir>| region.blocks().flat_map(|block| block.ops());
        let mut body = ops((*self).region(0));
        let (Some(dialect), None) = (body.next(), body.next()) else {
            return Err(self.op_error("expects a single operation in the body"));
        };
        if !dialect.isa::<irdl::DialectOp<'_>>() {
            return Err(self.op_error("expects the body operation to be irdl.dialect"));
        }
        let defined = || ops(dialect.region(0));
        if defined().filter(|op| op.isa::<irdl::OperationOp<'_>>()).count() != 1 {
            return Err(self.op_error("expects IRDL to contain exactly one operation"));
        }
        if defined().any(|op| op.isa::<irdl::TypeOp<'_>>() || op.isa::<irdl::AttributeOp<'_>>()) {
            return Err(self.op_error("IRDL types and attributes are not yet supported"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for WithPDLPatternsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let mut top_level: Option<OpRef<'_>> = None;
        for op in self.body().blocks().flat_map(|block| block.ops()) {
            if op.isa::<pdl::PatternOp<'_>>() {
                continue;
            }
            if !op.has_trait::<PossibleTopLevelTransformOpTraitTrait>() {
                let message = "expects only pattern and top-level transform ops in its body";
                return Err(self.op_error(message).note(Some(op.loc()), "offending op"));
            }
            if let Some(first) = top_level {
                let error = self.op_error("expects only one non-pattern op in its body");
                let error = error.note(Some(first.loc()), "first non-pattern op");
                return Err(error.note(Some(op.loc()), "second non-pattern op"));
            }
            top_level = Some(op);
        }
        match (*self).parent_of_type::<WithPDLPatternsOp<'_>>() {
            Some(outer) => {
                let error = self.op_error("cannot be nested");
                Err(error.note(Some(outer.loc()), "parent operation"))
            }
            None if top_level.is_none() => {
                Err(self.op_error("expects at least one non-pattern op"))
            }
            None => Ok(()),
        }
    }
}

/// Verifies that values of type `inner` in a formula can stand for parameters of type `param`.
fn verify_sort(
    op: OpRef<'_>,
    index: usize,
    [inner, param]: [TypeRef<'_>; 2],
    [what, other]: [&str; 2],
) -> VerifyResult {
    let vector = inner.dyn_cast::<smt::BitVectorType<'_>>();
    let is_bool = inner.isa::<smt::BoolType<'_>>();
    if vector.is_none() && !is_bool && !inner.isa::<smt::IntType<'_>>() {
        return Err(op.op_error(format!(
            "the type of {what} #{index} is expected to be either a !smt.bool, a !smt.int, or a \
             !smt.bv"
        )));
    }
    let Some(wrapped) = param.dyn_cast::<ParamType<'_>>().map(ParamType::ty) else { return Ok(()) };
    let (is_alike, ty, expected) = match vector {
        Some(vector) => (
            u64::from(wrapped.dyn_cast::<IntegerType<'_>>().map_or(0, |it| it.width()))
                == vector.width() as u64,
            format!("'{inner}'"),
            "an integer type of the same bitwidth",
        ),
        None if is_bool => (wrapped.is_integer_of(1), "!smt.bool".to_owned(), "i1"),
        None => (wrapped.isa::<IntegerType<'_>>(), "!smt.int".to_owned(), "an integer type"),
    };
    if is_alike {
        return Ok(());
    }
    Err(op.op_error(format!(
        "the type of {what} #{index} is {ty} though the corresponding {other} type ('{param}') is \
         not wrapping {expected}"
    )))
}

impl<'ir> Verify<'ir> for ConstrainParamsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(body) = (*self).region(0).first_block() else { return Ok(()) };
        let terminator = body.back().filter(|op| op.isa::<smt::YieldOp<'_>>());
        let Some(terminator) = terminator else {
            return Err(self.op_error("expected 'smt.yield' as terminator"));
        };
        if (*self).num_operands() != body.num_arguments() {
            return Err(self.op_error("must have the same number of block arguments as operands"));
        }
        let pairs = body.argument_types().zip((*self).operands().types());
        for (index, (inner, param)) in pairs.enumerate() {
            verify_sort(*self, index, [inner, param], ["block arg", "operand"])?;
        }
        if body.ops().any(|op| op.name().dialect() != "smt") {
            return Err(self.op_error("ops contained in region should belong to SMT-dialect"));
        }
        if terminator.num_operands() != (*self).num_results() {
            return Err(terminator.op_error(
                "expected terminator to have as many operands as the parent op has results",
            ));
        }
        let pairs = terminator.operands().types().zip((*self).results().types());
        for (index, (inner, param)) in pairs.enumerate() {
            verify_sort(terminator, index, [inner, param], ["terminator operand", "result"])?;
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for TuneKnobOp<'ir> {
    fn verify(self) -> VerifyResult {
        let options = self.options().dyn_cast::<ArrayAttr<'_>>();
        let (Some(selected), Some(options)) = (self.selected(), options) else { return Ok(()) };
        if options.iter().any(|option| option == selected) {
            return Ok(());
        }
        Err(self.op_error(
            "provided `selected` attribute is not an element of `options` array of attributes",
        ))
    }
}

impl<'ir> Verify<'ir> for TuneAlternativesOp<'ir> {
    fn verify(self) -> VerifyResult {
        for body in (*self).regions().filter_map(|region| region.first_block()) {
            let Some(terminator) = body.terminator().filter(|op| op.isa::<YieldOp<'_>>()) else {
                return Err(self.op_error("expected 'transform.yield' as terminator"));
            };
            if terminator.num_operands() != (*self).num_results() {
                return Err(terminator.op_error(
                    "expected terminator to have as many operands as the parent op has results",
                ));
            }
            let pairs = terminator.operands().types().zip((*self).results().types());
            if let Some((index, (operand, result))) =
                pairs.enumerate().find(|(_, (operand, result))| operand != result)
            {
                return Err(terminator.op_error(format!(
                    "the type of the terminator operand #{index} must match the type of the \
                     corresponding parent op result ('{operand}' vs '{result}')"
                )));
            }
        }
        let count = (*self).num_regions();
        let selected = self.selected_region_attr_attr().and_then(|index| index.int());
        match selected {
            Some(index) if usize::try_from(index).is_ok_and(|index| index < count) => Ok(()),
            Some(index) => Err(self.op_error(format!(
                "'selected_region' attribute specifies region at index {index} while op has only \
                 {count} regions"
            ))),
            None => Ok(()),
        }
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for TuneAlternativesOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let effects = Effects::default().reads((*self).operands().op_operands());
        effects.produces((*self).results()).all()
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for TuneAlternativesOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        if point == RegionBranchPoint::Parent {
            successors.extend((*self).regions().map(|region| RegionSuccessor::region(region, [])));
        } else {
            successors.push(RegionSuccessor::parent((*self).results()));
        }
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        (*self).operands().slice(0..0)
    }

    fn region_invocation_bounds(self, _operands: &[Option<AttrRef<'ir>>]) -> Vec<InvocationBounds> {
        vec![InvocationBounds::between(0, 1); (*self).num_regions()]
    }
}

/// A number, or an operand.
impl AlternativesOpSelectedRegionDirective for TransformDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Option<IntegerAttr<'c>>, Operands)> {
        if let Some(operand) = p.parse_optional_operand()? {
            return Ok((None, operand.into()));
        }
        let Some(number) = p.parse_optional_integer_as::<i64>()? else {
            return Err(p.custom_error(
                "expected either an integer attribute or a transform.param operand",
            ));
        };
        Ok((Some(IntegerAttr::get(p.ctx(), IndexType::get(p.ctx()), number)), Operands::default()))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        number: Option<IntegerAttr<'ir>>,
        operand: Option<ValueRef<'ir>>,
    ) {
        if let Some(number) = number.and_then(|number| number.int()) {
            p.write_i64(number);
        }
        if let Some(operand) = operand {
            p.print_operand(operand);
        }
    }
}
