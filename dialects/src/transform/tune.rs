//! Choices that remain open.

use ods_runtime::side_effects::{EffectInstances, MemoryEffect};

use super::effects::Effects;
use super::generated::transform::*;
use crate::prelude::*;

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
