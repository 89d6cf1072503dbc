// peer
%i = "t.s"() : () -> i64 %0 = test.format_buildable_type_op %i
// -----
%i = "t.s"() : () -> i32 %0 = test.format_buildable_type_op %i
// -----
%i = "t.s"() : () -> i64 %0 = test.format_types_match_var %i : i64
// -----
%i = "t.s"() : () -> i64 %0 = test.format_types_match_var {a} %i : i64
// -----
%i = "t.s"() : () -> i64 %0 = "test.format_types_match_var"(%i) : (i64) -> i32
// -----
%i:2 = "t.s"() : () -> (i64, i32) %0:2 = "test.format_types_match_variadic"(%i#0, %i#1) : (i64, i32) -> (i64, i32)
// -----
%i:2 = "t.s"() : () -> (i64, i32) %0:2 = "test.format_types_match_variadic"(%i#0, %i#1) : (i64, i32) -> (i64, i64)
// -----
%0 = test.format_types_match_attr 1 : i64
// -----
%0 = "test.format_types_match_attr"() <{value = 1 : i64}> : () -> i32
// -----
%0 = test.format_types_match_attr unit
// -----
%i = "t.s"() : () -> i64 %0 = test.format_types_match_context %i : i64
// -----
%i = "t.s"() : () -> i64 %0 = "test.format_types_match_context"(%i) : (i64) -> i64
// -----
%i = "t.s"() : () -> i64 %0 = test.format_all_types_match_var %i, %i : i64
// -----
%i = "t.s"() : () -> i64 %0 = "test.format_all_types_match_var"(%i, %i) : (i64, i64) -> i32
// -----
%i = "t.s"() : () -> i64 %0 = test.format_all_types_match_attr 1 : i64, %i
// -----
%0 = test.format_infer_type
// -----
%0 = test.format_infer_type {a}
// -----
%0 = "test.format_infer_type"() : () -> i32
// -----
%i = "t.s"() : () -> i64 %0:2 = test.format_infer_type_all_operands_and_types(%i, %i) : i64, i64
// -----
%i = "t.s"() : () -> i64 %0 = "test.format_infer_type_all_operands_and_types"(%i) : (i64) -> i32
// -----
%i = "t.s"() : () -> i64 %0 = test.format_infer_variadic_type_from_non_variadic %i, %i : i64
