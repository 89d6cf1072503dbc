//! Builders of `scf` and `async` that fill regions with closures.

use ods::arith::{AddFOp, AddIOp, CmpIOp, CmpIPredicate};
use ods::async_::{AwaitOp, ExecuteOp};
use ods::scf::{
    ConditionOp, ForOp, ForallOp, IfOp, InParallelOp, ParallelOp, ReduceOp, ReduceReturnOp,
    WhileOp, YieldOp,
};
use ods_runtime::ir::{InsertPoint, MixedIndex, NO_ARGS};
use ods_runtime::{OpBuilder, OpOf, Type, Value};

use super::check;

fn type_of(b: &OpBuilder<'_>, value: Value) -> Type {
    b.ir().value(value).ty().handle()
}

fn add(b: &mut OpBuilder<'_>, lhs: Value, rhs: Value) -> Value {
    AddFOp::build(b, lhs, rhs).into()
}

#[test]
fn loops() {
    let arguments = "%lo: index, %hi: index, %st: index, %x: f32, %i: i32";
    check("loops", arguments, |b, v| {
        let (lo, hi, step, x, i) = (v[0], v[1], v[2], v[3], v[4]);
        ForOp::build(b, lo, hi, step);
        ForOp::build_with_init_args(
            b,
            i,
            i,
            i,
            &[],
            Some(|b: &mut OpBuilder<'_>, i, _: &[Value]| {
                AddIOp::build(b, i, i);
                YieldOp::build_empty(b);
            }),
            true,
        );
        let sum = ForOp::build_with_init_args(
            b,
            lo,
            hi,
            step,
            &[x, x],
            Some(|b: &mut OpBuilder<'_>, _, carried: &[Value]| {
                let sum = add(b, carried[0], carried[1]);
                YieldOp::build(b, &[sum, carried[0]]);
            }),
            false,
        );
        let x = sum.result(1);
        // A body that follows the loop.
        let outer = ForOp::build_with_init_args(
            b,
            lo,
            hi,
            step,
            &[x],
            None::<fn(&mut OpBuilder<'_>, Value, &[Value])>,
            false,
        );
        let block = b.ir().op(outer).region(0).first_block().map(|block| block.handle());
        b.guarded(|b| {
            b.set_insert_point(InsertPoint::End(block.expect("a block")));
            YieldOp::build(b, &[x]);
        });
        let types = [type_of(b, i)];
        WhileOp::build_from_result_types(
            b,
            &types,
            &[i],
            |b, carried| {
                let more = CmpIOp::build(b, CmpIPredicate::Slt, carried[0], i);
                let more = b.result(more, 0);
                ConditionOp::build(b, more, carried);
            },
            |b, carried| {
                let next = AddIOp::build(b, carried[0], carried[0]);
                let next = b.result(next, 0);
                YieldOp::build(b, &[next]);
            },
        );
    });
}

#[test]
fn conditions() {
    check("conditions", "%c: i1, %x: f32, %y: f32", |b, v| {
        let (cond, x, y) = (v[0], v[1], v[2]);
        let types = [type_of(b, x)];
        let fill = |b: &mut OpBuilder<'_>, op: OpOf<IfOp<'_>>, value: Value| {
            for region in 0..2 {
                let region = b.ir().op(op).region(region).handle();
                let block = b.ir().region(region).first_block().map(|block| block.handle());
                b.guarded(|b| {
                    match block {
                        Some(block) => b.set_insert_point(InsertPoint::End(block)),
                        None => {
                            b.create_block(region, NO_ARGS);
                        }
                    }
                    YieldOp::build(b, &[value]);
                });
            }
        };
        let op = IfOp::build(b, &types, cond);
        fill(b, op, x);
        let op = IfOp::build_with_blocks(b, &types, cond, true, true);
        fill(b, op, y);
        IfOp::build_with_blocks(b, &[], cond, true, false);
        IfOp::build_from_cond(b, cond, false);
        IfOp::build_from_cond(b, cond, true);
        let op = IfOp::build_from_result_types(b, &types, cond, true);
        fill(b, op, y);
        IfOp::build_if(b, cond);
        IfOp::build_if_with_then_builder(
            b,
            cond,
            |b| {
                add(b, x, y);
                YieldOp::build_empty(b);
            },
            None::<fn(&mut OpBuilder<'_>)>,
        );
        IfOp::build_if_with_then_builder(
            b,
            cond,
            |b| {
                let sum = add(b, x, y);
                YieldOp::build(b, &[sum, x]);
            },
            Some(|b: &mut OpBuilder<'_>| {
                YieldOp::build(b, &[x, y]);
            }),
        );
    });
}

#[test]
fn parallel_loops() {
    check("parallel_loops", "%n: index, %x: f32, %t: tensor<4x?xf32>", |b, v| {
        let (n, x, out) = (v[0], v[1], v[2]);
        ParallelOp::build_from_lower_bounds(b, &[n, n], &[n, n], &[n, n]);
        ParallelOp::build_from_lower_bounds_with_body_builder_fn(
            b,
            &[n],
            &[n],
            &[n],
            Some(|b: &mut OpBuilder<'_>, i: &[Value]| {
                AddIOp::build(b, i[0], n);
            }),
        );
        ParallelOp::build_with_body_builder_fn(
            b,
            &[n],
            &[n],
            &[n],
            &[x],
            Some(|b: &mut OpBuilder<'_>, _: &[Value]| {
                let reduce = ReduceOp::build(b, &[x]);
                let block = b.ir().op(reduce).region(0).first_block().expect("a block");
                let values: Vec<Value> = block.arguments().map(|value| value.handle()).collect();
                let block = block.handle();
                b.guarded(|b| {
                    b.set_insert_point(InsertPoint::End(block));
                    let sum = add(b, values[0], values[1]);
                    ReduceReturnOp::build(b, sum);
                });
            }),
        );
        let bounds: [MixedIndex; 2] = [4.into(), n.into()];
        ForallOp::build_from_ubs(b, &bounds, &[out], None);
        ForallOp::build(b, &[n], &[8_i64], &[2_i64], &[], None);
        let mapping = b.ctx().parse_attribute("[]").ok();
        ForallOp::build_with_body_builder_fn(
            b,
            &[0_i64],
            &[8_i64],
            &[n],
            &[out],
            mapping,
            Some(|b: &mut OpBuilder<'_>, arguments: &[Value]| {
                AddIOp::build(b, arguments[0], n);
                InParallelOp::build(b);
            }),
        );
        ForallOp::build_from_ubs_with_body_builder_fn(
            b,
            &bounds,
            &[],
            None,
            Some(|b: &mut OpBuilder<'_>, i: &[Value]| {
                AddIOp::build(b, i[0], i[1]);
                InParallelOp::build(b);
            }),
        );
    });
}

#[test]
fn tasks() {
    let arguments = "%t: !async.token, %v: !async.value<f32>, %x: f32";
    check("tasks", arguments, |b, v| {
        ExecuteOp::build(b, &[], &v[..1], &[]);
        let types = [type_of(b, v[2])];
        ExecuteOp::build_with_body_builder(
            b,
            &types,
            &v[..1],
            &v[1..2],
            Some(|b: &mut OpBuilder<'_>, inner: &[Value]| {
                let sum = add(b, inner[0], v[2]);
                ods::async_::YieldOp::build(b, &[sum]);
            }),
        );
        AwaitOp::build(b, v[0]);
        AwaitOp::build_with_attrs(b, v[1], &[]);
    });
}
