"x.y"() {
  a = #test.op_asm_attr_interface<value = "vv">, b = #test.op_asm_attr_interface_tablegen_default<value = "ww">,
  d = "alias_test:dot_in_name", e = "alias_test:trailing_digit", h = "alias_test:prefixed_digit",
  i = ["alias_test:dot_in_name"], j = "alias_test:prefixed_symbol", k = "alias_test:tensor_encoding",
  l = tensor<4xi32, "alias_test:tensor_encoding">, m = "none", n = #test.nested_alias<"alias_test:dot_in_name">
} : () -> ()
"x.z"() {a = !test.test_rec_alias<a, i32>, d = i32} : () -> ()
%q = "x.y"() : () -> !test.op_asm_type_interface
%r = "x.y"() : () -> !test.op_asm_type_interface_tablegen_default
"x.y"() {a = (!test.op_asm_type_interface) -> tuple<!test.op_asm_type_interface>} : () -> ()
