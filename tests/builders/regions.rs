//! Builders of `scf` and `async` that fill regions with closures.

use ods::arith::{AddFOp, AddIOp, CmpIOp, CmpIPredicate};
use ods::async_::{AwaitOp, ExecuteOp};
use ods::scf::{
    ForOp, ForallOp, IfOp, InParallelOp, ParallelOp, ReduceOp, ReduceReturnOp, WhileOp, YieldOp,
};
use ods_runtime::ir::{InsertPoint, MixedIndex};
use ods_runtime::{OpBuilder, Value};

use super::check;

fn add(b: &mut OpBuilder<'_>, lhs: Value, rhs: Value) -> Value {
    AddFOp::build(b, lhs, rhs).into()
}

#[test]
fn loops() {
    let arguments = "%lo: index, %hi: index, %st: index, %x: f32, %i: i32";
    check("loops", arguments, |b, v| {
        let (lo, hi, step, x, i) = (v[0], v[1], v[2], v[3], v[4]);
        ForOp::builder(b, lo, hi, step).build();
        ForOp::builder(b, i, i, i).unsigned_cmp().body(|b, i, []| {
            AddIOp::build(b, i, i);
        });
        let sum = ForOp::builder(b, lo, hi, step)
            .init_args([x, x])
            .body(|b, _, [first, second]| [add(b, first, second), first]);
        let x = sum.result(1);
        // A body that follows the loop.
        let outer = ForOp::builder(b, lo, hi, step).init_args([x]).build();
        let block = b.ir().op(outer).region(0).first_block().map(|block| block.handle());
        b.guarded(|b| {
            b.set_insert_point(InsertPoint::End(block.expect("a block")));
            YieldOp::build(b, &[x]);
        });
        WhileOp::builder(b, [i])
            .before(|b, [carried]| (CmpIOp::build(b, CmpIPredicate::Slt, carried, i), [carried]))
            .after(|b, [carried]| [AddIOp::build(b, carried, carried)]);
    });
}

#[test]
fn bodies_with_any_number_of_values() {
    check("loops_with_slices", "%n: index, %x: f32", |b, v| {
        let (n, x) = (v[0], v[1]);
        ForOp::builder(b, n, n, n)
            .init_args(vec![x; 3])
            .body_with_slice(|_, _, carried| carried.iter().rev().copied().collect::<Vec<Value>>());
        ParallelOp::builder(b, vec![n; 3], [n, n, n], v[..1].repeat(3)).body_with_slice(|b, i| {
            AddIOp::build(b, i[0], i[2]);
        });
        ForallOp::builder(b, [n]).body_with_slice(|b, i| {
            AddIOp::build(b, i[0], n);
        });
    });
}

/// A body with another number of parameters than the loop has values fails where it is written.
#[test]
#[should_panic = "the body of `scf.for` takes 2 values, and there are 1"]
fn bodies_with_other_parameters() {
    check("loops", "%n: index, %x: f32", |b, v| {
        ForOp::builder(b, v[0], v[0], v[0]).init_args([v[1]]).body(|_, _, [first, _]| [first]);
    });
}

#[test]
fn conditions() {
    check("conditions", "%c: i1, %x: f32, %y: f32", |b, v| {
        let (cond, x, y) = (v[0], v[1], v[2]);
        IfOp::builder(b, cond).then(|_| [x]).or_else(|_| [x]);
        IfOp::builder(b, cond).then(|_| [y]).or_else(|_| [y]);
        IfOp::builder(b, cond).then(|_| ()).build();
        IfOp::builder(b, cond).then(|_| ()).or_else(|_| ());
        IfOp::builder(b, cond)
            .then(|b| {
                add(b, x, y);
                YieldOp::build_empty(b);
            })
            .build();
        IfOp::builder(b, cond).then(|b| [add(b, x, y), x]).or_else(|_| [x, y]);
    });
}

#[test]
fn parallel_loops() {
    check("parallel_loops", "%n: index, %x: f32, %t: tensor<4x?xf32>", |b, v| {
        let (n, x, out) = (v[0], v[1], v[2]);
        ParallelOp::builder(b, [n, n], [n, n], [n, n]).build();
        ParallelOp::builder(b, [n], [n], [n]).body(|b, [i]| {
            AddIOp::build(b, i, n);
        });
        ParallelOp::builder(b, [n], [n], [n]).init_vals([x]).body(|b, [_]| {
            let reduce = ReduceOp::build(b, &[x]);
            let block = b.ir().op(reduce).region(0).first_block().expect("a block");
            let values: Vec<Value> = block.arguments().map(|value| value.handle()).collect();
            let block = block.handle();
            b.guarded(|b| {
                b.set_insert_point(InsertPoint::End(block));
                let sum = add(b, values[0], values[1]);
                ReduceReturnOp::build(b, sum);
            });
        });
        let bounds: [MixedIndex; 2] = [4.into(), n.into()];
        ForallOp::builder(b, bounds).outputs([out]).build();
        ForallOp::builder(b, [8]).lower_bounds([n]).steps([2]).build();
        let mapping = b.ctx().parse_attribute("[]").ok();
        ForallOp::builder(b, [8]).steps([n]).outputs([out]).mapping(mapping).body(|b, [i], [_]| {
            AddIOp::build(b, i, n);
        });
        ForallOp::builder(b, bounds).body(|b, [i, j], []| {
            AddIOp::build(b, i, j);
            InParallelOp::build(b);
        });
    });
}

#[test]
fn tasks() {
    let arguments = "%t: !async.token, %v: !async.value<f32>, %x: f32";
    check("tasks", arguments, |b, v| {
        let (token, value, x) = (v[0], v[1], v[2]);
        ExecuteOp::builder(b).dependencies([token]).body(|_, []| ());
        ExecuteOp::builder(b)
            .dependencies([token])
            .operands([value])
            .body(|b, [inner]| [add(b, inner, x)]);
        AwaitOp::build(b, token);
        AwaitOp::builder(b, value).attrs(&[]).build();
    });
}
