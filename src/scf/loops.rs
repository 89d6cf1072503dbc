//! `scf.for` and `scf.while`.

use ods_runtime::attrs::AttrRef;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify, VerifyRegions};
use ods_runtime::interfaces::{
    ConditionallySpeculatableTrait, LoopLikeOpInterfaceTrait, RegionBranchOpInterfaceTrait,
    RegionBranchPoint, RegionBranchTerminatorOpInterfaceTrait, RegionSuccessor, RegionSuccessors,
    constant_trip_count,
};
use ods_runtime::ir::{OperandRange, RegionRef, ResultRange};
use ods_runtime::side_effects::Speculatability;
use ods_runtime::text::{Argument, OpParser, OpPrinter, ParseResult, RegionParts};
use ods_runtime::types::IndexType;
use ods_runtime::{OpRef, OpState, ValueRef};

use super::branches::constant_bool;
use super::{arguments, ensure, yielded};
use crate::arith::{AddIOp, IntegerOverflowFlags};
use crate::scf::{ConditionOp, ForOp, WhileOp, YieldOp};
use ods_runtime::apint::ApInt;
use ods_runtime::matchers::{OpFoldResult, constant_i64, constant_int};

const MISMATCH: &str = "mismatch in number of loop-carried values and defined values";

impl<'ir> CustomAssembly<'ir> for ForOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        if p.parse_optional_keyword("unsigned")? {
            state.edit::<Self>(p.ctx()).set_unsigned_cmp(true);
        }
        // Upstream parses it as an operand, which may have a result number.
        let name = p.parse_operand()?;
        let mut body_arguments = vec![Argument { name, ty: None, attrs: None, loc: None }];
        p.parse_equal()?;
        let lower = p.parse_operand()?;
        p.parse_keyword("to")?;
        let upper = p.parse_operand()?;
        p.parse_keyword("step")?;
        let step = p.parse_operand()?;
        let mut inits = Default::default();
        if p.parse_optional_keyword("iter_args")? {
            let carried = p.parse_assignment_list()?;
            body_arguments.extend(carried.arguments);
            inits = carried.operands;
            state.types.extend(p.parse_arrow_type_list()?);
        }
        ensure(body_arguments.len() == state.types.len() + 1, || {
            p.custom_error_at(p.name_loc(), MISMATCH)
        })?;
        let ty = if p.parse_optional_colon()? {
            p.parse_type()?
        } else {
            IndexType::get(p.ctx()).into()
        };
        let types = std::iter::once(ty).chain(state.types.iter().copied());
        for (argument, ty) in body_arguments.iter_mut().zip(types) {
            argument.ty = Some(ty);
        }
        let body = p.parse_region(&body_arguments)?;
        state.add_region(body);
        p.ensure_terminator::<YieldOp<'static>>(body);
        // Resolved after the body, so that they do not bind to definitions in the body.
        p.resolve_operands(&[lower, upper, step], ty, state)?;
        for (operand, i) in inits.into_iter().zip(0..) {
            let value = p.resolve_operand(operand, state.types[i])?;
            state.add_operand(value);
        }
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let mut body_arguments = arguments(self.region());
        p.write(" ");
        if self.unsigned_cmp() {
            p.write("unsigned ");
        }
        if let Some(variable) = body_arguments.next() {
            p.print_operand(variable);
        }
        for (word, bound) in
            [(" = ", self.lower_bound()), (" to ", self.upper_bound()), (" step ", self.step())]
        {
            p.write(word);
            p.print_operand(bound);
        }
        if !self.init_args().is_empty() {
            p.write(" iter_args");
            p.print_assignment_list(body_arguments, self.init_args());
            p.write(" -> (");
            p.print_types(self.init_args());
            p.write(")");
        }
        p.write(" ");
        let ty = self.lower_bound().ty();
        if !ty.isa::<IndexType<'_>>() {
            p.write(" : ");
            p.print_type(ty);
            p.write(" ");
        }
        p.print_region_with(
            self.region(),
            RegionParts::without_entry_arguments().terminators(!self.init_args().is_empty()),
        );
        p.print_optional_attr_dict(*self, &[Self::UNSIGNED_CMP]);
    }
}

