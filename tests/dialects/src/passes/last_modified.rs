//! `--test-last-modified`: prints which operations modified the operands of tagged operations last.

use ods_runtime::attrs::StringAttr;
use ods_runtime::dataflow::{
    CallAction, ConstantPropagation, DeadCodeAnalysis, DenseForward, DenseForwardAnalysis,
    DenseTransfer, PointLattice, ProgramPoint, Solver, SparseForwardAnalysis,
};
use ods_runtime::interfaces::CallOpInterface;
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::side_effects::MemoryEffect;
use ods_runtime::{Ir, OpRef};

use super::accesses::{Accesses, UnderlyingValues, underlying_in, visit_arguments, visit_effects};

/// The pass.
#[derive(Clone, Default)]
pub(crate) struct LastModified {
    interprocedural: bool,
    assume_func_writes: bool,
}

impl LastModified {
    /// The pass with upstream's default options.
    pub(crate) fn new() -> Self {
        LastModified { interprocedural: true, assume_func_writes: false }
    }
}

struct Analysis {
    assume_func_writes: bool,
}

type Flow<'s, 'ir> = DenseTransfer<'s, 'ir, Accesses>;

impl DenseForward for Analysis {
    type Lattice = Accesses;

    fn set_to_entry_state(&self, state: &mut Accesses) -> bool {
        state.clear()
    }

    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut Flow<'_, '_>) {
        visit_effects(op, flow, |effect| effect != MemoryEffect::Read, Accesses::clear);
    }

    fn visit_call_transfer(
        &mut self,
        call: CallOpInterface<'_>,
        action: CallAction,
        flow: &mut Flow<'_, '_>,
    ) {
        if action != CallAction::External {
            flow.join_source();
        } else if self.assume_func_writes {
            visit_arguments(*call, call.arg_operands(), flow);
        } else {
            flow.join_source();
            flow.change(|state| self.set_to_entry_state(state));
        }
    }
}

impl Pass for LastModified {
    fn argument(&self) -> &str {
        "test-last-modified"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option(
            "interprocedural",
            "perform interprocedural analysis",
            &mut self.interprocedural,
        );
        visitor.option(
            "assume-func-writes",
            "assume external functions have write effect on all arguments",
            &mut self.assume_func_writes,
        );
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut solver = Solver::new(ir).interprocedural(self.interprocedural);
        solver.load(DeadCodeAnalysis::default());
        solver.load(SparseForwardAnalysis::new(ConstantPropagation));
        let assume_func_writes = self.assume_func_writes;
        solver.load(DenseForwardAnalysis::new(Analysis { assume_func_writes }));
        solver.load(SparseForwardAnalysis::new(UnderlyingValues));
        solver.run(ir.op(op));
        let states = solver.into_states();
        for op in ir.op(op).walk(WalkOrder::Post) {
            let Some(tag) = op.attr("tag").and_then(|tag| tag.dyn_cast::<StringAttr<'_>>()) else {
                continue;
            };
            eprintln!("test_tag: {}:", tag.value());
            let state = states.get::<PointLattice<Accesses>>(ProgramPoint::after(op));
            for (index, operand) in op.operands().enumerate() {
                eprintln!(" operand #{index}");
                let Some(value) = underlying_in(&states, operand.handle()) else {
                    eprintln!(" - <unknown>");
                    continue;
                };
                let Some(ops) = state.and_then(|state| state.0.of(value)) else {
                    eprintln!("  - <unknown>");
                    continue;
                };
                for op in ops {
                    let op = ir.op(*op);
                    let name = op.attr("tag_name").and_then(|it| it.dyn_cast::<StringAttr<'_>>());
                    let name = name.map_or(op.name().as_str(), |name| name.value());
                    eprintln!("  - {name}");
                }
            }
        }
        Ok(())
    }
}
