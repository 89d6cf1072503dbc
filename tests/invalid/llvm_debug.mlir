module attributes {my.debug = #llvm.di_namespace<name = "n", scope = "x", exportSymbols = true>} {}

// -----

module attributes {my.debug = #llvm.di_namespace<name = "n", scope = #llvm.di_null_type, exportSymbols = true>} {}

// -----

module attributes {my.debug = #llvm.di_lexical_block<scope = #llvm.di_expression<>>} {}

// -----

module attributes {my.debug = #llvm.di_derived_type<tag = DW_TAG_member, baseType = #llvm.di_file<"a.c" in "/d">>} {}

// -----

module attributes {my.debug = #llvm.di_derived_type<tag = DW_TAG_member, extraData = 3 : i32>} {}

// -----

module attributes {my.debug = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = #llvm.di_subrange<count = 3 : i64>, #llvm.di_expression<>>} {}

// -----

module attributes {my.debug = #llvm.di_subroutine_type<types = #llvm.di_null_type, #llvm.di_file<"a.c" in "/d">>} {}

// -----

module attributes {my.debug = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", stringLength = #llvm.di_label<scope = #llvm.di_file<"a.c" in "/d">>>} {}

// -----

module attributes {my.debug = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.di_null_type, 0>}>} {}

// -----

module attributes {my.debug = #llvm.di_label<scope = #llvm.di_subrange<count = 3 : i64>, name = "l">} {}
