// peer
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<1xf32>) %0 = "test.same_operand_element_type"(%a#0, %a#1) : (tensor<1xi32>, tensor<1xf32>) -> i32
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<2xi32>) %0 = "test.same_operand_element_type"(%a#0, %a#1) : (tensor<1xi32>, tensor<2xi32>) -> i32
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<2xi32>) %0 = "test.same_operand_and_result_element_type"(%a#0, %a#1) : (tensor<1xi32>, tensor<2xi32>) -> tensor<1xf32>
// -----
"test.same_operand_and_result_element_type"() : () -> ()
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<2xi32>) "test.same_operand_shape"(%a#0, %a#1) : (tensor<1xi32>, tensor<2xi32>) -> ()
// -----
"test.same_operand_shape"() : () -> ()
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<?xf32>) "test.same_operand_shape"(%a#0, %a#1) : (tensor<1xi32>, tensor<?xf32>) -> ()
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<1xi32>) %0 = "test.same_operand_and_result_shape"(%a#0, %a#1) : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// -----
%a = "t.s"() : () -> tensor<1xi32> %0 = "test.same_operand_and_result_shape"(%a) : (tensor<1xi32>) -> tensor<1xi32>
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<2xi32>) %0 = "test.same_operand_and_result_type"(%a#0, %a#1) : (tensor<1xi32>, tensor<2xi32>) -> tensor<1xi32>
// -----
%a = "t.s"() : () -> tensor<1xi32> %0 = "test.same_operand_and_result_type"(%a) : (tensor<1xi32>) -> tensor<1xf32>
// -----
"test.same_operand_and_result_type"() : () -> ()
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<2xf32>) "test.operands_have_same_element_type"(%a#0, %a#1) : (tensor<1xi32>, tensor<2xf32>) -> ()
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, i32) "test.operands_have_same_element_type"(%a#0, %a#1) : (tensor<1xi32>, i32) -> ()
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<1xi32>) %0 = "test.operands_and_result_have_same_rank"(%a#0, %a#1) : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<1xi32>) %0 = "test.operand0_and_result_have_same_shape"(%a#0, %a#1) : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// -----
%a:2 = "t.s"() : () -> (tensor<2xi32>, tensor<1xi32>) %0 = "test.operand0_and_result_have_same_shape"(%a#0, %a#1) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<1xi32>) %0 = "test.operand0_and_result_have_same_element_count"(%a#0, %a#1) : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// -----
%a:2 = "t.s"() : () -> (tensor<2x3xi32>, tensor<1xi32>) %0 = "test.operand0_and_result_have_same_element_count"(%a#0, %a#1) : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<6xi32>
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<1xi32>) %0 = "test.operand0_and_result_have_same_type"(%a#0, %a#1) : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// -----
%a:2 = "t.s"() : () -> (tensor<1xi32>, tensor<1xf32>) %0 = "test.arg_and_res_have_fixed_element_types"(%a#0, %a#1) {attr = ""} : (tensor<1xi32>, tensor<1xf32>) -> tensor<1xi16>
// -----
%a:2 = "t.s"() : () -> (tensor<1xf32>, tensor<1xf32>) %0 = "test.arg_and_res_have_fixed_element_types"(%a#0, %a#1) {attr = ""} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi16>
// -----
%a = "t.s"() : () -> tensor<1x2x3xi32> %0 = "test.operand_rank_equals_result_size"(%a) : (tensor<1x2x3xi32>) -> tensor<4xi32>
// -----
%a = "t.s"() : () -> tensor<1x2x3xi32> %0 = "test.operand_rank_equals_result_size"(%a) : (tensor<1x2x3xi32>) -> tensor<3xi32>
// -----
%a:2 = "t.s"() : () -> (none, none) "test.if_first_operand_is_none_then_so_is_second"(%a#0, %a#1) : (none, none) -> ()
// -----
%a:2 = "t.s"() : () -> (none, i32) "test.if_first_operand_is_none_then_so_is_second"(%a#0, %a#1) : (none, i32) -> ()
// -----
%a:2 = "t.s"() : () -> (i1, none) "test.if_first_operand_is_none_then_so_is_second"(%a#0, %a#1) : (i1, none) -> ()
// -----
func.func @f(%a: tensor<4x3xi32>, %b: tensor<3xi32>, %c: tensor<2xi32>, %u: tensor<*xi32>) {
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  %1 = "test.broadcastable"(%u, %b) : (tensor<*xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  %2 = "test.broadcastable"(%a, %b) : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<?x3xi32>
  return
}
// -----
func.func @f(%a: tensor<4x3xi32>, %b: tensor<2xi32>) {
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3xi32>, tensor<2xi32>) -> tensor<4x3xi32>
  return
}
// -----
func.func @f(%a: tensor<4x3xi32>, %b: tensor<3xi32>) {
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<4x2xi32>
  return
}
// -----
func.func @f(%a: tensor<4x3xi32>, %b: tensor<3xi32>) {
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return
}
// -----
func.func @f(%a: tensor<4x3xi32>, %b: vector<3xi32>) {
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3xi32>, vector<3xi32>) -> tensor<3xi32>
  return
}
