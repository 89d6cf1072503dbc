//! `affine.for`.

use ods_runtime::affine::AffineExprKind;
use ods_runtime::matchers::OpFoldResult;
use ods_runtime::side_effects::Speculatability;

use super::scope::verify_operands;
use super::{
    AffineForOp, AffineYieldOp, ensure_yield, parse_dims_and_symbols, print_dims_and_symbols,
};
use crate::prelude::*;

const MISMATCH: &str = "mismatch between the number of loop-carried values and results";

/// Parses a bound: an operand, a number, or a map and its operands, with `prefix` if it has several results.
fn parse_bound(p: &mut OpParser<'_>, state: &mut OpState, is_lower: bool) -> ParseResult {
    let (name, prefix) = if is_lower { ("lowerBoundMap", "max") } else { ("upperBoundMap", "min") };
    let has_prefix = p.parse_optional_keyword(prefix)?;
    let (ctx, index) = (p.ctx(), IndexType::get(p.ctx()));
    let operands = p.parse_operand_list(Delimiter::None)?;
    if !operands.is_empty() {
        if operands.len() > 1 {
            return Err(p.custom_error_at(p.name_loc(), "expected only one loop bound operand"));
        }
        p.resolve_operands(&operands, index, state)?;
        let identity = AffineMapAttr::get(ctx, 0, 1, &[ctx.affine_symbol(0)]);
        state.add_attr(p.ident(name), identity);
        return Ok(());
    }
    let at = p.offset();
    let bound = p.parse_attribute(Some(index.into()))?;
    let bound = p.attr_ref(bound);
    if let Some(map) = bound.dyn_cast::<AffineMapAttr<'_>>() {
        state.add_attr(p.ident(name), map);
        let before = state.operands.len();
        let dims = parse_dims_and_symbols(p, state)?;
        if map.num_dims() as usize != dims {
            let message = "dim operand count and affine map dim count must match";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        if dims + map.num_symbols() as usize != state.operands.len() - before {
            let message = "symbol operand count and affine map symbol count must match";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        if map.results().len() > 1 && !has_prefix {
            let side = if is_lower { "lower" } else { "upper" };
            return Err(p.custom_error_at(
                at,
                format!(
                    "{side} loop bound affine map with multiple results requires '{prefix}' prefix"
                ),
            ));
        }
        return Ok(());
    }
    if let Some(number) = bound.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::int) {
        let map = AffineMapAttr::get(ctx, 0, 0, &[ctx.affine_constant(number)]);
        state.add_attr(p.ident(name), map);
        return Ok(());
    }
    let message = "expected valid affine map representation for loop bounds";
    Err(p.custom_error_at(p.name_loc(), message))
}

fn print_bound<'ir>(
    p: &mut OpPrinter<'ir>,
    map: AffineMapAttr<'ir>,
    operands: OperandRange<'ir>,
    prefix: &str,
) {
    if let [result] = map.results() {
        match (map.num_dims(), map.num_symbols(), map.ctx().affine_kind(*result)) {
            (0, 0, AffineExprKind::Constant(value)) => return p.write_i64(value),
            (0, 1, AffineExprKind::Symbol(_)) => return p.print_operands(operands),
            _ => {}
        }
    } else {
        p.write(prefix);
    }
    p.print_attribute(map);
    print_dims_and_symbols(p, operands, map.num_dims());
}

impl<'ir> CustomAssembly<'ir> for AffineForOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let index = IndexType::get(p.ctx());
        let mut variable = p.parse_argument()?;
        variable.ty = Some(index.into());
        p.parse_equal()?;
        parse_bound(p, state, true)?;
        let lower = state.operands.len();
        if !p.parse_optional_keyword("to")? {
            return Err(p.custom_error("expected 'to' between bounds"));
        }
        parse_bound(p, state, false)?;
        let upper = state.operands.len() - lower;
        let step = if p.parse_optional_keyword("step")? {
            let at = p.offset();
            let step = p.parse_attribute_as::<IntegerAttr<'_>>(Some(index.into()))?;
            if step.int().is_some_and(|step| step < 0) {
                let message = "expected step to be representable as a positive signed integer";
                return Err(p.custom_error_at(at, message));
            }
            step
        } else {
            IntegerAttr::get(p.ctx(), index, 1)
        };
        state.add_property(p.ctx(), Self::STEP, step);
        let mut arguments = vec![variable];
        let mut carried = 0;
        if p.parse_optional_keyword("iter_args")? {
            let list = p.parse_assignment_list()?;
            let types = p.parse_arrow_type_list()?;
            state.add_types(types.iter().copied());
            for ((mut argument, operand), ty) in
                list.arguments.into_iter().zip(list.operands).zip(types)
            {
                argument.ty = Some(ty);
                arguments.push(argument);
                p.resolve_operands(&[operand], ty, state)?;
                carried += 1;
            }
        }
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &[lower, upper, carried]);
        if arguments.len() != state.types.len() + 1 {
            return Err(p.custom_error_at(p.name_loc(), MISMATCH));
        }
        let body = p.parse_region(&arguments)?;
        state.add_region(body);
        ensure_yield(p, body);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        let arguments = self.arguments();
        if let Some(variable) = arguments.first() {
            p.print_region_argument_name(*variable);
        }
        p.write(" = ");
        print_bound(p, self.lower_bound_map(), self.lower_bound_operands(), "max ");
        p.write(" to ");
        print_bound(p, self.upper_bound_map(), self.upper_bound_operands(), "min ");
        if let Some(step) = self.step_attr().int().filter(|step| *step != 1) {
            p.write(" step ");
            p.write_i64(step);
        }
        // Operands that belong to no map count, too.
        let inputs = [self.lower_bound_map(), self.upper_bound_map()]
            .map(|map| (map.num_dims() + map.num_symbols()) as usize);
        let carries = self.num_operands() > inputs.iter().sum();
        if carries {
            p.write(" iter_args");
            p.print_assignment_list(arguments.into_iter().skip(1), self.inits());
            p.write(" -> (");
            p.print_types((*self).results());
            p.write(")");
        }
        p.write(" ");
        p.print_region_with(
            self.region(),
            RegionParts::without_entry_arguments().terminators(carries),
        );
        p.print_optional_attr_dict(
            *self,
            &[
                Self::LOWER_BOUND_MAP,
                Self::UPPER_BOUND_MAP,
                Self::STEP,
                Self::OPERAND_SEGMENT_SIZES,
            ],
        );
    }
}

