#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#loc1 = loc("a.c":0:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "m22", baseType = #di_composite_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m27", baseType = #di_composite_type1>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m28", baseType = #di_composite_type>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m29", baseType = #di_composite_type>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S21", file = #di_file, elements = #di_derived_type1, #di_derived_type2, #di_derived_type3>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type2, #di_composite_type>
#di_subprogram = #llvm.di_subprogram<scope = #di_composite_type, name = "m23", type = #di_subroutine_type>
#di_composite_type3 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, elements = #di_derived_type, #di_subprogram>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m28", baseType = #di_composite_type3>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m29", baseType = #di_composite_type3>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type3>
#di_composite_type4 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S21", file = #di_file, elements = #di_derived_type1, #di_derived_type4, #di_derived_type5>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type1>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, name = "v1", file = #di_file, type = #di_composite_type4>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "v0", file = #di_file, type = #di_composite_type4>
#loc3 = loc(fused<#di_subprogram1>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i64 loc(fused<#di_subprogram1>[#loc1])) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i64 loc(#loc4)
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i64 loc(#loc4)
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("a.ll":0:0)
#loc2 = loc("a.c":1:0)
#loc4 = loc(fused<#di_subprogram1>[#loc2])
// -----
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#di_composite_type3 = #llvm.di_composite_type<recId = distinct[3]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#loc1 = loc("a.c":0:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "m40", baseType = #di_composite_type2>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m41", baseType = #di_composite_type>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type1, sizeInBits = 64>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type3, #di_composite_type>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m34", baseType = #di_derived_type2>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m24", baseType = #di_derived_type3>
#di_subprogram = #llvm.di_subprogram<scope = #di_composite_type2, name = "m42", type = #di_subroutine_type>
#di_composite_type4 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "S23", file = #di_file, elements = #di_derived_type, #di_derived_type1, #di_subprogram>
#di_composite_type5 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S20", file = #di_file, elements = #di_derived_type5>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type4, sizeInBits = 64>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m24", baseType = #di_derived_type6>
#di_composite_type6 = #llvm.di_composite_type<recId = distinct[3]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, elements = #di_derived_type7>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type1, #di_composite_type6>
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type6, #di_composite_type>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m31", type = #di_subroutine_type1>
#di_subprogram2 = #llvm.di_subprogram<scope = #di_composite_type2, name = "m42", type = #di_subroutine_type2>
#di_composite_type7 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "S23", file = #di_file, elements = #di_derived_type, #di_derived_type1, #di_subprogram2>
#di_subroutine_type3 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type7, #di_composite_type6>
#di_subprogram3 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m36", type = #di_subroutine_type3>
#di_composite_type8 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S22", file = #di_file, elements = #di_subprogram1, #di_derived_type4, #di_subprogram3>
#di_subroutine_type4 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type8, #di_composite_type8>
#di_subprogram4 = #llvm.di_subprogram<scope = #di_composite_type, name = "m27", type = #di_subroutine_type4>
#di_composite_type9 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S21", file = #di_file, elements = #di_subprogram4>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m41", baseType = #di_composite_type9>
#di_subroutine_type5 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type9>
#di_subroutine_type6 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type5, #di_composite_type9>
#di_subprogram5 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type5>
#di_subprogram6 = #llvm.di_subprogram<scope = #di_composite_type2, name = "m42", type = #di_subroutine_type6>
#di_composite_type10 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "S23", file = #di_file, elements = #di_derived_type, #di_derived_type8, #di_subprogram6>
#loc3 = loc(fused<#di_subprogram5>[#loc1])
#di_derived_type9 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type10, sizeInBits = 64>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram5, name = "v0", file = #di_file, type = #di_composite_type10>
#di_derived_type10 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m24", baseType = #di_derived_type9>
#di_composite_type11 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S20", file = #di_file, elements = #di_derived_type10>
#di_subroutine_type7 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type1, #di_composite_type11>
#di_subroutine_type8 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type10, #di_composite_type11>
#di_subprogram7 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m31", type = #di_subroutine_type7>
#di_subprogram8 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m36", type = #di_subroutine_type8>
#di_composite_type12 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S22", file = #di_file, elements = #di_subprogram7, #di_derived_type4, #di_subprogram8>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram5, name = "v1", file = #di_file, type = #di_composite_type12>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i64 loc(fused<#di_subprogram5>[#loc1])) {
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i64 loc(#loc4)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i64 loc(#loc4)
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("a.ll":0:0)
#loc2 = loc("a.c":1:0)
#loc4 = loc(fused<#di_subprogram5>[#loc2])
// -----
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#loc1 = loc("a.c":0:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S20", file = #di_file>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m23", baseType = #di_derived_type>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S21", file = #di_file, elements = #di_derived_type1>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type2>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v1", file = #di_file, type = #di_composite_type2>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "v0", file = #di_file, type = #di_composite_type1>
#loc3 = loc(fused<#di_subprogram>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i64 loc(fused<#di_subprogram>[#loc1])) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i64 loc(#loc4)
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i64 loc(#loc4)
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("a.ll":0:0)
#loc2 = loc("a.c":1:0)
#loc4 = loc(fused<#di_subprogram>[#loc2])
// -----
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#di_composite_type3 = #llvm.di_composite_type<recId = distinct[3]<>, isRecSelf = true>
#di_composite_type4 = #llvm.di_composite_type<recId = distinct[4]<>, isRecSelf = true>
#di_composite_type5 = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#di_composite_type6 = #llvm.di_composite_type<recId = distinct[6]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#loc1 = loc("a.c":0:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m39", baseType = #di_composite_type3>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type5, sizeInBits = 64>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type6, sizeInBits = 64>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m62", baseType = #di_composite_type1>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m46", baseType = #di_composite_type4>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m27", baseType = #di_composite_type3>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type1, sizeInBits = 64>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type1, #di_composite_type5>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type, #di_composite_type5>
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type5, #di_composite_type3>
#di_derived_type9 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m44", baseType = #di_derived_type>
#di_derived_type10 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m47", baseType = #di_derived_type2>
#di_derived_type11 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m52", baseType = #di_derived_type2>
#di_derived_type12 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m54", baseType = #di_derived_type3>
#di_derived_type13 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m60", baseType = #di_derived_type4>
#di_derived_type14 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m36", baseType = #di_derived_type2>
#di_derived_type15 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m34", baseType = #di_derived_type8>
#di_subprogram = #llvm.di_subprogram<scope = #di_composite_type4, name = "m40", type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_composite_type5, name = "m28", type = #di_subroutine_type1>
#di_subprogram2 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m57", type = #di_subroutine_type2>
#di_composite_type7 = #llvm.di_composite_type<recId = distinct[4]<>, tag = DW_TAG_structure_type, name = "S23", file = #di_file, elements = #di_derived_type1, #di_subprogram>
#di_composite_type8 = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, scope = #di_composite_type1, elements = #di_derived_type7, #di_subprogram1>
#di_composite_type9 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S22", file = #di_file, scope = #di_composite_type, elements = #di_derived_type15, #di_derived_type14>
#di_derived_type16 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m46", baseType = #di_composite_type7>
#di_subroutine_type3 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type8, #di_composite_type3>
#di_subroutine_type4 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type9, #di_composite_type5>
#di_composite_type10 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "S24", file = #di_file, elements = #di_derived_type9, #di_derived_type16, #di_derived_type10>
#di_subprogram3 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m57", type = #di_subroutine_type3>
#di_subprogram4 = #llvm.di_subprogram<scope = #di_composite_type5, name = "m28", type = #di_subroutine_type4>
#di_derived_type17 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type10, sizeInBits = 64>
#di_derived_type18 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m50", baseType = #di_derived_type17>
#di_composite_type11 = #llvm.di_composite_type<recId = distinct[3]<>, tag = DW_TAG_structure_type, name = "S25", file = #di_file, elements = #di_derived_type18, #di_derived_type11, #di_derived_type12>
#di_derived_type19 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m27", baseType = #di_composite_type11>
#di_composite_type12 = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, scope = #di_composite_type1, elements = #di_derived_type19, #di_subprogram1>
#di_derived_type20 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type12, sizeInBits = 64>
#di_subroutine_type5 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type1, #di_composite_type12>
#di_derived_type21 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m54", baseType = #di_derived_type20>
#di_subprogram5 = #llvm.di_subprogram<scope = #di_composite_type4, name = "m40", type = #di_subroutine_type5>
#di_composite_type13 = #llvm.di_composite_type<recId = distinct[4]<>, tag = DW_TAG_structure_type, name = "S23", file = #di_file, elements = #di_derived_type1, #di_subprogram5>
#di_derived_type22 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m46", baseType = #di_composite_type13>
#di_composite_type14 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "S24", file = #di_file, elements = #di_derived_type9, #di_derived_type22, #di_derived_type10>
#di_derived_type23 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type14, sizeInBits = 64>
#di_derived_type24 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m50", baseType = #di_derived_type23>
#di_composite_type15 = #llvm.di_composite_type<recId = distinct[3]<>, tag = DW_TAG_structure_type, name = "S25", file = #di_file, elements = #di_derived_type24, #di_derived_type11, #di_derived_type21>
#di_subroutine_type6 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type12, #di_composite_type15>
#di_subprogram6 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m57", type = #di_subroutine_type6>
#di_composite_type16 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S26", file = #di_file, elements = #di_subprogram6, #di_derived_type13, #di_derived_type5>
#di_derived_type25 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type16, sizeInBits = 64>
#di_derived_type26 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m34", baseType = #di_derived_type25>
#di_composite_type17 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S22", file = #di_file, scope = #di_composite_type, elements = #di_derived_type26, #di_derived_type14>
#di_derived_type27 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m32", baseType = #di_composite_type17>
#di_composite_type18 = #llvm.di_composite_type<recId = distinct[6]<>, tag = DW_TAG_structure_type, name = "S21", file = #di_file, elements = #di_derived_type27>
#di_derived_type28 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type18, sizeInBits = 64>
#di_subroutine_type7 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type18>
#di_derived_type29 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m60", baseType = #di_derived_type28>
#di_subprogram7 = #llvm.di_subprogram<id = distinct[8]<>, compileUnit = #di_compile_unit, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type7>
#di_composite_type19 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S26", file = #di_file, elements = #di_subprogram3, #di_derived_type29, #di_derived_type5>
#di_composite_type20 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S26", file = #di_file, elements = #di_subprogram2, #di_derived_type29, #di_derived_type5>
#loc3 = loc(fused<#di_subprogram7>[#loc1])
#di_derived_type30 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type19, sizeInBits = 64>
#di_derived_type31 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m34", baseType = #di_derived_type30>
#di_composite_type21 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S22", file = #di_file, scope = #di_composite_type, elements = #di_derived_type31, #di_derived_type14>
#di_derived_type32 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type21, sizeInBits = 64>
#di_subroutine_type8 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type21, #di_composite_type5>
#di_derived_type33 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m47", baseType = #di_derived_type32>
#di_derived_type34 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m52", baseType = #di_derived_type32>
#di_subprogram8 = #llvm.di_subprogram<scope = #di_composite_type5, name = "m28", type = #di_subroutine_type8>
#di_composite_type22 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "S24", file = #di_file, elements = #di_derived_type9, #di_derived_type6, #di_derived_type33>
#di_composite_type23 = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, scope = #di_composite_type20, elements = #di_derived_type7, #di_subprogram8>
#di_derived_type35 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type22, sizeInBits = 64>
#di_derived_type36 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type23, sizeInBits = 64>
#di_derived_type37 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m50", baseType = #di_derived_type35>
#di_derived_type38 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m54", baseType = #di_derived_type36>
#di_composite_type24 = #llvm.di_composite_type<recId = distinct[3]<>, tag = DW_TAG_structure_type, name = "S25", file = #di_file, elements = #di_derived_type37, #di_derived_type34, #di_derived_type38>
#di_derived_type39 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m39", baseType = #di_composite_type24>
#di_derived_type40 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m27", baseType = #di_composite_type24>
#di_composite_type25 = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, scope = #di_composite_type1, elements = #di_derived_type40, #di_subprogram4>
#di_subroutine_type9 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type25, #di_composite_type24>
#di_subprogram9 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m57", type = #di_subroutine_type9>
#di_composite_type26 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S26", file = #di_file, elements = #di_subprogram9, #di_derived_type29, #di_derived_type5>
#di_derived_type41 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type26, sizeInBits = 64>
#di_derived_type42 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m34", baseType = #di_derived_type41>
#di_composite_type27 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S22", file = #di_file, scope = #di_composite_type, elements = #di_derived_type42, #di_derived_type14>
#di_subroutine_type10 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type27, #di_composite_type5>
#di_subprogram10 = #llvm.di_subprogram<scope = #di_composite_type5, name = "m28", type = #di_subroutine_type10>
#di_composite_type28 = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, scope = #di_composite_type26, elements = #di_derived_type40, #di_subprogram10>
#di_subroutine_type11 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type26, #di_composite_type28>
#di_subprogram11 = #llvm.di_subprogram<scope = #di_composite_type4, name = "m40", type = #di_subroutine_type11>
#di_composite_type29 = #llvm.di_composite_type<recId = distinct[4]<>, tag = DW_TAG_structure_type, name = "S23", file = #di_file, elements = #di_derived_type39, #di_subprogram11>
#di_derived_type43 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m46", baseType = #di_composite_type29>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram7, name = "v0", file = #di_file, type = #di_composite_type29>
#di_composite_type30 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "S24", file = #di_file, elements = #di_derived_type9, #di_derived_type43, #di_derived_type33>
#di_derived_type44 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type30, sizeInBits = 64>
#di_derived_type45 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m50", baseType = #di_derived_type44>
#di_composite_type31 = #llvm.di_composite_type<recId = distinct[3]<>, tag = DW_TAG_structure_type, name = "S25", file = #di_file, elements = #di_derived_type45, #di_derived_type34, #di_derived_type38>
#di_derived_type46 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m27", baseType = #di_composite_type31>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram7, name = "v1", file = #di_file, type = #di_composite_type31>
#di_composite_type32 = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "S20", file = #di_file, scope = #di_composite_type1, elements = #di_derived_type46, #di_subprogram1>
#di_subroutine_type12 = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type32, #di_composite_type31>
#di_subprogram12 = #llvm.di_subprogram<scope = #di_composite_type1, name = "m57", type = #di_subroutine_type12>
#di_composite_type33 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "S26", file = #di_file, elements = #di_subprogram12, #di_derived_type29, #di_derived_type5>
#di_derived_type47 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type33, sizeInBits = 64>
#di_derived_type48 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m34", baseType = #di_derived_type47>
#di_composite_type34 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S22", file = #di_file, scope = #di_composite_type, elements = #di_derived_type48, #di_derived_type14>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram7, name = "v2", file = #di_file, type = #di_composite_type34>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i64 loc(fused<#di_subprogram7>[#loc1])) {
    llvm.intr.dbg.value #di_local_variable2 = %arg0 : i64 loc(#loc4)
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i64 loc(#loc4)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i64 loc(#loc4)
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("a.ll":0:0)
#loc2 = loc("a.c":1:0)
#loc4 = loc(fused<#di_subprogram7>[#loc2])
