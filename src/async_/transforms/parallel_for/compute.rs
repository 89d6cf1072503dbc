//! The function that computes a block of iterations.

use ods_runtime::ir::{InsertPoint, Mapping};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::types::IndexType;
use ods_runtime::{Attribute, Block, Op, OpBuilder, Region, Value};

use super::super::captures::used_from_above;
use super::super::functions::create_function;
use super::Loops;
use crate::arith::{
    AddIOp, AndIOp, CmpIOp, CmpIPredicate, ConstantOp, DivSIOp, MinSIOp, MulIOp, RemSIOp, SelectOp,
    SubIOp, constant_index,
};
use crate::func::ReturnOp;
use crate::scf::{ForOp, YieldOp};

/// The function that computes a block.
pub(super) struct Compute {
    pub(super) func: Op,
    pub(super) name: String,
    /// The values that the body of the loops uses from above.
    pub(super) captures: Vec<Value>,
}

/// Creates the function. The innermost loops, `aligned` of them, run all their iterations in each block.
pub(super) fn create_compute(b: &mut OpBuilder<'_>, loops: &Loops, aligned: usize) -> Compute {
    let body = b.ir().get(loops.op).region().handle();
    let captures = used_from_above(b.ir(), body);
    let count = loops.lower.len();
    let index = IndexType::get(b.ctx()).handle();
    let mut inputs = vec![index; 2 + 4 * count];
    inputs.extend(captures.iter().map(|value| b.ir().value(*value).ty().handle()));
    let name =
        if aligned > 0 { "parallel_compute_fn_with_aligned_loops" } else { "parallel_compute_fn" };
    let (func, name) = b.guarded(|b| {
        let (func, name, block) = create_function(b, loops.module, name, &inputs, &[]);
        let arguments = b.ir().block(block).argument_handles().to_vec();
        let nest = Nest::new(b, loops, &arguments, body);
        nest.build(b, block, aligned);
        (func, name)
    });
    Compute { func, name, captures }
}

/// The loops over a block.
struct Nest<'a> {
    body: Region,
    zero: Value,
    one: Value,
    trip_counts: Vec<Value>,
    lower: Vec<Value>,
    steps: Vec<Value>,
    /// The arguments of the function for the captures.
    captures: &'a [Value],
    /// The coordinates of the first and the last iteration.
    first: Vec<Value>,
    last: Vec<Value>,
    /// The coordinates after the last iteration.
    end: Vec<Value>,
}

impl<'a> Nest<'a> {
    /// Computes the bounds from the arguments of the function: the number of the block, the size of blocks, then the counts,
    /// bounds and steps of the loops, and the captures.
    fn new(b: &mut OpBuilder<'_>, loops: &Loops, arguments: &'a [Value], body: Region) -> Self {
        let count = loops.lower.len();
        let (number, size) = (arguments[0], arguments[1]);
        let group = |index: usize| &arguments[2 + index * count..2 + (index + 1) * count];
        let (zero, one) = (constant_index(b, 0), constant_index(b, 1));
        let trip_counts = constants_or(b, group(0), &loops.trip_counts);
        let lower = constants_or(b, group(1), &loops.lower);
        let steps = constants_or(b, group(3), &loops.steps);
        let mut trip_count = trip_counts[0];
        for count in &trip_counts[1..] {
            trip_count = MulIOp::build(b, trip_count, *count).into();
        }
        let first = MulIOp::build(b, number, size).into();
        let end = AddIOp::build(b, first, size);
        let end = MinSIOp::build(b, end, trip_count);
        let last = SubIOp::build(b, end, one).into();
        let first = coordinates(b, first, &trip_counts);
        let last = coordinates(b, last, &trip_counts);
        let end = last.iter().map(|last| AddIOp::build(b, *last, one).into()).collect();
        let captures = &arguments[2 + 4 * count..];
        Nest { body, zero, one, trip_counts, lower, steps, captures, first, last, end }
    }

