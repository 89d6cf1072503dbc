//! `--test-written-to`: prints to which stores, branches and calls the operands and results of tagged operations go.

use ods_runtime::attrs::StringAttr;
use ods_runtime::dataflow::{
    ConstantPropagation, DeadCodeAnalysis, Lattice, Solver, SparseBackward, SparseBackwardAnalysis,
    SparseForwardAnalysis, SparseTransfer, ValueLattice,
};
use ods_runtime::interfaces::CallOpInterface;
use ods_runtime::ir::{Op, OpOperand, WalkOrder};
use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::{Ir, OpRef, ValueRef};

/// The pass.
#[derive(Clone, Default)]
pub(crate) struct WrittenTo {
    interprocedural: bool,
    assume_func_writes: bool,
}

impl WrittenTo {
    /// The pass with upstream's default options.
    pub(crate) fn new() -> Self {
        WrittenTo { interprocedural: true, assume_func_writes: false }
    }
}

/// The names of what a value goes to.
#[derive(Clone, Default, Debug)]
struct Uses(Vec<String>);

impl Lattice for Uses {
    fn join(&mut self, other: &Self) -> bool {
        let before = self.0.len();
        for name in &other.0 {
            if !self.0.contains(name) {
                self.0.push(name.clone());
            }
        }
        self.0.len() != before
    }
}

type Flow<'s, 'ir> = SparseTransfer<'s, 'ir, Uses>;

struct Analysis {
    assume_func_writes: bool,
}

fn tag<'ir>(op: OpRef<'ir>, name: &str) -> Option<&'ir str> {
    Some(op.attr(name)?.dyn_cast::<StringAttr<'_>>()?.value())
}

fn uses(name: impl Into<String>) -> Uses {
    Uses(vec![name.into()])
}

impl SparseBackward for Analysis {
    type Lattice = Uses;

    fn exit_state(&self, _: ValueRef<'_>) -> Uses {
        Uses::default()
    }

    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut Flow<'_, '_>) {
        if op.name().as_str() == "memref.store" {
            return flow.join(0, &uses(tag(op, "tag_name").unwrap_or_default()));
        }
        for index in 0..flow.num_sources() {
            let source = flow.source(index).clone();
            flow.join_all(&source);
        }
    }

    fn visit_branch_operand(&mut self, operand: OpOperand<'_>, flow: &mut Flow<'_, '_>) {
        flow.join(0, &uses(format!("brancharg{}", operand.operand_number())));
    }

    fn visit_call_operand(&mut self, operand: OpOperand<'_>, flow: &mut Flow<'_, '_>) {
        flow.join(0, &uses(format!("callarg{}", operand.operand_number())));
    }

    fn visit_external_call(&mut self, call: CallOpInterface<'_>, flow: &mut Flow<'_, '_>) {
        if self.assume_func_writes {
            let name = tag(*call, "tag_name").unwrap_or(call.name().as_str());
            return flow.join_all(&uses(name));
        }
        for index in 0..call.num_operands() {
            flow.join(index, &uses(format!("callarg{index}")));
        }
    }
}

impl Pass for WrittenTo {
    fn argument(&self) -> &str {
        "test-written-to"
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
        solver.load(SparseBackwardAnalysis::new(Analysis { assume_func_writes }));
        solver.run(ir.op(op));
        let states = solver.into_states();
        let names = |value: ValueRef<'_>| {
            let state = states.get::<ValueLattice<Uses>>(value.handle());
            state.map_or(String::new(), |state| state.0.0.join(" "))
        };
        for op in ir.op(op).walk(WalkOrder::Post) {
            let Some(tag) = tag(op, "tag") else { continue };
            println!("test_tag: {tag}:");
            for (index, operand) in op.operands().enumerate() {
                println!(" operand #{index}: [{}]", names(operand));
            }
            for (index, result) in op.results().enumerate() {
                println!(" result #{index}: [{}]", names(result));
            }
        }
        Ok(())
    }
}
