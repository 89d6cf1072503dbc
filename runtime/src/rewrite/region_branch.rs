//! Canonicalization of operations that pass control and values between their regions.
//!
//! A *successor operand* is an operand of such an operation or of a terminator in it. It is passed to *successor
//! inputs*: arguments of regions, and results of the operation.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::core::ir::{Block, Ir, Op, OpRef, OpView, Value, ValueRef};
use crate::rewrite::fold::uses_inside;
use crate::rewrite::pattern::{PatternSet, RewritePattern};
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessors,
};

/// Adds patterns that remove dead and redundant region arguments and results of operations of the kind `V`, which
/// implements [`RegionBranchOpInterface`]. Corresponds to `populateRegionBranchOpInterfaceCanonicalizationPatterns`.
pub fn add_region_branch_patterns<V: OpView<'static>>(patterns: &mut PatternSet) {
    let mut add = |name, rewrite: fn(Op, &mut Rewriter<'_>) -> Option<()>| {
        patterns.add(RewritePattern::new::<V>(name, move |op, r| rewrite(op.op(), r)));
    };
    add("MakeRegionBranchOpSuccessorInputsDead", replace_inputs_of_one_value);
    add("RemoveDuplicateSuccessorInputUses", replace_duplicate_inputs);
    add("RemoveDeadRegionBranchOpSuccessorInputs", remove_dead_inputs);
}

/// An operand and the inputs to which it is passed.
struct Passed {
    op: Op,
    index: usize,
    inputs: Vec<Value>,
}

impl Passed {
    fn value(&self, ir: &Ir) -> Value {
        ir.op(self.op).operand(self.index).handle()
    }
}

/// The successor operands and inputs of an operation.
struct Edges {
    operands: Vec<Passed>,
    /// The inputs, each with the indices of its operands.
    inputs: Vec<(Value, Vec<usize>)>,
    input_indices: FxHashMap<Value, usize>,
}

impl Edges {
    fn of(op: OpRef<'_>) -> Option<Self> {
        let op: RegionBranchOpInterface<'_> = op.dyn_cast()?;
        let mut edges =
            Edges { operands: Vec::new(), inputs: Vec::new(), input_indices: FxHashMap::default() };
        edges.add_point(op, None);
        for block in op.regions().flat_map(|region| region.blocks()) {
            if let Some(terminator) = block.back().and_then(|last| last.dyn_cast()) {
                edges.add_point(op, Some(terminator));
            }
        }
        for (index, passed) in edges.operands.iter().enumerate() {
            for input in &passed.inputs {
                let at = *edges.input_indices.entry(*input).or_insert_with(|| {
                    edges.inputs.push((*input, Vec::new()));
                    edges.inputs.len() - 1
                });
                edges.inputs[at].1.push(index);
            }
        }
        Some(edges)
    }

    /// Adds the edges from `op` itself or from a terminator in it.
    fn add_point<'ir>(
        &mut self,
        op: RegionBranchOpInterface<'ir>,
        terminator: Option<RegionBranchTerminatorOpInterface<'ir>>,
    ) {
        let mut successors = RegionSuccessors::new();
        let point =
            terminator.map_or(RegionBranchPoint::Parent, |it| RegionBranchPoint::Terminator(*it));
        op.successor_regions(point, &mut successors);
        let mut indices: FxHashMap<usize, usize> = FxHashMap::default();
        for successor in successors {
            let operands = match terminator {
                Some(terminator) => terminator.successor_operands(&successor),
                None => op.entry_successor_operands(&successor),
            };
            for (operand, input) in operands.op_operands().zip(successor.inputs()) {
                let index = operand.operand_number();
                let at = *indices.entry(index).or_insert_with(|| {
                    let op = operand.owner().handle();
                    self.operands.push(Passed { op, index, inputs: Vec::new() });
                    self.operands.len() - 1
                });
                self.operands[at].inputs.push(input.handle());
            }
        }
    }

    /// The operands that are passed to `input`.
    fn operands_of(&self, input: Value) -> Option<impl Iterator<Item = &Passed>> {
        let (_, operands) = &self.inputs[*self.input_indices.get(&input)?];
        Some(operands.iter().map(|index| &self.operands[*index]))
    }

    /// The only value, other than inputs, that `input` can have; `None` if there are several.
    fn only_value(&self, ir: &Ir, input: Value) -> Option<Value> {
        let (mut result, mut visited, mut pending) = (None, FxHashSet::default(), vec![input]);
        while let Some(value) = pending.pop() {
            match self.operands_of(value) {
                Some(operands) => {
                    let values = operands.map(|operand| operand.value(ir));
                    pending.extend(values.filter(|value| visited.insert(*value)));
                }
                None if result.is_some_and(|it| it != value) => return None,
                None => result = Some(value),
            }
        }
        result
    }
}

