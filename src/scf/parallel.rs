//! `scf.parallel` with its reductions, and `scf.forall`.

use ods_runtime::attrs::{ArrayAttr, DenseI64ArrayAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify, VerifyRegions};
use ods_runtime::interfaces::{
    DestinationStyleOpInterfaceTrait, DeviceMappingAttrInterface, DeviceMaskingAttrInterface,
    DynamicIndexList, LoopLikeOpInterfaceTrait, ParallelCombiningOpInterface,
    RegionBranchOpInterfaceTrait, RegionBranchPoint, RegionBranchTerminatorOpInterfaceTrait,
    RegionKind, RegionKindInterfaceTrait, RegionSuccessor, RegionSuccessors, mixed_values,
    verify_operands_or_integers,
};
use ods_runtime::ir::{InsertPoint, OpView, OperandRange, RegionRef};
use ods_runtime::text::{
    Argument, Delimiter, OpParser, OpPrinter, ParseResult, RegionParts, UnresolvedOperand,
};
use ods_runtime::types::IndexType;
use ods_runtime::{OpRef, OpState, ValueRef};

use super::{arguments, ensure, print_tuple};
use crate::scf::{ForallOp, InParallelOp, ParallelOp, ReduceOp, ReduceReturnOp};
use ods_runtime::matchers::{OpFoldResult, constant_i64};

/// Operands before resolution.
type Unresolved = Vec<UnresolvedOperand>;

/// Sets the type of all arguments to `index`.
fn make_indices(arguments: &mut [Argument], p: &OpParser<'_>) {
    let index = IndexType::get(p.ctx());
    for argument in arguments {
        argument.ty = Some(index.handle());
    }
}

impl<'ir> CustomAssembly<'ir> for ParallelOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let mut variables = p.parse_argument_list(Delimiter::Paren)?;
        p.parse_equal()?;
        let count = variables.len();
        let lower = p.parse_operand_list_of(count, Delimiter::Paren)?;
        let index = IndexType::get(p.ctx());
        p.resolve_operands(&lower, index, state)?;
        p.parse_keyword("to")?;
        let upper = p.parse_operand_list_of(count, Delimiter::Paren)?;
        p.resolve_operands(&upper, index, state)?;
        p.parse_keyword("step")?;
        let steps = p.parse_operand_list_of(count, Delimiter::Paren)?;
        p.resolve_operands(&steps, index, state)?;
        let inits = if p.parse_optional_keyword("init")? {
            p.parse_operand_list(Delimiter::Paren)?.into_vec()
        } else {
            Unresolved::new()
        };
        state.types.extend(p.parse_optional_arrow_type_list()?);
        make_indices(&mut variables, p);
        let body = p.parse_region(&variables)?;
        p.ensure_terminator::<ReduceOp<'static>>(body);
        state.add_region(body);
        let sizes = [count, count, count, inits.len()];
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &sizes);
        p.parse_optional_attr_dict(state)?;
        let types = state.types.to_vec();
        p.resolve_operands_typed(&inits, &types, p.name_loc(), state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        print_tuple(arguments(self.region()), p);
        for (word, values) in
            [(" = ", self.lower_bound()), (" to ", self.upper_bound()), (" step ", self.step())]
        {
            p.write(word);
            print_tuple(values, p);
        }
        if !self.init_vals().is_empty() {
            p.write(" init ");
            print_tuple(self.init_vals(), p);
        }
        p.print_optional_arrow_type_list((*self).results());
        p.write(" ");
        p.print_region_with(self.region(), RegionParts::without_entry_arguments());
        p.print_optional_attr_dict(*self, &[Self::OPERAND_SEGMENT_SIZES]);
    }
}