impl<'ir> Verify<'ir> for ForOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.init_args().len() != self.num_results() {
            return Err(self.op_error(MISMATCH));
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for ForOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let Some(variable) = arguments(self.region()).next() else {
            return Err(self.op_error("expected body to have at least 1 argument"));
        };
        if variable.ty() != self.lower_bound().ty() {
            return Err(
                self.op_error("expected induction variable to be same type as bounds and step")
            );
        }
        Ok(())
    }
}

/// The number of iterations of a loop if it is known: the bounds and the step are constants, or the upper bound is the sum
/// of the lower bound and a constant.
pub(super) fn trip_count<'ir>(
    lower: OpFoldResult<'ir>,
    upper: OpFoldResult<'ir>,
    step: OpFoldResult<'ir>,
    signed: bool,
) -> Option<ApInt> {
    constant_trip_count(lower, upper, step, signed, |lower, upper| {
        let sum = upper.defining_op()?.dyn_cast::<AddIOp<'_>>()?;
        let needed = if signed { IntegerOverflowFlags::NSW } else { IntegerOverflowFlags::NUW };
        let holds = sum.lhs() == lower && sum.overflow_flags().contains(needed);
        if holds { constant_int(sum.rhs()) } else { None }
    })
}

/// With a step other than 1, the induction variable may wrap around, and the loop may not terminate.
impl<'ir> ConditionallySpeculatableTrait<'ir> for ForOp<'ir> {
    fn speculatability(self) -> Speculatability {
        match constant_i64(self.step()) {
            Some(1) => Speculatability::RecursivelySpeculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for ForOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.region()]
    }

    fn loop_induction_vars(self) -> Option<Vec<ValueRef<'ir>>> {
        Some(arguments(self.region()).take(1).collect())
    }

    fn loop_lower_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(vec![OpFoldResult::Value(self.lower_bound())])
    }

    fn loop_steps(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(vec![OpFoldResult::Value(self.step())])
    }

    fn loop_upper_bounds(self) -> Option<Vec<OpFoldResult<'ir>>> {
        Some(vec![OpFoldResult::Value(self.upper_bound())])
    }

    fn static_trip_count(self) -> Option<ApInt> {
        let [lower, upper, step] =
            [self.lower_bound(), self.upper_bound(), self.step()].map(OpFoldResult::Value);
        trip_count(lower, upper, step, !self.unsigned_cmp())
    }

    fn inits(self) -> OperandRange<'ir> {
        self.init_args()
    }

    fn region_iter_args(self) -> Vec<ValueRef<'ir>> {
        arguments(self.region()).skip(1).collect()
    }

    fn yielded_values(self) -> Option<OperandRange<'ir>> {
        yielded(self.region())
    }

    fn loop_results(self) -> Option<ResultRange<'ir>> {
        Some(self.results())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for ForOp<'ir> {
    fn successor_regions(
        self,
        _point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        // At every branch point, the loop may enter its body or end.
        let body = RegionSuccessor::region(self.region(), arguments(self.region()).skip(1));
        successors.push(body);
        successors.push(RegionSuccessor::parent(self.results()));
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        self.init_args()
    }
}

