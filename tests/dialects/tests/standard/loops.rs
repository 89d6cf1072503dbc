//! The loop-like interface.

use ods_runtime::interfaces::{LoopLikeOpInterface, LoopLikeOpInterfaceTrait};
use ods_runtime::ir::{RegionRef, WalkOrder};
use ods_runtime::matchers::OpFoldResult;

use crate::kit::ForeverOp;
use crate::{ops, parse};

impl<'ir> LoopLikeOpInterfaceTrait<'ir> for ForeverOp<'ir> {
    fn loop_regions(self) -> Vec<RegionRef<'ir>> {
        vec![self.body()]
    }
}

const TEXT: &str = r#"
    %lo, %hi, %st, %a, %t = "t.values"() : () -> (index, index, index, f32, tensor<4xf32>)
    %0:2 = scf.for %i = %lo to %hi step %st iter_args(%x = %a, %y = %a) -> (f32, f32) {
      %z = arith.addf %a, %a : f32
      scf.yield %y, %z : f32, f32
    }
    scf.parallel (%i, %j) = (%lo, %lo) to (%hi, %hi) step (%st, %st) {
      scf.reduce
    }
    %1 = scf.forall (%i, %j) in (%hi, 8) shared_outs(%o = %t) -> (tensor<4xf32>) {
      scf.forall.in_parallel { }
    }
    "kit.forever"() ({ "t.op"() : () -> () }) : () -> ()
"#;

#[test]
fn induction_variables_and_bounds() {
    let ir = parse(TEXT);
    let ops = ops(&ir);
    let value = |index: usize| OpFoldResult::Value(ops[0].result(index));
    let [one, two, many, none] = [1, 2, 3, 4].map(|i| ops[i].cast::<LoopLikeOpInterface<'_>>());
    assert_eq!(one.single_induction_var(), ops[1].region(0).first_block().map(|it| it.argument(0)));
    assert_eq!(one.single_lower_bound(), Some(value(0)));
    assert_eq!(one.single_upper_bound(), Some(value(1)));
    assert_eq!(one.single_step(), Some(value(2)));
    assert_eq!(two.loop_induction_vars().map(|vars| vars.len()), Some(2));
    assert_eq!(two.loop_upper_bounds(), Some(vec![value(1); 2]));
    assert!(two.single_step().is_none() && two.single_induction_var().is_none());
    let bounds = many.loop_upper_bounds().expect("bounds");
    assert_eq!((bounds[0], bounds[1].constant_i64()), (value(1), Some(8)));
    let steps = many.loop_steps().expect("steps");
    assert!(steps.iter().all(|step| step.constant_i64() == Some(1)));
    let starts = many.loop_lower_bounds().expect("starts");
    assert!(starts.iter().all(|start| start.constant_i64() == Some(0)));
    assert!(none.loop_induction_vars().is_none() && none.loop_steps().is_none());
    assert!(none.static_trip_count().is_none() && none.single_lower_bound().is_none());
}

#[test]
fn loop_carried_values() {
    let ir = parse(TEXT);
    let op = ops(&ir)[1];
    let it = op.cast::<LoopLikeOpInterface<'_>>();
    let (second, argument, result) = (op.op_operand(4), it.region_iter_args()[1], op.result(1));
    assert_eq!(it.tied_loop_region_iter_arg(second), Some(argument));
    assert_eq!(it.tied_loop_region_iter_arg_of_result(result), Some(argument));
    assert_eq!(it.tied_loop_init(argument), Some(second));
    assert_eq!(it.tied_loop_init(result), Some(second));
    assert_eq!(it.tied_loop_result(second), Some(result));
    assert_eq!(it.tied_loop_result_of_argument(argument), Some(result));
    assert_eq!(it.tied_loop_yielded_value(argument).map(|it| it.operand_number()), Some(1));
    // The lower bound is not carried, and neither is the induction variable.
    assert_eq!(it.tied_loop_region_iter_arg(op.op_operand(0)), None);
    let variable = it.single_induction_var().expect("a variable");
    assert_eq!(
        (it.tied_loop_init(variable), it.tied_loop_result_of_argument(variable)),
        (None, None)
    );
    let shared = ops(&ir)[3].cast::<LoopLikeOpInterface<'_>>();
    let out = shared.region_iter_args()[0];
    assert_eq!(shared.tied_loop_init(out).map(|it| it.get()), Some(ops(&ir)[0].result(4)));
    assert_eq!(shared.tied_loop_yielded_value(out), None);
}

#[test]
fn operations_move_out_of_loops() {
    let mut ir = parse(TEXT);
    let (op, nested) = {
        let op = ops(&ir)[1];
        let it = op.cast::<LoopLikeOpInterface<'_>>();
        let nested = op.walk(WalkOrder::Pre).nth(1).expect("an operation");
        assert!(it.is_defined_outside_of_loop(nested.operand(0)));
        assert!(!it.is_defined_outside_of_loop(nested.result(0)));
        assert!(!it.is_defined_outside_of_loop(it.region_iter_args()[0]));
        assert!(it.is_defined_outside_of_loop(op.result(0)));
        (op.handle(), nested.handle())
    };
    LoopLikeOpInterface::move_out_of_loop(&mut ir, op, nested);
    assert!(ir.op(nested).next().is_some_and(|next| next == ir.op(op)));
    let it: LoopLikeOpInterface<'_> = ir.op(op).cast();
    assert!(it.is_defined_outside_of_loop(ir.op(nested).result(0)));
}