impl<'ir> Verify<'ir> for ParallelOp<'ir> {
    fn verify(self) -> VerifyResult {
        let steps: Vec<_> = self.step().collect();
        if steps.is_empty() {
            return Err(self
                .op_error("needs at least one tuple element for lowerBound, upperBound and step"));
        }
        for step in &steps {
            if constant_i64(*step).is_some_and(|step| step <= 0) {
                return Err(self.op_error("constant step operand must be positive"));
            }
        }
        let variables: Vec<_> = arguments(self.region()).collect();
        if variables.len() != steps.len() {
            return Err(self.op_error(format!(
                "expects the same number of induction variables: {} as bound and step values: {}",
                variables.len(),
                steps.len()
            )));
        }
        if variables.iter().any(|variable| !variable.ty().isa::<IndexType<'_>>()) {
            return Err(
                self.op_error("expects arguments for the induction variable to be of index type")
            );
        }
        let last = self.region().first_block().and_then(|block| block.back());
        let Some(reduce) = last.and_then(|last| last.dyn_cast::<ReduceOp<'_>>()) else {
            let error = self.op_error("expects body to terminate with 'scf.reduce'");
            return Err(match last {
                Some(last) => error.note(Some(last.loc()), "terminator here"),
                None => error,
            });
        };
        let (results, reductions, inits) =
            (self.num_results(), reduce.reductions().count(), self.init_vals().len());
        if results != reductions {
            return Err(self.op_error(format!(
                "expects number of results: {results} to be the same as number of reductions: {reductions}"
            )));
        }
        if results != inits {
            return Err(self.op_error(format!(
                "expects number of results: {results} to be the same as number of initial values: {inits}"
            )));
        }
        if reduce.num_operands() != results {
            // The terminator's verifier reports it.
            return Ok(());
        }
        for (i, (result, operand)) in (*self).results().zip((*reduce).operands()).enumerate() {
            let (result, operand) = (result.ty(), operand.ty());
            if result != operand {
                return Err(reduce.op_error(format!(
                    "expects type of {i}-th reduction operand: '{operand}' to be the same as the {i}-th result type: '{result}'"
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for ParallelOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.region()]
    }

    fn loop_induction_vars(self) -> Option<Vec<ValueRef<'ir>>> {
        Some(arguments(self.region()).collect())
    }

    fn loop_lower_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(self.lower_bound().map(OpFoldResult::Value).collect())
    }

    fn loop_steps(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(self.step().map(OpFoldResult::Value).collect())
    }

    fn loop_upper_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(self.upper_bound().map(OpFoldResult::Value).collect())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for ParallelOp<'ir> {
    fn successor_regions(
        self,
        _point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        // The reductions compute the results; no edge passes them.
        successors.push(RegionSuccessor::region(self.region(), []));
        successors.push(RegionSuccessor::parent([]));
    }
}

impl<'ir> RegionBranchTerminatorOpInterfaceTrait<'ir> for ReduceOp<'ir> {
    fn successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        (*self).operands().slice(0..0)
    }
}

impl<'ir> VerifyRegions<'ir> for ReduceOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let (regions, operands) = (self.num_regions(), self.num_operands());
        if regions != operands {
            return Err(self.op_error(format!(
                "expects number of reduction regions: {regions} to be the same as number of reduction operands: {operands}"
            )));
        }
        for (i, (region, operand)) in self.reductions().zip((*self).operands()).enumerate() {
            let ty = operand.ty();
            let types: Vec<_> = arguments(region).map(|argument| argument.ty()).collect();
            if types.len() != 2 || types.iter().any(|have| *have != ty) {
                return Err(self.op_error(format!(
                    "expected two block arguments with type '{ty}' in the {i}-th reduction region"
                )));
            }
            let last = region.first_block().and_then(|block| block.back());
            if !last.is_some_and(|last| last.isa::<ReduceReturnOp<'_>>()) {
                return Err(self.op_error(
                    "reduction bodies must be terminated with an 'scf.reduce.return' op",
                ));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ReduceReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        // The parent's verifier guarantees the arguments.
        let block = (*self).block();
        let Some(argument) = block.and_then(|block| block.arguments().next()) else {
            return Ok(());
        };
        let expected = argument.ty();
        if self.result().ty() != expected {
            return Err(self.op_error(format!(
                "must have type '{expected}' (the type of the reduction inputs)"
            )));
        }
        Ok(())
    }
}

/// Parses `(%a, 4, %b)`.
fn parse_indices(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult<DynamicIndexList> {
    let list = DynamicIndexList::parse(p, Delimiter::Paren)?;
    let index = IndexType::get(p.ctx());
    p.add_operands_as(&list.operands, index, state)?;
    Ok(list)
}

/// Writes `(%a, 4, %b)`.
fn print_indices<'ir>(
    p: &mut OpPrinter<'ir>,
    operands: OperandRange<'ir>,
    numbers: DenseI64ArrayAttr<'ir>,
) {
    DynamicIndexList::print(p, ["(", ")"], operands, numbers.values(), &[]);
}

