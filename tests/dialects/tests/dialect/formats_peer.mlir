// peer
test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * { }
// -----
test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * { } {foo.some_attr}
// -----
test.format_literal_op keyword_$. -> ; , = <> () []( ) ? + * { }
// -----
test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
// -----
test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
// -----
test.format_attr_dict_w_keyword {attr = 10 : i64}
// -----
test.format_attr_dict_w_keyword attributes {attr = 10 : i32}
// -----
test.format_attr_op 10
// -----
test.format_attr_op 10 : i32
// -----
test.format_attr_op
// -----
test.format_attr_op 10 {attr = 5}
// -----
test.format_opt_attr_op_a(10)
// -----
test.format_opt_attr_op_a
// -----
test.format_opt_attr_op_b 10
// -----
test.format_opt_attr_op_b
// -----
test.format_symbol_name_attr_op @name
// -----
test.format_symbol_name_attr_op "name"
// -----
test.format_opt_symbol_name_attr_op @name
// -----
test.format_opt_symbol_name_attr_op
// -----
test.format_opt_symbol_ref_attr_op @name
// -----
test.format_opt_symbol_ref_attr_op
// -----
%r:2 = test.format_result_a_op memref<1xf64>
// -----
%r:2 = test.format_result_b_op i64, memref<1xf64>
// -----
%r:2 = test.format_result_c_op (i64) -> memref<1xf64>
// -----
%r:2 = test.format_result_b_op i64
// -----
%m:2 = "t.s"() : () -> (i64, memref<1xf64>) test.format_operand_a_op %m#0, %m#1 : i64, memref<1xf64>
// -----
%m:2 = "t.s"() : () -> (i64, memref<1xf64>) test.format_operand_b_op %m#0, %m#1 : memref<1xf64>
// -----
%m:2 = "t.s"() : () -> (i64, memref<1xf64>) test.format_operand_c_op %m#0, %m#1 : i64, memref<1xf64>
// -----
%m:2 = "t.s"() : () -> (i64, memref<1xf64>) test.format_operand_d_op %m#0, %m#1 : memref<1xf64>
// -----
%m:2 = "t.s"() : () -> (i64, memref<1xf64>) test.format_operand_e_op %m#0, %m#1 : i64, memref<1xf64>
// -----
test.format_optional_unit_attribute is_optional
// -----
test.format_optional_unit_attribute
// -----
test.format_optional_unit_attribute_no_elide unit
// -----
test.format_optional_unit_attribute_no_elide
// -----
test.format_optional_else then
// -----
test.format_optional_else else
// -----
test.format_optional_else
// -----
test.format_optional_default_attrs
// -----
test.format_optional_default_attrs "default" @default case5
// -----
test.format_optional_default_attrs "foo" @foo case10
// -----
test.oilist_with_keywords_only keyword
// -----
test.oilist_with_keywords_only keyword otherKeyword
// -----
test.oilist_with_keywords_only otherKeyword keyword
// -----
test.oilist_with_keywords_only thirdKeyword
// -----
test.oilist_with_keywords_only keyword keyword
// -----
%i:3 = "t.s"() : () -> (i32, i32, i32) test.oilist_with_simple_args keyword %i#0 : i32
// -----
%i:3 = "t.s"() : () -> (i32, i32, i32) test.oilist_with_simple_args otherKeyword %i#0 : i32 keyword %i#1 : i32
// -----
%i:3 = "t.s"() : () -> (i32, i32, i32) test.oilist_with_simple_args keyword %i#0 : i32 otherKeyword %i#1 : i32 keyword %i#2 : i32
// -----
%i:3 = "t.s"() : () -> (i32, i32, i32) test.oilist_with_simple_args thirdKeyword %i#2 : i32 keyword %i#0 : i32
// -----
%i:3 = "t.s"() : () -> (i32, i32, i32) test.oilist_variadic_with_parens keyword (%i#0, %i#1 : i32, i32)
// -----
%i:3 = "t.s"() : () -> (i32, i32, i32) test.oilist_variadic_with_parens otherKeyword (%i#0, %i#1 : i32, i32) thirdKeyword (%i#0 : i32)
// -----
%i = "t.s"() : () -> i64 test.format_custom_directive_operands %i, %i -> (%i)
// -----
%i = "t.s"() : () -> i64 test.format_custom_directive_operands %i -> (%i, %i)
// -----
%i = "t.s"() : () -> i64 test.format_custom_directive_operands_and_types %i, %i -> (%i) : i64, i64 -> (i64)
// -----
%i = "t.s"() : () -> i64 test.format_custom_directive_operands_and_types %i -> (%i) : i64 -> (i64)
// -----
test.format_custom_directive_regions { "t.e"() : () -> () }
// -----
test.format_custom_directive_regions { "t.e"() : () -> () }, { "t.e"() : () -> () }
// -----
%r:3 = test.format_custom_directive_results : i64, i64 -> (i64)
// -----
%r:2 = test.format_custom_directive_results : i64 -> (i64)
// -----
test.format_custom_directive_attributes 54 : i64
// -----
test.format_custom_directive_attributes 54 : i64, 46 : i64
// -----
test.format_custom_directive_attrdict {attr = 54 : i64}
// -----
test.format_custom_directive_attrdict {attr = 54 : i64, optAttr = 55 : i64}
// -----
%i = "t.s"() : () -> i64 test.format_custom_directive_with_optional_operand_ref %i : 1
// -----
test.format_custom_directive_with_optional_operand_ref : 0
// -----
test.using_property_ref_in_custom 1 + 4 = 5
// -----
test.using_property_ref_in_custom 1 + 4 = 6
// -----
test.optional_custom_attr foo false
// -----
test.optional_custom_attr bar
// -----
test.optional_custom_attr
// -----
test.optional_custom_attr foo