impl<'ir> CustomAssembly<'ir> for WhileOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let carried = p.parse_optional_assignment_list()?.unwrap_or_default();
        let (mut before_arguments, inits) = (carried.arguments, carried.operands);
        let types_at = p.offset();
        p.parse_colon()?;
        let ty = p.parse_type()?;
        let Some(ty) = p.type_ref(ty).dyn_cast::<ods_runtime::types::FunctionType<'_>>() else {
            return Err(p.custom_error_at(
                types_at,
                format!(
                    "invalid kind of type specified: expected builtin.function, but found '{}'",
                    p.type_ref(ty)
                ),
            ));
        };
        state.types.extend_from_slice(ty.results());
        if inits.len() != ty.num_inputs() {
            return Err(p.custom_error_at(
                types_at,
                format!(
                    "expected as many input types as operands (expected {} got {})",
                    inits.len(),
                    ty.num_inputs()
                ),
            ));
        }
        for ((argument, operand), ty) in before_arguments.iter_mut().zip(inits).zip(ty.inputs()) {
            argument.ty = Some(*ty);
            let value = p.resolve_operand(operand, *ty)?;
            state.add_operand(value);
        }
        let before = p.parse_region(&before_arguments)?;
        state.add_region(before);
        p.parse_keyword("do")?;
        let after = p.parse_region(&[])?;
        state.add_region(after);
        p.parse_optional_attr_dict_with_keyword(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if !self.inits().is_empty() {
            p.write(" ");
            p.print_assignment_list(arguments(self.before()), self.inits());
        }
        p.write(" : ");
        p.print_functional_type(*self);
        p.write(" ");
        p.print_region_with(self.before(), RegionParts::without_entry_arguments());
        p.write(" do ");
        p.print_region(self.after());
        p.print_optional_attr_dict_with_keyword(*self, &[]);
    }
}

/// Verifies that a region of a `while` ends with a `T`.
fn check_terminator<'ir, T: ods_runtime::ir::OpView<'ir>>(
    op: OpRef<'ir>,
    region: RegionRef<'ir>,
    message: &str,
) -> VerifyResult {
    let last = region.first_block().and_then(|block| block.back());
    if last.is_some_and(|last| T::DEF.is_name(last.name_handle())) {
        return Ok(());
    }
    let error = op.op_error(message);
    Err(match last {
        Some(last) => error.note(Some(last.loc()), "terminator here"),
        None => error,
    })
}

impl<'ir> Verify<'ir> for WhileOp<'ir> {
    fn verify(self) -> VerifyResult {
        check_terminator::<ConditionOp<'_>>(
            *self,
            self.before(),
            "expects the 'before' region to terminate with 'scf.condition'",
        )?;
        check_terminator::<YieldOp<'_>>(
            *self,
            self.after(),
            "expects the 'after' region to terminate with 'scf.yield'",
        )
    }
}

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for WhileOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.before(), self.after()]
    }

    fn inits(self) -> OperandRange<'ir> {
        WhileOp::inits(self)
    }

    fn region_iter_args(self) -> Vec<ValueRef<'ir>> {
        arguments(self.before()).collect()
    }

    fn yielded_values(self) -> Option<OperandRange<'ir>> {
        yielded(self.after())
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for WhileOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        match point.region() {
            // The condition decides whether the loop ends.
            Some(region) if region == self.before() => {
                successors.push(RegionSuccessor::parent(self.results()));
                successors.push(RegionSuccessor::whole_region(self.after()));
            }
            _ => successors.push(RegionSuccessor::whole_region(self.before())),
        }
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        WhileOp::inits(self)
    }
}

impl<'ir> RegionBranchTerminatorOpInterfaceTrait<'ir> for ConditionOp<'ir> {
    fn successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        self.args()
    }

    fn successor_regions(
        self,
        operands: &[Option<AttrRef<'ir>>],
        successors: &mut RegionSuccessors<'ir>,
    ) {
        let Some(of) = self.parent_op().and_then(|op| op.dyn_cast::<WhileOp<'_>>()) else { return };
        let holds = constant_bool(operands);
        if holds != Some(false) {
            successors.push(RegionSuccessor::whole_region(of.after()));
        }
        if holds != Some(true) {
            successors.push(RegionSuccessor::parent(of.results()));
        }
    }
}