impl<'ir> CustomAssembly<'ir> for ForallOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let mut body_arguments = p.parse_argument_list(Delimiter::Paren)?;
        make_indices(&mut body_arguments, p);
        let rank = body_arguments.len();
        let bounds = if p.parse_optional_keyword("in")? {
            let upper = parse_indices(p, state)?;
            let none =
                |number| DynamicIndexList { numbers: vec![number; rank], ..Default::default() };
            [none(0), upper, none(1)]
        } else {
            p.parse_equal()?;
            let lower = parse_indices(p, state)?;
            p.parse_keyword("to")?;
            let upper = parse_indices(p, state)?;
            p.parse_keyword("step")?;
            let steps = parse_indices(p, state)?;
            [lower, upper, steps]
        };
        let outs_at = p.offset();
        let mut outs = Unresolved::new();
        if p.parse_optional_keyword("shared_outs")? {
            ensure(state.types.is_empty(), || {
                p.custom_error("result types must be declared after shared_outs")
            })?;
            let shared = p.parse_assignment_list_with_types()?;
            p.resolve_operands_typed(&shared.operands, &shared.types, outs_at, state)?;
            state.types.extend(shared.types);
            body_arguments.extend(shared.arguments);
            outs = shared.operands.into_vec();
        }
        let body = p.parse_region(&body_arguments)?;
        ensure_in_parallel(p, body);
        state.add_region(body);
        p.parse_optional_attr_dict(state)?;
        let [lower, upper, steps] = &bounds;
        state
            .edit::<Self>(p.ctx())
            .set_static_lower_bound(&lower.numbers)
            .set_static_upper_bound(&upper.numbers)
            .set_static_step(&steps.numbers);
        let sizes = [lower.operands.len(), upper.operands.len(), steps.operands.len(), outs.len()];
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &sizes);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let rank = self.static_lower_bound_attr().len();
        p.write(" ");
        print_tuple(arguments(self.region()).take(rank), p);
        if counts_from_zero_by_one(self) {
            p.write(" in ");
            print_indices(p, self.dynamic_upper_bound(), self.static_upper_bound_attr());
        } else {
            p.write(" = ");
            print_indices(p, self.dynamic_lower_bound(), self.static_lower_bound_attr());
            p.write(" to ");
            print_indices(p, self.dynamic_upper_bound(), self.static_upper_bound_attr());
            p.write(" step ");
            print_indices(p, self.dynamic_step(), self.static_step_attr());
        }
        if !self.outputs().is_empty() {
            p.write(" shared_outs");
            p.print_assignment_list(arguments(self.region()).skip(rank), self.outputs());
            p.write(" -> (");
            p.print_types((*self).results());
            p.write(")");
        }
        p.write(" ");
        p.print_region_with(
            self.region(),
            RegionParts::without_entry_arguments().terminators(self.num_results() > 0),
        );
        p.print_optional_attr_dict(
            *self,
            &[
                Self::OPERAND_SEGMENT_SIZES,
                Self::STATIC_LOWER_BOUND,
                Self::STATIC_UPPER_BOUND,
                Self::STATIC_STEP,
            ],
        );
    }
}

/// Whether all lower bounds are 0 and all steps are 1.
fn counts_from_zero_by_one(forall: ForallOp<'_>) -> bool {
    let are = |bounds: Option<Vec<OpFoldResult<'_>>>, number| {
        bounds.is_some_and(|bounds| bounds.iter().all(|it| it.constant_i64() == Some(number)))
    };
    are(forall.loop_lower_bounds(), 0) && are(forall.loop_steps(), 1)
}

/// Adds the terminator that the text omits, with its single block.
fn ensure_in_parallel(p: &mut OpParser<'_>, body: ods_runtime::Region) {
    p.ensure_terminator::<InParallelOp<'static>>(body);
    let ir = p.ir();
    let last = ir.region(body).first_block().and_then(|block| block.back());
    let empty = last
        .filter(|last| InParallelOp::DEF.is_name(last.name_handle()) && last.num_regions() == 0)
        .map(|last| (last.handle(), last.loc(), last.block().map(|block| block.handle())));
    if let Some((old, loc, Some(block))) = empty {
        let region = ir.add_region();
        let inner = ir.add_block();
        ir.append_block(region, inner);
        let mut state = OpState::new(InParallelOp::DEF.op_name(), loc);
        state.add_region(region);
        ir.erase(old);
        let op = ir.create(&state);
        ir.insert(InsertPoint::End(block), op);
    }
}

