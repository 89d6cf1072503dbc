//! Destination-style operations.

use ods_runtime::interfaces::DestinationStyleOpInterface;

use crate::{error, ops, parse};

const TEXT: &str = r#"
    %v, %m, %t = "t.values"() : () -> (f32, memref<4xf32>, tensor<4xf32>)
    %0 = "kit.fill"(%v, %m, %t, %v) <{operandSegmentSizes = array<i32: 1, 2, 1>}>
        : (f32, memref<4xf32>, tensor<4xf32>, f32) -> tensor<4xf32>
    "kit.fill"(%v, %m) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (f32, memref<4xf32>) -> ()
    %1 = "kit.fill"(%v, %t) <{operandSegmentSizes = array<i32: 1, 1, 0>}>
        : (f32, tensor<4xf32>) -> tensor<4xf32>
    "kit.fill"(%v, %v) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (f32, f32) -> ()
"#;

#[test]
fn destinations_and_inputs() {
    let ir = parse(TEXT);
    let ops = ops(&ir);
    let op = ops[1].cast::<DestinationStyleOpInterface<'_>>();
    assert_eq!((op.num_dps_inits(), op.num_dps_inputs()), (2, 2));
    let numbers: Vec<_> = op.dps_input_operands().map(|it| it.operand_number()).collect();
    assert_eq!(numbers, [0, 3]);
    assert_eq!(op.dps_init_operand(1).map(|it| it.operand_number()), Some(2));
    assert_eq!(op.dps_input_operand(1).map(|it| it.operand_number()), Some(3));
    assert!(op.dps_init_operand(2).is_none() && op.dps_input_operand(2).is_none());
    let [first, second] = [0, 1].map(|index| ops[1].op_operand(index));
    assert!(op.is_dps_input(first) && op.is_dps_init(second));
    assert!(op.is_scalar(first) && !op.is_scalar(second));
    // The operand with the same index of another operation is not one of them.
    assert!(!op.is_dps_init(ops[2].op_operand(1)));
    assert_eq!(op.dps_inputs().count(), 2);
}

#[test]
fn results_are_tied_to_destinations() {
    let ir = parse(TEXT);
    let ops = ops(&ir);
    let op = ops[3].cast::<DestinationStyleOpInterface<'_>>();
    let result = ops[3].result(0);
    let init = op.tied_op_operand(result).expect("a destination");
    assert_eq!(init.operand_number(), 1);
    assert_eq!(op.tied_op_result(init), Some(result));
    assert!(op.tied_op_result(ops[3].op_operand(0)).is_none());
}

#[test]
fn buffers_and_tensors() {
    let ir = parse(TEXT);
    let ask = |ask: fn(DestinationStyleOpInterface<'_>) -> bool| -> Vec<bool> {
        ops(&ir)[1..].iter().map(|op| ask(op.cast())).collect()
    };
    assert_eq!(ask(|op| op.has_pure_buffer_semantics()), [false, true, false, false]);
    assert_eq!(ask(|op| op.has_pure_tensor_semantics()), [false, false, true, false]);
}

#[test]
fn destinations_can_be_replaced() {
    let mut ir = parse(TEXT);
    let (op, value) = {
        let ops = ops(&ir);
        (ops[2].handle(), ops[0].result(0).handle())
    };
    DestinationStyleOpInterface::set_dps_init_operand(&mut ir, op, 0, value);
    assert_eq!(ir.op(op).operand(1), value);
}

#[test]
fn results_must_be_as_the_destinations() {
    let fill = |operands: &str, types: &str, segments: &str| {
        error(&format!(
            "%v, %m, %t = \"t.values\"() : () -> (f32, memref<4xf32>, tensor<4xf32>)
             \"kit.fill\"({operands}) <{{operandSegmentSizes = array<i32: {segments}>}}> : {types}"
        ))
    };
    assert_eq!(
        fill("%v, %v", "(f32, f32) -> ()", "1, 1, 0"),
        "'kit.fill' op expected that operand #1 is a tensor or a memref"
    );
    assert_eq!(
        fill("%v, %t", "(f32, tensor<4xf32>) -> ()", "1, 1, 0"),
        "'kit.fill' op expected the number of tensor results (0) to be equal to the number of output tensors (1)"
    );
    assert_eq!(
        fill("%v, %t", "(f32, tensor<4xf32>) -> tensor<5xf32>", "1, 1, 0"),
        "'kit.fill' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result \
         ('tensor<5xf32>')"
    );
}
