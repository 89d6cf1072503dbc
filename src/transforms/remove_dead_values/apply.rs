//! Removing what is planned.

use ods_runtime::attrs::{ArrayAttr, DictionaryAttr};
use ods_runtime::function::set_function_type;
use ods_runtime::interfaces::{
    ArgAndResultAttrsOpInterface, BranchOpInterface, FunctionOpInterface,
};
use ods_runtime::ir::{Block, InsertPoint, WalkOrder};
use ods_runtime::rewrite::{Rewriter, splice_successor_operands};
use ods_runtime::types::{FunctionType, Type};
use ods_runtime::{Attribute, Ir, Op, OpRef, Value};
use rustc_hash::FxHashSet;

use super::plan::{DeadSignature, Numbers, Plan};
use crate::ub::{PoisonOp, UnreachableOp};

impl Plan {
    /// Removes everything.
    pub(super) fn apply(&self, ir: &mut Ir) {
        let mut r = Rewriter::new(ir);
        for branch in &self.unreachable {
            let loc = r.op(*branch).loc();
            r.set_loc(loc);
            r.set_insert_point(InsertPoint::Before(*branch));
            UnreachableOp::build(&mut r);
            r.erase_op(*branch);
        }
        let erased: FxHashSet<Op> = self.ops.iter().copied().collect();
        for (block, numbers) in &self.arguments {
            remove_passed(&mut r, *block, numbers);
        }
        for (op, numbers) in self.operands.iter().filter(|(op, _)| !erased.contains(op)) {
            remove_operands(&mut r, *op, numbers);
        }
        for (op, number) in &self.poison {
            let value = r.op(*op).operand(*number).handle();
            let poison = create_poison(&mut r, *op, value);
            r.ir_mut().set_operand(*op, *number, poison);
        }
        for (block, numbers) in &self.arguments {
            erase_block_arguments(&mut r, *block, numbers, &erased);
        }
        for signature in &self.functions {
            self.remove_from_function(&mut r, signature, &erased);
        }
        for op in &self.ops {
            for result in r.op(*op).results().handles() {
                poison_uses(&mut r, result, &erased);
            }
        }
        self.remove_results(&mut r, &erased);
        self.erase_ops(&mut r);
    }

    fn remove_from_function(
        &self,
        r: &mut Rewriter<'_>,
        signature: &DeadSignature,
        erased: &FxHashSet<Op>,
    ) {
        let DeadSignature { function, arguments, results } = signature;
        let view = r.op(*function).cast::<FunctionOpInterface<'_>>();
        let Some(ty) = view.function_type().dyn_cast::<FunctionType<'_>>() else { return };
        let inputs = without(ty.inputs(), arguments);
        let outputs = without(ty.results(), results);
        let entry = view.callable_region().and_then(|region| region.first_block());
        let entry = entry.map(|block| block.handle());
        let ty: Type = FunctionType::get(r.ctx(), &inputs, &outputs).into();
        set_function_type(r.ir_mut(), *function, ty);
        let attrs = remaining_attrs(view_of(r, *function).arg_attrs_attr(), arguments);
        if let Some(attrs) = attrs {
            ArgAndResultAttrsOpInterface::set_arg_attrs_attr(r.ir_mut(), *function, attrs);
        }
        let attrs = remaining_attrs(view_of(r, *function).res_attrs_attr(), results);
        if let Some(attrs) = attrs {
            ArgAndResultAttrsOpInterface::set_res_attrs_attr(r.ir_mut(), *function, attrs);
        }
        if let Some(entry) = entry {
            erase_block_arguments(r, entry, arguments, erased);
        }
    }

    /// Removes the results of calls. The calls are replaced.
    fn remove_results(&self, r: &mut Rewriter<'_>, erased: &FxHashSet<Op>) {
        for (op, numbers) in &self.results {
            if erased.contains(op) || numbers.is_empty() {
                continue;
            }
            let results = r.op(*op).results().handles();
            for number in numbers {
                poison_uses(r, results[*number], erased);
                drop_uses(r, results[*number]);
            }
            let marks: Vec<bool> = (0..results.len()).map(|it| numbers.contains(&it)).collect();
            r.erase_op_results(*op, &marks);
        }
    }

