//! `--test-next-access`: annotates named operations with those that access their operands next.

use ods_runtime::attrs::{ArrayAttr, StringAttr};
use ods_runtime::dataflow::{
    CallAction, ConstantPropagation, DeadCodeAnalysis, DenseBackward, DenseBackwardAnalysis,
    DenseTransfer, PointLattice, ProgramPoint, Solver, SparseForwardAnalysis, States,
};
use ods_runtime::interfaces::{
    CallOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessors,
};
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::{Attribute, Ir, OpRef};

use super::accesses::{Accesses, UnderlyingValues, underlying_in, visit_arguments, visit_effects};

/// The pass.
#[derive(Clone, Default)]
pub(crate) struct NextAccess {
    interprocedural: bool,
    assume_func_reads: bool,
}

impl NextAccess {
    /// The pass with upstream's default options.
    pub(crate) fn new() -> Self {
        NextAccess { interprocedural: true, assume_func_reads: false }
    }
}

struct Analysis {
    assume_func_reads: bool,
}

type Flow<'s, 'ir> = DenseTransfer<'s, 'ir, Accesses>;

impl DenseBackward for Analysis {
    type Lattice = Accesses;

    fn set_to_exit_state(&self, state: &mut Accesses) -> bool {
        state.make_unknown()
    }

    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut Flow<'_, '_>) {
        visit_effects(op, flow, |_| true, Accesses::make_unknown);
    }

    fn visit_call_transfer(
        &mut self,
        call: CallOpInterface<'_>,
        action: CallAction,
        flow: &mut Flow<'_, '_>,
    ) {
        if action != CallAction::External {
            flow.join_source();
        } else if self.assume_func_reads {
            visit_arguments(*call, call.arg_operands(), flow);
        } else {
            flow.join_source();
            flow.change(|state| self.set_to_exit_state(state));
        }
    }
}

/// The names of the operations that access the operands of `op` next, according to the state of `point`.
fn next(op: OpRef<'_>, states: &States, point: ProgramPoint) -> Attribute {
    let ctx = op.ctx();
    let text = |text: &str| -> Attribute { StringAttr::get(ctx, text).into() };
    let Some(state) = states.get::<PointLattice<Accesses>>(point) else {
        return text("not computed");
    };
    let of_operands = op.operands().map(|operand| {
        let value = underlying_in(states, operand.handle());
        let Some(ops) = value.and_then(|value| state.0.of(value)) else { return text("unknown") };
        let names = ops.iter().map(|next| {
            let next = op.ir().op(*next);
            let name = next.attr("name").and_then(|name| name.dyn_cast::<StringAttr<'_>>());
            name.map_or_else(|| text(&next.to_string()), |name| name.handle())
        });
        ArrayAttr::get(ctx, &names.collect::<Vec<_>>()).into()
    });
    ArrayAttr::get(ctx, &of_operands.collect::<Vec<_>>()).into()
}

/// What `op` accesses next at the start of each region that control may enter from outside. `None` if there are none.
fn next_in_regions(op: OpRef<'_>, states: &States) -> Option<Attribute> {
    let branch = op.dyn_cast::<RegionBranchOpInterface<'_>>()?;
    let mut successors = RegionSuccessors::new();
    branch.successor_regions(RegionBranchPoint::Parent, &mut successors);
    let regions = successors.iter().filter_map(|successor| successor.successor());
    let entries = regions.filter_map(|region| region.first_block());
    let each = entries.map(|entry| next(op, states, ProgramPoint::Start(entry.handle())));
    Some(ArrayAttr::get(op.ctx(), &each.collect::<Vec<_>>()).into())
}

impl Pass for NextAccess {
    fn argument(&self) -> &str {
        "test-next-access"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option(
            "interprocedural",
            "perform interprocedural analysis",
            &mut self.interprocedural,
        );
        visitor.option(
            "assume-func-reads",
            "assume external functions have read effect on all arguments",
            &mut self.assume_func_reads,
        );
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut solver = Solver::new(ir).interprocedural(self.interprocedural);
        solver.load(DeadCodeAnalysis::default());
        solver.load(SparseForwardAnalysis::new(ConstantPropagation));
        let assume_func_reads = self.assume_func_reads;
        solver.load(DenseBackwardAnalysis::new(Analysis { assume_func_reads }));
        solver.load(SparseForwardAnalysis::new(UnderlyingValues));
        solver.run(ir.op(op));
        let states = solver.into_states();
        let ops: Vec<Op> = ir.op(op).walk(WalkOrder::Post).map(|op| op.handle()).collect();
        let [after_op, in_op] = ["next_access", "next_at_entry_point"].map(|it| ir.ctx().ident(it));
        for op in ops {
            let view = ir.op(op);
            if view.attr("name").and_then(|name| name.dyn_cast::<StringAttr<'_>>()).is_none() {
                continue;
            }
            let after = next(view, &states, ProgramPoint::after(op));
            ir.set_attr(op, after_op, Some(after));
            if let Some(in_regions) = next_in_regions(ir.op(op), &states) {
                ir.set_attr(op, in_op, Some(in_regions));
            }
        }
        Ok(())
    }
}
