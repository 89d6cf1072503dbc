//! The operations that choose the size of blocks and start their computation.

use ods_runtime::attrs::FloatAttr;
use ods_runtime::ir::InsertPoint;
use ods_runtime::types::{Float32Type, FunctionType, IndexType, IntegerType};
use ods_runtime::{OpBuilder, Type, Value};

use super::super::functions::create_function;
use super::compute::{Compute, create_compute};
use super::{AsyncParallelForOptions, Loops};
use crate::arith::{
    AddIOp, CeilDivSIOp, CmpIOp, CmpIPredicate, ConstantOp, DivSIOp, FPToSIOp, IndexCastOp,
    MaxSIOp, MinSIOp, MulFOp, MulIOp, SIToFPOp, SelectOp, SubIOp, constant_index,
};
use crate::async_::{
    AddToGroupOp, AwaitAllOp, CreateGroupOp, ExecuteOp, GroupType, RuntimeNumWorkerThreadsOp,
};
use crate::func::{CallOp, ReturnOp};
use crate::scf::{ConditionOp, ForOp, IfOp, WhileOp, YieldOp};

/// The most iterations of loops that a compiler may unroll.
const MAX_UNROLLED_ITERATIONS: i64 = 512;

/// The number of blocks for each thread is 8, or the second number if there are more threads than the first one.
const SCALES: [(i64, f64); 5] = [(4, 4.0), (8, 2.0), (16, 1.0), (32, 0.8), (64, 0.6)];

/// What a dispatch needs: the function, the size of blocks and their number.
struct Blocks<'a> {
    loops: &'a Loops,
    compute: Compute,
    size: Value,
    count: Value,
}

impl Blocks<'_> {
    /// The operands of functions after the number of the block.
    fn operands(&self, first: impl IntoIterator<Item = Value>) -> Vec<Value> {
        let mut operands: Vec<Value> = first.into_iter().collect();
        operands.push(self.size);
        let Loops { trip_counts, lower, upper, steps, .. } = self.loops;
        for values in [trip_counts, lower, upper, steps, &self.compute.captures] {
            operands.extend(values);
        }
        operands
    }

    /// Calls the function for block `number`.
    fn call(&self, b: &mut OpBuilder<'_>, number: Value) {
        CallOp::build(b, self.compute.name.as_str(), &[], &self.operands([number]));
    }
}

/// Starts the computation of all blocks, and waits for its end.
pub(super) fn dispatch(
    b: &mut OpBuilder<'_>,
    loops: &Loops,
    min_task_size: Value,
    options: &AsyncParallelForOptions,
) {
    let max_blocks = max_blocks(b, options.num_worker_threads);
    let trip_count = loops.trip_count;
    let size = CeilDivSIOp::build(b, trip_count, max_blocks);
    let size = MaxSIOp::build(b, size, min_task_size);
    let size: Value = MinSIOp::build(b, trip_count, size).into();
    let count: Value = CeilDivSIOp::build(b, trip_count, size).into();
    let start = |b: &mut OpBuilder<'_>, blocks: &Blocks<'_>| {
        if options.async_dispatch { start_recursively(b, blocks) } else { start_in_turn(b, blocks) }
    };
    let plain = |b: &mut OpBuilder<'_>| {
        let compute = create_compute(b, loops, 0);
        start(b, &Blocks { loops, compute, size, count });
    };
    let Some((aligned, iterations)) = unrolled(&loops.constant_trip_counts(b.ir())) else {
        return plain(b);
    };
    let inner = constant_index(b, iterations);
    let has_inner = CmpIOp::build(b, CmpIPredicate::Sge, size, inner);
    IfOp::builder(b, has_inner)
        .then(|b| {
            let compute = create_compute(b, loops, aligned);
            let inner = constant_index(b, iterations);
            let size = CeilDivSIOp::build(b, size, inner);
            let size: Value = MulIOp::build(b, size, inner).into();
            // Upstream keeps the count, and computes some iterations again if larger blocks are fewer.
            let count = CeilDivSIOp::build(b, trip_count, size).into();
            start(b, &Blocks { loops, compute, size, count });
        })
        .or_else(plain);
}

/// The number of inner loops whose iterations a compiler may unroll, and the number of these iterations.
fn unrolled(trip_counts: &[Option<i64>]) -> Option<(usize, i64)> {
    let mut iterations = Vec::new();
    let mut product: i64 = 1;
    for count in trip_counts.iter().rev() {
        product = product.wrapping_mul(count.unwrap_or(0));
        iterations.push(product);
    }
    iterations.pop();
    let is_small = |count: &&i64| (1..=MAX_UNROLLED_ITERATIONS).contains(*count);
    let count = iterations.iter().filter(is_small).count();
    Some((count, *iterations.get(count.checked_sub(1)?)?))
}