    /// Erases the operations, which may use each other in any order.
    fn erase_ops(&self, r: &mut Rewriter<'_>) {
        for op in &self.ops {
            let nested: Vec<Op> =
                r.op(*op).walk(WalkOrder::Pre).map(|nested| nested.handle()).collect();
            nested.into_iter().for_each(|nested| r.ir_mut().set_operands(nested, &[]));
        }
        // The walk came to nested operations first.
        for op in &self.ops {
            r.erase_op(*op);
        }
    }
}

fn view_of<'ir>(r: &'ir Rewriter<'_>, op: Op) -> FunctionOpInterface<'ir> {
    r.op(op).cast()
}

/// The elements of `list` whose number is not among `removed`.
fn without<T: Copy>(list: &[T], removed: &[usize]) -> Vec<T> {
    let remaining = list.iter().enumerate().filter(|(index, _)| !removed.contains(index));
    remaining.map(|(_, element)| *element).collect()
}

/// The attributes of the arguments or results that remain, as the value of the property; `None` if nothing changes.
fn remaining_attrs(attrs: Option<ArrayAttr<'_>>, removed: &[usize]) -> Option<Option<Attribute>> {
    let attrs = attrs.filter(|_| !removed.is_empty())?;
    let remaining = without(attrs.value(), removed);
    let is_empty = remaining.iter().all(|attr| {
        let attr = attrs.ctx().attr_ref(*attr).dyn_cast::<DictionaryAttr<'_>>();
        attr.is_none_or(|attr| attr.is_empty())
    });
    Some((!is_empty).then(|| ArrayAttr::get(attrs.ctx(), &remaining).into()))
}

/// Creates a poison of the type of `value` before `op`.
fn create_poison(r: &mut Rewriter<'_>, op: Op, value: Value) -> Value {
    let view = r.ir().value(value);
    let ty = view.ty().handle();
    let loc = r.op(op).loc();
    r.set_loc(loc);
    r.set_insert_point(InsertPoint::Before(op));
    let poison = PoisonOp::build(r, ty);
    r.result(poison, 0)
}

/// Whether `op` or an operation around it is among `erased`.
fn is_erased(op: OpRef<'_>, erased: &FxHashSet<Op>) -> bool {
    std::iter::once(op).chain(op.ancestors()).any(|op| erased.contains(&op.handle()))
}

/// Replaces `value` by poison in the operations that stay. They are never executed.
fn poison_uses(r: &mut Rewriter<'_>, value: Value, erased: &FxHashSet<Op>) {
    let uses = r.ir().value(value).uses().filter(|operand| !is_erased(operand.owner(), erased));
    let uses: Vec<(Op, usize)> =
        uses.map(|operand| (operand.owner().handle(), operand.operand_number())).collect();
    for (op, number) in uses {
        let poison = create_poison(r, op, value);
        r.ir_mut().set_operand(op, number, poison);
    }
}

/// Removes the uses of `value` by operations that will be erased.
fn drop_uses(r: &mut Rewriter<'_>, value: Value) {
    let users: Vec<Op> =
        r.ir().value(value).uses().map(|operand| operand.owner().handle()).collect();
    users.into_iter().for_each(|user| r.ir_mut().set_operands(user, &[]));
}

/// Removes the operands that branches pass to arguments of `block`.
fn remove_passed(r: &mut Rewriter<'_>, block: Block, numbers: &Numbers) {
    let mut terminators: Vec<Op> = r.ir().block(block).predecessor_ops().collect();
    terminators.sort_unstable();
    terminators.dedup();
    for terminator in terminators {
        for index in 0..r.op(terminator).num_successors() {
            if r.op(terminator).successor(index).handle() != block {
                continue;
            }
            let branch = r.op(terminator).cast::<BranchOpInterface<'_>>();
            let produced = branch.successor_operands(index).num_produced();
            for number in numbers.iter().rev() {
                let at = number - produced;
                splice_successor_operands(r, terminator, index, at..at + 1, &[]);
            }
        }
    }
}

fn erase_block_arguments(
    r: &mut Rewriter<'_>,
    block: Block,
    numbers: &Numbers,
    erased: &FxHashSet<Op>,
) {
    for number in numbers.iter().rev() {
        let argument = r.ir().block(block).argument(*number).handle();
        poison_uses(r, argument, erased);
        drop_uses(r, argument);
        r.ir_mut().erase_argument(block, *number);
    }
}

/// Removes operands of `op` by number, and updates segment sizes.
fn remove_operands(r: &mut Rewriter<'_>, op: Op, numbers: &Numbers) {
    for number in numbers.iter().rev() {
        r.ir_mut().erase_operand(op, *number);
    }
}