/// Whether `value`, which `input` of `op` can have, is defined wherever `input` is used.
fn is_visible_at(op: OpRef<'_>, value: ValueRef<'_>, input: ValueRef<'_>) -> bool {
    // In a graph region, it may be a result of `op`, or its definition may use the input in its regions.
    if let Some(definition) = value.defining_op()
        && (definition == op || uses_inside(definition, input))
    {
        return false;
    }
    let block = value.parent_block().map(|block| op.ir().block(block));
    let is_inside = block.is_some_and(|block| block.parent_op() == Some(op));
    !is_inside || (value.is_block_argument() && value.owner_block() == input.owner_block())
}

/// Replaces inputs by the only value that they can have.
fn replace_inputs_of_one_value(op: Op, r: &mut Rewriter<'_>) -> Option<()> {
    let edges = Edges::of(r.op(op))?;
    let mut is_changed = None;
    for (input, _) in &edges.inputs {
        let ir = r.ir();
        if !ir.value(*input).has_uses() {
            continue;
        }
        let Some(value) = edges.only_value(ir, *input) else { continue };
        if is_visible_at(ir.op(op), ir.value(value), ir.value(*input)) {
            r.replace_all_uses(*input, value);
            is_changed = Some(());
        }
    }
    is_changed
}

/// Replaces inputs by others of the same block or operation that have the same values. Of each two, the first is kept,
/// so that an argument and the result that has its value are treated alike.
fn replace_duplicate_inputs(op: Op, r: &mut Rewriter<'_>) -> Option<()> {
    let edges = Edges::of(r.op(op))?;
    let mut inputs: Vec<Value> = edges.inputs.iter().map(|(input, _)| *input).collect();
    inputs.sort_by_key(|input| r.ir().value(*input).index());
    // The values of each input, with the operations that pass them.
    let values_of = |ir: &Ir| -> Vec<Vec<(Op, Value)>> {
        let values = inputs.iter().map(|input| {
            let operands = edges.operands_of(*input).into_iter().flatten();
            operands.map(|operand| (operand.op, operand.value(ir))).collect()
        });
        values.collect()
    };
    let mut values = values_of(r.ir());
    let mut is_changed = None;
    for (index, first) in inputs.iter().enumerate() {
        for (other, second) in inputs.iter().enumerate().skip(index + 1) {
            let ir = r.ir();
            let owner = |value: &Value| ir.value(*value).owner_block();
            if values[index] == values[other]
                && owner(first) == owner(second)
                && ir.value(*second).has_uses()
            {
                r.replace_all_uses(*second, *first);
                values = values_of(r.ir());
                is_changed = Some(());
            }
        }
    }
    is_changed
}

/// Removes inputs without uses, with the operands that are passed to them. Inputs to which the same operand is passed
/// are removed together.
fn remove_dead_inputs(op: Op, r: &mut Rewriter<'_>) -> Option<()> {
    let edges = Edges::of(r.op(op))?;
    let is_live = live_inputs(&edges, r.ir());
    let dead = edges.inputs.iter().zip(&is_live).filter(|(_, is_live)| !**is_live);
    let dead: Vec<&(Value, Vec<usize>)> = dead.map(|(input, _)| input).collect();
    if dead.is_empty() {
        return r.no_match(op, "no values to remove");
    }
    let mut operands: Vec<(Op, Vec<usize>)> = Vec::new();
    let mut arguments: Vec<(Block, Vec<bool>)> = Vec::new();
    let mut results = vec![false; r.op(op).num_results()];
    for (input, passed) in dead {
        for operand in passed.iter().map(|index| &edges.operands[*index]) {
            let at = operands.iter().position(|(op, _)| *op == operand.op).unwrap_or_else(|| {
                operands.push((operand.op, Vec::new()));
                operands.len() - 1
            });
            operands[at].1.push(operand.index);
        }
        let input = r.ir().value(*input);
        let Some(block) = input.owner_block() else {
            results[input.index()] = true;
            continue;
        };
        let at = arguments.iter().position(|(it, _)| *it == block).unwrap_or_else(|| {
            arguments.push((block, vec![false; r.ir().block(block).num_arguments()]));
            arguments.len() - 1
        });
        arguments[at].1[input.index()] = true;
    }
    for (owner, erased) in operands {
        r.modify(owner, |ir, owner| ir.erase_operands(owner, |index| erased.contains(&index)));
    }
    for (block, erased) in arguments {
        r.erase_arguments(block, &erased);
    }
    r.erase_op_results(op, &results);
    Some(())
}

/// Which inputs have uses, or share an operand with one that has.
fn live_inputs(edges: &Edges, ir: &Ir) -> Vec<bool> {
    let mut is_live = vec![false; edges.inputs.len()];
    let with_uses = edges.inputs.iter().enumerate().filter(|(_, (it, _))| ir.value(*it).has_uses());
    let mut pending: Vec<usize> = with_uses.map(|(index, _)| index).collect();
    while let Some(index) = pending.pop() {
        if std::mem::replace(&mut is_live[index], true) {
            continue;
        }
        for operand in &edges.inputs[index].1 {
            let inputs = &edges.operands[*operand].inputs;
            pending.extend(inputs.iter().map(|input| edges.input_indices[input]));
        }
    }
    is_live
}
