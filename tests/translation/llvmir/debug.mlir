#file = #llvm.di_file<"a.c" in "/dir">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "mine", isOptimized = true, emissionKind = Full, nameTableKind = None>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64>
#void = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64, alignInBits = 64, dwarfAddressSpace = 3>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<lowerBound = 1 : i64, upperBound = 4 : i64, stride = 2 : i64>>
#self = #llvm.di_composite_type<recId = distinct[9]<>, isRecSelf = true>
#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #next, sizeInBits = 64, offsetInBits = 64>
#node = #llvm.di_composite_type<recId = distinct[9]<>, tag = DW_TAG_structure_type, name = "node", file = #file, line = 3, scope = #file, flags = TypePassByValue, sizeInBits = 128, elements = #member>
#routine = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #int, #node, #array>
#routine2 = #llvm.di_subroutine_type<types = #int>
#namespace = #llvm.di_namespace<name = "ns", scope = #file, exportSymbols = true>
#variable_of_unit = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 2, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#expression = #llvm.di_global_variable_expression<var = #variable_of_unit, expr = <[DW_OP_plus_uconst(4), DW_OP_LLVM_fragment(0, 16)]>>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #namespace, name = "f", linkageName = "_f", file = #file, line = 1, scopeLine = 2, subprogramFlags = "LocalToUnit|Definition|Optimized", type = #routine>
#callee = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "callee", file = #file, line = 8, subprogramFlags = Definition, type = #routine2>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 4, column = 3>
#block_file = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 5>
#variable = #llvm.di_local_variable<scope = #block, name = "v", file = #file, line = 5, arg = 1, alignInBits = 32, type = #pointer, flags = "Artificial|ObjectPointer">
#unnamed = #llvm.di_local_variable<scope = #function, type = #void>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 6>

llvm.mlir.global internal @g(1 : i32) {dbg_exprs = [#expression]} : i32

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr loc(fused<#block>["a.c":5:6])
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_convert(16, DW_ATE_signed)]> = %a : i32 loc("a.c":5:7)
  llvm.intr.dbg.value #unnamed = %a : i32 loc("a.c":5:8)
  llvm.intr.dbg.label #label loc("a.c":6:1)
  %0 = llvm.load %p : !llvm.ptr -> i32 loc(fused<#block_file>["a.c":7:8])
  %1 = llvm.add %0, %a : i32 loc(callsite(fused<#callee>["b.c":9:10] at "a.c":11:12))
  %2 = llvm.add %1, %a : i32 loc("named"("a.c":13:14))
  llvm.store %2, %p : i32, !llvm.ptr loc(fused["a.c":15:16, "a.c":15:17])
  llvm.return loc(unknown)
} loc(fused<#function>["a.c":1:1])

llvm.func @without(%a: i32) {
  llvm.return loc("a.c":20:1)
}
