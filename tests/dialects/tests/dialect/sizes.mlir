// The sizes of groups in dictionaries, and sizes that do not fit.
%0 = "t.s"() : () -> i32
%1:2 = "test.sizes_of_operands"(%0, %0) <{operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 0, 2>}> : (i32, i32) -> (i32, i32)
%2:2 = "test.sizes_of_results"(%0, %0) <{operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 0, 2>}> : (i32, i32) -> (i32, i32)
%3:2 = "test.sizes_of_both"(%0, %0) <{operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> (i32, i32)
%4:2 = "test.sizes_of_both"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 2>, n = 3 : i32}> {k} : (i32, i32) -> (i32, i32)
%5:2 = "test.sizes_of_some"(%0, %0) <{operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 0, 2>}> : (i32, i32) -> (i32, i32)
"test.nested_sizes"(%0, %0) <{sizes = array<i32: 0, 2>, z = 1 : i32}> : (i32, i32) -> ()
// -----
%0 = "t.s"() : () -> i32
%1:2 = test.sizes_of_both %0, %0 : (i32, i32) -> (i32, i32)
// -----
%0 = "t.s"() : () -> i32
%1:2 = test.sizes_of_both %0, %0 <{operandSegmentSizes = array<i32: 0, 2>}> : (i32, i32) -> (i32, i32)
// -----
%0 = "t.s"() : () -> i32
%1:2 = test.sizes_of_some and %0, %0 <{operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 0, 2>}> -> i32, i32
// -----
%0 = "t.s"() : () -> i32
%1:2 = test.sizes_of_both %0, %0 <{operandSegmentSizes = 4 : i32}> : (i32, i32) -> (i32, i32)
// -----
%0 = "t.s"() : () -> i8
%1:2 = "test.sizes_of_one"(%0, %0) <{operandSegmentSizes = array<i32: 0, 2, 0>, resultSegmentSizes = array<i32: 0, 1, 1>}> : (i8, i8) -> (i8, i8)
// -----
%0 = "t.s"() : () -> i8
%1:2 = "test.sizes_of_one"(%0, %0) <{operandSegmentSizes = array<i32: 0, 0, 2>, resultSegmentSizes = array<i32: 0, 1, 1>}> : (i8, i8) -> (i8, i8)
// -----
%0 = "t.s"() : () -> i8
%1:2 = "test.sizes_of_one"(%0, %0) <{operandSegmentSizes = array<i32: 2, 0, 0>, resultSegmentSizes = array<i32: 0, 1, 1>}> : (i8, i8) -> (i8, i8)
// -----
%0 = "t.s"() : () -> i8
%1:2 = "test.sizes_of_one"(%0, %0) <{operandSegmentSizes = array<i32: 0, 1, 1>, resultSegmentSizes = array<i32: 1, 0, 1>}> : (i8, i8) -> (i8, i8)
// -----
%0 = "t.s"() : () -> i8
%1:2 = "test.sizes_of_one"(%0, %0) <{operandSegmentSizes = array<i32: 0, 1, 1>, resultSegmentSizes = array<i32: 0, 1, 1>}> : (i8, i8) -> (i8, i8)
// -----
%0 = "t.s"() : () -> i8
test.nested_sizes (%0), (%0) <{sizes = array<i32: 2>, z = 1 : i32}> : (i8), (i8)
// -----
%0 = "t.s"() : () -> i8
test.nested_sizes (%0), (%0) <{z = 1 : i32}> : (i8), (i8)
