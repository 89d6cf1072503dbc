// peer
%0 = "t.s"() : () -> tensor<4xi32> "test.mixed_normal_variadic_operand"(%0, %0, %0) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
// -----
%0 = "t.s"() : () -> tensor<4xi32> "test.mixed_normal_variadic_operand"(%0) : (tensor<4xi32>) -> ()
// -----
%0 = "t.s"() : () -> i32 "test.mixed_normal_variadic_operand"(%0) : (i32) -> ()
// -----
"test.mixed_normal_variadic_operand"() : () -> ()
// -----
%0:3 = "test.mixed_normal_variadic_result"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
// -----
%0 = "t.s"() : () -> i32 "test.attr_sized_operands"(%0, %0, %0, %0) {operandSegmentSizes = array<i32: 0, 2, 1, 1>} : (i32, i32, i32, i32) -> ()
// -----
%0 = "t.s"() : () -> i32 "test.attr_sized_operands"(%0, %0, %0, %0) {operandSegmentSizes = array<i32: -4, 5, 1, 1>} : (i32, i32, i32, i32) -> ()
// -----
%0 = "t.s"() : () -> i32 "test.attr_sized_operands"(%0, %0, %0, %0) {operandSegmentSizes = array<i32: 4, 0, 1, 1>} : (i32, i32, i32, i32) -> ()
// -----
%0 = "t.s"() : () -> i32 "test.attr_sized_operands"(%0, %0, %0, %0) {operandSegmentSizes = dense<[1,1,1,1]> : tensor<4xi32>} : (i32, i32, i32, i32) -> ()
// -----
%0 = "t.s"() : () -> i32 "test.attr_sized_operands"(%0, %0, %0, %0) {operandSegmentSizes = array<i32: 2, 1, 1>} : (i32, i32, i32, i32) -> ()
// -----
%0 = "t.s"() : () -> i32 "test.attr_sized_operands"(%0, %0, %0, %0) : (i32, i32, i32, i32) -> ()
// -----
%0:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 2, 1, 1>} : () -> (i32, i32, i32, i32)
// -----
%0:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 2, 1, 1>} : () -> (i32, i32, i32, i32)
// -----
%0:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 3, 2, 1, 1>} : () -> (i32, i32, i32, i32)
// -----
%i = "t.s"() : () -> i64 test.format_variadic_of_variadic_operand (%i, %i), (), (%i) : (i64, i64), (), (i64)
// -----
%i = "t.s"() : () -> i64 test.format_variadic_of_variadic_operand (%i, %i), (%i) : (i64, i64)
// -----
"test.format_variadic_of_variadic_operand"() <{operand_segments = array<i32>}> : () -> ()
// -----
%i = "t.s"() : () -> i64 "test.format_variadic_of_variadic_operand"(%i) <{operand_segments = array<i32: 0, 1>}> : (i64) -> ()
// -----
%i = "t.s"() : () -> i64 test.format_variadic_operand %i, %i : i64, i64
// -----
%i = "t.s"() : () -> i64 test.format_variadic_operand %i, %i : i64
// -----
%i = "t.s"() : () -> i64 test.format_variadic_operand %i : i32
// -----
test.format_variadic_operand :
// -----
test.format_variadic_operand : i64
// -----
%i = "t.s"() : () -> i64 test.format_multiple_variadic_operands (%i, %i), (%i : i64)
// -----
%i = "t.s"() : () -> i64 test.format_multiple_variadic_operands (), (%i, %i : i64, i64)
// -----
%i = "t.s"() : () -> i64 test.format_two_variadic_operands_no_buildable_type_op(%i : i64) -> (%i, %i : i64, i64)
// -----
%i = test.format_variadic_result : i64
// -----
%i:3 = test.format_variadic_result : i64, i64, i64 {a}
// -----
%r:2 = test.format_multiple_variadic_results : (i64), (i32)
// -----
test.format_multiple_variadic_results : (), ()
// -----
%i = "t.s"() : () -> i64 test.format_optional_operand_result_a_op(%i : i64) : i64
// -----
%i = "t.s"() : () -> i64 test.format_optional_operand_result_a_op( : ) : i64
// -----
%i = "t.s"() : () -> i64 test.format_optional_operand_result_a_op( : ) : i64 [%i, %i]
// -----
%i = "t.s"() : () -> i64 test.format_optional_operand_result_b_op (%i : i64) : i64
// -----
%i = "t.s"() : () -> i64 test.format_optional_operand_result_b_op : i64 [%i]
// -----
test.format_optional_operand_result_b_op :
// -----
%r:2 = test.format_optional_result_a_op : i64 -> i64
// -----
test.format_optional_result_a_op
// -----
test.format_optional_result_b_op
// -----
test.format_optional_result_b_op : i64 -> i64, i64
// -----
test.format_optional_result_a_op : i32 -> i64
