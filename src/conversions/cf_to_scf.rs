//! The conversion of `cf` to `scf`.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::{InsertPoint, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::{IndexType, IntegerType};
use ods_runtime::{Ir, Op, OpRef, Region, RegionRef, Type, Value};

use crate::arith::{ConstantOp, IndexCastUIOp, TruncIOp};
use crate::cf::{CondBranchOp, SwitchOp};
use crate::func::{FuncOp, ReturnOp};
use crate::scf::{ConditionOp, IF_OP, IndexSwitchOp, WhileOp, YieldOp};
use crate::transforms::cfg_to_scf::{CfgToScf, Destination, lift_cfg};
use crate::ub::PoisonOp;

generated!("cf_conversions.rs");

pub use self::generated::passes::*;

/// Creates operations of `scf` for the branches of `cf`. Switch values are `i32`. Corresponds to
/// `ControlFlowToSCFTransformation`.
#[derive(Clone, Copy, Debug)]
pub struct ControlFlowToScf;

impl CfgToScf for ControlFlowToScf {
    fn create_branch(
        &self,
        r: &mut Rewriter<'_>,
        replaced: Op,
        types: &[Type],
        regions: &[Region],
    ) -> Result<Op, Diagnostic> {
        let view = r.op(replaced);
        let op = if let Some(branch) = view.dyn_cast::<CondBranchOp<'_>>() {
            let condition = branch.condition().handle();
            // `new_op` would infer the types from the regions, which are empty here.
            let mut state = r.state(&IF_OP);
            state.add_operand(condition);
            state.add_types(types.iter().copied());
            state.regions = [r.new_region(), r.new_region()].into();
            r.create(&state)
        } else if let Some(switch) = view.dyn_cast::<SwitchOp<'_>>()
            && has_index(switch)
        {
            let (flag, cases) = (switch.flag().handle(), cases(switch));
            let index = IndexType::get(r.ctx()).handle();
            let flag = IndexCastUIOp::build(r, index, flag);
            IndexSwitchOp::build(r, types, flag, &cases, cases.len()).op()
        } else {
            let text = "Cannot convert unknown control flow op to structured control flow";
            return Err(view.op_error(text));
        };
        // The first region of a switch is that of the default, as its first successor.
        let taken: Vec<Region> = r.op(op).region_handles().to_vec();
        for (to, from) in taken.into_iter().zip(regions) {
            r.ir_mut().take_body(to, *from);
        }
        Ok(op)
    }

    fn create_branch_terminator(&self, r: &mut Rewriter<'_>, _branch: Op, results: &[Value]) {
        YieldOp::build(r, results);
    }

    fn create_do_while(
        &self,
        r: &mut Rewriter<'_>,
        _replaced: Op,
        initial: &[Value],
        condition: Value,
        next: &[Value],
        body: Region,
    ) -> Result<Op, Diagnostic> {
        let types: Vec<Type> = initial.iter().map(|value| r.value(*value).ty().handle()).collect();
        let op = WhileOp::build(r, &types, initial);
        let (before, after) = (r.get(op).before().handle(), r.get(op).after().handle());
        r.ir_mut().take_body(before, body);
        if let Some(last) = r.region(before).last_block() {
            let last = last.handle();
            r.set_insert_point(InsertPoint::End(last));
        }
        let i1 = IntegerType::get(r.ctx(), 1).handle();
        let condition = TruncIOp::build(r, i1, condition);
        ConditionOp::build(r, condition, next);
        let block = r.create_block(after, types);
        let arguments = r.block(block).argument_handles().to_vec();
        YieldOp::build(r, &arguments);
        Ok(op.op())
    }

    fn create_switch_value(&self, r: &mut Rewriter<'_>, value: u32) -> Value {
        let ty = IntegerType::get(r.ctx(), 32).handle();
        let value = IntegerAttr::get(r.ctx(), ty, i64::from(value)).handle();
        ConstantOp::build(r, value).into()
    }

    fn create_switch(
        &self,
        r: &mut Rewriter<'_>,
        flag: Value,
        cases: &[(u32, Destination)],
        default: &Destination,
    ) {
        let mut switch = SwitchOp::builder(r, flag, default.block, &default.operands[..]);
        for (value, Destination { block, operands }) in cases {
            switch = switch.case(i64::from(*value), *block, &operands[..]);
        }
        switch.build();
    }

    fn create_undefined_value(&self, r: &mut Rewriter<'_>, ty: Type) -> Value {
        PoisonOp::build(r, ty).into()
    }

    /// Returns poison from a function.
    fn create_unreachable_terminator(
        &self,
        r: &mut Rewriter<'_>,
        region: Region,
    ) -> Result<Op, Diagnostic> {
        let Some(parent) = r.region(region).parent_op() else {
            return Err(Diagnostic::error(r.loc(), "Cannot create unreachable terminator"));
        };
        let Some(func) = parent.dyn_cast::<FuncOp<'_>>() else {
            let text = format!("Cannot create unreachable terminator for '{}'", parent.name());
            return Err(Diagnostic::error(r.loc(), text));
        };
        let types = func.function_type().results().to_vec();
        let values: Vec<Value> =
            types.into_iter().map(|ty| self.create_undefined_value(r, ty)).collect();
        Ok(ReturnOp::build(r, &values).op())
    }

    fn always_succeeds(&self, region: RegionRef<'_>) -> bool {
        let is_known = |op: OpRef<'_>| {
            op.num_successors() < 2
                || op.isa::<CondBranchOp<'_>>()
                || op.dyn_cast::<SwitchOp<'_>>().is_some_and(has_index)
        };
        region.parent_op().is_some_and(|op| op.isa::<FuncOp<'_>>())
            && region.blocks().filter_map(|block| block.back()).all(is_known)
    }
}

/// Whether the flag of `switch` can be cast to an index.
fn has_index(switch: SwitchOp<'_>) -> bool {
    switch.flag().ty().int_or_float_bit_width().is_some_and(|width| width <= 64)
}

/// The values of the cases of `switch`.
fn cases(switch: SwitchOp<'_>) -> Vec<i64> {
    let values = switch.case_values();
    let values = values.iter().flat_map(|values| values.int_values());
    values.filter_map(|value| value.to_u64()).map(u64::cast_signed).collect()
}

impl RunPass for LiftControlFlowToSCFPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let functions = ir.op(op).walk(WalkOrder::Post).filter(|op| op.isa::<FuncOp<'_>>());
        let functions: Vec<Op> = functions.map(|op| op.handle()).collect();
        let mut is_changed = false;
        for function in functions {
            let ops = ir.op(function).walk(WalkOrder::Post);
            let regions: Vec<Region> = ops.flat_map(|op| op.region_handles()).copied().collect();
            for region in regions {
                is_changed |= lift_cfg(ir, region, &ControlFlowToScf)?;
            }
        }
        if !is_changed {
            cx.preserve_all();
        }
        Ok(())
    }
}
