#file = #llvm.di_file<"main.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#leaf = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "leaf", file = #file, subprogramFlags = Definition>
#root = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "root", file = #file, subprogramFlags = Definition>
llvm.func @leaf() {
  llvm.return
} loc(fused<#leaf>["main.c":1:1])
llvm.func @root() {
  llvm.call @leaf() : () -> () loc(unknown)
  llvm.return
} loc(fused<#root>["main.c":7:1])

// -----

#file = #llvm.di_file<"main.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#leaf = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "leaf", file = #file, subprogramFlags = Definition>
#root = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "root", file = #file, subprogramFlags = Definition>
llvm.func @leaf() {
  llvm.return
} loc(fused<#leaf>["main.c":1:1])
llvm.func @root() {
  llvm.call @leaf() : () -> () loc(unknown)
  llvm.return
} loc(callsite("main.c":3:1 at fused<#root>["main.c":7:1]))

// -----

llvm.func @repeated() attributes {visibility_ = 1 : i64} { llvm.return }

// -----

llvm.func @number() { %0 = llvm.mlir.constant(1.5 : f64) : !llvm.ppc_fp128 llvm.return }