    /// Creates the loops at the end of `block`, and the terminator of the function.
    fn build(&self, b: &mut OpBuilder<'_>, block: Block, aligned: usize) {
        let count = self.trip_counts.len();
        let index = IndexType::get(b.ctx()).handle();
        let mut blocks = vec![block];
        let mut bounds = vec![(self.first[0], self.end[0])];
        let mut variables = Vec::new();
        // Whether all loops so far are in their first or last iteration.
        let mut is_at_limit: Option<[Value; 2]> = None;
        for level in 0..count {
            let region = b.new_region();
            let inner = b.create_block(region, [index]);
            blocks.push(inner);
            let i = b.ir().block(inner).argument(0).handle();
            let offset = MulIOp::build(b, i, self.steps[level]);
            variables.push(AddIOp::build(b, self.lower[level], offset).into());
            let mut limits = [self.first[level], self.last[level]]
                .map(|limit| CmpIOp::build(b, CmpIPredicate::Eq, i, limit).into());
            if let Some(outer) = is_at_limit {
                let both = limits.into_iter().zip(outer);
                let both: Vec<Value> =
                    both.map(|(inner, outer)| AndIOp::build(b, inner, outer).into()).collect();
                limits = [both[0], both[1]];
            }
            is_at_limit = Some(limits);
            let next = level + 1;
            if next == count {
                break;
            }
            bounds.push(if next >= count - aligned {
                (self.zero, self.trip_counts[next])
            } else {
                let lower = SelectOp::build(b, limits[0], self.first[next], self.zero).into();
                let upper =
                    SelectOp::build(b, limits[1], self.end[next], self.trip_counts[next]).into();
                (lower, upper)
            });
        }
        self.clone_body(b, &variables);
        YieldOp::build(b, &[]);
        for level in (0..count).rev() {
            b.set_insert_point(InsertPoint::End(blocks[level]));
            let body = b.ir().block(blocks[level + 1]).parent().map(|region| region.handle());
            let (lower, upper) = bounds[level];
            let new = b.new_op::<ForOp<'_>>().set_lower_bound(lower).set_upper_bound(upper);
            new.set_step(self.one).with_region(body.expect("the block is in a region")).build();
            if level > 0 {
                YieldOp::build(b, &[]);
            }
        }
        ReturnOp::build(b, &[]);
    }

    /// Clones the body of the loops, where `variables` are the induction variables.
    fn clone_body(&self, b: &mut OpBuilder<'_>, variables: &[Value]) {
        let mut mapping = Mapping::new();
        let Some(body) = b.ir().region(self.body).first_block() else { return };
        for (argument, value) in body.argument_handles().iter().zip(variables) {
            mapping.map_value(*argument, *value);
        }
        let terminator = body.back().map(|op| op.handle());
        let ops = body.ops().map(|op| op.handle()).filter(|op| Some(*op) != terminator);
        let ops: Vec<Op> = ops.collect();
        let captures = used_from_above(b.ir(), self.body);
        for (capture, value) in captures.into_iter().zip(self.captures) {
            mapping.map_value(capture, *value);
        }
        for op in ops {
            Rewriter::from(b.reborrow()).clone_op(op, &mut mapping);
        }
    }
}

/// The arguments, with constants in place of those whose value `values` tells.
fn constants_or(b: &mut OpBuilder<'_>, arguments: &[Value], values: &[Value]) -> Vec<Value> {
    let constants: Vec<Option<Attribute>> = Loops::constants(values, b.ir());
    let pairs = arguments.iter().zip(constants);
    pairs
        .map(|(argument, constant)| match constant {
            Some(constant) => ConstantOp::build(b, constant).into(),
            None => *argument,
        })
        .collect()
}

/// The coordinates of iteration `index`.
fn coordinates(b: &mut OpBuilder<'_>, mut index: Value, trip_counts: &[Value]) -> Vec<Value> {
    let mut coordinates = vec![index; trip_counts.len()];
    for (coordinate, count) in coordinates.iter_mut().zip(trip_counts).rev() {
        *coordinate = RemSIOp::build(b, index, *count).into();
        index = DivSIOp::build(b, index, *count).into();
    }
    coordinates
}
