%0:3 = "t.a"() : () -> (!test.dynamic_singleton, !test.dynamic_pair<i32, f64>, !test.dynamic_custom_assembly_format<f32:i32>)
// -----
"t.b"() {c = #test.dynamic_custom_assembly_format<3 : i5, 2.0 : f32>} : () -> ()
// -----
"t.b"() {a = #test.dynamic_singleton, b = #test.dynamic_pair<3 : i5, 2.0 : f32>} : () -> ()
// -----
"t.b"() {c = #test.dynamic_custom_assembly_format<3 : i5 : 2.0 : f32>} : () -> ()
// -----
"t.a"() : () -> (!test.dynamic_singleton<>)
// -----
"t.a"() : () -> (!test.dynamic_singleton<i32>)
// -----
"t.a"() : () -> (!test.dynamic_pair)
// -----
"t.a"() : () -> (!test.dynamic_pair<>)
// -----
"t.a"() : () -> (!test.dynamic_pair<i32, >)
// -----
"t.a"() : () -> (!test.dynamic_pair<i32 f32>)
// -----
"test.dynamic_generic"() : () -> ()
// -----
test.dynamic_generic
// -----
"test.dynamic_generic"() ({}) : () -> (i1)
// -----
%0 = "t.v"() : () -> i1
%1:2 = "test.dynamic_one_operand_two_results"(%0) : (i1) -> (i1, i1)
// -----
"test.dynamic_one_operand_two_results"() : () -> (i1, i1)
// -----
test.dynamic_custom_parser_printer custom_keyword
// -----
test.dynamic_custom_parser_printer wrong
// -----
%0 = "test_dyn.one_result"() : () -> i1
// -----
"test_dyn.one_result"() : () -> ()
// -----
"test_dyn.other"() : () -> ()
// -----
"t.a"() : () -> (!test_dyn.singleton)
// -----
"t.a"() : () -> (!test_dyn.other)
// -----
"t.a"() {a = #test_dyn.singleton} : () -> ()