impl<'ir> AffineForOp<'ir> {
    /// The arguments of the body: the induction variable, and the carried values.
    fn arguments(self) -> Vec<ValueRef<'ir>> {
        self.region().first_block().map_or_else(Vec::new, |block| block.arguments().collect())
    }
}

impl<'ir> VerifyRegions<'ir> for AffineForOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let arguments = self.arguments();
        if arguments.is_empty() {
            // Upstream subtracts one from the number of arguments.
            let (inits, minus_one) = (self.inits().len(), u64::MAX);
            return Err(self.op_error(format!(
                "different number of inits and region iter_args: {inits} != {minus_one}"
            )));
        }
        if !arguments[0].ty().is_index() {
            return Err(self.op_error(
                "expected body to have a single index argument for the induction variable",
            ));
        }
        let (lower, upper) = (self.lower_bound_map(), self.upper_bound_map());
        for (map, operands) in
            [(lower, self.lower_bound_operands()), (upper, self.upper_bound_operands())]
        {
            if map.num_dims() + map.num_symbols() > 0 {
                verify_operands(*self, operands, map.num_dims())?;
            }
        }
        for (map, side) in [(lower, "lower"), (upper, "upper")] {
            if map.results().is_empty() {
                return Err(
                    self.op_error(format!("expected {side} bound map to have at least one result"))
                );
            }
        }
        let results = self.num_results();
        if results == 0 {
            return Ok(());
        }
        if self.inits().len() != results {
            return Err(self.op_error(MISMATCH));
        }
        if arguments.len() - 1 != results {
            return Err(
                self.op_error("mismatch between the number of basic block args and results")
            );
        }
        Ok(())
    }
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for AffineForOp<'ir> {
    fn speculatability(self) -> Speculatability {
        // With a step other than 1, the induction variable may wrap around.
        match self.step_attr().int() {
            Some(1) => Speculatability::RecursivelySpeculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for AffineForOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.region()]
    }

    fn loop_induction_vars(self) -> Option<Vec<ValueRef<'ir>>> {
        Some(self.arguments().into_iter().take(1).collect())
    }

    fn loop_lower_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        constant_bound(self.lower_bound_map())
    }

    fn loop_steps(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(vec![OpFoldResult::Attr(*self.step_attr())])
    }

    fn loop_upper_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        constant_bound(self.upper_bound_map())
    }

    fn inits(self) -> OperandRange<'ir> {
        AffineForOp::inits(self)
    }

    fn region_iter_args(self) -> Vec<ValueRef<'ir>> {
        self.arguments().into_iter().skip(1).collect()
    }

    fn yielded_values(self) -> Option<OperandRange<'ir>> {
        let last = self.region().first_block()?.terminator()?;
        Some(last.dyn_cast::<AffineYieldOp<'_>>()?.operands())
    }

    fn loop_results(self) -> Option<ods_runtime::ir::ResultRange<'ir>> {
        Some((*self).results())
    }
}

/// A bound that is a number.
fn constant_bound(map: AffineMapAttr<'_>) -> Option<Vec<OpFoldResult<'_>>> {
    let [result] = map.results() else { return None };
    let AffineExprKind::Constant(value) = map.ctx().affine_kind(*result) else { return None };
    let bound = IntegerAttr::get(map.ctx(), IntegerType::get(map.ctx(), 64), value);
    Some(vec![OpFoldResult::Attr(*bound)])
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for AffineForOp<'ir> {
    fn successor_regions(
        self,
        _point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        let carried = self.arguments().into_iter().skip(1);
        successors.push(RegionSuccessor::region(self.region(), carried));
        successors.push(RegionSuccessor::parent((*self).results()));
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        AffineForOp::inits(self)
    }
}
