#file = #llvm.di_file<"a.c" in "/dir">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "mine", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64>
#members = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 3, sizeInBits = 64, elements = #pointer, #int>
#routine = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #int, #members>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "f", file = #file, line = 1, scopeLine = 2, subprogramFlags = Definition, type = #routine>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 4>
#variable = #llvm.di_local_variable<scope = #block, name = "v", file = #file, line = 5, arg = 1, alignInBits = 32, type = #int>
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16), DW_OP_plus_uconst(3), DW_OP_deref, DW_OP_LLVM_convert(16, DW_ATE_signed)]> = %a : i32
  llvm.return
} loc(fused<#function>["x.c":1:1])

// -----

#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#struct = #llvm.tbaa_type_desc<id = "struct", members = {<#char, 0>, <#char, 8>}>
#tag = #llvm.tbaa_tag<base_type = #struct, access_type = #char, offset = 8>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[2]<>>
llvm.func @access(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag], access_groups = [#group], alias_scopes = [#scope]} : !llvm.ptr -> i8
  llvm.store %0, %p {noalias_scopes = [#scope]} : i8, !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.func @range(%a: i32) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 100>})
module attributes {llvm.data_layout = "e-i64:64"} {}
