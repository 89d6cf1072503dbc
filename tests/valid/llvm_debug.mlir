module attributes {my.debug = #llvm.di_namespace<name = "n", scope = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t">, exportSymbols = true>} {}

// -----

module attributes {my.debug = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #llvm.di_basic_type<name = "i">, elements = #llvm.di_subrange<count = 3 : i64>, #llvm.di_generic_subrange<count = 3 : i64, lowerBound = 1 : i64, stride = 1 : i64>>} {}

// -----

module attributes {my.debug = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #llvm.di_null_type, extraData = #llvm.di_annotation<name = "n", value = "v">>} {}

// -----

module attributes {my.debug = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 8, stringLength = #llvm.di_local_variable<scope = #llvm.di_lexical_block<scope = #llvm.di_file<"a.c" in "/d">>>>} {}

// -----

module attributes {my.debug = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root<id = "r">, 0>, <#llvm.tbaa_type_desc<id = "u", members = {<#llvm.tbaa_root<id = "r">, 0>}>, 4>}>} {}

// -----

module attributes {my.debug = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<"a.c" in "/d">, entity = #llvm.di_module<name = "m">, file = #llvm.di_file<"a.c" in "/d">, line = 3, elements = #llvm.di_label<scope = #llvm.di_file<"a.c" in "/d">>>} {}