/// The greatest number of blocks.
fn max_blocks(b: &mut OpBuilder<'_>, threads: i32) -> Value {
    let index = IndexType::get(b.ctx()).handle();
    let f32 = Float32Type::get(b.ctx());
    let f32: Type = f32.into();
    let i32 = IntegerType::get(b.ctx(), 32).handle();
    let threads = match threads {
        0.. => constant_index(b, threads.into()),
        _ => RuntimeNumWorkerThreadsOp::build(b, index).into(),
    };
    let float = |b: &mut OpBuilder<'_>, value: f64| -> Value {
        let value = FloatAttr::get(b.ctx(), f32, value).handle();
        ConstantOp::build(b, value).into()
    };
    let mut scale = float(b, 8.0);
    for (bound, smaller) in SCALES {
        let bound = constant_index(b, bound);
        let exceeds = CmpIOp::build(b, CmpIPredicate::Sgt, threads, bound);
        let smaller = float(b, smaller);
        scale = SelectOp::build(b, exceeds, smaller, scale).into();
    }
    let threads = IndexCastOp::build(b, i32, threads);
    let threads = SIToFPOp::build(b, f32, threads);
    let scaled = MulFOp::build(b, scale, threads);
    let scaled = FPToSIOp::build(b, i32, scaled);
    let scaled = IndexCastOp::build(b, index, scaled);
    let one = constant_index(b, 1);
    MaxSIOp::build(b, one, scaled).into()
}

/// Calls the function if there is one block. Otherwise, splits the blocks recursively.
fn start_recursively(b: &mut OpBuilder<'_>, blocks: &Blocks<'_>) {
    let splitter = create_splitter(b, blocks);
    let (zero, one) = (constant_index(b, 0), constant_index(b, 1));
    let is_single = CmpIOp::build(b, CmpIPredicate::Eq, blocks.count, one);
    IfOp::builder(b, is_single).then(|b| blocks.call(b, zero)).or_else(|b| {
        let size = SubIOp::build(b, blocks.count, one);
        let group: Value = CreateGroupOp::build(b, size).into();
        let operands = blocks.operands([group, zero, blocks.count]);
        CallOp::build(b, splitter.as_str(), &[], &operands);
        AwaitAllOp::build(b, group);
    });
}

/// Starts a task for each block but the first, which the caller computes.
fn start_in_turn(b: &mut OpBuilder<'_>, blocks: &Blocks<'_>) {
    let (zero, one) = (constant_index(b, 0), constant_index(b, 1));
    let size = SubIOp::build(b, blocks.count, one);
    let group: Value = CreateGroupOp::build(b, size).into();
    ForOp::builder(b, one, blocks.count, one).body(|b, number, []| {
        start_task(b, group, |b| blocks.call(b, number));
    });
    blocks.call(b, zero);
    AwaitAllOp::build(b, group);
}

/// Starts a task in `group`.
fn start_task(b: &mut OpBuilder<'_>, group: Value, task: impl FnOnce(&mut OpBuilder<'_>)) {
    let execute = ExecuteOp::builder(b).body(|b, []| task(b));
    let token = execute.result(0);
    AddToGroupOp::build(b, token, group);
}

/// Creates a function that starts tasks for the second half of some blocks again and again, until one block is left, which it
/// computes. Returns the name.
fn create_splitter(b: &mut OpBuilder<'_>, blocks: &Blocks<'_>) -> String {
    let index = IndexType::get(b.ctx()).handle();
    let func = b.op(blocks.compute.func).cast::<crate::func::FuncOp<'_>>();
    let ty: FunctionType<'_> = func.function_type();
    let mut inputs: Vec<Type> = vec![GroupType::get(b.ctx()).into(), index];
    inputs.extend(ty.inputs());
    b.guarded(|b| {
        let module = blocks.loops.module;
        let (_, name, block) = create_function(b, module, "async_dispatch_fn", &inputs, &[]);
        let arguments = b.ir().block(block).argument_handles().to_vec();
        let (one, two) = (constant_index(b, 1), constant_index(b, 2));
        let op = WhileOp::build(b, &[index; 2], &arguments[1..3]);
        let (before, after) = (b.ir().get(op).before().handle(), b.ir().get(op).after().handle());
        let before = b.create_block(before, [index; 2]);
        let after = b.create_block(after, [index; 2]);
        b.set_insert_point(InsertPoint::End(before));
        let range = b.ir().block(before).argument_handles().to_vec();
        let distance = SubIOp::build(b, range[1], range[0]);
        let has_several = CmpIOp::build(b, CmpIPredicate::Sgt, distance, one);
        ConditionOp::build(b, has_several, &range);
        b.set_insert_point(InsertPoint::End(after));
        let range = b.ir().block(after).argument_handles().to_vec();
        let distance = SubIOp::build(b, range[1], range[0]);
        let half = DivSIOp::build(b, distance, two);
        let middle: Value = AddIOp::build(b, range[0], half).into();
        start_task(b, arguments[0], |b| {
            let mut operands = arguments.clone();
            (operands[1], operands[2]) = (middle, range[1]);
            CallOp::build(b, name.as_str(), &[], &operands);
        });
        YieldOp::build(b, &[range[0], middle]);
        b.set_insert_point(InsertPoint::After(op.op()));
        let mut operands = vec![arguments[1]];
        operands.extend(&arguments[3..]);
        CallOp::build(b, blocks.compute.name.as_str(), &[], &operands);
        ReturnOp::build(b, &[]);
        name
    })
}