impl<'ir> Verify<'ir> for ForallOp<'ir> {
    fn verify(self) -> VerifyResult {
        let rank = self.static_lower_bound_attr().len();
        let outputs = self.outputs().len();
        if self.num_results() != outputs {
            return Err(self.op_error(format!(
                "produces {} results, but has only {outputs} outputs",
                self.num_results()
            )));
        }
        let body: Vec<_> = arguments(self.region()).collect();
        if body.len() != rank + outputs {
            return Err(self.op_error(format!("region expects {} arguments", rank + outputs)));
        }
        for (i, argument) in body[..rank].iter().enumerate() {
            if !argument.ty().isa::<IndexType<'_>>() {
                return Err(self.op_error(format!("expects {i}-th block argument to be an index")));
            }
        }
        for (i, (argument, output)) in body[rank..].iter().zip(self.outputs()).enumerate() {
            if argument.ty() != output.ty() {
                return Err(self.op_error(format!(
                    "type mismatch between {i}-th output and corresponding block argument"
                )));
            }
        }
        for (name, numbers, operands) in [
            ("lower bound", self.static_lower_bound(), self.dynamic_lower_bound()),
            ("upper bound", self.static_upper_bound(), self.dynamic_upper_bound()),
            ("step", self.static_step(), self.dynamic_step()),
        ] {
            verify_operands_or_integers(*self, name, rank, &numbers, operands.len())?;
        }
        if let Some(mapping) = self.mapping() {
            check_mapping(*self, mapping, rank)?;
        }
        Ok(())
    }
}

fn check_mapping(op: OpRef<'_>, mapping: ArrayAttr<'_>, rank: usize) -> VerifyResult {
    let dimensions = mapping.iter().filter(|it| it.isa::<DeviceMappingAttrInterface<'_>>()).count();
    if !mapping.is_empty() && dimensions != rank {
        return Err(op.op_error("mapping attribute size must match op rank"));
    }
    if mapping.iter().filter(|it| it.isa::<DeviceMaskingAttrInterface<'_>>()).count() > 1 {
        return Err(op.op_error("\"mapping\" supports at most one device masking attribute"));
    }
    Ok(())
}

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for ForallOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.region()]
    }

    fn loop_induction_vars(self) -> Option<Vec<ValueRef<'ir>>> {
        Some(arguments(self.region()).take(self.static_lower_bound_attr().len()).collect())
    }

    fn loop_lower_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(mixed_values(self.ctx(), &self.static_lower_bound(), self.dynamic_lower_bound()))
    }

    fn loop_steps(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(mixed_values(self.ctx(), &self.static_step(), self.dynamic_step()))
    }

    fn loop_upper_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(mixed_values(self.ctx(), &self.static_upper_bound(), self.dynamic_upper_bound()))
    }

    fn inits(self) -> OperandRange<'ir> {
        self.outputs()
    }

    fn region_iter_args(self) -> Vec<ValueRef<'ir>> {
        arguments(self.region()).skip(self.static_lower_bound_attr().len()).collect()
    }
}

impl<'ir> DestinationStyleOpInterfaceTrait<'ir> for ForallOp<'ir> {
    fn dps_inits(self) -> OperandRange<'ir> {
        self.outputs()
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for ForallOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(match point {
            RegionBranchPoint::Parent => {
                let rank = self.static_lower_bound_attr().len();
                RegionSuccessor::region(self.region(), arguments(self.region()).skip(rank))
            }
            RegionBranchPoint::Terminator(_) => RegionSuccessor::parent([]),
        });
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        self.outputs()
    }
}

impl<'ir> RegionKindInterfaceTrait<'ir> for InParallelOp<'ir> {
    fn region_kind(_index: usize) -> RegionKind {
        RegionKind::Graph
    }
}

impl<'ir> CustomAssembly<'ir> for InParallelOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let region = p.parse_region(&[])?;
        p.ensure_block(region);
        state.add_region(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_region_with(
            self.region(),
            RegionParts::without_entry_arguments().terminators(false),
        );
        p.print_optional_attr_dict(*self, &[]);
    }
}

impl<'ir> Verify<'ir> for InParallelOp<'ir> {
    fn verify(self) -> VerifyResult {
        let forall = (*self).parent_op().and_then(|it| it.dyn_cast::<ForallOp<'_>>());
        let outputs = forall.map_or(Vec::new(), LoopLikeOpInterfaceTrait::region_iter_args);
        for op in self.region().blocks().flat_map(|block| block.ops()) {
            let Some(combining) = op.dyn_cast::<ParallelCombiningOpInterface<'_>>() else {
                return Err(self.op_error("expected only ParallelCombiningOpInterface ops"));
            };
            if !combining.updated_destinations().all(|value| outputs.contains(&value)) {
                return Err(op.op_error("may only insert into an output block argument"));
            }
        }
        Ok(())
    }
}
